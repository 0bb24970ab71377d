"""The seats of the others around the table: at the left, along the top and at the right, clockwise."""

from dataclasses import dataclass
from functools import cache

from tonk.ui.drawing.viewport import Box
from tonk.ui.table.felt_rows import FeltRows

RAIL = 40.0
"""All that stands on the table keeps so far from the edges of the window: clear of the rail and its ornaments."""
COLUMN = 228.0
"""The width of what stands at the left and at the right: seats, the log, the plate and the buttons."""
SEAT_WIDTH, PLATE_HEIGHT = 282.0, 58.0
"""Of a seat at the top, the most a window allows: its width with the portrait; and the height of each plate."""
FAN_SEEN = 0.26
"""The share of a card's height (in the hand) that stands out above a plate."""
TOP_MARGIN = 5.0
"""The upper edge of the fans of backs at the top; their lower part is tucked behind the plates."""
_APART = 10.0
_BELOW_TOP = 20.0
"""A fan at a side is so far below the plates at the top."""
_SPREAD_ABOVE = 26.0
"""A plate at a side is so far above the middle of the room before it, where one player sits at the top."""


@dataclass(frozen=True)
class SeatPlace:
    """The place of another player.

    Attributes:
        side: -1 for the left, 0 for the top, 1 for the right.
        place: Which one of those at the top, from the left.
    """

    side: int
    place: int = 0


@cache
def seated_around(count: int) -> tuple[SeatPlace, ...]:
    """The places of so many others, clockwise from the left: one sits at the top, two at the sides, and so on."""
    if count < 2:
        return (SeatPlace(0),) * count
    return (SeatPlace(-1), *(SeatPlace(0, place) for place in range(count - 2)), SeatPlace(1))


def tops_of(count: int) -> int:
    """Return how many of so many others sit at the top."""
    return sum(one.side == 0 for one in seated_around(count))


def plate_of(at: SeatPlace, rows: FeltRows, w: float, stands_out: float) -> Box:
    """Return the name plate of a player.

    Args:
        at: The place of the player.
        rows: The rows of the felt.
        w: The width of the window.
        stands_out: How much of the cards stands out above a plate.
    """
    if at.side:
        x = RAIL if at.side < 0 else w - RAIL - COLUMN
        above = TOP_MARGIN + stands_out + PLATE_HEIGHT if rows.tops else 0.0
        least = above + _BELOW_TOP + stands_out
        room = rows.at_side(left=True)
        if rows.tops > 1:
            y = room.y - PLATE_HEIGHT - _APART
        else:
            y = (rows.pile if not rows.tops else room).center[1] - PLATE_HEIGHT / 2 - _SPREAD_ABOVE * rows.tops
        return Box(x, max(least, y), COLUMN, PLATE_HEIGHT)
    column = top_column(at.place, rows.tops, w)
    wide = min(SEAT_WIDTH, column.w - 8.0)
    return Box(column.center[0] - wide / 2, TOP_MARGIN + stands_out, wide, PLATE_HEIGHT)


def top_column(place: int, tops: int, w: float) -> Box:
    """Return what of the width of the window belongs to a player at the top; of no height.

    Args:
        place: Which one of those at the top, from the left.
        tops: How many sit there.
        w: The width of the window.
    """
    wide = min(320.0, (w - 2 * RAIL) / tops)
    return Box(w / 2 + (place - tops / 2) * wide, 0.0, wide, 0.0)


def spread_room(at: SeatPlace, rows: FeltRows, sides: bool) -> Box:
    """Return where the spreads before a player lie.

    Args:
        at: The place of the player.
        rows: The rows of the felt.
        sides: Whether anybody sits at the sides.
    """
    if at.side:
        return rows.at_side(left=at.side < 0)
    beside = rows.beside_piles + _APART if sides and rows.tops == 1 else 0.0
    return rows.at_top(at.place, beside).inset(_APART / 2, 0.0)
