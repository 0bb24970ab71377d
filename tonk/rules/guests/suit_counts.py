"""The count of a hand of thirty-one, which is that of its best suit.

Counts are in half points, because three of a rank count 30½.
"""

from functools import lru_cache
from typing import Final

from tonk.rules.cards import ACE, ALL_CARDS, Card, CardSet, cards_in, rank_of, suit_of
from tonk.rules.melds import SUITS_OF_CARDS, is_book

HALVES: Final = 2
"""The number of half points in a point."""
ALL_IN_ONE_SUIT: Final = 31 * HALVES
"""The count that ends a hand at once: an ace and two cards that count 10, of one suit."""
THREE_OF_A_KIND: Final = 61
"""The count of three of a rank."""
SUIT_POINTS: Final = tuple([11 if rank_of(card) == ACE else min(rank_of(card) + 1, 10) for card in cards_in(ALL_CARDS)])
"""The points of each card within its suit, indexed by card: the ace counts 11, court cards count 10."""


# A larger cache fills up over thousands of hands: memory that grows for hours. This one serves almost as well,
# because the hands asked for again are mostly those of the hand in play.
@lru_cache(maxsize=1 << 11)
def count_of(hand: CardSet, *, threes: bool) -> int:
    """Return the count of a hand, in half points: its best suit, or three of a rank.

    Args:
        hand: The cards.
        threes: Whether three of a rank count 30½.
    """
    if threes and hand.bit_count() == 3 and is_book(hand):
        return THREE_OF_A_KIND
    return HALVES * max([sum([SUIT_POINTS[card] for card in cards_in(hand & suit)]) for suit in SUITS_OF_CARDS])


def suit_with(card: Card) -> CardSet:
    """Return all cards of a card's suit."""
    return SUITS_OF_CARDS[suit_of(card)]
