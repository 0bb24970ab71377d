"""A list of rows, one of which is marked."""

from collections.abc import Callable, Hashable

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.widgets.base import NOWHERE, PRESS_KEYS
from tonk.ui.widgets.scroll import ScrollArea
from tonk.words.narration import Description, Role, row_count, switch_in

_DRAG = 8.0


class ListView(ScrollArea):
    """Rows of equal height; pressing one marks and opens it, arrow keys mark, Enter opens.

    Args:
        count: The number of rows. Only visible rows are drawn, so there may be thousands.
        row_height: The height of each row, at least 44 units if rows can be opened.
        draw_row: Draws a row, given the canvas, its box and its number, on its background.
        on_open: Called with the number of a row; None for a read-only list.
        box: Its place, in units.
    """

    def __init__(
        self,
        count: int,
        row_height: float,
        draw_row: Callable[[Canvas, Box, int], None],
        on_open: Callable[[int], None] | None = None,
        box: Box = NOWHERE,
    ) -> None:
        super().__init__(self._paint_rows, box)
        self.row_height = row_height
        self.draw_row = draw_row
        self.on_open = on_open
        self.marked: int | None = None
        self._pointed: int | None = None
        self._down: Point | None = None
        self.count = count

    @property
    def count(self) -> int:
        """Return the number of rows."""
        return self._count

    @count.setter
    def count(self, count: int) -> None:
        self._count = count
        self.content_height = count * self.row_height
        if self.marked is not None and self.marked >= count:
            self.marked = None

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """True when a row can be opened, or when there is something to scroll; then it takes the keyboard."""
        return self.count > 0 and (self.on_open is not None or self.overflow > 0)

    def mark(self, row: int | None) -> None:
        """Mark a row and show it; None marks no row."""
        self.marked = row
        if row is not None:
            self.show_part(row * self.row_height, self.row_height)

    @property
    def description(self) -> Description:
        """Return the words of the marked row, or for a read-only list, that it can be scrolled."""
        if self.on_open is None:
            return super().description
        if self.marked is None:
            return Description("", Role.LIST, switch_in(self.called, row_count(self.count)))
        return Description("", Role.LIST, place=(self.marked + 1, self.count), list_name=self.called)

    def draw_name(self, canvas: Canvas) -> None:
        """Draw the row that is marked."""
        if self.marked is not None:
            y = self.box.y + self.marked * self.row_height - self.top
            self.draw_row(canvas, Box(self.box.x, y, self.inner_width, self.row_height), self.marked)

    def look(self) -> tuple[Hashable, ...]:
        """The marked row and the one under the pointer."""
        return (*super().look(), self.count, self.marked, self._pointed if self.hovered else None)

    def handle(self, event: Input) -> bool:
        """Mark, open, or scroll."""
        if self.on_open is None:
            return super().handle(event)
        match event:
            case PointerDown(pos=pos) if self.box.contains(pos):
                self._down = None if self._rail.contains(pos) and self.overflow else pos
                super().handle(event)
                return True
            case PointerMove(pos=pos):
                self._pointed = self._row_at(pos)
                if self._down is not None and abs(pos[1] - self._down[1]) > _DRAG:
                    self._down = None
                return super().handle(event)
            case PointerUp(pos=pos):
                super().handle(event)
                return self._release(pos)
            case PointerCancel():
                self._down = None
            case KeyPress(key=key, ctrl=False, alt=False) if self._key_on_rows(key):
                return True
        return super().handle(event)

    def _release(self, pos: Point) -> bool:
        row = self._row_at(pos)
        if self._down is None or row is None or row != self._row_at(self._down):
            self._down = None
            return False
        self._down = None
        self._open(row)
        return True

    def _open(self, row: int) -> None:
        self.mark(row)
        if self.on_open is not None:
            self.on_cue(Cue.PRESSED)
            self.on_open(row)

    def _key_on_rows(self, key: int) -> bool:
        if self.count == 0:
            return False
        if key in PRESS_KEYS and self.marked is not None:
            self._open(self.marked)
            return True
        page = max(1, int(self.box.h / self.row_height) - 1)
        moves = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.count,
            pygame.K_END: self.count,
        }
        if key not in moves:
            return False
        at = -1 if self.marked is None and moves[key] == 1 else self.marked or 0
        row = min(self.count - 1, max(0, at + moves[key]))
        used = row != self.marked or key not in (pygame.K_UP, pygame.K_DOWN)
        self.mark(row)
        return used

    def _row_at(self, pos: Point) -> int | None:
        if not self.box.contains(pos):
            return None
        row = int((pos[1] - self.box.y + self.top) // self.row_height)
        return row if 0 <= row < self.count else None

    def _paint_rows(self, canvas: Canvas, content: Box) -> None:
        theme = canvas.theme
        first = max(0, int(self.top // self.row_height))
        last = min(self.count, int((self.top + self.box.h) // self.row_height) + 1)
        for row in range(first, last):
            box = Box(content.x, content.y + row * self.row_height, content.w, self.row_height)
            if row == self.marked:
                canvas.rounded(box.inset(0, 1), theme.quiet_hover, 8, border=theme.panel_border)
            elif self.on_open is not None and self.hovered and row == self._pointed:
                canvas.rounded(box.inset(0, 1), theme.quiet, 8)
            elif row + 1 < self.count and row + 1 != self.marked:
                canvas.line((box.x + 8, box.bottom), (box.right - 8, box.bottom), theme.hairline, 1)
            self.draw_row(canvas, box, row)
