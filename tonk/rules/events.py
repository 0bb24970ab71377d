"""Events: the facts that follow from applying an action.

The table animates them and the log puts them into words. Only ``Drew`` holds something hidden: the card, which only its
own seat may see. Being asked to cross, and passing, are not events: they would give away who holds a Cross.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from tonk.rules.cards import Card, CardSet, Seat
from tonk.rules.melds import NO_WILDS, Wilds
from tonk.rules.payouts import Outcome
from tonk.rules.value import Value


class TonkShown(NamedTuple):
    """A seat was dealt a Tonk and shows it."""

    seat: Seat
    total: int


@dataclass(init=False, slots=True, unsafe_hash=True)
class UpcardTurned(Value):
    """The first discard was turned up from the stock."""

    card: Final[Card]

    def __init__(self, card: Card) -> None:
        self.card = card


@dataclass(init=False, slots=True, unsafe_hash=True)
class Drew(Value):
    """A seat drew a card from the stock; only that seat sees which."""

    seat: Final[Seat]
    card: Final[Card]

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


@dataclass(init=False, slots=True, unsafe_hash=True)
class Took(Value):
    """A seat took the top discard."""

    seat: Final[Seat]
    card: Final[Card]

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


@dataclass(init=False, slots=True, unsafe_hash=True)
class LaidDown(Value):
    """A seat laid a new spread, number ``spread`` on the table."""

    seat: Final[Seat]
    spread: Final[int]
    cards: Final[CardSet]
    wilds: Final[Wilds]

    def __init__(self, seat: Seat, spread: int, cards: CardSet, wilds: Wilds = NO_WILDS) -> None:
        self.seat = seat
        self.spread = spread
        self.cards = cards
        self.wilds = wilds


@dataclass(init=False, slots=True, unsafe_hash=True)
class HitSpread(Value):
    """A seat added cards to a spread of ``owner``."""

    seat: Final[Seat]
    spread: Final[int]
    cards: Final[tuple[Card, ...]]
    owner: Final[Seat]
    wilds: Final[Wilds]

    def __init__(self, seat: Seat, spread: int, cards: tuple[Card, ...], owner: Seat, wilds: Wilds = NO_WILDS) -> None:
        self.seat = seat
        self.spread = spread
        self.cards = cards
        self.owner = owner
        self.wilds = wilds


class MustWait(NamedTuple):
    """A seat is now barred from dropping for this many of its turns (R-wait)."""

    seat: Seat
    turns: int


class Held(NamedTuple):
    """A seat will lose its next turn because one of its spreads was hit."""

    seat: Seat


class SkipPlayed(NamedTuple):
    """A seat played a Skip, which now lies before ``victim``."""

    seat: Seat
    card: Card
    victim: Seat


class BlockPlayed(NamedTuple):
    """A seat played a Block, which now lies before ``guarded``."""

    seat: Seat
    card: Card
    guarded: Seat


class BlockEnded(NamedTuple):
    """The Block before a seat has expired and goes under the discards."""

    guarded: Seat
    card: Card


class TurnLost(NamedTuple):
    """A seat lost its turn: it was held, skipped (the Skip goes under the discards), or both."""

    seat: Seat
    held: bool
    skip: Card | None


class Crossed(NamedTuple):
    """A seat played a Cross and took the discard out of turn; the turns of the ``jumped`` seats count as passed."""

    seat: Seat
    cross: Card
    card: Card
    jumped: tuple[Seat, ...]


class Reshuffled(NamedTuple):
    """All discards but the top one were shuffled into a new stock of ``cards`` cards."""

    stock: int


@dataclass(init=False, slots=True, unsafe_hash=True)
class Discarded(Value):
    """A seat discarded a card and its turn is over."""

    seat: Final[Seat]
    card: Final[Card]

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


@dataclass(init=False, slots=True, unsafe_hash=True)
class Dropped(Value):
    """A seat dropped with this total."""

    seat: Final[Seat]
    total: Final[int]

    def __init__(self, seat: Seat, total: int) -> None:
        self.seat = seat
        self.total = total


class Passed(NamedTuple):
    """A seat let the upcard go."""

    seat: Seat
    card: Card


class Knocked(NamedTuple):
    """A seat knocked, with a card that it discarded face down, or without one."""

    seat: Seat
    card: Card | None


class ThirtyOneShown(NamedTuple):
    """A seat holds thirty-one and shows it."""

    seat: Seat


class HandVoid(NamedTuple):
    """The hand ends because the stock has run out, and nobody scores; ``seat`` made the last discard."""

    seat: Seat


@dataclass(init=False, slots=True, unsafe_hash=True)
class WentOut(Value):
    """A seat has no cards left."""

    seat: Final[Seat]
    by_discard: Final[bool]

    def __init__(self, seat: Seat, by_discard: bool) -> None:
        self.seat = seat
        self.by_discard = by_discard


class StockRanOut(NamedTuple):
    """The hand ends because the stock is gone and nobody will or may go on; ``seat`` was the last to act."""

    seat: Seat


@dataclass(init=False, slots=True, unsafe_hash=True)
class HandEnded(Value):
    """The hand is over."""

    outcome: Final[Outcome]

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome


GuestEvent = Passed | Knocked | ThirtyOneShown | HandVoid
"""The events of guest games only."""

Event = (
    TonkShown
    | UpcardTurned
    | Drew
    | Took
    | LaidDown
    | HitSpread
    | MustWait
    | Held
    | SkipPlayed
    | BlockPlayed
    | BlockEnded
    | TurnLost
    | Crossed
    | Reshuffled
    | Discarded
    | Dropped
    | WentOut
    | StockRanOut
    | HandEnded
    | GuestEvent
)
