"""The twelve heads of the court: skin, hair, beards and features.

A head is drawn about the middle of the face at (0, 0): the face is 42 wide, its brow at -30, its chin at 30.
Every head looks to the right; a drawing that should look to the left is mirrored as a whole.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from drawing import CREAM, LINE, circle, group, path
from features import Features, Skin, features, profile_features

BLACK, BROWN, AUBURN, BLOND = "#211b1f", "#5d381e", "#a14a1c", "#dba944"
GREY, SILVER, WHITE, IRON = "#99938c", "#c9c2b4", "#ece6da", "#565b68"
_HAIR_LINE = {
    BLACK: "#5a4d55",
    BROWN: "#321b0c",
    AUBURN: "#612609",
    BLOND: "#97671a",
    GREY: "#57524c",
    IRON: "#23262e",
    SILVER: "#7d7567",
    WHITE: "#a89f8f",
}


FAIR = Skin("#f8ddc3", "#ecc09c", "#a8683f", "#bf4a44", "#dd8570")
PALE = Skin("#f9e6d6", "#e6c3ae", "#9a6652", "#8e2438", "#dda39c")
RUDDY = Skin("#f5cfae", "#e3a87e", "#9a5228", "#b5443a", "#d4704f")
TAN = Skin("#e8b98b", "#cf9560", "#80491f", "#a53d33", "#bf6a40")
DARK = Skin("#a9683f", "#8a4f2b", "#4e2712", "#7c2f27", "#7a3b22")
DEEP = Skin("#7d4a2e", "#613620", "#331709", "#8c3a33", "#6a2d1c")
BROWN_SKIN = Skin("#c08453", "#a0683a", "#5e3315", "#8f3a2c", "#9c4a28")


@dataclass(frozen=True)
class Head:
    """Marks by which one head differs from another."""

    skin: Skin
    hair: str
    style: str
    face: Features
    build: str = "oval"
    beard: str = ""
    woman: bool = False
    patch: bool = False
    earrings: bool = False
    profile: bool = False


# Half the width at the temples and at the jaw, half the width of the chin, and how low the chin is.
_BUILDS = {
    "oval": (21, 20, 9, 30),
    "square": (21.4, 21, 13.6, 31),
    "round": (22.4, 21.6, 12, 29.4),
    "long": (20, 17.6, 8, 33),
    "lady": (20, 17.5, 7, 29.5),
    "heart": (20.6, 16, 5, 30.5),
    "matron": (21.4, 20, 10, 30),
    "boy": (21, 18.6, 8, 28.6),
}


def _outline(build: str) -> str:
    wide, jaw, chin, low = _BUILDS[build]
    return (
        f"M{-wide} -12C{-wide} -34 {wide} -34 {wide} -12C{wide + 0.5} -2 {jaw + 1.5} 4 {jaw} 11"
        f"C{jaw - 2.5} {low - 8} {chin} {low} 0 {low}C{-chin} {low} {2.5 - jaw} {low - 8} {-jaw} 11"
        f"C{-jaw - 1.5} 4 {-wide - 0.5} -2 {-wide} -12Z"
    )


def _side_shade(build: str) -> str:
    wide, jaw, chin, low = _BUILDS[build]
    return (
        f"M{-wide + 0.5} -14C{-wide - 0.5} -2 {-jaw - 1.5} 4 {-jaw} 11C{2.5 - jaw} {low - 8} {-chin} {low} 0 {low}"
        f"C{-chin} {low - 1.6} {5 - jaw} {low - 9} {3.4 - jaw} 10C{2 - jaw} 3 {4 - wide} -6 {4 - wide} -20"
        f"C{3 - wide} -20 {-wide + 1} -18 {-wide + 0.5} -14Z"
    )


def _side_hatching(build: str) -> str:
    """Return strokes of shadow from the edge of a face inward, longest below the cheek."""
    _, jaw, _, low = _BUILDS[build]
    strokes = ""
    for y, long in ((11, 3), (14, 4.2), (17, 5), (20, 5.2), (23, 4.8)):
        share = max(0.0, (y - 11) / (low - 11))
        x = 0.8 - jaw * (1 - share**2.4)
        strokes += f"M{x:.1f} {y:.1f}q{long * 0.6:.1f} -1 {long:.1f} -2.6"
    return strokes


_PROFILE = (
    "M-17 -30C-6 -37 8 -35 14 -25C16 -20 16 -15 15.6 -10.6C15.2 -8.4 15.8 -6.4 17 -4L24 6.2C25 8.4 23.6 9.6 19.6 10"
    "C19 11.4 19.4 12.4 20.8 14C21.2 15.6 19.8 16.4 19 17C20.2 17.8 20.6 19.2 19.6 20.4C18.2 21.6 18.4 23 18.8 24.8"
    "C18.8 28.8 15 31 10.4 30.6C3 29.6 -6 26 -11 18C-16 14 -20 8 -22 0C-24 -12 -23 -24 -17 -30Z"
)
_HOOKED_PROFILE = _PROFILE.replace(
    "L24 6.2C25 8.4 23.6 9.6 19.6 10", "C22 -2 25.6 3 25.6 8.6C25 10.6 22.6 9.6 19.6 10.6"
)
_STRONG_PROFILE = _PROFILE.replace(
    "C18.2 21.6 18.4 23 18.8 24.8C18.8 28.8 15 31 10.4 30.6", "C18.6 21.6 19.4 22.8 20.4 24.6C21 29.6 17 32.6 11.4 32"
)
_SOFT_PROFILE = (
    "M-17 -30C-6 -37 7 -35 12.6 -25C14.8 -20 14.6 -15 13.6 -11.4C12.8 -9 13.2 -7 14 -4.8C15.4 -1 17.6 2.2 21 5.4"
    "C22.2 7.2 20.4 8.6 16.8 9C16.4 10.4 17 11.4 18.2 12.4C20.6 14.2 20.2 16 17.8 16.9C20.2 18 20.4 20 17.2 21.2"
    "C16 22.2 16.4 23.2 16.4 24.4C16 27.6 12.6 29.4 8.6 28.4C2 26.6 -4 22.6 -9 16C-13 12 -18 8 -21 0"
    "C-24 -12 -23 -24 -17 -30Z"
)
_PROFILE_SHADE = (
    "M10.4 30.6C3 29.6 -6 26 -11 18C-9 10 -8 4 -9 -4C-6 6 -2 16 4 21C8 24.4 14 26 18.6 25C18.6 28.8 15 31 10.4 30.6Z"
)
_SOFT_SHADE = (
    "M8.6 28.4C2 26.6 -4 22.6 -9 16C-7 8 -7 2 -8 -6C-4.6 4 0 14 5 18.6"
    "C9 22.4 12.6 24 16.4 24.4C16 27.6 12.6 29.4 8.6 28.4Z"
)


def back_hair(head: Head) -> str:
    """Return the hair that hangs behind the neck and over the shoulders."""
    shape = _BACK.get(head.style)
    if shape is None:
        return ""
    drawn = path(shape, head.hair, LINE, 2.1)
    if head.style in _CURLS:
        # One outline about all curls, and no lines where they overlap.
        drawn = path(shape, head.hair, LINE, 3.8) + path(shape, head.hair)
    if head.hair in (BLACK, IRON):
        # A rim of light keeps dark hair off dark cloth.
        drawn = path(shape, stroke=CREAM, width=4.6) + drawn
    return drawn + _strands(_BACK_STRANDS.get(head.style, ""), head.hair)


def neck(head: Head) -> str:
    """Return the neck, and a lady's bare shoulders; collars and necklaces come on top."""
    skin = head.skin
    if not head.woman:
        return path("M-11 18L-11 40C-11 46 11 46 11 40L11 18Z", skin.shadow, LINE, 1.1)
    bare = "M-8.5 18L-8.5 32C-10 37 -19 39 -25 41C-19 50 -9 53 0 53C9 53 19 50 25 41C19 39 10 37 8.5 32L8.5 18Z"
    return path(bare, skin.light, LINE, 1.1) + path("M-8 22L8 22L8 30Q0 39 -8 30Z", skin.shadow)


