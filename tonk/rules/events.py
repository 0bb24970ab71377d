"""What happened: the facts that applying an action gives.

The table animates them, the log tells them, and nothing else needs to know how the rules came to them. Only
``Drew`` holds something hidden, the card, which its own seat alone may see.
"""

from typing import NamedTuple

from tonk.rules.cards import Card, Cards, Seat
from tonk.rules.settling import Outcome


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
    cards: Cards


class HitSpread(NamedTuple):
    """A seat added cards to a spread that lies before ``owner``."""

    seat: Seat
    spread: int
    cards: tuple[Card, ...]
    owner: Seat


class MustWait(NamedTuple):
    """A seat is now barred from dropping for this many of its turns (R-wait)."""

    seat: Seat
    turns: int


class Discarded(NamedTuple):
    """A seat discarded a card and its turn is over."""

    seat: Seat
    card: Card


class Dropped(NamedTuple):
    """A seat dropped with this total."""

    seat: Seat
    total: int


class WentOut(NamedTuple):
    """A seat has no cards left."""

    seat: Seat
    by_discard: bool


class StockRanOut(NamedTuple):
    """The hand ends because nobody will or may go on without a stock; ``seat`` was to act last."""

    seat: Seat


class HandEnded(NamedTuple):
    """The hand is over."""

    outcome: Outcome


Event = (
    TonkShown
    | UpcardTurned
    | Drew
    | Took
    | LaidDown
    | HitSpread
    | MustWait
    | Discarded
    | Dropped
    | WentOut
    | StockRanOut
    | HandEnded
)
