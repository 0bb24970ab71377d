"""Lists with one chosen row, such as the hands of the history or the rule sets."""

from collections.abc import Callable, Sequence

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets import ListView

ROW = 46.0


class Picker(ListView):
    """Rows below each other; pressing one, or moving to it with the arrow keys, chooses it.

    Args:
        count: The number of rows.
        row_height: The height of a row, in units.
        draw_row: Draws a row, given the canvas, its box and its number.
        on_pick: Called with the number of another chosen row.
    """

    def __init__(
        self,
        count: int,
        row_height: float,
        draw_row: Callable[[Canvas, Box, int], None],
        on_pick: Callable[[int], None],
    ) -> None:
        super().__init__(count, row_height, draw_row, lambda _row: None)
        self.on_pick = on_pick

    def mark(self, row: int | None) -> None:
        """Choose a row and show it."""
        before = self.marked
        super().mark(row)
        if row is not None and row != before:
            self.on_pick(row)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring around the chosen row, where the arrow keys start."""
        row = self.marked or 0
        box = Box(self.box.x, self.box.y + row * self.row_height - self.top, self.inner_width, self.row_height)
        if self.ring and self.box.overlap(box) > 0:
            canvas.focus_ring(box.common(self.box).inset(0, 1), 8)


class Chooser(Picker):
    """A list of names with a mark on the chosen one.

    Args:
        names: The choices.
        chosen: The number of the chosen one.
        on_choose: Called with the number of another one.
    """

    def __init__(self, names: Sequence[str], chosen: int, on_choose: Callable[[int], None]) -> None:
        super().__init__(len(names), ROW, self._draw_name, on_choose)
        self.names = tuple(names)
        self.marked = chosen

    def _draw_name(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, chosen = canvas.theme, row == self.marked
        room = box.inset(14, 0)
        style, ink = ("strong", theme.gold_light) if chosen else ("body", theme.ink)
        canvas.line_of_text(room.cut_right(26)[1] if chosen else room, self.names[row], style, ink)
        if chosen:
            canvas.icon(icon("check"), (room.right - 8, room.center[1]), 20, theme.gold)
