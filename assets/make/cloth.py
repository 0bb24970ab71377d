"""Cloth, metal and fur of the court, and how an arm is drawn; a weave for every suit.

Drawn in card units. Cloth is cut off along the sash, see `BODY`: the rasteriser cannot clip.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from drawing import CLOTH, CREAM, GOLD, LIGHT, LINE, SHADE, circle, group, path
from geometry import Point, Polygon, clip, clockwise, flatten, moved, path_of
from suits import OUTLINE

LEFT, RIGHT, TOP = 18.4, 221.6, 19.0
SASH_LEFT, SASH_RIGHT = 185.75, 150.25  # where the middle of the sash meets the frame


def _within(inset: float) -> Polygon:
    """Return the upper half of the picture down to the middle of the sash, so far inside the frame."""
    left, right = LEFT + inset, RIGHT - inset
    return [(left, TOP), (right, TOP), (right, SASH_RIGHT), (left, SASH_LEFT)]


BODY = _within(0.5)
"""The room for cloth, whose outline then lies below the line of the frame."""

OUTLINE_WIDTH = 2.0
"""The line around a garment or a limb: what lies on it has finer ones."""

STEEL, STEEL_DARK, LEATHER, FUR_SHADE = "#cfd6de", "#8e99a6", "#8a5a2b", "#d9c79c"


def cut(data: str, fill: str, stroke: str = LINE, width: float = OUTLINE_WIDTH) -> str:
    """Return the markup of a shape cut off at the frame and the sash."""
    return cut_shape(flatten(data, 10), fill, stroke, width)


def cut_shape(shapes: list[Polygon], fill: str, stroke: str = LINE, width: float = OUTLINE_WIDTH) -> str:
    """Return the markup of outlines cut off at the frame and the sash."""
    kept = [clip(shape, BODY) for shape in shapes]
    return path(path_of([shape for shape in kept if shape]), fill, stroke, width)


def line(data: str, stroke: str = LINE, width: float = 1.1) -> str:
    """Return a drawn line that must end inside the picture."""
    return path(data, stroke=stroke, width=width)


def woven(suit: str, shape: Polygon, base: str = CLOTH) -> str:
    """Return a piece of cloth in the weave of a suit: lattice, hearts, harlequin or stripes."""
    region = clip(clockwise(shape), BODY)
    weave = {"S": _lattice, "H": _hearts, "D": _harlequin, "C": _stripes}[suit]
    return path(path_of([region]), base) + weave(region) + path(path_of([region]), "none", LINE, OUTLINE_WIDTH)


def woven_cut(suit: str, data: str, base: str = CLOTH) -> str:
    """Return cloth of this outline in the weave of a suit."""
    return woven(suit, flatten(data, 10)[0], base)


def sprig(suit: str) -> Polygon:
    """Return a suit sign as it is woven: small and of few corners."""
    return moved(flatten(OUTLINE[suit], 1 if suit == "C" else 2)[0], 0, 0, 0, 0.082)


def sprigged(suit: str, data: str, base: str, step: Point = (15.0, 11.0)) -> str:
    """Return cloth with the sign of the suit strewn over it in gold."""
    region = clip(flatten(data, 10)[0], BODY)
    return path(path_of([region]), base, LINE, OUTLINE_WIDTH) + _strewn(region, sprig(suit), step, GOLD)


MANTLE = (
    "M10 200L10 148C22 129 58 127 96 123L104 200Z",
    "M156 128C182 112 222 112 236 128L236 200L156 200Z",
)
"""Both sides of a mantle that hangs from the shoulders to the frame; what is between them is hidden."""


def _bounds(region: Polygon) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in region], [y for _, y in region]
    return min(xs), min(ys), max(xs), max(ys)


def inside(point: Point, region: Polygon) -> bool:
    """Tell whether a point lies in a polygon, by the even-odd rule."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(region, [*region[1:], region[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def _strewn(region: Polygon, sign: Polygon, step: Point, fill: str, start: Point = (0.0, 0.0)) -> str:
    """Strew a small sign over a region, every other row shifted; signs that would stick out are left away."""
    left, top, right, low = _bounds(region)
    kept = []
    for row in range(int((top - start[1]) / step[1]), int((low - start[1]) / step[1]) + 1):
        for column in range(int((left - start[0]) / step[0]) - 1, int((right - start[0]) / step[0]) + 1):
            x = start[0] + column * step[0] + (step[0] / 2 if row % 2 else 0)
            there = moved(sign, x, start[1] + row * step[1])
            if all(inside(point, region) for point in there):
                kept.append(there)
    return path(path_of(kept), fill) if kept else ""


