"""Spreads: books and runs, and what may be added to them.

A run is three or more cards in sequence in one suit, the ace low only. A book is three or four cards of a rank.
Out of a pack of 52 there are 96 spreads of three cards, 53 of four and 329 in all (RULES.md §4).
"""

from dataclasses import dataclass, field

from tonk.rules.cards import Card, Cards, Seat, cards_in, mask_of, rank_of, suit_of

RUN = "run"
BOOK = "book"

_LOWEST_SUIT: Cards = 0x1111111111111
"""One bit for each rank: the card of the first suit."""


def spreads_within(hand: Cards) -> list[Cards]:
    """Every set of cards in the hand that is a spread: books first, then runs, each set once."""
    found: list[Cards] = []
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


def is_run(cards: Cards) -> bool:
    """Whether the set is a run: three or more cards in sequence in one suit."""
    low = cards & -cards
    length = cards.bit_count()
    return length >= 3 and cards == low * ((1 << 4 * length) - 1) // 15


def is_book(cards: Cards) -> bool:
    """Whether the set is a book: three or four cards of one rank."""
    if cards.bit_count() < 3:
        return False
    rank = (cards.bit_length() - 1) >> 2
    return cards >> 4 * rank << 4 * rank == cards


def kind_of(cards: Cards) -> str | None:
    """``"run"``, ``"book"``, or None for a set that is neither."""
    if is_run(cards):
        return RUN
    return BOOK if is_book(cards) else None


def missing_from_run(cards: Cards) -> Cards:
    """The cards that would close the gaps of a broken run: those between its ends that are not there.

    The cards must be of one suit; with two suits or more the question has no answer and the set is empty.
    """
    held = cards_in(cards)
    if not held or any(suit_of(card) != suit_of(held[0]) for card in held):
        return 0
    return mask_of(range(held[0], held[-1] + 1, 4)) & ~cards


@dataclass(frozen=True, slots=True)
class Spread:
    """A spread on the table: the seat it lies before, its cards in rank and suit order, and who laid each.

    ``fits`` is the set of single cards that would extend it, whatever the house rules say about hitting.
    """

    owner: Seat
    kind: str
    cards: tuple[Card, ...]
    by: tuple[Seat, ...]
    fits: Cards = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        first, last = self.cards[0], self.cards[-1]
        if self.kind == RUN:
            fits = (1 << first - 4 if first >= 4 else 0) | (1 << last + 4 if last < 48 else 0)
        else:
            fits = (15 << 4 * rank_of(first)) & ~mask_of(self.cards)
        object.__setattr__(self, "fits", fits)

    def with_card(self, card: Card, seat: Seat) -> "Spread":
        """The spread after a seat has added a card that fits."""
        laid = sorted([*zip(self.cards, self.by, strict=True), (card, seat)])
        return Spread(self.owner, self.kind, tuple(c for c, _ in laid), tuple(s for _, s in laid))

    def in_fitting_order(self, cards: Cards) -> tuple[Card, ...]:
        """The cards in an order in which each fits as it comes; those that never fit stand last."""
        spread, found, rest = self, [], cards
        while fitting := rest & spread.fits:
            card = (fitting & -fitting).bit_length() - 1
            found.append(card)
            spread = spread.with_card(card, spread.owner)
            rest ^= 1 << card
        return (*found, *cards_in(rest))


def laid_by(seat: Seat, cards: Cards) -> Spread:
    """The new spread that a seat lays.

    Raises:
        ValueError: The cards are no spread.
    """
    kind = kind_of(cards)
    if kind is None:
        raise ValueError("these cards are not a spread")
    in_order = cards_in(cards)
    return Spread(seat, kind, in_order, (seat,) * len(in_order))
