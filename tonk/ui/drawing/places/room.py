"""The room as seen from a chair: its surroundings, a lamp, and the far edge of the cloth."""

import itertools
import math
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

import pygame

from tonk.ui.drawing.places.room_bar import paint_bar_room
from tonk.ui.drawing.places.room_cafe import paint_cafe_room, paint_evening_room
from tonk.ui.drawing.places.room_camp import paint_camp_room
from tonk.ui.drawing.places.room_card_room import paint_card_room_view
from tonk.ui.drawing.places.room_club import paint_club_room
from tonk.ui.drawing.places.room_porch import paint_porch_room
from tonk.ui.drawing.places.room_station import paint_station_room
from tonk.ui.drawing.places.room_view import RoomView, middle_of
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.theme import Color, mix, theme_of
from tonk.ui.drawing.vectors import hex_color
from tonk.ui.drawing.viewport import Box, Point

_EDGE, _HALF, _DEEP = 0.575, 0.74, 0.6
"""The far edge of the table: its highest point (of the height), half its width (of the width), its depth (of the
height)."""
_RAIL = 17.0
_RAIL_DEPTH = 60.0
"""The height of the visible rail and of the lines along it, in the middle."""
_COLUMNS, _TINY = 8, 1e-6
_DARK: Color = (5, 4, 7)
_OPEN_AIR = "camp", "cafe", "cafe-evening"
"""The places where no lamp hangs over the table: there is nothing that it could hang from."""


def far_edge(box: Box) -> Box:
    """The box of the ellipse whose upper part is the far edge of the table, in a window of this box."""
    half, high = box.w * (_HALF if box.w >= box.h else 0.9), box.h * _DEEP
    return Box(middle_of(box) - half, box.y + box.h * _EDGE, 2 * half, 2 * high)


def paint_room(sheet: Sheet, place: str) -> Iterator[None]:
    """Paint the room of a place, step by step.

    Args:
        sheet: The sheet.
        place: One of the places of the settings.

    Raises:
        KeyError: There is no such place.
    """
    theme, box = theme_of(place), sheet.box
    sheet.surface.fill(mix(theme.felt_dark, _DARK, 0.55))
    lamp = middle_of(box), box.h * 0.1
    if place != "plain":
        view = RoomView(sheet)
        yield from _SCENES[place](view)
        view.show()
        yield
        shade = radial("s", (lamp[0], box.h * 0.42), math.hypot(box.w, box.h) * 0.52,
                       (0, "#efe4da"), (0.4, "#bdb0a6"), (0.75, "#75696a"), (1, "#4a4145"))  # fmt: skip
        sheet.wash(shade + cover(box, paint("s")), (255, 255, 255), pygame.BLEND_RGB_MULT)
        yield
        if place not in _OPEN_AIR:
            _cone(sheet, lamp)
            yield
    yield from _table(sheet, place, theme.felt_light, theme.felt, theme.felt_dark)
    if place != "plain":
        if place not in _OPEN_AIR:
            _lamp(sheet, theme.gold, theme.felt_dark)
        roughen(sheet, 1.6, 5)


def _cone(sheet: Sheet, lamp: Point) -> None:
    """Light falls from the lamp through the smoke."""
    box, (x, y) = sheet.box, lamp
    low, wide = box.h * (_EDGE + 0.06), box.h * 0.62
    light = linear("c", (x, y), (x, low), (0, "#ffe2a6", 0.46), (0.45, "#ffd48a", 0.13), (1, "#ffc870", 0.03))
    sheet.soften(
        light + fill(f"M{x - 48:.1f} {y:.1f}L{x - wide:.1f} {low:.1f}L{x + wide:.1f} {low:.1f}L{x + 48:.1f} {y:.1f}Z",
                     paint("c")), 16.0)  # fmt: skip
    smoke = "".join(
        line(f"M{x + dx:.1f} {box.h * 0.52:.1f}c{bend:.1f} -60 {-bend:.1f} -110 {bend * 0.6:.1f} -190", "#fff0d0",
             width, 0.12)
        for dx, bend, width in ((-150.0, 46.0, 20.0), (120.0, -60.0, 26.0), (20.0, 34.0, 16.0))
    )  # fmt: skip
    sheet.soften(smoke, 9.0)


