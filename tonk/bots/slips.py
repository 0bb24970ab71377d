"""Slips of the levels: how people err at a table who know better, some more than others.

A level's weights (``weights.py``) are its judgement with care, and what the others take it for. At the table it slips
as well: in each turn it takes the other hands for somewhat higher or lower than it should, and it may be fond of cards
that it ought to part with. The same seed and the same turn always bring the same slip. Nobody slips in a playout.
"""

import random
from dataclasses import dataclass

from tonk.bots.weights import Level
from tonk.rules import View

_CAREFUL = 0.5
"""The share of an error to the bold side that a careful player makes."""


@dataclass(frozen=True, slots=True)
class Slips:
    """The errors of a player at a table."""

    misjudged_points: tuple[float, float] = (0.0, 0.0)
    """The least and the most points by which it takes the lowest of the other hands for higher than its weights say:
    any number between them, another one each turn."""
    heeds_counts: bool = True
    """True if it errs the less the fewer cards somebody holds, or forgets to count them."""
    court_fondness_points: float = 0.0
    """By how many points less a court card seems to count when it comes to a discard."""

    def misjudgement(self, view: View, seed: int, *, careful: bool = False) -> float:
        """Return by how many points it takes the lowest of the other hands for higher than it should this turn.

        Args:
            view: The view of the seat to act.
            seed: The seed of the player.
            careful: Whether it trusts a hope no more than half.
        """
        low, high = self.misjudged_points
        if low == high == 0:
            return 0.0
        upcard = 0 if view.upcard is None else view.upcard
        error = low + (high - low) * random.Random((seed * 64 + view.turns) * 64 + upcard).random()
        if careful and error > 0:
            error *= _CAREFUL
        if not self.heeds_counts:
            return error
        fewest = min([count for seat, count in enumerate(view.counts) if seat != view.seat])
        return error * min(1.0, fewest / view.rules.dealt(view.seats))


NO_SLIPS = Slips()
"""Those of players who never err."""

LEVEL_SLIPS: dict[Level, Slips] = {
    "novice": Slips(misjudged_points=(0.0, 10.0), heeds_counts=False, court_fondness_points=6.0),
    "casual": Slips(misjudged_points=(-4.5, 11.0)),
    "solid": Slips(misjudged_points=(-2.0, 3.5), heeds_counts=False),
}
"""The slips of each level that has any."""
