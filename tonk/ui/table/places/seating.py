"""The seats of the others around the table: at the left, along the top and at the right, clockwise."""

from dataclasses import dataclass
from functools import cache

from tonk.ui.drawing.viewport import Box
from tonk.ui.table.places.edges import COLUMN, RAIL
from tonk.ui.table.places.felt_rows import FeltRows

PEEK = 14.0
"""The visible part of a fan below a plate at the top of a compact table."""
SEAT_WIDTH, PLATE_HEIGHT = 268.0, 76.0
"""The greatest width of a seat at the top with its portrait, and the height of each plate."""
FAN_ROOM = 152.0
"""The greatest width of the fan beside a plate at the top."""
_FAN_SHARE = 0.36
_CROWD, _CROWDED_SEAT, _CROWDED_FAN = 3, 206.0, 102.0
"""The number of seats from which the top is crowded, and the widths of such seats and their fans."""
LOW_PLATE, COMPACT_TOP = 58.0, 20.0
"""The height of a plate of a compact table, and their upper edge, above which their tags extend."""
_APART, _ABOVE_FAN, _BESIDE, _BEHIND = 10.0, 2.0, 9.0, 3.0
"""The gaps between columns at the top, above a side fan, between a plate and its fan, and from a plate to the rail."""
_WELL_BESIDE, _TO_NEXT, _PAST = 14.0, 6.0, 1.0
"""The gap between a plate and its fan where the top isn't crowded, from a fan to the end of its column, and how far a
fan of faces, whose indices need room, goes past that end where it is crowded."""
_LOG_ROOM = 450.0
"""The distance of a side plate from the lower edge of the window, to leave room for the log and the coach."""


@dataclass(frozen=True)
class SeatPlace:
    """The place of another player.

    Attributes:
        side: -1 for the left, 0 for the top, 1 for the right.
        place: Its number at the top, from the left.
    """

    side: int
    place: int = 0


@cache
def seated_around(count: int, *, compact: bool = False) -> tuple[SeatPlace, ...]:
    """Return the places of ``count`` others, clockwise from the left: one is at the top, two at the sides, and so on.

    Args:
        count: The number of the others.
        compact: Whether all of them are at the top.
    """
    if count < 2 or compact:
        return tuple(SeatPlace(0, place) for place in range(count))
    return (SeatPlace(-1), *(SeatPlace(0, place) for place in range(count - 2)), SeatPlace(1))


def tops_of(count: int, *, compact: bool = False) -> int:
    """Return the number of players at the top, of ``count`` others."""
    return sum(one.side == 0 for one in seated_around(count, compact=compact))


def plate_of(at: SeatPlace, rows: FeltRows, size: tuple[float, float], fan: float) -> Box:
    """Return the name plate of a player: at a side below the fan and level with the piles, at the top behind the rail.

    Args:
        at: The place of the player.
        rows: The rows of the felt.
        size: The width and the height of the window.
        fan: The height of a fan.
    """
    w, h = size
    if at.side:
        x = RAIL if at.side < 0 else w - RAIL - COLUMN
        least = rows.felt.y + _ABOVE_FAN + fan
        middle = rows.pile.center[1] - PLATE_HEIGHT / 2
        return Box(x, max(least, min(middle, h - _LOG_ROOM - PLATE_HEIGHT)), COLUMN, PLATE_HEIGHT)
    column = top_column(at.place, rows.tops, w, rows.edges.rail)
    if rows.edges.compact:
        wide = min(SEAT_WIDTH, column.w - 8.0)
        return Box(column.center[0] - wide / 2, COMPACT_TOP, wide, LOW_PLATE)
    wide = min(_seat_width(rows.tops), column.w - fan_room(column.w, rows.tops) - _APART)
    return Box(column.x + _APART / 2, rows.edges.beyond - _BEHIND - PLATE_HEIGHT, wide, PLATE_HEIGHT)


def fan_beside(plate: Box, column: Box, *, shown: bool) -> Box:
    """Return the place of a top player's fan: always to the right of the plate.

    Args:
        plate: The plate.
        column: The player's column of the window.
        shown: Whether it is of faces.
    """
    crowded = plate.w <= _CROWDED_SEAT
    left = plate.right + (_BESIDE if crowded else _WELL_BESIDE)
    right = column.right + (_PAST if crowded and shown else -_TO_NEXT)
    return Box(left, plate.y, right - left, plate.h)


def _seat_width(tops: int) -> float:
    """Return the greatest width of a plate at the top."""
    return _CROWDED_SEAT if tops >= _CROWD else SEAT_WIDTH


def fan_room(column: float, tops: int) -> float:
    """Return the greatest width of the fan beside a plate at the top, in a column of this width."""
    return min(_CROWDED_FAN if tops >= _CROWD else FAN_ROOM, column * _FAN_SHARE)


def top_column(place: int, tops: int, w: float, rail: float = RAIL) -> Box:
    """Return the column of the window for a player at the top, without height.

    Args:
        place: The number of the player at the top, from the left.
        tops: The number of players at the top.
        w: The width of the window.
        rail: The distance kept from the edges of the window.
    """
    fan = _CROWDED_FAN if tops >= _CROWD else FAN_ROOM
    wide = min(_seat_width(tops) + fan + _APART, (w - 2 * rail) / tops)
    return Box(w / 2 + (place - tops / 2) * wide, 0.0, wide, 0.0)


def spread_room(at: SeatPlace, rows: FeltRows, sides: bool) -> Box:
    """Return the place of the spreads before a player.

    Args:
        at: The place of the player.
        rows: The rows of the felt.
        sides: Whether there are players at the sides.
    """
    if at.side:
        return rows.at_side(left=at.side < 0)
    beside = rows.beside_piles + _APART if sides and rows.tops == 1 else 0.0
    return rows.at_top(at.place, beside).inset(_APART / 2, 0.0)
