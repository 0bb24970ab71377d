"""Worlds that a seat may be in, sampled in proportion to their likelihood given what it has seen.

Cards that others took from the discards are known. Every deal of the rest is equally likely until somebody acts; but a
sensible player drops with few points, lays its spreads, and discards what it has no use for. So there is a hypothesis
about each other seat (``hypotheses.py``), which changes by small steps; after some steps, the hypotheses make a world.
"""

import random
from typing import Final, NamedTuple

from tonk.bots.discards import Discards
from tonk.bots.hypotheses import HandHypothesis, PlayerType
from tonk.bots.seen_turns import turns_of
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import PolicyWeights
from tonk.rules import Reshuffles, View
from tonk.rules.cards import cards_in, each_seat
from tonk.rules.imagining import World, imagine, unseen_by

_STEPS: Final = 10
"""The steps of each hypothesis between two worlds."""
_FIRST_STEPS: Final = 100
"""The steps of each hypothesis before the first world."""
OFTEN: Final = {"expert": 0.5, "sharp": 1.0, "solid": 0.6, "casual": 0.4}
"""The assumed frequency of each level, relative to the most common one."""


class SampledWorld(NamedTuple):
    """A possible world."""

    world: World
    weight_sets: list[PolicyWeights]
    """The weights by which each seat decides there."""


class WorldSampler:
    """The worlds that a seat may be in.

    Attributes:
        weight_sets: All weights that a seat may have in these worlds.
        work: The work to sample a world, in played turns: measured, each turn traced back costs two.
    """

    def __init__(self, view: View, weights: PolicyWeights, seed: int, tuned: PolicyWeights | None = None) -> None:
        """Prepare for a view.

        Args:
            view: The seat's view.
            weights: The weights of the seat itself.
            seed: The seed from which the worlds are drawn.
            tuned: The weights that self-play found for this table, if that is known.
        """
        rules = view.rules
        self._view = view
        self._weights = weights
        self._chance = random.Random(seed)
        met = {level: weights_of(level, rules, view.seats, tuned) for level in OFTEN}
        types = [PlayerType(one, OFTEN[level], Discards(one, rules)) for level, one in met.items()]
        self.weight_sets = {weights, *met.values()}
        rest = list(cards_in(unseen_by(view)))
        self._chance.shuffle(rest)
        # The cards in nobody's hand: in the stock or out of play.
        self._rest = rest
        self._hypotheses: list[HandHypothesis] = []
        turns = turns_of(view)
        for seat in each_seat(view.seats):
            if seat != view.seat:
                known = view.known[seat]
                hidden = [rest.pop() for _ in range(view.counts[seat] - known.bit_count())]
                self._hypotheses.append(HandHypothesis(view, types, turns[seat], known, hidden, self._chance))
        self._steps = _FIRST_STEPS
        self.work = 2 + 2 * sum(len(one.turns) for one in self._hypotheses)

    def draw(self) -> SampledWorld:
        """Draw a world, with shuffles of its own."""
        view = self._view
        for one in self._hypotheses:
            if not one.turns:
                one.redeal(self._rest)
                continue
            for _ in range(self._steps):
                one.step(self._rest)
        self._steps = _STEPS
        hands = [one.hand for one in self._hypotheses]
        hands.insert(view.seat, view.hand)
        weight_sets = [one.weights for one in self._hypotheses]
        weight_sets.insert(view.seat, self._weights)
        self._chance.shuffle(self._rest)
        world = imagine(view, hands, self._rest[: view.stock_count])
        if not view.rules.plain:
            world.reshuffles = Reshuffles(self._chance.getrandbits(60))
        return SampledWorld(world, weight_sets)
