"""Distances between colours as people see them, with every kind of colour vision.

Distances are CIEDE2000 (Sharma, Wu and Dalal 2005); the kinds of colour blindness are those of Machado, Oliveira and
Fernandes (2009), at full strength.
"""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from tonk.ui.drawing.theme import Color

TOO_CLOSE = 8.0
"""Colours closer than this are easily confused."""
Lab = tuple[float, float, float]
"""A colour by its lightness, and how red and how yellow it is."""
_Rows = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]


class Vision(Enum):
    """The kinds of colour vision."""

    USUAL = "usual"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


_SEEN: dict[Vision, _Rows] = {
    Vision.USUAL: ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    Vision.PROTAN: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Vision.DEUTAN: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Vision.TRITAN: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: _Rows = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def _times(rows: _Rows, color: Lab) -> Lab:
    red, green, blue = (sum(a * b for a, b in zip(row, color, strict=True)) for row in rows)
    return red, green, blue


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _root(share: float) -> float:
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


@lru_cache(256)
def lab_of(color: Color, vision: Vision = Vision.USUAL) -> Lab:
    """Return a colour as somebody with this vision sees it."""
    seen = _times(_SEEN[vision], (_linear(color[0]), _linear(color[1]), _linear(color[2])))
    clear = (min(1.0, max(0.0, seen[0])), min(1.0, max(0.0, seen[1])), min(1.0, max(0.0, seen[2])))
    x, y, z = (_root(part / white) for part, white in zip(_times(_TO_XYZ, clear), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Lab, other: Lab) -> float:
    """Return the distance between two colours; 1 is just visible."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    grey = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25.0**7)))
    (l1, c1, h1), (l2, c2, h2) = (_polar(color, 1 + grey) for color in (one, other))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_light, d_chroma, d_hue = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    if c1 * c2 and abs(h1 - h2) > 180:
        hue = ((h1 + h2 + 360) / 2) % 360 if h1 + h2 < 360 else (h1 + h2 - 360) / 2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    s_light = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    s_chroma, s_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * weight
    bend = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * 2 * sqrt(chroma**7 / (chroma**7 + 25.0**7))
    a, b, c = d_light / s_light, d_chroma / s_chroma, d_hue / s_hue
    return sqrt(max(0.0, a * a + b * b + c * c + bend * b * c))


def _polar(color: Lab, stretch: float) -> Lab:
    """Return lightness, chroma and hue in degrees."""
    light, a, b = color[0], color[1] * stretch, color[2]
    return light, hypot(a, b), degrees(atan2(b, a)) % 360


def nearest(colors: Sequence[Color], vision: Vision) -> float:
    """Return the smallest distance between two of these colours with this vision."""
    return min(ciede2000(lab_of(one[:3], vision), lab_of(other[:3], vision)) for one, other in combinations(colors, 2))


def mistaken(colors: Sequence[Color]) -> tuple[int, int, Vision] | None:
    """Return the two most easily confused colours and for which vision; None if all are distinct for everybody."""
    found = [
        (ciede2000(lab_of(colors[i][:3], vision), lab_of(colors[j][:3], vision)), i, j, vision)
        for i, j in combinations(range(len(colors)), 2)
        for vision in Vision
    ]
    apart, first, second, vision = min(found, key=lambda one: one[0])
    return (first, second, vision) if apart < TOO_CLOSE else None
