"""Arms and fingers of the people at the table: round limbs along a line, and where they are put.

All that is drawn here is worked out in the units of the portrait, so that light falls on it from one side however it
is turned.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from drawing import path
from geometry import Point, number

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
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise([*points, points[0]])]
    curves = "".join(
        f"Q{_pair(p)} {_pair(m)}" for p, m in zip([*points[1:], points[0]], [*middles[1:], middles[0]], strict=True)
    )
    return f"M{_pair(middles[0])}{curves}Z"


def limb(line: Sequence[Point], radii: Sequence[float]) -> str:
    """Return a limb with a round tip along a line."""
    left, right = _sides(line, radii)
    (x, y), r = line[-1], radii[-1]
    dx, dy = _direction(line[-2], line[-1])
    tip = [(x + dx * r * 1.1 + s * dy * r * 0.86, y + dy * r * 1.1 - s * dx * r * 0.86) for s in (1, -1)]
    return spline([*left, *tip, *reversed(right)])


def tube(line: Sequence[Point], radii: Sequence[float]) -> str:
    """Return a sleeve along a line, round at the elbow and cut straight at the wrist."""
    left, right = _sides(line, radii)
    (x, y), r = line[0], radii[0]
    dx, dy = _direction(line[0], line[1])
    back = [(x - dx * r * 1.1 + s * dy * r, y - dy * r * 1.1 - s * dx * r) for s in (-1, 1)]
    return f"{_through(left, 'M')}{_through(right[::-1], 'L')}C{_pair(back[0])} {_pair(back[1])} {_pair(left[0])}Z"


def cut(line: Sequence[Point], radii: Sequence[float]) -> str:
    """Return a piece of a limb, cut straight at both ends."""
    left, right = _sides(line, radii)
    return f"{_through(left, 'M')}{_through(right[::-1], 'L')}Z"


def band(line: Sequence[Point], radii: Sequence[float], start: float, end: float) -> str:
    """Return what goes round the last piece of a limb, between two parts of its length."""
    (ax, ay), (bx, by) = line[-2], line[-1]
    points = [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (start, end)]
    sizes = [radii[-2] + (radii[-1] - radii[-2]) * t for t in (start, end)]
    return cut(points, sizes)


def shadow(data: str) -> str:
    """Return the shadow that an outline throws on what lies behind it."""
    return f'<g transform="translate(2.5 4)">{path(data, SHADOW, SHADOW, 3.0, SHADE)}</g>'


def thrown(lines: Sequence[Sequence[Point]], width: float) -> str:
    """Return the shadow of limbs of one width along some lines."""
    data = "".join("M" + "L".join(_pair(point) for point in line) for line in lines)
    return f'<g transform="translate(2.5 4)">{path(data, "none", SHADOW, width, SHADE)}</g>'


SHADE = 'fill-opacity="0.2" stroke-opacity="0.2"'


def _sides(line: Sequence[Point], radii: Sequence[float]) -> tuple[list[Point], list[Point]]:
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


def _through(points: Sequence[Point], verb: str) -> str:
    """Return a line through its first and its last point that bends towards those between."""
    if len(points) == 2:
        return f"{verb}{_pair(points[0])}L{_pair(points[1])}"
    found = f"{verb}{_pair(points[0])}"
    for at, point in enumerate(points[1:-1], 1):
        after = points[at + 1]
        end = after if at == len(points) - 2 else ((point[0] + after[0]) / 2, (point[1] + after[1]) / 2)
        found += f"Q{_pair(point)} {_pair(end)}"
    return found


def _pair(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"
