"""Hands of the people at the table: each is a palm and five fingers, whose joints make the pose.

A hand is drawn from the wrist at (0, 0) upwards, its thumb at the left: 66 high, 32 wide. What lies under the palm
comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drawing import LINE, path
from geometry import Point
from portraits_digits import USUAL, Build, Digit, marked
from portraits_limbs import Place, spline, through
from portraits_looks import Skin

_EDGE, _FOLD = 4.8, 1.5
_PALM = (
    (-8.5, 5),
    (-10, -2),
    (-15, -11),
    (-15.5, -20),
    (-12, -30),
    (0, -32),
    (12, -29),
    (14.5, -18),
    (11, -5),
    (8.5, 5),
)
_FIST = ((-8.5, 5), (-12, -4), (-17, -10), (-15, -24), (-4, -27), (10, -26), (15, -18), (13, -6), (8.5, 5))
_EDGEWISE = ((-8.5, 5), (-12, -6), (-13, -18), (-12, -31), (-2, -34), (9, -29), (12, -16), (10, -5), (8.5, 5))

Lines = Sequence[tuple[Point, Point, Point]]
_CREASES: Lines = (
    ((-10, -21), (-2, -17), (-2, -2)),
    ((-11, -25), (-1, -21), (9, -16)),
    ((-4, -27), (5, -22), (12, -24)),
)
_TENDONS: Lines = (
    ((-5, -27), (-4, -21), (-3, -14)),
    ((2.5, -27), (2.5, -21), (1.5, -14)),
    ((9, -25), (8, -19), (5, -13)),
)
_BONES = ((13.0, 9.0, 6.5), (14.5, 10.0, 7.0), (13.5, 9.5, 6.5), (10.5, 7.5, 5.5))
_ROOTS = ((-10.6, -26.0), (-3.6, -28.0), (3.7, -27.4), (10.4, -24.0))


def _fingers(
    turns: Sequence[float], bends: Sequence[Sequence[float]], which: Sequence[int] = (0, 1, 2, 3), side: str = "back"
) -> list[Digit]:
    """Return straight or bent fingers, from the forefinger to the little one."""
    return [
        Digit(*_ROOTS[at], turn, _BONES[at], bend, 4.4 if at == 3 else 4.9, 3.4 if at == 3 else 3.8, side)
        for at, turn, bend in zip(which, turns, bends, strict=True)
    ]


_CLOSED = (
    Digit(-10.4, -15, -5, (8.0, 7.0, 5.5), thick=4.3, tip=4.9),
    Digit(-2.8, -14, -1, (8.5, 8.0, 6.0), thick=4.4, tip=5.1),
    Digit(4.8, -14, 3, (8.5, 7.5, 5.5), thick=4.3, tip=4.9),
    Digit(11.4, -15, 8, (7.0, 6.0, 4.5), thick=3.9, tip=4.4),
)
"""Fingers that are closed over the palm, from the forefinger: their middle bones are seen."""


def _closed(*which: int) -> list[Digit]:
    return [_CLOSED[at] for at in which]


def _thumb(turn: float, bends: Sequence[float] = (0.0, 0.0), x: float = -11.0, y: float = -7.0) -> Digit:
    return Digit(x, y, turn, (13.0, 10.0, 7.0), bends, 6.4, 4.6, "back")


def _round_about(*rows: tuple[float, float, float, float]) -> list[Digit]:
    """Return fingers that go round something from the left: where each begins, where it goes and how long it is."""
    return [
        Digit(x, y, turn, (10.5 * long, 8.5 * long, 6.0 * long), (8.0, 12.0), 5.1, 4.3, "back")
        for x, y, turn, long in rows
    ]


_STRAIGHT = ((0.0, 0.0),) * 4
_SOFT = ((3.0, 4.0), (1.0, 2.0), (-1.0, -2.0), (-4.0, -5.0))
_ROUND = ((14.0, 20.0), (11.0, 18.0), (9.0, 16.0), (8.0, 16.0))
_CURLED = ((8.0, 34.0), (6.0, 32.0), (4.0, 30.0), (4.0, 30.0))
_OVER_THUMB = Digit(-14.0, -8.0, 34, (12.0, 10.0, 7.0), (34.0, 12.0), 6.4, 4.9, "back")
_GRASP = ((-8.0, -27.0, 52.0, 0.98), (-7.0, -20.0, 64.0, 1.06), (-5.0, -13.0, 74.0, 1.0), (-3.0, -6.5, 84.0, 0.84))


@dataclass(frozen=True)
class Pose:
    """A pose: what lies under the palm, the palm, what lies over it, and the lines in the palm."""

    under: Sequence[Digit]
    over: Sequence[Digit]
    palm: Sequence[Point] = _PALM
    lines: Lines = ()


POSES = {
    "open": Pose(
        (*_fingers((-17, -5, 7, 21), _SOFT, side="palm"), Digit(-10, -8, -50, (14.0, 11.0, 7.5), (12, 10), 6.6, 4.6)),
        (),
        lines=_CREASES,
    ),
    "flat": Pose((_thumb(-30, (16.0, 4.0)), *_fingers((-4, -1, 2, 6), _SOFT)), (), lines=_TENDONS),
    "round": Pose((_thumb(-40, (26.0, 14.0)), *_fingers((-15, -5, 5, 15), _ROUND)), (), lines=_TENDONS),
    "cheek": Pose(
        (
            Digit(-6.0, -26, -3, (12.5, 9.5, 6.5), (6.0, 6.0), 4.7, 3.7),
            Digit(-1.5, -28, 1, (13.5, 10.0, 7.0), (6.0, 7.0), 4.9, 3.8),
            Digit(3.0, -26, 5, (12.5, 9.0, 6.5), (6.0, 8.0), 4.8, 3.7),
            Digit(7.5, -22, 10, (10.0, 7.5, 5.5), (7.0, 9.0), 4.5, 3.5),
        ),
        (),
        _EDGEWISE,
    ),
    "clasp": Pose(
        (
            Digit(-8, -15, -42, (11.0, 9.0, 6.5), (20.0, 10.0), 6.0, 4.6, "back"),
            *_fingers((-10, -3, 4, 12), _CURLED),
        ),
        (),
        lines=_TENDONS,
    ),
    "fist": Pose(_closed(3, 0, 2, 1), (_OVER_THUMB,), _FIST),
    "point": Pose(
        (*_fingers((-5,), _STRAIGHT[:1], (0,), "palm"), *_closed(3, 2, 1)),
        (_OVER_THUMB,),
        _FIST,
        (((-6, -28), (0, -26), (3, -27)),),
    ),
    "chin": Pose(
        (Digit(-9, -20, -14, (13.0, 10.0, 7.5), (6.0, 8.0), 6.2, 4.6, "back"),),
        (
            Digit(-1, -8, 88, (8.0, 6.5, 4.5), (6.0, 10.0), 4.6, 4.2),
            Digit(-2, -14.5, 80, (9.5, 8.0, 5.5), (4.0, 8.0), 4.8, 4.4),
            Digit(-3, -21.5, 72, (10.0, 8.0, 5.5), (4.0, 8.0), 4.9, 4.4),
            Digit(-5, -28, 58, (14.0, 11.0, 7.5), (-8.0, -8.0), 5.1, 4.0, "back"),
        ),
        _EDGEWISE,
    ),
    "pinch": Pose(
        _fingers((10, 24, 40), ((10.0, 12.0), (10.0, 12.0), (8.0, 10.0)), (1, 2, 3)),
        (*_fingers((-8,), ((-58.0, -62.0),), (0,)), _thumb(-52, (46.0, 12.0))),
    ),
    "thumb": Pose(
        (Digit(1, -22, -8, (15.0, 12.0, 8.0), (-6.0, -12.0), 7.0, 5.4, "back"),),
        [
            Digit(12, y, -90, (9.5 * long, 9.0 * long, 7.0 * long), thick=4.4, tip=4.8)
            for y, long in ((-4, 0.8), (-11.6, 0.96), (-19.6, 1.04), (-27.6, 1.0))
        ],
        ((-7, 5), (-9, -6), (-7, -28), (2, -33), (12, -31), (17, -22), (15, -8), (8.5, 5)),
    ),
    "tucked": Pose((), (), _FIST),
    "hold": Pose((), _round_about(*_GRASP), _EDGEWISE),
    "grip": Pose(
        (Digit(-9, -24, 4, (11.0, 9.0, 7.0), (12.0, 10.0), 5.8, 4.6, "back"),), _round_about(*_GRASP), _EDGEWISE
    ),
    "salute": Pose((*_fingers((-3, 1), _SOFT[:2], (0, 1), "palm"), *_closed(3, 2)), (_OVER_THUMB,), _FIST),
}
"""Palms: "open" shows it, "flat" and "round" the back of the hand; the rest are closed."""

_AWAY = ((6, 4), (14, -5), (16, -17), (13, -28), (9, -29), (11, -18), (8, -6), (2, 4))
"""The side of a palm on which no light falls, if that is its right one."""


def hand(skin: Skin, pose: str, place: Place, arm: str = "", build: Build = USUAL) -> str:
    """Return a hand of a build, with the bare arm that it grows from, if any, as its outline says."""
    drawn = POSES[pose]
    lower, upper = [digit.of(build) for digit in drawn.under], [digit.of(build) for digit in drawn.over]
    under, over = [digit.outline(place) for digit in lower], [digit.outline(place) for digit in upper]
    palm = spline([place.at((x * build.broad, y)) for x, y in drawn.palm])
    whole = "".join([*under, palm, *over])
    parts = [path(whole, LINE, LINE, _EDGE), path(arm, LINE, LINE, _EDGE) if arm else ""]
    parts += [path(shape, skin.light, skin.line, _FOLD) for shape in under]
    parts.append(marked(lower, skin, place, old=build.old))
    parts += [path(arm, skin.light) if arm else "", path(palm, skin.light), _away(drawn, skin, place)]
    parts.append(_drawn(drawn.lines, skin, place) if build.old or drawn.lines is not _TENDONS else "")
    parts += [path(shape, skin.light, skin.line, _FOLD) for shape in over]
    return "".join([*parts, marked(upper, skin, place, old=build.old)])


def _away(pose: Pose, skin: Skin, place: Place) -> str:
    """The shaded side of a palm."""
    if pose.palm is not _PALM:
        return ""
    side = -1.0 if place.mirror else 1.0
    return path(spline([place.at((x * side, y)) for x, y in _AWAY]), skin.shadow, more='fill-opacity="0.6"')


def _drawn(lines: Lines, skin: Skin, place: Place) -> str:
    """The lines in a palm, or on its back."""
    found = ""
    for line in lines:
        found += through([place.at(point) for point in line], "M")
    faint = lines is _TENDONS
    return (
        path(found, "none", skin.line, 1.1 if faint else 1.4, f'stroke-opacity="{0.45 if faint else 0.8}"')
        if found
        else ""
    )
