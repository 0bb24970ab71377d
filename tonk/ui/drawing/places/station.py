"""Terminus Frore: a table of the station buffet at night, pale light, the shade of the glass roof, and frost."""

import math
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import paint_beyond
from tonk.ui.drawing.places.frost import feathers, rime_at
from tonk.ui.drawing.places.ornaments import CORNERS_OF_A_TABLE, Pool, corner_pieces, light_up, stud, track_field
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial, rounded
from tonk.ui.drawing.places.table_edge import (
    FAR,
    RAIL,
    along_rail,
    around_corner,
    contour,
    draw_rim,
    heart_of,
    on_felt,
    outline,
    shade_of_rail,
)
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box

_PALE = "#bcd8f0"
_LIGHTS = (
    Pool((0.06, 0.1), 0.32, "#4c3a18", 0.85),
    Pool((0.93, 0.1), 0.4, "#18486e", 0.9),
    Pool((0.04, 1.0), 0.26, "#16344e", 0.8),
    Pool((0.98, 1.0), 0.26, "#16344e", 0.8),
)
"""The lit face of the clock, the lamps of the engine, and the cold of the night."""


def paint_station(sheet: Sheet) -> Iterator[None]:
    """Paint the station, step by step."""
    box = sheet.box
    stops = ((0, "#3d5b7d"), (0.22, "#365373"), (0.5, "#29425f"), (0.78, "#182a42"), (1, "#0b1626"))
    light = radial("a", (box.w * 0.5, box.h * 0.43), math.hypot(box.w, box.h) * 0.6, *stops)
    sheet.wash(light + cover(box, paint("a")))
    comb(sheet, 40.0, 6.0, 1.7, 51)
    comb(sheet, 5.0, 2.0, 1.8, 53)
    yield
    sheet.soften(_roof(box), 1.0)
    yield
    on_felt(sheet, lambda table: f'<g opacity="0.34">{track_field(table, _PALE, "#081424")}</g>' + _rose(table))
    yield
    yield from _band(sheet)
    yield
    yield from _frost(sheet)
    yield from paint_beyond(sheet, "station")
    yield
    roughen(sheet, 1.7, 55)


def _roof(box: Box) -> str:
    """The shade of a roof of iron and glass: ribs that spread from far above, hoops across them, bars between."""
    x, y = box.w / 2, -box.h * 1.5
    reach = math.hypot(box.w / 2, box.h - y) + 40
    spread = 5.2 * min(1.6, max(1.0, box.w / box.h / 1.78))
    body = ""
    for step in range(-27, 27):
        angle = math.radians(90 + (step + 0.5) * spread / 3)
        ax, ay = x + reach * math.cos(angle), y + reach * math.sin(angle)
        rib = step % 9 == 4
        body += line(f"M{x:.0f} {y:.0f}L{ax:.0f} {ay:.0f}", "#050d18", 8.0 if rib else 1.8, 0.17 if rib else 0.13)
    hoop = box.h * 1.7
    while hoop < reach:
        for away, width, strength in ((0, 6.0, 0.15), (14, 1.8, 0.13)):
            body += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{hoop + away:.0f}" fill="none" stroke="#050d18" '
            body += f'stroke-width="{width}" stroke-opacity="{strength}"/>'
        hoop += box.h * 0.34
    return body


def _rose(box: Box) -> str:
    """A rose of the winds, as inlaid in the floors of great stations."""
    x, y = heart_of(box)
    body = ""
    for radius, width in ((118.0, 1.6), (110.0, 0.8), (70.0, 1.0), (18.0, 1.2)):
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="none" stroke="{_PALE}" stroke-width="{width}"/>'
    for ray in range(16):
        far, wide = (104.0, 13.0) if ray % 4 == 0 else (82.0, 9.0) if ray % 2 == 0 else (62.0, 5.0)
        left = f"M{x:.1f} {y - far:.1f}L{x - wide:.1f} {y - wide * 1.9:.1f}L{x:.1f} {y:.1f}Z"
        right = f"M{x:.1f} {y - far:.1f}L{x + wide:.1f} {y - wide * 1.9:.1f}L{x:.1f} {y:.1f}Z"
        turn = f'<g transform="rotate({ray * 22.5:.1f} {x:.1f} {y:.1f})">'
        body += turn + fill(left, _PALE, 0.5) + fill(right, "#0c1a2c", 0.75) + line(left + right, _PALE, 0.7) + "</g>"
    return f'<g opacity="0.165">{body}</g>'