CONTOUR = 1.9
"""The line about a head; those inside it are half as heavy."""


def _weight(outline: str) -> str:
    """Return what makes the contour of a face heavier on the side away from the light, and below the chin."""
    return group(path(outline, LINE, LINE, CONTOUR), -0.8, 1.1)


def front_head(head: Head) -> str:
    """Return the face, the beard and the hair before the face; headgear comes on top."""
    if head.profile:
        return _side_head(head)
    skin = head.skin
    outline = _outline(head.build)
    parts = []
    if head.style not in ("long", "curls", "braids"):
        parts += [_ear(-1, skin), _ear(1, skin)]
    parts += [_weight(outline), path(outline, skin.light), path(_side_shade(head.build), skin.shadow)]
    parts += [path(_side_hatching(head.build), stroke=skin.line, width=0.9)] if head.beard in _WEATHERED else []
    parts += [path(_BEARD[head.beard], head.hair, LINE, 1.6)] if head.beard in _BEARD else []
    parts.append(path(outline, stroke=LINE, width=CONTOUR) if head.beard not in _FULL else "")
    parts += [_strands(_BEARD_STRANDS.get(head.beard, ""), head.hair)]
    parts.append(features(head.face, skin, _brow_ink(head), woman=head.woman, patch=head.patch))
    parts += [_hoop(-22.5), _hoop(22.5)] if head.earrings else []
    parts += [_moustache(head)] if head.beard in _MOUSTACHED else []
    front = _FRONT.get(head.style)
    if front:
        parts.append(path(front, head.hair, LINE, 1.1) + _strands(_FRONT_STRANDS.get(head.style, ""), head.hair))
    return "".join(parts)


