"""A page that is smaller than the window, and rises over the one below."""

from abc import ABC, abstractmethod

import pygame

from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Input, Key, PointerDown
from tonk.ui.scene import Stage
from tonk.ui.viewport import Box, Viewport
from tonk.ui.widgets import WidgetGroup
from tonk.ui.widgets.rise import Rise


class SmallPage(ABC):
    """Esc closes it.

    Args:
        stage: The stage.
    """

    overlay = True
    lightly = False
    """Whether a press beside it closes it too, because nothing is lost with it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._box = Box(0, 0, 0, 0)
        self._rise = Rise(stage)
        self._group = WidgetGroup()

    def handle(self, event: Input) -> None:
        """What no widget has a use for may close it."""
        if self._group.handle(event):
            return
        escape = isinstance(event, Key) and event.key == pygame.K_ESCAPE and not event.repeat
        beside = isinstance(event, PointerDown) and not self._box.contains(event.pos)
        if escape or (self.lightly and beside):
            self._stage.pop()

    def update(self, now: float) -> bool:
        """Rise into place."""
        moved = self._rise.update(now)
        if moved:
            self.resized(self._stage.viewport)
        self._group.calm = self._stage.settings.reduced_motion
        return self._group.update(now) or moved

    @abstractmethod
    def resized(self, viewport: Viewport) -> None:
        """Lay out anew, lower by what is left of the rise."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw it over what lies below."""
