"""The summary of the chosen rules on the new-game screen, or why they can't be played, and its buttons."""

from collections.abc import Callable, Sequence

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Button, ScrollArea, Widget
from tonk.words import _

_MOST, _STYLES = 178.0, ("body", "small")
_BULLET, _LINE_GAP, _AROUND = 26.0, 1.0, 12.0


class RulesSummaryPanel(ScrollArea):
    """Lines with a mark before each, in the largest style that fits.

    Args:
        ui: The context of the window.

    Attributes:
        lines: Its lines.
        wrong: Whether it reports a problem.
    """

    def __init__(self, ui: UiContext) -> None:
        super().__init__(self._paint)
        self.lines: Sequence[str] = ()
        self.wrong = False
        self._ui = ui
        self._style = "body"

    def fit(self, wide: float, most: float, longest: Sequence[Sequence[str]]) -> float:
        """Find the style in which the lines fit, and return the height of the panel.

        It has room for the longest possible lines, so that nothing moves when others are shown.

        Args:
            wide: The available width, in units.
            most: The greatest height, in units.
            longest: The longest possible lines.
        """
        self.box = Box(0, 0, wide, most)
        wanted = most
        for style in _STYLES:
            self._style, wanted = style, max(self._height(style, lines) for lines in longest) + _AROUND
            if wanted <= min(most, _MOST):
                break
        self.content_height = self._height(self._style, self.lines)
        return min(most, wanted)

    def _height(self, style: str, lines: Sequence[str]) -> float:
        text, wide = self._ui.text, self.inner_width - _BULLET
        return sum(text.measure(line, style, wide)[1] + _LINE_GAP for line in lines)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        y = content.y + max(0.0, self.box.h - self.content_height) / 2
        theme, style, wide = canvas.theme, self._style, self.inner_width - _BULLET
        for line in self.lines:
            middle = y + self._ui.text.line_height(style) / 2
            canvas.icon(icon("diamond"), (content.x + 8, middle), 16, theme.bad if self.wrong else theme.gold)
            ink = theme.bad if self.wrong else theme.ink
            y += canvas.text((content.x + _BULLET, y), line, style, ink, max_width=wide).h + _LINE_GAP


_PAD, _BUTTON, _APART, _BETWEEN, _BEYOND = 20.0, 48.0, 12.0, 4.0, 4.0
"""The margins; icons, which are smaller than their buttons, lie beyond the inner edge."""


class RulesStrip:
    """A summary of rules, with buttons to pick other house rules and to choose twists for stakes.

    The button that opens their page is in the header of the screen.

    Args:
        ui: The context of the window.
        read: Shows the whole rules.
        pick: Opens the choice of other house rules.
        choose: Opens the choice of twists that are always in play.
        later: Plays the rules without drops in the first round.

    Attributes:
        summary: The lines.
        read: The button that shows the whole rules.
    """

    def __init__(
        self,
        ui: UiContext,
        read: Callable[[], None],
        pick: Callable[[], None],
        choose: Callable[[], None],
        later: Callable[[], None],
    ) -> None:
        self._ui = ui
        self.summary = RulesSummaryPanel(ui)
        self._twists = Button(
            "", choose, kind="quiet", tooltip=_("Twists are special cards. Choose which are in play.")
        )
        self._later = Button(_("Later drops"), later, kind="quiet", tooltip=_("No drops in the first round"))
        self._others = Button("", pick, kind="bare", icon=icon("menu"), tooltip=_("Other house rules"))
        self.read = Button(_("Rules"), read, kind="quiet", icon=icon("book"), tooltip=_("Read these rules"))

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """Return all widgets, in the order of Tab."""
        return self.summary, self._twists, self._later, self._others, self.read

    def show(self, lines: Sequence[str], *, wrong: bool, others: bool, twists: str, later: bool) -> None:
        """Show these lines.

        Args:
            lines: Its lines.
            wrong: Whether they report a problem.
            others: Whether there are other house rules.
            twists: The label of the button that chooses twists; empty for no button.
            later: Whether the rules could be played without drops in the first round.
        """
        self.summary.lines, self.summary.wrong = lines, wrong
        self._others.visible, self._twists.visible, self._later.visible = others, bool(twists), later
        self._twists.label = twists

    def fit(self, wide: float, most: float, longest: Sequence[Sequence[str]]) -> float:
        """Fit the lines into a panel of this width, and return its height (`RulesSummaryPanel.fit`).

        Args:
            wide: The available width, in units.
            most: The greatest height, in units.
            longest: The longest possible lines.
        """
        return self.summary.fit(wide - 2 * _PAD - self.beside, most, longest)

    @property
    def beside(self) -> float:
        """Return the width of the buttons beside the lines."""
        buttons = sum(self._wide(button) + _BETWEEN for button in self._buttons)
        return buttons + _APART - _BETWEEN if buttons else 0.0

    def arrange(self, panel: Box) -> None:
        """Place it in a panel of that height, with the buttons at the right."""
        inner = panel.inset(_PAD, _AROUND / 2 - 1)
        rest = Box(inner.x, inner.y, inner.w + _BEYOND, inner.h)
        for button in reversed(self._buttons):
            cell, rest = rest.cut_right(self._wide(button), _BETWEEN)
            button.box = Box(cell.x, cell.center[1] - _BUTTON / 2, cell.w, _BUTTON)
        left = min((button.box.x - _BEYOND - _APART for button in self._buttons), default=inner.right)
        self.summary.box = Box(inner.x, inner.y, left - inner.x, inner.h)

    @property
    def _buttons(self) -> list[Button]:
        return [button for button in (self._twists, self._later, self._others) if button.visible]

    def _wide(self, button: Button) -> float:
        return button.natural_width(self._ui.text) if button.label else _BUTTON
