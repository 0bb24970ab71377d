"""Cards, and sets of cards.

A card is a small whole number, ``rank * 4 + suit``: the ace of clubs is 0, the king of spades 51. Numbered so,
ascending order is rank order, and within a rank C D H S: the order in which spreads are written (RECORD.md, §3).
A set of cards is a whole number too, with bit ``c`` set for each card ``c`` in it. Sets make the questions that
Tonk asks all the time ("does this hand hold a spread?") a handful of machine operations.
"""

from collections.abc import Iterable
from functools import cache

Card = int
"""One card: ``rank * 4 + suit``, 0 to 51."""

Cards = int
"""A set of cards: bit ``c`` is set when card ``c`` is in it."""

Seat = int
"""A place at the table, counted clockwise from 0."""

RANKS = "A23456789TJQK"
SUITS = "CDHS"
JACK, QUEEN, KING = 10, 11, 12

FULL_DECK: tuple[Card, ...] = tuple(range(52))
ALL_CARDS: Cards = (1 << 52) - 1


def rank_of(card: Card) -> int:
    """The rank, 0 (ace, always low) to 12 (king)."""
    return card >> 2


def suit_of(card: Card) -> int:
    """The suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


@cache
def _byte_cards(byte: int, offset: int) -> tuple[Card, ...]:
    return tuple(offset + i for i in range(8) if byte >> i & 1)


def cards_in(cards: Cards) -> tuple[Card, ...]:
    """The cards of a set, in ascending order."""
    found: tuple[Card, ...] = ()
    offset = 0
    while cards:
        if cards & 255:
            found += _byte_cards(cards & 255, offset)
        cards >>= 8
        offset += 8
    return found


def mask_of(cards: Iterable[Card]) -> Cards:
    """The set of the given cards; a card named twice is in it once."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def card_text(card: Card) -> str:
    """A card in the notation of records: ``AS``, ``TD``."""
    return RANKS[card >> 2] + SUITS[card & 3]


def parse_card(text: str) -> Card:
    """The card that a text names; ``10D`` is read as ``TD``.

    Raises:
        ValueError: The text names no card of the pack.
    """
    rank_text, suit_text = ("T", text[2:]) if text.startswith("10") else (text[:1], text[1:])
    rank, suit = RANKS.find(rank_text), SUITS.find(suit_text)
    if len(rank_text) != 1 or len(suit_text) != 1 or rank < 0 or suit < 0:
        raise ValueError(f"{text[:12]!r} is not a card")
    return rank * 4 + suit
