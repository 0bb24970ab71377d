"""The bar: a counter of dark laminate with a ribbed edge of chrome, between a jukebox and signs of coloured tubes."""

import math
import random
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import paint_beyond
from tonk.ui.drawing.places.ornaments import Pool, light_up
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial, rounded
from tonk.ui.drawing.places.table_edge import (
    FAR,
    RAIL,
    contour,
    draw_rim,
    field,
    heart_of,
    on_felt,
    outline,
    shade_of_rail,
)
from tonk.ui.drawing.places.texture import roughen
from tonk.ui.drawing.viewport import Box

_PINK, _BLUE = "#ff5c9e", "#46d8e8"
_LIGHTS = (
    Pool((0.03, 0.05), 0.36, "#083a46", 0.95),
    Pool((0.97, 0.05), 0.38, "#560a38", 0.95),
    Pool((0.0, 0.98), 0.24, "#2a0a30"),
    Pool((1.0, 0.98), 0.24, "#062c38"),
)
"""The jukebox and the signs, and what the chrome throws back of them."""
_BUTTONS = Box(0.0, 0.0, 300.0, 290.0)
"""As much of the corner at the lower right is left free of print: it would be seen through buttons."""


def paint_bar(sheet: Sheet) -> Iterator[None]:
    """Paint the bar, step by step."""
    box = sheet.box
    stops = ((0, "#4c3a60"), (0.22, "#402f54"), (0.5, "#2f2142"), (0.78, "#1d1430"), (1, "#0d0818"))
    light = radial("a", (box.w / 2, box.h * 0.44), math.hypot(box.w, box.h) * 0.6, *stops)
    sheet.wash(light + cover(box, paint("a")))
    roughen(sheet, 2.4, 1)
    yield
    sheet.draw(_boomerangs(box))
    yield
    on_felt(sheet, lambda table: _tubes(table) + _record(table))
    yield
    yield from _chrome(sheet)
    yield from paint_beyond(sheet, "bar")
    yield
    dark = radial("d", (box.w / 2, box.h * 0.46), math.hypot(box.w, box.h) * 0.56,
                  (0.5, "#ffffff"), (0.78, "#b8b0c4"), (1, "#585066"))  # fmt: skip
    sheet.wash(dark + cover(box, paint("d")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    light_up(sheet, _LIGHTS)
    roughen(sheet, 1.6, 5)


def _boomerangs(box: Box) -> str:
    """The print of the laminate: small boomerangs, thrown about, none over another."""
    rng = random.Random(31)
    body, apart = "", 92.0
    for row in range(math.ceil(box.h / apart) + 1):
        for column in range(math.ceil(box.w / apart) + 1):
            x = (column + 0.5 * (row % 2)) * apart + rng.uniform(-20, 20)
            y = row * apart + rng.uniform(-20, 20)
            if x > box.w - _BUTTONS.w and y > box.h - _BUTTONS.h:
                continue
            shape = "M-19 7C-15 -11 15 -11 19 7C20 11 15 13 12 9C6 1 -6 1 -12 9C-15 13 -20 11 -19 7Z"
            ink = ("#7c6a98", "#3f8290", "#99527e")[rng.randrange(3)]
            turn = f"translate({x:.1f} {y:.1f}) rotate({rng.uniform(0, 360):.0f})"
            body += f'<g transform="{turn}">{line(shape, ink, 1.4, 0.34)}</g>'
    return body


def _tubes(box: Box) -> str:
    """Two lines around the field, one pink and one blue, each with a haze."""
    inner = field(box)
    body = ""
    for ink, away in ((_PINK, 1.0), (_BLUE, 9.0)):
        tube = rounded(inner.inset(away), 64 - away)
        for width, strength in ((9.0, 0.05), (4.6, 0.10), (1.8, 0.5)):
            body += line(tube, ink, width, strength)
    return body


def _record(box: Box) -> str:
    """A record in the middle, with its grooves and its label."""
    x, y = heart_of(box)
    ring = '<circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" fill="none" stroke="{}" stroke-width="{}" stroke-opacity="{}"/>'
    body = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="118" fill="#120a1e" fill-opacity="0.35"/>'
    body += ring.format(x, y, 118.0, "#9a88bc", 1.6, 0.5)
    for groove in range(13):
        body += ring.format(x, y, 50.0 + 5.0 * groove, "#9a88bc", 0.8, 0.24)
    for start in (200.0, 20.0):
        for r in (74.0, 96.0):
            ends = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in (start, start + 38)]
            arc = f"M{ends[0][0]:.1f} {ends[0][1]:.1f}A{r} {r} 0 0 1 {ends[1][0]:.1f} {ends[1][1]:.1f}"
            body += line(arc, "#d8ccf0", 20.0, 0.05)
    body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="42" fill="{_PINK}" fill-opacity="0.14"/>'
    body += ring.format(x, y, 42.0, _PINK, 1.4, 0.4) + ring.format(x, y, 34.0, _BLUE, 0.9, 0.4)
    return body + ring.format(x, y, 6.0, "#e8dcff", 1.4, 0.5)


def _chrome(sheet: Sheet) -> Iterator[None]:
    """A broad band of chrome around the counter, with three ribs, blue from one side and pink from the other."""
    box = sheet.box
    shade_of_rail(sheet, "#020006", 0.85, 11.0)
    yield
    metal = linear("m", (0, FAR), (box.w, FAR + 120), (0, "#8fe2ee"), (0.22, "#7a8aa4"), (0.5, "#c8c4dc"),
                   (0.76, "#9a7496"), (1, "#ff9ac4"))  # fmt: skip
    body = f"<defs>{metal}</defs>" + fill(outline(box) + outline(box, RAIL), paint("m"))
    ribs: tuple[tuple[float, float, str, float], ...] = ((1.2, 3.2, "#06020c", 0.8), (3.4, 1.2, "#ffffff", 0.7))
    for rib in (7.0, 12.0, 17.0):
        ribs += ((rib + 1.4, 2.6, "#0e0818", 0.75), (rib - 0.8, 1.4, "#ffffff", 0.6), (rib + 3.0, 0.8, "#ffffff", 0.25))
    ribs += ((RAIL - 3.0, 3.4, "#7c1230", 1.0), (RAIL - 3.8, 0.9, "#ff9ab4", 0.7), (RAIL - 0.6, 2.0, "#08030c", 0.9))
    draw_rim(sheet, body + contour(box, ribs))
    yield
