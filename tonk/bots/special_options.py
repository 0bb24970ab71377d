"""The cards that could be put down of a hand this turn, where there are special cards, Wilds or scored points."""

from tonk.bots.meld_judgement import MeldJudgement
from tonk.bots.meld_steps import MeldSteps
from tonk.rules import Action
from tonk.rules.cards import EMPTY, Card, CardSet
from tonk.rules.imagining import World
from tonk.rules.wild_meld_plans import HitPlaces, WildMeldPlan, fits_at_once


class SpecialOptions:
    """The cards that could be put down of a hand this turn (``planner.Options``)."""

    __slots__ = ("_ends", "_judgement", "_must", "_plays_skips", "_steps", "_world", "ways")

    def __init__(
        self,
        judgement: MeldJudgement,
        steps: MeldSteps,
        world: World,
        ways: list[WildMeldPlan],
        ends: HitPlaces,
        *,
        must: bool,
        plays_skips: bool,
    ) -> None:
        """Take the ways to put cards down.

        Args:
            judgement: Weighs them.
            steps: Carries them out.
            world: The view of the seat to act.
            ways: Every way.
            ends: The places where the seat may hit.
            must: Whether something has to be put down because a card must be shown.
            plays_skips: Whether Skips in the hand can be played in this turn.
        """
        self._judgement, self._steps = judgement, steps
        self._world = world
        self.ways = ways
        self._ends = ends
        self._must = must
        self._plays_skips = plays_skips

    def goes_out(self, *, may_discard: bool) -> bool:
        """Return whether the hand can go out."""
        return self._way_out(may_discard) is not None

    def way_out(self, *, may_discard: bool) -> Action | None:
        """Return the next action of the best way to go out."""
        show = self._way_out(may_discard)
        return None if show is None else self._steps.step_out(self._world, show)

    def _way_out(self, may_discard: bool) -> WildMeldPlan | None:
        return self._judgement.way_out(self.ways, may_discard=may_discard, sheds=may_discard and self._plays_skips)

    def best(self, took: Card | None, *, every_hit: bool = False) -> WildMeldPlan | None:
        """Return the best plan now, or None.

        Args:
            took: The card taken from the discards this turn.
            every_hit: Whether to include hits that the player usually overlooks.
        """
        ways = self.ways if self._must or every_hit else self._judgement.in_mind(self.ways)
        return self._judgement.best(self._world, ways, took, must=self._must)

    def put_down(self, took: Card | None, *, every_hit: bool = False) -> Action | None:
        """Return the next action of the best plan now, or None."""
        show = self.best(took, every_hit=every_hit)
        return None if show is None else self._steps.step_out(self._world, show)

    def left_after(self, took: Card) -> CardSet:
        """Return the cards that are left after the best plan now."""
        show = self._judgement.best(self._world, self._judgement.in_mind(self.ways), took)
        return self._world.hands[self._world.to_act] | 1 << took if show is None else show.left

    def hits_in(self, among: CardSet) -> CardSet:
        """Return the cards of ``among`` that the player notices it could hit with."""
        return among & fits_at_once(self._ends) if self._judgement.sees_hits and self._ends.most > 0 else EMPTY
