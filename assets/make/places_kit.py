"""A writer for the things that lie on the tables: shapes with light on them, for a rasteriser without filters."""

from __future__ import annotations

import math
import random
from pathlib import Path

from geometry import number

Stop = tuple[float, str] | tuple[float, str, float]


class Thing:
    """A drawing of one thing, seen from above; shapes stack in the order they are added.

    Args:
        width: Of the drawing.
        height: Of the drawing.
    """

    def __init__(self, width: float, height: float) -> None:
        self._size = (width, height)
        self._defs: list[str] = []
        self._body: list[str] = []

    def radial(self, x: float, y: float, reach: float, *stops: Stop) -> str:
        """Define light that spreads from a point; returns the paint."""
        return self._define("radialGradient", f'cx="{number(x)}" cy="{number(y)}" r="{number(reach)}"', stops)

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """Define colours along a line; returns the paint."""
        ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
        return self._define("linearGradient", ends, stops)

    def circle(self, x: float, y: float, radius: float, fill: str, opacity: float = 1.0) -> None:
        """Add a disc."""
        self.ellipse(x, y, radius, radius, fill, opacity)

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str, opacity: float = 1.0) -> None:
        """Add a filled ellipse."""
        at = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
        self._body.append(f'<ellipse {at} fill="{fill}"{_faint("fill", opacity)}/>')

    def ring(self, x: float, y: float, radius: float, ink: str, width: float, opacity: float = 1.0) -> None:
        """Add a circle that is a line."""
        at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        line = f'fill="none" stroke="{ink}" stroke-width="{number(width)}"{_faint("stroke", opacity)}'
        self._body.append(f"<circle {at} {line}/>")

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, ink: str, width: float, opacity: float = 1.0
    ) -> None:
        """Add a part of a circle, from one angle to another in degrees clockwise from the right."""
        (ax, ay), (bx, by) = around(x, y, radius, start), around(x, y, radius, end)
        large = 1 if (end - start) % 360 > 180 else 0
        r = number(radius)
        data = f"M{number(ax)} {number(ay)}A{r} {r} 0 {large} 1 {number(bx)} {number(by)}"
        self.line(data, ink, width, opacity)

    def line(self, data: str, ink: str, width: float, opacity: float = 1.0) -> None:
        """Add a stroke with round ends."""
        look = f'stroke-width="{number(width)}" stroke-linecap="round" stroke-linejoin="round"'
        self._body.append(f'<path d="{data}" fill="none" stroke="{ink}" {look}{_faint("stroke", opacity)}/>')

    def fill(self, data: str, fill: str, opacity: float = 1.0, *, holes: bool = True) -> None:
        """Add a filled outline; where outlines overlap there is a hole, unless there are none."""
        rule = ' fill-rule="evenodd"' if holes else ""
        self._body.append(f'<path d="{data}" fill="{fill}"{rule}{_faint("fill", opacity)}/>')

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str, *, corner: float = 0.0, opacity: float = 1.0
    ) -> None:
        """Add a rectangle with round corners."""
        at = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" rx="{number(corner)}"'
        self._body.append(f'<rect {at} fill="{fill}"{_faint("fill", opacity)}/>')

    def begin(self, transform: str) -> None:
        """Turn, move or scale what is added until ``end``."""
        self._body.append(f'<g transform="{transform}">')

    def end(self) -> None:
        """End what ``begin`` began."""
        self._body.append("</g>")

    def save(self, path: Path) -> None:
        """Write the drawing."""
        w, h = (number(side) for side in self._size)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        defs = f"<defs>{''.join(self._defs)}</defs>" if self._defs else ""
        path.write_text(f"{head}{defs}{''.join(self._body)}</svg>\n", encoding="utf-8")

    def _define(self, kind: str, ends: str, stops: tuple[Stop, ...]) -> str:
        name = f"g{len(self._defs) + 1}"
        marks = "".join(
            f'<stop offset="{stop[0]}" stop-color="{stop[1]}"'
            + (f' stop-opacity="{stop[2]}"' if len(stop) == 3 else "")
            + "/>"
            for stop in stops
        )
        self._defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {ends}>{marks}</{kind}>')
        return f"url(#{name})"


def around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """The point of a circle at an angle, in degrees clockwise from the right."""
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


def blob(x: float, y: float, rx: float, ry: float, wobble: float, rng: random.Random, points: int = 14) -> str:
    """The outline of something round that no lathe has made."""
    at = []
    for step in range(points):
        grown = 1 + rng.uniform(-wobble, wobble)
        angle = 2 * math.pi * step / points
        at.append((x + rx * grown * math.cos(angle), y + ry * grown * math.sin(angle)))
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(at, [*at[1:], at[0]], strict=True)]
    data = f"M{number(middles[-1][0])} {number(middles[-1][1])}"
    for (ax, ay), (bx, by) in zip(at, middles, strict=True):
        data += f"Q{number(ax)} {number(ay)} {number(bx)} {number(by)}"
    return data + "Z"


def polygon(points: list[tuple[float, float]]) -> str:
    """A closed outline with straight sides."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def _faint(what: str, opacity: float) -> str:
    return f' {what}-opacity="{number(opacity)}"' if opacity < 1 else ""
