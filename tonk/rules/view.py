"""The view of one seat: a whitelist of what it may see.

A view is a separate value. It holds no position, no stock and no other seat's hidden cards, so a client that gets one
(a bot, or the table on the screen) can't learn more than a player sitting there.
"""

from dataclasses import dataclass
from typing import Final

from tonk.rules.actions import Action, Pass
from tonk.rules.cards import Card, CardSet, Seat, each_seat
from tonk.rules.events import UpcardTurned
from tonk.rules.hand_state import HandState
from tonk.rules.melds import Spread
from tonk.rules.parts import Specials
from tonk.rules.payouts import Outcome
from tonk.rules.phases import START, WINDOW, Phase
from tonk.rules.ruleset import RuleSet
from tonk.rules.scoring import laid_points
from tonk.rules.seats import PerSeat
from tonk.rules.value import Value


@dataclass(init=False, slots=True, unsafe_hash=True)
class View(Value):
    """One seat's view of a hand."""

    rules: Final[RuleSet]
    seat: Final[Seat]
    seats: Final[int]
    dealer: Final[Seat]
    to_act: Final[Seat]
    phase: Final[Phase]
    hand: Final[CardSet]
    """The seat's own cards."""
    total: Final[int]
    """The points they count; in guest games deadwood, or the count in half points."""
    counts: Final[PerSeat[int]]
    """The number of cards each seat holds."""
    table: Final[tuple[Spread, ...]]
    discards: Final[tuple[Card, ...]]
    """The discards, the top one last."""
    stock_count: Final[int]
    wait: Final[PerSeat[int]]
    """The number of its own turns for which each seat is barred from dropping."""
    known: Final[PerSeat[CardSet]]
    """The cards that each seat took from the discards and still holds, which everyone saw."""
    took: Final[Card | None]
    """The card that the seat to act took from the discards this turn."""
    laid: Final[bool]
    """True if the seat to act has laid or hit this turn."""
    hits: Final[int]
    """The number of cards it has hit with this turn."""
    dry_takes: Final[int]
    """Takes made since the stock ran out (R-stock)."""
    idle_takes: Final[int]
    """Turns in a row, up to now, that were takes with nothing laid or hit (R-idle)."""
    turns: Final[int]
    """The number of finished turns."""
    upcard: Final[Card | None]
    """The first discard, turned up at the deal; None if there was none, or the hand was set up in mid-play."""
    history: Final[tuple[tuple[Seat, Action], ...]]
    """Everybody's actions since the deal, in order, without the cards drawn."""
    legal: Final[tuple[Action, ...]]
    """The actions this seat may do; empty when it is not its turn."""
    outcome: Final[Outcome | None]
    shown: Final[PerSeat[CardSet] | None]
    """Every hand, once the hand is over."""
    score: Final[PerSeat[int]]
    """Each seat's points before the hand; zeros where stakes are paid."""
    laid_points: Final[PerSeat[int]]
    """The points of each seat's spreads and hits so far where points are scored; otherwise zeros."""
    held: Final[PerSeat[bool]]
    """True for each seat that will lose its next turn because one of its spreads was hit."""
    specials: Final[Specials]
    """The special cards in play, and those lying before seats."""
    discarder: Final[Seat | None]
    """The seat that made the last discard."""
    drawer: Final[Seat | None]
    """The seat that chose the stock, for a seat being asked to cross; for all others None."""
    must_show: Final[Card | None]
    """A card that the seat to act has taken and must show at once."""
    out_of_turn: Final[bool]
    """True if the seat to act plays out of turn, by a Cross."""
    reshuffled: Final[int]
    """The number of times the discards have been made into a new stock."""
    knocker: Final[Seat | None]
    """The seat that has knocked, in guest games."""

    def __init__(
        self,
        rules: RuleSet,
        seat: Seat,
        seats: int,
        dealer: Seat,
        to_act: Seat,
        phase: Phase,
        hand: CardSet,
        total: int,
        counts: PerSeat[int],
        table: tuple[Spread, ...],
        discards: tuple[Card, ...],
        stock_count: int,
        wait: PerSeat[int],
        known: PerSeat[CardSet],
        took: Card | None,
        laid: bool,
        hits: int,
        dry_takes: int,
        idle_takes: int,
        turns: int,
        upcard: Card | None,
        history: tuple[tuple[Seat, Action], ...],
        legal: tuple[Action, ...],
        outcome: Outcome | None,
        shown: PerSeat[CardSet] | None,
        score: PerSeat[int],
        laid_points: PerSeat[int],
        held: PerSeat[bool],
        specials: Specials,
        discarder: Seat | None,
        drawer: Seat | None,
        must_show: Card | None,
        out_of_turn: bool,
        reshuffled: int,
        knocker: Seat | None,
    ) -> None:
        self.rules, self.seat, self.seats, self.dealer = rules, seat, seats, dealer
        self.to_act, self.phase, self.hand, self.total = to_act, phase, hand, total
        self.counts, self.table, self.discards, self.stock_count = counts, table, discards, stock_count
        self.wait, self.known = wait, known
        self.took, self.laid, self.hits = took, laid, hits
        self.dry_takes, self.idle_takes, self.turns = dry_takes, idle_takes, turns
        self.upcard, self.history, self.legal = upcard, history, legal
        self.outcome, self.shown = outcome, shown
        self.score, self.laid_points = score, laid_points
        self.held, self.specials = held, specials
        self.discarder, self.drawer = discarder, drawer
        self.must_show, self.out_of_turn = must_show, out_of_turn
        self.reshuffled = reshuffled
        self.knocker = knocker

    @property
    def round(self) -> int:
        """The round of the hand, from 1, including the present one."""
        return self.turns // self.seats + 1

    @property
    def draw_reshuffles(self) -> bool:
        """True if the next card drawn comes from a new stock made of the discards below the top one."""
        return not self.stock_count and self.rules.makes_stock(len(self.discards), self.reshuffled)

    @property
    def draw_ends(self) -> bool:
        """True if drawing ends the hand: the stock is empty, and no new one is made."""
        return not self.stock_count and not self.draw_reshuffles


