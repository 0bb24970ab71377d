"""The keyboard's way through a screen, as those see it who only follow it."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point
from tonk.words.narration import Description


class Described(Protocol):
    """A control that says of itself what it is.

    Attributes:
        box: Where it is, in units.
    """

    box: Box

    @property
    def description(self) -> Description:
        """Return its description for somebody who does not see it."""

    def draw_name(self, canvas: Canvas) -> None:
        """Draw the words that are its name, where its description has none."""


@runtime_checkable
class TakesText(Described, Protocol):
    """A control into which one line of text is written.

    Attributes:
        most: How many letters it takes.
        text: Its contents.
    """

    most: int
    text: str

    def write(self, text: str) -> None:
        """Take this text in place of its own, as if it had been typed."""


class FollowedGroup(Protocol):
    """Controls of a screen, one of which may have the keyboard.

    Attributes:
        keyboard: Whether the player last used the keyboard to get about.
    """

    keyboard: bool

    def scrolls(self, pos: Point, dy: float) -> bool:
        """Return whether the wheel scrolls something at a point, if it turns by so many notches."""

    @property
    def default(self) -> Described | None:
        """The one that Enter presses while none has the keyboard."""

    @property
    def focused(self) -> Described | None:
        """The one that has the keyboard."""

    @property
    def stops(self) -> Sequence[Described]:
        """Those that can have it, in the order of Tab."""
