"""The twist cards, Wild, Cross and Skip/Block: framed as the courts are, with an emblem engraved in their own colours.

Nothing is written on them, since the game is translated: a sign in the corner says what they are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from courts import GROUND, court_frame
from drawing import BARE, CREAM, GOLD, GOLD_DARK, HEIGHT, LINE, PAPER, WIDTH, Drawing, circle, group, path
from geometry import Point, Polygon, moved, number, path_of, rosette
from large import INDEX, begin
from suits import OUTLINE

_CX, _CY = WIDTH / 2, HEIGHT / 2
_SIGN_X, _SIGN_Y = 29.0, 42.0
_LARGE_SIGN, _LARGE_BUD = (54.0, 62.0, 0.98), (54.0, 140.0, 1.05)


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
    sign = group(_sign(name, _TWISTS[name].corner), _SIGN_X, _SIGN_Y, 0, 0.5) + group(
        _bud(_TWISTS[name]), _SIGN_X, 90, 0, 0.62
    )
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
    sign, bud = _sign(name, _TWISTS[name].corner), _bud(_TWISTS[name])
    face.add(INDEX + begin(*_LARGE_SIGN) + sign + "</g>" + begin(*_LARGE_BUD) + bud + "</g></g>")
    return face


def twists_for_both_corners() -> dict[str, str]:
    """Return the markup in the files of such faces that is different with two indices: there is less room for each."""
    return {begin(*_LARGE_SIGN): begin(38.0, 56.0, 0.68), begin(*_LARGE_BUD): begin(38.0, 124.0, 0.9)}


def _framed(name: str) -> Drawing:
    twist, face = _TWISTS[name], _paper()
    face.path(court_frame(0), GROUND)
    face.path(_rays((_CX, _CY), 60.0, _FIELD), stroke=twist.ink, width=0.8, more='stroke-opacity=".5"')
    for turn in (0, 180):
        crest = _crest(name, twist)
        face.add(group(crest, *((139.5, 59.0) if turn == 0 else (WIDTH - 139.5, HEIGHT - 59.0)), turn))
        corner = group(_spray(twist), 39.0, 141.0, 0, 0.62) + group(_spray(twist), 204.0, 37.0, 90, 0.5)
        face.add(corner if turn == 0 else group(corner, WIDTH, HEIGHT, 180))
    face.add(group(_medallion(name, twist), _CX, _CY, 0, 1.16))
    face.path(court_frame(0), stroke=twist.ink, width=2)
    face.path(court_frame(3.4), stroke=GOLD_DARK, width=0.9)
    return face


def _windowed(name: str) -> Drawing:
    twist, face = _TWISTS[name], _paper()
    middle = (_CX, 249.5)
    face.path(path_of([_WINDOW]), GROUND)
    face.path(_rays(middle, 60.0, _WINDOW), stroke=twist.ink, width=0.9, more='stroke-opacity=".5"')
    face.add(group(_medallion(name, twist), *middle, 0, 1.0))
    for x, side in ((34.0, False), (WIDTH - 34.0, True)):
        face.add(group(_spray(twist), x, 197.0, 0, 0.66, mirror=side))
        face.add(group(group(_spray(twist), 0, 0, 0, 0.66, mirror=not side), x, 302.0, 180))
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
    for at in range(144):
        turn = math.radians(at * 2.5 + 1.25)
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


def _bud(twist: _Twist) -> str:
    """A printer's lozenge under the sign, where a suit stands on other cards."""
    return path("M0 -17Q4 -6 15 0Q4 6 0 17Q-4 6 -15 0Q-4 -6 0 -17Z", twist.corner) + circle(0, 0, 3.2, BARE)


