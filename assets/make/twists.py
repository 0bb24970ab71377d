"""The twist cards, Wild, Cross and Skip/Block: no suit, a colour, a sign and a word of their own."""

from __future__ import annotations

import math
from dataclasses import dataclass

from alphabet import word
from drawing import CREAM, GOLD, GOLD_DARK, HEIGHT, LINE, PAPER, WIDTH, Drawing, circle, group, path
from geometry import Polygon, clip, flatten, moved, path_of
from suits import OUTLINE

_CX, _CY = WIDTH / 2, HEIGHT / 2
# The middle of what a fan shows of a card.
_MARGIN = 28.0


@dataclass(frozen=True)
class _Twist:
    """A twist card: what is written on it and in which inks."""

    words: tuple[str, ...]
    ink: str
    deep: str
    pale: str


_TWISTS = {
    "wild": _Twist(("WILD",), "#6b2a8c", "#3d1453", "#a86cc8"),
    "cross": _Twist(("CROSS",), "#0d5f73", "#06353f", "#4fa3b5"),
    "skip": _Twist(("SKIP", "BLOCK"), "#b04a0c", "#6e2a05", "#e59a52"),
}
NAMES = tuple(_TWISTS)


def twist_face(name: str) -> Drawing:
    """Draw a twist card: a coloured banner between two margins that carry sign and word for a fan."""
    twist = _TWISTS[name]
    face = _paper()
    banner = [(62.0, 16.0), (178.0, 16.0), (178.0, 320.0), (62.0, 320.0)]
    face.path(path_of([banner]), twist.ink)
    face.path(_strewn(name, banner), twist.pale, more='fill-opacity=".34"')
    face.path(path_of([_inset(banner, 5)]), stroke=GOLD, width=1.3)
    face.path(path_of([banner]), stroke=twist.deep, width=2)
    for turn in (0, 180):
        face.add(group(_finial(), _CX, 56 if turn == 0 else HEIGHT - 56, turn))
        margin = group(_sign(name, twist.ink), _MARGIN, 38, 0, 0.44) + _upright(twist, _MARGIN, 74)
        face.add(margin if turn == 0 else group(margin, WIDTH, HEIGHT, 180))
    face.add(group(_medallion(name, twist), _CX, _CY))
    return face


def laid_wild() -> Drawing:
    """Draw a Wild that lies in a spread: the corners are left free for the index of the card that it stands for."""
    twist, face = _TWISTS["wild"], _paper()
    banner = [(62.0, 16.0), (178.0, 16.0), (178.0, 320.0), (62.0, 320.0)]
    face.path(path_of([banner]), twist.ink)
    face.path(_strewn("wild", banner), twist.pale, more='fill-opacity=".34"')
    face.path(path_of([_inset(banner, 5)]), stroke=GOLD, width=1.3)
    face.path(path_of([banner]), stroke=twist.deep, width=2)
    for turn in (0, 180):
        face.add(group(_finial(), _CX, 56 if turn == 0 else HEIGHT - 56, turn))
        margin = _upright(twist, _MARGIN, 142)
        face.add(margin if turn == 0 else group(margin, WIDTH, HEIGHT, 180))
    face.add(group(_medallion("wild", twist), _CX, _CY))
    return face


def large_laid_wild() -> Drawing:
    """Draw the large-index face of a Wild that lies in a spread, with room for the other card's corners."""
    twist, face = _TWISTS["wild"], _paper()
    face.add(group(_medallion("wild", twist), 132, 178, 0, 0.92))
    foot = [(12.0, 250.0), (WIDTH - 12.0, 250.0), (WIDTH - 12.0, 324.0), (12.0, 324.0)]
    face.path(path_of([foot]), twist.ink, twist.deep, 2)
    face.path(path_of([_inset(foot, 4.5)]), stroke=GOLD, width=1.3)
    face.add(group(path(word("WILD", 44.0), PAPER), _CX, 287.0))
    return face


