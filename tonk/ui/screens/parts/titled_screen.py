"""The base of all screens: the table beneath, a title with the way back, a group of widgets, and Esc."""

import math

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.gold_letters import GoldLeaf
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, WidgetGroup
from tonk.words import _

_HEADER = 78.0
_BAR = 66.0
"""The height of the bar for title, tabs and filters; the table's rail passes beneath it."""
_PART, _LETTERS = 48.0, 36.0
_BESIDE = 10.0
"""The least distance between a title and its neighbour."""
_SECOND_ROW = 54.0
"""The growth of the header if its tabs are below the title."""
_WIDEST, _LEAST_MARGIN = 1480.0, 28.0
_NARROW = 840.0
"""The width of a page below which title and tabs don't fit beside each other."""


def margin(viewport: Viewport) -> float:
    """Return the margin of a screen at each side."""
    return max(_LEAST_MARGIN, min(48.0, viewport.w * 0.0375))


def header_row(body: Box) -> Box:
    """Return the last row of the header above this body, for tabs and filters."""
    return Box(body.x, body.y - _HEADER + (_BAR - _PART) / 2, body.w, _PART)


def is_narrow(body: Box) -> bool:
    """Return whether a page with this body has its tabs below its title."""
    return body.w + 2 * _LEAST_MARGIN < _NARROW


def two_parts(room: Box, share: float, gap: float, high: float | None = None) -> tuple[Box, Box]:
    """Return two parts beside each other, or below each other if the room is higher than wide.

    Args:
        room: The room of both.
        share: The first one's share of the width.
        gap: The gap between them.
        high: The first one's share of the height instead; None for ``share``.
    """
    if room.h > room.w:
        return room.cut_top(room.h * (share if high is None else high), gap)
    return room.cut_left(room.w * share, gap)


class TitledScreen:
    """A whole-window screen with a group of widgets.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        title: The heading; "" for no header.

    Attributes:
        group: Its widgets.
        body: The room for them below the header; set when the window changes.
        pastes: Whether Ctrl+V opens the contents of the clipboard.
        soft: Whether the place behind it is out of focus even though it has no header.
        tabbed: Whether its header has more than a title, so that a narrow one has two rows.
        column: The least room, in units, in which its parts lie below each other.
    """

    overlay = False
    pastes = False
    soft = False
    tabbed = False
    column = (640.0, 600.0)

    def __init__(self, ui: UiContext, services: Services, title: str = "") -> None:
        self.ui = ui
        self.services = services
        self.title = title
        self.group = WidgetGroup()
        self.body = ui.viewport.box
        self._letters = GoldLeaf(_LETTERS)
        self._stale = False
        self._back = Button("", self.leave, kind="bare", icon=icon("back"), key_hint=pygame.K_ESCAPE, tooltip=_("Back"))
        if title:
            self.group.add(self._back)

    def leave(self) -> None:
        """Go back to the previous screen."""
        if len(self.ui.screens.all) > 1:
            self.ui.screens.pop()
        else:
            self.services.routes.show_title()

    def changed(self) -> None:
        """Note a change in what is drawn outside the widgets."""
        self._stale = True

    def handle(self, event: Input) -> None:
        """Give the input to the widgets; Esc goes back."""
        if self.group.handle(event):
            return
        if not isinstance(event, KeyPress) or event.repeat:
            return
        if event.key == pygame.K_ESCAPE:
            self.leave()
        elif self.pastes and event.ctrl and event.key == pygame.K_v:
            self.services.routes.open_pasted()

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if it must be redrawn."""
        stale, self._stale = self._stale, False
        self.group.follow_screen(self.ui, self)
        return self.group.update(now) or stale

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only an input changes it
        """Return ``math.inf`` (`Screen`)."""
        return math.inf

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the header, what the screen paints, and the widgets."""
        # Behind text the place is out of focus and in the shade.
        self.ui.draw_ground(canvas, soft=self.soft or bool(self.title))
        if self.title:
            self._draw_header(canvas)
        self.paint(canvas)
        self.group.draw(canvas)

    def _draw_header(self, canvas: Canvas) -> None:
        """Draw a bar from side to side, with the title behind the back button."""
        theme, wide = canvas.theme, canvas.viewport.w
        bar = self.body.y - _HEADER + _BAR
        canvas.fill(Box(0, 0, wide, bar), theme.panel_raised)
        canvas.line((0, bar), (wide, bar), theme.panel_border, theme.border)
        x, middle = self._back.box.right + 8, self._back.box.center[1]
        self._letters.size = _LETTERS
        wide, beside = self._letters.measure(self.ui, self.title)[0], self._title_ends(x, middle)
        self._letters.size *= min(1.0, (beside - x) / wide)
        self._letters.draw(canvas, self.ui, (x, middle), self.title, "midleft")

    def _title_ends(self, x: float, middle: float) -> float:
        """Return the right end of a title that begins at ``x``, before other parts of its row."""
        boxes = [widget.box for widget in self.group.widgets if widget.visible]
        starts = [box.x - _BESIDE for box in boxes if box.x > x and box.y <= middle < box.bottom]
        return min(starts, default=self.body.right)

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again."""
        side = margin(viewport)
        wide = min(viewport.w - 2 * side, _WIDEST)
        column = Box((viewport.w - wide) / 2, 0, wide, viewport.h)
        rest = column.cut_top(_HEADER)[1]
        self._back.box = header_row(rest).move(-10, 0).cut_left(_PART)[0]
        if self.tabbed and is_narrow(rest):
            rest = rest.cut_top(_SECOND_ROW)[1]
        self.body = rest if self.title else column
        self.arrange(self.body)

    def arrange(self, body: Box) -> None:
        """Place everything inside ``body``."""

    def paint(self, canvas: Canvas) -> None:
        """Draw everything between the table and the widgets."""
