"""The twelve heads of the court: skin, hair, beards and features.

A head is drawn about the middle of the face at (0, 0): the face is 42 wide, its brow at -30, its chin at 30.
Every head looks to the right; a drawing that should look to the left is mirrored as a whole.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from drawing import LINE, circle, path

BLACK, BROWN, AUBURN, BLOND = "#211b1f", "#5d381e", "#a14a1c", "#dba944"
GREY, WHITE = "#99938c", "#ece6da"
_HAIR_LINE = {
    BLACK: "#5a4d55",
    BROWN: "#321b0c",
    AUBURN: "#612609",
    BLOND: "#97671a",
    GREY: "#57524c",
    WHITE: "#a89f8f",
}


@dataclass(frozen=True)
class Skin:
    """The colours of a face: its light, its shadow, its drawn lines and its lips."""

    light: str
    shadow: str
    line: str
    lips: str


FAIR = Skin("#f8ddc3", "#ecc09c", "#a8683f", "#bf4a44")
TAN = Skin("#edc297", "#d79f6c", "#8d5527", "#b04138")
DARK = Skin("#a9683f", "#8a4f2b", "#4e2712", "#7c2f27")


@dataclass(frozen=True)
class Head:
    """What tells one head from another."""

    skin: Skin
    hair: str
    style: str
    beard: str = ""
    woman: bool = False
    patch: bool = False
    earrings: bool = False


_MAN = (
    "M-21 -12C-21 -34 21 -34 21 -12C21.5 -2 21.5 4 20 11C17.5 22 9 30 0 30C-9 30 -17.5 22 -20 11"
    "C-21.5 4 -21.5 -2 -21 -12Z"
)
_WOMAN = (
    "M-20 -12C-20 -33 20 -33 20 -12C20.5 -1 20 5 17.5 13C14.5 22 7 29.5 0 29.5C-7 29.5 -14.5 22 -17.5 13"
    "C-20 5 -20.5 -1 -20 -12Z"
)
_MAN_SHADE = (
    "M-20.5 -14C-21.5 -2 -21.5 4 -20 11C-17.5 22 -9 30 0 30C-8 25 -13 16 -14 4C-14.5 -4 -14 -12 -15 -22"
    "C-18 -21 -20 -18 -20.5 -14Z"
)
_WOMAN_SHADE = (
    "M-19.5 -14C-20.5 -1 -20 5 -17.5 13C-14.5 22 -7 29.5 0 29.5C-7 25 -11.5 15 -12.5 4C-13 -4 -13 -12 -14 -22"
    "C-17 -21 -19 -18 -19.5 -14Z"
)


def back_hair(head: Head) -> str:
    """Return the hair that hangs behind the neck and over the shoulders."""
    shape = _BACK.get(head.style)
    if shape is None:
        return ""
    return path(shape, head.hair, LINE, 1.2) + _strands(_BACK_STRANDS.get(head.style, ""), head.hair)


def neck(head: Head) -> str:
    """Return the neck, and a lady's bare shoulders; collars and necklaces come on top."""
    skin = head.skin
    if not head.woman:
        return path("M-11 18L-11 40C-11 46 11 46 11 40L11 18Z", skin.shadow, LINE, 1.1)
    bare = "M-8.5 18L-8.5 32C-10 37 -19 39 -25 41C-19 50 -9 53 0 53C9 53 19 50 25 41C19 39 10 37 8.5 32L8.5 18Z"
    return path(bare, skin.light, LINE, 1.1) + path("M-8 22L8 22L8 30Q0 39 -8 30Z", skin.shadow)


def front_head(head: Head) -> str:
    """Return the face, the beard and the hair before the face; headgear comes on top."""
    skin = head.skin
    outline, shade = (_WOMAN, _WOMAN_SHADE) if head.woman else (_MAN, _MAN_SHADE)
    parts = []
    if head.style not in ("long", "curls", "braids"):
        parts += [_ear(-1, skin), _ear(1, skin)]
    parts += [path(outline, skin.light), path(shade, skin.shadow)]
    parts += [path(_BEARD[head.beard], head.hair, LINE, 1.1)] if head.beard in _BEARD else []
    parts.append(path(outline, stroke=LINE, width=1.2) if head.beard not in _FULL else "")
    parts += [_strands(_BEARD_STRANDS.get(head.beard, ""), head.hair), _features(head)]
    front = _FRONT.get(head.style)
    if front:
        parts.append(path(front, head.hair, LINE, 1.1) + _strands(_FRONT_STRANDS.get(head.style, ""), head.hair))
    return "".join(parts)


