"""The first frames of a page whose pictures are yet to be made: a part of it more in each, so that none takes long."""

from enum import IntEnum

from tonk.ui.shell.context import UiContext


class Part(IntEnum):
    """The parts of the page at the end of a hand, in the order in which they come."""

    CARDS, FIRST_PLAYERS, PLAYERS, HEAD, WORDS, BUTTONS = range(6)


class Opening:
    """Counts the frames of a page that opens; with reduced motion, or at once, it simply is there.

    Args:
        ui: The context of the window.

    Attributes:
        part: The last part that has come.
    """

    def __init__(self, ui: UiContext) -> None:
        settings = ui.settings
        at_once = settings.less_motion or settings.animation_speed == "instant"
        self.part = Part.BUTTONS if at_once else Part.CARDS
        self._begun = at_once

    @property
    def over(self) -> bool:
        """Return whether all is there."""
        return self.part == Part.BUTTONS

    def come(self, part: Part) -> bool:
        """Return whether a part has come."""
        return part <= self.part

    def update(self) -> bool:
        """Let the next part come, a frame after the page itself; True when there is one more."""
        if self.over:
            return False
        self.part = Part(self.part + self._begun)
        self._begun = True
        return True
