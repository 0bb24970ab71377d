"""Slips of the levels: the errors that people make at the table although they know better.

A level's weights (``weights.py``) are its careful judgement, and what others expect of it. At the table it also slips:
each turn it estimates the other hands somewhat too high or too low, and it may be fond of cards that it should discard.
The same seed and turn always give the same slip. Nobody slips in a playout.
"""

import random
from dataclasses import dataclass

from tonk.bots.weights import Level
from tonk.rules import RuleSet, View

_CAREFUL = 0.5
"""The factor on a careful player's errors on the bold side."""


@dataclass(frozen=True, slots=True)
class Slips:
    """The errors of a player at a table."""

    misjudged_points: tuple[float, float] = (0.0, 0.0)
    """The least and the most points by which it overestimates the lowest other hand, compared with its weights. Each
    turn has its own error between the two."""
    court_fondness_points: float = 0.0
    """The points by which a court card seems to count less when discarding."""

    def misjudgement(self, view: View, seed: int, *, careful: bool = False) -> float:
        """Return the points by which it overestimates the lowest other hand this turn.

        Args:
            view: The view of the seat to act.
            seed: The seed of the player.
            careful: Whether the player is careful.
        """
        low, high = self.misjudged_points
        if low == high == 0:
            return 0.0
        upcard = 0 if view.upcard is None else view.upcard
        error = low + (high - low) * random.Random((seed * 64 + view.turns) * 64 + upcard).random()
        return error * _CAREFUL if careful and error > 0 else error


NO_SLIPS = Slips()
"""The slips of players who never err."""

LEVEL_SLIPS: dict[Level, Slips] = {
    "novice": Slips(misjudged_points=(0.0, 10.0), court_fondness_points=7.0),
    "casual": Slips(misjudged_points=(-2.0, 3.0)),
    "solid": Slips(misjudged_points=(-2.0, 3.5)),
}
"""The slips of each level that has any, in rules with stakes."""

LEVEL_SLIPS_FOR_POINTS: dict[Level, Slips] = {
    **LEVEL_SLIPS,
    "casual": Slips(misjudged_points=(-4.0, 4.0)),
    "solid": Slips(misjudged_points=(-2.0, 1.0)),
}
"""The slips of each level that has any, in rules with points, where boldness usually pays."""


def slips_of(level: Level, rules: RuleSet) -> Slips:
    """Return the slips of a level at a table with these rules."""
    return (LEVEL_SLIPS_FOR_POINTS if rules.scores_points else LEVEL_SLIPS).get(level, NO_SLIPS)
