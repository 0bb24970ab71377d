"""The twist cards, Wild, Cross and Skip/Block: framed as the courts are, with an emblem engraved in their own colours.

Nothing is written on them, since the game is translated: a sign in the corner says what they are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from courts import GROUND, court_frame
from drawing import BARE, CREAM, GOLD, GOLD_DARK, HEIGHT, LINE, WIDTH, Drawing, circle, group, path
from emblems import arrows, fool, leap
from geometry import Point, Polygon, flatten, moved, number, path_of, rosette
from large import INDEX, begin

_CX, _CY = WIDTH / 2, HEIGHT / 2
_RAYS = 60
"""The number of lines behind the emblem: few enough to stay lines on a small card."""
_SIGN_X, _SIGN_Y = 30.0, 49.0
_LARGE_SIGN = (58.0, 76.0, 1.12)


@dataclass(frozen=True)
class _Twist:
    """The inks of a twist card; that of its corners looks like ``ink``, but dark cards have a paler one there."""

    ink: str
    deep: str
    pale: str
    corner: str


_TWISTS = {
    "wild": _Twist("#6b2a8c", "#3d1453", "#a86cc8", "#6b2a8d"),
    "cross": _Twist("#0d5f73", "#06353f", "#4fa3b5", "#0d5f74"),
    "skip": _Twist("#b04a0c", "#6e2a05", "#e59a52", "#b04a0d"),
}
NAMES = tuple(_TWISTS)
# The frame of the courts, inside of its lines: upper left and lower right stay free for the sign.
_FIELD = (
    (58.0, 20.0),
    (221.0, 20.0),
    (221.0, 219.0),
    (182.0, 219.0),
    (182.0, 316.0),
    (19.0, 316.0),
    (19.0, 117.0),
    (58.0, 117.0),
)
# The window of the large-index face, above which the corner is left to the sign.
_WINDOW = ((13.0, 176.0), (WIDTH - 13.0, 176.0), (WIDTH - 13.0, HEIGHT - 13.0), (13.0, HEIGHT - 13.0))


def twist_face(name: str) -> Drawing:
    """Draw a twist card: an emblem in a frame, and its sign in two corners."""
    face = _framed(name)
    sign = group(_sign(name, _TWISTS[name].corner), _SIGN_X, _SIGN_Y, 0, 0.52)
    face.add(sign)
    face.add(group(sign, WIDTH, HEIGHT, 180))
    return face


def laid_wild() -> Drawing:
    """Draw a Wild that lies in a spread: the corners are left free for the index of the card that it stands for."""
    return _framed("wild")


def large_laid_wild() -> Drawing:
    """Draw the large-index face of a Wild that lies in a spread, with room for the other card's corners."""
    return _windowed("wild")


def large_twist(name: str) -> Drawing:
    """Draw the large-index face of a twist card: its sign in the corner, its emblem in a window."""
    face = _windowed(name)
    face.add(INDEX + begin(*_LARGE_SIGN) + _sign(name, _TWISTS[name].corner) + "</g></g>")
    return face


def twists_for_both_corners() -> dict[str, str]:
    """Return the markup in the files of such faces that is different with two indices: there is less room for each."""
    return {begin(*_LARGE_SIGN): begin(38.0, 70.0, 0.72)}


def _framed(name: str) -> Drawing:
    twist, face = _TWISTS[name], _paper()
    face.path(court_frame(0), GROUND)
    face.path(_rays((_CX, _CY), 60.0, _FIELD), stroke=twist.ink, width=1.2, more='stroke-opacity=".28"')
    for turn in (0, 180):
        crest = _crest(name, twist)
        face.add(group(crest, *((139.5, 59.0) if turn == 0 else (WIDTH - 139.5, HEIGHT - 59.0)), turn))
        corners = ((60.4, 22.4, 0), (WIDTH - 21.4, 22.4, 90), (21.4, 119.4, 0))
        fans = "".join(group(_fan(twist), x, y, quarter, 0.9) for x, y, quarter in corners)
        face.add(fans if turn == 0 else group(fans, WIDTH, HEIGHT, 180))
    face.add(group(_medallion(name, twist), _CX, _CY, 0, 1.36))
    face.path(court_frame(0), stroke=twist.ink, width=2)
    face.path(court_frame(3.4), stroke=GOLD_DARK, width=0.9)
    return face


