"""The margins of the table: the rail, and the columns left and right of the hand."""

from dataclasses import dataclass
from functools import cache

from tonk.ui.drawing.places.table_edge import BEYOND, FELT, is_small
from tonk.ui.drawing.viewport import usual_scale

RAIL = 40.0
"""The distance of everything on the table from the edges of the window, clear of the rail and its ornaments."""
COLUMN = 228.0
"""The width of the columns at the left and right: seats, the log, the plate and the buttons."""
_COMPACT_RAIL, _COMPACT_COLUMN, _COLUMN_SHARE = 8.0, 158.0, 0.235


@dataclass(frozen=True)
class Edges:
    """The margins of the table.

    Attributes:
        rail: The distance of everything on the table from the edges of the window.
        column: The width of the columns at the left and right.
        compact: Whether everybody sits along the top, since there is little room.
        beyond: The lower limit of things at the top beyond the far rail.
        felt: The upper edge of the felt, below the far rail.
    """

    rail: float = RAIL
    column: float = COLUMN
    compact: bool = False
    beyond: float = BEYOND
    felt: float = FELT

    @property
    def side(self) -> float:
        """Return the width kept free left and right of the hand, for the log and the buttons."""
        return self.rail + self.column + (8.0 if self.compact else 12.0)


USUAL_EDGES = Edges()


@cache
def edges_of(w: float, h: float) -> Edges:
    """Return the margins of a table in a window of this size, in units; a small one is compact."""
    if not is_small(w, h):
        larger = max(1.0, usual_scale((w, h)))  # everything else may be smaller than usual, but not the table
        return Edges(beyond=BEYOND * larger, felt=FELT * larger)
    return Edges(_COMPACT_RAIL, max(_COMPACT_COLUMN, min(COLUMN, w * _COLUMN_SHARE)), compact=True)