def _hearts(region: Polygon) -> str:
    return _strewn(region, sprig("H"), (14, 10.5), GOLD)


def _lattice(region: Polygon) -> str:
    """Brocade: a golden lattice with a bead in every lozenge."""
    left, top, right, low = _bounds(region)
    lines = []
    for k in range(int((left - low) / 13) - 1, int((right + low) / 13) + 2):
        for slope in (1, -1):
            x = k * 13.0
            a, b = (x + slope * top, x + slope * low)
            lines.append(clip(region, clockwise([(a - 0.6, top), (a + 0.6, top), (b + 0.6, low), (b - 0.6, low)])))
    bead = [(0.0, -2.4), (2.0, 0.0), (0.0, 2.4), (-2.0, 0.0)]
    return path(path_of([shape for shape in lines if shape]), GOLD, more='fill-opacity=".75"') + _strewn(
        region, bead, (13, 6.5), LIGHT
    )


def _harlequin(region: Polygon) -> str:
    left, top, right, low = _bounds(region)
    light, dark = [], []
    for row in range(int(top / 10) - 1, int(low / 10) + 2):
        for column in range(int(left / 13) - 1, int(right / 13) + 2):
            if (row + column) % 2 == 0:
                x, y = column * 6.5 * 2, row * 10.0
                piece = clip(region, [(x, y - 10), (x + 13, y), (x, y + 10), (x - 13, y)])
                if piece and row % 2:
                    (light if column % 4 == 1 else dark).append(piece)
    return path(path_of(dark), SHADE) + path(path_of(light), GOLD)


def _stripes(region: Polygon) -> str:
    left, top, right, low = _bounds(region)
    bands = []
    for k in range(int(left / 18), int(right / 18) + 1):
        x = k * 18.0
        bands.append(clip(region, [(x, top), (x + 7, top), (x + 7, low), (x, low)]))
    return path(path_of([band for band in bands if band]), SHADE) + _strewn(
        region, sprig("C"), (18, 8), GOLD, (12.5, 0)
    )


def sleeve(points: tuple[Point, Point, Point], widths: tuple[float, float, float]) -> Polygon:
    """Return the outline of an arm from the shoulder past the elbow to the wrist, of these half widths."""
    (ax, ay), (bx, by), (cx, cy) = points
    steps = 16
    right, left = [], []
    for i in range(steps + 1):
        t = i / steps
        x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx
        y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy
        dx, dy = 2 * (1 - t) * (bx - ax) + 2 * t * (cx - bx), 2 * (1 - t) * (by - ay) + 2 * t * (cy - by)
        size = math.hypot(dx, dy) or 1.0
        half = (1 - t) ** 2 * widths[0] + 2 * t * (1 - t) * widths[1] + t * t * widths[2]
        right.append((x - dy / size * half, y + dx / size * half))
        left.append((x + dy / size * half, y - dx / size * half))
    return clockwise(right + left[::-1])


def limb(start: Point, end: Point, wide: float, narrow: float) -> Polygon:
    """Return the outline of a forearm, round at the elbow, of these half widths."""
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    cap = [turn + math.pi / 2 + math.pi * i / 14 for i in range(15)]
    shape = [(start[0] + wide * math.cos(a), start[1] + wide * math.sin(a)) for a in cap]
    side = (-math.sin(turn) * narrow, math.cos(turn) * narrow)
    return clockwise([*shape, (end[0] - side[0], end[1] - side[1]), (end[0] + side[0], end[1] + side[1])])


