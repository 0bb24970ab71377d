"""The lines about a rule set: its base, its rules, and its bots' play."""

from tonk.rules import RuleSet
from tonk.session.house_rules import OwnRules
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import ScrollArea
from tonk.words import _
from tonk.words.rules.games import summary
from tonk.words.rules.house_rules import differences, tables_tuned
from tonk.words.rules.rule_sets import rules_name

_BULLET, _BETWEEN = 26.0, 3.0


class RulesDetails(ScrollArea):
    """The name of a rule set and the lines about it, which scroll.

    Args:
        ui: The context of the window.
    """

    def __init__(self, ui: UiContext) -> None:
        super().__init__(self._paint)
        self._text = ui.text
        self._lines: list[tuple[str, str]] = []

    def show(self, rules: RuleSet, own: OwnRules | None) -> None:
        """Describe these rules, scrolled to the first line.

        Args:
            rules: The rules.
            own: The same rules as kept by the player; None for the game's own.
        """
        self._lines = [("heading", rules_name(rules.name))]
        if own is None:
            self._lines += [("small", _("Comes with the game."))]
        else:
            self._lines += [("small", _("Made from {base}.").format(base=rules_name(own.base.name)))]
            self._lines += [("line", line) for line in differences(own.base, rules)]
        self._lines += [("strong", _("In short")), *(("line", line) for line in summary(rules))]
        if own is not None and rules.is_tonk:
            self._lines += [("strong", _("The bots")), ("body", tables_tuned(sorted(own.weight_sets), rules.tables))]
        self.version = (rules, tuple(self._lines))
        self.scroll_to(0, at_once=True)

    def fit(self, box: Box) -> None:
        """Place it in a box; the lines wrap at its width."""
        self.box = box
        wide, high = self.inner_width, 0.0
        for style, line in self._lines:
            high += _before(style) + self._text.measure(line, _letters(style), wide - _indent(style))[1] + _BETWEEN
        self.content_height = high

    def _paint(self, canvas: Canvas, content: Box) -> None:
        theme, text, y = canvas.theme, self._text, content.y
        inks = {"heading": theme.gold_light, "small": theme.ink_soft, "strong": theme.gold}
        for style, line in self._lines:
            y += _before(style)
            letters, indent = _letters(style), _indent(style)
            if indent:
                canvas.icon(icon("diamond"), (content.x + 9, y + text.line_height(letters) / 2), 15, theme.gold)
            ink = inks.get(style, theme.ink)
            drawn = canvas.text((content.x + indent, y), line, letters, ink, max_width=content.w - indent)
            y = drawn.bottom + _BETWEEN


def _letters(style: str) -> str:
    return "body" if style == "line" else style


def _indent(style: str) -> float:
    return _BULLET if style == "line" else 0.0


def _before(style: str) -> float:
    return 10.0 if style == "strong" else 0.0
