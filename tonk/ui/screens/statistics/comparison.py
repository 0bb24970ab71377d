"""The person's figures beside the others', by rule set, opponent, level, seat or month."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from tonk.session.statistics.estimates import Estimate
from tonk.session.statistics.survey import Survey
from tonk.session.statistics.totals import BothSides, SideTotals
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.ranking import change_color
from tonk.ui.screens.statistics.figure_rows import draw_cell, figures_text
from tonk.ui.screens.statistics.statistics_pages import PAD
from tonk.ui.widgets import ChoiceField, ScrollArea
from tonk.words import _, pgettext
from tonk.words.characters import level_name
from tonk.words.figures import column_name
from tonk.words.narration import labelled
from tonk.words.phrases import decimal, dotted, person
from tonk.words.rules.rule_sets import rules_name
from tonk.words.statistics import group_name, month_name, place_name

_KEYS = ("hands", "net", "each", "won", "held", "at_drop", "accuracy")
_TOP, _HEAD, _ROW, _GAP = 54.0, 40.0, 58.0, 8.0
_SHARES: Mapping[str, float] = MappingProxyType({"hands": 0.56, "net": 0.68, "each": 1.34, "accuracy": 0.9})
"""The relative widths of columns that differ from 1: some have no interval, one has long ones."""
_NAME, _PLOT = 0.18, 0.17
"""The shares of the width for names and for the picture of results."""
_WIDE = 960.0


class Comparison:
    """A row for each group: the person's figures, below them the others', and both results with their intervals.

    Args:
        survey: The hands.
        others: The name for the others at the tables.
        by: The property to group by.
    """

    def __init__(self, survey: Survey, others: str, by: ChoiceField[str]) -> None:
        self._choice, self._by = by, by.value
        self._rows = survey.grouped(by.value) or []
        self._others, self._counted = others, survey.figures.wanted.counted
        self._wide = 0.0
        self._seen = Box(0, 0, 0, 0)

    def arrange(self, area: ScrollArea, wide: float, room: float) -> float:
        """Place the choice of the property on top, the rows below.

        Args:
            area: The area that scrolls.
            wide: The available width, in units.
            room: The available room, in units.
        """
        area.place(self._choice, Box(0, 0, min(wide, 640.0), 44.0))
        self._wide, self._seen = wide, area.box
        return max(room, _TOP + _HEAD + len(self._rows) * _ROW + 16.0)

    def draw(self, canvas: Canvas, content: Box) -> Iterator[None]:
        """Draw the visible part of the table."""
        theme, rows = canvas.theme, self._rows
        panel = Box(content.x, content.y + _TOP, self._wide, content.h - _TOP)
        canvas.panel(panel)
        head, rest = panel.inset(PAD, 6).cut_top(_HEAD)
        wide = head.w > _WIDE
        keys = _KEYS if wide else _KEYS[:5]
        name, plot, cells = self._parts(head, wide=wide)
        canvas.line_of_text(name, group_name(self._by), "strong", theme.gold_light)
        with saying(canvas, cells, str):  # each row says them
            for key, cell in _cells(cells, keys):
                canvas.line_of_text(cell, column_name(key, self._counted), "small", theme.ink_soft, "right")
        reach = _reach([sides for _label, sides in rows])
        if wide and rows:
            for value, anchor, x in ((-reach, "midleft", plot.x + 8), (reach, "midright", plot.right - 8)):
                words = decimal(value, 1, plus=True)
                canvas.text((x, plot.center[1]), words, "small", theme.ink_soft, anchor=anchor)
        for number, (label, sides) in enumerate(rows):
            row = Box(rest.x, rest.y + number * _ROW, rest.w, _ROW)
            if not row.overlap(self._seen):
                continue
            yield
            canvas.line((row.x, row.y), (row.right, row.y), theme.hairline, 1)
            name, plot, cells = self._parts(row, wide=wide)
            with saying(canvas, row, partial(self._spoken, self._named(label), keys, sides.own)):
                self._draw_names(canvas, name.inset(0, 5), label)
                self._draw_figures(canvas, cells.inset(0, 5), keys, sides)
            if canvas.written is not None:
                canvas.note(self._spoken(self._against, keys, sides.others), row, whole=True)
            if wide:
                self._draw_results(canvas, plot, sides, reach)

    def _parts(self, row: Box, *, wide: bool) -> tuple[Box, Box, Box]:
        """Return the places of names, results and figures."""
        name, rest = row.cut_left(row.w * (_NAME if wide else 0.24), 12)
        plot, cells = rest.cut_left(row.w * _PLOT, 6) if wide else (Box(0, 0, 0, 0), rest)
        return name, plot, cells

    def _spoken(self, name: str, keys: Sequence[str], side: SideTotals) -> str:
        """Return the figures of one side in a line."""
        figures = figures_text(side)
        named = [(column_name(key, self._counted), " ".join(figures[key]).strip()) for key in keys]
        return labelled(name, dotted([labelled(column, figure) for column, figure in named]))

    @property
    def _against(self) -> str:
        """Return the name of the others' figures."""
        return {"opponent": _("this opponent"), "level": _("bots of this level")}.get(self._by, self._others)

    def _draw_names(self, canvas: Canvas, box: Box, label: str) -> None:
        upper, lower = box.split_rows(2)
        canvas.line_of_text(upper, self._named(label), "strong", canvas.theme.ink)
        canvas.line_of_text(lower, self._against, "small", canvas.theme.ink_soft)

    def _draw_figures(self, canvas: Canvas, box: Box, keys: Sequence[str], sides: BothSides) -> None:
        theme = canvas.theme
        own, theirs = figures_text(sides.own), figures_text(sides.others)
        for key, cell in _cells(box, keys):
            upper, lower = cell.split_rows(2)
            ink = change_color(theme, sides.own.net) if key == "net" else theme.ink
            if key in ("hands", "net"):
                canvas.line_of_text(upper, own[key][0], "strong", ink, "right")
                canvas.line_of_text(lower, theirs[key][0], "small", theme.ink_soft, "right")
            else:
                draw_cell(canvas, upper, *own[key], ink)
                draw_cell(canvas, lower, *theirs[key], theme.ink_soft, "small")

    def _draw_results(self, canvas: Canvas, box: Box, sides: BothSides, reach: float) -> None:
        """Draw the results per hand of both sides as dots on a line with zero in its middle, with their intervals."""
        theme, x = canvas.theme, box.center[0]
        canvas.line((x, box.y + 4), (x, box.bottom - 4), theme.panel_border, 1)
        upper, lower = box.inset(8, 6).split_rows(2)
        _draw_whisker(canvas, upper, sides.own.result.figure(), reach, theme.gold_light, 6)
        _draw_whisker(canvas, lower, sides.others.result.figure(), reach, theme.ink_soft, 4)

    def _named(self, label: str) -> str:
        names: dict[str, Callable[[str], str]] = {
            "rules": rules_name,
            "opponent": person,
            "level": lambda level: level_name(level) or pgettext("level", "Unknown"),
            "place": lambda place: place_name(int(place)),
            "month": month_name,
        }
        return names.get(self._by, str)(label)


