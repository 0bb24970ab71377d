"""Points that fly from the place where they are earned to their player's plate, which counts them as they arrive."""

from dataclasses import dataclass, replace
from typing import Self

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Flight, Pose, arrive, ease_in_out
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion.celebration_effects import Lingering
from tonk.ui.table.motion.departures import Pace
from tonk.words.phrases import signed

_POP, _AWAY = 0.3, 0.7
"""The size of points as they pop up, and as they reach a plate, relative to their size while they are read."""
_ARC, _ARC_SHARE, _HIGHEST = 34.0, 0.08, 34.0
"""The height of their path and the share of the distance added, and the height at which it stays in the window."""
_COUNTS = 8
"""The greatest number of steps in which a plate counts."""


@dataclass(frozen=True, slots=True)
class FlyingPoints(Lingering):
    """Points that pop up where they are earned, are read, and fly to a plate, which then counts them.

    The plate lacks them from the beginning on, even while they wait for others.

    Attributes:
        start: The place where they are earned.
        end: The place of the figures on the plate.
        seat: The player who earns them.
        points: Their number; negative for a loss.
        waits: The time before they pop up.
        shows: The time for which they are read at their start.
        flight: The duration of their flight.
        counts: The time in which the plate counts them.
    """

    start: Point
    end: Point
    seat: Seat
    points: int
    waits: float
    shows: float = speeds.POINTS_SHOWN
    flight: float = speeds.POINTS_FLY
    counts: float = speeds.POINTS_COUNT

    @classmethod
    def earned(cls, begins: float, waits: float, way: tuple[Point, Point], seat: Seat, points: int) -> "FlyingPoints":
        """Return points with the usual times.

        Args:
            begins: The time from which the plate lacks them.
            waits: The time before they pop up.
            way: Their start and their end.
            seat: The player who earns them.
            points: Their number.
        """
        seconds = waits + speeds.POINTS_SHOWN + speeds.POINTS_FLY + speeds.POINTS_COUNT
        return cls(begins, seconds, *way, seat, points, waits)

    @property
    def words(self) -> str:
        """Return them in figures, with their sign."""
        return signed(self.points)

    @property
    def lands(self) -> float:
        """Return when they reach the plate."""
        return self.begins + self.waits + self.shows + self.flight

    def paced(self, now: float, pace: Pace) -> Self:
        """Return them under way (`FeltEffect.paced`)."""
        return replace(
            super(FlyingPoints, self).paced(now, pace),
            waits=pace.seconds(self.waits),
            shows=pace.seconds(self.shows),
            flight=pace.seconds(self.flight),
            counts=pace.seconds(self.counts),
        )

    def missing(self, now: float) -> int:
        """Return the points that the plate has not counted yet."""
        if now < self.lands:
            return self.points
        share = min(1.0, (now - self.lands) / self.counts) if self.counts > 0.0 else 1.0
        steps = min(_COUNTS, abs(self.points))
        return self.points - round(self.points * -(-share * steps // 1) / steps) if steps else 0

    def pose(self, now: float) -> Pose | None:
        """Return their place and size; None before they pop up and after they have landed."""
        passed = now - self.begins - self.waits
        if passed < 0.0 or now >= self.lands:
            return None
        at, there = Pose(*self.start), Pose(*self.end, scale=_AWAY)
        if passed < self.shows:
            return at._replace(scale=_POP + (1.0 - _POP) * arrive(min(1.0, 2.0 * passed / self.shows)))
        far = abs(self.start[0] - self.end[0]) + abs(self.start[1] - self.end[1])
        arc = max(0.0, min(_ARC + _ARC_SHARE * far, min(self.start[1], self.end[1]) - _HIGHEST))
        return Flight(at, there, 0.0, 1.0, ease_in_out, arc=arc, swell=0.12).at((passed - self.shows) / self.flight)

    def touch(self, now: float) -> float | None:
        """Return the elapsed share of the light of their landing; None when there is none."""
        return (now - self.lands) / self.counts if self.lands <= now < self.ends and self.counts > 0.0 else None
