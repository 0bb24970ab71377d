"""The teacher beside a table: the walk-through, the tutor of a lesson, or a drill."""

from collections.abc import Callable, Sequence
from typing import Protocol

from tonk.rules.events import Event
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import Input
from tonk.ui.widgets.base import NOWHERE, Widget


class Teacher(Protocol):
    """A teacher beside the table."""

    @property
    def box(self) -> Box:
        """Return the box of its words."""

    @property
    def speaks(self) -> bool:
        """Return whether there is something to read now."""

    @property
    def holds(self) -> bool:
        """Return whether the game waits until that has been read."""

    @property
    def bars_hints(self) -> str:
        """Return why no hint may be requested at this table, or ""."""

    @property
    def stops(self) -> Sequence[Widget]:
        """Return its buttons for the keyboard's order at the table."""

    def notice(self, events: Sequence[Event], /) -> None:
        """Take note of events, or of another player who looks."""

    def at_end(self) -> str:
        """Return the last lesson of the hand, for its page, or ""."""

    def handle(self, event: Input) -> bool:
        """Handle input; return True if it was used."""

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if it must be redrawn."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the words."""


class TeacherStops(Widget):
    """The buttons of a teacher in the keyboard's order at the table. The teacher draws them.

    Args:
        stops: Returns the present buttons.
    """

    focusable = False

    def __init__(self, stops: Callable[[], Sequence[Widget]]) -> None:
        super().__init__(NOWHERE)
        self._stops = stops

    @property
    def children(self) -> Sequence[Widget]:
        """Return the present buttons."""
        return self._stops()

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""
