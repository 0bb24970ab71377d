"""The places of words on the felt: near their subjects, and off other texts."""

import math
from collections.abc import Sequence
from itertools import product

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
    found, least = about, math.inf
    for point in sorted(product(across, down), key=lambda one: _away(one, about)):
        far = _away(point, about) * _FAR
        if far >= least:
            break
        cost = far + covered(Box.around(point, 2 * wide, 2 * high).inset(-_APART), weighted)
        if cost < least:
            found, least = point, cost
    return found


def covered(box: Box, weighted: Sequence[tuple[Box, float]]) -> float:
    """Return the weight of everything that a box covers."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    total = 0.0
    for other, weight in weighted:  # hundreds of boxes are tried in one frame
        x, y, end, foot = other.x, other.y, other.x + other.w, other.y + other.h
        if x < right and y < bottom and end > left and foot > top:
            wide = (end if end < right else right) - (x if x > left else left)
            total += weight * wide * ((foot if foot < bottom else bottom) - (y if y > top else top))
    return total


def _tried(middle: float, first: float, last: float) -> list[float]:
    """Return places from one to another, including the one nearest to a middle and both ends."""
    if last < first:
        return [(first + last) / 2]
    start = max(first, min(last, middle))
    steps = range(-int((start - first) // _GRID), int((last - start) // _GRID) + 1)
    return sorted({first, last, *(start + step * _GRID for step in steps)})


def _away(point: Point, about: Point) -> float:
    """Return the distance of a point from another."""
    return abs(point[0] - about[0]) * _SIDEWAYS + abs(point[1] - about[1])