def _strands(data: str, hair: str) -> str:
    return path(data, stroke=_HAIR_LINE[hair], width=0.9) if data else ""


def _ear(side: int, skin: Skin) -> str:
    shape = f"M{side * 20} -3C{side * 26} -8 {side * 27} 2 {side * 24} 7C{side * 23} 10 {side * 21} 11 {side * 20} 10Z"
    return path(shape, skin.light if side > 0 else skin.shadow, LINE, 1.1)


def _features(head: Head) -> str:
    skin, dark = head.skin, _HAIR_LINE[head.hair] if head.hair in (WHITE, BLOND) else head.hair
    parts = [_eye(-6.6, head, dark), _patch() if head.patch else _eye(10, head, dark)]
    nose = (
        "M3.5 -5C4.2 0 6.5 5 7.6 8.4C8.2 10.8 5 11.8 2.2 11"
        if not head.woman
        else "M3 -4C3.6 1 5.4 5 6 7.6C6.4 9.6 4 10.4 2 9.8"
    )
    parts.append(path(nose, stroke=skin.line, width=1.25))
    y = 18 if not head.woman else 17.5
    parts.append(path(f"M-4 {y}Q-.5 {y - 2.4} 1.8 {y - 1}Q4 {y - 2.4} 8 {y}Q2.2 {y + 4.6} -4 {y}Z", skin.lips))
    parts.append(path(f"M-4.8 {y}Q1.8 {y + 1.3} 8.8 {y - 0.3}", stroke=skin.line, width=0.9))
    blush = "#cf5540" if skin is not DARK else "#7a3b22"
    parts += [f'<circle cx="{x}" cy="9" r="4.2" fill="{blush}" fill-opacity=".28"/>' for x in (-11.5, 14.5)]
    if head.earrings:
        parts += [
            circle(x, 13, 3.4, "none", LINE, 3) + circle(x, 13, 3.4, "none", "#e9bb45", 1.6) for x in (-22.5, 22.5)
        ]
    if head.beard in ("moustache", "long", "pencil", "goatee", "full"):
        parts.append(_moustache(head))
    return "".join(parts)


def _eye(x: float, head: Head, dark: str) -> str:
    wide = 5.0 if head.woman else 4.6
    white = path(f"M{x - wide} -2Q{x - 0.4} -7 {x + wide} -2.6Q{x} 1 {x - wide} -2Z", "#fffaf2")
    iris = circle(x + 1.1, -3, 2.3, "#2b211d")
    lid = path(
        f"M{x - wide - 0.6} -1.6Q{x - 0.4} -7.6 {x + wide + 0.8} -2.8",
        stroke="#2b1d16",
        width=1.7 if head.woman else 1.3,
    )
    bow = 12.6 if head.woman else 11.6
    brow = path(
        f"M{x - 5.6} {-bow + 3}Q{x} {-bow - 2} {x + 5.8} {-bow + 3.2}", stroke=dark, width=1.4 if head.woman else 2.3
    )
    return white + iris + lid + brow


def _patch() -> str:
    band = path("M-21 -14L21 -7", stroke="#211b1f", width=1.7)
    return band + path("M4 -9.5L17 -7.5C17.5 -1 14 2.5 10.5 2.5C6.5 2.5 4 -2 4 -9.5Z", "#211b1f", "#5a4d55", 0.8)


def _moustache(head: Head) -> str:
    if head.beard == "pencil":
        return path("M2 13.4Q-2 12.6 -6 15.6M2 13.4Q6 12.6 10 15.4", stroke=head.hair, width=1.9)
    long = head.beard == "moustache"
    drop = 22.5 if long else 17.5
    reach = 13.5 if long else 9
    shape = (
        f"M2 12.2C-2 11 -7 13 {2 - reach} {drop}C{4 - reach} {drop - 1} -4 18.6 2 16"
        f"C8 18.6 {reach - 1} {drop - 1} {1 + reach} {drop}C11 13 6 11 2 12.2Z"
    )
    return path(shape, head.hair, _HAIR_LINE[head.hair], 0.9)


