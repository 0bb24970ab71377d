"""The state of a hand in play: everything on the table, seen and unseen.

It holds no rules: `legality` reads it, `transitions` changes it, and ``position.py`` puts the three together for
everybody else.
"""

from collections.abc import Sequence
from typing import Final

from tonk.rules.actions import Action
from tonk.rules.cards import EMPTY, Card, CardSet, Seat
from tonk.rules.events import Event
from tonk.rules.knobs import MAX_PLAYERS
from tonk.rules.melds import Spread
from tonk.rules.parts import CLOSED_WINDOW, SEED_ZERO, none_lying
from tonk.rules.payouts import Outcome
from tonk.rules.phases import START, Phase
from tonk.rules.refusals import NO_WAIT, WaitCauses
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat, PerSeatList

FIELDS: Final = (
    "answers",
    "dealer",
    "discard",
    "discarder",
    "dry_takes",
    "hands",
    "history",
    "hits",
    "idle_takes",
    "knocker",
    "known",
    "laid",
    "must_show",
    "opening",
    "out_of_turn",
    "outcome",
    "phase",
    "reshuffles",
    "rules",
    "score",
    "seats",
    "specials",
    "stock",
    "stocks_made",
    "table",
    "to_act",
    "took",
    "totals",
    "turns",
    "values",
    "wait",
    "wait_causes",
    "window",
)
"""The attributes of a state."""


class HandState:
    """The state of one hand.

    Args:
        rules: The rule set.
        hands: The cards of each seat.
        stock: The stock, the top card last.
        dealer: The seat of the dealer.
        to_act: The seat to act.
        totals: The points that each seat holds; counted when None.

    Attributes:
        rules: The rule set.
        answers: Its answers to the questions asked at every action.
        values: The points that each card counts.
        seats: The number of players.
        dealer: The seat that dealt.
        hands: Each seat's cards.
        totals: The points of each seat's cards.
        stock: The cards to draw from, the next one last.
        discard: The discards, the top one last.
        table: The spreads, in the order laid.
        to_act: The seat whose turn it is.
        phase: ``start`` (before the draw), ``play`` (after it), ``window`` (a Cross is offered) or ``over``.
        wait: The number of its own turns for which each seat is barred from dropping, including the present one in its
            start phase; where waits lose turns, 1 for a seat that is held.
        wait_causes: The reasons for each seat's wait since it last had none, the oldest first.
        known: For each seat, the cards it took from the discards and still holds.
        took: The card taken from the discards this turn, or None.
        laid: Whether the seat to act has laid or hit this turn.
        hits: The number of hits it has made this turn.
        dry_takes: Takes made since the stock ran out (R-stock).
        idle_takes: Turns in a row, up to now, that were takes with nothing laid or hit (R-idle).
        turns: Turns finished so far.
        history: The actions made since the deal, each with its seat; without the cards that were drawn.
        outcome: The outcome of the hand, or None.
        opening: The event at the deal: a Tonk, or the upcard.
        score: Each seat's points before the hand; zeros where stakes are paid.
        reshuffles: The source of new stocks, if these rules make any.
        stocks_made: The new stocks made so far, each with the next card first.
        specials: The special cards in play, and those that lie before seats.
        discarder: The seat that made the last discard, or None.
        window: The seats asked whether they take the discard with a Cross.
        must_show: A taken card that must still be shown (taken with a Cross, or by rules that want it laid), or None.
        out_of_turn: Whether the seat to act plays out of turn, by a Cross.
        knocker: The seat that has knocked, in guest games.
    """

    __slots__ = FIELDS

    def __init__(
        self,
        rules: RuleSet,
        hands: PerSeat[CardSet],
        stock: Sequence[Card],
        dealer: Seat,
        to_act: Seat,
        totals: PerSeatList[int] | None = None,
    ) -> None:
        self.rules = rules
        self.answers = rules.answers
        self.values = self.answers.values
        self.seats = len(hands)
        self.dealer = dealer
        self.hands: PerSeatList[CardSet] = list(hands)
        self.totals: PerSeatList[int] = totals or [self.answers.points(hand) for hand in hands]
        self.stock = list(stock)
        self.discard: list[Card] = []
        self.table: list[Spread] = []
        self.to_act = to_act
        self.phase: Phase = START
        self.wait: PerSeatList[int] = [0] * self.seats
        self.wait_causes: PerSeatList[WaitCauses] = [NO_WAIT] * self.seats
        self.known: PerSeatList[CardSet] = [EMPTY] * self.seats
        self.took: Card | None = None
        self.laid = False
        self.hits = 0
        self.dry_takes = 0
        self.idle_takes = 0
        self.turns = 0
        self.history: list[tuple[Seat, Action]] = []
        self.outcome: Outcome | None = None
        self.opening: tuple[Event, ...] = ()
        self.score: PerSeat[int] = _ZEROS[self.seats]
        self.reshuffles = SEED_ZERO
        self.stocks_made: tuple[tuple[Card, ...], ...] = ()
        self.specials = _NONE_LYING[self.seats]
        self.discarder: Seat | None = None
        self.window = CLOSED_WINDOW
        self.must_show: Card | None = None
        self.out_of_turn = False
        self.knocker: Seat | None = None

    def is_held(self, seat: Seat) -> bool:
        """Return whether a seat is held: its next turn is lost to a wait."""
        return self.wait[seat] > 0 and self.answers.waits_lose_turns


_ZEROS: Final[tuple[PerSeat[int], ...]] = tuple([(0,) * seats for seats in range(MAX_PLAYERS + 1)])
_NONE_LYING: Final = tuple([none_lying(seats) for seats in range(MAX_PLAYERS + 1)])
