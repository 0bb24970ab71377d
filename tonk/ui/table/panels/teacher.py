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
        """Return where its words are."""

    @property
    def speaks(self) -> bool:
        """Return whether there is something to be read now."""

    @property
    def holds(self) -> bool:
        """Return whether the game waits until that has been read."""

    @property
    def bars_hints(self) -> str:
        """Return why no hint may be asked for at this table; empty where one may."""

    @property
    def stops(self) -> Sequence[Widget]:
        """Return its buttons that the keyboard goes through with those of the table."""

    def notice(self, events: Sequence[Event], /) -> None:
        """Something has happened, or another player looks."""

    def at_end(self) -> str:
        """Return the last lesson of the hand, for its page; empty for none."""

    def handle(self, event: Input) -> bool:
        """Take what is meant for it; True when it was."""

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when it must be drawn again."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the words."""


class TeacherStops(Widget):
    """The buttons of a teacher, on the way of the keyboard over the table. The teacher draws them.

    Args:
        stops: Gives those that are there now.
    """

    focusable = False

    def __init__(self, stops: Callable[[], Sequence[Widget]]) -> None:
        super().__init__(NOWHERE)
        self._stops = stops

    @property
    def children(self) -> Sequence[Widget]:
        """Return the buttons that are there now."""
        return self._stops()

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""
