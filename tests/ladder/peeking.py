"""A player that cheats: the expert's search, given the true hands of the others but not the stock.

It shows the worth of a leak, and so the figures that are too good for a fair player. It is kept among the tests, so
that the game can't give it a seat.
"""

import random
from unittest import mock

from tonk.bots import search
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import PolicyWeights
from tonk.bots.worlds import SampledWorld
from tonk.rules import Action, Position, View
from tonk.rules.imagining import imagine

COMPILED = not str(search.__file__).endswith(".py")
"""True for a compiled search, which finds its worlds where nothing can be exchanged."""


class TrueHands:
    """Worlds with the true hands, in which only the stock is guessed."""

    def __init__(
        self, position: Position, view: View, weights: PolicyWeights, seed: int, _tuned: PolicyWeights | None = None
    ) -> None:
        self._view = view
        self._table = [weights_of("sharp", view.rules, view.seats)] * view.seats
        self._table[view.seat] = weights
        self.weight_sets = set(self._table)
        self._hands = list(position.hands)
        self._stock = list(position.stock)
        self._chance = random.Random(seed)
        self.work = 2

    def draw(self) -> SampledWorld:
        """Return a world in which the others play like the sharp bots that it meets."""
        self._chance.shuffle(self._stock)
        return SampledWorld(imagine(self._view, self._hands, self._stock), self._table)


class Peeker:
    """A searcher that knows all hands.

    Raises:
        RuntimeError: The bots are compiled, so that their worlds can't be exchanged, and it would see no hand.
    """

    def __init__(self, seed: int, budget: search.SearchBudget = search.SEARCH_BUDGET) -> None:
        if COMPILED:
            raise RuntimeError("compiled bots can't be made to see hands: measure the peeker with plain ones")
        self._seed = seed
        self._budget = budget

    def choose(self, position: Position) -> Action:
        """Return the action of the player whose turn it is."""
        with mock.patch.object(search, "WorldSampler", lambda *seen: TrueHands(position, *seen)):
            return search.MonteCarloPlayer(self._seed, budget=self._budget).choose(position.view(position.to_act))
