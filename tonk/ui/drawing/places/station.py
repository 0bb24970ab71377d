"""Terminus Frore: a table of the station buffet at night, pale light, the shade of the glass roof, and frost."""

import math
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.sheet import DropShadow, Prop, Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial, rounded
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box

_EDGE = 21.0
_CORNER = 34.0
_SHADE = DropShadow(3.0, 6.0, 6.0, 0.6)


def paint_station(sheet: Sheet) -> Iterator[None]:
    """Paint the station, step by step."""
    box = sheet.box
    stops = ((0, "#456486"), (0.22, "#395676"), (0.5, "#29425f"), (0.78, "#182a42"), (1, "#0b1626"))
    light = radial("a", (box.w * 0.5, box.h * 0.43), math.hypot(box.w, box.h) * 0.6, *stops)
    sheet.wash(light + cover(box, paint("a")))
    comb(sheet, 40.0, 6.0, 1.7, 51)
    comb(sheet, 5.0, 2.0, 1.8, 53)
    yield
    sheet.soften(_roof(box), 1.0)
    yield
    _band(sheet)
    yield
    _things(sheet)
    yield
    yield from _frost(sheet)
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


def _band(sheet: Sheet) -> None:
    """A band of nickelled steel around the table, screwed on."""
    box = sheet.box
    wide = rounded(box.inset(-60), 10)
    hole = rounded(box.inset(_EDGE), _CORNER)
    sheet.soften(fill(wide + rounded(box.inset(_EDGE - 1), _CORNER), "#00060e", 0.75), 7.0)
    steel = linear("s", (0, 0), (box.w, box.h), (0, "#8fa2b4"), (0.22, "#56687b"), (0.48, "#7c8fa2"), (0.72, "#46586b"),
                   (1, "#6a7d90"))  # fmt: skip
    body = f"<defs>{steel}</defs>" + fill(wide + hole, paint("s"))
    for inset, corner, width, ink, strength in (
        (1.5, _CORNER + 20, 4.0, "#040a12", 0.75),
        (5.2, _CORNER + 16, 1.2, "#e6f2fc", 0.5),
        (8.4, _CORNER + 13, 1.4, "#0c1826", 0.55),
        (9.6, _CORNER + 12, 0.9, "#e6f2fc", 0.32),
        (12.6, _CORNER + 9, 1.4, "#0c1826", 0.55),
        (13.8, _CORNER + 8, 0.9, "#e6f2fc", 0.32),
        (_EDGE - 1.0, _CORNER + 1, 2.2, "#04090f", 0.85),
        (_EDGE - 2.8, _CORNER + 3, 1.0, "#e6f2fc", 0.5),
    ):
        body += line(rounded(box.inset(inset), corner), ink, width, strength)
    sheet.edges(body, _EDGE + 3, _EDGE + _CORNER + 4)


def _things(sheet: Sheet) -> None:
    box = sheet.box
    sheet.lay(Prop("ticket-return", (box.x + 34, box.h * 0.385 + 50), 104, 17, DropShadow(1.5, 2.5, 2.0, 0.55)))
    sheet.lay(Prop("ticket", (box.x + 26, box.h * 0.385), 104, -14, DropShadow(1.5, 2.5, 2.0, 0.55)))
    sheet.lay(Prop("watch", (box.right - 24, box.h * 0.45), 112, 62, _SHADE))


def _frost(sheet: Sheet) -> Iterator[None]:
    """Night at the edges of the light; frost over it that grows in from the corners, and shines."""
    box = sheet.box
    far = math.hypot(box.w, box.h) * 0.56
    night = radial("n", (box.w * 0.5, box.h * 0.45), far, (0.42, "#ffffff"), (0.78, "#a4b2c6"), (1, "#4c5c76"))
    sheet.wash(night + cover(box, paint("n")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    yield
    size = 236.0
    half = size / 2
    corners = ((half, half), (box.w - half, half), (box.w - half, box.h - half), (half, box.h - half))
    rime = "".join(
        radial(f"c{number}", (0.0 if number in (0, 3) else box.w, 0.0 if number < 2 else box.h), size * 0.9,
               (0, "#dff0ff", 0.62), (0.3, "#b8d6f0", 0.24), (1, "#9cc4e8", 0))
        for number in range(4)
    )  # fmt: skip
    body = f"<defs>{rime}</defs>" + "".join(cover(box, paint(f"c{number}")) for number in range(4))
    body += fill(rounded(box.inset(-40), 10) + rounded(box.inset(9), 60), "#d6ebfb", 0.34)
    sheet.soften(body, 5.0)
    yield
    for number, middle in enumerate(corners):
        sheet.lay(Prop("frost", middle, size, 90.0 * number))
