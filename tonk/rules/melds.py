"""Melds: books and runs, what may be added to them, and what the Wilds among their cards stand for.

A run is three or more cards in sequence in one suit, the ace low only. A book is three or four cards of a rank.
Out of a pack of 52 there are 96 spreads of three cards, 53 of four and 329 in all (RULES.md §4).

A Wild is fixed as a card when it is laid. It may stand for any card that is not in its spread, wherever the real one
lies, and a spread needs some natural cards beside its Wilds. In a book its suit is only a name: the real card may still
be added to it. Cards stay the cards they are; the cards that the Wilds stand for are kept beside them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal

from tonk.rules.cards import (
    EMPTY,
    FIRST_SEAT,
    Card,
    CardSet,
    Seat,
    card_range,
    cards_in,
    mask_of,
    rank_of,
    suit_of,
)
from tonk.rules.value import Value

Wilds = tuple[tuple[Card, Card], ...]
"""The card each Wild stands for: pairs of a Wild and a card of the pack, in the order of the Wilds."""

NO_WILDS: Final[Wilds] = ()


def names_of(cards: Iterable[Card], wilds: Wilds) -> tuple[Card, ...]:
    """Return the card that each of these stands for: a Wild for its named card, any other for itself."""
    if not wilds:
        return tuple(cards)
    stands_for = dict(wilds)
    return tuple(stands_for.get(card, card) for card in cards)


def named_set(cards: CardSet, wilds: Wilds) -> CardSet:
    """The set of the cards that a set stands for."""
    return mask_of(names_of(cards_in(cards), wilds)) if wilds else cards


def by_name(cards: CardSet, wilds: Wilds) -> tuple[Card, ...]:
    """Return the cards of a set in the order in which spreads lie, each Wild in the place of its named card."""
    if not wilds:
        return cards_in(cards)
    held = cards_in(cards)
    return tuple(card for _, card in sorted(zip(names_of(held, wilds), held, strict=True)))


SpreadKind = Literal["run", "book"]
RUN: Final = "run"
BOOK: Final = "book"
LEAST_CARDS: Final = 3
"""The least number of cards in a spread."""

_LOWEST_SUIT: Final = CardSet(0x1111111111111)
"""One bit for each rank: the card of the first suit."""
SUITS_OF_CARDS: Final = tuple([CardSet(_LOWEST_SUIT << suit) for suit in range(4)])
"""All cards of each suit."""


def spreads_within(hand: CardSet) -> list[CardSet]:
    """Return every set of cards in the hand that is a spread: books first, then runs, each once."""
    found: list[CardSet] = []
    # Bit 0 of each rank's four bits: at least three of the rank are held.
    both, either = hand & hand >> 1, hand | hand >> 1
    ranks = (both & either >> 2 | both >> 2 & either) & _LOWEST_SUIT
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        rank_cards = hand & low * 15
        if rank_cards == low * 15:
            found += (rank_cards ^ low << 3, rank_cards ^ low << 2, rank_cards ^ low << 1, rank_cards ^ low)
        found.append(rank_cards)
    starts = hand & hand >> 4 & hand >> 8
    while starts:
        first = starts & -starts
        starts ^= first
        run = first | first << 4 | first << 8
        found.append(run)
        following = first << 12
        while hand & following:
            run |= following
            found.append(run)
            following <<= 4
    return found


def is_run(cards: CardSet) -> bool:
    """Return whether the set is a run: three or more cards in sequence in one suit."""
    low = cards & -cards
    length = cards.bit_count()
    return length >= LEAST_CARDS and cards == low * ((1 << 4 * length) - 1) // 15


def is_book(cards: CardSet) -> bool:
    """Return whether the set is a book: three or four cards of one rank."""
    if cards.bit_count() < LEAST_CARDS:
        return False
    rank = (cards.bit_length() - 1) >> 2
    return cards >> 4 * rank << 4 * rank == cards


def kind_of(cards: CardSet) -> SpreadKind | None:
    """``"run"``, ``"book"``, or None for a set that is neither."""
    if is_run(cards):
        return RUN
    return BOOK if is_book(cards) else None


def missing_from_run(cards: CardSet) -> CardSet:
    """Return the cards missing between the ends of a broken run.

    The set is empty when the cards are not all of one suit.
    """
    held = cards_in(cards)
    if not held or any(suit_of(card) != suit_of(held[0]) for card in held):
        return EMPTY
    return mask_of(card_range(held[0], held[-1] + 1, 4)) & ~cards


@dataclass(frozen=True, slots=True)
class Spread(Value):
    """A spread on the table: the seat it lies before, its cards in rank and suit order, and who laid each.

    A Wild lies in the place of the card it stands for, which ``wilds`` names. ``fits`` is the set of single natural
    cards that extend it, whatever the rules say about hitting.
    """

    owner: Seat
    kind: SpreadKind
    cards: tuple[Card, ...]
    by: tuple[Seat, ...]
    wilds: Wilds = NO_WILDS
    fits: CardSet = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        names = names_of(self.cards, self.wilds) if self.wilds else self.cards
        first, last = names[0], names[-1]
        if self.kind == RUN:
            fits = (1 << first - 4 if first >= 4 else 0) | (1 << last + 4 if last < 48 else 0)
        elif len(names) < 4:
            fits = (15 << 4 * rank_of(first)) & ~mask_of(self.cards)
        else:
            fits = 0
        object.__setattr__(self, "fits", fits)

    @property
    def names(self) -> tuple[Card, ...]:
        """The card that each card stands for: a Wild for its named card, any other for itself."""
        return names_of(self.cards, self.wilds)

    @property
    def fits_wild(self) -> CardSet:
        """The cards that an added Wild may stand for: those that fit and are not in the spread by name."""
        return self.fits & ~mask_of(self.names) if self.wilds and self.kind == BOOK else self.fits

    def opened_by(self, card: Card) -> CardSet:
        """Return the cards that fit only after this natural card has been added."""
        if self.kind == BOOK:
            return EMPTY
        if card < self.names[0]:
            return 1 << card - 4 if card >= 4 else EMPTY
        return 1 << card + 4 if card < 48 else EMPTY

    def with_card(self, card: Card, seat: Seat) -> "Spread":
        """Return the spread after a seat has added a natural card that fits."""
        if self.wilds:
            return self._with(card, seat, self.wilds)
        laid = sorted([*zip(self.cards, self.by, strict=True), (card, seat)])
        return Spread(self.owner, self.kind, tuple(c for c, _ in laid), tuple(s for _, s in laid))

    def with_wild(self, wild: Card, stands_for: Card, seat: Seat) -> "Spread":
        """Return the spread after a seat has added a Wild.

        Args:
            wild: The Wild.
            stands_for: The card that it stands for.
            seat: The seat that adds it.
        """
        return self._with(wild, seat, tuple(sorted((*self.wilds, (wild, stands_for)))))

    def _with(self, card: Card, seat: Seat, wilds: Wilds) -> "Spread":
        cards, by = (*self.cards, card), (*self.by, seat)
        laid = sorted(zip(names_of(cards, wilds), cards, by, strict=True))
        return Spread(self.owner, self.kind, tuple(c for _, c, _ in laid), tuple(s for _, _, s in laid), wilds)

    def in_fitting_order(self, cards: CardSet) -> tuple[Card, ...]:
        """Return the cards in an order in which each fits when its turn comes; those that never fit come last."""
        spread, found, rest = self, [], cards
        while fitting := rest & spread.fits:
            card = (fitting & -fitting).bit_length() - 1
            found.append(card)
            spread = spread.with_card(card, spread.owner)
            rest ^= 1 << card
        return (*found, *cards_in(rest))


def lying(owner: Seat, cards: Sequence[Card], by: Sequence[Seat], wilds: Wilds = NO_WILDS) -> Spread:
    """Return a spread on a table from its cards in any order.

    Args:
        owner: The seat that laid it.
        cards: Its cards, in any order.
        by: The seat that laid each of them.
        wilds: The Wilds among them, each with the card that it stands for.

    Raises:
        ValueError: The cards can't form this spread.
    """
    names = names_of(cards, wilds)
    kind, distinct = kind_of(mask_of(names)), len(set(names))
    standing = [name for _, name in wilds]
    # The card that a Wild in a book is named after may lie beside it, but only as the fourth card.
    whole = distinct == len(names) or (kind == BOOK and len(names) == distinct + 1 and len(set(standing)) == len(wilds))
    whole = whole and (kind == RUN or len(cards) <= 4)
    if kind is None or not whole or len(wilds) == len(cards) or len(set(cards)) < len(cards):
        raise ValueError("these cards are not a spread")
    laid = sorted(zip(names, cards, by, strict=True))
    return Spread(owner, kind, tuple(card for _, card, _ in laid), tuple(seat for _, _, seat in laid), wilds)


def laid_by(seat: Seat, cards: CardSet, wilds: Wilds = NO_WILDS) -> Spread:
    """Return the new spread that a seat lays.

    Args:
        seat: The seat that lays it.
        cards: Its cards.
        wilds: The Wilds among them, each with the card that it stands for.

    Raises:
        ValueError: The cards are no spread.
    """
    kind = kind_of(named_set(cards, wilds) if wilds else cards)
    if kind is None:
        raise ValueError("these cards are not a spread")
    in_order = by_name(cards, wilds) if wilds else cards_in(cards)
    return Spread(seat, kind, in_order, (seat,) * len(in_order), wilds)


def fits_on(cards: CardSet) -> CardSet:
    """Return the cards that a spread of these natural cards can be hit with."""
    listed = cards_in(cards)
    return Spread(FIRST_SEAT, kind_of(cards) or RUN, listed, (FIRST_SEAT,) * len(listed)).fits


def is_itself(wild: Card, name: Card, others: CardSet) -> bool:
    """Return whether a Wild with this name is just itself: a deuce named itself, or a deuce among deuces.

    Args:
        wild: The Wild.
        name: The card that it is named.
        others: The other cards of the spread, by what they stand for.
    """
    return wild == name or (wild < 52 and wild >> 2 == name >> 2 and not others & ~(15 << (wild & ~3)))


Shape = tuple[CardSet, tuple[Card, ...]]
"""The natural cards of a spread, and the cards that the Wilds in it stand for."""


@lru_cache(maxsize=1024)
def wild_books(held: CardSet, wilds: int) -> tuple[Shape, ...]:
    """Return every book that cards of one rank make with 1 to ``wilds`` Wilds, which take the first missing suits."""
    found: list[Shape] = []
    cards = cards_in(held)
    lowest = cards[0] & ~3
    for count in range(1, len(cards) + 1):
        for some in combinations(cards, count):
            missing = tuple(card for card in card_range(lowest, lowest + 4) if card not in some)
            fewest, most = max(1, LEAST_CARDS - count), min(wilds, 4 - count)
            found += [(mask_of(some), missing[:used]) for used in range(fewest, most + 1)]
    return tuple(found)


@lru_cache(maxsize=4096)
def wild_runs(held: CardSet, wilds: int) -> tuple[tuple[Shape, ...], ...]:
    """Return every run that cards of one suit make with 1 to ``wilds`` Wilds, by the rank it starts with, ace first.

    The Wilds take every place that makes a run, even the places of cards that are held.
    """
    suit = suit_of(cards_in(held)[0])
    return tuple(tuple(_runs_from(held, wilds, first)) for first in card_range(suit, 44, 4))


def _runs_from(held: CardSet, wilds: int, first: Card) -> Iterator[Shape]:
    for end in card_range(first + 12, 56, 4):
        run = card_range(first, end, 4)
        naturals = [card for card in run if held >> card & 1]
        if len(run) - len(naturals) > wilds:
            break  # longer ones lack even more
        for used in range(max(1, len(run) - len(naturals)), min(wilds, len(run) - 1) + 1):
            for some in combinations(naturals, len(run) - used):
                yield mask_of(some), tuple(card for card in run if card not in some)
