"""Cards, and sets of cards.

A card is a small whole number, ``rank * 4 + suit``: the ace of clubs is 0, the king of spades 51. Ascending order is
therefore rank order, and within a rank C D H S, the order in which spreads are written (RECORD.md, §3).
A set of cards is a whole number too, with bit ``c`` set for each card ``c`` in it. The questions that Tonk asks all the
time ("does this hand hold a spread?") then take a handful of machine operations.

Twist cards follow, four of each kind: Wilds 52 to 55, Crosses 56 to 59, Skips 60 to 63. Bits above 51 are used only by
decks that hold them.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeVar

COMPILED = False
"""True when mypyc compiles this, for which cards are plain numbers."""

if TYPE_CHECKING and not COMPILED:
    T = TypeVar("T")

    class Card(int):
        """One card: ``rank * 4 + suit``, 0 to 51; a twist card is 52 to 63."""

        def __rlshift__(self, other: int, /) -> "CardSet": ...  # 1 << card
        def __add__(self, other: int, /) -> "Card": ...  # card + 4: the next rank of its suit
        def __sub__(self, other: int, /) -> "Card": ...

    class CardSet(int):
        """A set of cards: bit ``c`` is set when card ``c`` is in it."""

        def __and__(self, other: int, /) -> "CardSet": ...
        def __rand__(self, other: int, /) -> "CardSet": ...
        def __or__(self, other: int, /) -> "CardSet": ...
        def __ror__(self, other: int, /) -> "CardSet": ...
        def __xor__(self, other: int, /) -> "CardSet": ...
        def __rxor__(self, other: int, /) -> "CardSet": ...
        def __lshift__(self, other: int, /) -> "CardSet": ...
        def __rshift__(self, other: int, /) -> "CardSet": ...
        def __invert__(self) -> "CardSet": ...
        def __neg__(self) -> "CardSet": ...
        def bit_length(self) -> "Card":
            """Return one past the highest card, as a `Card`, which saves a call when looking for the highest."""

    class Seat(int):
        """A place at the table, counted clockwise from 0."""

        def __add__(self, other: int, /) -> "Seat": ...
        def __mod__(self, other: int, /) -> "Seat": ...

    def card_range(start: int, stop: int, step: int = 1, /) -> Sequence[Card]:
        """The cards of a range of numbers."""

    def each_seat(players: int, /) -> Sequence[Seat]:
        """The seats of a table, clockwise from 0."""

    def by_seat(values: Iterable[T], /) -> Iterator[tuple[Seat, T]]:
        """Each value that seats have, with its seat, clockwise from seat 0."""

else:
    from tonk.rules.numbers import by_seat, card_range, each_seat  # noqa: F401

    Card = int
    CardSet = int
    Seat = int

EMPTY: Final = CardSet()
"""The set without cards."""

NO_CARD: Final = Card(-1)
"""Stands for "no card" where a card is expected; no set contains it."""

FIRST_SEAT: Final = Seat(0)

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
ACE: Final = 0
JACK: Final = 10
QUEEN: Final = 11
KING: Final = 12

FULL_DECK: Final[tuple[Card, ...]] = tuple(card_range(0, 52))
ALL_CARDS: Final = CardSet((1 << 52) - 1)
"""The pack of 52, without twist cards."""

COURTS: Final[CardSet] = ALL_CARDS >> 4 * JACK << 4 * JACK
NUMBER_CARDS: Final[CardSet] = ALL_CARDS ^ COURTS
"""Aces to tens."""

SHORT_PACK: Final[CardSet] = ALL_CARDS & ~(0xFFF << 28)
"""The pack of 40, without eights, nines and tens."""

SpecialKind = Literal["wild", "cross", "skip"]
SpecialKinds = tuple[SpecialKind, ...]
WILD: Final = "wild"
CROSS: Final = "cross"
SKIP: Final = "skip"
TWIST_KINDS: Final[SpecialKinds] = (WILD, CROSS, SKIP)
"""The kinds of twist cards, as rules and records name them; a ``skip`` card is played as a Skip or as a Block."""
WILDS: Final = CardSet(15 << 52)
JOKERS: Final = CardSet(3 << 52)
"""The two jokers of packs that have them: the first two Wilds."""
TWOS: Final = CardSet(15 << 4)
CROSSES: Final = CardSet(15 << 56)
SKIPS: Final = CardSet(15 << 60)
_TWISTS_OF: Final[dict[SpecialKind, CardSet]] = {WILD: WILDS, CROSS: CROSSES, SKIP: SKIPS}
_TWIST_LETTERS: Final = "WXB"


def rank_of(card: Card) -> int:
    """The rank, 0 (ace, always low) to 12 (king)."""
    return card >> 2


def suit_of(card: Card) -> int:
    """The suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def _cards_of_byte(first: int) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that each byte value stands for, the lowest bit being the first card."""
    found: list[tuple[Card, ...]] = [()]
    for card in card_range(first, first + 8):
        found += [(*cards, card) for cards in found]
    return tuple(found)


# For each of the eight bytes of a set, the cards that each byte value stands for.
_IN_1: Final = _cards_of_byte(0)
_IN_2: Final = _cards_of_byte(8)
_IN_3: Final = _cards_of_byte(16)
_IN_4: Final = _cards_of_byte(24)
_IN_5: Final = _cards_of_byte(32)
_IN_6: Final = _cards_of_byte(40)
_IN_7: Final = _cards_of_byte(48)
_IN_8: Final = _cards_of_byte(56)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, in ascending order."""
    # Unrolled because it is called all the time: a loop over the bytes takes nearly twice as long.
    return (
        _IN_1[cards & 255]
        + _IN_2[cards >> 8 & 255]
        + _IN_3[cards >> 16 & 255]
        + _IN_4[cards >> 24 & 255]
        + _IN_5[cards >> 32 & 255]
        + _IN_6[cards >> 40 & 255]
        + _IN_7[cards >> 48 & 255]
        + _IN_8[cards >> 56]
    )


