"""The pictures in the middle of the special cards: a fool, crossed arrows, and an arrow that leaps over a shield.

Each is drawn about (0, 0) on a disc of radius 48, in inks that no palette changes.
"""

from __future__ import annotations

import math

from drawing import CREAM, GOLD, GOLD_DARK, LINE, circle, group, path
from features import Features
from geometry import clip, flatten, moved, path_of
from people import AUBURN, FAIR, Head, front_head
from suits import OUTLINE

_RED, _BLACK, _STEEL, _STEEL_DARK = "#c2142b", "#141414", "#dfe4ea", "#9aa5b1"


def fool(ink: str, pale: str) -> str:
    """Wild: the fool, who may be anybody, between the four suits."""
    face = Features("open", "raised", "long", "grin", "#3e7a4a", ("rosy",), gaze=(1.5, -0.3))
    hood = path("M-27 -20C-33 8 -26 30 0 40C26 30 33 8 27 -20Z", ink, LINE, 1.4)
    head = _ruff(pale) + hood + front_head(Head(FAIR, AUBURN, "curls", face, "long")) + _cap(pale)
    return group(head, 0, 4, 4, 0.84) + "".join(_seal(*seal) for seal in zip("SHDC", (172, 8, 130, 50), strict=True))


def _ruff(pale: str) -> str:
    """Long points with bells about the neck."""
    points = bells = ""
    for at, ink in zip((-2, 2, -1, 1, 0), (GOLD, _RED, pale, pale, CREAM), strict=True):
        turn = math.radians(at * 19)
        x, y = 52 * math.sin(turn), 7 + 47 * math.cos(turn)
        points += group(path("M-10.5 -34Q-9 -12 0 0Q9 -12 10.5 -34Z", ink, LINE, 1.2), x, y, -19 * at)
        bells += circle(x, y + 1, 3.4, GOLD, LINE, 1.1)
    return points + bells


def _cap(pale: str) -> str:
    """A cap of three horns, with a bell on each."""
    horn = "M0 -54C-22 -64 -54 -54 -50 -16C-44 -32 -33 -32 -24 -15Q-12 -23 0 -24Z"
    fold = path("M-6 -48C-22 -52 -38 -48 -43 -32", stroke=LINE, width=1.1)
    left = path(horn, GOLD, LINE, 1.4) + fold
    right = group(path(horn, _RED, LINE, 1.4) + fold, 0, 0, mirror=True)
    middle = path("M-15 -23C-18 -46 -8 -62 12 -66C6 -56 15 -42 15 -23Q0 -27 -15 -23Z", pale, LINE, 1.4)
    middle += path("M-8 -30C-9 -44 -4 -54 4 -59", stroke=LINE, width=1.1)
    points = "L24.6 -14L18 -19L12.4 -15L6.4 -21L0 -16.6L-6.4 -21L-12.4 -15L-18 -19L-24.6 -14Z"
    band = path(f"M-25.4 -22Q0 -34 25.4 -22{points}", CREAM, LINE, 1.2)
    bells = "".join(_bell(x, y) for x, y in ((-50, -13), (50, -13), (13, -68)))
    return left + right + middle + band + bells


def _bell(x: float, y: float) -> str:
    slit = path(f"M{x - 3} {y + 1.6}L{x + 3} {y + 1.6}", stroke=LINE, width=1.2)
    return circle(x, y, 5, GOLD, LINE, 1.3) + slit + circle(x - 1.5, y - 1.8, 1.1, CREAM)


def _seal(suit: str, turn: float) -> str:
    """A suit sign on a small disc at the rim, so many degrees clockwise from the right."""
    angle = math.radians(turn)
    x, y = 58 * math.cos(angle), 58 * math.sin(angle)
    ink = _RED if suit in "HD" else _BLACK
    sign = group(path(OUTLINE[suit], ink), x, y, 0, 0.135)
    return circle(x, y, 11.4, GOLD, LINE, 1.2) + circle(x, y, 9.2, CREAM, LINE, 0.9) + sign