_BACK = {
    # Long and straight, to the chest.
    "long": (
        "M-24 -14C-28 2 -30 22 -33 44C-27 50 -19 49 -14 45L14 45C19 49 27 50 33 44C30 22 28 2 24 -14"
        "C22 -36 -22 -36 -24 -14Z"
    ),
    "wavy": (
        "M-23 -16C-31 -12 -29 -2 -27 2C-32 6 -31 13 -27 16C-31 22 -28 29 -22 30L22 30C28 29 31 22 27 16"
        "C31 13 32 6 27 2C29 -2 31 -12 23 -16C21 -36 -21 -36 -23 -16Z"
    ),
    "bowl": (
        "M-24 -18C-28 -6 -28 6 -27 20C-23 24 -17 23 -15 20L15 20C17 23 23 24 27 20C28 6 28 -6 24 -18"
        "C20 -36 -20 -36 -24 -18Z"
    ),
    "bob": (
        "M-24 -18C-30 -6 -31 8 -31 22C-26 30 -17 28 -14 23L14 23C17 28 26 30 31 22C31 8 30 -6 24 -18"
        "C20 -36 -20 -36 -24 -18Z"
    ),
}
_BACK_STRANDS = {
    "long": "M-26 2Q-28 24 -28 44M-22 10Q-23 30 -22 45M26 2Q28 24 28 44M22 10Q23 30 22 45",
    "wavy": "M-27 2Q-24 3 -22 1M-27 16Q-24 17 -21 14M27 2Q24 3 22 1M27 16Q24 17 21 14",
    "bob": "M-26 0Q-28 12 -26 25M26 0Q28 12 26 25",
    "bowl": "M-24 0Q-26 10 -23 21M24 0Q26 10 23 21",
}


def _coils(spots: list[tuple[float, float, float]]) -> str:
    """Return many overlapping round curls as one outline's worth of circles."""
    return "".join(
        f"M{x - r:.1f} {y:.1f}C{x - r:.1f} {y - 1.33 * r:.1f} {x + r:.1f} {y - 1.33 * r:.1f} {x + r:.1f} {y:.1f}"
        f"C{x + r:.1f} {y + 1.33 * r:.1f} {x - r:.1f} {y + 1.33 * r:.1f} {x - r:.1f} {y:.1f}Z"
        for x, y, r in spots
    )


_BACK["curls"] = _coils(
    [
        (s * x, y, r)
        for s in (-1, 1)
        for x, y, r in ((20, -22, 8), (25, -12, 8), (27, -1, 8), (28, 11, 8.5), (28, 24, 8.5), (27, 36, 8))
    ]
    + [(0, -26, 14)]
)
_BACK["ringlets"] = _coils(
    [
        (s * x, y, r)
        for s in (-1, 1)
        for x, y, r in ((19, -24, 8), (25, -14, 7.5), (27, -3, 7.5), (27, 8, 7.5), (25, 18, 7))
    ]
)
_BACK["afro"] = _coils(
    [(28 * math.cos(math.radians(a)), -8 + 24 * math.sin(math.radians(a)), 7.5) for a in (150, 172, 195, 345, 8, 30)]
)
_BACK["braids"] = "M-23 -18C-29 -8 -28 4 -26 14L-14 14L14 14L26 14C28 4 29 -8 23 -18C20 -36 -20 -36 -23 -18Z"


def _plait(side: int) -> str:
    links = ""
    for i in range(7):
        x, y, w = side * (24 + i * 0.7), 14 + i * 6.4, 6.2 - i * 0.35
        links += (
            f"M{x - w:.1f} {y}C{x - w:.1f} {y - 5} {x + w:.1f} {y - 5} {x + w:.1f} {y}"
            f"C{x + w:.1f} {y + 4} {x + 2:.1f} {y + 6} {x:.1f} {y + 7}"
            f"C{x - 2:.1f} {y + 6} {x - w:.1f} {y + 4} {x - w:.1f} {y}Z"
        )
    return links