def _table(sheet: Sheet, place: str, light: Color, cloth: Color, dark: Color) -> Iterator[None]:
    """The cloth in the light of the lamp, and the rail along its far edge."""
    box, edge = sheet.box, far_edge(sheet.box)
    part = Box(0, edge.y - 6, box.w, box.bottom - edge.y + 6)
    x, y = edge.center[0], edge.y + box.h * 0.24
    if place not in _RAILS:
        sheet.draw(fill(_ellipse(edge), hex_color(cloth)) + line(_ellipse(edge), "#aab0b9", 2.5), part)
        return
    reach = box.w * 0.5
    glow = mix(light, (255, 226, 150), 0.16)
    pool = radial("p", (x, y), reach, (0, hex_color(glow)), (0.22, hex_color(light)), (0.5, hex_color(cloth)),
                  (1, hex_color(mix(dark, _DARK, 0.3))), squeeze=0.62)  # fmt: skip
    rail, bead = _RAILS[place]
    wood = radial("w", (x, edge.y), box.w * 0.55, *zip((0.0, 0.5, 1.0), rail, strict=True))
    brass = radial("b", (x, edge.y), box.w * 0.6, *zip((0.0, 0.5, 1.0), bead, strict=True))
    inner = edge.inset(_RAIL, _RAIL)
    near = radial("q", (x, box.h), box.w * 0.3, (0, hex_color(glow), 0.75), (0.5, hex_color(glow), 0.3),
                  (1, hex_color(glow), 0.0), squeeze=0.5)  # fmt: skip
    # The light has nothing fine in it except at the edge, which the wood covers.
    sheet.soften(f"<defs>{pool}</defs>" + fill(_ellipse(inner.inset(-_RAIL / 3, -_RAIL / 3)), paint("p")), 0.0)
    sheet.soften(near + fill(f"M0 {y:.1f}H{box.w:.1f}V{box.h + 4:.1f}H0Z", paint("q")), 0.0)
    body = f"<defs>{wood}{brass}</defs>" + fill(_ellipse(edge) + _ellipse(inner), paint("w"))
    body += line(_ellipse(edge.inset(2)), "#ffd0a0", 1.6, 0.35) + line(_ellipse(edge.inset(7)), "#ffb98a", 4, 0.14)
    body += line(_ellipse(inner), "#0a0403", 5, 0.55)
    body += line(_ellipse(edge.inset(_RAIL - 2)), paint("b"), 3)
    for away, width, strength in ((26.0, 1.5, 0.5), (31.0, 0.8, 0.38)):
        body += line(_ellipse(inner.inset(away * 1.5, away)), paint("b"), width, strength)
    for column in _along(edge, box, sheet.scale):
        sheet.draw(body, column)
    if place == "camp":
        sheet.draw(_planks(inner), part)
    yield
    comb(sheet, 4.0, 0.8, 2.0, 13, Box(0, edge.y + 40, box.w, box.bottom - edge.y - 40))


def _along(edge: Box, box: Box, scale: float) -> Iterator[Box]:
    """Yield boxes side by side that cover the rail: to draw it takes time wherever a box is, rail or not."""

    def down(x: float) -> float:
        return edge.center[1] - edge.h / 2 * math.sqrt(max(0.0, 1 - ((x - edge.center[0]) / (edge.w / 2)) ** 2))

    ends = sorted({round(box.w * scale * number / _COLUMNS) / scale for number in range(_COLUMNS + 1)})
    for left, right in itertools.pairwise(ends):
        near = min(max(edge.center[0], left), right)
        far = max(down(left), down(right))
        steep = 1.0 + abs(down(left) - down(right)) / (right - left)
        # Each ends within its last pixel, so that no pixel is drawn twice.
        yield Box(left + _TINY, down(near) - 6, right - left - 2 * _TINY, far - down(near) + 6 + _RAIL_DEPTH * steep)


def _planks(edge: Box) -> str:
    """Draw the joints of planks, which converge from the viewer towards this far edge."""
    body, (x, y) = "", edge.center
    for number in range(-9, 10):
        away = number * edge.w / 21
        far = y - edge.h / 2 * math.sqrt(max(0.0, 1 - (away / (edge.w / 2)) ** 2)) + 3
        joint = f"M{x + away:.1f} {far:.1f}L{x + away * 2.3:.1f} {far + edge.h * 0.8:.1f}"
        body += line(joint, "#140a05", 2.4, 0.6) + line(joint, "#ffcf9a", 0.9, 0.16)
    return body


