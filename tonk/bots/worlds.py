"""What the hidden cards may be: worlds drawn from what a seat has seen, the likelier the oftener.

Cards that others took from the discards are known. Of the rest any deal is as likely as any other until somebody does
something; but a player of sense drops with few points, lays its spreads, and discards what it has no use for. So each
other seat has a story (``story.py``): the cards it holds, which card it drew in each of its turns, and what sort of
player sits there. Stories change by small steps; after a few of them they are worth a world.
"""

import random
from typing import NamedTuple

from tonk.bots.history import Turn, turns_of
from tonk.bots.hypotheses import Sort, Story
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import PolicyWeights
from tonk.rules import View
from tonk.rules.cards import Card, CardSet, cards_in, each_seat
from tonk.rules.imagining import World, imagine, unseen_by

_STEPS = 10
"""Steps of each story between two worlds."""
_FIRST_STEPS = 100
"""Steps of each story before the first world."""
OFTEN = {"expert": 0.5, "sharp": 1.0, "solid": 0.6, "casual": 0.4}
"""How often a player of some level is met, compared with the level met oftenest, as far as a stranger can guess."""


class Imagined(NamedTuple):
    """What may be the case: a world, and the weights by which each seat plays there."""

    world: World
    weight_sets: list[PolicyWeights]


class Worlds:
    """The worlds that a seat may be in."""

    def __init__(self, view: View, weights: PolicyWeights, seed: int, tuned: PolicyWeights | None = None) -> None:
        """Look at what has been seen.

        Args:
            view: What the seat sees.
            weights: How the seat itself plays.
            seed: What the worlds are drawn from.
            tuned: What self-play found for this table, if that is known.
        """
        self._view = view
        self._weights = weights
        self._chance = random.Random(seed)
        self._sorts = [Sort(weights_of(level, view.rules, view.seats, tuned), often) for level, often in OFTEN.items()]
        self.weight_sets = {weights, *(sort.weights for sort in self._sorts)}
        """All weights that a seat may have in these worlds."""
        rest = list(cards_in(unseen_by(view)))
        self._chance.shuffle(rest)
        # The cards in nobody's hand: the stock's, and those out of play.
        self._rest = rest
        self._stories: list[Story] = []
        turns = self._remembered()
        for seat in each_seat(view.seats):
            if seat != view.seat:
                hidden = [rest.pop() for _ in range(view.counts[seat] - view.known[seat].bit_count())]
                self._stories.append(self._story(turns[seat], view.known[seat], hidden))
        self._steps = _FIRST_STEPS
        self.work = 2 + 2 * sum(len(story.turns) for story in self._stories)
        """How much work a world is, in turns played out: measured, each turn that is traced back is two."""

    def _remembered(self) -> list[list[Turn]]:
        """The finished turns of each seat."""
        return turns_of(self._view)

    def _story(self, turns: list[Turn], known: CardSet, hidden: list[Card]) -> Story:
        """A story of a seat that has had these turns, begun with any cards."""
        rules, seats = self._view.rules, self._view.seats
        return Story(rules, self._sorts, turns, known, hidden, rules.dealt(seats), self._chance)

    def draw(self) -> Imagined:
        """A world."""
        view = self._view
        for story in self._stories:
            if not story.turns:
                story.redeal(self._rest)
                continue
            for _ in range(self._steps):
                story.step(self._rest)
        self._steps = _STEPS
        hands = [story.hand for story in self._stories]
        hands.insert(view.seat, view.hand)
        weight_sets = [story.weights for story in self._stories]
        weight_sets.insert(view.seat, self._weights)
        self._chance.shuffle(self._rest)
        return Imagined(imagine(view, hands, self._rest[: view.stock_count]), weight_sets)
