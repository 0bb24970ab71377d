"""A list of which one row is always chosen: the rule sets, in the new-game and the rules screens."""

from collections.abc import Callable, Sequence

from tonk.ui.canvas import Canvas
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import ListView

ROW = 46.0


class Chooser(ListView):
    """Names below each other; pressing one, or going to it with the arrow keys, chooses it.

    Args:
        names: What can be chosen.
        chosen: The number of the one that is.
        on_choose: Called with the number of another one.
    """

    def __init__(self, names: Sequence[str], chosen: int, on_choose: Callable[[int], None]) -> None:
        super().__init__(len(names), ROW, self._draw_name, self._opened)
        self.names = tuple(names)
        self.on_choose = on_choose
        self.marked = chosen

    def mark(self, row: int | None) -> None:
        """Choose a row and show it."""
        before = self.marked
        super().mark(row)
        if row is not None and row != before:
            self.on_choose(row)

    def draw_ring(self, canvas: Canvas) -> None:
        """The ring goes around the chosen row, which is where the arrow keys start from."""
        row = self.marked or 0
        wide = self.inner_width
        box = Box(self.box.x, self.box.y + row * self.row_height - self.top, wide, self.row_height)
        if self.ring and self.box.overlap(box) > 0:
            canvas.focus_ring(box.inset(0, 1), 8)

    def _opened(self, _row: int) -> None:
        """It was chosen when it was marked."""

    def _draw_name(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, chosen = canvas.theme, row == self.marked
        room = box.inset(14, 0)
        style, ink = ("strong", theme.gold_light) if chosen else ("body", theme.ink)
        canvas.line_of_text(room.cut_right(26)[1] if chosen else room, self.names[row], style, ink)
        if chosen:
            canvas.icon(icon("check"), (room.right - 8, room.center[1]), 20, theme.gold)
