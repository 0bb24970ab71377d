"""A hand in play: everything on the table, seen and unseen, and what each action does to it.

A position changes only by :meth:`Position.apply`, which returns the events that happened. The game (``games``) decides
which actions are legal and what each does: for Tonk that is ``legality``, ``transitions`` and ``endings``. The object
changes in place, and a search copies it before trying something: measured, that is several times as fast as making a
new object for each action.
"""

from collections.abc import Sequence

from tonk.rules import events as ev
from tonk.rules.actions import Action
from tonk.rules.between_hands import seats_in, starting_score
from tonk.rules.cards import EMPTY, Card, CardSet, Seat, each_seat, kinds_among, mask_of
from tonk.rules.games import GAMES
from tonk.rules.hand_state import HandState
from tonk.rules.legality import drop_refusal, may_take
from tonk.rules.parts import Reshuffles, none_lying
from tonk.rules.refusals import Refusal
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat
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
        """Deal a hand: cards one at a time from the dealer's left, then the game's opening.

        Args:
            rules: The rule set.
            seats: The number of players, 2 to 6.
            dealer: The dealing seat.
            deck: The whole shuffled deck with the twists in play, in the order of the deal.
            score: Each seat's points before the hand; if left out, those at the start of a match.
            reshuffles: The source of new stocks, if these rules make any.
        """
        if not rules.is_tonk:
            return Position._deal_guest(rules, dealer, deck, score or starting_score(rules, seats), reshuffles)
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
            # A deck of the largest size holds every kind: no need to look.
            full = len(deck) == rules.always_in_play.bit_count() + 4 * len(rules.twists)
            kinds = rules.twists if full else kinds_among(mask_of(deck) & ~rules.always_in_play)
            position.specials = none_lying(seats, kinds)
        if score and rules.scores_points:
            position.score = tuple(score)
        if reshuffles is not None and rules.makes_new_stocks:
            position.reshuffles = reshuffles
        position.opening = tuple(GAMES[rules.game].begin(position))
        return position

    @staticmethod
    def _deal_guest(
        rules: RuleSet, dealer: Seat, deck: Sequence[Card], score: PerSeat[int], reshuffles: Reshuffles | None
    ) -> "Position":
        """Deal a hand of a guest game to those who are still in the match."""
        seats = len(score)
        around = seats_in(rules, score, Seat((dealer + 1) % seats))
        dealt = len(around) * rules.dealt(seats)
        hands = [EMPTY] * seats
        for place, seat in enumerate(around):
            hands[seat] = mask_of(deck[place : dealt : len(around)])
        position = Position(rules, hands, deck[: dealt - 1 : -1], dealer, around[0])
        position.score = tuple(score)
        if reshuffles is not None and rules.makes_new_stocks:
            position.reshuffles = reshuffles
        position.opening = tuple(GAMES[rules.game].begin(position))
        return position

    def copy(self) -> "Position":
        """Return an independent copy."""
        twin = Position(self.rules, self.hands, self.stock, self.dealer, self.to_act, self.totals.copy())
        # One by one: a loop takes nearly twice as long, and search copies for every turn it plays.
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
        twin.knocker = self.knocker
        return twin

    # Legality

    def legal(self) -> list[Action]:
        """Return every legal action of the seat to act, in a fixed order."""
        return GAMES[self.answers.game].legal(self)

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the seat to act may not do this, or None when it may."""
        return GAMES[self.answers.game].refusal(self, action)

    def drop_refusal(self) -> Refusal | None:
        """Return why the seat to act, before its draw, may not drop."""
        return drop_refusal(self)

    def may_take(self) -> bool:
        """Return whether the seat to act, before its draw, may take the top discard."""
        return may_take(self)

    def view(self, seat: Seat) -> View:
        """Return what a seat may see."""
        game = GAMES[self.answers.game]
        legal = game.legal(self) if self.to_act == seat else ()
        return view_of(self, seat, tuple(legal), game.total(self, seat))

    # Actions

    def apply(self, action: Action) -> list[ev.Event]:
        """Do a legal action and return what happened. The result of an illegal action is undefined."""
        self.history.append((self.to_act, action))
        return GAMES[self.answers.game].transitions[type(action)](self, action)
