"""What the hidden cards may be where there are twists, points, reshuffles or lost turns: as in ``worlds.py``."""

from tonk.bots.history import Turn
from tonk.bots.hypotheses import Story
from tonk.bots.twist_history import twist_turns_of
from tonk.bots.twist_sparing import Sparing
from tonk.bots.twist_story import TwistStory
from tonk.bots.weights import PolicyWeights
from tonk.bots.worlds import Imagined, Worlds
from tonk.rules import Reshuffles, View
from tonk.rules.cards import Card, CardSet


class TwistWorlds(Worlds):
    """The worlds that a seat may be in."""

    def __init__(self, view: View, weights: PolicyWeights, seed: int, tuned: PolicyWeights | None = None) -> None:
        """Look at what has been seen (see :class:`Worlds`)."""
        self._sparings: list[Sparing] = []
        super().__init__(view, weights, seed, tuned)

    def _remembered(self) -> list[list[Turn]]:
        return twist_turns_of(self._view)

    def _story(self, turns: list[Turn], known: CardSet, hidden: list[Card]) -> Story:
        if not self._sparings:
            self._sparings = [Sparing(sort.weights, self._view.rules) for sort in self._sorts]
        return TwistStory(self._view, self._sorts, self._sparings, turns, known, hidden, self._chance)

    def draw(self) -> Imagined:
        """A world, with shuffles of its own."""
        imagined = super().draw()
        imagined.world.reshuffles = Reshuffles(self._chance.getrandbits(60))
        return imagined
