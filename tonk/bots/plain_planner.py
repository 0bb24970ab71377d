"""The planner for plain rules: finds exactly what a hand puts down, and fast, since search plays thousands of hands.

Where a new spread or a hit on the player's own run would bar the player from dropping, it weighs that against a drop
planned for the next turn.
"""

from typing import Final

from tonk.bots.beliefs import DropJudgement, drop_is_lost, fewest_other_cards
from tonk.bots.discards import Discards
from tonk.bots.weights import PolicyWeights
from tonk.rules import DROP, Action, Discard, Hit, RuleSet, View
from tonk.rules.actions import DISCARD_OF_BIT, HIT_OF, LAY_OF
from tonk.rules.cards import EMPTY, Card, CardSet, Seat, cards_in
from tonk.rules.imagining import World
from tonk.rules.meld_plans import NO_REACH, HitOptions, MeldPlan, best_plan, hits_from, hits_left, reach_of, way_out
from tonk.rules.melds import BOOK, RUN, Spread, spreads_within
from tonk.rules.near_melds import completes

_FEW: Final = 2
"""With another hand this small, no spread is kept back."""
_DISCARDS: Final = 4
"""The number of discards considered: those that gain most."""
_NOTHING: Final = (None, None)


class PlainOptions:
    """The cards that could be put down of a hand this turn (``planner.Options``)."""

    __slots__ = ("_hand", "_planner", "_reach", "_world")

    def __init__(self, planner: "PlainPlanner", world: World, hand: CardSet, reach: HitOptions) -> None:
        """Look at a hand.

        Args:
            planner: Weighs what could be put down.
            world: The view of the seat to act.
            hand: The cards held, or held once a discard is taken.
            reach: Where the seat may hit.
        """
        self._planner = planner
        self._world = world
        self._hand = hand
        self._reach = reach

    def goes_out(self, *, may_discard: bool) -> bool:
        """Return whether the hand can go out."""
        return way_out(self._planner.rules, self._hand, self._reach, may_discard=may_discard) is not None

    def way_out(self, *, may_discard: bool) -> Action | None:
        """Return the next action of the best way to go out."""
        plan = way_out(self._planner.rules, self._hand, self._reach, may_discard=may_discard)
        return None if plan is None else self._planner.step(self._world, plan)

    def put_down(self, took: Card | None, *, every_hit: bool = False) -> Action | None:
        """Return the next action of the best plan now, or None."""
        if every_hit:
            plan = best_plan(self._planner.rules, self._hand, self._reach)
        else:
            plan = self._planner.best(self._world, self._hand, self._reach, took)
        return self._planner.step(self._world, plan) if plan.cards else None

    def left_after(self, took: Card) -> CardSet:
        """Return the cards that are left after the best plan now."""
        return self._planner.best(self._world, self._hand, self._reach, took).left

    def hits_in(self, among: CardSet) -> CardSet:
        """Return the cards of ``among`` that the player notices it could hit with."""
        return hits_from(among, self._reach) if self._planner.sees_hits else EMPTY


