"""Small things seen at a moment, the spots in which they live, and numbers that look like chance."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tonk.ui.drawing.viewport import Box, Point


class Wisp(NamedTuple):
    """Something small at a moment.

    Attributes:
        kind: What it is: a key of the drawings.
        center: Its middle, in units of the ground.
        size: Its width and height.
        strength: How much of it is seen, 0 to 1.
        turned: Degrees clockwise.
    """

    kind: str
    center: Point
    size: tuple[float, float]
    strength: float
    turned: int = 0


class LivingPart(NamedTuple):
    """A part of a place where something lives.

    Attributes:
        area: Gives that part of a ground; nothing is ever drawn beyond it.
        wisps: Gives what is there at a time, in seconds.
    """

    area: Callable[[Box], Box]
    wisps: Callable[[Box, float], Iterator[Wisp]]


def chance(number: float) -> float:
    """Return a number from 0 to 1 that looks like chance, always the same one."""
    return math.sin(number * 12.9898 + 4.137) * 43758.5453 % 1.0


def wave(time: float, seconds: float, start: float = 0.0) -> float:
    """Return a swing between -1 and 1 that takes so many seconds; ``start`` is its share at the beginning.

    Args:
        time: The moment, in seconds.
        seconds: How long it takes.
        start: Where in it the swing begins, 0 to 1.
    """
    return math.sin(math.tau * (time / seconds + start))


def ages(count: int, seconds: float, time: float) -> Iterator[tuple[float, float]]:
    """Things that come one after the other and last so long: the age of each, 0 to 1, and a number of its own.

    Args:
        count: How many are seen at once.
        seconds: How long each lasts.
        time: The moment, in seconds.
    """
    for number in range(count):
        whole, age = divmod(time / seconds + number / count, 1.0)
        yield age, whole * count + number
