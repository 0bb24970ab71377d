"""A small SVG writer for what the game's rasteriser can draw, and the inks of the deck."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from geometry import number

WIDTH, HEIGHT = 240, 336

# Marker colours: the game puts the suit's colours of the chosen palette in their place when it loads a card.
INK = "#0000a1"
CLOTH = "#0000a2"
SHADE = "#0000a3"
LIGHT = "#0000a4"

BARE = "#fffefb"
"""The upper end of a card's paper, which the game makes dark for dark cards."""

# The printer's other inks, the same in every palette.
LINE = "#2b1d16"
GOLD = "#e9bb45"
GOLD_DARK = "#b67d1c"
CREAM = "#fbf1da"


class Drawing:
    """An SVG picture being drawn; shapes stack in the order they are added.

    Attributes:
        size: Its width and height.
    """

    def __init__(self, width: float = WIDTH, height: float = HEIGHT) -> None:
        self.size = (width, height)
        self._defs: list[str] = []
        self._body: list[str] = []

    def add(self, markup: str) -> None:
        """Add ready markup."""
        self._body.append(markup)

    def path(self, data: str, fill: str = "none", stroke: str = "", width: float = 1.2, more: str = "") -> None:
        """Add a path; strokes have round ends and corners."""
        self._body.append(path(data, fill, stroke, width, more))

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "", width: float = 1.0) -> None:
        """Add a circle."""
        self._body.append(circle(x, y, radius, fill, stroke, width))

    def rect(self, inset: float, corner: float, fill: str = "none", stroke: str = "", width: float = 1.0) -> None:
        """Add a rectangle with round corners, `inset` units inside the edge of the picture."""
        w, h = (number(side - 2 * inset) for side in self.size)
        line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
        at, rx = number(inset), number(corner)
        self._body.append(f'<rect x="{at}" y="{at}" width="{w}" height="{h}" rx="{rx}" fill="{fill}"{line}/>')

    def gradient(self, start: tuple[float, float], end: tuple[float, float], *stops: tuple[float, str]) -> str:
        """Define a linear gradient in user units and return the paint that names it."""
        name = f"g{len(self._defs) + 1}"
        marks = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
        ends = f'x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}"'
        self._defs.append(f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{marks}</linearGradient>')
        return f"url(#{name})"

    def text(self) -> str:
        """Return the whole SVG document."""
        return self._element('xmlns="http://www.w3.org/2000/svg" ')

    def placed(self, name: str, x: float, y: float) -> str:
        """Return the drawing as a named part of a sheet, with its upper left corner at (x, y)."""
        return self._element(f'id="{name}" x="{number(x)}" y="{number(y)}" ')

    def _element(self, attributes: str) -> str:
        width, height = (number(side) for side in self.size)
        defs = f"<defs>{''.join(self._defs)}</defs>" if self._defs else ""
        body = _POLYGON.sub(_relative, "\n".join(self._body))
        body = _INEXACT.sub(lambda found: number(float(found[0])), body)
        head = f'<svg {attributes}width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        return f"{head}\n{defs}{body}\n</svg>\n"

    def save(self, path: Path) -> None:
        """Write the document."""
        path.write_text(self.text(), encoding="utf-8", newline="\n")


def save_sheet(path: Path, drawings: Mapping[str, Drawing], columns: int) -> None:
    """Write drawings of one size into one file, in rows, from which the game takes them by name."""
    width, height = next(iter(drawings.values())).size
    columns = min(columns, len(drawings))
    across, down = number(columns * width), number(-(-len(drawings) // columns) * height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}" viewBox="0 0 {across} {down}">'
    parts = [f"{head}\n"]
    for at, (name, drawing) in enumerate(drawings.items()):
        parts.append(drawing.placed(name, at % columns * width, at // columns * height))
    path.write_text("".join([*parts, "</svg>\n"]), encoding="utf-8", newline="\n")


_INEXACT = re.compile(r"\d+\.\d{6,}")
"""A number whose last digits are the rounding of a sum."""
_POLYGON = re.compile(r"M(-?[\d.]+) (-?[\d.]+)((?:L-?[\d.]+ -?[\d.]+){2,})")


def _relative(outline: re.Match[str]) -> str:
    """Write straight lines as steps from point to point, which takes two thirds of the room."""
    x, y = float(outline[1]), float(outline[2])
    steps = ""
    for point in outline[3][1:].split("L"):
        to_x, to_y = (float(value) for value in point.split())
        for step in (to_x - x, to_y - y):
            text = number(step).replace("0.", ".", 1) if abs(step) < 0.995 else number(step)
            steps += text if not steps or text[0] == "-" else f" {text}"
        x, y = to_x, to_y
    return f"M{outline[1]} {outline[2]}l{steps}"


def outlined(data: str) -> str:
    """Return path data as it is written into a file."""
    return _POLYGON.sub(_relative, data)


def path(data: str, fill: str = "none", stroke: str = "", width: float = 1.2, more: str = "") -> str:
    """Return the markup of a path."""
    line = ""
    if stroke:
        line = f' stroke="{stroke}" stroke-width="{number(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{data}" fill="{fill}"{line}{" " + more if more else ""}/>'


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "", width: float = 1.0) -> str:
    """Return the markup of a circle."""
    line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{line}/>'


def group(markup: str, x: float, y: float, turn: float = 0.0, scale: float = 1.0, mirror: bool = False) -> str:
    """Return markup put at (x, y), turned clockwise and scaled about its own origin, mirrored left to right."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    if scale != 1.0 or mirror:
        steps += f" scale({-scale if mirror else scale:.4g} {scale:.4g})"
    return f'<g transform="{steps}">{markup}</g>'
