"""Grounds behind a court figure: rays for kings, shells for queens, a lattice for jacks, in the suit's pale ink."""

from __future__ import annotations

import math

from drawing import HEIGHT, LIGHT, WIDTH, path
from geometry import Polygon, clip, clockwise, number, path_of

_MIDDLE = (126.0, 84.0)
# The upper half of the picture beside and below the index, as far down as the middle of the card; the sash hides its
# lower edge.
_FIELD: Polygon = [
    (58.0, 20.0),
    (WIDTH - 19.0, 20.0),
    (WIDTH - 19.0, HEIGHT / 2),
    (19.0, HEIGHT / 2),
    (19.0, 117.0),
    (58.0, 117.0),
]
_FAINT = 'fill-opacity=".15"'
_FAINT_LINE = 'stroke-opacity=".28"'


def ground(rank: str) -> str:
    """Return the ornament behind the upper half figure of a rank."""
    return {"K": _rays, "Q": _shells, "J": _lattice}[rank]()


def _rays() -> str:
    x, y = _MIDDLE
    wedges = []
    for i in range(20):
        a, b = (math.radians(i * 18 + turn) for turn in (-4.5, 4.5))
        far = 220.0
        wedge = [(x, y), (x + far * math.cos(a), y + far * math.sin(a)), (x + far * math.cos(b), y + far * math.sin(b))]
        piece = clip(_FIELD, clockwise(wedge))
        if piece:
            wedges.append(piece)
    return path(path_of(wedges), LIGHT, more=_FAINT)


def _shells() -> str:
    """Rows of round scales, as on a lacquer box; a row lies behind the one below it."""
    radius = 12.6
    data = ""
    for row in range(13):
        for column in range(-2, 7):
            x = 70.8 + column * 2 * radius - (radius if row % 2 else 0)
            y = 33.0 + row * radius
            if _hidden(x, y, radius):
                continue
            for r in (radius, 8.3, 4.0):
                if x + r <= WIDTH - 19 and x - r >= (58 if y - r < 117 else 19):
                    width = number(2 * r)
                    data += f"M{number(round(x - r, 1))} {number(round(y, 1))}a{r:g} {r:g} 0 0 1 {width} 0"
    return path(data, stroke=LIGHT, width=1.1, more=_FAINT_LINE)


def _hidden(x: float, y: float, radius: float) -> bool:
    """Tell whether every queen covers a scale: by her face, or by her gown."""
    face = abs(x - _MIDDLE[0]) < 20 - radius and y - radius > 66 and y < 114
    return face or (abs(x - _MIDDLE[0]) < 58 - radius and y - radius > 146)


def _lattice() -> str:
    bands = []
    for slope in (1.0, -1.0):
        for k in range(-14, 15):
            middle = _MIDDLE[0] + k * 17.0
            top, low = middle - 100 / slope, middle + 100 / slope
            y1, y2 = _MIDDLE[1] - 100, _MIDDLE[1] + 100
            band = [(top - 0.8, y1), (top + 0.8, y1), (low + 0.8, y2), (low - 0.8, y2)]
            piece = clip(_FIELD, clockwise(band))
            if piece:
                bands.append(piece)
    return path(path_of(bands), LIGHT, more='fill-opacity=".3"')
