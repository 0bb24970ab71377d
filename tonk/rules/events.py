"""Events: the facts that follow from applying an action.

The table animates them, the log says them, and nothing else needs to know how the rules found them. Only
``Drew`` holds something hidden, the card, which its own seat alone may see. That a seat is asked whether it crosses,
and that it passes, are no events: they would give away who holds a Cross.
"""

from typing import NamedTuple

from tonk.rules.cards import Card, CardSet, Seat
from tonk.rules.melds import NO_WILDS, Wilds
from tonk.rules.payouts import Outcome


class TonkShown(NamedTuple):
    """A seat was dealt a Tonk and shows it."""

    seat: Seat
    total: int


class UpcardTurned(NamedTuple):
    """The first discard was turned up from the stock."""

    card: Card


class Drew(NamedTuple):
    """A seat drew a card from the stock; only that seat sees which."""

    seat: Seat
    card: Card


class Took(NamedTuple):
    """A seat took the top discard."""

    seat: Seat
    card: Card


class LaidDown(NamedTuple):
    """A seat laid a new spread, which is number ``spread`` on the table."""

    seat: Seat
    spread: int
    cards: CardSet
    wilds: Wilds = NO_WILDS


class HitSpread(NamedTuple):
    """A seat added cards to a spread that lies before ``owner``."""

    seat: Seat
    spread: int
    cards: tuple[Card, ...]
    owner: Seat
    wilds: Wilds = NO_WILDS


class MustWait(NamedTuple):
    """A seat is now barred from dropping for this many of its turns (R-wait)."""

    seat: Seat
    turns: int


class Held(NamedTuple):
    """A seat will lose its next turn: a spread of its own was hit."""

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
    """The Block before a seat has done its cycle and goes under the discards."""

    guarded: Seat
    card: Card


class TurnLost(NamedTuple):
    """A seat's turn was lost: it was held, or skipped by a card that goes under the discards, or both."""

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
    """The discards but for the top one were shuffled into a new stock of so many cards."""

    stock: int


class Discarded(NamedTuple):
    """A seat discarded a card and its turn is over."""

    seat: Seat
    card: Card


class Dropped(NamedTuple):
    """A seat dropped with this total."""

    seat: Seat
    total: int


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


class WentOut(NamedTuple):
    """A seat has no cards left."""

    seat: Seat
    by_discard: bool


class StockRanOut(NamedTuple):
    """The hand ends because nobody will or may go on without a stock, or is stuck; ``seat`` was to act last."""

    seat: Seat


class HandEnded(NamedTuple):
    """The hand is over."""

    outcome: Outcome


GuestEvent = Passed | Knocked | ThirtyOneShown | HandVoid
"""The events that only other games have."""

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
