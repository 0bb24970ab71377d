"""The count of a hand of thirty-one: its best suit.

Counts are in halves of a point, for three of a rank count thirty and a half.
"""

from functools import lru_cache
from typing import Final

from tonk.rules.cards import ACE, ALL_CARDS, Card, CardSet, cards_in, rank_of, suit_of
from tonk.rules.melds import SUITS_OF_CARDS, is_book

HALVES: Final = 2
"""The parts of a point in which hands are counted."""
ALL_IN_ONE_SUIT: Final = 31 * HALVES
"""The count that ends a hand at once: ace and two courts or a ten, of one suit."""
THREE_OF_A_KIND: Final = 61
"""The count of three of a rank."""
SUIT_POINTS: Final = tuple([11 if rank_of(card) == ACE else min(rank_of(card) + 1, 10) for card in cards_in(ALL_CARDS)])
"""The points of each card within its suit, by card: the ace counts 11, courts count 10."""


@lru_cache(maxsize=1 << 14)
def count_of(hand: CardSet, *, threes: bool) -> int:
    """Return the count of a hand, in halves of a point: that of its best suit, or of three of a rank.

    Args:
        hand: The cards.
        threes: Whether three of a rank count.
    """
    if threes and hand.bit_count() == 3 and is_book(hand):
        return THREE_OF_A_KIND
    return HALVES * max([sum([SUIT_POINTS[card] for card in cards_in(hand & suit)]) for suit in SUITS_OF_CARDS])


def suit_with(card: Card) -> CardSet:
    """Return all cards of the suit of a card."""
    return SUITS_OF_CARDS[suit_of(card)]
