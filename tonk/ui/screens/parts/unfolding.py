"""A page that shows its contents little by little, once; it can be sent to its end at any time."""

from tonk.ui.drawing import speeds
from tonk.ui.shell.context import UiContext


class Unfolding:
    """The clock of such a page. It runs as fast as the animation speed says, and is over at once in reduced motion.

    Args:
        ui: The context of the window.
        seconds: How long it takes at speed 1.
    """

    def __init__(self, ui: UiContext, seconds: float) -> None:
        self._ui = ui
        self._seconds = seconds
        self._last: float | None = None
        self._passed = 0.0

    @property
    def over(self) -> bool:
        """True when all is shown."""
        return self._passed >= self._seconds

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when something is shown that was not, or stood elsewhere."""
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
        """Show it once more from its beginning."""
        self._passed, self._last = 0.0, None

    def skip(self) -> None:
        """Show all of it."""
        self._passed = self._seconds

    def share(self, begins: float, seconds: float) -> float:
        """Return how much of something that begins then and takes so long has passed: 0 to 1."""
        if self.over:
            return 1.0
        return min(1.0, max(0.0, (self._passed - begins) / seconds))
