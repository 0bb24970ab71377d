"""A page that shows its contents little by little, once; it can be skipped to its end."""

from tonk.ui.drawing import speeds
from tonk.ui.shell.context import UiContext


class Unfolding:
    """The clock of such a page, at the chosen animation speed; over at once with reduced motion.

    Args:
        ui: The context of the window.
        seconds: Its duration at speed 1.
    """

    def __init__(self, ui: UiContext, seconds: float) -> None:
        self._ui = ui
        self._seconds = seconds
        self._last: float | None = None
        self._passed = 0.0
        self.restart()

    @property
    def over(self) -> bool:
        """Return whether all is shown."""
        return self._passed >= self._seconds

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if anything shown has changed."""
        if self.over:
            return False
        settings = self._ui.settings
        speed = speeds.SPEEDS[settings.animation_speed]
        if settings.less_motion or speed == float("inf"):
            self.skip()
            return True
        self._passed += 0.0 if self._last is None else (now - self._last) * speed
        self._last = now
        return True

    def restart(self) -> None:
        """Show it again from its beginning; all of it in the first frame if nothing is to move."""
        settings = self._ui.settings
        at_once = settings.less_motion or speeds.SPEEDS[settings.animation_speed] == float("inf")
        self._passed, self._last = self._seconds if at_once else 0.0, None

    def skip(self) -> None:
        """Show all of it."""
        self._passed = self._seconds

    def share(self, begins: float, seconds: float) -> float:
        """Return the progress, 0 to 1, of something with this beginning and duration."""
        if self.over:
            return 1.0
        return min(1.0, max(0.0, (self._passed - begins) / seconds))
