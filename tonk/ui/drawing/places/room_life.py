"""Rare small moments in the rooms beyond the table: an ember glows, a fire flares up, a lamp flickers.

Nothing changes between two of them, so an idle screen costs next to nothing.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from tonk.ui.drawing.places.room_camp import FIRE
from tonk.ui.drawing.places.room_view import HIGH, middle_of
from tonk.ui.drawing.places.wisps import LivingPart, Wisp, chance
from tonk.ui.drawing.viewport import Box

EVERY, LASTS, RATE = 12.0, 1.0, 6
"""Seconds from one moment to the next, the length of one, and the steps a second in it."""


def next_step(now: float) -> float:
    """Return when a step of a moment comes next: always after ``now``."""
    number = math.floor(now / EVERY)
    for begins in (number * EVERY, (number + 1) * EVERY):
        for step in range(round(LASTS * RATE) + 1):
            at = begins + step / RATE
            if at > now + 1e-6:
                return at
    return now + EVERY


def _swell(time: float) -> tuple[int, float]:
    """Return the number of the moment, and how strong it is now: it rises, trembles and fades."""
    number, age = divmod(time, EVERY)
    share = math.floor(age * RATE + 1e-6) / RATE / LASTS
    strength = math.sin(math.pi * min(1.0, share)) * (0.85 + 0.15 * math.cos(9.0 * share)) if share < 1.0 else 0.0
    return int(number), max(0.0, strength)


def _at(away: float, y: float, wide: float, high: float) -> Callable[[Box], Box]:
    """Give a part of the room, from the lamp and from the top, in units of the view."""

    def area(box: Box) -> Box:
        unit = box.h / HIGH
        return Box(middle_of(box) + (away - wide / 2) * unit, (y - high / 2) * unit, wide * unit, high * unit)

    return area


def _glowing(kind: str, *, turn: int, turns: int, strength: float) -> Callable[[Box, float], Iterator[Wisp]]:
    """Give a light that fills its spot at every so manieth moment."""

    def wisps(area: Box, time: float) -> Iterator[Wisp]:
        number, swell = _swell(time)
        if number % turns == turn and swell:
            yield Wisp(kind, area.center, (area.w, area.h), strength * swell)

    return wisps


def _sparks(area: Box, time: float) -> Iterator[Wisp]:
    """Sparks that fly up when the fire flares."""
    number, swell = _swell(time)
    share = (time % EVERY) / LASTS
    if not swell:
        return
    yield Wisp("flare", (area.center[0], area.bottom - area.w / 2), (area.w, area.w), 0.8 * swell)
    for spark in range(7):
        own = number * 7 + spark
        size = area.w * (0.028, 0.04, 0.05)[spark % 3]
        x = area.center[0] + area.w * 0.3 * (chance(own) - 0.5) * (1 + share)
        y = area.bottom - area.w * 0.5 - (area.h - area.w * 0.6) * share * (0.4 + 0.6 * chance(own + 0.5))
        yield Wisp("ember", (x, y), (size, size), swell)


ROOM_SPOTS: Mapping[str, tuple[LivingPart, ...]] = MappingProxyType(
    {
        "club-room": (
            LivingPart(_at(-176.0, 139.0, 16.0, 16.0), _glowing("ember", turn=0, turns=3, strength=1.0)),
            LivingPart(_at(-252.0, 154.0, 120.0, 120.0), _glowing("far-light", turn=1, turns=3, strength=0.45)),
            LivingPart(_at(132.0, 154.0, 120.0, 120.0), _glowing("far-light", turn=2, turns=3, strength=0.45)),
        ),
        "camp-room": (LivingPart(_at(FIRE[0], FIRE[1] - 90.0, 190.0, 260.0), _sparks),),
        "cafe-room": (
            LivingPart(_at(-247.0, 86.0, 90.0, 90.0), _glowing("far-light", turn=0, turns=2, strength=0.5)),
            LivingPart(_at(100.0, 86.0, 90.0, 90.0), _glowing("far-light", turn=1, turns=2, strength=0.5)),
        ),
        "cafe-evening-room": (
            LivingPart(_at(-308.0, 260.0, 110.0, 110.0), _glowing("far-light", turn=0, turns=2, strength=0.6)),
            LivingPart(_at(186.0, 126.0, 120.0, 120.0), _glowing("far-light", turn=1, turns=2, strength=0.6)),
        ),
        "station-room": (
            LivingPart(_at(-246.0, 282.0, 110.0, 110.0), _glowing("far-light", turn=0, turns=2, strength=0.6)),
            LivingPart(_at(-188.0, 118.0, 200.0, 200.0), _glowing("far-light", turn=1, turns=2, strength=0.4)),
        ),
    }
)
"""The spots of each room, by the room's name; none on the plain table."""
