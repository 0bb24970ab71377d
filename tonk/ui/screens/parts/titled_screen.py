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
"""The bar at the top that title, tabs and filters stand on: the table's rail passes beneath it."""
_PART, _LETTERS = 48.0, 36.0
_WIDEST = 1480.0


def margin(viewport: Viewport) -> float:
    """Return the room that a screen leaves free at each side."""
    return max(28.0, min(48.0, viewport.w * 0.0375))


def header_row(body: Box) -> Box:
    """Return where in the header, above this body, tabs and filters go."""
    return Box(body.x, (_BAR - _PART) / 2, body.w, _PART)


class TitledScreen:
    """A whole-window screen with a group of widgets.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        title: The heading; "" for no header.

    Attributes:
        group: Its widgets.
        body: The room left for them below the header; set when the window changes.
        pastes: Whether Ctrl+V opens what is on the clipboard.
    """

    overlay = False
    pastes = False

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
        """Go back to where the player came from."""
        if len(self.ui.screens.all) > 1:
            self.ui.screens.pop()
        else:
            self.services.routes.show_title()

    def changed(self) -> None:
        """Something that is drawn outside the widgets is another now."""
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
        """Go on to ``now``; True when it must be drawn again."""
        stale, self._stale = self._stale, False
        self.group.follow_screen(self.ui, self)
        return self.group.update(now) or stale

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only an input changes it
        """Return ``math.inf`` (`Screen`)."""
        return math.inf

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the header, what the screen paints, and the widgets."""
        self.ui.draw_ground(canvas)
        if self.title:
            # What lies on the table steps back behind what is to be read.
            canvas.dim()
            self._draw_header(canvas)
        self.paint(canvas)
        self.group.draw(canvas)

    def _draw_header(self, canvas: Canvas) -> None:
        """A bar from side to side, with the title behind the way back."""
        theme, wide = canvas.theme, canvas.viewport.w
        canvas.fill(Box(0, 0, wide, _BAR), theme.panel_raised)
        canvas.line((0, _BAR), (wide, _BAR), theme.panel_border, theme.border)
        x, middle = self._back.box.right + 8, self._back.box.center[1]
        self._letters.draw(canvas, self.ui, (x, middle), self.title, "midleft")

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again."""
        side = margin(viewport)
        wide = min(viewport.w - 2 * side, _WIDEST)
        column = Box((viewport.w - wide) / 2, 0, wide, viewport.h)
        rest = column.cut_top(_HEADER)[1]
        self._back.box = header_row(column).move(-10, 0).cut_left(_PART)[0]
        self.body = rest if self.title else column
        self.arrange(self.body)

    def arrange(self, body: Box) -> None:
        """Put everything in its place inside ``body``."""

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies between the table and the widgets."""
