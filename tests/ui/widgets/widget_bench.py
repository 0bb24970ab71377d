"""A screen for trying out widgets."""

import math

from tests.ui.pilot import Pilot
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.shell.inputs import Input
from tonk.ui.widgets import Widget, WidgetGroup

ROW = Box(100, 100, 600, 56)


class Bench:
    """A screen that is a group of widgets on a plain ground."""

    overlay = False

    def __init__(self, *widgets: Widget) -> None:
        self.group = WidgetGroup(*widgets)
        self.left: list[Input] = []

    def handle(self, event: Input) -> None:
        """Pass an input to the group, and keep the inputs that it did not use."""
        if not self.group.handle(event):
            self.left.append(event)

    def update(self, now: float) -> bool:
        """Update the group."""
        return self.group.update(now)

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only inputs change it
        """Return ``math.inf``."""
        return math.inf

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets on a plain ground."""
        canvas.fill(canvas.box, canvas.theme.felt)
        self.group.draw(canvas)

    def resized(self, viewport: Viewport) -> None:
        """Do nothing: the boxes of a test stay in their places."""


def bench(*widgets: Widget) -> tuple[Pilot, Bench]:
    """Return a pilot with some widgets that are drawn once, and their screen."""
    screen = Bench(*widgets)
    pilot = Pilot(screen=screen)
    pilot.advance(1.0)
    return pilot, screen


class Counter:
    """A recorder of presses and values."""

    def __init__(self) -> None:
        self.values: list[object] = []

    def press(self) -> None:
        """Record a press."""
        self.values.append("pressed")

    def take(self, value: object) -> None:
        """Record a value."""
        self.values.append(value)