def arrows(deep: str, pale: str) -> str:
    """Cross: two arrows bound crosswise, for the card goes another way than it was going."""
    under, over = _arrow(_STEEL, _STEEL_DARK, pale), _arrow(GOLD, GOLD_DARK, CREAM)
    shadow = path("M-30 3L24 3", stroke=deep, width=9)
    crossed = group(under, 0, 0, -135) + group(shadow, 0, 0, -45) + group(over, 0, 0, -45)
    buds = "".join(group(_bud(), 0, 0, turn) for turn in (0, 90, 180, 270))
    tails = "M-3 6C-8 16 -16 18 -17 29L-10.6 26L-7 31C-6 20 0 16 2 8Z"
    ribbon = path(tails, _RED, LINE, 1.1) + group(path(tails, _RED, LINE, 1.1), 0, 0, mirror=True)
    petals = "".join(
        group(path("M0 0C-5 -4 -5 -11 0 -12C5 -11 5 -4 0 0Z", _RED, LINE, 1), 0, 0, 45 * at) for at in range(8)
    )
    return buds + crossed + ribbon + petals + circle(0, 0, 5, GOLD, LINE, 1.1) + circle(0, 0, 2.2, CREAM)


def _bud() -> str:
    leaf = "M0 -30C-4 -34 -4 -39 0 -43C4 -39 4 -34 0 -30Z"
    curl = path("M0 -28C-8 -28 -12 -33 -9 -37C-6.6 -39.4 -4 -36.4 -6 -34.4", stroke=GOLD, width=1.5)
    return path(leaf, GOLD, LINE, 0.8) + curl + group(curl, 0, 0, mirror=True)


def _arrow(ink: str, shade: str, feather: str) -> str:
    """An arrow that points to the right, 92 long."""
    shaft = path("M-46 -2.6L32 -2.6L32 2.6L-46 2.6Z", "#8a5a2b", LINE, 1.2)
    return shaft + path("M-8 -2.6L-8 2.6M8 -2.6L8 2.6", stroke=GOLD, width=2) + _point(ink, shade) + _feathers(feather)


def _point(ink: str, shade: str) -> str:
    head = "M49 0L21 -12.6L27 -3.4L27 3.4L21 12.6Z"
    return (
        path(head, ink, LINE, 1.3) + path("M47 .4L27 3L23.4 9.8Z", shade) + path("M27 0L45 0", stroke=LINE, width=0.8)
    )


def _feathers(ink: str) -> str:
    vane = "M-50 -9.6L-34 -9.6C-29 -8.6 -26 -5 -25 0L-43 0Z"
    cuts = "M-44 -9L-37 -.6M-38 -9L-31.4 -.6"
    half = path(vane, ink, LINE, 1.1) + path(cuts, stroke=LINE, width=0.9)
    lower = f'<g transform="scale(1 -1)">{half}</g>'
    return half + lower + path("M-46 0L-24 0", stroke=LINE, width=1.4)


def leap(ink: str, pale: str) -> str:
    """Skip/Block: an arrow that leaps over a shield; the shield holds."""
    arc = "M-37 20C-46 -18 -20 -42 2 -41C20 -40 32 -28 34 -8"
    shaft = path(arc, stroke=LINE, width=8) + path(arc, stroke=GOLD, width=5.4) + path(arc, stroke=GOLD_DARK, width=1.1)
    point = path("M26 0L-5 -13.6L-1 0L-5 13.6Z", GOLD, LINE, 1.4) + path("M23.6 .6L-.6 1.6L-2.8 9.6Z", GOLD_DARK)
    tail = group(group(_feathers(CREAM), 38, 0), -36.6, 17, -100, 0.84)
    return group(_shield(ink, pale), 0, 6, 0, 0.9) + shaft + tail + group(point, 34.2, -8, 82)


def _shield(ink: str, pale: str) -> str:
    """A shield, quartered, with a golden bar and a boss."""
    rim = "M0 -26C8 -20 16 -18.4 25 -18.4C27 6 19 29 0 41C-19 29 -27 6 -25 -18.4C-16 -18.4 -8 -20 0 -26Z"
    inner = moved(flatten(rim, 10)[0], 0, 0.9, 0, 0.82)
    quarters = [
        clip(inner, [(0, -40), (40, -40), (40, 6), (0, 6)]),
        clip(inner, [(-40, 6), (0, 6), (0, 50), (-40, 50)]),
    ]
    parts = path(rim, GOLD, LINE, 1.5) + path(path_of([inner]), CREAM) + path(path_of(quarters), ink)
    parts += path(path_of([inner]), "none", LINE, 1.2)
    parts += path(path_of([clip(inner, [(-40, 3), (40, 3), (40, 9), (-40, 9)])]), GOLD, LINE, 1.1)
    studs = ((-22.6, -15.6), (22.6, -15.6), (-19.4, 19), (19.4, 19), (0, 37), (0, -23.2))
    parts += "".join(circle(x, y, 1.4, CREAM, LINE, 0.7) for x, y in studs)
    return parts + circle(0, 6, 9, GOLD, LINE, 1.2) + circle(0, 6, 5.6, pale, LINE, 1) + circle(0, 6, 2, CREAM)
