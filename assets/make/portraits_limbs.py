"""Arms and fingers of the people at the table: round limbs along a line, and where they are put.

All that is drawn here is worked out in the units of the portrait, so that light falls on it from one side however it
is turned.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from geometry import Point

SHADOW = "#1a0c14"


@dataclass(frozen=True)
class Place:
    """Somewhere that something drawn about (0, 0) can be put: turned clockwise, scaled, mirrored left to right."""

    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    mirror: bool = False

    def at(self, point: Point) -> Point:
        """Return where a point of the drawing comes to lie."""
        x, y = (-point[0] if self.mirror else point[0]) * self.scale, point[1] * self.scale
        sine, cosine = math.sin(math.radians(self.turn)), math.cos(math.radians(self.turn))
        return self.x + x * cosine - y * sine, self.y + x * sine + y * cosine


def spline(points: Sequence[Point]) -> str:
    """Return a closed round outline that is drawn towards each of the points in turn."""
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]])) < 0:
        points = points[::-1]  # what is drawn as one must run one way round
    (ax, ay), (bx, by) = points[-1], points[0]
    middle = ((ax + bx) / 2, (ay + by) / 2)
    return through([middle, *points, middle], "M") + "Z"


def through(points: Sequence[Point], verb: str) -> str:
    """Return a round line from the first to the last point, drawn towards those between.

    Each piece goes on smoothly from the one before, which a file can say in two small numbers. They are rounded so that
    what one piece is off by does not add up.
    """
    tens = [(round(x * 10), round(y * 10)) for x, y in points]
    x, y = tens[0]
    found = f"{verb}{_ten(x)}{_next(y)}"
    if len(tens) == 2:
        return f"{found}L{_ten(tens[1][0])}{_next(tens[1][1])}"
    cx, cy = tens[1]
    for at in range(1, len(tens) - 1):
        nx, ny = tens[at + 1]
        ex, ey = (nx, ny) if at == len(tens) - 2 else ((cx + nx) // 2, (cy + ny) // 2)
        found += f"q{_ten(cx - x)}{_next(cy - y)}{_next(ex - x)}" if at == 1 else f"t{_ten(ex - x)}"
        found += _next(ey - y)
        x, y, cx, cy = ex, ey, 2 * ex - cx, 2 * ey - cy
    return found


def _ten(tenths: int) -> str:
    """A number of tenths, as short as it can be written."""
    whole, part = divmod(abs(tenths), 10)
    text = (str(whole) if whole or not part else "") + (f".{part}" if part else "")
    return f"-{text}" if tenths < 0 else text


def _next(tenths: int) -> str:
    """The same after another number."""
    return _ten(tenths) if tenths < 0 else f" {_ten(tenths)}"


def limb(line: Sequence[Point], radii: Sequence[float]) -> str:
    """Return a limb with a round tip along a line."""
    left, right = sides(line, radii)
    (x, y), r = line[-1], radii[-1]
    dx, dy = _direction(line[-2], line[-1])
    tip = [(x + dx * r * 1.1 + s * dy * r * 0.86, y + dy * r * 1.1 - s * dx * r * 0.86) for s in (1, -1)]
    return spline([*left, *tip, *reversed(right)])


def sides(line: Sequence[Point], radii: Sequence[float]) -> tuple[list[Point], list[Point]]:
    """Return the points beside a line, at the left of somebody who goes along it, and at the right."""
    left: list[Point] = []
    right: list[Point] = []
    for at, ((x, y), r) in enumerate(zip(line, radii, strict=True)):
        dx, dy = _direction(line[max(0, at - 1)], line[min(len(line) - 1, at + 1)])
        left.append((x + dy * r, y - dx * r))
        right.append((x - dy * r, y + dx * r))
    return left, right


def _direction(start: Point, end: Point) -> Point:
    long = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / long, (end[1] - start[1]) / long