def _side_head(head: Head) -> str:
    """Return a head seen from the side, looking to the right."""
    skin = head.skin
    outline = {"hooked": _HOOKED_PROFILE, "broad": _STRONG_PROFILE}.get(head.face.nose, _SOFT_PROFILE)
    shade = _SOFT_SHADE if outline == _SOFT_PROFILE else _PROFILE_SHADE
    parts = [path(outline, skin.light), path(shade, skin.shadow), path(outline, stroke=LINE, width=CONTOUR)]
    parts.insert(0, _weight(outline))
    parts.append(profile_features(head.face, skin, _brow_ink(head), woman=head.woman))
    if head.beard:
        parts.append(path(_SIDE_BEARD, head.hair, LINE, 1.1) + _strands(_SIDE_BEARD_STRANDS, head.hair))
    if head.style in _SIDE_HAIR:
        parts.append(path(_SIDE_HAIR[head.style], head.hair, LINE, 1.1))
        parts.append(_strands(_SIDE_STRANDS.get(head.style, ""), head.hair))
        parts.append(_tips() if head.style == "locks" else "")
    ear = "M-9 -5C-15 -9 -17 1 -13 6C-12 9.6 -9 9.6 -8.4 6.4Z"
    parts.append(
        path(ear, skin.light, LINE, 1.1) + path("M-10 -3C-13 -4 -13.6 1 -11.4 3.4", stroke=skin.line, width=0.9)
    )
    parts += [_hoop(-11)] if head.earrings else []
    return "".join(parts)


def _tips() -> str:
    """Return the golden bands at the ends of the braids."""
    bands = "M-7.6 31L-12.4 33.6M-13.4 34L-17 32.4M-18 33L-22 35M-23 35L-27 32.6M-28 33L-33.6 31.4"
    return path(bands, stroke=LINE, width=4.2) + path(bands, stroke="#e9bb45", width=2.6)


def _hoop(x: float) -> str:
    return circle(x, 13, 3.6, "none", LINE, 3.2) + circle(x, 13, 3.6, "none", "#e9bb45", 1.7)


def _brow_ink(head: Head) -> str:
    return _HAIR_LINE[head.hair] if head.hair in (WHITE, BLOND, GREY, SILVER) else head.hair


def _strands(data: str, hair: str) -> str:
    return path(data, stroke=_HAIR_LINE[hair], width=0.9) if data else ""


def _ear(side: int, skin: Skin) -> str:
    shape = f"M{side * 20} -3C{side * 26} -8 {side * 27} 2 {side * 24} 7C{side * 23} 10 {side * 21} 11 {side * 20} 10Z"
    return path(shape, skin.light if side > 0 else skin.shadow, LINE, 1.1)


def _moustache(head: Head) -> str:
    if head.beard == "pencil":
        tuft = path("M-1.4 24.4Q2 23 5.4 24.4Q4.6 30 2 34Q-.6 30 -1.4 24.4Z", head.hair)
        return tuft + path("M2 13.4Q-3 11.6 -7.6 16.4M2 13.4Q7 11.6 11.6 16", stroke=head.hair, width=2.3)
    return path(_MOUSTACHES.get(head.beard, _MOUSTACHES[""]), head.hair, _HAIR_LINE[head.hair], 0.9)


_MOUSTACHES = {
    # Its ends turned up.
    "full": ("M2 12.4C-3 10.2 -8 15 -15 8C-16 15.6 -9 20 2 16.4C13 20 20 15.6 19 8C12 15 7 10.2 2 12.4Z"),
    # A soldier's, thick and hanging.
    "moustache": (
        "M2 11.6C-4 9.4 -11 13 -14.6 24.4C-10.6 24.8 -8 22.6 -5.6 19.8Q-1.6 18.2 2 18Q5.6 18.2 9.6 19.8"
        "C12 22.6 14.6 24.8 18.6 24.4C15 13 8 9.4 2 11.6Z"
    ),
    "": "M2 12.2C-2 11 -7 13 -7 17.5C-5 16.5 -4 18.6 2 16C8 18.6 8 16.5 10 17.5C11 13 6 11 2 12.2Z",
}


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
        f"M{x - r:.1f} {y:.1f}c0 {-1.33 * r:.1f} {2 * r:.1f} {-1.33 * r:.1f} {2 * r:.1f} 0"
        f"c0 {1.33 * r:.1f} {-2 * r:.1f} {1.33 * r:.1f} {-2 * r:.1f} 0Z"
        for x, y, r in spots
    )


