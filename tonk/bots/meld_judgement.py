"""The value of ways to put cards down, where there are special cards, Wilds or scored points."""

from collections.abc import Iterable, Sequence
from typing import Final

from tonk.bots.beliefs import fewest_other_cards
from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet
from tonk.rules.cards import EMPTY, SKIPS, Card, cards_in
from tonk.rules.imagining import World
from tonk.rules.lost_turns import hit_holds
from tonk.rules.wild_meld_plans import WildMeldPlan

_LAID_WORTH: Final = 0.5
"""The value of each laid point, on top of no longer holding it."""
_HOLD_POINTS: Final = 4.0
"""The value of holding somebody, in points."""
_FEW: Final = 2
"""With another hand this small, nothing is saved for later."""
_NEVER: Final = -1000.0


class MeldJudgement:
    """Weighs ways to put cards down, and chooses among them.

    Attributes:
        sees_hits: Whether the player looks for hits.
    """

    def __init__(self, weights: PolicyWeights, rules: RuleSet, least_points_to_lay: float) -> None:
        """Prepare for a player and a rule set.

        Args:
            weights: The weights of the player.
            rules: The rule set.
            least_points_to_lay: The least points of a spread that is laid without need (``PlayStyle``).
        """
        self.sees_hits = weights.sees_hits
        self._rules = rules
        self._wild = rules.wild_cards
        self._wild_points = weights.special.wild_points
        self._least_points = least_points_to_lay

    def in_mind(self, ways: Sequence[WildMeldPlan]) -> Sequence[WildMeldPlan]:
        """Return the ways that the player notices: not all look for hits."""
        return ways if self.sees_hits else [show for show in ways if not show.hits and not show.wild_hits]

    def way_out(self, ways: Sequence[WildMeldPlan], *, may_discard: bool, sheds: bool) -> WildMeldPlan | None:
        """Return the best way to go out.

        Args:
            ways: Every way to put cards down.
            may_discard: Whether a discard ends the turn, so that one card may be left.
            sheds: Whether Skips in the hand can be played as well.
        """
        stays = ~SKIPS if sheds else -1
        spare = 1 if may_discard else 0
        outs = [show for show in ways if (show.left & stays).bit_count() <= spare]
        if not outs:
            return None
        if self._rules.scores_points:
            return max(outs, key=lambda show: show.score)
        pays, pays_without = self._rules.out_pays, self._rules.out_without_discard_pays
        return max(outs, key=lambda show: (pays if show.left else pays_without, -show.left.bit_count()))

    def best(
        self, world: World, ways: Iterable[WildMeldPlan], took: Card | None, *, must: bool = False
    ) -> WildMeldPlan | None:
        """Return the most valuable way to put cards down, or None if none has any value.

        Args:
            world: The view of the seat to act.
            ways: The ways to choose from.
            took: The card taken from the discards this turn.
            must: Whether one is needed.
        """
        best, most = None, _NEVER if must else 0.0
        for show in ways:
            if show.lays or show.hits or show.wild_hits:
                worth = self.worth(world, show)
                if worth > most and (must or not self._keeps_back(world, show, took)):
                    best, most = show, worth
        return best

    def worth(self, world: World, show: WildMeldPlan) -> float:
        """Return the value of putting these cards down, in points."""
        values, hand = self._rules.values, world.hands[world.to_act]
        if world.phase != "play" and world.discard:
            hand |= 1 << world.discard[-1]
        down = hand & ~show.left
        worth = float(sum([values[card] for card in cards_in(down & ~SKIPS)]))
        if self._rules.scores_points:
            worth += _LAID_WORTH * show.score
        if down & self._wild and fewest_other_cards(world) > _FEW:
            worth -= self._wild_points * (down & self._wild).bit_count()
        for hit in show.wild_hits:
            if hit_holds(world, world.table[hit.spread].owner):
                worth += _HOLD_POINTS
        return worth

    def _keeps_back(self, world: World, show: WildMeldPlan, took: Card | None) -> bool:
        """Return whether the player would rather keep one of the spreads a little longer."""
        if not self._least_points or not show.lays or len(world.stock) < world.seats:
            return False
        if fewest_other_cards(world) <= _FEW:
            return False
        points, taken = self._rules.points, EMPTY if took is None else 1 << took
        return any(points(lay.cards) < self._least_points and not lay.cards & taken for lay in show.lays)
