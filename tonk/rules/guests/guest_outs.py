"""Cards that would make a spread with cards of a hand, and the ways in which a card can be used."""

from typing import Final

from tonk.rules.cards import ALL_CARDS, Card, CardSet

_FIRST: Final = CardSet(0x1111111111111)
"""The cards of the first suit: one bit for each rank."""
_NOT_FIRST: Final = ALL_CARDS ^ _FIRST
_LAST: Final = CardSet(_FIRST << 3)
_FIRST_TWO: Final = CardSet(_FIRST * 3)
_LAST_TWO: Final = CardSet(_FIRST * 12)


def outs_of(hand: CardSet) -> CardSet:
    """Return the cards outside a hand that would make a spread with two of its cards."""
    # Shift the hand by one, two and three suits: the four cards of a rank are four adjacent bits.
    one = hand << 1 & _NOT_FIRST | hand >> 3 & _FIRST
    two = hand << 2 & _LAST_TWO | hand >> 2 & _FIRST_TWO
    three = hand >> 1 & ~_LAST | hand << 3 & _LAST
    books = one & two | one & three | two & three
    below, above = hand << 4, hand >> 4
    runs = below & hand << 8 | below & above | above & hand >> 8
    return (books | runs) & ALL_CARDS & ~hand


def ways_to_use(card: Card, cards: CardSet) -> int:
    """Return the number of pairs among some cards that make a spread of three with a card."""
    rank = card & ~3
    mates = (cards >> rank & 15 & ~(1 << (card & 3))).bit_count()
    ways = mates * (mates - 1) // 2
    # The two lower neighbours of the card in its suit, and the two higher ones.
    below, far_below = _held(cards, card - 4), _held(cards, card - 8)
    above, far_above = _held(cards, card + 4), _held(cards, card + 8)
    return ways + below * far_below + below * above + above * far_above


def _held(cards: CardSet, card: int) -> int:
    return cards >> card & 1 if 0 <= card < 52 else 0