def view_of(position: HandState, seat: Seat, legal: tuple[Action, ...], total: int) -> View:
    """Return a seat's view of a position.

    Only the seat being asked sees an open window; to all others it looks as if the stock had not been chosen yet.

    Args:
        position: The hand as it stands.
        seat: The seat of the viewer.
        legal: The actions that it may do.
        total: The count of its hand.
    """
    over = position.outcome is not None
    rules, answers, seats = position.rules, position.answers, position.seats
    nobody = (False,) * seats
    to_act, phase, history = position.to_act, position.phase, position.history
    if answers.has_crosses:
        to_act, phase, history = _seen_of_window(position, seat)
    return View(
        rules=rules,
        seat=seat,
        seats=seats,
        dealer=position.dealer,
        to_act=to_act,
        phase=phase,
        hand=position.hands[seat],
        total=total,
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
        history=tuple(history),
        legal=legal,
        outcome=position.outcome,
        shown=tuple(position.hands) if over else None,
        score=position.score,
        laid_points=laid_points(rules, position.table, seats) if answers.scores_laid else (0,) * seats,
        held=tuple([position.is_held(one) for one in each_seat(seats)]) if answers.waits_lose_turns else nobody,
        specials=position.specials,
        discarder=position.discarder,
        drawer=position.window.drawer if phase == WINDOW else None,
        must_show=position.must_show,
        out_of_turn=position.out_of_turn,
        reshuffled=len(position.stocks_made),
        knocker=position.knocker,
    )


def _seen_of_window(position: HandState, seat: Seat) -> tuple[Seat, Phase, list[tuple[Seat, Action]]]:
    """Return the seat to act, the phase and the history as a seat may know them, hiding who holds a Cross."""
    history = [made for made in position.history if made[0] == seat or not isinstance(made[1], Pass)]
    drawer = position.window.drawer
    if drawer is None or position.to_act == seat:
        return position.to_act, position.phase, history
    while isinstance(history[-1][1], Pass):
        history.pop()
    return drawer, START, history[:-1]
