"""What one seat may see: a whitelist.

A view is a value of its own. It holds no position, no stock and no other seat's hidden cards, so that whoever is given
one, a bot or the table on the screen, can't learn more than a player sitting there.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tonk.rules.actions import Action
from tonk.rules.cards import Card, Cards, Seat
from tonk.rules.events import UpcardTurned
from tonk.rules.legality import legal_actions
from tonk.rules.ruleset import RuleSet
from tonk.rules.settling import Outcome
from tonk.rules.spreads import Spread

if TYPE_CHECKING:
    from tonk.rules.position import Position


@dataclass(frozen=True, slots=True)
class View:
    """One seat's view of a hand."""

    rules: RuleSet
    seat: Seat
    seats: int
    dealer: Seat
    to_act: Seat
    phase: str
    hand: Cards
    """The seat's own cards."""
    total: int
    """What they count."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    table: tuple[Spread, ...]
    discards: tuple[Card, ...]
    """The discards, the top one last."""
    stock_count: int
    wait: tuple[int, ...]
    """Own turns for which each seat is barred from dropping."""
    known: tuple[Cards, ...]
    """For each seat, the cards it took from the discards and still holds: everyone saw them."""
    took: Card | None
    """The card that the seat to act took from the discards this turn."""
    laid: bool
    """Whether the seat to act has laid or hit this turn."""
    hits: int
    """How many cards it has hit with this turn."""
    dry_takes: int
    """Takes made since the stock ran out (R-stock)."""
    idle_takes: int
    """Turns in a row, up to now, that were takes with nothing laid or hit (R-idle)."""
    turns: int
    """Turns finished so far."""
    upcard: Card | None
    """The first discard, turned up at the deal; None where there was none, or the hand was set up in its midst."""
    deeds: tuple[tuple[Seat, Action], ...]
    """What everybody has done since the deal, the first first; which card was drawn is not told."""
    legal: tuple[Action, ...]
    """What this seat may do; empty when it is not its turn."""
    outcome: Outcome | None
    shown: tuple[Cards, ...] | None
    """Every hand, once the hand is over and all are shown."""

    @property
    def round(self) -> int:
        """The round of the hand, from 1: how often each seat has come to its turn, the present one included."""
        return self.turns // self.seats + 1


def view_of(position: "Position", seat: Seat) -> View:
    """What a seat may see of a position."""
    over = position.outcome is not None
    return View(
        rules=position.rules,
        seat=seat,
        seats=position.seats,
        dealer=position.dealer,
        to_act=position.to_act,
        phase=position.phase,
        hand=position.hands[seat],
        total=position.totals[seat],
        counts=tuple([hand.bit_count() for hand in position.hands]),
        table=tuple(position.table),
        discards=tuple(position.discard),
        stock_count=len(position.stock),
        wait=tuple(position.wait),
        known=tuple(position.known),
        took=position.took,
        laid=position.laid,
        hits=position.hits,
        dry_takes=position.dry_takes,
        idle_takes=position.idle_takes,
        turns=position.turns,
        upcard=next((event.card for event in position.opening if isinstance(event, UpcardTurned)), None),
        deeds=tuple(position.deeds),
        legal=tuple(legal_actions(position)) if position.to_act == seat else (),
        outcome=position.outcome,
        shown=tuple(position.hands) if over else None,
    )
