"""Fingers of the people at the table: joints, nails, creases, and the side on which no light falls.

All is worked out in the units of the portrait, so that light falls from the left above however a hand is turned.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from drawing import path
from geometry import Point
from portraits_limbs import Place, limb, spline, through
from portraits_looks import Skin

_LIGHT = (-0.6, -0.8)
"""The direction from which light falls."""


@dataclass(frozen=True)
class Build:
    """The build of somebody's hands, to usual ones.

    Attributes:
        thick: How thick the fingers are.
        long: How long they are.
        broad: How broad the palm is.
        old: Whether sinews and the folds at each joint are seen.
    """

    thick: float = 1.0
    long: float = 1.0
    broad: float = 1.0
    old: bool = False


USUAL, SLIM = Build(), Build(0.84, 1.06, 0.92)
STOUT, OLD = Build(1.14, 0.94, 1.1), Build(0.9, 1.02, 0.98, old=True)


@dataclass(frozen=True)
class Digit:
    """A finger or a thumb.

    Attributes:
        x: Where it begins.
        y: Where it begins.
        turn: Where it goes, degrees clockwise from upwards.
        bones: The lengths between its joints.
        bends: The turn at each joint.
        thick: Half its width at the root.
        tip: Half its width at the end.
        side: "back" shows nail and knuckles, "palm" the creases; "" is a finger closed over the palm.
    """

    x: float
    y: float
    turn: float
    bones: Sequence[float]
    bends: Sequence[float] = (0.0, 0.0)
    thick: float = 4.8
    tip: float = 3.9
    side: str = ""

    def of(self, build: Build) -> Digit:
        """Return the same finger of a hand of another build."""
        long, thick = build.long, build.thick
        bones = [bone * long for bone in self.bones]
        return replace(self, x=self.x * build.broad, bones=bones, thick=self.thick * thick, tip=self.tip * thick)

    def line(self, place: Place) -> list[Point]:
        """Return its joints where the hand is put."""
        points: list[Point] = [(self.x, self.y)]
        turn = self.turn
        for bone, bend in zip(self.bones, (*self.bends, 0.0), strict=False):
            x, y = points[-1]
            points.append((x + bone * math.sin(math.radians(turn)), y - bone * math.cos(math.radians(turn))))
            turn += bend
        return [place.at(point) for point in points]

    def outline(self, place: Place) -> str:
        """Return its outline where the hand is put."""
        return limb(*self._fine(place))

    def _fine(self, place: Place) -> tuple[list[Point], list[float]]:
        """Its joints, after a round root, and half its width at each."""
        joints = self.line(place)
        wide = [
            (self.thick + (self.tip - self.thick) * at / len(self.bones)) * place.scale for at in range(len(joints))
        ]
        (x, y), (ax, ay) = joints[0], joints[1]
        long = math.dist((x, y), (ax, ay)) / wide[0] * 1.6
        line, sizes = [(x - (ax - x) / long, y - (ay - y) / long), joints[0]], [wide[0] * 0.72, wide[0]]
        return [*line, *joints[1:]], [*sizes, *wide[1:]]

    def shade(self, place: Place) -> str:
        """Return the outline of its side away from the light."""
        line, sizes = (found[1:] for found in self._fine(place))
        (ax, ay), (bx, by) = line[0], line[-1]
        away = 1.0 if (by - ay) * _LIGHT[0] - (bx - ax) * _LIGHT[1] > 0 else -1.0
        outer, inner = [], []
        for at, ((x, y), r) in enumerate(zip(line, sizes, strict=True)):
            (px, py), (qx, qy) = line[max(0, at - 1)], line[min(len(line) - 1, at + 1)]
            long = math.dist((px, py), (qx, qy)) or 1.0
            nx, ny = -(qy - py) / long * away, (qx - px) / long * away
            outer.append((x + nx * r * 0.98, y + ny * r * 0.98))
            inner.append((x + nx * r * 0.3, y + ny * r * 0.3))
        return spline([*outer, *reversed(inner)])

    def joints(self, place: Place, *, old: bool) -> str:
        """Return the lines across its joints: one crease of a palm, and folds at the back of an old finger."""
        if not self.side or (self.side == "back" and not old):
            return ""
        joints, marks = self.line(place), ""
        for at in range(1, len(joints) - 1):
            (ax, ay), (x, y), (bx, by) = joints[at - 1], joints[at], joints[at + 1]
            long = math.dist((ax, ay), (bx, by)) or 1.0
            dx, dy = (bx - ax) / long, (by - ay) / long
            r = (self.thick + (self.tip - self.thick) * at / len(self.bones)) * place.scale * 0.55
            crease = [(x - dy * r, y + dx * r), (x + dx * 2.0, y + dy * 2.0), (x + dy * r, y - dx * r)]
            marks += through(crease, "M")
        return marks

    def nail(self, place: Place) -> str:
        """Return the outline of its nail, if that is seen."""
        if self.side != "back":
            return ""
        a, b = self.line(place)[-2:]
        turn = math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))
        r = self.tip * 0.66
        at = Place(*b, turn, place.scale)
        plate = [(-r, 2.6), (-r * 1.05, -r - 2.2), (r * 1.05, -r - 2.2), (r, 2.6), (0.0, 3.6)]
        return spline([at.at(point) for point in plate])


def marked(digits: Sequence[Digit], skin: Skin, place: Place, *, old: bool) -> str:
    """Return what is drawn on fingers: their shade, their joints and their nails."""
    shade = path("".join(digit.shade(place) for digit in digits), skin.shadow, more='fill-opacity="0.75"')
    joints = "".join(digit.joints(place, old=old) for digit in digits)
    nails = "".join(digit.nail(place) for digit in digits) if skin.cheek else ""  # a glove has none
    found = shade if digits else ""
    found += path(joints, "none", skin.line, 0.9, 'stroke-opacity="0.6"') if joints else ""
    return found + (path(nails, _NAIL, more='fill-opacity="0.42"') if nails else "")


_NAIL = "#ffe6dc"
