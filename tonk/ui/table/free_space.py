"""The free space beside the table: the place of the log, and columns as far as nothing lies in them."""

from collections.abc import Sequence

from tonk.ui.drawing.viewport import Box
from tonk.ui.table.board import Board
from tonk.ui.table.layout import SIDE, TableLayout

_APART = 10.0


def log_box(layout: TableLayout) -> Box:
    """Return where the log is: at the left, between the seats at the top and the plate at the bottom."""
    top = max(layout.column(seat).bottom for seat in layout.others) + _APART
    return Box(16.0, top, SIDE - 40.0, max(0.0, layout.plate(layout.bottom).y - 18.0 - top))


def lesson_room(board: Board) -> Box:
    """Return the free room at the left of the table: the place of the log, and above it as far as nothing lies."""
    log = log_box(board.layout)
    free = free_room(board, Box(log.x, 0, SIDE - 24.0 - log.x, log.bottom))
    top = min(free.y, log.y)
    return Box(free.x, top, free.w, log.bottom - top)


def free_room(board: Board, column: Box, others: Sequence[Box] = ()) -> Box:
    """The lower part of a column beside the table in which nothing lies, nor any of the other boxes.

    Args:
        board: The cards of the table.
        column: The column, in units.
        others: Other boxes that lie there.
    """
    lies = [box.bottom for box in (*_lying(board, board.layout), *others) if box.overlap(column)]
    top = max(lies, default=0.0) + _APART
    return Box(column.x, top, column.w, max(0.0, column.bottom - top))


def _lying(board: Board, layout: TableLayout) -> list[Box]:
    """Return the boxes at the top of the table: seats, spreads, and the cards that are played before seats."""
    boxes = [layout.plate(seat) for seat in layout.others] + [layout.portrait(seat) for seat in layout.others]
    table = board.view.table
    boxes += [layout.box_of(pose) for poses in layout.spreads(table) for pose in poses]
    for seat in layout.others:
        boxes += [layout.box_of(pose) for pose in layout.marked(seat, table)]
    return boxes
