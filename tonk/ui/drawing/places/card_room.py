"""The card room: petrol-blue cloth with a border of lozenges, a padded rail, and a club's library behind."""

import math
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import paint_beyond
from tonk.ui.drawing.places.ornaments import Pool, light_up, lozenge_field, stud, woven_cloth
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, paint, radial
from tonk.ui.drawing.places.table_edge import (
    RAIL,
    along_rail,
    contour,
    draw_rim,
    heart_of,
    lit_from_far,
    on_felt,
    outline,
    shade_of_rail,
)
from tonk.ui.drawing.places.texture import roughen
from tonk.ui.drawing.viewport import Box

_THREAD = 10.0
"""The distance of the ivory thread from the rail."""
_IVORY = "#e4d6b4"
_CLOTH = ((0, "#20606c"), (0.2, "#1a525e"), (0.48, "#123f4a"), (0.76, "#0a2a33"), (1, "#04141a"))
"""The petrol blue of the cloth, from the middle of the light outwards."""
_LIGHTS = (
    Pool((0.0, 0.42), 0.3, "#4c2006", 1.1),
    Pool((0.28, 0.14), 0.2, "#10301a", 0.7),
    Pool((0.86, 0.14), 0.26, "#14381e", 0.7),
)
"""The fire at the left, and the green lamps of the library."""


def paint_card_room(sheet: Sheet) -> Iterator[None]:
    """Paint the card room, step by step."""
    yield from woven_cloth(sheet, _CLOTH)
    yield from _inlay(sheet)
    yield from _rail(sheet)
    _lamplight(sheet)
    roughen(sheet, 1.6, 5)


def _inlay(sheet: Sheet) -> Iterator[None]:
    """Two lines of ivory thread close to the rail, a line around the field, and the four suits in the middle of it."""
    box = sheet.box
    threads = (RAIL + _THREAD, 1.3, _IVORY, 0.4), (RAIL + _THREAD + 6.0, 0.8, _IVORY, 0.28)
    draw_rim(sheet, contour(box, threads))
    yield
    on_felt(sheet, lambda table: lozenge_field(table, _IVORY) + _compass(table))
    yield


def _compass(box: Box) -> str:
    """A star of lozenges in two rings, with a suit at each of its four points."""
    x, y = heart_of(box)
    body = ""
    for radius, width in ((116.0, 1.4), (110.0, 0.7), (52.0, 1.2)):
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="none" stroke="{_IVORY}" stroke-width="{width}"/>'
    for point in range(8):
        reach, wide = (104.0, 17.0) if point % 2 == 0 else (78.0, 11.0)
        turn = f'<g transform="rotate({point * 45} {x:.1f} {y:.1f})">'
        near, far = y - reach * 0.36, y - reach
        half = f"M{x:.1f} {y:.1f}L{x - wide:.1f} {near:.1f}L{x:.1f} {far:.1f}Z"
        whole = f"M{x:.1f} {y:.1f}L{x - wide:.1f} {near:.1f}L{x:.1f} {far:.1f}L{x + wide:.1f} {near:.1f}Z"
        body += turn + fill(half, _IVORY, 0.32) + line(whole, _IVORY, 1.0) + "</g>"
    return f'<g opacity="0.26">{body}</g>'


def _rail(sheet: Sheet) -> Iterator[None]:
    """Ox-blood leather around the cloth, padded and buttoned, with a bead of old brass on the inside."""
    box = sheet.box
    shade_of_rail(sheet, "#000000", 0.8, 11.0)
    yield
    wood = lit_from_far(box, "w", "#93322a", "#4a1512")
    brass = lit_from_far(box, "b", "#f2dca4", "#9c7a3e")
    body = f"<defs>{wood}{brass}</defs>" + fill(outline(box) + outline(box, RAIL), paint("w"))
    body += contour(
        box,
        (
            (1.5, 4.0, "#120805", 0.8),
            (4.5, 1.6, "#ffc4ac", 0.34),
            (8.0, 5.0, "#ff9a80", 0.22),
            (8.0, 2.0, "#ffe0d0", 0.2),
            (18.0, 7.0, "#1c0404", 0.5),
            (RAIL - 2.0, 5.6, "#0c0503", 0.9),
        ),
    )
    body += line(outline(box, RAIL - 2.0), paint("b"), 3.4) + line(outline(box, RAIL - 2.8), "#fff4d4", 0.8, 0.55)
    draw_rim(sheet, body + _buttons(box))
    yield
    yield from paint_beyond(sheet, "cardroom")
    yield


def _buttons(box: Box) -> str:
    """Buttons that draw the leather in, and the folds between them."""
    folds, buttons = "", ""
    for (x, y), across in along_rail(box, 42.0, 104.0):
        dx, dy = (0.0, 9.0) if across else (9.0, 0.0)
        swing = (5.0, 0.0) if across else (0.0, 5.0)
        for side in (-1, 1):
            tip = x + side * dx + swing[0], y + side * dy + swing[1]
            other = x + side * dx - swing[0], y + side * dy - swing[1]
            for end in (tip, other):
                folds += (
                    f"M{x:.1f} {y:.1f}Q{(x + end[0]) / 2:.1f} {y + (end[1] - y) * 0.7:.1f} {end[0]:.1f} {end[1]:.1f}"
                )
        buttons += stud((x, y), 3.4, ("#180202", "#7c241e", "#ffb49c"))
    return line(folds, "#1c0404", 1.8, 0.6) + line(folds, "#ff9e86", 0.6, 0.35) + buttons


def _lamplight(sheet: Sheet) -> None:
    """Warm light under the lamp, and the dark of the room at the corners."""
    box = sheet.box
    reach = math.hypot(box.w, box.h) * 0.56
    room = radial("a", (box.w / 2, box.h * 0.46), reach, (0.5, "#ffffff"), (0.78, "#c9c0b4"), (1, "#66605c"))
    sheet.wash(room + cover(box, paint("a")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    light_up(sheet, _LIGHTS)
