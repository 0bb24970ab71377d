"""A small page over the new game with rules to choose: house rules, or another game."""

from collections.abc import Callable, Sequence

from tonk.rules import RuleSet
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import ListView
from tonk.words.rules.games import character, summary
from tonk.words.rules.rule_sets import rules_name

_WIDEST, _PAD, _HEADING, _ROW = 720.0, 28.0, 54.0, 66.0


class RulesPicker(SmallPage):
    """Names with a line about each; pressing one chooses it.

    Args:
        ui: The context of the window.
        title: The question.
        sets: The rule sets.
        chosen: The chosen one.
        on_choose: Called with another one, after the page has closed.
    """

    lightly = True

    def __init__(
        self, ui: UiContext, title: str, sets: Sequence[RuleSet], chosen: RuleSet, on_choose: Callable[[RuleSet], None]
    ) -> None:
        super().__init__(ui, title)
        self._sets = tuple(sets)
        self._on_choose = on_choose
        self._list = ListView(len(self._sets), _ROW, self._draw_row, self._choose)
        self._list.marked = self._sets.index(chosen) if chosen in self._sets else None
        self._add(self._list)
        self._group.focus(self._list)

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again: as high as the rows need, with room around it."""
        wide = min(_WIDEST, viewport.w - 64)
        tall = min(viewport.h - 64, 2 * _PAD + _HEADING + len(self._sets) * _ROW)
        rows = self._lie(viewport, wide, tall).inset(_PAD).cut_top(_HEADING)[1]
        self._list.box = Box(rows.x, rows.y, rows.w + (0 if self._list.content_height > rows.h else 22), rows.h)

    def _choose(self, row: int) -> None:
        self._ui.screens.remove(self)
        self._on_choose(self._sets[row])

    def _draw_row(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, rules, marked = canvas.theme, self._sets[row], row == self._list.marked
        name, line = box.inset(14, 7).split_rows(2)
        canvas.line_of_text(name, rules_name(rules.name), "strong", theme.gold_light if marked else theme.ink)
        canvas.line_of_text(line, character(rules) or summary(rules)[2] or summary(rules)[0], "small", theme.ink_soft)
