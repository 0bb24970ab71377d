"""The first frames of a page whose pictures are not made yet: each shows one more part, so that none takes long."""

from enum import IntEnum

from tonk.ui.shell.context import UiContext


class Part(IntEnum):
    """The parts of the page at the end of a hand, in their order."""

    GROUND, HEAD, FIRST_PLAYERS, PLAYERS, WORDS, BUTTONS = range(6)


class Opening:
    """Counts the frames of an opening page; with reduced motion, or at once, everything is there.

    Args:
        ui: The context of the window.

    Attributes:
        part: The last visible part.
    """

    def __init__(self, ui: UiContext) -> None:
        settings = ui.settings
        at_once = settings.less_motion or settings.animation_speed == "instant"
        self.part = Part.BUTTONS if at_once else Part.GROUND
        self._begun = at_once

    @property
    def over(self) -> bool:
        """Return whether everything is there."""
        return self.part == Part.BUTTONS

    def come(self, part: Part) -> bool:
        """Return whether a part is visible."""
        return part <= self.part

    def update(self) -> bool:
        """Show the next part, a frame after the page itself; return True if there was one more."""
        if self.over:
            return False
        self.part = Part(self.part + self._begun)
        self._begun = True
        return True
