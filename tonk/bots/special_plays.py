"""Skips, Blocks and Crosses: whom to skip, when to guard against a hold, and whether a Cross pays."""

from tonk.bots.beliefs import DropJudgement
from tonk.bots.discards import Discards
from tonk.bots.special_planner import SpecialOptions, SpecialPlanner, discardable
from tonk.bots.weights import PolicyWeights
from tonk.rules import PASS, Action, Block, Cross, RuleSet, Skip
from tonk.rules.cards import CROSSES, SKIPS, Card, CardSet
from tonk.rules.imagining import World
from tonk.rules.lost_turns import can_be_held
from tonk.rules.wild_meld_plans import ends_of

_FEARED = 3
"""The most cards in another seat's hand at which a Skip card stops it rather than guarding its owner."""


class SpecialPlays:
    """The plays that only special cards make possible, for whichever seat is to act."""

    def __init__(
        self, weights: PolicyWeights, rules: RuleSet, planner: SpecialPlanner, discards: Discards, drops: DropJudgement
    ) -> None:
        """Know the rules and the player.

        Args:
            weights: How the player decides.
            rules: The rule set.
            planner: The planner of its lays and hits.
            discards: How it chooses a discard.
            drops: How it judges a drop.
        """
        self._special = weights.special
        self._planner = planner
        self._discards = discards
        self._drops = drops
        self._playable = rules.wild_cards | SKIPS

    def plays(self, card: Card) -> bool:
        """Return whether a special card or Wild is of use to the player who takes it."""
        return bool(self._playable >> card & 1)

    # Windows

    def options_after_cross(self, world: World) -> SpecialOptions:
        """Return what could be put down once the seat asked has crossed for the discard."""
        hand, ends, top = world.hands[world.to_act], ends_of(world), world.discard[-1]
        ways = self._planner.ways(hand & ~_cross_of(hand) | 1 << top, ends, top)
        return SpecialOptions(self._planner, world, ways, ends, must=True, plays_skips=False)

    def answer(self, world: World) -> Action:
        """Return whether to cross: whenever that goes out, or what it puts down is worth it."""
        top = world.discard[-1]
        crosses = Cross(_cross_of(world.hands[world.to_act]).bit_length() - 1)
        options = self.options_after_cross(world)
        if options.goes_out(may_discard=True):
            return crosses
        ways = options.ways
        if not self._special.crosses_to_hit:
            ways = [show for show in ways if any(lay.cards >> top & 1 for lay in show.lays)]
        best = self._planner.best(world, ways, top, must=True)
        if best is None:
            return PASS
        gain = self._planner.worth(world, best) + world.values[crosses.card] - self._discards.cross_points(best.left)
        return crosses if gain > 0 else PASS

    # After the draw

    def skip_or_block(self, world: World) -> Action | None:
        """Return a Skip or a Block to be played now; None to keep it, or where there is none."""
        hand = world.hands[world.to_act]
        if not hand & SKIPS or world.out_of_turn:
            return None
        card, victim = (hand & SKIPS).bit_length() - 1, self._planner.victim(world)
        if not self._special.saves_skips:
            return None if victim is None else Skip(card, victim)
        drops_next = self._means_to_drop(world, hand & ~SKIPS)
        fewest = 64 if victim is None else world.hands[victim].bit_count()
        if self._special.blocks and drops_next and fewest > _FEARED and can_be_held(world, world.to_act):
            return Block(card, world.to_act)
        if victim is not None and (fewest <= self._special.near_cards or drops_next or len(world.stock) < world.seats):
            return Skip(card, victim)
        return None

    def _means_to_drop(self, world: World, left: CardSet) -> bool:
        """Return whether it would drop next turn with these cards but for one that it discards."""
        among = discardable(left, world.took, ends_of(world), sees_hits=self._planner.sees_hits)
        discard = self._discards.best(world, left, among)
        return self._drops.would_drop_with(world, left & ~(1 << discard), world.turns // world.seats + 1)


def _cross_of(hand: CardSet) -> CardSet:
    """The last Cross of a hand."""
    return 1 << (hand & CROSSES).bit_length() - 1