def large_twist(name: str) -> Drawing:
    """Draw the large-index face of a twist card: its sign in the corner, its word across the foot."""
    twist = _TWISTS[name]
    face = _paper()
    face.add(group(_sign(name, twist.ink), 46.0, 52.0, 0, 0.86))
    face.add(group(_medallion(name, twist), _CX, 166, 0, 1.2))
    foot = [(12.0, 236.0), (WIDTH - 12.0, 236.0), (WIDTH - 12.0, 324.0), (12.0, 324.0)]
    face.path(path_of([foot]), twist.ink, twist.deep, 2)
    face.path(path_of([_inset(foot, 4.5)]), stroke=GOLD, width=1.3)
    alone = len(twist.words) == 1
    for i, text in enumerate(twist.words):
        height = min(50.0 if alone else 31.0, 5000.0 * 0.39 / _length(text, 10.0))
        face.add(group(path(word(text, height), PAPER), _CX, 280.0 if alone else 260.0 + 40 * i))
    return face


def _paper() -> Drawing:
    face = Drawing()
    light = face.gradient((0, 0), (WIDTH * 0.4, HEIGHT), (0, "#fffefb"), (1, "#f8f3e7"))
    face.rect(0.8, 15, fill=light, stroke="#b7aa8f", width=1.4)
    return face


def _inset(box: Polygon, by: float) -> Polygon:
    (x1, y1), _, (x2, y2), _ = box
    return [(x1 + by, y1 + by), (x2 - by, y1 + by), (x2 - by, y2 - by), (x1 + by, y2 - by)]


def _upright(twist: _Twist, x: float, top: float) -> str:
    """The words one after the other down the margin, read with the head to the left."""
    parts, at = "", top
    for text in twist.words:
        height = 25.0 if len(twist.words) == 1 else 19.0
        reach = _length(text, height)
        parts += group(path(word(text, height), twist.ink), x, at + reach / 2, 90)
        at += reach + 12.0
    return parts


def _length(text: str, height: float) -> float:
    xs = [x for shape in flatten(word(text, height)) for x, _ in shape]
    return max(xs) - min(xs)


def _strewn(name: str, box: Polygon) -> str:
    """The small pattern woven into the banner."""
    shapes: list[Polygon] = []
    for row in range(15):
        for column in range(5):
            x, y = _CX + (column - 2) * 24 + (12 if row % 2 else 0), 30.0 + row * 20
            if name == "wild":
                shape = moved(flatten(OUTLINE["SHCD"[(row + column) % 4]], 3)[0], x, y, 0, 0.11)
            elif name == "cross":
                shape = moved(
                    [(-6, -1.4), (-1.4, -6), (1.4, -6), (6, -1.4), (6, 1.4), (1.4, 6), (-1.4, 6), (-6, 1.4)], x, y
                )
            else:
                shape = [(x - 8, y + 4), (x, y - 4), (x + 8, y + 4), (x + 8, y + 8), (x, y), (x - 8, y + 8)]
            piece = clip(shape, _inset(box, 8))
            if piece:
                shapes.append(piece)
    return path_of(shapes)


def _finial() -> str:
    """A printer's flower over the medallion."""
    right = path("M0 10C10 8 14 -4 26 -4C36 -4 38 8 30 10C25 11 22 7 25 4", stroke=GOLD, width=1.8)
    bud = path("M0 -24C8 -14 8 -4 0 6C-8 -4 -8 -14 0 -24Z", GOLD, LINE, 0.9)
    return right + group(right, 0, 0, mirror=True) + bud + circle(0, 13, 3, GOLD)


def _medallion(name: str, twist: _Twist) -> str:
    rim = circle(0, 0, 53, PAPER, LINE, 1.2) + circle(0, 0, 49.5, twist.deep, GOLD_DARK, 1)
    rim += circle(0, 0, 45.5, "none", GOLD, 1.4)
    return rim + {"wild": _wild_picture, "cross": _cross_picture, "skip": _skip_picture}[name]()


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


def _sign(name: str, ink: str) -> str:
    """The sign alone, in one ink, about 80 across."""
    if name == "wild":
        return path(path_of([_star(46, 15, 4)]), ink) + path(path_of([moved(_star(33, 13, 4), 0, 0, 45)]), ink)
    if name == "cross":
        gap = path("M-30 30L30 -30", stroke="#fdfaf2", width=18)
        return group(_arrow(ink, ink, 1), 0, 0, mirror=True) + gap + _arrow(ink, ink, 1)
    shield = path(_SHIELD, ink) + path("M-12 8L12 8L12 15L-12 15Z", "#fdfaf2")
    return path(_LEAP, ink) + group(shield, 0, 4)
