"""Plane geometry for the card drawings: flattening, clipping and a broad-nib pen.

The SVG rasteriser the game uses knows no clip paths, so whatever must end at an edge is cut here, once, when
the drawings are made. All units are those of the drawing; y grows downwards.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Polygon = list[Point]

_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 6}


def number(value: float) -> str:
    """Write a coordinate with at most two decimals and no idle zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def path_of(polygons: Sequence[Sequence[Point]], *, closed: bool = True) -> str:
    """Return the path data of straight-sided outlines, to a tenth of a unit."""
    end = "Z" if closed else ""
    return "".join("M" + "L".join(f"{_tenth(x)} {_tenth(y)}" for x, y in poly) + end for poly in polygons)


def _tenth(value: float) -> str:
    return number(round(value, 1))


def _bezier(points: Sequence[Point], steps: int) -> list[Point]:
    """Sample a Bezier curve of any degree; the start point is left out."""
    found = []
    for step in range(1, steps + 1):
        t = step / steps
        level = list(points)
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(level)]
        found.append(level[0])
    return found


def flatten(data: str, steps: int = 10) -> list[Polygon]:
    """Turn path data (absolute M L C Q Z only) into polylines, `steps` chords to a curve."""
    lines: list[Polygon] = []
    tokens = _TOKEN.findall(data)
    at, verb = 0, "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            verb = tokens[at]
            at += 1
            continue
        count = _NUMBERS[verb]
        values = [float(token) for token in tokens[at : at + count]]
        at += count
        points = list(zip(values[::2], values[1::2], strict=True))
        if verb == "M":
            lines.append(points)
            verb = "L"
        elif verb == "L":
            lines[-1].extend(points)
        else:
            lines[-1].extend(_bezier([lines[-1][-1], *points], steps))
    return lines


def clip(polygon: Sequence[Point], convex: Sequence[Point]) -> Polygon:
    """Cut a polygon to a convex one (Sutherland-Hodgman); the convex one runs clockwise on the screen."""
    kept = list(polygon)
    for start, end in zip(convex, [*convex[1:], convex[0]], strict=True):
        edge = (end[0] - start[0], end[1] - start[1])
        sides = [edge[0] * (y - start[1]) - edge[1] * (x - start[0]) for x, y in kept]
        previous = kept
        kept = []
        for i, (point, side) in enumerate(zip(previous, sides, strict=True)):
            before, side_before = previous[i - 1], sides[i - 1]
            if (side >= 0) != (side_before >= 0):
                t = side_before / (side_before - side)
                kept.append((before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t))
            if side >= 0:
                kept.append(point)
        if not kept:
            return []
    return kept


def clockwise(polygon: Polygon) -> Polygon:
    """Return the polygon so that overlapping ones add up under the nonzero rule instead of cancelling."""
    area = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True))
    return polygon if area > 0 else polygon[::-1]


def moved(polygon: Sequence[Point], dx: float, dy: float, turn: float = 0.0, scale: float = 1.0) -> Polygon:
    """Scale about the origin, turn clockwise by `turn` degrees, then shift."""
    c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return [(x * c - y * s + dx, x * s + y * c + dy) for x, y in polygon]


def ellipse(cx: float, cy: float, rx: float, ry: float, steps: int = 40) -> Polygon:
    """Return an ellipse as a clockwise polygon."""
    angles = [2 * math.pi * i / steps for i in range(steps)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def wave_ring(radius: float, swing: float, waves: int, phase: float = 0.0) -> Polygon:
    """Return a ring about the origin that swings in and out, as in the rosettes engraved on bank notes."""
    steps = waves * 10
    turns = [2 * math.pi * i / steps for i in range(steps)]
    reach = [radius + swing * math.sin(waves * turn + phase) for turn in turns]
    return [(r * math.cos(turn), r * math.sin(turn)) for r, turn in zip(reach, turns, strict=True)]


def rosette(radius: float, swing: float, waves: int, lines: int) -> str:
    """Return the path data of several such rings, one woven through the other."""
    return path_of([wave_ring(radius, swing, waves, 2 * math.pi * k / lines) for k in range(lines)])


def _offsets(line: Sequence[Point], half_width: float, half_height: float, *, closed: bool) -> list[Point]:
    """Return for each point how far an elliptical nib reaches to the right of the line."""
    reach = []
    last = len(line) - 1
    for i in range(len(line)):
        a = line[i - 1] if closed or i > 0 else line[i]
        b = line[(i + 1) % len(line)] if closed or i < last else line[i]
        nx, ny = b[1] - a[1], a[0] - b[0]
        size = math.hypot(half_width * nx, half_height * ny) or 1.0
        reach.append((half_width**2 * nx / size, half_height**2 * ny / size))
    return reach


def nib(line: Sequence[Point], half_width: float, half_height: float, *, closed: bool = False) -> list[Polygon]:
    """Draw a line with an elliptical nib: upright parts come out wide, level parts thin, as in a book type."""
    reach = _offsets(line, half_width, half_height, closed=closed)
    right = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(line, reach, strict=True)]
    left = [(x - dx, y - dy) for (x, y), (dx, dy) in zip(line, reach, strict=True)]
    if not closed:
        return [clockwise(right + left[::-1])]
    outer, inner = (right, left) if abs(_area(right)) > abs(_area(left)) else (left, right)
    return [clockwise(outer), clockwise(inner)[::-1]]


def _area(polygon: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)) / 2


def swelled(data: str, width: float) -> str:
    """Return the outline of lines (absolute M L C Q only) as a graver cuts them: fine at both ends, wider between."""
    found = ""
    for part in re.findall(r"M[^M]+", data):
        verbs = re.findall(r"[LCQ]", part)
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", part)]
        points = list(zip(values[::2], values[1::2], strict=True))
        back = [points[0]]
        for (ax, ay), (x, y), (bx, by) in zip(points, points[1:], points[2:], strict=False):
            size = math.hypot(bx - ax, by - ay) or 1.0
            back.append((x - (by - ay) / size * width, y + (bx - ax) / size * width))
        found += part.strip() + _along(verbs[::-1], back[::-1]) + "Z"
    return found


def _along(verbs: Sequence[str], points: Sequence[Point]) -> str:
    """Return the path data of segments of these kinds through these points."""
    left, data = list(points), ""
    for verb in verbs:
        count = _NUMBERS[verb] // 2
        data += verb + " ".join(f"{_tenth(x)} {_tenth(y)}" for x, y in left[:count])
        left = left[count:]
    return data