class PlainPlanner:
    """The planner for plain rules (``planner.Planner``).

    Attributes:
        rules: The rule set of all worlds to be judged.
        sees_hits: Whether the player looks for hits.
    """

    def __init__(
        self,
        weights: PolicyWeights,
        rules: RuleSet,
        least_points_to_lay: float,
        discards: Discards,
        drops: DropJudgement,
    ) -> None:
        """Prepare for a player and a rule set.

        Args:
            weights: The weights of the player.
            rules: The rule set.
            least_points_to_lay: The least points of a spread that is laid without need (``PlayStyle``).
            discards: The choice of a discard.
            drops: The judgement of drops.
        """
        self.rules = rules
        self.sees_hits = weights.sees_hits
        self._least_points = least_points_to_lay
        self._weighs_waits = weights.waits_to_drop and rules.waits
        self._discards = discards
        self._drops = drops
        self._may_hit = {(kind, own): rules.may_hit(kind, own=own) for kind in (RUN, BOOK) for own in (True, False)}

    def before_drawing(self, world: World, top: Card | None) -> tuple[PlainOptions | None, PlainOptions | None]:
        """Return what could be put down at once, and once the discard is taken."""
        hand = world.hands[world.to_act]
        fits = self._fits(world) if world.table else EMPTY
        if hand & fits or spreads_within(hand):
            reach = reach_of(world)
            now = PlainOptions(self, world, hand, reach) if self.rules.lay_before_draw else None
            return now, None if top is None else PlainOptions(self, world, hand | 1 << top, reach)
        if top is not None and (fits >> top & 1 or completes(hand, top)):
            return None, PlainOptions(self, world, hand | 1 << top, reach_of(world))
        return _NOTHING

    def after_drawing(self, world: World) -> PlainOptions | None:
        """Return what could be put down of a hand after the draw."""
        hand = world.hands[world.to_act]
        if (world.table and hand & self._fits(world)) or spreads_within(hand):
            return PlainOptions(self, world, hand, reach_of(world))
        return None

    def _fits(self, world: World) -> CardSet:
        """Return the single cards that could be hit with at once."""
        fits, may_hit, seat = EMPTY, self._may_hit, world.to_act
        for spread in world.table:
            if may_hit[spread.kind, spread.owner == seat]:
                fits |= spread.fits
        return fits

    def best(self, world: World, hand: CardSet, reach: HitOptions, took: Card | None) -> MeldPlan:
        """Return what to put down of a hand that does not go out this turn.

        Args:
            world: The view of the seat to act.
            hand: The hand, with the card taken in it.
            reach: The cards it may hit with.
            took: The card taken from the discards this turn.
        """
        plan = best_plan(self.rules, hand, reach if self.sees_hits else NO_REACH)
        if plan.lays and self._least_points:
            plan = self._kept_back(world, plan, took)
        if plan.cards and self._weighs_waits:
            return self._freest(world, hand, plan, took)
        return plan

    def _kept_back(self, world: World, plan: MeldPlan, took: Card | None) -> MeldPlan:
        """Return the plan without the spreads that the player keeps a little longer."""
        if fewest_other_cards(world) <= _FEW or len(world.stock) < world.seats:
            return plan
        points, taken = self.rules.points, EMPTY if took is None else 1 << took
        kept = [lay for lay in plan.lays if points(lay) < self._least_points and not lay & taken]
        return MeldPlan(tuple([lay for lay in plan.lays if lay not in kept]), plan.hits, plan.left | sum(kept, EMPTY))

    def _freest(self, world: World, hand: CardSet, plan: MeldPlan, took: Card | None) -> MeldPlan:
        """Return the plan, or one that puts down less but leaves a planned drop possible (R-wait)."""
        if _is_barred_next_turn(world) or len(world.stock) < world.seats:
            return plan
        reach = reach_of(world, free=True)
        free = _free_plan(self.rules, hand, reach if self.sees_hits else NO_REACH)
        among = free.left if took is None else free.left & ~(1 << took) or free.left
        if self.sees_hits:
            among = among & ~hits_from(among, reach_of(world)) or among
        discard = self._discards.best(world, free.left, among)
        kept = free.left & ~(1 << discard)
        return free if self._drops.would_drop_with(world, kept, world.turns // world.seats + 1) else plan

    def step(self, world: World, plan: MeldPlan) -> Action:
        """Return the next action of a plan that puts something down, or the last discard of one that goes out."""
        if plan.lays:
            return LAY_OF[plan.lays[0]]
        return self.hit_with(world, plan.hits) or DISCARD_OF_BIT[1 << plan.left.bit_length() - 1]

    def hit_with(self, world: World, cards: CardSet) -> Hit | None:
        """Return the best legal hit with one of the cards, if there is one."""
        seat = world.to_act
        if not cards or hits_left(world) <= 0:
            return None
        hits = [
            (_preference(spread, card, cards, seat, self.rules), number, card)
            for number, spread in enumerate(world.table)
            if self._may_hit[spread.kind, spread.owner == seat]
            for card in cards_in(cards & spread.fits)
        ]
        if not hits:
            return None
        _, number, card = min(hits)
        return HIT_OF[number][1 << card]

    def worth_trying(self, view: View, seen: World) -> list[Action]:
        """Return the legal actions that a sensible player would consider."""
        discards = [action.card for action in view.legal if isinstance(action, Discard)]
        kept = self._discards.keep_values(seen, view.hand)
        likely = sorted(discards, key=lambda card: (-kept.gain(card), -card))[:_DISCARDS]
        reach = reach_of(seen)

        def is_sensible(action: Action) -> bool:
            if action == DROP:
                return not drop_is_lost(seen)
            if not isinstance(action, Discard):
                return True
            if view.hand == 1 << action.card:
                return action.card in likely
            given_back = action.card == view.took and not view.laid
            could_hit = reach.most > 0 and hits_from(1 << action.card, reach) != 0
            return action.card in likely and not given_back and not could_hit

        return [action for action in view.legal if is_sensible(action)]


def _preference(
    spread: Spread, card: Card, cards: CardSet, seat: Seat, rules: RuleSet
) -> tuple[bool, bool, bool, bool]:
    """Rank a hit: worse ones open no place, bar from dropping, fill a book, or are on the player's own spread."""
    opens_the_way = bool(cards & spread.opened_by(card))
    own = spread.owner == seat
    return not opens_the_way, own and rules.hits_bar(own=True), spread.kind == BOOK, own


def _is_barred_next_turn(world: World) -> bool:
    """Return whether the seat will be barred from dropping at its next turn, as things stand (R-wait)."""
    this_turn = 1 if world.phase == "start" and not world.laid else 0
    return world.wait[world.to_act] > this_turn


def _free_plan(rules: RuleSet, hand: CardSet, reach: HitOptions) -> MeldPlan:
    """Return the best plan that does not bar the seat from dropping; ``reach`` is what it may hit without a wait."""
    if not rules.spreads_bar:
        return best_plan(rules, hand, reach)
    hits = hits_from(hand, reach)
    return MeldPlan((), hits, hand ^ hits)