def towards(start: Point, end: Point) -> float:
    """Return the direction from one point to another, in degrees clockwise from the right."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))


def forearm(start: Point, end: Point, wide: float, narrow: float, fill: str) -> str:
    """Return a plain forearm that stands out from the cloth behind it: in a strong line, with a rim of light."""
    return apart([limb(start, end, wide, narrow)], fill)


def apart(shapes: list[Polygon], fill: str) -> str:
    """Return shapes in a strong line, with a rim of light that keeps them off what is behind."""
    # The rim may not run over the frame where a shape is cut off.
    rim = path_of([clip(shape, _within(2.4)) for shape in shapes])
    return path(rim, stroke=CREAM, width=4.6) + cut_shape(shapes, fill, width=2.3)


def hoops(start: Point, end: Point, wide: float, narrow: float, shares: Sequence[float], fill: str = GOLD) -> str:
    """Return bands round such a forearm, at these shares of its length."""
    turn, long = towards(start, end), math.dist(start, end)
    bands = []
    for share in shares:
        x, w = long * share, wide + (narrow - wide) * share - 0.6
        band = flatten(f"M{x} {-w}Q{x + 6} 0 {x} {w}L{x + 3.2} {w}Q{x + 9.2} 0 {x + 3.2} {-w}Z", 6)[0]
        bands.append(moved(band, *start, turn))
    return cut_shape(bands, fill, LINE, 0.9)


def opening(at: Point, turn: float, wide: float, fill: str) -> str:
    """Return the trimmed edge of the slit through which such a forearm comes out of a cloak, about its elbow."""
    w = wide + 3.0
    data = f"M5 {-w}C{-1.5 * w} {-w} {-1.5 * w} {w} 5 {w}L5 {w - 5}C{-0.95 * w} {w - 5} {-0.95 * w} {5 - w} 5 {5 - w}Z"
    return cut_shape([moved(shape, *at, turn) for shape in flatten(data, 12)], fill)


def cuff(at: Point, turn: float, half: float, fill: str = CREAM, trim: str = GOLD, long: float = 7.0) -> str:
    """Return the cuff of a sleeve that ends at a point, in this direction."""
    h = half + 1.8
    band = path(
        f"M{-long} {-h + 1}L0 {-h}Q2.4 0 0 {h}L{-long} {h - 1}Q{2.2 - long:g} 0 {-long} {-h + 1}Z", fill, LINE, 1.4
    )
    return group(band + path(f"M-1.6 {-h + 1.4}Q.8 0 -1.6 {h - 1.4}", stroke=trim, width=1.6), *at, turn)


def scallops(at: Point, turn: float, half: float) -> str:
    """Return a cuff of lace that falls over the wrist."""
    frill = ""
    count = 5
    for i in range(count):
        y = -half - 1 + (2 * half + 2) * i / (count - 1)
        frill += circle(1.2, y, 3.4, CREAM, LINE, 0.9)
    return group(frill + path(f"M-5 {-half - 2}L1 {-half - 2.4}L1 {half + 2.4}L-5 {half + 2}Z", CREAM), *at, turn)


def chain(points: str, colour: str = GOLD, radius: float = 2.1) -> str:
    """Return beads along a line."""
    return "".join(circle(x, y, radius, colour, LINE, 0.7) for x, y in flatten(points, 12)[0])


def suit_badge(suit: str, x: float, y: float, size: float, fill: str = CLOTH, rim: str = GOLD) -> str:
    """Return a suit sign as a badge or a jewel."""
    return path(path_of([moved(flatten(OUTLINE[suit], 5)[0], x, y, 0, size / 100)]), fill, rim, 1.3)


def ermine(data: str, tails: tuple[Point, ...]) -> str:
    """Return white fur of this outline with its black tails."""
    spots = ""
    for x, y in tails:
        spots += path(
            f"M{x} {y - 3.5}C{x + 2.6} {y + 1} {x + 2} {y + 3.5} {x} {y + 3.5}"
            f"C{x - 2} {y + 3.5} {x - 2.6} {y + 1} {x} {y - 3.5}Z",
            LINE,
        )
    return cut(data, CREAM) + spots