def _spray(twist: _Twist) -> str:
    """Leaves that grow round a corner."""
    stem = path("M-18 34C-18 8 -8 -12 30 -16", stroke=twist.ink, width=2.2)
    leaves = "".join(
        f"M{x} {y}q{a} {b} {c} {d}q{e} {f} {-c} {-d}Z"
        for x, y, a, b, c, d, e, f in (
            (-17, 22, 2, -12, 16, -14, 0, 12),
            (-13, 4, 8, -10, 20, -6, -6, 10),
            (0, -9, 10, -6, 20, 2, -10, 6),
            (-17, 18, -8, -8, -4, -20, 8, 8),
            (-9, -2, -4, -10, 6, -18, 4, 10),
            (8, -13, 2, -8, 14, -12, -2, 8),
        )
    )
    return stem + path(leaves, twist.pale, twist.deep, 1.0) + circle(31, -16, 3.4, GOLD, twist.deep, 1.0)


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
    lace = circle(0, 0, 70, GROUND) + path(rosette(65, 5.2, 30, 3), stroke=twist.ink, width=0.8)
    lace += circle(0, 0, 71.5, "none", twist.deep, 1.0)
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
    return lace + rim + disc + {"wild": _wild_picture, "cross": _cross_picture, "skip": _skip_picture}[name]()


def _star(reach: float, waist: float, points: int) -> Polygon:
    angles = [math.pi * i / points - math.pi / 2 for i in range(2 * points)]
    radii = [reach if i % 2 == 0 else waist for i in range(2 * points)]
    return [(r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


def _wild_picture() -> str:
    """A star between the four suits: it may be any of them."""
    star = _star(40, 12, 4)
    shade = [[(0.0, 0.0), star[i], star[i + 1]] for i in range(0, 8, 2)]
    small = path(path_of([moved(_star(24, 9, 4), 0, 0, 45)]), GOLD_DARK, LINE, 1)
    signs = "".join(
        group(path(OUTLINE[suit], ink), x, y, 0, 0.19)
        for suit, ink, x, y in (
            ("S", PAPER, -25, -25),
            ("H", "#f0596a", 25, -25),
            ("D", "#f0596a", -25, 25),
            ("C", PAPER, 25, 25),
        )
    )
    return (
        small
        + path(path_of([star]), GOLD, LINE, 1.2)
        + path(path_of(shade), GOLD_DARK)
        + signs
        + circle(0, 0, 5, PAPER, LINE, 1)
    )


def _arrow(ink: str, edge: str, rim: float) -> str:
    """An arrow from the lower left to the upper right, about 70 each way."""
    shape = "M-35 26L14 -23L4 -33L36 -36L33 -4L23 -14L-26 35Z"
    return path(shape, ink, edge, rim)


def _cross_picture() -> str:
    """Two arrows that cross: the card goes another way than it was going."""
    under = group(_arrow(CREAM, LINE, 1.4), 0, 0, mirror=True)
    arrows = under + path("M-16 15L9 -10", stroke="#06353f", width=22) + _arrow(GOLD, LINE, 1.4)
    return group(arrows, 0, 0, 0, 0.9)


_SHIELD = "M-21 -8C-12 -8 -5 -11 0 -15C5 -11 12 -8 21 -8C22 14 14 28 0 37C-14 28 -22 14 -21 -8Z"
_LEAP = (
    "M-40 10C-38 -22 -16 -38 4 -36C16 -35 24 -28 29 -18L38 -22L35 8L11 -10"
    "L20 -14C16 -22 10 -26 2 -26C-12 -26 -27 -14 -30 10Z"
)


def _skip_picture() -> str:
    """An arrow that leaps, over a shield that holds."""
    shield = path(_SHIELD, CREAM, LINE, 1.3) + path("M0 -15C5 -11 12 -8 21 -8C22 14 14 28 0 37Z", "#d8c7a2")
    bar = path("M-13 8L13 8L13 16L-13 16Z", "#b04a0c", LINE, 1)
    return shield + bar + path(_LEAP, GOLD, LINE, 1.3)


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
        gap = path("M-30 30L30 -30", stroke=under, width=18)
        return group(_arrow(ink, ink, 1), 0, 0, mirror=True) + gap + _arrow(ink, ink, 1)
    shield = path(_SHIELD, ink) + path("M-12 8L12 8L12 15L-12 15Z", under)
    return path(_LEAP, ink) + group(shield, 0, 4)
