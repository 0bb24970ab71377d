"""A few lines on a rule set, or why it can't be played now, in a panel of the new game."""

from collections.abc import Sequence

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import ScrollArea

_MOST, _STYLES = 126.0, ("body", "small")
_BULLET, _BETWEEN, _AROUND = 26.0, 1.0, 20.0


class RulesSummaryPanel(ScrollArea):
    """Lines with a mark before each, in the largest letters in which they fit.

    Args:
        ui: The context of the window.

    Attributes:
        lines: Its lines.
        wrong: Whether it is a trouble.
    """

    def __init__(self, ui: UiContext) -> None:
        super().__init__(self._paint)
        self.lines: Sequence[str] = ()
        self.wrong = False
        self._ui = ui
        self._style = "body"

    def fit(self, wide: float, most: float, longest: Sequence[Sequence[str]]) -> float:
        """Find the letters in which the lines fit; returns how tall the panel around them is.

        It is as tall as the longest lines need it that may be told, so that nothing moves when others are.
        """
        self.box = Box(0, 0, wide, most)
        wanted = {style: max(self._height(style, lines) for lines in longest) + _AROUND for style in _STYLES}
        self._style = next((one for one in _STYLES if wanted[one] <= min(most, _MOST)), _STYLES[-1])
        self.content_height = self._height(self._style, self.lines)
        return min(most, wanted[self._style])

    def _height(self, style: str, lines: Sequence[str]) -> float:
        text, wide = self._ui.text, self.inner_width - _BULLET
        return sum(text.measure(line, style, wide)[1] + _BETWEEN for line in lines)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        y = content.y + max(0.0, self.box.h - self.content_height) / 2
        theme, style, wide = canvas.theme, self._style, self.inner_width - _BULLET
        for line in self.lines:
            middle = y + self._ui.text.line_height(style) / 2
            canvas.icon(icon("diamond"), (content.x + 8, middle), 16, theme.bad if self.wrong else theme.gold)
            ink = theme.bad if self.wrong else theme.ink
            y += canvas.text((content.x + _BULLET, y), line, style, ink, max_width=wide).h + _BETWEEN
