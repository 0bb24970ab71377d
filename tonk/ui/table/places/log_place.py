"""The places of the log and of the buttons beside the table."""

from functools import lru_cache

from tonk.ui.drawing.viewport import Box
from tonk.ui.table.places.layout import TableLayout

_APART = 10.0
_LOG, _LOG_SHARE = 216.0, 0.3
"""The greatest height of the log, in units, or as a share of the height of the table."""
_BUTTONS, _COMPACT_BUTTONS = 280.0, 188.0
"""The height of the buttons beside the hand, and on a compact table."""


@lru_cache(maxsize=4)
def log_box(layout: TableLayout) -> Box:
    """Return the box of the log: above the plate at the bottom, below the seat at that side."""
    bottom, edges = layout.plate(layout.bottom).y - _APART, layout.edges
    if edges.compact:
        top = layout.rows.felt.y + layout.rows.row + _APART
        return layout.for_hand(Box(edges.rail, top, edges.column, max(0.0, bottom - top)))
    seats = [layout.plate(seat).bottom for seat in layout.others if layout.place(seat).side < 0]
    high = max(_LOG, _LOG_SHARE * layout.h)
    top = max(bottom - high, max(seats, default=edges.rail) + _APART)
    return layout.for_hand(Box(edges.rail, top, edges.column, max(0.0, bottom - top)))


def buttons_box(layout: TableLayout) -> Box:
    """Return the box of the buttons: beside the hand, opposite the log."""
    high = _COMPACT_BUTTONS if layout.edges.compact else _BUTTONS
    return layout.for_hand(Box(layout.w - layout.edges.side, layout.h - high, layout.edges.side, high))
