"""The things on the tables: on the right, between a player and the buttons, and a small one on the left.

They are drawn only where cards are played; on a page they would stick out from behind panels.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame

from tonk.ui.drawing.places.sheet import DropShadow, Prop, Sheet
from tonk.ui.drawing.places.table_edge import THINGS
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box, usual_scale

_WIDE, _HIGH = 256.0, 176.0
_LEFT_FROM, _LEFT_WIDE, _LOW = 46.0, 124.0, 84.0
_OVER_LOG, _FLAT_TABLE = 404.0, 740.0
"""The height above the window's lower edge of the thing at the left, and the greatest height of a table on which there
is room for it: on a higher one, the log reaches up to the player above it.
"""
Lying = tuple[pygame.Surface, tuple[int, int]]
"""A picture of things, and where its upper left corner lies, in pixels."""
_DEEP, _FLAT = DropShadow(6.0, 9.0, 8.0, 0.6), DropShadow(3.0, 4.0, 3.0, 0.6)

_THINGS: Mapping[str, tuple[Prop, ...]] = MappingProxyType(
    {
        "club": (
            Prop("music", (-206, 2), 84, -9, _FLAT),
            Prop("tumbler", (-104, 4), 88, 0, _DEEP),
            Prop("caustic", (-98, 10), 98),
        ),
        "camp": (
            Prop("dagger", (-144, -22), 176, -12, _DEEP),
            Prop("silver-coin", (-150, 30), 44, 20, _FLAT),
            Prop("copper-coin", (-190, 42), 36, -30, _FLAT),
            Prop("silver-coin", (-110, 42), 44, 75, _FLAT),
        ),
        "cafe": (
            Prop("coaster", (-84, 18), 84, 14, _FLAT),
            Prop("coffee", (-166, 4), 128, 40, _DEEP),
            Prop("sugar", (-92, -36), 46, 10, _FLAT),
            Prop("leaf", (-214, 42), 44, -64, _FLAT),
        ),
        "cardroom": (
            Prop("coaster", (-207, 26), 84, -11, _FLAT),
            Prop("tumbler", (-207, 24), 78, 0, _DEEP),
            Prop("caustic", (-202, 29), 86),
            Prop("watch", (-102, 0), 104, 62, _DEEP),
        ),
        "porch": (
            Prop("wet-ring", (-170, 30), 70),
            Prop("tumbler", (-112, 6), 88, 0, _DEEP),
            Prop("caustic", (-106, 12), 98),
            Prop("leaf", (-206, -4), 44, 24, _FLAT),
        ),
        "bar": (
            Prop("coaster", (-176, 24), 84, -18, _FLAT),
            Prop("beer", (-98, 2), 104, 30, _DEEP),
            Prop("copper-coin", (-196, -34), 36, 15, _FLAT),
            Prop("silver-coin", (-160, -42), 44, 60, _FLAT),
        ),
        "station": (
            Prop("ticket-return", (-178, 28), 100, 17, _FLAT),
            Prop("ticket", (-190, -16), 100, -14, _FLAT),
            Prop("watch", (-102, 0), 104, 62, _DEEP),
        ),
    }
)
"""The things of each place, placed from the window's right edge and a line above its lower edge, in units."""
_AT_LEFT: Mapping[str, Prop] = MappingProxyType(
    {
        "club": Prop("matchbook", (98, 0), 58, -18, _FLAT),
        "camp": Prop("dice", (100, 0), 74, 8, _FLAT),
        "cafe": Prop("postcard", (104, 0), 82, -9, _FLAT),
        "station": Prop("luggage-tag", (104, 0), 88, 12, _FLAT),
        "bar": Prop("matchbook", (98, 0), 58, 14, _FLAT),
    }
)
"""The small thing at the left, from the window's left edge and a line above its lower edge."""
_LIKE: Mapping[str, str] = MappingProxyType({"cafe-evening": "cafe"})
_LIGHT: Mapping[str, Color] = MappingProxyType(
    {
        "club": (242, 228, 214),
        "camp": (206, 196, 206),
        "cardroom": (240, 230, 214),
        "porch": (244, 222, 200),
        "bar": (232, 216, 240),
        "cafe": (248, 226, 212),
        "cafe-evening": (188, 160, 172),
        "station": (212, 226, 244),
    }
)
"""The colour of the light in which they lie."""


def things_box(table: Box) -> Box:
    """Return where things lie on a table, in units.

    Args:
        table: The box of the whole table.
    """
    return Box(table.right - _WIDE, table.bottom - THINGS - _HIGH / 2, _WIDE, _HIGH)


def left_thing_box(table: Box) -> Box | None:
    """Return where a small thing lies at the left, between a player and the log, in units; None without room for it.

    Args:
        table: The box of the whole table.
    """
    if table.h > _FLAT_TABLE:
        return None
    return Box(_LEFT_FROM, table.bottom - _OVER_LOG - _LOW / 2, _LEFT_WIDE, _LOW)


def paint_things(place: str, size: tuple[int, int]) -> tuple[Lying, ...]:
    """Paint the things of a place.

    Args:
        place: The place.
        size: The size of the window, in pixels.

    Returns:
        Pictures that let the table through, each with where its upper left corner lies, in pixels; none where there
        are no things.
    """
    like = _LIKE.get(place, place)
    if like not in _THINGS:
        return ()
    scale = max(0.05, usual_scale(size))
    table = Box(0.0, 0.0, size[0] / scale, size[1] / scale)
    lying = [_laid(place, _THINGS[like], things_box(table), scale, table.right)]
    if like in _AT_LEFT and (left := left_thing_box(table)) is not None:
        lying.append(_laid(place, (_AT_LEFT[like],), left, scale, 0.0))
    return tuple(lying)


def uncovered(lying: Sequence[Lying], over: Sequence[pygame.Rect]) -> list[Lying]:
    """Return those of the things below nothing else, even in part.

    Args:
        lying: The things.
        over: What lies over the table, in pixels.
    """
    return [(picture, at) for picture, at in lying if picture.get_rect(topleft=at).collidelist([*over]) < 0]


def _laid(place: str, things: Sequence[Prop], box: Box, scale: float, edge: float) -> Lying:
    """Paint things in a box; their places across count from an edge."""
    sheet = Sheet((max(1, round(box.w * scale)), max(1, round(box.h * scale))), scale, clear=True)
    for thing in things:
        x, y = edge + thing.center[0] - box.x, box.h / 2 + thing.center[1]
        sheet.lay(Prop(thing.name, (x, y), thing.width, thing.turned, thing.drop))
    sheet.surface.fill((*_LIGHT[place], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet.surface, (round(box.x * scale), round(box.y * scale))
