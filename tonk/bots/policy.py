"""The heuristic policy: plays a whole hand from what a seat sees, by its weights.

It goes out whenever it can, drops when it seems to hold the fewest points, takes a discard that it can put down or that
is low, puts down what its planner says (``planner.py``), plays a Skip or a Block, and discards the card that gains most
(``discards.py``). It remembers nothing between decisions.

Search plays thousands of hands by it, so rare cases are tested last.
"""

from typing import NamedTuple

from tonk.bots.beliefs import DropJudgement
from tonk.bots.discards import Discards
from tonk.bots.plain_planner import PlainPlanner
from tonk.bots.planner import Options, Planner
from tonk.bots.special_planner import SpecialPlanner
from tonk.bots.special_plays import NoSpecialPlays, SpecialPlays
from tonk.bots.weights import PolicyWeights
from tonk.rules import DRAW, DROP, TAKE, Action, RuleSet
from tonk.rules.actions import DISCARD_OF_BIT
from tonk.rules.cards import ALL_CARDS, Card
from tonk.rules.imagining import World
from tonk.rules.payouts import ends_pay_without_stock


class _Taken(NamedTuple):
    """A turn that takes the top discard and does not go out."""

    puts_it_down: bool
    """True if the card taken is put down."""
    discard: Card
    gain: float
    """The points gained by holding the card taken instead of the one discarded."""
    total: int
    """The total of the hand afterwards."""


class HeuristicPolicy:
    """The policy for the seat to act; of the other hands it reads only public facts.

    Attributes:
        rules: The rule set of all worlds to be played.
        planner: Says what is put down.
    """

    def __init__(
        self,
        weights: PolicyWeights,
        rules: RuleSet,
        extra_drop_points: float = 0,
        least_points_to_lay: float = 0,
        court_fondness_points: float = 0.0,
    ) -> None:
        """Prepare for a rule set.

        Args:
            weights: The weights of the player.
            rules: The rule set.
            extra_drop_points: The points added to the drop limit of its weights.
            least_points_to_lay: The least points of a spread that is laid without need (``PlayStyle``).
            court_fondness_points: The points by which a court card seems to count less (``Slips``).
        """
        self.rules = rules
        self._drops = DropJudgement(weights, rules, extra_drop_points)
        self._discards = Discards(weights, rules, court_fondness_points)
        self.planner: Planner
        if rules.plain:
            self.planner = PlainPlanner(weights, rules, least_points_to_lay, self._discards, self._drops)
            self._plays: SpecialPlays | NoSpecialPlays = NoSpecialPlays()
        else:
            planner = SpecialPlanner(weights, rules, least_points_to_lay, self._discards)
            self.planner, self._plays = planner, SpecialPlays(weights, rules, planner, self._discards, self._drops)
        self._bars_takes = rules.answers.bars_takes
        self._naturals = ALL_CARDS & ~rules.wild_cards

    def act(self, world: World) -> Action:
        """Return the action of the seat to act."""
        if world.phase == "start":
            return self._before_drawing(world)
        if world.phase == "play":
            return self._after_drawing(world)
        return self._plays.answer(world)

    def slip(self, points: float) -> None:
        """Add ``points`` to the usual drop limit, until the next slip."""
        self._drops.slip_points = points

    def goes_out(self, world: World) -> bool:
        """Return whether the seat to act can go out this turn without a card from the stock."""
        if world.phase == "play":
            options, hand = self.planner.after_drawing(world), world.hands[world.to_act]
            return not hand & hand - 1 if options is None else options.goes_out(may_discard=True)
        if world.phase == "window":
            return self._plays.goes_out_by_cross(world)
        top = world.discard[-1] if world.may_take() else None
        now, taking = self.planner.before_drawing(world, top)
        if now is not None and now.goes_out(may_discard=False):
            return True
        return taking is not None and taking.goes_out(may_discard=True)

    def _before_drawing(self, world: World) -> Action:
        takeable = world.discard and (not self._bars_takes or world.may_take())
        top = world.discard[-1] if takeable else None
        now, taking = self.planner.before_drawing(world, top)
        if now is not None:
            out = now.way_out(may_discard=False)
            if out is not None:
                return out
        if taking is not None and taking.goes_out(may_discard=True):
            return TAKE
        if not world.stock and not self.rules.makes_stock(len(world.discard), len(world.stocks_made)):
            return self._without_stock(world, top, now, taking)
        if self._drops.drops(world):
            return DROP
        return TAKE if top is not None and self._would_take(world, top, taking) else DRAW

    def _without_stock(self, world: World, top: Card | None, now: Options | None, taking: Options | None) -> Action:
        """Return the action where drawing ends the hand, scored for the lowest total or for nobody (R-stock)."""
        rules, total = self.rules, world.totals[world.to_act]
        scored = ends_pay_without_stock(rules)
        if not scored and self._drops.drops(world):
            return DROP
        if now is not None:
            action = now.put_down(None, every_hit=True)
            if action is not None:
                return action
        if top is None:
            return DRAW
        after = self._after_taking(world, top, taking)
        if rules.scores_points or (rules.taken_must_be_laid and not after.puts_it_down):
            return TAKE if after.puts_it_down else DRAW
        # Where the end is not scored it costs nothing, so only a hand that hopes to win goes on.
        goes_on = (total < self._drops.lowest_late_estimate(world)) != scored
        return TAKE if goes_on and after.total < total else DRAW

    def _would_take(self, world: World, top: Card, taking: Options | None) -> bool:
        """Return whether the top discard is useful: it goes onto the table at once, is played, or lowers the hand.

        Each such take leaves fewer cards or points in the hand, so two players can't go on taking for ever.
        """
        must_lay = self.rules.taken_must_be_laid
        if not self._naturals >> top & 1 and not must_lay:
            return self._plays.plays(top)
        discards = self._discards
        if taking is None and (must_lay or not discards.may_be_worth(world.hands[world.to_act], top)):
            return False
        after = self._after_taking(world, top, taking)
        if after.puts_it_down or must_lay:
            return after.puts_it_down
        least = discards.weights[after.discard]
        return discards.weights[top] < least and after.gain >= discards.margins[least]

    def _after_taking(self, world: World, top: Card, taking: Options | None) -> _Taken:
        """Return the turn that takes the top discard without going out."""
        discards, bit = self._discards, 1 << top
        if taking is None:
            left = world.hands[world.to_act] | bit
            among = left ^ bit
        else:
            left = taking.left_after(top)
            among = left & ~bit or left
            among = among & ~taking.hits_in(among) or among
        kept = discards.keep_values(world, left, spreads=taking is not None)
        discard, gain = discards.best_of(kept, world, left, among)
        puts_it_down = not left & bit
        if not puts_it_down and bit & ALL_CARDS:
            gain -= kept.gain(top)
        return _Taken(puts_it_down, discard, gain, self.rules.points(left) - self.rules.values[discard])

    def _after_drawing(self, world: World) -> Action:
        hand, took = world.hands[world.to_act], world.took
        among = hand if took is None else hand & ~(1 << took) or hand
        options = self.planner.after_drawing(world)
        if options is None:
            return DISCARD_OF_BIT[1 << self._discards.best(world, hand, among, spreads=False)]
        action = options.way_out(may_discard=True) or options.put_down(took) or self._plays.skip_or_block(world)
        if action is not None:
            return action
        bit = 1 << self._discards.best(world, hand, among & ~options.hits_in(among) or among)
        # Even a player who does not look for hits notices one with the card about to be discarded.
        return self.planner.hit_with(world, bit) or DISCARD_OF_BIT[bit]
