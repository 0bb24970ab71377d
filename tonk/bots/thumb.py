"""The rule-of-thumb player: plays a whole hand from what its seat sees, by its temper.

It goes out whenever it can; it drops when it seems to hold the fewest points; it takes a discard that it can put down
or that is low; it lays and hits what it can; and it discards the highest card that it has no use for. Where waiting
rules make laying cost something, it weighs that. It remembers nothing from one decision to the next.

Players who think ahead play whole hands by it thousands of times, so what is seldom the case is asked late.
"""

import random
from typing import NamedTuple

from tonk.bots import reading
from tonk.bots.holding import NEAR, Keeping, drawn_gains
from tonk.bots.laying import NO_REACH, Plan, Reach, best_plan, hits_from, reach_of, way_out
from tonk.bots.temper import Temper
from tonk.rules import DRAW, DROP, TAKE, Action, Hit, RuleSet, View
from tonk.rules.actions import DISCARD_OF_BIT, HIT_OF, LAY_OF
from tonk.rules.cards import JACK, Card, Cards, Seat, cards_in
from tonk.rules.imagining import World, imagine_any
from tonk.rules.spreads import BOOK, RUN, Spread, spreads_within

_LATE_GUESS = 4.0
"""What a hidden card counts on average once the stock is gone and high cards have been discarded."""
_SURE = 12
"""With more points than this nobody asks whether a drop is certain to hold."""


class _Taken(NamedTuple):
    """A turn that takes the top discard: whether it is put down, and what it leaves."""

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
        return Thumb(self._temper, view.rules, self._lean).act(imagine_any(view))


