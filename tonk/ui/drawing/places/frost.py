"""Frost on the far corners of a rail: soft rime, and feathers of ice that grow along it and never beyond it."""

import math

from tonk.ui.drawing.places.svg import fill
from tonk.ui.drawing.places.table_edge import CORNERS, FAR, RAIL
from tonk.ui.drawing.viewport import Box, Point

_ICE = "#eef8ff"
_FEATHERS = ((0.02, 0.46, 1.0), (0.36, 0.80, -2.0), (1.08, 0.66, 1.5))
"""Each feather's root and tip on the bend of a corner, 0 at the far edge and 1 at the side, and how far it leans."""
_STEM, _BARB, _STEPS = 1.1, 0.5, 13
"""Half the width of a stem at its root and of a barb, in units, and the points of a stem."""
_LONGEST = 0.44 * RAIL
"""The length of a barb at most: it stays on the rail."""


def feathers(box: Box) -> str:
    """Return three feathers of ice on each far corner of the rail of a window."""
    return "".join(_feather(box, side, *one) for side in (-1, 1) for one in _FEATHERS)


def rime_at(box: Box) -> tuple[Point, Point]:
    """Return the middles of both far corners of the rail, around which rime lies."""
    return _on_bend(box, -1, 0.5, 0.0), _on_bend(box, 1, 0.5, 0.0)


def _on_bend(box: Box, side: int, share: float, aside: float) -> Point:
    """Return a point at a distance from the middle of the rail in its bend."""
    inset, reach = RAIL / 2, CORNERS - FAR - RAIL / 2
    x, y = (box.x + 8.0 + inset if side < 0 else box.right - 8.0 - inset), box.y + FAR + 0.9 * inset
    (ax, ay), (bx, by) = (x - side * reach, y - 0.06 * reach), (x + side * 0.02 * reach, y + reach)
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    tx, ty = (1 - share) * (x - ax) + share * (bx - x), (1 - share) * (y - ay) + share * (by - y)
    long = math.hypot(tx, ty)
    return a * ax + b * x + c * bx - aside * ty / long, a * ay + b * y + c * by + aside * tx / long


def _feather(box: Box, side: int, root: float, tip: float, lean: float) -> str:
    """A stem that tapers from its root to its tip, with barbs on both sides, the longest near the root."""
    points = [
        _on_bend(box, side, root + (tip - root) * step / _STEPS, lean * step / _STEPS) for step in range(_STEPS + 1)
    ]
    left, right, barbs = [], [], ""
    for step in range(_STEPS):
        (x, y), (nx, ny) = points[step], points[step + 1]
        angle = math.atan2(ny - y, nx - x)
        wide = _STEM * (1 - step / _STEPS) * min(1.0, 0.3 + step / 3) + 0.12
        dx, dy = -math.sin(angle) * wide, math.cos(angle) * wide
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
        if step:
            far = (_LONGEST - abs(lean) * step / _STEPS) * math.sin(
                math.pi * min(1.0, 0.25 + 0.75 * step / _STEPS)
            ) ** 0.8
            for way in (-1, 1):
                barbs += _barb((x, y), angle + way * 0.85, far)
    outline = [*left, points[-1], *reversed(right)]
    return fill(_closed(outline), _ICE, 0.85) + fill(barbs, _ICE, 0.62)


def _barb(start: Point, angle: float, far: float) -> str:
    """A thin wedge from a point on the stem."""
    (x, y), dx, dy = start, math.cos(angle), math.sin(angle)
    sides = (x - dy * _BARB, y + dx * _BARB), (x + dx * far, y + dy * far), (x + dy * _BARB, y - dx * _BARB)
    return _closed(sides)


def _closed(points: list[Point] | tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
