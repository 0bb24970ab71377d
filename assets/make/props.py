"""Things that the twelve hold, upright about the hand that holds them. Card units."""

from __future__ import annotations

import math

from cloth import apart
from drawing import CLOTH, CREAM, GOLD, GOLD_DARK, LIGHT, LINE, SHADE, circle, group, path
from geometry import flatten, moved, path_of
from suits import OUTLINE

_STEEL, _STEEL_DARK, _WOOD, _LEAF = "#d6dce3", "#8e99a6", "#8a5a2b", "#3f7a3f"


def _shaft(top: float, bottom: float, half: float, fill: str) -> str:
    return path(f"M{-half} {top}L{half} {top}L{half} {bottom}L{-half} {bottom}Z", fill, LINE, 1)


def _sign(suit: str, x: float, y: float, size: float, fill: str, stroke: str = LINE) -> str:
    return path(path_of([moved(flatten(OUTLINE[suit], 7)[0], x, y, 0, size / 100)]), fill, stroke, 1)


def sword() -> str:
    """King of spades."""
    blade = path("M-4.2 -18L-4.2 -92L0 -102L4.2 -92L4.2 -18Z", _STEEL, LINE, 1.1) + path(
        "M0 -22L0 -94", stroke=_STEEL_DARK, width=1.4
    )
    guard = path(
        "M-17 -19C-14 -14 -8 -15 0 -15C8 -15 14 -14 17 -19L17 -13C12 -9 6 -10 0 -10C-6 -10 -12 -9 -17 -13Z",
        GOLD,
        LINE,
        1.1,
    )
    hilt = path("M-3.4 -11L3.4 -11L2.8 13L-2.8 13Z", "#4a3524", LINE, 1.1) + path(
        "M-3 -4L3 -6M-3 2L3 0M-3 8L3 6", stroke=GOLD, width=1.2
    )
    return hilt + circle(0, 15, 4.4, GOLD, LINE, 1.1) + blade + guard


def sceptre() -> str:
    """King of hearts: a rod with a heart between wings."""
    rod = (
        _shaft(-66, 30, 2.6, GOLD)
        + path("M-5 -50L5 -50M-5 -44L5 -44", stroke=LINE, width=3.4)
        + path("M-5 -50L5 -50M-5 -44L5 -44", stroke=GOLD, width=1.8)
    )
    wings = path(
        "M0 -66C-14 -64 -20 -74 -18 -86C-12 -82 -6 -80 0 -70C6 -80 12 -82 18 -86C20 -74 14 -64 0 -66Z", GOLD, LINE, 1.1
    )
    return rod + wings + _sign("H", 0, -79, 19, CLOTH)


def axe() -> str:
    """King of diamonds."""
    shaft = _shaft(-96, 30, 2.8, _WOOD)
    head = path("M2 -88C12 -88 20 -94 25 -101C32 -86 32 -66 25 -52C20 -60 12 -66 2 -66Z", _STEEL, LINE, 1.2)
    head += path("M24 -97C29 -84 29 -68 24 -56", stroke=_STEEL_DARK, width=1.5)
    back = path("M-2 -84L-14 -88L-14 -66L-2 -70Z", _STEEL, LINE, 1.1)
    socket = path("M-4.5 -91L4.5 -91L4.5 -63L-4.5 -63Z", GOLD, LINE, 1) + _sign("D", 0, -77, 11, CLOTH)
    return shaft + head + back + socket + circle(0, -99, 3.6, GOLD, LINE, 1)


def coin() -> str:
    """King of diamonds: a gold piece between finger and thumb."""
    return circle(0, 0, 10.4, GOLD, LINE, 1.3) + circle(0, 0, 7.6, "none", GOLD_DARK, 1) + _sign("D", 0, 0, 11, CLOTH)


def orb() -> str:
    """King of clubs: an orb with a cross, resting on the hand."""
    ball = circle(0, -28, 18, CLOTH, LINE, 1.2)
    shine = path("M-13 -30C-12 -38 -6 -43 0 -43", stroke=LIGHT, width=2.4)
    band = path("M-17.6 -31Q0 -23 17.6 -31L17.4 -25Q0 -17 -17.4 -25Z", GOLD, LINE, 1) + path(
        "M-2.4 -46L2.4 -46L2.4 -26L-2.4 -26Z", GOLD, LINE, 0.9
    )
    cross = path(
        "M-2.4 -46L-2.4 -54L-9 -54L-9 -59L-2.4 -59L-2.4 -67L2.4 -67L2.4 -59L9 -59L9 -54L2.4 -54L2.4 -46Z",
        GOLD,
        LINE,
        1.1,
    )
    return ball + shine + band + cross + circle(0, -23, 2.3, "#fffdf6", LINE, 0.8)


def star_wand() -> str:
    """Queen of spades: a wand with a star in a ring."""
    rod = _shaft(-52, 30, 2.2, GOLD)
    points = []
    for i in range(16):
        r = 17 if i % 2 == 0 else 7.5
        a = math.radians(-90 + i * 22.5)
        points.append((r * math.cos(a), -66 + r * math.sin(a)))
    return (
        rod
        + circle(0, -66, 12.5, "none", LINE, 3.6)
        + circle(0, -66, 12.5, "none", GOLD, 2)
        + path(path_of([points]), CREAM, LINE, 1)
        + circle(0, -66, 4, CLOTH, LINE, 0.9)
    )