_CURLS = {
    "curls": [
        (side * x, y, r)
        for side in (-1, 1)
        for x, y, r in ((20, -22, 8), (25, -12, 8), (27, -1, 8), (28, 11, 8.5), (28, 24, 8.5), (27, 36, 8))
    ]
    + [(0, -26, 14)],
    "ringlets": [
        (side * x, y, r)
        for side in (-1, 1)
        for x, y, r in ((19, -24, 8), (25, -14, 7.5), (27, -3, 7.5), (27, 8, 7.5), (25, 18, 7))
    ],
    "afro": [
        (28 * math.cos(math.radians(a)), -8 + 24 * math.sin(math.radians(a)), 7.5) for a in (150, 172, 195, 345, 8, 30)
    ],
}
"""The middles of the curls of each curly head, and their sizes."""
for _style, _spots in _CURLS.items():
    _BACK[_style] = _coils(_spots)
    _BACK_STRANDS[_style] = "".join(
        f"M{x - 0.8 * r:.1f} {y + 0.3 * r:.1f}q{0.8 * r:.1f} {0.8 * r:.1f} {1.6 * r:.1f} -1"
        f"M{x - 0.3 * r:.1f} {y - 0.2 * r:.1f}q{0.4 * r:.1f} {0.5 * r:.1f} {0.8 * r:.1f} -.6"
        for x, y, r in _spots
        if r < 10
    )
_BACK["braids"] = "M-23 -18C-29 -8 -28 4 -26 14L-14 14L14 14L26 14C28 4 29 -8 23 -18C20 -36 -20 -36 -23 -18Z"


def _plait(side: int) -> str:
    links = ""
    for i in range(7):
        x, y, w = side * (24 + i * 0.7), 14 + i * 6.4, 6.2 - i * 0.35
        links += (
            f"M{x - w:.1f} {y:.1f}c0 -5 {2 * w:.1f} -5 {2 * w:.1f} 0c0 4 {2 - w:.1f} 6 {-w:.1f} 7"
            f"c-2 -1 {-w:.1f} -3 {-w:.1f} -7Z"
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
    "curls": "M-17.4 -11Q-13 -20 -2 -24.4M17.4 -11Q14 -19 6 -23M-15 -20Q-9 -26 0 -27.4M15.6 -20Q11 -26 6 -27.4",
    "ringlets": "M-13 -16L-14 -24M-4 -17L-4.6 -25M4 -17L4.6 -25M13 -16L14 -24",
    "wavy": (
        "M-17.6 -8Q-18 -18 -12 -25M-12 -19Q-11 -23 -7 -26M17.6 -8Q18 -18 12 -25M12 -19Q11 -23 7 -26"
        "M-3 -17.6L-2 -25M4 -17.6L3 -25"
    ),
}

_MOUSTACHED = ("moustache", "long", "pencil", "goatee", "full")
_FULL = ("long", "full")
_WEATHERED = ("moustache", "pencil")
_SIDE_BEARD = (
    "M-10 2C-9 12 -4 20 2 23.4C8 24 12 22.6 15 22C17.6 21.6 18.6 22.6 18.8 25"
    "C20.4 32 19.6 37 16 41C4 39 -8 31 -12.6 16ZM20.4 13.4C16 11.4 11.6 13.4 8.4 20.4C13.6 19.6 18 18.4 20.4 15.6Z"
)
_SIDE_BEARD_STRANDS = "M-8 14Q-4 29 7 37M0 25Q4 34 12 38.6M8 25.6Q11 33 15.4 37.6"
_SIDE_HAIR = {
    # Many thin braids, from under the crown to the shoulder, each bound with gold.
    "locks": (
        "M12 -27C6 -22 2 -16 .6 -9C-1 -3 -3 2 -5.4 6C-7 14 -7 26 -8.6 40L-13 43L-17.6 41.4L-22.4 44.4L-27 41.6L-32 42.6"
        "L-36 38C-32 24 -31 12 -28 -2C-28 -18 -20 -32 -6 -36Z"
    ),
    "short": "M6 -32C-4 -40 -24 -34 -24.6 -14C-25 -2 -21 10 -15 17C-14 9 -12 6 -11.4 0C-8 -8 -6 -16 4 -24Z",
}
_SIDE_STRANDS = {
    "locks": "M7 -25C-2 -14 -7 0 -9.6 14C-11 24 -12 34 -13 42M1 -28C-9 -16 -13 0 -15 14C-16.4 26 -17 34 -17.6 41"
    "M-5 -30C-16 -18 -19 0 -21 14C-22 26 -22.4 34 -22.4 43M-12 -30C-22 -18 -25 0 -26 14C-27 26 -27 34 -27 41"
}
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