def _windowed(name: str) -> Drawing:
    twist, face = _TWISTS[name], _paper()
    middle = (_CX, 249.5)
    face.path(path_of([_WINDOW]), GROUND)
    face.path(_rays(middle, 60.0, _WINDOW), stroke=twist.ink, width=1.2, more='stroke-opacity=".28"')
    face.add(group(_medallion(name, twist), *middle, 0, 1.06))
    x, y = WIDTH - 15.4, HEIGHT - 15.4
    for at, quarter in (((15.4, 178.4), 0), ((x, 178.4), 90), ((x, y), 180), ((15.4, y), 270)):
        face.add(group(_fan(twist), *at, quarter, 1.1))
    face.path(path_of([_WINDOW]), stroke=twist.ink, width=2)
    return face


def _paper() -> Drawing:
    face = Drawing()
    light = face.gradient((0, 0), (WIDTH * 0.4, HEIGHT), (0, BARE), (1, "#f8f3e7"))
    face.rect(0.8, 15, fill=light, stroke="#b7aa8f", width=1.4)
    return face


def _rays(middle: Point, start: float, field: Sequence[Point]) -> str:
    """Fine lines out of a point, as an engraver cuts them, as far as the edge of a field."""
    data = ""
    for at in range(_RAYS):
        turn = math.radians((at + 0.5) * 360 / _RAYS)
        dx, dy = math.cos(turn), math.sin(turn)
        far = min(
            reach
            for a, b in zip(field, [*field[1:], field[0]], strict=True)
            if (reach := _reach(middle, (dx, dy), a, b)) > 0
        )
        far -= 2.5 if at % 2 else 10.0
        if far > start:
            x, y = middle
            data += f"M{number(round(x + dx * start, 1))} {number(round(y + dy * start, 1))}"
            data += f"L{number(round(x + dx * far, 1))} {number(round(y + dy * far, 1))}"
    return data


def _reach(start: Point, way: Point, a: Point, b: Point) -> float:
    """The distance from a point, one way, to a side of a field; endless if it is not met."""
    (x, y), (dx, dy), (sx, sy) = start, way, (b[0] - a[0], b[1] - a[1])
    turn = dx * sy - dy * sx
    if abs(turn) < 1e-9:
        return math.inf
    t = ((a[0] - x) * sy - (a[1] - y) * sx) / turn
    u = ((a[0] - x) * dy - (a[1] - y) * dx) / turn
    return t if t > 0 and 0 <= u <= 1 else math.inf


def _fan(twist: _Twist) -> str:
    """Leaves that spread from a corner, to the right and down."""
    leaf = flatten("M3 0C8 -6.4 17 -5.4 25 0C17 5.4 8 6.4 3 0Z", 4)[0]
    leaves = [moved(leaf, 0, 0, turn, size) for turn, size in ((9, 0.86), (45, 1.06), (81, 0.86))]
    ribs = [moved([(7.0, 0.0), (19.0, 0.0)], 0, 0, turn) for turn in (9, 45, 81)]
    drawn = path(path_of(leaves), twist.pale, twist.deep, 1.0)
    drawn += path(path_of(ribs, closed=False), stroke=twist.deep, width=0.8)
    return drawn + circle(2, 2, 4.2, GOLD, twist.deep, 1.0)