def _cells(box: Box, keys: Sequence[str]) -> list[tuple[str, Box]]:
    """Return the cells of a row; those without an interval are narrower."""
    shares = [_SHARES.get(key, 1.0) for key in keys]
    unit = (box.w - _GAP * (len(keys) - 1)) / sum(shares)
    found, x = [], box.x
    for key, share in zip(keys, shares, strict=True):
        found.append((key, Box(x, box.y, unit * share, box.h)))
        x += unit * share + _GAP
    return found


def _reach(groups: Sequence[BothSides]) -> float:
    """Return the range of the picture of results on each side, with all dots and most of the intervals in it."""
    figures = [side.result.figure() for sides in groups for side in (sides.own, sides.others)]
    known = [(abs(one.value), one.error if math.isfinite(one.error) else 0.0) for one in figures if one is not None]
    ends = [value + min(error, 2 * value + 0.2) for value, error in known]
    return max(0.1, *ends) if ends else 1.0


def _draw_whisker(canvas: Canvas, box: Box, figure: Estimate | None, reach: float, color: Color, radius: float) -> None:
    if figure is None:
        return

    def at(value: float) -> float:
        return box.center[0] + max(-1.0, min(1.0, value / reach)) * box.w / 2

    y = box.center[1]
    if math.isfinite(figure.error):
        canvas.line((at(figure.value - figure.error), y), (at(figure.value + figure.error), y), color, 2)
    canvas.disc((at(figure.value), y), radius, color, border=canvas.theme.felt_dark, border_width=1.5)
