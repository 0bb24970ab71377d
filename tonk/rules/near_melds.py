"""Pairs of natural cards that are one card short of a meld, and the cards that complete them."""

from typing import Final

from tonk.rules.cards import EMPTY, FULL_DECK, Card, CardSet, card_range, rank_of, suit_of


def _completing(low: Card, high: Card) -> CardSet:
    """Return the cards that complete a meld with these two; none if there are none."""
    if rank_of(low) == rank_of(high):
        return (15 << 4 * rank_of(low)) & ~(1 << low | 1 << high)
    if suit_of(low) != suit_of(high) or high - low > 8:
        return EMPTY
    if high - low == 8:
        return 1 << low + 4
    return (1 << low - 4 if low >= 4 else EMPTY) | (1 << high + 4 if high < 48 else EMPTY)


OUTS_OF: Final[dict[CardSet, CardSet]] = {
    1 << low | 1 << high: outs
    for low in FULL_DECK
    for high in card_range(low + 1, 52)
    if (outs := _completing(low, high))
}
"""The cards that complete each pair that is two thirds of a meld."""

PARTNERS: Final[tuple[CardSet, ...]] = tuple(
    sum((pair ^ 1 << card for pair in OUTS_OF if pair >> card & 1), EMPTY) for card in FULL_DECK
)
"""The cards that make two thirds of a meld with each card, by card."""

MOST_OUTS: Final = 6
"""The most cards that can complete a meld with any one card of a hand without melds."""

_COMPLETED_BY: Final[tuple[tuple[CardSet, ...], ...]] = tuple(
    tuple(pair for pair, outs in OUTS_OF.items() if outs >> card & 1) for card in FULL_DECK
)
"""The pairs that each card completes to a meld, by card."""


def completes(hand: CardSet, card: Card) -> bool:
    """Return whether a card completes a meld with natural cards of a hand."""
    partners = hand & PARTNERS[card]
    if partners & partners - 1:
        for pair in _COMPLETED_BY[card]:
            if partners & pair == pair:
                return True
    return False
