"""Curves through points, for charts: smooth, but never higher or lower than the points they join."""

import math
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from tonk.ui.drawing.viewport import Point

Polyline = tuple[Point, ...]

_FINE = 4.0
"""How far the points of a smooth curve are apart, in pixels."""
_MOST_SMOOTH = 90
"""A line through more points than this is as it is: there is no room between them to be smooth in."""


@lru_cache(maxsize=24)
def smooth(points: Polyline) -> Polyline:
    """Points of a smooth curve through these points (in pixels, from left to right).

    It rises where they rise and falls where they fall, and overshoots none of them (Fritsch and Carlson's slopes), so
    that nobody seems to have had money that was never there.
    """
    if not 2 < len(points) <= _MOST_SMOOTH:
        return points
    slopes = _slopes(points)
    found = [points[0]]
    for ((x, y), (to_x, to_y)), (slope, to_slope) in zip(pairwise(points), pairwise(slopes), strict=True):
        wide = to_x - x
        steps = max(1, math.ceil(wide / _FINE))
        for step in range(1, steps + 1):
            t = step / steps
            rest = (1 - t) * (1 - t)
            value = rest * ((1 + 2 * t) * y + t * wide * slope)
            value += t * t * ((3 - 2 * t) * to_y - (1 - t) * wide * to_slope)
            found.append((x + t * wide, value))
    return tuple(found)


def height_at(curve: Polyline, x: float) -> float:
    """Return how high a curve is there; beyond its ends as high as at them."""
    place = bisect_left(curve, x, key=lambda point: point[0])
    if place in (0, len(curve)):
        return curve[min(place, len(curve) - 1)][1]
    (left, y), (right, to_y) = curve[place - 1], curve[place]
    return y + (to_y - y) * (x - left) / max(1e-6, right - left)


def _slopes(points: Sequence[Point]) -> list[float]:
    """The slope of the curve in each point."""
    chords = [(to_y - y) / max(1e-6, to_x - x) for (x, y), (to_x, to_y) in pairwise(points)]
    middle = [0.0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in pairwise(chords)]
    return [chords[0], *middle, chords[-1]]


def with_crossings(points: Sequence[Point], level: float) -> list[Point]:
    """The points, and those where the line between two of them crosses a level."""
    found = [points[0]]
    for (x, y), (to_x, to_y) in pairwise(points):
        if (y - level) * (to_y - level) < 0:
            found.append((x + (to_x - x) * (level - y) / (to_y - y), level))
        found.append((to_x, to_y))
    return found
