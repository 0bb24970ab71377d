"""The panel of lines about the differences between rules and their base."""

from tonk.rules import RuleSet
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.words.rules.house_rules import differences

_PAD, _TOP, _SIGN, _INDENT = 14.0, 9.0, 14.0, 24.0
_LEAST_LINES = 3


class DifferencesPanel:
    """The lines on the differences, each behind a diamond.

    Args:
        ui: The context of the window.

    Attributes:
        box: Its box.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._lines = [""]
        self.box = Box(0, 0, 0, 0)

    def fit(self, base: RuleSet, rules: RuleSet, wide: float) -> float:
        """Show the differences of these rules from their base.

        Args:
            base: The rules' base.
            rules: The present rules.
            wide: The panel's width, in units.

        Returns:
            Its height, in units.
        """
        text, self._lines = self._ui.text, differences(base, rules)
        high = sum(text.measure(line, "small", wide - 2 * _PAD - _INDENT)[1] for line in self._lines)
        return max(high, _LEAST_LINES * text.line_height("small")) + 2 * _TOP

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its lines."""
        canvas.panel(self.box)
        y, theme = self.box.y + _TOP, canvas.theme
        for line in self._lines:
            middle = y + canvas.text_renderer.line_height("small") / 2
            canvas.icon(icon("diamond"), (self.box.x + _PAD + 6, middle), _SIGN, theme.gold)
            at, wide = (self.box.x + _PAD + _INDENT, y), self.box.w - 2 * _PAD - _INDENT
            y = canvas.text(at, line, "small", theme.ink, max_width=wide).bottom