def by_suit(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set suit by suit, special cards last."""
    return tuple(sorted(cards_in(cards), key=lambda card: (is_twist(card), suit_of(card), card)))


def mask_of(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards; repeats count once."""
    mask = EMPTY
    for card in cards:
        mask |= 1 << card
    return mask


def deck_with(kinds: Iterable[SpecialKind]) -> tuple[Card, ...]:
    """The whole deck, in ascending order, when these kinds of twists are in play."""
    return (*FULL_DECK, *cards_in(cards_of(kinds)))


def cards_of(kinds: Iterable[SpecialKind]) -> CardSet:
    """The twist cards of these kinds."""
    return sum((_TWISTS_OF[kind] for kind in set(kinds)), EMPTY)


def kinds_among(cards: CardSet) -> SpecialKinds:
    """The kinds of twists of which at least one card is in the set."""
    return tuple(kind for kind, twists in _TWISTS_OF.items() if cards & twists)


def same_kind(card: Card) -> CardSet:
    """Return the cards that do the same as this one: all special cards of its kind, or a natural card alone."""
    return CardSet(15) << (card & ~3) if card >= len(FULL_DECK) else 1 << card


def is_twist(card: Card) -> bool:
    """Return whether this is a twist card."""
    return card >= len(FULL_DECK)


def card_text(card: Card) -> str:
    """A card in the notation of records: ``AS``, ``TD``, ``W1``."""
    if card >= 52:
        return _TWIST_LETTERS[(card >> 2) - 13] + "1234"[card & 3]
    return RANKS[card >> 2] + SUITS[card & 3]


def parse_card(text: str) -> Card:
    """Return the card that a text names; ``10D`` is read as ``TD``, and ``W1``, ``X1`` and ``B1`` are twist cards.

    Raises:
        ValueError: The text names no card.
    """
    if len(text) == 2 and text[0] in _TWIST_LETTERS and text[1] in "1234":
        return Card(52 + 4 * _TWIST_LETTERS.index(text[0]) + int(text[1]) - 1)
    rank_text, suit_text = ("T", text[2:]) if text.startswith("10") else (text[:1], text[1:])
    rank, suit = RANKS.find(rank_text), SUITS.find(suit_text)
    if len(rank_text) != 1 or len(suit_text) != 1 or rank < 0 or suit < 0:
        raise ValueError(f"{text[:12]!r} is not a card")
    return Card(rank * 4 + suit)
