"""Small things seen at a moment, the spots in which they live, and numbers that look like chance."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tonk.ui.drawing.viewport import Box, Point


class Wisp(NamedTuple):
    """Something small at a moment.

    Attributes:
        kind: The key of its drawing.
        center: Its middle, in units of the ground.
        size: The width and height.
        strength: Its opacity, 0 to 1.
        turned: Degrees clockwise.
    """

    kind: str
    center: Point
    size: tuple[float, float]
    strength: float
    turned: int = 0


class LivingPart(NamedTuple):
    """A part of a place where something moves.

    Attributes:
        area: Returns that part of a ground; nothing is drawn outside it.
        wisps: Returns the things there at a time, in seconds.
    """

    area: Callable[[Box], Box]
    wisps: Callable[[Box, float], Iterator[Wisp]]


def chance(number: float) -> float:
    """Return a pseudo-random number from 0 to 1, always the same for the same arguments."""
    return math.sin(number * 12.9898 + 4.137) * 43758.5453 % 1.0


def wave(time: float, seconds: float, start: float = 0.0) -> float:
    """Return a sine wave between -1 and 1; ``start`` is its phase at time 0.

    Args:
        time: The moment, in seconds.
        seconds: Its period.
        start: Its phase at time 0, 0 to 1.
    """
    return math.sin(math.tau * (time / seconds + start))


def ages(count: int, seconds: float, time: float) -> Iterator[tuple[float, float]]:
    """Yield the age, 0 to 1, and the serial number of each of several things that follow one another.

    Args:
        count: The number visible at once.
        seconds: The lifetime of each.
        time: The moment, in seconds.
    """
    for number in range(count):
        whole, age = divmod(time / seconds + number / count, 1.0)
        yield age, whole * count + number
