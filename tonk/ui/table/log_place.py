"""The place of the log beside the table."""

from tonk.ui.drawing.viewport import Box
from tonk.ui.table.layout import TableLayout
from tonk.ui.table.seating import COLUMN, RAIL

_APART = 10.0
_LOG, _LOG_SHARE = 216.0, 0.3
"""The most that the log is high, in units, or as a share of the height of the table."""


def log_box(layout: TableLayout) -> Box:
    """Return where the log is: at the left, between the seat there and the plate at the bottom."""
    bottom = layout.plate(layout.bottom).y - _APART
    seats = [layout.plate(seat).bottom for seat in layout.others if layout.place(seat).side < 0]
    high = max(_LOG, _LOG_SHARE * layout.h)
    top = max(bottom - high, max(seats, default=RAIL) + _APART)
    return Box(RAIL, top, COLUMN, max(0.0, bottom - top))
