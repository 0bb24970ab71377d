"""The café in the evening: the same table after sunset, under a string of bulbs and a lamp, before lit windows."""

import math
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import cafe_glass
from tonk.ui.drawing.places.cafe import paint_cafe
from tonk.ui.drawing.places.landmark import plank
from tonk.ui.drawing.places.landmark_cafe import evening_lights
from tonk.ui.drawing.places.sheet import Sheet, raster
from tonk.ui.drawing.places.svg import cover, fill, line, paint, radial
from tonk.ui.drawing.places.table_edge import BEYOND, outline, window
from tonk.ui.drawing.viewport import Box, Point

_SPAN, _SAG, _HIGH = 250.0, 15.0, 7.0
"""The string of bulbs: from hook to hook, how far it hangs down, and how far it is hung below the edge, in units."""
_BULBS = 4
_STRINGS = 36.0
_LIT = ("#ffd9a0", "#ffb860", "#ffc880")
"""The light in the windows, which is not the same in all."""
_DARK, _TIMES = (84, 52, 36), 2
"""The colour up to which everything stays as dark as it is, and the number of times the light of the rest is added."""
_STREET = 196.0
"""The width of the street at the right, with its lamp and its column, where there is no glass to light up."""


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
    _light_windows(sheet)
    yield
    sheet.draw(evening_lights(box), Box(0, 0, box.w, min(box.h, BEYOND)))
    yield
    _bulbs(sheet)


def _light_windows(sheet: Sheet) -> None:
    """Light up the café's windows: what is bright shines, and the guests before it stay dark."""
    box = sheet.box
    rect = sheet.rect(Box(0.0, 0.0, box.w, min(box.h, BEYOND + 24.0)))
    if rect.w < 1 or rect.h < 1:
        return
    part = Box(0.0, 0.0, rect.w / sheet.scale, rect.h / sheet.scale)
    panes = [glass for glass in cafe_glass(box) if glass.right < box.w - _STREET]
    light = pygame.Surface(rect.size, 0, sheet.surface)
    light.blit(raster("".join(plank(glass, _LIT[n % 3]) for n, glass in enumerate(panes)), part, rect.size), (0, 0))
    light = pygame.transform.box_blur(light, max(1, round(sheet.scale)))
    # The table stands before the windows.
    cut = raster(fill(window(box) + outline(box), "#ffffff"), part, rect.size)
    light.blit(cut, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shining = sheet.surface.subsurface(rect).copy()
    shining.fill(_DARK, special_flags=pygame.BLEND_RGB_SUB)
    shining.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for _ in range(_TIMES):
        sheet.surface.blit(shining, rect, special_flags=pygame.BLEND_RGB_ADD)


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
