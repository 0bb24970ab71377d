"""The sounds of the page of a result: hands land on it softly, one after the other, and its headline strikes it."""

from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.page_times import PageTimes
from tonk.ui.shell.context import UiContext

_SIDES = 0.6
"""The distance of the outermost sounds from the middle, 1 being one ear alone."""


class Landings:
    """Plays a sound as each hand lands, and as the headline strikes; none when the page is skipped to its end.

    Args:
        ui: The context of the window.
        unfolding: The progress of the page.
        times: Its times.
    """

    def __init__(self, ui: UiContext, unfolding: Unfolding, times: PageTimes) -> None:
        self._ui = ui
        self._unfolding, self._times = unfolding, times
        self._landed, self._struck = self._now_landed(), self._now_struck()

    def update(self) -> None:
        """Play the sounds of everything that has landed since the last frame."""
        landed, struck = self._now_landed(), self._now_struck()
        if not self._unfolding.over:
            for number in sorted(landed - self._landed):
                middle = (self._times.players - 1) / 2
                self._ui.sound("place", _SIDES * (number - middle) / max(1.0, middle))
            if struck and not self._struck:
                self._ui.sound("slam")
        self._landed, self._struck = landed, struck

    def _now_struck(self) -> bool:
        """Return whether the headline has struck the page."""
        return self._unfolding.share(0.0, self._times.struck) >= 1.0

    def _now_landed(self) -> frozenset[int]:
        """Return the numbers of the players whose hands have landed."""
        share, times = self._unfolding.share, self._times
        return frozenset(number for number in range(times.players) if share(0.0, times.lands(number)) >= 1.0)
