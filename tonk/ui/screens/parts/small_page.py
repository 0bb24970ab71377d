"""A page that is smaller than the window and rises over the one below."""

import math
from abc import ABC, abstractmethod

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.widgets import Button, Widget, WidgetGroup
from tonk.ui.widgets.overlay import Rise, draw_heading, draw_plaque
from tonk.words import _

_HEAD, _CROSS_HEAD, _CROSS, _INSET = (34.0, 28.0), (72.0, 24.0), 44.0, 20.0
"""The heading's margins without and with a cross beside it, and the cross's size and inset."""


class SmallPage(ABC):
    """A plaque with a heading; Esc closes it.

    Args:
        ui: The context of the window.
        title: The heading.
    """

    overlay = True
    column = (640.0, 600.0)
    """The least room, in units, in which the parts of a usually wider page lie below each other."""
    lightly = False
    """True if a press beside it or on its cross closes it too, since nothing is lost."""

    def __init__(self, ui: UiContext, title: str) -> None:
        self._ui = ui
        self._title = title
        self._box = Box(0, 0, 0, 0)
        self._rise = Rise(ui)
        self._group = WidgetGroup()
        self._cross = Button(
            "", ui.screens.pop, kind="bare", icon=icon("cross"), key_hint=pygame.K_ESCAPE, tooltip=_("Back")
        )

    def _add(self, *widgets: Widget) -> None:
        """Add all its widgets to the page, the cross last."""
        self._group.add(*widgets, *([self._cross] if self.lightly else []))

    def handle(self, event: Input) -> None:
        """Give the input to the widgets; unused input may close the page."""
        if self._group.handle(event):
            return
        escape = isinstance(event, KeyPress) and event.key == pygame.K_ESCAPE and not event.repeat
        beside = isinstance(event, PointerDown) and not self._box.contains(event.pos)
        if escape or (self.lightly and beside):
            self._ui.screens.pop()

    def update(self, now: float) -> bool:
        """Rise into place."""
        moved = self._rise.update(now)
        if moved:
            self.resized(self._ui.viewport)
        self._group.follow_screen(self._ui, self)
        return self._group.update(now) or moved

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only an input changes it
        """Return ``math.inf`` (`Screen`)."""
        return math.inf

    @abstractmethod
    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again, after ``_lie`` has placed the plaque."""

    def _lie(self, viewport: Viewport, wide: float, high: float) -> Box:
        """Place it in the middle of the window, lower by the rest of the rise, and return the plaque's box."""
        self._box = viewport.box.centered(wide, high).move(0, self._rise.left)
        self._cross.box = Box(self._box.right - _INSET - _CROSS, self._box.y + _INSET, _CROSS, _CROSS)
        return self._box

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the page below."""
        canvas.dim()
        draw_plaque(canvas, self._box)
        self.paint(canvas)
        self._group.draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Draw the heading, and in other pages what else lies below the widgets and their tooltip."""
        draw_heading(canvas, self._box.inset(*(_CROSS_HEAD if self.lightly else _HEAD)), self._title)