class Thumb:
    """The rules of thumb themselves, for whichever seat is to act; of the other hands they read only what is public."""

    def __init__(self, temper: Temper, rules: RuleSet, lean: float = 0) -> None:
        """Know the rules.

        Args:
            temper: How the player plays.
            rules: The rule set of every world that will be asked about.
            lean: How many points more than its temper says it drops with.
        """
        self._temper = temper
        self._rules = rules
        self._lean = lean
        self._drawn = drawn_gains(rules)
        self._dread = temper.dread if rules.caught_pays == "all" else 0
        self._may_hit = {(kind, own): rules.may_hit(kind, own=own) for kind in (RUN, BOOK) for own in (True, False)}

    def act(self, world: World) -> Action:
        """The action of the seat to act."""
        return self._before_drawing(world) if world.phase == "start" else self._after_drawing(world)

    def play_out(self, world: World) -> None:
        """Play the hand to its end, every seat by these rules of thumb."""
        while world.outcome is None:
            world.apply(self._before_drawing(world) if world.phase == "start" else self._after_drawing(world))

    # Before the draw

    def _before_drawing(self, world: World) -> Action:
        hand, discards = world.hands[world.to_act], world.discard
        fits = self._fits(world) if world.table else 0
        # With the discard or without it: could anything be put down at all?
        useful = (hand & fits) or spreads_within(hand)
        if useful and self._rules.lay_before_draw:
            out = way_out(self._rules, hand, reach_of(world), may_discard=False)
            if out:
                return self._step(world, out)
        of_use = False
        if discards:
            top = discards[-1]
            of_use = bool(fits >> top & 1) or _completes(hand, top)
            if (useful or of_use) and way_out(self._rules, hand | 1 << top, reach_of(world), may_discard=True):
                return TAKE
        if not world.stock:
            return self._without_stock(world)
        if self._would_drop(world):
            return DROP
        return TAKE if discards and self._would_take(world, of_use) else DRAW

    def _fits(self, world: World) -> Cards:
        """The single cards that could be hit with at once."""
        fits: Cards = 0
        for spread in world.table:
            if self._may_hit[spread.kind, spread.owner == world.to_act]:
                fits |= spread.fits
        return fits

    def _without_stock(self, world: World) -> Action:
        """The stock is gone (R-stock): to draw is to end the hand, and the lowest total collects."""
        rules, total = self._rules, world.totals[world.to_act]
        scored = rules.stock_out == "lowest_wins"
        if not scored and self._would_drop(world):
            return DROP
        if rules.lay_before_draw:
            plan = best_plan(rules, world.hands[world.to_act], reach_of(world))
            if plan.cards:
                return self._step(world, plan)
        guess = reading.lowest_guess(world, _LATE_GUESS, sees_taken=self._temper.sees_taken)
        # Where the end is not scored it costs nothing, so only a hand that means to win goes on.
        go_on = (total < guess) != scored
        return TAKE if go_on and world.discard and self._after_taking(world).total < total else DRAW

    def _would_drop(self, world: World) -> bool:
        total = world.totals[world.to_act]
        if total <= self._drop_limit(world, world.turns // world.seats):
            return world.drop_refusal() is None and not reading.drop_is_lost(world)
        return total <= _SURE and world.drop_refusal() is None and reading.drop_is_won(world)

    def _drop_limit(self, world: World, rounds: int) -> float:
        """The most points to drop with after so many full rounds."""
        temper, nerve = self._temper, self._temper.nerve
        per_card = nerve[rounds if rounds < len(nerve) else -1]
        if world.seats > 2:
            per_card *= 1 - self._dread
        limit = self._lean + reading.lowest_guess(world, per_card, awe=temper.awe, sees_taken=temper.sees_taken)
        return limit if self._rules.drop_ceiling is None else min(limit, self._rules.drop_ceiling)

    def _would_take(self, world: World, of_use: bool) -> bool:
        """Whether the top discard is of use: it goes onto the table at once, or lowers the hand.

        Each such take leaves the hand with fewer cards or fewer points, so that no two players can take for ever.
        """
        values, top, temper = world.values, world.discard[-1], self._temper
        if not of_use and values[top] >= self._highest(world.hands[world.to_act]):
            return False
        taken = self._after_taking(world)
        if taken.lays_it:
            return True
        if values[top] >= values[taken.discard]:
            return False
        weighed = self._drawn[values[taken.discard]] if temper.weighs_stock else 0
        return taken.gain >= weighed + temper.take_margin

    def _highest(self, hand: Cards) -> int:
        """The most that a card of a hand may count."""
        highest = self._rules.values[hand.bit_length() - 1]
        return max(highest, *self._rules.court_values) if hand >> 4 * JACK else highest

    def _after_taking(self, world: World) -> _Taken:
        """What the turn comes to if the top discard is taken and the hand does not go out."""
        card = world.discard[-1]
        hand = world.hands[world.to_act] | 1 << card
        plan = self._plan(world, hand, card)
        keeping = Keeping(world, self._temper, plan.left)
        discard, spare = keeping.most_spare(self._to_part_with(world, plan.left, card))
        return _Taken(
            lays_it=plan.uses(card),
            discard=discard,
            gain=spare - (keeping.spare(card) if plan.left >> card & 1 else 0),
            total=self._rules.points(plan.left) - world.values[discard],
        )

    # After the draw

    def _after_drawing(self, world: World) -> Action:
        hand, took = world.hands[world.to_act], world.took
        fits = self._fits(world) if world.table else 0
        if not (hand & fits or spreads_within(hand)):
            card, _ = Keeping(world, self._temper, hand).most_spare(_not_taken(hand, took))
            return DISCARD_OF_BIT[1 << card]
        out = way_out(self._rules, hand, reach_of(world), may_discard=True)
        if out:
            return self._step(world, out)
        plan = self._plan(world, hand, took)
        if plan.cards:
            return self._step(world, plan)
        card, _ = Keeping(world, self._temper, hand).most_spare(self._to_part_with(world, hand, took))
        # Whoever does not look for hits sees one at least with the card about to be discarded.
        return self._hit_with(world, 1 << card) or DISCARD_OF_BIT[1 << card]

    def _plan(self, world: World, hand: Cards, took: Card | None) -> Plan:
        """What to put down of a hand that does not go out this turn, with the card taken in it."""
        rules = self._rules
        plan = best_plan(rules, hand, self._hits_in_mind(reach_of(world)))
        if not (self._temper.waits_to_drop and rules.waits and plan.cards):
            return plan
        if _barred_next_turn(world) or len(world.stock) < world.seats:
            return plan
        free = _free_plan(rules, hand, self._hits_in_mind(reach_of(world, free=True)))
        keeping = Keeping(world, self._temper, free.left)
        discard, _ = keeping.most_spare(self._to_part_with(world, free.left, took))
        total = rules.points(free.left) - rules.values[discard]
        return free if total <= self._drop_limit(world, world.turns // world.seats + 1) else plan

    def _hits_in_mind(self, reach: Reach) -> Reach:
        return reach if self._temper.sees_hits else NO_REACH

    def _to_part_with(self, world: World, hand: Cards, took: Card | None) -> Cards:
        """The cards to choose a discard from: not the one just taken, and none that could be hit with, if possible."""
        among = _not_taken(hand, took)
        hits = hits_from(among, reach_of(world)) if world.table and self._temper.sees_hits else 0
        return among & ~hits or among

    def _step(self, world: World, plan: Plan) -> Action:
        """The next action of a plan that puts something down, or the last discard of one that goes out."""
        if plan.lays:
            return LAY_OF[plan.lays[0]]
        return self._hit_with(world, plan.hits) or DISCARD_OF_BIT[1 << plan.left.bit_length() - 1]

    def _hit_with(self, world: World, cards: Cards) -> Hit | None:
        """A legal hit with one of the cards, if there is one."""
        most, seat = self._rules.hits_a_turn, world.to_act
        if not cards or (most is not None and world.hits >= most):
            return None
        hits = [
            (_preference(spread, card, cards, seat, self._rules), number, card)
            for number, spread in enumerate(world.table)
            if self._may_hit[spread.kind, spread.owner == seat]
            for card in cards_in(cards & spread.fits)
        ]
        if not hits:
            return None
        _, number, card = min(hits)
        return HIT_OF[number][1 << card]


def _preference(spread: Spread, card: Card, cards: Cards, seat: Seat, rules: RuleSet) -> tuple[bool, bool, bool, bool]:
    """What makes a hit worse than another: it opens no way, it bars from dropping, fills a book, is on one's own."""
    beyond = card - 4 if card < spread.cards[0] else card + 4
    opens_the_way = spread.kind == RUN and 0 <= beyond < 52 and cards >> beyond & 1 == 1
    own = spread.owner == seat
    return not opens_the_way, own and rules.wait_own_hit > 0, spread.kind == BOOK, own


def _completes(hand: Cards, card: Card) -> bool:
    """Whether a card makes a spread with cards of a hand."""
    near = hand & NEAR[card]
    if near & near - 1 == 0:
        return False
    return any(spread >> card & 1 for spread in spreads_within(near | 1 << card))


def _not_taken(hand: Cards, took: Card | None) -> Cards:
    """The cards of the hand but for the one just taken, unless it is the only one."""
    return hand if took is None else hand & ~(1 << took) or hand


def _barred_next_turn(world: World) -> bool:
    """Whether the seat will be barred from dropping at its next turn, as things stand (R-wait)."""
    this_turn = 1 if world.phase == "start" and not world.laid else 0
    return world.wait[world.to_act] > this_turn


def _free_plan(rules: RuleSet, hand: Cards, reach: Reach) -> Plan:
    """The best plan that does not bar the seat from dropping; ``reach`` is what it may hit for nothing."""
    if not rules.wait_new_spread:
        return best_plan(rules, hand, reach)
    hits = hits_from(hand, reach)
    return Plan((), hits, hand ^ hits)
