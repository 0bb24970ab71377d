"""Ordinary things as they are felt around the table: plates nod, hands give way, a little dust flies.

What happens rarely is celebrated instead (`celebrating`), and is always greater.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.blow_effects import PlateKnock
from tonk.ui.table.motion.celebration_effects import Dust
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

DISCARD_PUFF, HIT_PUFF, LAY_PUFF = 30.0, 44.0, 66.0
"""The distance that dust is blown from under a discard, a hit and a laid spread, in units."""
_UNDER = 0.8
"""The part of a card or spread from under which dust is blown."""


@dataclass(frozen=True, slots=True)
class Puff(Dust):
    """A little dust blown out from under a card or spread that lands, which nothing waits for."""

    _PUFFS = 10

    @property
    def over(self) -> float:
        """Return when the next thing may begin: at any time."""
        return 0.0

    def at(self, now: float) -> Iterator[tuple[Point, float]]:
        """Yield the place and the growth of each puff, 0 to 1: smaller ones than under a great blow."""
        for place, grown in super(Puff, self).at(now):
            yield place, grown * min(1.0, self.reach / LAY_PUFF)


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


def puff(staging: Staging, when: float, box: Box, reach: float) -> None:
    """Stage dust from under a card or spread that lands.

    Args:
        staging: The staging to add to.
        when: The time.
        box: The box of the card or spread.
        reach: The distance that the dust is blown, in units.
    """
    staging.effects.append(Puff(when, speeds.PUFF, box.center, (_UNDER * box.w, _UNDER * box.h), reach))


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
