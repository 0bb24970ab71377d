"""The rise of a page that opens over another."""

from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import ease_out
from tonk.ui.shell.context import UiContext

_FROM = 18.0


class Rise:
    """Rises as fast as the animation speed says; with reduced motion the page is in its place at once.

    Attributes:
        left: How far below its place the page still is, in units.
    """

    def __init__(self, ui: UiContext) -> None:
        self._settings = ui.settings
        self._opened: float | None = None
        self.left = _FROM

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when the page has moved."""
        if self._opened is None:
            self._opened = now
        passed, seconds = now - self._opened, speeds.at_speed(speeds.RISE, self._settings.animation_speed)
        there = self._settings.reduced_motion or passed >= seconds
        left = 0.0 if there else round(_FROM * (1 - ease_out(passed / seconds)), 1)
        moved, self.left = left != self.left, left
        return moved
