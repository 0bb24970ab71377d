"""A bench to try widgets on."""

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
        """To the group; what it has no use for is noted."""
        if not self.group.handle(event):
            self.left.append(event)

    def update(self, now: float) -> bool:
        """Of the group."""
        return self.group.update(now)

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only inputs change it
        """Return ``math.inf``."""
        return math.inf

    def draw(self, canvas: Canvas) -> None:
        """The widgets on a plain ground."""
        canvas.fill(canvas.box, canvas.theme.felt)
        self.group.draw(canvas)

    def resized(self, viewport: Viewport) -> None:
        """The boxes of a test stay where they are."""


def bench(*widgets: Widget) -> tuple[Pilot, Bench]:
    """A pilot before some widgets, drawn once."""
    screen = Bench(*widgets)
    pilot = Pilot(screen=screen)
    pilot.advance(1.0)
    return pilot, screen


class Counter:
    """Counts presses and keeps values."""

    def __init__(self) -> None:
        self.values: list[object] = []

    def press(self) -> None:
        """One press."""
        self.values.append("pressed")

    def take(self, value: object) -> None:
        """One value."""
        self.values.append(value)