def _band(sheet: Sheet) -> Iterator[None]:
    """A band of nickelled steel around the table."""
    box = sheet.box
    shade_of_rail(sheet, "#00060e", 0.8, 9.0)
    yield
    steel = linear("s", (0, FAR), (box.w * 0.5, box.h), (0, "#a4b8ca"), (0.3, "#5c6f83"), (0.55, "#7c8fa2"),
                   (0.75, "#46586b"), (1, "#6a7d90"))  # fmt: skip
    body = f"<defs>{steel}</defs>" + fill(outline(box) + outline(box, RAIL), paint("s"))
    body += contour(
        box,
        (
            (1.2, 3.4, "#040a12", 0.8),
            (3.4, 1.4, "#f2faff", 0.65),
            (8.4, 1.6, "#0c1826", 0.55),
            (9.8, 1.0, "#e6f2fc", 0.4),
            (14.6, 1.6, "#0c1826", 0.55),
            (16.0, 1.0, "#e6f2fc", 0.4),
            (RAIL - 2.8, 1.0, "#e6f2fc", 0.5),
            (RAIL - 1.0, 2.2, "#04090f", 0.85),
        ),
    )
    plate = linear("p", (0, FAR), (0, box.h), (0, "#f4fbff"), (0.12, "#8ea4b8"), (0.3, "#4e6276"), (0.85, "#42566a"),
                   (1, "#a8bccd"))  # fmt: skip
    body += f"<defs>{plate}</defs>" + corner_pieces(box, paint("p"), "#04101c", "#ffffff", 124.0)
    for number in range(CORNERS_OF_A_TABLE):
        body += fill(around_corner(box, number, (RAIL / 2 - 2.2, RAIL / 2 + 2.2), 100.0), "#b02a34", 0.9)
    for at, _across in along_rail(box, 84.0, 142.0):
        body += stud(at, 3.1, ("#02080e", "#b4c8d8", "#ffffff"))
    draw_rim(sheet, body)


def _frost(sheet: Sheet) -> Iterator[None]:
    """Night at the edges of the light; frost over it that grows in from the corners, and shines."""
    box = sheet.box
    far = math.hypot(box.w, box.h) * 0.56
    night = radial("n", (box.w * 0.5, box.h * 0.45), far, (0.42, "#ffffff"), (0.78, "#a4b2c6"), (1, "#4c5c76"))
    sheet.wash(night + cover(box, paint("n")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    yield
    near = (box.w, box.h), (0.0, box.h)
    rime = "".join(
        radial(f"c{number}", middle, 212.0, (0, "#dff0ff", 0.62), (0.3, "#b8d6f0", 0.24), (1, "#9cc4e8", 0))
        for number, middle in enumerate(near)
    )
    rime += "".join(
        radial(f"r{number}", middle, 104.0, (0, "#e8f5ff", 0.66), (0.55, "#cfe6f8", 0.34), (1, "#b8d6f0", 0))
        for number, middle in enumerate(rime_at(box))
    )
    body = f"<defs>{rime}</defs>" + "".join(cover(box, paint(f"c{number}")) for number in range(2))
    body += "".join(line(outline(box, RAIL / 2), paint(f"r{number}"), RAIL - 5.0) for number in range(2))
    body += fill(rounded(box.inset(-40), 10) + rounded(box.inset(9), 60), "#d6ebfb", 0.34)
    sheet.soften(body, 3.0)
    light_up(sheet, _LIGHTS)
    # Only far away: the near corners are the plate's and the buttons', through which nothing may be seen.
    for x in (0.0, box.w - 190.0):
        sheet.draw(feathers(box), Box(x, FAR - 14.0, 190.0, 190.0))
