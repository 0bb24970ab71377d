"""The gains of everyone who played a set, deal by deal: columns of persons and bots, a row for each deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from tonk.bots import LEVELS
from tonk.rules.cards import Seat
from tonk.session.match.characters import CALM, PLEASED
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color, fade, mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_face
from tonk.ui.screens.parts.level_field import draw_pips
from tonk.ui.screens.parts.ranking import FIRST_TINT
from tonk.ui.shell.context import UiContext
from tonk.words import _, pgettext
from tonk.words.characters import level_name
from tonk.words.deals import amount_text, deal_line
from tonk.words.phrases import person

HEAD, TOTAL = 78.0, 48.0
_ROW, _MOST_ROW, _CELL = 38.0, 84.0, 44.0
"""The least and the greatest height of a row, and the greatest height of a mark on one of its results."""
_NUMBER, _FACE, _PITCH = 52.0, 40.0, 11.0
_MANY = 7
"""The number of columns from which large letters don't fit."""
_SQUEEZED = 1.3
"""The ratio to its column's width from which a level's name is left to the signs above it and the chart."""


@dataclass(frozen=True)
class Contender:
    """Somebody who played the set or is still playing it.

    Attributes:
        name: A person's name, or a bot's level.
        seat: The seat whose colour a person has; None for a bot.
        won: The result of each deal, as far as it has been played.
        color: The colour of the line in the chart.
    """

    name: str
    seat: Seat | None
    won: tuple[float, ...]
    color: Color

    @property
    def total(self) -> float:
        """Return the sum of all deals."""
        return sum(self.won)

    @property
    def called(self) -> str:
        """Return the words above the column."""
        return level_name(self.name) if self.seat is None else person(self.name)


class SetRows:
    """The table of results.

    Args:
        ui: The context of the window.
        size: The number of deals.
    """

    def __init__(self, ui: UiContext, size: int) -> None:
        self._ui = ui
        self.size = size
        self.contenders: Sequence[Contender] = ()
        self._row = _ROW

    def fit(self, room: float) -> float:
        """Let the rows grow into a room of this height, and return the height of all of them."""
        self._row = max(_ROW, min(_MOST_ROW, room / self.size))
        return self.size * self._row

    def _columns(self, row: Box) -> tuple[Box, tuple[Box, ...]]:
        number, rest = row.cut_left(_NUMBER, 4)
        return number, rest.split_columns(max(1, len(self.contenders)), 4)

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """Draw the owners of the columns: persons' faces, or bots' levels."""
        theme = canvas.theme
        number, columns = self._columns(box)
        with saying(canvas, number, str):
            canvas.line_of_text(number.cut_bottom(28)[0], pgettext("above a column", "Deal"), "small", theme.ink_soft)
        best = self._best([one.total for one in self.contenders if len(one.won) == self.size])
        with saying(canvas, box, str):  # each row says them
            self._draw_columns(canvas, columns, best)
        canvas.line((box.x, box.bottom), (box.right, box.bottom), theme.panel_border, 1)

    def _draw_columns(self, canvas: Canvas, columns: Sequence[Box], best: float | None) -> None:
        theme = canvas.theme
        for one, column in zip(self.contenders, columns, strict=True):
            upper, lower = column.cut_top(_FACE + 8)
            if one.seat is None:
                pitch = min(_PITCH, column.w / (len(LEVELS) + 1))
                left = upper.center[0] - pitch * len(LEVELS) / 2
                draw_pips(canvas, (left, upper.center[1] + 4), pitch, one.name, one.color)
            else:
                leads = best is not None and one.total == best
                face = Face(one.seat, one.name, is_person=True)
                draw_face(canvas, self._ui, face, upper.center, _FACE, PLEASED if leads else CALM)
            ink = one.color if one.seat is not None else theme.ink
            label = lower.cut_top(26)[0]
            if one.seat is not None or canvas.text_renderer.measure(one.called, "small")[0] <= label.w * _SQUEEZED:
                canvas.line_of_text(label, one.called, "small", ink, "center")

    def draw_rows(self, canvas: Canvas, content: Box, seen: Box) -> None:
        """Draw the visible rows.

        Args:
            canvas: The canvas to draw on.
            content: The visible part.
            seen: The visible part.
        """
        theme = canvas.theme
        for deal in range(self.size):
            row = Box(content.x, content.y + deal * self._row, content.w, self._row)
            if row.bottom <= seen.y or row.y >= seen.bottom:
                continue
            canvas.line((row.x, row.bottom), (row.right, row.bottom), theme.hairline, 1)
            made = [(one.called, one.won[deal]) for one in self.contenders if deal < len(one.won)]
            with saying(canvas, row, partial(deal_line, deal + 1, made)):
                self._draw_row(canvas, row, deal)

    def _draw_row(self, canvas: Canvas, row: Box, deal: int) -> None:
        number, columns = self._columns(row)
        canvas.line_of_text(number, str(deal + 1), "body", canvas.theme.ink_soft, "center")
        best = self._best([one.won[deal] for one in self.contenders if deal < len(one.won)])
        for one, cell in zip(self.contenders, columns, strict=True):
            cell = cell.centered(cell.w - 2, min(cell.h - 6, _CELL))
            self._draw_cell(canvas, cell, one.won[deal] if deal < len(one.won) else None, best)

    def draw_totals(self, canvas: Canvas, box: Box) -> None:
        """Draw the sums of all deals."""
        theme = canvas.theme
        canvas.line((box.x, box.y), (box.right, box.y), theme.panel_border, 1)
        number, columns = self._columns(box)
        with saying(canvas, number, str):
            canvas.line_of_text(number, _("Total"), "strong", theme.gold)
        whole = [one for one in self.contenders if len(one.won) == self.size]
        best = self._best([one.total for one in whole])
        with saying(canvas, box, partial(deal_line, None, [(one.called, one.total) for one in whole])):
            for one, cell in zip(self.contenders, columns, strict=True):
                total = one.total if one.won else None
                self._draw_cell(canvas, cell.inset(1, 5), total, best, "number" if len(columns) < _MANY else "strong")

    def _best(self, won: Sequence[float]) -> float | None:
        """Return the highest result, if they are not all the same."""
        return max(won) if len(set(won)) > 1 else None

    def _draw_cell(
        self, canvas: Canvas, cell: Box, won: float | None, best: float | None, style: str = "strong"
    ) -> None:
        theme = canvas.theme
        if won is None:
            canvas.line_of_text(cell, "·", style, theme.ink_off, "center")
            return
        if best is not None and won == best:
            ground = mix(theme.panel_raised, theme.gold, FIRST_TINT)
            canvas.rounded(cell, ground, 8, border=fade(theme.gold, 0.6))
        ink = theme.good if won > 0 else theme.bad if won < 0 else theme.ink_soft
        canvas.line_of_text(cell, amount_text(won), style, ink, "center")
