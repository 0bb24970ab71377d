"""The keyboard's way through a screen, for those who only follow it."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point
from tonk.words.narration import Description


class Described(Protocol):
    """A control that describes itself.

    Attributes:
        box: Its box, in units.
    """

    box: Box

    @property
    def description(self) -> Description:
        """Return its description for speech."""

    def draw_name(self, canvas: Canvas) -> None:
        """Draw the words that are its name, if its description has none."""


@runtime_checkable
class TakesText(Described, Protocol):
    """A control for one line of text.

    Attributes:
        most: The greatest number of letters.
        text: Its contents.
    """

    most: int
    text: str

    def write(self, text: str) -> None:
        """Replace its text by this one, as if it had been typed."""


class FollowedGroup(Protocol):
    """Controls of a screen, one of which may have the keyboard.

    Attributes:
        keyboard: Whether the player last used the keyboard to move.
    """

    keyboard: bool

    def scrolls(self, pos: Point, dy: float) -> bool:
        """Return whether the wheel scrolls something at a point, if it turns by this many notches."""

    @property
    def default(self) -> Described | None:
        """Return the control that Enter presses while none has the keyboard."""

    @property
    def focused(self) -> Described | None:
        """Return the control that has the keyboard."""

    @property
    def stops(self) -> Sequence[Described]:
        """Return those that can have it, in the order of Tab."""
