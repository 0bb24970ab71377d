"""The café in the evening: the same table after sunset, under a string of bulbs and a lamp."""

import math
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.cafe import paint_cafe
from tonk.ui.drawing.places.landmark_cafe import evening_lights
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, line, paint, radial
from tonk.ui.drawing.places.table_edge import BEYOND
from tonk.ui.drawing.viewport import Box, Point

_SPAN, _SAG, _HIGH = 250.0, 15.0, 7.0
"""The string of bulbs: from hook to hook, how far it hangs down, and how far it is hung below the edge, in units."""
_BULBS = 4
_STRINGS = 36.0


def paint_cafe_evening(sheet: Sheet) -> Iterator[None]:
    """Paint the café in the evening, step by step."""
    yield from paint_cafe(sheet)
    yield
    box = sheet.box
    reach = math.hypot(box.w, box.h)
    dusk = radial("d", (box.w * 0.5, box.h * 0.46), reach * 0.6,
                  (0, "#c2a9ac"), (0.5, "#8e7c9e"), (1, "#4a4676"))  # fmt: skip
    sheet.wash(dusk + cover(box, paint("d")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    yield
    lamp = radial("l", (box.w * 0.5, box.h * 0.44), reach * 0.42, (0, "#2c1606"), (0.55, "#160a04"), (1, "#000000"))
    sheet.wash(lamp + cover(box, paint("l")), (0, 0, 0), pygame.BLEND_RGB_ADD)
    yield
    sheet.draw(evening_lights(box), Box(0, 0, box.w, min(box.h, BEYOND)))
    yield
    _bulbs(sheet)


def _bulbs(sheet: Sheet) -> None:
    """Hang bulbs along the upper edge, each in its own light."""
    box = sheet.box
    bows = max(1, round(box.w / _SPAN))
    span = box.w / bows
    wire, glow, glass = "", "", ""
    for bow in range(bows):
        x = bow * span
        wire += line(f"M{x:.1f} {_HIGH}Q{x + span / 2:.1f} {_HIGH + 2 * _SAG} {x + span:.1f} {_HIGH}", "#0d0910", 1.6)
        for number in range(_BULBS):
            at, low = _on_bow(x, span, (number + 0.5) / _BULBS)
            glow += f'<circle cx="{at:.1f}" cy="{low + 6:.1f}" r="17" fill="#ffb65a" fill-opacity="0.5"/>'
            glass += (
                f'<path d="M{at - 2:.1f} {low:.1f}h4v4h-4Z" fill="#0d0910"/>'
                f'<circle cx="{at:.1f}" cy="{low + 7:.1f}" r="4.4" fill="#ffd98f" stroke="#fff4d6" stroke-width="1.2"/>'
            )
    sheet.soften(glow, 7.0)
    sheet.draw(wire + glass, Box(0, 0, box.w, min(box.h, _STRINGS + 2 * _SAG)))


def _on_bow(x: float, span: float, share: float) -> Point:
    """Return a point on a bow of the string, which starts at x."""
    return x + span * share, _HIGH + 4 * _SAG * share * (1 - share)
