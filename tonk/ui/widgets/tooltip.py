"""Tooltips: a few words beside a widget after the pointer, or the keyboard, has rested on it."""

from tonk.ui import speeds
from tonk.ui.canvas import Canvas
from tonk.ui.viewport import Box

_WIDTH = 340.0
_PAD_X, _PAD_Y = 12.0, 7.0
_GAP = 9.0


class Tooltip:
    """Decides when words are to be seen, and draws them."""

    def __init__(self) -> None:
        self.words = ""
        self._anchor: Box | None = None
        self._since: float | None = None
        self._at_once = False

    @property
    def shown(self) -> bool:
        """Whether the words are on the screen."""
        return bool(self.words)

    def hide(self) -> None:
        """Take it away until the pointer rests on something again."""
        self.words, self._anchor, self._since, self._at_once = "", None, None, False

    def show_now(self) -> None:
        """Do not wait: the player tried to use something that is disabled."""
        self._at_once = True

    def update(self, now: float, anchor: Box | None, words: str) -> bool:
        """Go on to ``now``; True when what is seen has changed.

        Args:
            now: The time.
            anchor: The box of the widget that the player rests on, if any.
            words: What it has to say; "" for nothing.
        """
        before = (self.words, self._anchor if self.words else None)
        if anchor is None or not words:
            self.hide()
            return before[0] != ""
        if anchor != self._anchor or self._since is None:
            self._anchor, self._since, self.words = anchor, now, ""
        if self._at_once or now - self._since >= speeds.TOOLTIP_WAIT:
            self.words = words
        return before != (self.words, self._anchor if self.words else None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the words below the widget, or above it where there is no room below."""
        if self._anchor is None or not self.words:
            return
        theme = canvas.theme
        w, h = canvas.text_renderer.measure(self.words, "small", _WIDTH)
        w, h = w + 2 * _PAD_X, h + 2 * _PAD_Y
        x = min(max(8.0, self._anchor.center[0] - w / 2), canvas.box.w - w - 8)
        y = self._anchor.bottom + _GAP
        if y + h > canvas.box.h - 8:
            y = self._anchor.y - _GAP - h
        box = Box(x, y, w, h)
        canvas.shadow(box, theme.radius_small, blur=10, drop=3)
        canvas.rounded(box, theme.panel_raised, theme.radius_small, border=theme.panel_border)
        canvas.text((x + _PAD_X, y + _PAD_Y), self.words, "small", theme.ink, max_width=_WIDTH)