def _crest(name: str, twist: _Twist) -> str:
    """The sign between scrolls, over the emblem."""
    scroll = "M20 14C34 18 46 10 46 -2C46 -12 36 -16 31 -10C28 -5 32 1 37 -2"
    curl = "M20 14C34 24 58 20 66 4C69 -3 64 -9 59 -6"
    right = path(scroll + curl, stroke=twist.deep, width=3.6) + path(scroll + curl, stroke=GOLD, width=1.9)
    leaf = path(
        "M52 17C60 22 70 18 74 9C66 8 58 10 52 17ZM40 20C44 28 54 30 60 25C54 19 47 17 40 20Z",
        twist.ink,
        twist.deep,
        0.9,
    )
    half = leaf + right
    shield = path(
        "M0 -36C10 -30 20 -30 25 -31C27 -8 20 12 0 24C-20 12 -27 -8 -25 -31C-20 -30 -10 -30 0 -36Z",
        twist.ink,
        LINE,
        1.2,
    )
    rim = path(
        "M0 -32C9 -27 17 -26.6 22 -27C23 -8 17 9 0 19.6C-17 9 -23 -8 -22 -27C-17 -26.6 -9 -27 0 -32Z",
        stroke=GOLD,
        width=1.1,
    )
    return half + group(half, 0, 0, mirror=True) + shield + rim + group(_sign(name, CREAM, twist.ink), 0, -6, 0, 0.37)


def _medallion(name: str, twist: _Twist) -> str:
    """The emblem on a disc, in a rim of beads and a lace of engraved rings."""
    lace = circle(0, 0, 64, GROUND, twist.deep, 1.0) + path(rosette(61, 2.4, 30, 2), stroke=twist.ink, width=0.7)
    rim = circle(0, 0, 58, GOLD, LINE, 1.2) + circle(0, 0, 51.5, twist.deep, LINE, 1.0)
    beads = "".join(
        f"M{54.8 * math.cos(math.radians(at * 10)):.1f} {54.8 * math.sin(math.radians(at * 10)):.1f}h.1"
        for at in range(36)
    )
    rim += path(beads, stroke=GOLD_DARK, width=4.4) + path(beads, stroke=CREAM, width=2.2)
    disc = circle(0, 0, 48, twist.ink, GOLD, 1.4)
    sun = "".join(
        f"M{46 * math.cos(math.radians(at * 5)):.1f} {46 * math.sin(math.radians(at * 5)):.1f}"
        f"L{20 * math.cos(math.radians(at * 5)):.1f} {20 * math.sin(math.radians(at * 5)):.1f}"
        for at in range(72)
    )
    disc += path(sun, stroke=twist.deep, width=1.0, more='stroke-opacity=".6"')
    emblem = {
        "wild": fool(twist.deep, twist.pale),
        "cross": arrows(twist.deep, twist.pale),
        "skip": leap(twist.ink, twist.pale),
    }[name]
    return lace + rim + disc + emblem


def _star(reach: float, waist: float, points: int) -> Polygon:
    angles = [math.pi * i / points - math.pi / 2 for i in range(2 * points)]
    radii = [reach if i % 2 == 0 else waist for i in range(2 * points)]
    return [(r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


def _arrow(ink: str) -> str:
    """A feathered arrow from the lower left to the upper right, about 70 each way."""
    shape = "M52 0L17 -20L23 -5.8L-20 -5.8L-26 -10.4L-47 -10.4L-40 0L-47 10.4L-26 10.4L-20 5.8L23 5.8L17 20Z"
    return group(path(shape, ink, ink, 1), 0, 0, -45)


_SHIELD = "M-21 -8C-12 -8 -5 -11 0 -15C5 -11 12 -8 21 -8C22 14 14 28 0 37C-14 28 -22 14 -21 -8Z"
_LEAP = (
    "M-40 10C-38 -22 -16 -38 4 -36C16 -35 24 -28 29 -18L38 -22L35 8L11 -10"
    "L20 -14C16 -22 10 -26 2 -26C-12 -26 -27 -14 -30 10Z"
)


def _sign(name: str, ink: str, under: str = BARE) -> str:
    """The sign alone, in one ink, about 80 across.

    Args:
        name: Of the card.
        ink: Its colour.
        under: The colour that it lies on.
    """
    if name == "wild":
        return path(path_of([_star(46, 15, 4)]), ink) + path(path_of([moved(_star(33, 13, 4), 0, 0, 45)]), ink)
    if name == "cross":
        gap = path("M-9 9L9 -9", stroke=under, width=17)
        return group(_arrow(ink), 0, 0, mirror=True) + gap + _arrow(ink)
    quarters = path("M0 -11L0 32M-18 7L18 7", stroke=under, width=4.4)
    return path(_LEAP, ink) + group(path(_SHIELD, ink) + quarters, 0, 4)
