"""Forearms: their outline, and the light, the shade and the folds on them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from drawing import LINE, circle, path
from geometry import Point, number
from portraits_limbs import SHADOW, sides, through

_STEPS = (0.0, 0.22, 0.45, 0.68, 0.86, 1.0)
_MUSCLE = 3.2
"""The swelling of a forearm between elbow and wrist."""
_SHADOW_DOWN = 7.0


@dataclass(frozen=True)
class Sleeve:
    """A forearm, or what it wears.

    Attributes:
        elbow: Where it begins, out of the picture.
        wrist: Where it ends.
        radii: Half its width at each.
        bent: Whether its elbow is seen.
        joined: Whether its upper arm is drawn under it, into whose outline its own runs.
    """

    elbow: Point
    wrist: Point
    radii: tuple[float, float]
    bent: bool = False
    joined: bool = False

    @cached_property
    def _sides(self) -> tuple[list[Point], list[Point]]:
        line = [_between(self.elbow, self.wrist, t) for t in _STEPS]
        sizes = [self._half(t) + _MUSCLE * math.sin(math.pi * min(1.0, t * 1.6)) for t in _STEPS]
        return sides(line, sizes)

    def _half(self, part: float) -> float:
        """Half its width at a part of its length."""
        return self.radii[0] + (self.radii[1] - self.radii[0]) * part

    @property
    def cast(self) -> str:
        """The shadow that it throws on another arm."""
        left, right = (_whole((x, y - _SHADOW_DOWN) for x, y in side) for side in self._sides)
        return path(through(left, "M") + through(right[::-1], "L") + "Z", SHADOW, more='fill-opacity=".3"')

    def filled(self, ink: str) -> str:
        """The arm in a colour."""
        left, right = self._sides
        return path(through(left, "M") + through(right[::-1], "L") + self._round + "Z", ink)

    @property
    def _round(self) -> str:
        """The rest of a line from the right of the elbow round it to its left."""
        if not self.bent:
            return ""
        (left, *_), (right, *_) = self._sides
        tip, under = self.corner
        if self._outside > 0:
            return through([_between(right, tip, 0.5), tip, under, left], "L")
        return through([right, under, tip, _between(tip, left, 0.5)], "L") + f"L{_pair(left)}"

    @property
    def _outside(self) -> float:
        """The side of the arm at which its elbow points: 1 at its right, -1 at its left."""
        nx, ny = _normal(self.elbow, self.wrist)
        return 1.0 if nx * math.copysign(1.0, self.elbow[0] - 100) + ny * 0.6 > 0 else -1.0

    @property
    def corner(self) -> tuple[Point, Point]:
        """The tip of the elbow, and where the lower side of the upper arm leaves it."""
        (x, y), r = self.elbow, self.radii[0]
        (nx, ny), out = _normal(self.elbow, self.wrist), self._outside

        def at(aside: float, back: float) -> Point:
            side = aside * out * r
            return x + nx * side - ny * back * r, y + ny * side + nx * back * r

        return at(0.86, 1.15), at(-0.62, 0.74)

    @property
    def outer(self) -> Point:
        """The point at which the outer side of the forearm begins."""
        return self._sides[self._outside > 0][0]

    def edges(self) -> str:
        """Both sides drawn."""
        left, right = self._sides
        if not self.joined:
            return path(through(left, "M") + through(right[::-1], "M") + self._round, "none", LINE, 2.6)
        outer, inner = (right, left) if self._outside > 0 else (left, right)
        return path(
            through([*outer[::-1], self.corner[0], _between(*self.corner, 0.5)], "M") + through(inner[1:], "M"),
            "none",
            LINE,
            2.6,
        )

    def mouth(self) -> str:
        """The edge at the wrist."""
        left, right = self._sides
        (x, y), (px, py) = self.wrist, self.elbow
        long = math.dist((x, y), (px, py)) or 1.0
        bulge = (x + (x - px) / long * 3.0, y + (y - py) / long * 3.0)
        return f"M{_pair(left[-1])}Q{_pair(bulge)} {_pair(right[-1])}"

    def cut(self, end: float) -> Sleeve:
        """The same arm, that ends earlier."""
        return replace(self, wrist=_between(self.elbow, self.wrist, end), radii=(self.radii[0], self._half(end)))

    def wider(self, by: float) -> Sleeve:
        """The same arm in something looser."""
        return replace(self, radii=(self.radii[0] + by, self.radii[1] + by))

    def part(self, start: float, end: float, wide: float = 1.0) -> str:
        """A piece of the arm, cut straight."""
        points = [_between(self.elbow, self.wrist, t) for t in (start, end)]
        left, right = sides(points, [self._half(t) * wide for t in (start, end)])
        return f"M{_pair(left[0])}L{_pair(left[1])}L{_pair(right[1])}L{_pair(right[0])}Z"

    def strip(self, start: float, end: float) -> str:
        """The dark side of such a piece."""
        points = [_between(self.elbow, self.wrist, t) for t in (start, end)]
        found = []
        for (x, y), t in zip(points, (start, end), strict=True):
            r, (nx, ny) = self._half(t) * 0.88 * self._away, _normal(self.elbow, self.wrist)
            found += [(x + nx * r * part, y + ny * r * part) for part in (0.4, 1.0)]
        return f"M{_pair(found[0])}L{_pair(found[1])}L{_pair(found[3])}L{_pair(found[2])}Z"

    @property
    def _away(self) -> float:
        """The dark side of the arm: 1 at its right, -1 at its left."""
        nx, ny = _normal(self.elbow, self.wrist)
        return 1.0 if nx * 0.6 + ny * 0.8 > 0 else -1.0

    def along(self, part: float) -> str:
        """A line along the arm, beside its middle by a part of its half width."""
        return through(self._beside(part), "M")

    def rounds(self) -> str:
        """Lines round the arm, one way apart."""
        left, right = self._sides
        return "".join(f"M{_pair(left[at])}L{_pair(right[at])}" for at in range(1, len(left), 2))

    def flowers(self, petals: str, heart: str) -> str:
        """Flowers printed on the sleeve."""
        found = ""
        for part, at in ((-0.45, 3), (0.4, 1)):
            x, y = self._beside(part)[at]
            found += "".join(circle(x + dx, y + dy, 4.4, petals) for dx, dy in ((0, -5), (5, 0), (0, 5), (-5, 0)))
            found += circle(x, y, 3.0, heart)
        return found

    def _beside(self, part: float) -> list[Point]:
        left, right = self._sides
        return [_between(a, b, (1 + part) / 2) for a, b in zip(left, right, strict=True)]

    def shade(self, ink: str, depth: float) -> str:
        """The side on which no light falls."""
        outer, inner = (_whole(self._beside(part * self._away)) for part in (0.98, 0.36))
        if self.bent:
            inner[0] = outer[0]  # round the elbow it runs out
        return path(through(outer, "M") + through(inner[::-1], "L") + "Z", ink, more=f'fill-opacity="{depth}"')

    def rim(self) -> str:
        """The light along the other side."""
        lit = self._beside(-0.72 * self._away)[2:]
        return path(through(lit, "M"), "none", "#ffffff", 2.4, 'stroke-opacity="0.16"')

    def folds(self) -> str:
        """Creases of cloth that is drawn round the arm, closer together where it bunches before the wrist."""
        left, right = self._sides if self._away > 0 else self._sides[::-1]
        if self.joined:
            outer, inner = self._sides[self._outside > 0], self._sides[self._outside < 0]
            crook = [inner[1], _between(inner[1], outer[0], 0.34), _between(inner[0], outer[0], 0.52)]
            marks = through(crook, "M") + _crease(left[4], _between(left[5], right[5], 0.5))
            return path(marks, "none", LINE, 1.7, 'stroke-opacity="0.5"')
        marks = [(right[at], _between(right[at + 1], left[at + 1], deep)) for at, deep in ((1, 0.5), (3, 0.62))]
        marks.append((left[4], _between(left[5], right[5], 0.5)))
        return path("".join(_crease(*mark) for mark in marks), "none", LINE, 1.7, 'stroke-opacity="0.5"')


def _crease(start: Point, end: Point) -> str:
    """A fold that bends a little."""
    nx, ny = _normal(start, end)
    bend = (start[0] + end[0]) / 2 + nx * 2.6, (start[1] + end[1]) / 2 + ny * 2.6
    return through([start, bend, end], "M")


def _whole(points: Iterable[Point]) -> list[Point]:
    """Points to a whole unit, fine enough for shade."""
    return [(round(x), round(y)) for x, y in points]


def _normal(a: Point, b: Point) -> Point:
    long = math.dist(a, b) or 1.0
    return -(b[1] - a[1]) / long, (b[0] - a[0]) / long


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _pair(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"
