"""The faces of everybody else at a great moment: they start up, away from the blow, shrink back and settle."""

import math
from collections.abc import Collection
from dataclasses import dataclass

from tonk.rules.cards import Seat, each_seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import ease_in_out, ease_out
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion.celebration_effects import Lingering
from tonk.ui.table.motion.staging import Staging, StagingFacts

_APART = 0.045
"""The time between one player's start and the next one's, the nearest to the blow first, in seconds."""


@dataclass(frozen=True, slots=True)
class Startle(Lingering):
    """A player's face that starts up at somebody else's great moment.

    Attributes:
        seat: The player.
        push: The farthest displacement, in units.
        loses: Whether the player loses the hand.
    """

    seat: Seat
    push: Point
    loses: bool

    _NEARER, _STARTS, _SHRINKS, _COWERS = 0.2, 0.16, 0.5, 0.04
    """Its greatest growth, the shares of its time in which it starts up and then shrinks, and how much smaller than
    usual it is then."""

    def larger(self, now: float) -> float:
        """Return its present size relative to the usual one: it starts up, cowers, and comes back."""
        share = self.share(now)
        if share < self._STARTS:
            return 1.0 + self._NEARER * ease_out(share / self._STARTS)
        if share < self._SHRINKS:
            fallen = ease_in_out((share - self._STARTS) / (self._SHRINKS - self._STARTS))
            return 1.0 + self._NEARER - (self._NEARER + self._COWERS) * fallen
        return 1.0 - self._COWERS * (1.0 - ease_in_out((share - self._SHRINKS) / (1.0 - self._SHRINKS)))

    def at(self, now: float) -> Point:
        """Return its present displacement, in units: soon the farthest, then slowly none."""
        share = self.share(now)
        if share < self._STARTS:
            far = ease_out(share / self._STARTS)
        else:
            far = 1.0 - ease_in_out((share - self._STARTS) / (1.0 - self._STARTS))
        return self.push[0] * far, self.push[1] * far


def startle(
    staging: Staging, moment: StagingFacts, apart: Collection[Seat], blow: Point, begins: float, far: float
) -> None:
    """Stage the faces of all players but some, who start up at a blow on the table and lean away from it.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        apart: The players whom the moment is about.
        blow: The place of the blow.
        begins: The time of the blow.
        far: The distance that they lean, in units; 0 for a moment at which nobody starts up.
    """
    if not far:
        return
    outcome, layout = moment.view.outcome, moment.layout

    def away(seat: Seat) -> float:
        x, y = layout.portrait(seat).center
        return math.hypot(x - blow[0], y - blow[1])

    others = sorted((seat for seat in each_seat(layout.seats) if seat not in apart), key=away)
    for turn, seat in enumerate(others):
        x, y = layout.portrait(seat).center
        distance = max(1.0, away(seat))
        push = far * (x - blow[0]) / distance, far * (y - blow[1]) / distance
        loses = outcome is not None and outcome.net[seat] < 0
        staging.effects.append(Startle(begins + turn * _APART, speeds.STARTLE, seat, push, loses))
