"""Skips, Blocks and Crosses: whom to skip, when to guard against a hold, and whether a Cross pays."""

from typing import Final

from tonk.bots.beliefs import DropJudgement
from tonk.bots.discards import Discards
from tonk.bots.skips import seat_to_skip
from tonk.bots.special_options import SpecialOptions
from tonk.bots.special_planner import SpecialPlanner, discardable
from tonk.bots.weights import PolicyWeights
from tonk.rules import PASS, Action, Block, Cross, RuleSet, Skip
from tonk.rules.cards import CROSSES, SKIPS, Card, CardSet
from tonk.rules.imagining import World
from tonk.rules.lost_turns import can_be_held
from tonk.rules.wild_meld_plans import ends_of

_FEARED: Final = 2
"""The largest other hand at which a Skip card is used as a Skip rather than as a Block."""
_FEW: Final = 2
"""With this few cards left after its discard, a player hopes to go out next turn."""


class NoSpecialPlays:
    """The plays of a game without special cards (``SpecialPlays``): none."""

    def plays(self, _card: Card) -> bool:
        """Return False: no card is special."""
        return False

    def goes_out_by_cross(self, _world: World) -> bool:
        """Return False: there is no Cross."""
        return False

    def answer(self, _world: World) -> Action:
        """Let the discard go: there is no Cross."""
        return PASS

    def skip_or_block(self, _world: World) -> Action | None:
        """Return None: there is neither."""
        return None


class SpecialPlays:
    """The plays that special cards make possible, for the seat to act."""

    def __init__(
        self, weights: PolicyWeights, rules: RuleSet, planner: SpecialPlanner, discards: Discards, drops: DropJudgement
    ) -> None:
        """Prepare for a player and a rule set.

        Args:
            weights: The weights of the player.
            rules: The rule set.
            planner: The planner of its lays and hits.
            discards: The choice of a discard.
            drops: The judgement of drops.
        """
        self._special = weights.special
        self._planner, self._judgement = planner, planner.judgement
        self._discards = discards
        self._drops = drops
        self._wild = rules.wild_cards
        self._playable = rules.wild_cards | SKIPS

    def plays(self, card: Card) -> bool:
        """Return whether taking this card is useful because it is a special card or Wild."""
        return bool(self._playable >> card & 1)

    # Windows

    def goes_out_by_cross(self, world: World) -> bool:
        """Return whether the seat being asked can go out after crossing for the discard."""
        return self._options_after_cross(world).goes_out(may_discard=True)

    def _options_after_cross(self, world: World) -> SpecialOptions:
        """Return what could be put down after the seat being asked crosses for the discard."""
        return self._planner.after_cross(world, _cross_of(world.hands[world.to_act]))

    def answer(self, world: World) -> Action:
        """Return the answer: cross to go out, or if what it puts down is worth the Cross and the Wilds used."""
        top = world.discard[-1]
        crosses = Cross(_cross_of(world.hands[world.to_act]).bit_length() - 1)
        options = self._options_after_cross(world)
        if options.goes_out(may_discard=True):
            return crosses
        ways = options.ways
        if not self._special.crosses_to_hit:
            ways = [show for show in ways if any(lay.cards >> top & 1 for lay in show.lays)]
        best = self._judgement.best(world, ways, top, must=True)
        if best is None:
            return PASS
        gain = self._judgement.worth(world, best) + world.values[crosses.card] - self._discards.cross_points(best.left)
        # In its own turn a player spends a Wild where it counts most; crossing leaves no choice, so it costs double.
        gain -= self._special.wild_points * (world.hands[world.to_act] & ~best.left & self._wild).bit_count()
        return crosses if gain > 0 else PASS

    # After the draw

    def skip_or_block(self, world: World) -> Action | None:
        """Return a Skip or a Block to play now; None to keep it, or if there is none."""
        hand = world.hands[world.to_act]
        if not hand & SKIPS or world.out_of_turn:
            return None
        card, skipped = (hand & SKIPS).bit_length() - 1, seat_to_skip(world, saves_skips=self._special.saves_skips)
        guards = self._special.blocks and can_be_held(world, world.to_act)
        if not self._special.saves_skips:
            if guards:
                return Block(card, world.to_act)
            return None if skipped is None else Skip(card, skipped)
        left = hand & ~SKIPS
        drops_next = self._means_to_drop(world, left)
        fewest = 64 if skipped is None else world.hands[skipped].bit_count()
        if guards and fewest > _FEARED and (drops_next or left.bit_count() <= _FEW + 1):
            return Block(card, world.to_act)
        if skipped is not None and (fewest <= self._special.near_cards or drops_next or len(world.stock) < world.seats):
            return Skip(card, skipped)
        return None

    def _means_to_drop(self, world: World, left: CardSet) -> bool:
        """Return whether it would drop next turn with these cards, less one discard."""
        among = discardable(left, world.took, ends_of(world), sees_hits=self._judgement.sees_hits)
        discard = self._discards.best(world, left, among)
        return self._drops.would_drop_with(world, left & ~(1 << discard), world.turns // world.seats + 1)


def _cross_of(hand: CardSet) -> CardSet:
    """Return the last Cross of a hand."""
    return 1 << (hand & CROSSES).bit_length() - 1
