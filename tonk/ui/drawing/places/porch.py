"""The porch: a moss-green cloth on a table of pale painted wood, lanterns, and a garden at dusk behind the railing."""

import math
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import paint_beyond
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, paint, radial
from tonk.ui.drawing.places.table_edge import (
    FAR,
    RAIL,
    contour,
    draw_rim,
    heart_of,
    lit_from_far,
    on_felt,
    outline,
    racetrack,
    shade_of_rail,
)
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box

_THREAD = 10.0
"""The distance of the stitching from the rail."""
_STRAW = "#e8d494"


def paint_porch(sheet: Sheet) -> Iterator[None]:
    """Paint the porch, step by step."""
    box = sheet.box
    reach = math.hypot(box.w, box.h) * 0.6
    stops = ((0, "#545a32"), (0.2, "#4a502b"), (0.48, "#394021"), (0.76, "#262b16"), (1, "#12150b"))
    light = radial("a", (box.w / 2, box.h * 0.44), reach, *stops)
    sheet.wash(light + cover(box, paint("a")))
    yield
    comb(sheet, 0.8, 5.0, 2.8, 11)
    yield
    comb(sheet, 5.0, 0.8, 2.8, 13)
    roughen(sheet, 2.0, 1)
    yield
    draw_rim(sheet, contour(box, ((RAIL + _THREAD, 1.6, _STRAW, 0.36), (RAIL + _THREAD + 5.0, 0.8, _STRAW, 0.26))))
    yield
    on_felt(sheet, racetrack(box, _STRAW, 0.24) + _wreath(box))
    yield
    yield from _rail(sheet)
    dusk = math.hypot(box.w, box.h) * 0.56
    room = radial("a", (box.w / 2, box.h * 0.46), dusk, (0.5, "#ffffff"), (0.78, "#c8bcb4"), (1, "#645a60"))
    sheet.wash(room + cover(box, paint("a")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    roughen(sheet, 1.6, 5)


def _wreath(box: Box) -> str:
    """A wreath of leaves in the middle of the cloth, as if stitched."""
    x, y = heart_of(box)
    body = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="92" fill="none" stroke="{_STRAW}" stroke-width="1.4"/>'
    for leaf in range(24):
        turn = f'<g transform="rotate({leaf * 15} {x:.1f} {y:.1f})">'
        lean = 14 if leaf % 2 else -14
        tip = y - 92 - lean * 1.5
        blade = f"M{x:.1f} {y - 92:.1f}Q{x + 4:.1f} {tip:.1f} {x + 20:.1f} {tip:.1f}"
        blade += f"Q{x + 18:.1f} {y - 92:.1f} {x:.1f} {y - 92:.1f}Z"
        body += turn + fill(blade, _STRAW, 0.3) + line(blade, _STRAW, 0.9) + "</g>"
    return f'<g opacity="0.28">{body}</g>'


def _rail(sheet: Sheet) -> Iterator[None]:
    """Painted wood around the cloth, worn at its edge."""
    box = sheet.box
    shade_of_rail(sheet, "#000000", 0.8, 11.0)
    yield
    wood = lit_from_far(box, "w", "#c8b898", "#6a5a48")
    body = f"<defs>{wood}</defs>" + fill(outline(box) + outline(box, RAIL), paint("w"))
    body += contour(
        box,
        (
            (1.5, 4.0, "#1c1410", 0.7),
            (4.5, 1.6, "#fff4dc", 0.45),
            (9.0, 6.0, "#fff0d0", 0.12),
            (12.0, 1.2, "#4a3a2c", 0.5),
            (17.0, 6.0, "#2a1e16", 0.35),
            (RAIL - 2.0, 5.0, "#120c08", 0.85),
        ),
    )
    draw_rim(sheet, body + line(outline(box, RAIL - 2.6), "#f4e0a8", 1.6, 0.5))
    yield
    comb(sheet, 60.0, 0.9, 5.0, 15, Box(100, FAR - 12, box.w - 200, RAIL - 8))
    yield
    paint_beyond(sheet, "porch")
    yield
