"""The sights of a blow: narrowing light before it, thrown pieces, a struck plate, a falling face, slashes.

All of it is a function of time; `celebration_painting` and others draw it.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import ease_in_out, ease_out, pushed
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebration_effects import Lingering, Scatter
from tonk.ui.table.motion.departures import Pace


@dataclass(frozen=True, slots=True)
class NarrowLight(Lingering):
    """A light that narrows to a hand while the table holds its breath.

    Attributes:
        box: The box of the hand.
        narrows: The share of its time in which it does so.
    """

    box: Box
    narrows: float

    _WIDE, _GOES = 130.0, 0.12
    """Its first reach beyond the hand, in units, and the share of its time in which it goes."""

    def reach(self, now: float) -> float:
        """Return its reach beyond the hand, in units."""
        return self._WIDE * (1.0 - ease_out(min(1.0, self.share(now) / self.narrows)))

    def strength(self, now: float) -> float:
        """Return its strength, 0 to 1."""
        share = self.share(now)
        return min(1.0, share / (0.5 * self.narrows), (1.0 - share) / self._GOES)


@dataclass(frozen=True, slots=True)
class ScatterThrown(Scatter):
    """Pieces that a blow throws up from under a hand, over all cards, in all directions."""

    _FAR, _HIGH, _DROPS = 380.0, 190.0, 420.0
    """The distance that they fly, the height that they rise, and the distance they fall, in units."""

    def at(self, now: float) -> Iterator[Point]:
        """Yield the place of each."""
        share = self.share(now)
        for number in range(self.count):
            angle, strong = self._TURN * number, 0.35 + 0.65 * ((number * 7) % 11) / 10.0
            far, lift = self._FAR * strong * ease_out(share), self._HIGH * (0.5 + 0.5 * ((number * 5) % 7) / 6.0)
            x = self.center[0] + (self.clear[0] + far) * math.cos(angle)
            y = self.center[1] + (self.clear[1] + 0.45 * far) * math.sin(angle)
            yield x, y - 2.0 * lift * share + self._DROPS * share**2


@dataclass(frozen=True, slots=True)
class PlateKnock(Lingering):
    """A player's plate that is knocked aside, and springs back.

    Attributes:
        box: The plate.
        push: The farthest displacement, in units.
    """

    box: Box
    push: Point

    _UPRIGHT = 0.1
    """The share of a knock that goes up or down."""

    @classmethod
    def away(cls, begins: float, seconds: float, box: Box, blow: Point, far: float) -> "PlateKnock":
        """Return the knock of a plate away from a blow, mostly sideways, since it lies at the edge of the table.

        Args:
            begins: The time of the blow.
            seconds: The time until the plate is back.
            box: The plate.
            blow: The place of the blow.
            far: The distance it is knocked, in units.
        """
        dx, dy = box.center[0] - blow[0], box.center[1] - blow[1]
        away = max(1.0, math.hypot(dx, dy))
        return cls(begins, seconds, box, (math.copysign(far, dx), cls._UPRIGHT * far * dy / away))

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`); with reduced motion the plate stays in place."""
        paced = super(PlateKnock, self).paced(now, pace)
        return replace(paced, push=(0.0, 0.0)) if pace.reduced else paced

    def at(self, now: float) -> Point:
        """Return its present displacement, in units."""
        far = pushed(self.share(now))
        return self.push[0] * far, self.push[1] * far


@dataclass(frozen=True, slots=True)
class Dismay(Lingering):
    """A caught player's face, which starts up, and then falls."""

    seat: Seat

    _NEARER, _FALLS, _STARTS = 0.26, 13.0, 0.16
    """Its greatest growth, the depth of its fall, in units, and the share of its time in which it starts up."""

    def larger(self, now: float) -> float:
        """Return its present size relative to the usual one."""
        share = self.share(now)
        if share < self._STARTS:
            return 1.0 + self._NEARER * ease_out(share / self._STARTS)
        return 1.0 + self._NEARER * (1.0 - ease_in_out((share - self._STARTS) / (1.0 - self._STARTS)))

    def sunk(self, now: float) -> float:
        """Return the depth to which it has fallen, in units."""
        share = (self.share(now) - self._STARTS) / (1.0 - self._STARTS)
        return self._FALLS * math.sin(math.pi * ease_out(share)) if share > 0.0 else 0.0


@dataclass(frozen=True, slots=True)
class CrossSlashes(Lingering):
    """Two slashes that cut across something one after the other, and fade.

    Attributes:
        center: The point where they cross.
        reach: Half the size of the square whose corners they join, in units.
        apart: The time from the first to the second.
    """

    center: Point
    reach: float
    apart: float = speeds.SLASH_APART

    _CUTS, _FADES = 0.75, 0.45
    """The duration of a cut as a share of the time to the second, and the share of all the time in which they fade."""

    def paced(self, now: float, pace: Pace) -> Self:
        """Return them under way (`FeltEffect.paced`)."""
        return replace(super(CrossSlashes, self).paced(now, pace), apart=pace.seconds(self.apart))

    def cuts(self, now: float) -> tuple[float, float]:
        """Return how far each has been cut, 0 to 1."""
        if self.apart <= 0.0:
            return 1.0, 1.0
        first, second = (
            min(1.0, max(0.0, (now - self.begins - late) / (self._CUTS * self.apart))) for late in (0.0, self.apart)
        )
        return first, second

    def seen(self, now: float) -> float:
        """Return their opacity, 0 to 1."""
        return min(1.0, (1.0 - self.share(now)) / self._FADES)
