"""The margins of the table: the rail, and the columns left and right of the hand."""

from dataclasses import dataclass
from functools import cache

from tonk.ui.drawing.places.table_edge import BEYOND, FELT, is_small
from tonk.ui.drawing.viewport import usual_scale

RAIL = 40.0
"""All that stands on the table keeps so far from the edges of the window: clear of the rail and its ornaments."""
COLUMN = 228.0
"""The width of what stands at the left and at the right: seats, the log, the plate and the buttons."""
_COMPACT_RAIL, _COMPACT_COLUMN, _COLUMN_SHARE = 8.0, 158.0, 0.235


@dataclass(frozen=True)
class Edges:
    """The margins of the table.

    Attributes:
        rail: All that stands on the table keeps so far from the edges of the window.
        column: The width of what stands at the left and at the right.
        compact: Whether everybody sits along the top, for there is little room.
        beyond: What stands at the top ends above this, beyond the far rail.
        felt: The felt begins here, below the far rail.
    """

    rail: float = RAIL
    column: float = COLUMN
    compact: bool = False
    beyond: float = BEYOND
    felt: float = FELT

    @property
    def side(self) -> float:
        """Return the width that is kept free left and right of the hand, for the log and the buttons."""
        return self.rail + self.column + (8.0 if self.compact else 12.0)


USUAL_EDGES = Edges()


@cache
def edges_of(w: float, h: float) -> Edges:
    """Return the margins of a table in a window of so many units: in a small one, it is compact."""
    if not is_small(w, h):
        larger = max(1.0, usual_scale((w, h)))  # all else may be smaller than usual, the table is not
        return Edges(beyond=BEYOND * larger, felt=FELT * larger)
    return Edges(_COMPACT_RAIL, max(_COMPACT_COLUMN, min(COLUMN, w * _COLUMN_SHARE)), compact=True)
