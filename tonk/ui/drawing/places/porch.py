"""The porch: a checked cloth on a table of boards painted green, lanterns, and a garden at dusk behind the railing."""

import math
import random
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import paint_beyond
from tonk.ui.drawing.places.ornaments import Pool, light_up, stud
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, paint, radial, rounded
from tonk.ui.drawing.places.table_edge import (
    FAR,
    RAIL,
    along_rail,
    contour,
    draw_rim,
    field,
    lit_from_far,
    outline,
    shade_of_rail,
)
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box

_BOARD, _CHECK = 86.0, 19.0
"""The height of a board of the table, and the side of a square of the cloth."""
_STRAW, _RED = "#66593a", "#7d3c34"
"""The colours of the cloth differ in hue, but hardly in brightness: cards lie on it."""
_LIGHTS = (
    Pool((0.93, 0.1), 0.34, "#5a320a", 0.9),
    Pool((0.55, 0.05), 0.4, "#300e26", 0.5),
    Pool((0.06, 0.08), 0.26, "#4c2a08", 0.9),
)
"""The lantern at the right, the sky after sunset, and the lit door."""


def paint_porch(sheet: Sheet) -> Iterator[None]:
    """Paint the porch, step by step."""
    box = sheet.box
    reach = math.hypot(box.w, box.h) * 0.6
    stops = ((0, "#5e6a4a"), (0.2, "#525e42"), (0.48, "#404a34"), (0.76, "#2b3224"), (1, "#151910"))
    light = radial("a", (box.w / 2, box.h * 0.44), reach, *stops)
    sheet.wash(light + cover(box, paint("a")))
    yield
    comb(sheet, 90.0, 1.6, 4.0, 11)
    yield
    roughen(sheet, 2.0, 1)
    _boards(sheet)
    yield
    yield from _checks(sheet)
    yield from _rail(sheet)
    dusk = math.hypot(box.w, box.h) * 0.56
    room = radial("a", (box.w / 2, box.h * 0.46), dusk, (0.5, "#ffffff"), (0.78, "#c8bcb4"), (1, "#645a60"))
    sheet.wash(room + cover(box, paint("a")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    light_up(sheet, _LIGHTS)
    roughen(sheet, 1.6, 5)


def _boards(sheet: Sheet) -> None:
    """Draw the joints of the boards, where the paint has come off, and bare wood where it was rubbed away."""
    box, rng = sheet.box, random.Random(23)
    count = max(3, round(box.h / _BOARD))
    body, worn = "", ""
    for number in range(count):
        y = box.h * number / count
        body += line(f"M0 {y:.1f}H{box.w:.1f}", "#0c0f08", 2.4, 0.75) + line(
            f"M0 {y + 2:.1f}H{box.w:.1f}", "#d8dcb0", 1.0, 0.2
        )
        for _ in range(5):
            x, along = rng.uniform(0, box.w), rng.uniform(26, 120)
            deep = rng.uniform(1.4, 4.6)
            worn += fill(f"M{x:.1f} {y + 3:.1f}q{along * 0.3:.1f} {deep:.1f} {along * 0.6:.1f} {deep * 0.5:.1f}"
                         f"t{along * 0.4:.1f} {-deep * 0.5:.1f}Z", "#a88a5c", rng.uniform(0.3, 0.6))  # fmt: skip
    sheet.draw(body + worn)


def _checks(sheet: Sheet) -> Iterator[None]:
    """Lay a checked cloth in the middle of the boards, with a hem, threads and the shade that it throws."""
    whole = field(sheet.box).inset(-4)
    columns, rows = max(2, round(whole.w / _CHECK / 2)) * 2 + 1, max(2, round(whole.h / _CHECK / 2)) * 2 + 1
    wide, high = whole.w / columns, whole.h / rows
    edge = rounded(whole, 4)
    sheet.soften(f'<g transform="translate(2 5)">{fill(edge, "#000000", 0.7)}</g>', 7.0)
    yield
    light = radial("c", whole.center, whole.w * 0.58, (0, _STRAW), (0.6, "#594d32"), (1, "#423924"), squeeze=0.62)
    body = f"<defs>{light}</defs>" + fill(edge, paint("c"))
    stripes = "".join(
        f"M{whole.x + wide * n:.2f} {whole.y:.2f}h{wide:.2f}V{whole.bottom:.2f}h{-wide:.2f}Z"
        for n in range(0, columns, 2)
    )
    across = "".join(
        f"M{whole.x:.2f} {whole.y + high * n:.2f}H{whole.right:.2f}v{high:.2f}H{whole.x:.2f}Z"
        for n in range(0, rows, 2)
    )
    body += fill(stripes, _RED, 0.6) + fill(across, _RED, 0.6)
    body += line(rounded(whole.inset(4), 3), "#c8b890", 1.2, 0.4) + line(edge, "#2c1410", 1.4, 0.8)
    sheet.draw(body, whole.inset(-2))
    yield
    comb(sheet, 0.8, 4.0, 4.2, 17, whole)
    comb(sheet, 4.0, 0.8, 4.2, 19, whole)
    yield


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
    for at, _across in along_rail(box, 148.0, 96.0):
        body += stud(at, 2.6, ("#1c1008", "#6a6258", "#e8e4d8"))
    draw_rim(sheet, body + line(outline(box, RAIL - 2.6), "#f4e0a8", 1.6, 0.5))
    yield
    comb(sheet, 60.0, 0.9, 5.0, 15, Box(100, FAR - 12, box.w - 200, RAIL - 8))
    yield
    yield from paint_beyond(sheet, "porch")
    yield
