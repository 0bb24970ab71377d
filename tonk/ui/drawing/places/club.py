"""The jazz club: green cloth in the light of a lamp, a mahogany rail with a bead of brass, and the room behind."""

import math
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import paint_beyond
from tonk.ui.drawing.places.ornaments import CORNERS_OF_A_TABLE, Pool, corner_pieces, deco_field, light_up, woven_cloth
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial
from tonk.ui.drawing.places.table_edge import (
    FAR,
    RAIL,
    around_corner,
    contour,
    draw_rim,
    heart_of,
    lit_from_far,
    on_felt,
    outline,
    shade_of_rail,
)
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box

_THREAD = 9.0
"""The distance of the gold thread from the rail."""
_GOLD = "#d9b868"
_CLOTH = ((0, "#28764c"), (0.18, "#1f6a45"), (0.36, "#135035"), (0.56, "#093220"), (0.78, "#041d12"), (1, "#020e09"))
"""The green of the cloth, from the middle of the light outwards."""
_LIGHTS = (
    Pool((0.1, 0.1), 0.4, "#703810", 0.9),
    Pool((0.97, 0.06), 0.36, "#8a1052", 1.0),
    Pool((0.94, 0.17), 0.17, "#6a0c40", 0.8),
    Pool((1.0, 0.98), 0.24, "#30082a"),
)
"""The lights of the stage, the sign of pink tubes, and what is thrown back of it."""


def paint_club(sheet: Sheet) -> Iterator[None]:
    """Paint the club, step by step."""
    yield from woven_cloth(sheet, _CLOTH)
    yield from _inlay(sheet)
    yield from _rail(sheet)
    _lamplight(sheet)
    yield
    yield from paint_beyond(sheet, "club")  # it has lights of its own
    yield
    roughen(sheet, 1.6, 5)


def _inlay(sheet: Sheet) -> Iterator[None]:
    """Two lines of gold thread close to the rail, lines around the field, and a rosette in the middle of it."""
    box = sheet.box
    draw_rim(sheet, contour(box, ((RAIL + _THREAD, 1.5, _GOLD, 0.45), (RAIL + _THREAD + 4.5, 0.8, _GOLD, 0.35))))
    yield
    on_felt(sheet, lambda table: deco_field(table, _GOLD) + _rosette(table))
    yield


def _rosette(box: Box) -> str:
    """A rosette of fans, as on the doors of a dance hall."""
    x, y = heart_of(box)
    body = ""
    for radius, width in ((118.0, 1.6), (112.0, 0.8), (60.0, 1.2), (24.0, 1.2)):
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="none" stroke="{_GOLD}" stroke-width="{width}"/>'
    for leaf in range(16):
        turn = f'<g transform="rotate({leaf * 22.5:.1f} {x:.1f} {y:.1f})">'
        fan = (
            f"M{x:.1f} {y - 60:.1f}Q{x - 24:.1f} {y - 84:.1f} {x:.1f} {y - 110:.1f}Q{x + 24:.1f} {y - 84:.1f} {x:.1f} "
        )
        fan += f"{y - 60:.1f}Z"
        ray = f"M{x:.1f} {y - 26:.1f}L{x:.1f} {y - 58:.1f}M{x:.1f} {y - 66:.1f}L{x:.1f} {y - 104:.1f}"
        body += turn + fill(fan, _GOLD, 0.22) + line(fan, _GOLD, 1.2) + line(ray, _GOLD, 0.9) + "</g>"
    return f'<g opacity="0.3">{body}</g>'


def _rail(sheet: Sheet) -> Iterator[None]:
    """Mahogany around the cloth, rounded where elbows lie, with a bead of brass on the inside."""
    box = sheet.box
    shade_of_rail(sheet, "#000000", 0.8, 11.0)
    yield
    wood = lit_from_far(box, "w", "#a35a30", "#5a2614")
    brass = lit_from_far(box, "b", "#ffe6a0", "#b98a3c")
    body = f"<defs>{wood}{brass}</defs>" + fill(outline(box) + outline(box, RAIL), paint("w"))
    body += contour(
        box,
        (
            (1.5, 4.0, "#1a0805", 0.8),
            (4.5, 1.6, "#ffd9b0", 0.34),
            (9.0, 6.0, "#ffb98a", 0.13),
            (10.0, 2.4, "#ffe6cc", 0.2),
            (17.0, 6.0, "#180704", 0.4),
            (RAIL - 2.0, 5.6, "#120503", 0.9),
        ),
    )
    body += line(outline(box, RAIL - 2.0), paint("b"), 3.6) + line(outline(box, RAIL - 2.8), "#fff0c4", 0.9, 0.6)
    draw_rim(sheet, body + _corners(box))
    yield
    comb(sheet, 46.0, 0.9, 3.5, 15, Box(100, FAR - 12, box.w - 200, RAIL - 8))
    yield


def _corners(box: Box) -> str:
    """Corner pieces of polished brass, each with a fan of rays cut into it."""
    metal = linear("cp", (0, box.y + FAR), (0, box.bottom), (0, "#ffe9ac"), (0.16, "#b9822c"), (0.3, "#8a5a1c"),
                   (0.86, "#8a5a1c"), (1, "#e8bc62"))  # fmt: skip
    body = f"<defs>{metal}</defs>" + corner_pieces(box, paint("cp"), "#2c1606", "#fff6d0", 116.0)
    for number in range(CORNERS_OF_A_TABLE):
        for reach in (96.0, 104.0):
            body += line(around_corner(box, number, (7.0, RAIL - 7.0), reach), "#3a2008", 1.1, 0.7)
    return body


def _lamplight(sheet: Sheet) -> None:
    """Warm light on all that lies under the lamp, and the dark of the room at the corners."""
    box = sheet.box
    reach = math.hypot(box.w, box.h) * 0.56
    room = radial("a", (box.w / 2, box.h * 0.46), reach, (0.5, "#ffffff"), (0.78, "#c9bdb2"), (1, "#6a5d58"))
    sheet.wash(room + cover(box, paint("a")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    light_up(sheet, _LIGHTS)
