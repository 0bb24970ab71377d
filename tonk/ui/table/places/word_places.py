"""The places of words on the felt: near their subjects, and off other texts."""

import math
from collections.abc import Iterable, Sequence
from operator import itemgetter

from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.places.layout import TableLayout

_GRID, _APART = 32.0, 6.0
"""The distance between two places where a word is tried, and its distance from other things and from the edges."""
_FAR, _SIDEWAYS = 8.0, 0.8
"""The weight of each unit of distance from a word's subject, and of a sideways one, since words are wide."""


def free_word(
    layout: TableLayout,
    about: Point,
    half: tuple[float, float],
    weighted: Sequence[tuple[Box, float]],
    beside: Sequence[Box] = (),
    room: Box | None = None,
) -> Point:
    """Return the middle of the free place nearest to a word's subject, or of the one that covers least.

    Args:
        layout: The table.
        about: The middle of its subject, in units.
        half: Half its width and half its height, in units.
        weighted: The boxes to avoid, with a weight for each square unit.
        beside: Those of them beside which it is tried too, however narrow the room is.
        room: The box within which it lies; the whole window by default.
    """
    (wide, high), room = half, room or Box(0.0, 0.0, layout.w, layout.h)
    close, first, last = wide + _APART, room.y + high + _APART, room.bottom - high - _APART
    left, right = room.x + close, room.right - close
    sides = [x for box in beside for x in (box.x - close, box.right + close) if left <= x <= right]
    across = sides + _tried(about[0], left, right)
    below = about[1] + high + _APART
    down = [below] * (below <= last) + _tried(about[1], first, last)
    far_across = [(abs(x - about[0]) * _SIDEWAYS, x) for x in across]
    far_down = [(abs(y - about[1]), y) for y in down]
    points = sorted(((dx + dy, x, y) for dx, x in far_across for dy, y in far_down), key=itemgetter(0))
    obstacles, aside, over = Obstacles(weighted), wide + _APART, high + _APART
    found, least = about, math.inf
    for away, x, y in points:
        far = away * _FAR
        if far >= least:
            break
        cost = far + obstacles.under(x - aside, y - over, x + aside, y + over)
        if cost < least:
            found, least = (x, y), cost
    return found


class Obstacles:
    """Boxes that a place should avoid, as plain numbers, since hundreds of places are tried in one frame.

    Args:
        weighted: The boxes, with a weight for each square unit.
    """

    def __init__(self, weighted: Iterable[tuple[Box, float]]) -> None:
        self._edges = [(x, y, x + w, y + h, weight) for (x, y, w, h), weight in weighted]

    def under(self, left: float, top: float, right: float, bottom: float) -> float:
        """Return the weight of everything within a rectangle.

        Args:
            left: The x of its left edge, in units.
            top: The y of its upper edge.
            right: The x of its right edge.
            bottom: The y of its lower edge.
        """
        total = 0.0
        for x, y, end, foot, weight in self._edges:
            if x < right and y < bottom and end > left and foot > top:
                wide = (end if end < right else right) - (x if x > left else left)
                total += weight * wide * ((foot if foot < bottom else bottom) - (y if y > top else top))
        return total

    def under_box(self, box: Box) -> float:
        """Return the weight of everything that a box covers."""
        x, y, w, h = box
        return self.under(x, y, x + w, y + h)


def covered(box: Box, weighted: Iterable[tuple[Box, float]]) -> float:
    """Return the weight of everything that a box covers."""
    return Obstacles(weighted).under_box(box)


def _tried(middle: float, first: float, last: float) -> list[float]:
    """Return places from one to another, including the one nearest to a middle and both ends."""
    if last < first:
        return [(first + last) / 2]
    start = max(first, min(last, middle))
    steps = range(-int((start - first) // _GRID), int((last - start) // _GRID) + 1)
    return sorted({first, last, *(start + step * _GRID for step in steps)})