def rose() -> str:
    """Queen of hearts."""
    stem = path("M0 20C2 0 -3 -20 0 -46", stroke=LINE, width=3.6) + path(
        "M0 20C2 0 -3 -20 0 -46", stroke=_LEAF, width=2.2
    )
    leaves = path("M-1 -24C-12 -24 -17 -32 -18 -38C-8 -38 -2 -32 -1 -24Z", _LEAF, LINE, 1) + path(
        "M-1 -32C8 -32 14 -38 15 -44C6 -44 1 -40 -1 -32Z", _LEAF, LINE, 1
    )
    outer = ""
    for i in range(5):
        a = math.radians(-90 + i * 72)
        outer += circle(9 * math.cos(a), -60 + 9 * math.sin(a), 8.6, CLOTH, LINE, 1)
    bud = circle(0, -60, 10, CLOTH) + path(
        "M-8 -60C-8 -70 8 -70 8 -60C8 -52 -5 -51 -5 -59C-5 -65 4 -65 4 -60C4 -57 -1 -56.5 -1 -59.5",
        stroke=LIGHT,
        width=1.5,
    )
    return stem + leaves + outer + bud


def fan() -> str:
    """Queen of diamonds: a fan of feathers."""
    feathers = ""
    for i in range(7):
        turn = -60 + i * 17
        plume = path("M0 -12C-7 -26 -8 -48 0 -54C8 -48 7 -26 0 -12Z", LIGHT if i % 2 else CREAM, LINE, 1)
        plume += path("M0 -41L4 -46L0 -51L-4 -46Z", CLOTH) + path("M0 -16L0 -40", stroke=GOLD_DARK, width=0.9)
        feathers += group(plume, 0, -10, turn, 0.8)
    boss = path("M-13 -20Q0 -34 13 -20L5 -8L-5 -8Z", GOLD, LINE, 1.1) + _sign("D", 0, -19, 11, CLOTH)
    return feathers + _shaft(-12, 26, 2.6, GOLD) + boss


def goblet() -> str:
    """Queen of clubs."""
    bowl = path("M-14 -50C-14 -34 -8 -27 -2.4 -25L-2.4 8L2.4 8L2.4 -25C8 -27 14 -34 14 -50Z", GOLD, LINE, 1.2)
    bowl += path("M-14 -50Q0 -44 14 -50Q0 -56 -14 -50Z", SHADE, LINE, 1)
    knop = circle(0, -20, 4, GOLD, LINE, 1) + _sign("C", 0, -38, 12, CLOTH)
    return bowl + knop


def halberd() -> str:
    """Jack of spades."""
    shaft = _shaft(-80, 30, 2.5, _WOOD)
    spike = path("M-3 -80L-5 -86L0 -106L5 -86L3 -80Z", _STEEL, LINE, 1)
    blade = path("M2 -82C10 -84 16 -90 20 -92C24 -80 22 -66 16 -58C12 -62 8 -66 2 -66Z", _STEEL, LINE, 1.1)
    hook = path("M-2 -80L-17 -82C-13 -76 -9 -72 -2 -70Z", _STEEL, LINE, 1.1)
    socket = path("M-3.6 -84L3.6 -84L3.6 -62L-3.6 -62Z", GOLD, LINE, 1)
    tassel = path("M-3 -60L-6 -46L0 -50L6 -46L3 -60Z", CLOTH, LINE, 1)
    return shaft + spike + blade + hook + socket + tassel


def lute(x: float, y: float, turn: float) -> str:
    """Jack of hearts: a lute with the middle of its strings at (x, y), cut off at the sash."""
    neck = path("M-4 -30L-3 -93L3 -93L4 -30Z", _WOOD, LINE, 1.1)
    head = path("M-3 -90L-4 -100C0 -104 8 -103 12 -99L9 -93C6 -95 4 -93 3 -90Z", _WOOD, LINE, 1.1)
    pegs = path("M-8 -94L-4 -94M-8 -99L-4 -99M9 -91L13 -90", stroke=LINE, width=2)
    frets = path("M-3.4 -46L3.4 -46M-3.2 -56L3.2 -56M-3 -66L3 -66M-3 -73L3 -73", stroke=GOLD, width=1.1)
    round_body = flatten("M0 -42C13 -38 22 -22 21 -6C20 12 10 20 0 20C-10 20 -20 12 -21 -6C-22 -22 -13 -38 0 -42Z", 7)
    belly = apart([moved(round_body[0], x, y, turn)], "#d79a4a")
    strings = circle(0, -16, 6.2, SHADE, LINE, 1) + path(
        "M-2.5 -90L-4 8M0 -90L0 8M2.5 -90L4 8", stroke=CREAM, width=0.9
    )
    strings += path("M-8 8L8 8", stroke=LINE, width=2)
    return group(neck + head + pegs + frets, x, y, turn) + belly + group(strings, x, y, turn)


def bow() -> str:
    """Jack of diamonds: a bow."""
    limb = path("M-18 -100C-20 -94 -14 -90 -10 -86C4 -70 10 -40 7 -8C5 10 2 22 -4 34", stroke=LINE, width=5.4) + path(
        "M-18 -100C-20 -94 -14 -90 -10 -86C4 -70 10 -40 7 -8C5 10 2 22 -4 34", stroke=_WOOD, width=3.4
    )
    string = path("M-15 -92L-5 34", stroke="#8b7a5c", width=1)
    return string + limb


def lance() -> str:
    """Jack of clubs: a lance with a pennon."""
    shaft = _shaft(-96, 30, 2.4, _WOOD)
    tip = path("M-4.5 -94L0 -108L4.5 -94Z", _STEEL, LINE, 1)
    flag = path("M2 -92L30 -86L22 -76L30 -65L2 -62Z", CLOTH, LINE, 1.2) + path(
        "M4 -88L24 -84M4 -65.5L24 -68", stroke=GOLD, width=1.4
    )
    return shaft + flag + _sign("C", 12, -77, 13, CREAM, CREAM) + tip
