"""Ordinary things as they are felt around the table: plates nod, hands give way, a little dust flies.

What happens rarely is celebrated instead (`celebrating`), and is always greater.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, ease_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.blow_effects import PlateKnock
from tonk.ui.table.motion.celebration_effects import Lingering
from tonk.ui.table.motion.impacts import JOINED, JOINED_REACH, Impact
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

DISCARD_PUFF, HIT_PUFF, LAY_PUFF = 26.0, 38.0, 46.0
"""The distance that dust is blown from under a discard, a hit and a laid spread, in units."""


class Streak(NamedTuple):
    """A streak of dust: the place of its head, its length in units, and its direction."""

    head: Point
    length: float
    way: Point


@dataclass(frozen=True, slots=True)
class Puff(Lingering):
    """A little dust that goes on in the direction in which a card or spread has arrived.

    Attributes:
        box: The box of the card or spread.
        way: That direction, of length 1.
        reach: The distance that the dust is blown, in units.
    """

    box: Box
    way: Point
    reach: float

    _STREAKS, _FAN, _UNDER, _LONG, _STRAYS = 8, 0.45, 0.94, 1.0, 0.05
    """The number of streaks, the greatest angle between one and the direction, in radians, the part of the box from
    under which they come, their greatest length, as a share of the distance, and how far one strays from a regular
    fan, as a share of its width."""

    def streaks(self, now: float) -> Iterator[Streak]:
        """Yield the streaks: fast at first, and ever shorter."""
        share, (dx, dy) = self.share(now), self.way
        ahead = self._UNDER * (abs(dx) * self.box.w + abs(dy) * self.box.h) / 2
        aside = self._UNDER * (abs(dy) * self.box.w + abs(dx) * self.box.h) / 2
        for number in range(self._STREAKS):
            across = 2.0 * number / (self._STREAKS - 1) - 1.0 + self._STRAYS * (number * 3 % 5 - 2)
            angle = self._FAN * across
            way = dx * math.cos(angle) - dy * math.sin(angle), dy * math.cos(angle) + dx * math.sin(angle)
            far = self.reach * (0.3 + 0.7 * (number * 5 % 7) / 6.0)
            gone = far * ease_out(share)
            x = self.box.center[0] + dx * ahead - dy * aside * across + way[0] * gone
            y = self.box.center[1] + dy * ahead + dx * aside * across + way[1] * gone
            yield Streak((x, y), self._LONG * far * (1.0 - share) ** 1.5, way)


@dataclass(frozen=True, slots=True)
class SlapFlash(Lingering):
    """The flash around a card or spread that is slapped down, for two frames."""

    box: Box


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
    return Impact((place.x, place.y), JOINED, when, frozenset((key,)), JOINED_REACH)
