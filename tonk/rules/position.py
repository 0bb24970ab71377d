"""A hand of Tonk in play: everything on the table, seen and unseen, and what each action does to it.

A position changes only by :meth:`Position.apply`, which gives the events that happened. Which actions are legal is
``legality``'s to say; what each does is in ``transitions``, and how hands end in ``endings``. The object is changed in
place, and copied where a search wants to try something: measured, that is several times the speed of making a new
object for each action.
"""

from collections.abc import Sequence

from tonk.rules import events as ev
from tonk.rules.actions import Action
from tonk.rules.cards import ALL_CARDS, EMPTY, Card, CardSet, Seat, by_seat, each_seat, kinds_among, mask_of
from tonk.rules.endings import show_tonks
from tonk.rules.hand_state import HandState
from tonk.rules.legality import drop_refusal, legal_actions, may_take, refusal_of
from tonk.rules.parts import Reshuffles, none_lying
from tonk.rules.refusals import Refusal
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat
from tonk.rules.transitions import TRANSITIONS
from tonk.rules.view import View, view_of


class Position(HandState):
    """A hand in play. Read its fields freely; change it by :meth:`apply` alone."""

    __slots__ = ()

    @staticmethod
    def deal(
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
        values = rules.answers.values
        hands: list[CardSet] = []
        totals: list[int] = []
        for seat in each_seat(seats):
            hand, total = EMPTY, 0
            for card in deck[(seat - dealer - 1) % seats : dealt : seats]:
                hand |= 1 << card
                total += values[card]
            hands.append(hand)
            totals.append(total)
        position = Position(rules, hands, deck[: dealt - 1 : -1], dealer, (dealer + 1) % seats, totals)
        if rules.twists:
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
        twin = Position(self.rules, self.hands, self.stock, self.dealer, self.to_act, self.totals.copy())
        # Each by its name: a loop over them takes nearly twice as long, and search copies for every turn it plays.
        twin.discard = self.discard.copy()
        twin.table = self.table.copy()
        twin.phase = self.phase
        twin.wait = self.wait.copy()
        twin.wait_causes = self.wait_causes.copy()
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

    # Legality, three ways

    def legal(self) -> list[Action]:
        """Every legal action of the seat to act, in a fixed order."""
        return legal_actions(self)

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the seat to act may not do this, or None when it may."""
        return refusal_of(self, action)

    def drop_refusal(self) -> Refusal | None:
        """Return why the seat to act, before its draw, may not drop."""
        return drop_refusal(self)

    def may_take(self) -> bool:
        """Return whether the seat to act, before its draw, may take the top discard."""
        return may_take(self)

    def view(self, seat: Seat) -> View:
        """Return what a seat may see."""
        return view_of(self, seat)

    # Actions

    def apply(self, action: Action) -> list[ev.Event]:
        """Do a legal action and give what happened; nothing is promised for an action that is not legal."""
        self.history.append((self.to_act, action))
        return TRANSITIONS[type(action)](self, action)
