"""Hands of the people at the table: each is a palm and five fingers, whose joints make the pose.

A hand is drawn from the wrist at (0, 0) upwards, its thumb at the left: 60 high, 30 wide. What lies under the fingers
comes first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from drawing import LINE, path
from geometry import Point
from portraits_face import Skin
from portraits_limbs import Place, limb, spline, thrown

_EDGE, _FOLD = 4.8, 1.5
_PALM = ((-9.5, 4), (-13, -8), (-16, -18), (-13, -31), (0, -33), (13, -30), (15, -17), (11.5, -6), (9.5, 4))
_FIST = ((-9.5, 4), (-14, -6), (-18, -16), (-17, -30), (-6, -34), (8, -34), (17, -29), (17, -14), (12, -5), (9.5, 4))


@dataclass(frozen=True)
class Digit:
    """A finger: where it begins, where it goes (degrees clockwise from upwards), its joints and how thick it is."""

    x: float
    y: float
    turn: float
    bones: Sequence[float]
    bends: Sequence[float] = (0.0, 0.0)
    thick: float = 4.8
    tip: float = 3.9

    def line(self, place: Place) -> list[Point]:
        """Return its joints where the hand is put."""
        points: list[Point] = [(self.x, self.y)]
        turn = self.turn
        for bone, bend in zip(self.bones, (*self.bends, 0.0), strict=True):
            x, y = points[-1]
            points.append((x + bone * math.sin(math.radians(turn)), y - bone * math.cos(math.radians(turn))))
            turn += bend
        return [place.at(point) for point in points]

    def outline(self, place: Place) -> str:
        """Return its outline where the hand is put."""
        joints = len(self.bones)
        sizes = [self.thick + (self.tip - self.thick) * at / joints for at in range(joints + 1)]
        return limb(self.line(place), [size * place.scale for size in sizes])


_BONES = ((12.5, 8.5, 6.0), (13.5, 9.5, 6.5), (12.5, 8.5, 6.0), (10.0, 6.5, 5.0))
_ROOTS = ((-11.0, -26.0), (-3.7, -27.5), (3.7, -27.0), (10.8, -24.0))


def _fingers(
    turns: Sequence[float], bends: Sequence[Sequence[float]], which: Sequence[int] = (0, 1, 2, 3)
) -> list[Digit]:
    """Return straight or bent fingers, from the forefinger to the little one."""
    return [
        Digit(*_ROOTS[at], turn, _BONES[at], bend, 4.4 if at == 3 else 4.9, 3.5 if at == 3 else 3.9)
        for at, turn, bend in zip(which, turns, bends, strict=True)
    ]


def _curled(*which: int) -> list[Digit]:
    """Return fingers that are closed over the palm, seen from its side."""
    return [Digit(_ROOTS[at][0] * 1.08, -28.0, 180.0, (5.0, 6.0, 4.5), thick=5.2, tip=4.7) for at in which]


def _thumb(turn: float, bends: Sequence[float] = (0.0, 0.0), x: float = -10.5, y: float = -8.0) -> Digit:
    return Digit(x, y, turn, (11.0, 9.0, 6.0), bends, 5.8, 4.3)


_STRAIGHT = ((0.0, 0.0),) * 4
_ROUND = ((16.0, 22.0), (14.0, 20.0), (13.0, 18.0), (12.0, 18.0))


@dataclass(frozen=True)
class Pose:
    """A pose: what lies under the palm, the palm, and what lies over it."""

    under: Sequence[Digit]
    over: Sequence[Digit]
    palm: Sequence[Point] = _PALM
    lines: Sequence[tuple[Point, ...]] = ()


POSES = {
    "open": Pose(
        (*_fingers((-15, -4, 7, 20), _STRAIGHT), _thumb(-52, (14.0, 4.0))),
        (),
        lines=(((-9, -20), (-2, -14), (0, -3)), ((-8, -25), (2, -21), (11, -23))),
    ),
    "flat": Pose((_thumb(-26, (10.0, 0.0)), *_fingers((-3, -1, 1, 4), _STRAIGHT)), ()),
    "round": Pose((_thumb(-34, (22.0, 12.0)), *_fingers((-10, -5, 1, 8), _ROUND)), ()),
    "fist": Pose((), (*_curled(3, 2, 1, 0), Digit(-14, -9, 62, (11.0, 9.0, 6.0), (22.0, 14.0), 5.8, 4.6)), _FIST),
    "point": Pose(
        _fingers((-4,), _STRAIGHT[:1], (0,)),
        (*_curled(3, 2, 1), Digit(-13, -9, 58, (11.0, 9.0, 5.0), (24.0, 12.0), 5.8, 4.6)),
        _FIST,
    ),
    "chin": Pose(
        (
            Digit(-11, -18, -36, (12.0, 9.0, 7.0), (16.0, 22.0), 5.8, 4.6),
            Digit(13, -20, 64, (8.0, 6.5, 5.0), (-26.0, -30.0), 4.8, 4.0),
            Digit(11, -25, 46, (9.0, 7.5, 6.0), (-24.0, -24.0), 4.9, 4.1),
            Digit(6, -29, 28, (10.0, 8.0, 6.5), (-18.0, -20.0), 5.0, 4.2),
        ),
        (),
        _FIST,
    ),
    "pinch": Pose(
        _fingers((10, 24, 38), ((8.0, 10.0), (8.0, 10.0), (6.0, 8.0)), (1, 2, 3)),
        (*_fingers((-8,), ((-62.0, -70.0),), (0,)), _thumb(-54, (46.0, 12.0))),
    ),
    "thumb": Pose(
        (_thumb(-4, (4.0, -10.0), -13, -20),),
        [Digit(12.5, y, -90, (8.0, 9.0, 8.0), thick=5.0, tip=5.0) for y in (-27, -19, -11, -3)],
        _FIST,
    ),
    "hold": Pose((), _curled(3, 2, 1, 0), _FIST),
    "salute": Pose(
        (*_fingers((-2, 1), _STRAIGHT[:2], (0, 1)),),
        (*_curled(3, 2), Digit(-13, -9, 62, (11.0, 9.0, 6.0), (22.0, 14.0), 5.8, 4.6)),
        _FIST,
    ),
}


def hand(skin: Skin, pose: str, place: Place, arm: str = "") -> str:
    """Return a hand, with the bare arm that it grows from, if any, as its outline says."""
    drawn = POSES[pose]
    under = [digit.outline(place) for digit in drawn.under]
    over = [digit.outline(place) for digit in drawn.over]
    palm = spline([place.at(point) for point in drawn.palm])
    whole = "".join([*under, palm, *over])
    digits = [digit.line(place) for digit in (*drawn.under, *drawn.over)]
    cast = thrown([[place.at((0, 4)), place.at((0, -20))]], 27 * place.scale) + thrown(digits, 9 * place.scale)
    parts = [cast, path(whole, LINE, LINE, _EDGE), path(arm, LINE, LINE, _EDGE) if arm else ""]
    parts += [path(shape, skin.light, skin.line, _FOLD) for shape in under]
    parts += [path(arm, skin.light) if arm else "", path(palm, skin.light)]
    parts += [path(shape, skin.light, skin.line, _FOLD) for shape in over]
    for crease in drawn.lines:
        a, b, c = (place.at(point) for point in crease)
        parts.append(
            path(f"M{a[0]:.1f} {a[1]:.1f}Q{b[0]:.1f} {b[1]:.1f} {c[0]:.1f} {c[1]:.1f}", "none", skin.line, 1.6)
        )
    return "".join(parts)
