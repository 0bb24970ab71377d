"""The mark that stays as long as something played is not on the disk."""

from typing import Protocol

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.words import _

_HIGH, _PAD, _FOOT, _SIDE = 22.0, 11.0, 1.0, 6.0


class Saves(Protocol):
    """A store that saves what is played."""

    @property
    def failing(self) -> bool:
        """Return whether the disk refused something."""

    def try_again(self) -> None:
        """Try that once more, soon."""


class NothingSaved:
    """A store that saves nothing and never fails."""

    failing = False

    def try_again(self) -> None:
        """Do nothing, since there is nothing to try."""


class SavingMark:
    """A small sign in the lower left corner of the window, on the rail; hidden while everything can be saved."""

    def __init__(self) -> None:
        self.shown = False
        self._page: object = None

    def update(self, saving: Saves, page: object) -> bool:
        """Follow the disk, which is tried again at each new page; return True if the mark must be redrawn.

        Args:
            saving: Knows whether something could not be saved.
            page: The screen on top.
        """
        before, self.shown = self.shown, saving.failing
        if self.shown and page is not self._page:
            saving.try_again()
        self._page = page
        return before != self.shown

    def draw(self, canvas: Canvas) -> None:
        """Draw it, if it is shown."""
        if self.shown:
            words, theme, seen = _("Playing without saving"), canvas.theme, canvas.viewport.seen
            wide = canvas.text_renderer.measure(words, "small-strong")[0] + 2 * _PAD
            box = Box(seen.x + _SIDE, seen.bottom - _HIGH - _FOOT, wide, _HIGH)
            canvas.rounded(box, theme.danger, _HIGH / 2, border=theme.gold_light)
            canvas.text(box.center, words, "small-strong", theme.ink, anchor="center")
