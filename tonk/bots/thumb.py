"""The rule-of-thumb player: plays a whole hand from its view alone, by its temper.

It goes out whenever it can; it drops when it seems to hold the fewest points; it takes a discard that it can put down
or that is low; it lays and hits what it can; and it discards the highest card that it has no use for. Where waiting
rules make laying cost something, it weighs that. It remembers nothing from one view to the next.
"""

import random
from typing import NamedTuple

from tonk.bots import reading
from tonk.bots.holding import drawn_gain, most_spare, spare_points
from tonk.bots.laying import NO_REACH, Plan, Reach, best_plan, hits_from, reach_of, way_out
from tonk.bots.temper import Temper
from tonk.rules import DRAW, DROP, TAKE, Action, Discard, Hit, Lay, View
from tonk.rules.cards import Card, Cards
from tonk.rules.spreads import BOOK, RUN

_LATE_GUESS = 4.0
"""What a hidden card counts on average once the stock is gone and high cards have been discarded."""


class _Taken(NamedTuple):
    """A turn that takes the top discard: whether it is put down, the card to part with, and what that leaves."""

    lays_it: bool
    discard: Card
    gain: float
    """How many points better it is to hold the card taken than the one parted with."""
    total: int


class ThumbPlayer:
    """A player by rules of thumb. The same view and seed always give the same action."""

    def __init__(self, temper: Temper, seed: int) -> None:
        self._temper = temper
        self._lean = (random.Random(seed).random() - 0.5) * temper.leaning

    def choose(self, view: View) -> Action:
        """The action of the seat to act, whose view this is."""
        return self._before_drawing(view) if view.phase == "start" else self._after_drawing(view)

    # Before the draw

    def _before_drawing(self, view: View) -> Action:
        rules, reach = view.rules, reach_of(view)
        if rules.lay_before_draw:
            out = way_out(rules, view.hand, reach, may_discard=False)
            if out:
                return _step(view, out)
        if view.discards and way_out(rules, view.hand | 1 << view.discards[-1], reach, may_discard=True):
            return TAKE
        if not view.stock_count:
            return self._without_stock(view)
        if DROP in view.legal and self._would_drop(view):
            return DROP
        return TAKE if view.discards and self._would_take(view) else DRAW

    def _without_stock(self, view: View) -> Action:
        """The stock is gone (R-stock): to draw is to end the hand, and the lowest total collects."""
        rules = view.rules
        scored = rules.stock_out == "lowest_wins"
        if not scored and DROP in view.legal and self._would_drop(view):
            return DROP
        if rules.lay_before_draw:
            plan = best_plan(rules, view.hand, reach_of(view))
            if plan.cards:
                return _step(view, plan)
        guess = reading.lowest_guess(view, _LATE_GUESS, sees_taken=self._temper.sees_taken)
        # Where the end is not scored it costs nothing, so only a hand that means to win goes on.
        go_on = (view.total < guess) != scored
        return TAKE if go_on and view.discards and self._after_taking(view).total < view.total else DRAW

    def _would_drop(self, view: View) -> bool:
        if view.total <= self._drop_limit(view, view.round):
            return not reading.drop_is_lost(view)
        return reading.drop_is_won(view)

    def _drop_limit(self, view: View, in_round: int) -> float:
        """The most points to drop with in a round."""
        temper = self._temper
        per_card = temper.nerve[min(in_round, len(temper.nerve)) - 1]
        if view.rules.caught_pays == "all" and view.seats > 2:
            per_card *= 1 - temper.dread
        limit = self._lean + reading.lowest_guess(view, per_card, awe=temper.awe, sees_taken=temper.sees_taken)
        return limit if view.rules.drop_ceiling is None else min(limit, view.rules.drop_ceiling)

    def _would_take(self, view: View) -> bool:
        """Whether the top discard is of use: it goes onto the table at once, or lowers the hand.

        Each such take leaves the hand with fewer cards or fewer points, so that no two players can take for ever.
        """
        taken = self._after_taking(view)
        if taken.lays_it:
            return True
        values = view.rules.values
        if values[view.discards[-1]] >= values[taken.discard]:
            return False
        weighed = drawn_gain(view.rules, values[taken.discard]) if self._temper.weighs_stock else 0
        return taken.gain >= weighed + self._temper.take_margin

    def _after_taking(self, view: View) -> "_Taken":
        """What the turn comes to if the top discard is taken and the hand does not go out."""
        card = view.discards[-1]
        plan = self._plan(view, view.hand | 1 << card, card)
        spare = spare_points(view, self._temper, plan.left)
        discard = most_spare(spare, self._to_part_with(view, plan.left, card))
        return _Taken(
            lays_it=plan.uses(card),
            discard=discard,
            gain=spare[discard] - spare.get(card, 0),
            total=view.rules.points(plan.left) - view.rules.values[discard],
        )

    # After the draw

    def _after_drawing(self, view: View) -> Action:
        out = way_out(view.rules, view.hand, reach_of(view), may_discard=True)
        if out:
            return _step(view, out)
        plan = self._plan(view, view.hand, view.took)
        return _step(view, plan) if plan.cards else self._discard(view)

    def _plan(self, view: View, hand: Cards, took: Card | None) -> Plan:
        """What to put down of a hand that does not go out this turn, with the card taken in it."""
        rules = view.rules
        plan = best_plan(rules, hand, self._hits_in_mind(reach_of(view)))
        if not (self._temper.waits_to_drop and rules.waits and plan.cards):
            return plan
        if _barred_next_turn(view) or view.stock_count < view.seats:
            return plan
        free = _free_plan(view, hand, self._hits_in_mind(reach_of(view, free=True)))
        spare = spare_points(view, self._temper, free.left)
        discard = most_spare(spare, self._to_part_with(view, free.left, took))
        total = rules.points(free.left) - rules.values[discard]
        return free if total <= self._drop_limit(view, view.round + 1) else plan

    def _hits_in_mind(self, reach: Reach) -> Reach:
        return reach if self._temper.sees_hits else NO_REACH

    def _discard(self, view: View) -> Action:
        """The card to part with; if it can be hit with, that is done instead."""
        spare = spare_points(view, self._temper, view.hand)
        card = most_spare(spare, self._to_part_with(view, view.hand, view.took))
        return _hit_with(view, 1 << card) or Discard(card)

    def _to_part_with(self, view: View, hand: Cards, took: Card | None) -> Cards:
        """The cards to choose a discard from: not the one just taken, and none that could be hit with, if possible."""
        among = hand if took is None or hand == 1 << took else hand & ~(1 << took)
        hits = hits_from(among, reach_of(view)) if self._temper.sees_hits else 0
        return among & ~hits or among


