"""Ordinary things as they are felt around the table: plates nod, hands give way, a little dust flies.

What happens rarely is celebrated instead (`celebrating`), and is always greater.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, ease_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.blow_effects import PlateKnock
from tonk.ui.table.motion.celebration_effects import Lingering
from tonk.ui.table.motion.impacts import JOINED, JOINED_HOPS, JOINED_REACH, Impact
from tonk.ui.table.motion.staging import Staging, StagingFacts
from tonk.ui.table.places.card_places import SpriteKey

TURN_NOD: Point = (0.0, -6.0)
"""The displacement of a plate as its player's turn begins: it rises, and falls back."""
HIT_NOD: Point = (0.0, 8.0)
"""That of a plate whose player's spread is hit: it is pressed down."""
CARD_NOD: Point = (0.0, 4.0)
"""That of a plate whose player gets a card."""
PAID_NOD: Point = (0.0, 5.0)
"""That of a plate on which a chip lands."""

DISCARD_PUFF, HIT_PUFF, LAY_PUFF = 30.0, 42.0, 52.0
"""The distance that dust is blown from under a discard, a hit and a laid spread, in units."""


@dataclass(frozen=True, slots=True)
class Puff(Lingering):
    """Dust that is blown out all around from under a card or spread, farthest in the direction of its arrival.

    Attributes:
        box: The box of the card or spread.
        way: That direction, of length 1.
        reach: The distance that the dust is blown, in units.
    """

    box: Box
    way: Point
    reach: float

    _CLOUDS, _UNDER, _AHEAD = 28, 0.9, 0.45
    """The number of clouds, the part of the box from under which they come, and how much farther they go ahead."""

    def clouds(self, now: float) -> Iterator[tuple[Point, float]]:
        """Yield the place and the growth of each cloud, 0 to 1: fast at first, and ever slower."""
        gone, (dx, dy) = ease_out(self.share(now)), self.way
        for number in range(self._CLOUDS):
            angle = 2.0 * math.pi * (number + 0.37 * (number % 3)) / self._CLOUDS
            x, y = math.cos(angle), math.sin(angle)
            edge = self._UNDER / max(2.0 * abs(x) / self.box.w, 2.0 * abs(y) / self.box.h)
            far = self.reach * (0.5 + 0.5 * (number * 5 % 7) / 6.0) * (1.0 + self._AHEAD * (x * dx + y * dy)) * gone
            yield (self.box.center[0] + (edge + far) * x, self.box.center[1] + (edge + far) * y), gone


@dataclass(frozen=True, slots=True)
class SlapFlash(Lingering):
    """The flash around a card or spread that is slapped down, for two frames; ``strength`` is 1 for a full one."""

    box: Box
    strength: float = 1.0


def nod(staging: Staging, moment: StagingFacts, seat: Seat, when: float, far: Point) -> None:
    """Stage a plate that moves a little and springs back, since something has happened to its player.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The player.
        when: The time.
        far: The farthest displacement, in units.
    """
    staging.effects.append(PlateKnock(when, speeds.NODS, moment.layout.plate(seat), far))


def puff(staging: Staging, when: float, box: Box, start: Point, reach: float) -> None:
    """Stage dust from under a card or spread that lands.

    Args:
        staging: The staging to add to.
        when: The time.
        box: The box of the card or spread.
        start: The place from which it has come.
        reach: The distance that the dust is blown, in units.
    """
    dx, dy = box.center[0] - start[0], box.center[1] - start[1]
    far = max(1.0, math.hypot(dx, dy))
    staging.effects.append(Puff(when, speeds.PUFF, box, (dx / far, dy / far), reach))


def slides_on(start: Pose, end: Pose, far: float) -> Point:
    """Return the distance that a card slides on as it lands, in the direction of its flight.

    Args:
        start: The start of its flight.
        end: Its end.
        far: The length of that, in units.
    """
    way = max(1.0, math.hypot(end.x - start.x, end.y - start.y))
    return far * (end.x - start.x) / way, far * (end.y - start.y) / way


def joining(place: Pose, key: SpriteKey, when: float) -> Impact:
    """Return the push of a card that lands in an open hand, which hardly reaches beyond it.

    Args:
        place: The place where it lands.
        key: The key of the card.
        when: The time.
    """
    return Impact((place.x, place.y), JOINED, when, frozenset((key,)), JOINED_REACH, JOINED_HOPS)
