"""Arms with an elbow: their outline, and the light, the shade and the folds on them."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from drawing import LINE, circle, path
from geometry import Point, number
from portraits_limbs import SHADOW, sides, through

_STEPS = (0.0, 0.3, 0.55, 0.8)
SEAM = 2.0
"""The width of the seam at a shoulder."""
_PIT, _FOLD = 0.7, 1.75
"""The angles from under a raised arm to its armpit, and from there to the end of the fold."""
_FAINT = 'stroke-opacity="0.55"'
_SHADOW_IN, _SHADOW_DOWN = 4.0, 6.0
_BEND = 0.2
"""The part of an upper arm and of a lower one that bends at the elbow."""


@dataclass(frozen=True)
class Sleeve:
    """An arm along a line: from the shoulder by the elbow to the wrist, or from an elbow that is not seen.

    Attributes:
        joints: Of two or three points.
        radii: Half the arm's width at each.
        seam: The width of the line round its top; 0 for an arm that is open there.
        lies: Whether it lies before the body.
        bare: Whether it is skin, in which there is no seam.
    """

    joints: Sequence[Point]
    radii: Sequence[float]
    seam: float = 0.0
    lies: bool = True
    bare: bool = False

    @property
    def pieces(self) -> tuple[Sleeve, ...]:
        """The upper arm and the lower one, which lies on it, where the elbow is bent far; else the arm as it is."""
        if len(self.joints) == 2:
            return (self,)
        (a, b, c), (ra, rb, rc) = self.joints, self.radii
        along = (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1])
        if along < _FOLDED * math.dist(a, b) * math.dist(b, c):
            return (self,)
        return replace(self, joints=(a, b), radii=(ra, rb)), replace(self, joints=(b, c), radii=(rb, rc), seam=2.6)

    @cached_property
    def _line(self) -> tuple[list[Point], list[float]]:
        """Points close to each other along the arm, bent round at the elbow, and half the width at each."""
        if len(self.joints) == 2:
            (a, b), (ra, rb) = self.joints, self.radii
            steps = (0.0, 0.5, 1.0) if self.is_upper else (*_STEPS, 1.0)
            return [_between(a, b, t) for t in steps], [ra + (rb - ra) * t for t in steps]
        (a, b, c), (ra, rb, rc) = self.joints, self.radii
        start, end = _between(b, a, _BEND), _between(b, c, _BEND)
        sr, er = rb + (ra - rb) * _BEND, rb + (rc - rb) * _BEND
        line = [_between(a, start, t) for t in (0.0, 0.5)]
        sizes = [ra + (sr - ra) * t for t in (0.0, 0.5)]
        for t in (0.0, 0.33, 0.67, 1.0):
            line.append(_between(_between(start, b, t), _between(b, end, t), t))
            sizes.append(sr + (er - sr) * t + 1.6 * math.sin(math.pi * t))
        line += [_between(end, c, t) for t in (0.3, 0.55, 0.8, 1.0)]
        sizes += [er + (rc - er) * t for t in (0.3, 0.55, 0.8, 1.0)]
        return line, sizes

    @cached_property
    def _sides(self) -> tuple[list[Point], list[Point]]:
        left, right = sides(*self._line)
        if len(self.joints) == 3:
            inner = left if self._bends_left else right
            (bx, by), most = self.joints[1], self.radii[1] * 2.0
            x, y = _crossing(inner[0], inner[1], inner[6], inner[9])
            long = math.dist((x, y), (bx, by)) or 1.0
            near = min(1.0, most / long)
            corner = (bx + (x - bx) * near, by + (y - by) * near)
            inner[2:6] = [corner] * 4
            far = math.dist(corner, self.joints[1])
            for at in (1, 6, 7):
                if math.dist(inner[at], self.joints[1]) < far:
                    inner[at] = corner
        return left, right

    @property
    def _bends_left(self) -> bool:
        (ax, ay), (bx, by), (cx, cy) = self.joints
        return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0

    @property
    def cast(self) -> str:
        """The shadow that it throws on the body before which it lies: its own shape, a little farther in and lower."""
        if not self.lies:
            return ""
        near = _SHADOW_IN if self.joints[0][0] < 100 else -_SHADOW_IN
        left, right = (_whole((x + near, y + _SHADOW_DOWN) for x, y in side) for side in self._sides)
        return path(through(left, "M") + through(right[::-1], "L") + "Z", SHADOW, more='fill-opacity="0.24"')

    def filled(self, ink: str) -> str:
        """The arm in a colour, round where it is set into the shoulder."""
        left, right = self._sides
        if len(self.joints) == 2:
            return path(through(left, "M") + through(right[::-1], "L") + (self._round if self.seam else "") + "Z", ink)
        upper = through(left[:4], "M") + through(right[3::-1], "L") + self._round
        lower = through(left[3:], "M") + through(right[:2:-1], "L")
        joint = path(f"M{_pair(left[3])}L{_pair(right[3])}", "none", ink, 1.4)
        return path(upper + "Z", ink) + path(lower + "Z", ink) + joint

    def outlined(self, ink: str) -> str:
        """A piece of the arm in a colour, with a line all round it."""
        left, right = self._sides
        outline = through(left, "M") + through(right[::-1], "L")
        if not self.is_upper:
            return path(f"{outline}{self._round}Z", ink, LINE, self.seam)
        return path(f"{outline}{self._round}Z", ink) + path(outline, "none", LINE, 2.6) + self._faint_seam

    @property
    def _faint_seam(self) -> str:
        """The seam with which it is set into the shoulder: of a raised arm only the fold that runs from the armpit."""
        if self.seam > SEAM:
            return path(f"M{_pair(self._sides[1][0])}{self._round}", "none", LINE, self.seam)
        if self.lies:
            return path(f"M{_pair(self._sides[1][0])}{self._round}", "none", LINE, self.seam, _FAINT)
        (x, y), size = self.joints[0], self.radii[0]
        turns = 1.0 if x < 100 else -1.0
        low = max((side[0] for side in self._sides), key=lambda point: point[1])
        start = math.atan2(low[1] - y, low[0] - x)
        pit, end = (start - turns * by for by in (_PIT, _PIT + _FOLD))
        under, over = ((x + size * math.cos(at), y + size * math.sin(at)) for at in (pit, end))
        arc = f"A{round(size)} {round(size)} 0 0 {0 if turns > 0 else 1} "
        fold = "" if self.bare else path(f"M{_pair(under)}{arc}{_pair(over)}", "none", LINE, self.seam, _FAINT)
        return path(f"M{_pair(low)}{arc}{_pair(under)}", "none", LINE, 2.6) + fold

    @property
    def _round(self) -> str:
        """The rest of a line from the right of the arm round its top to its left."""
        size = round(self.radii[0])
        return f"A{size} {size} 0 0 1 {_pair(self._sides[0][0])}"

    def _grown(self, left: Sequence[Point], right: Sequence[Point], ink: str, depth: float) -> str:
        """The space between two lines along the arm, in a colour that grows stronger from the shoulder on."""
        if len(self.joints) == 2:
            return path(through(left, "M") + through(right[::-1], "L") + "Z", ink, more=_clear(depth))
        upper = through(left[:4], "M") + through(right[3::-1], "L") + "Z"
        lower = through(left[3:], "M") + through(right[:2:-1], "L") + "Z"
        (x1, y1), (x2, y2) = self.joints[0], _between(self.joints[0], self.joints[1], 0.66)
        name = f"a{zlib.crc32(f'{upper}{ink}'.encode()) % 65536:x}"
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        stops = f'<stop offset="0.1" stop-color="{ink}" stop-opacity="0"/>'
        stops += f'<stop offset="1" stop-color="{ink}" stop-opacity="{depth}"/>'
        paint = f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{stops}</linearGradient>'
        return f"<defs>{paint}</defs>" + path(upper, f"url(#{name})") + path(lower, ink, more=_clear(depth))

    def edges(self) -> str:
        """Both sides drawn, and the seam with which it is set into the shoulder."""
        drawn = path("".join(through(side, "M") for side in self._sides), "none", LINE, 2.6)
        return drawn + (self._faint_seam if self.seam else "")

    def mouth(self) -> str:
        """The edge at the wrist."""
        left, right = self._sides
        (x, y), (px, py) = self._line[0][-1], self._line[0][-2]
        long = math.dist((x, y), (px, py)) or 1.0
        bulge = (x + (x - px) / long * 3.0, y + (y - py) / long * 3.0)
        return f"M{_pair(left[-1])}Q{_pair(bulge)} {_pair(right[-1])}"

    @property
    def is_upper(self) -> bool:
        """True for an upper arm alone."""
        return self.seam == SEAM and len(self.joints) == 2

    @property
    def is_piece(self) -> bool:
        """True for each of the two parts of an arm that is bent far."""
        return self.seam > 0 and len(self.joints) == 2

    def cut(self, end: float) -> Sleeve:
        """The same arm, that ends earlier."""
        (a, b), (ra, rb) = self.joints[-2:], self.radii[-2:]
        radii = *self.radii[:-1], ra + (rb - ra) * end
        return replace(self, joints=(*self.joints[:-1], _between(a, b, end)), radii=radii)

    def wider(self, by: float) -> Sleeve:
        """The same arm in something looser."""
        return replace(self, radii=[size + by for size in self.radii])

    def part(self, start: float, end: float, wide: float = 1.0) -> str:
        """A piece of the arm below the elbow, or of all that is seen; cut straight."""
        (ax, ay), (bx, by) = self.joints[-2:]
        ra, rb = self.radii[-2:]
        points = [_between((ax, ay), (bx, by), t) for t in (start, end)]
        left, right = sides(points, [(ra + (rb - ra) * t) * wide for t in (start, end)])
        return f"M{_pair(left[0])}L{_pair(left[1])}L{_pair(right[1])}L{_pair(right[0])}Z"

    def strip(self, start: float, end: float) -> str:
        """The dark side of such a piece."""
        (a, b), (ra, rb) = self.joints[-2:], self.radii[-2:]
        points = [_between(a, b, t) for t in (start, end)]
        dark = self._away
        found = []
        for (x, y), t in zip(points, (start, end), strict=True):
            r, (nx, ny) = (ra + (rb - ra) * t) * 0.88, _normal(a, b)
            found += [(x + nx * r * dark * part, y + ny * r * dark * part) for part in (0.4, 1.0)]
        return f"M{_pair(found[0])}L{_pair(found[1])}L{_pair(found[3])}L{_pair(found[2])}Z"

    @property
    def _away(self) -> float:
        """The dark side of the arm: 1 at its right, -1 at its left."""
        a, b = self.joints[-2:]
        nx, ny = _normal(a, b)
        return 1.0 if nx * 0.6 + ny * 0.8 > 0 else -1.0

    def along(self, part: float) -> str:
        """A line along the arm, beside its middle by a part of its half width."""
        return through(self._beside(part), "M")

    def rounds(self) -> str:
        """Lines round the arm, one way apart."""
        left, right = self._sides
        return "".join(f"M{_pair(left[at])}L{_pair(right[at])}" for at in range(1, len(left), 2))

    def flowers(self, petals: str, heart: str) -> str:
        """Flowers printed on the upper arm."""
        found = ""
        for part, at in ((-0.45, 0), (0.4, 1)):
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
        if self.is_piece:
            inner[0] = outer[0]
        return self._grown(outer, inner, ink, depth)

    def rim(self) -> str:
        """The light along the other side."""
        lit = self._beside(-0.72 * self._away)[2:]
        return path(through(lit, "M"), "none", "#ffffff", 2.4, 'stroke-opacity="0.16"')

    def folds(self) -> str:
        """Creases: about the inside of the elbow, and where the cloth bunches before the wrist."""
        left, right = self._sides
        marks = []
        if len(self.joints) == 3:
            inner, outer = (left, right) if self._bends_left else (right, left)
            marks += [(inner[at], _between(inner[at], outer[to], part)) for at, to, part in _ELBOW]
        else:
            marks += [(left[2], _between(left[3], right[3], 0.42)), (right[1], _between(right[2], left[2], 0.36))]
        marks += [(right[-2], _between(right[-3], left[-3], 0.55)), (left[-3], _between(left[-2], right[-2], 0.45))]
        return path("".join(_crease(*mark) for mark in marks), "none", LINE, 1.7, 'stroke-opacity="0.5"')


_FOLDED = 0.6
"""The cosine of the angle at an elbow below which its two parts are drawn one on the other."""
_ELBOW = ((3, 2, 0.62), (3, 4, 0.55), (4, 6, 0.62))
"""Creases at an elbow: from which of its points inside towards which outside, and how far."""


def _crease(start: Point, end: Point) -> str:
    """A fold that bends a little."""
    nx, ny = _normal(start, end)
    bend = (start[0] + end[0]) / 2 + nx * 2.6, (start[1] + end[1]) / 2 + ny * 2.6
    return through([start, bend, end], "M")


def _whole(points: Iterable[Point]) -> list[Point]:
    """Points to a whole unit, fine enough for shade."""
    return [(round(x), round(y)) for x, y in points]


def _clear(depth: float) -> str:
    return f'fill-opacity="{depth}"' if depth < 1 else ""


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point:
    """The point in which two straight lines cross; the middle between them if they run side by side."""
    (rx, ry), (sx, sy) = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    turn = rx * sy - ry * sx
    if abs(turn) < 1e-6:
        return _between(b, c, 0.5)
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn
    return a[0] + rx * t, a[1] + ry * t


def _normal(a: Point, b: Point) -> Point:
    long = math.dist(a, b) or 1.0
    return -(b[1] - a[1]) / long, (b[0] - a[0]) / long


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _pair(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"