def _barred_next_turn(view: View) -> bool:
    """Whether the seat will be barred from dropping at its next turn, as things stand (R-wait)."""
    this_turn = 1 if view.phase == "start" and not view.laid else 0
    return view.wait[view.seat] > this_turn


def _free_plan(view: View, hand: Cards, reach: Reach) -> Plan:
    """The best plan that does not bar the seat from dropping; ``reach`` is what it may hit for nothing."""
    if not view.rules.wait_new_spread:
        return best_plan(view.rules, hand, reach)
    hits = hits_from(hand, reach)
    return Plan((), hits, hand ^ hits)


def _step(view: View, plan: Plan) -> Action:
    """The next action of a plan that puts something down, or the last discard of one that goes out."""
    if plan.lays:
        return Lay(plan.lays[0])
    return _hit_with(view, plan.hits) or Discard(plan.left.bit_length() - 1)


def _hit_with(view: View, cards: Cards) -> Hit | None:
    """A legal hit with one of the cards, if there is one: so that the others can follow, and rather not on its own."""
    hits = [action for action in view.legal if isinstance(action, Hit) and cards >> action.cards[0] & 1]
    if not hits:
        return None

    def preference(hit: Hit) -> tuple[bool, bool, bool, bool]:
        spread, card = view.table[hit.spread], hit.cards[0]
        beyond = card - 4 if card < spread.cards[0] else card + 4
        opens_the_way = spread.kind == RUN and 0 <= beyond < 52 and cards >> beyond & 1 == 1
        own = spread.owner == view.seat
        return not opens_the_way, own and view.rules.wait_own_hit > 0, spread.kind == BOOK, own

    return min(hits, key=preference)