def _ellipse(box: Box) -> str:
    rx, ry, (x, y) = box.w / 2, box.h / 2, box.center
    arc = f"A{rx:.1f} {ry:.1f} 0 0 1"
    return f"M{x - rx:.1f} {y:.1f}{arc} {x + rx:.1f} {y:.1f}{arc} {x - rx:.1f} {y:.1f}Z"


def _lamp(sheet: Sheet, gold: Color, dark: Color) -> None:
    """A shade of enamel on a rod, and its bulb."""
    box, x = sheet.box, middle_of(sheet.box)
    y, wide = box.h * 0.1, 74.0
    bright, deep = hex_color(mix(gold, (255, 255, 255), 0.2)), hex_color(mix(dark, _DARK, 0.2))
    enamel = linear("e", (x - wide, 0), (x + wide, 0), (0, deep), (0.36, hex_color(mix(dark, gold, 0.3))), (1, deep))
    shade = (
        f"M{x - 15:.1f} {y - 50:.1f}C{x - 20:.1f} {y - 20:.1f} {x - wide + 8:.1f} {y - 22:.1f} {x - wide:.1f} {y:.1f}"
    )
    shade += (
        f"L{x + wide:.1f} {y:.1f}C{x + wide - 8:.1f} {y - 22:.1f} {x + 20:.1f} {y - 20:.1f} {x + 15:.1f} {y - 50:.1f}Z"
    )
    halo = radial("h", (x, y + 4), 190.0, (0, "#ffe7b0", 0.8), (0.3, "#ffdc9a", 0.4), (0.62, "#ffcf84", 0.12),
                  (1, "#ffc870", 0.0), squeeze=0.6)  # fmt: skip
    sheet.draw(f"<defs>{halo}</defs>" + fill(f"M{x - 190:.1f} -4h380V{y + 120:.1f}h-380Z", paint("h")))
    body = f"<defs>{enamel}</defs>" + line(f"M{x:.1f} -4V{y - 46:.1f}", "#1a1210", 5) + fill(shade, paint("e"))
    body += line(f"M{x - wide:.1f} {y:.1f}H{x + wide:.1f}", bright, 3.4)
    body += line(f"M{x - 15:.1f} {y - 50:.1f}H{x + 15:.1f}", bright, 4)
    sheet.draw(body, Box(x - 110, 0, 220, y + 20))
    # The bulb has no edge: it melts into its own light.
    sheet.soften(f'<ellipse cx="{x:.1f}" cy="{y + 5:.1f}" rx="44" ry="5" fill="#fff6dc"/>', 3.0)
    sheet.soften(f'<ellipse cx="{x:.1f}" cy="{y + 18:.1f}" rx="56" ry="18" fill="#ffe7b0" fill-opacity="0.5"/>', 14.0)


_RAILS: Mapping[str, tuple[tuple[str, str, str], tuple[str, str, str]]] = MappingProxyType(
    {
        "club": (("#a1552c", "#6d3219", "#241009"), ("#f4d588", "#b98a3c", "#4b3212")),
        "camp": (("#6c625a", "#443c38", "#161416"), ("#c8b8a4", "#7c6a58", "#2c2624")),
        "cafe": (("#e8d2ac", "#a88258", "#3a241a"), ("#fff0c8", "#d0a868", "#5a3c24")),
        "cardroom": (("#7a4c30", "#4c2c1a", "#1c0f09"), ("#f2dca4", "#9c7a3e", "#40300f")),
        "porch": (("#c8b898", "#94826a", "#3a2e24"), ("#fff4dc", "#b8a480", "#4a3c2c")),
        "bar": (("#c8c4dc", "#7c7496", "#241c34"), ("#ff9ac4", "#7c1230", "#2c0818")),
        "cafe-evening": (("#b89878", "#7a5440", "#241418"), ("#f4d8a0", "#a88050", "#3c2820")),
        "station": (("#9cb2cc", "#566c8c", "#162030"), ("#e8f4ff", "#94acc8", "#2c3a50")),
    }
)
"""The colours of each place's rail and of the bead on it, from the lamp outwards."""
_SCENES: Mapping[str, Callable[[RoomView], Iterator[None]]] = MappingProxyType(
    {
        "club": paint_club_room,
        "camp": paint_camp_room,
        "cafe": paint_cafe_room,
        "station": paint_station_room,
        "cardroom": paint_card_room_view,
        "porch": paint_porch_room,
        "bar": paint_bar_room,
        "cafe-evening": paint_evening_room,
    }
)
