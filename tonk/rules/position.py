"""A hand of Tonk in play: everything on the table, seen and unseen, and what each action does to it.

A position changes only by :meth:`Position.apply`, which gives the events that happened. Which actions are legal is
``legality``'s to say; what each does is in ``transitions``, and how hands end in ``endings``. The object is changed in
place, and copied where a search wants to try something: measured, that is several times the speed of making a new
object for each action.
"""

from collections.abc import Sequence

from tonk.rules import events as ev
from tonk.rules.actions import Action
from tonk.rules.cards import ALL_CARDS, EMPTY, Card, CardSet, Seat, by_seat, card_range, each_seat, kinds_among, mask_of
from tonk.rules.endings import show_tonks
from tonk.rules.knobs import MAX_PLAYERS
from tonk.rules.legality import drop_refusal, legal_actions, may_take, refusal_of
from tonk.rules.melds import Spread
from tonk.rules.parts import CLOSED_WINDOW, SEED_ZERO, Reshuffles, none_lying
from tonk.rules.payouts import Outcome
from tonk.rules.phases import START, Phase
from tonk.rules.refusals import NOBODY_SAW, WaitCause
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat, PerSeatList
from tonk.rules.transitions import TRANSITIONS
from tonk.rules.view import View, view_of


class Position:
    """The state of one hand. Read its fields freely; change it by :meth:`apply` alone.

    Attributes:
        rules: The rule set.
        seats: How many players there are.
        dealer: The seat that dealt.
        hands: Each seat's cards.
        totals: What each seat's cards count.
        stock: The cards to draw from, the next one last.
        discard: The discards, the top one last.
        table: The spreads, in the order laid.
        to_act: The seat whose turn it is.
        phase: ``start`` (before the draw), ``play`` (after it), ``window`` (a Cross is offered) or ``over``.
        wait: Own turns for which each seat is barred from dropping, the present one included in its start phase; where
            waits lose turns, 1 for a seat that is held.
        wait_cause: What last barred each seat: ``spread``, ``hit``, ``own_hit``, or an empty text.
        known: For each seat, the cards it took from the discards and still holds.
        took: The card taken from the discards this turn, or None.
        laid: Whether the seat to act has laid or hit this turn.
        hits: How many cards it has hit with this turn.
        dry_takes: Takes made since the stock ran out (R-stock).
        idle_takes: Turns in a row, up to now, that were takes with nothing laid or hit (R-idle).
        turns: Turns finished so far.
        history: The actions made since the deal, each with its seat; which cards were drawn is not told.
        outcome: How the hand ended, or None.
        opening: What happened at the deal: a Tonk, or the upcard.
        score: Each seat's points before the hand; zeros where stakes are paid.
        reshuffles: Where new stocks come from, where these rules make any.
        stocks_made: The new stocks made so far, each with the next card first.
        specials: The special cards in play, and those that lie before seats.
        discarder: The seat that made the last discard; None where nobody has.
        window: Who is asked whether the discard is crossed for.
        must_show: The card taken with a Cross, or where a card taken must be laid, until it is shown; else None.
        out_of_turn: Whether the seat to act plays out of turn, by a Cross.
    """

    __slots__ = (
        "dealer",
        "discard",
        "discarder",
        "dry_takes",
        "hands",
        "history",
        "hits",
        "idle_takes",
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
        "wait_cause",
        "window",
    )

    def __init__(
        self,
        rules: RuleSet,
        hands: PerSeat[CardSet],
        stock: Sequence[Card],
        dealer: Seat,
        to_act: Seat,
        totals: list[int] | None = None,
    ) -> None:
        self.rules = rules
        self.values = rules.values
        self.seats = len(hands)
        self.dealer = dealer
        self.hands: PerSeatList[CardSet] = list(hands)
        self.totals: PerSeatList[int] = totals or [rules.points(hand) for hand in hands]
        self.stock = list(stock)
        self.discard: list[Card] = []
        self.table: list[Spread] = []
        self.to_act = to_act
        self.phase: Phase = START
        self.wait: PerSeatList[int] = [0] * self.seats
        self.wait_cause: PerSeatList[WaitCause] = [NOBODY_SAW] * self.seats
        self.known: PerSeatList[CardSet] = [EMPTY] * self.seats
        self.took: Card | None = None
        self.laid = False
        self.hits = 0
        self.dry_takes = 0
        self.idle_takes = 0
        self.turns = 0
        self.history: list[tuple[Seat, Action]] = []
        self.outcome: Outcome | None = None
        self.opening: tuple[ev.Event, ...] = ()
        self.score: PerSeat[int] = _ZEROS[self.seats]
        self.reshuffles = SEED_ZERO
        self.stocks_made: tuple[tuple[Card, ...], ...] = ()
        self.specials = none_lying(self.seats)
        self.discarder: Seat | None = None
        self.window = CLOSED_WINDOW
        self.must_show: Card | None = None
        self.out_of_turn = False

    @classmethod
    def deal(
        cls,
        rules: RuleSet,
        seats: int,
        dealer: Seat,
        deck: Sequence[Card],
        score: PerSeat[int] = (),
        reshuffles: Reshuffles | None = None,
    ) -> "Position":
        """Deal a hand: cards one at a time from the dealer's left, the Tonk check, then the upcard.

        Args:
            rules: The rule set.
            seats: How many players, 2 to 6.
            dealer: The dealing seat.
            deck: The whole shuffled deck with the twists in play, the card dealt first standing first.
            score: Each seat's points before the hand; zeros where left out.
            reshuffles: Where new stocks come from, where these rules make any.
        """
        dealt = seats * rules.dealt(seats)
        values = rules.values
        dealt_to = [deck[(seat - dealer - 1) % seats : dealt : seats] for seat in each_seat(seats)]
        # Cards are distinct, so a sum of their bits is their set.
        hands = [sum([_BITS[card] for card in cards], EMPTY) for cards in dealt_to]
        totals = [sum([values[card] for card in cards]) for cards in dealt_to]
        position = cls(rules, hands, deck[: dealt - 1 : -1], dealer, (dealer + 1) % seats, totals)
        if rules.has_specials:
            # A deck that is as large as can be holds every kind: no need to look.
            full = len(deck) == rules.always_in_play.bit_count() + 4 * len(rules.twists)
            kinds = rules.twists if full else kinds_among(mask_of(deck) & ~rules.always_in_play)
            position.specials = none_lying(seats, kinds)
        if score and rules.scores_points:
            position.score = tuple(score)
        if reshuffles is not None and rules.makes_new_stocks:
            position.reshuffles = reshuffles
        position.opening = tuple(position._open())
        return position

    def _open(self) -> list[ev.Event]:
        rules, tonks = self.rules, self.rules.tonk_totals
        holders = [seat for seat, total in by_seat(self.totals) if total in tonks and self.hands[seat] <= ALL_CARDS]
        if holders:
            return show_tonks(self, holders)
        if not rules.upcard:
            return []
        self.discard.append(self.stock.pop())
        return [ev.UpcardTurned(self.discard[-1])]

    def copy(self) -> "Position":
        """A position of its own, equal to this one."""
        twin = Position.__new__(Position)
        # Each by its name: a loop over them takes nearly twice as long, and search copies for every turn it plays.
        twin.rules = self.rules
        twin.values = self.values
        twin.seats = self.seats
        twin.dealer = self.dealer
        twin.hands = self.hands.copy()
        twin.totals = self.totals.copy()
        twin.stock = self.stock.copy()
        twin.discard = self.discard.copy()
        twin.table = self.table.copy()
        twin.to_act = self.to_act
        twin.phase = self.phase
        twin.wait = self.wait.copy()
        twin.wait_cause = self.wait_cause.copy()
        twin.known = self.known.copy()
        twin.took = self.took
        twin.laid = self.laid
        twin.hits = self.hits
        twin.dry_takes = self.dry_takes
        twin.idle_takes = self.idle_takes
        twin.turns = self.turns
        twin.history = self.history.copy()
        twin.outcome = self.outcome
        twin.opening = self.opening
        twin.score = self.score
        twin.reshuffles = self.reshuffles
        twin.stocks_made = self.stocks_made
        twin.specials = self.specials
        twin.discarder = self.discarder
        twin.window = self.window
        twin.must_show = self.must_show
        twin.out_of_turn = self.out_of_turn
        return twin

    def is_held(self, seat: Seat) -> bool:
        """Whether a seat is held: its next turn is lost because a spread of its own was hit."""
        return self.wait[seat] > 0 and self.rules.waits_lose_turns

    # Legality, three ways

    legal = legal_actions
    refusal = refusal_of
    drop_refusal = drop_refusal
    may_take = may_take

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return view_of(self, seat)

    # Actions

    def apply(self, action: Action) -> list[ev.Event]:
        """Do a legal action and give what happened; nothing is promised for an action that is not legal."""
        self.history.append((self.to_act, action))
        return TRANSITIONS[type(action)](self, action)


_ZEROS: tuple[PerSeat[int], ...] = tuple([(0,) * seats for seats in range(MAX_PLAYERS + 1)])
_BITS: tuple[CardSet, ...] = tuple(1 << card for card in card_range(0, 64))