_BACK["braids"] += _plait(-1) + _plait(1)

_FRONT = {
    "long": "M-21.5 4C-24 -12 -22 -26 -14 -30L14 -30C22 -26 24 -12 21.5 4C20 -8 17 -18 8 -22C-2 -17 -17 -16 -21.5 4Z",
    "wavy": (
        "M-21.5 2C-24 -12 -22 -26 -14 -30L14 -30C22 -26 24 -12 21.5 2C21 -6 19 -14 15 -19"
        "C5 -16 -6 -16 -15 -19C-19 -14 -21 -6 -21.5 2Z"
    ),
    "bowl": (
        "M-22 8C-25 -10 -23 -26 -14 -30L14 -30C23 -26 25 -10 22 8C21 -4 20 -12 18 -16L-18 -16C-20 -12 -21 -4 -22 8Z"
    ),
    "bob": (
        "M-22 12C-25 -8 -23 -26 -14 -30L14 -30C23 -26 25 -8 22 12C21 -3 20 -11 17 -15Q0 -19 -17 -15"
        "C-20 -11 -21 -3 -22 12Z"
    ),
    "curls": "M-20 -2C-24 -14 -20 -28 -10 -30L10 -30C20 -28 24 -14 20 -2C18 -12 14 -17 2 -22C-10 -18 -17 -12 -20 -2Z",
    "ringlets": (
        "M-21 -1C-25 -14 -21 -28 -10 -30L10 -30C21 -28 25 -14 21 -1C20 -9 17 -13 13 -15Q8 -13 4 -16"
        "Q0 -13 -4 -16Q-8 -13 -13 -15C-17 -13 -20 -9 -21 -1Z"
    ),
    "braids": "M-20.5 6C-24 -12 -22 -26 -14 -30L14 -30C22 -26 24 -12 20.5 6C19 -8 15 -17 0 -23C-15 -17 -19 -8 -20.5 6Z",
    "short": (
        "M-21.5 4C-24 -12 -22 -26 -14 -30L14 -30C22 -26 24 -12 21.5 4L18.5 -6C18 -12 17 -17 15 -19L-15 -19"
        "C-17 -17 -18 -12 -18.5 -6Z"
    ),
}
_FRONT_STRANDS = {
    "long": "M-18 -6Q-14 -16 -4 -21M18 -6Q16 -16 10 -20",
    "bowl": "M-12 -29L-13 -17M-5 -29L-5 -17M5 -29L5 -17M12 -29L13 -17",
    "bob": "M-12 -29L-13 -17M-5 -29L-5 -18M5 -29L5 -18M12 -29L13 -17",
    "braids": "M-18 -6Q-12 -17 -1 -23M18 -6Q12 -17 1 -23",
    "curls": "M-17 -9Q-12 -17 -3 -21M17 -9Q14 -16 6 -20",
}

_FULL = ("long", "full")
_BEARD = {
    # To the chest, parted in two.
    "long": "M-20.5 4C-22 20 -20 38 -13 52C-9 54 -4 51 -1 45C3 52 8 56 13 52C20 38 22 20 20.5 4C19 12 15 14 11 13.4"
    "L-7 13.4C-12 14 -18 12 -20.5 4Z",
    "full": "M-20.5 3C-23 16 -20 27 -14 33C-9 39 -3 37 1 40C6 37 11 38 15 33C21 27 23 16 20.5 3C19 11 15 14 11 13.4"
    "L-7 13.4C-12 14 -18 11 -20.5 3Z",
    "goatee": "M-19.5 11C-16 24 -8 31 1 42C9 31 16 24 19.5 11C16 20 11 23 8 22Q2 24.5 -4 22C-8 23 -15 20 -19.5 11Z",
}
_BEARD_STRANDS = {
    "long": "M-14 20Q-14 36 -10 48M-7 26Q-7 40 -5 47M14 20Q15 36 11 49M7 26Q8 40 7 50M0 27L0 42",
    "full": "M-15 17Q-16 25 -11 31M-8 25Q-8 31 -5 35M15 17Q16 25 12 31M8 25Q8 31 6 35M1 26L1 36",
}
