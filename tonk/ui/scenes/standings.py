"""A table of players: points held, what the hand brought, and what everybody has now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tonk.session.match import Match
from tonk.ui.canvas import Canvas
from tonk.ui.scenes.stakes import money
from tonk.ui.theme import Color, Theme
from tonk.ui.viewport import Box
from tonk.words import _
from tonk.words.phrases import person

_HEAD, _ROW, _LEAST_ROW = 30.0, 40.0, 30.0
_COLUMN_GAP = 22.0
_DOT = 7.0


def signed(amount: int) -> str:
    """What was won or lost: ``+12``, ``−12``, ``0``."""
    return money(0) if not amount else ("+" if amount > 0 else "−") + money(abs(amount))


def change_color(theme: Theme, amount: int) -> Color:
    """Green for what was won, red for what was lost."""
    return theme.good if amount > 0 else theme.bad if amount < 0 else theme.ink_soft


def _plain(theme: Theme, _amount: int) -> Color:
    return theme.ink


@dataclass(frozen=True)
class Standing:
    """One line: who, the points in hand, what was won or lost, what there is, and whether they won."""

    seat: int
    name: str
    points: int
    change: int
    bankroll: int | None
    won: bool


@dataclass(frozen=True)
class Standings:
    """The lines of all players, in the order to show them."""

    lines: Sequence[Standing]

    @classmethod
    def after_hand(cls, match: Match) -> "Standings":
        """By seat, after the hand that has just ended.

        Raises:
            ValueError: It has not ended.
        """
        outcome = match.position.outcome
        if outcome is None:
            raise ValueError("the hand is not over")
        stake = match.plan.stake
        return cls(
            [
                Standing(
                    seat,
                    person(name),
                    outcome.totals[seat],
                    outcome.net[seat] * stake,
                    match.bankrolls[seat],
                    seat in outcome.winners,
                )
                for seat, name in enumerate(match.plan.names)
            ]
        )

    def height(self, room: float) -> float:
        """What the table takes of the room."""
        return _HEAD + len(self.lines) * self._pitch(room)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the table at the top of a box."""
        theme, pitch = canvas.theme, self._pitch(box.h)
        right, columns = box.right, []
        for head, words, style, color_of in reversed(self._numbers()):
            text = canvas.text_renderer
            wide = max(text.measure(head, "small")[0], *(text.measure(word, style)[0] for word in words))
            columns.append((right, words, style, color_of))
            canvas.text((right, box.y + _HEAD / 2), head, "small", theme.ink_soft, anchor="midright")
            right -= wide + _COLUMN_GAP
        y = box.y + _HEAD
        canvas.line((box.x, y), (box.right, y), theme.panel_border, 1)
        for number, line in enumerate(self.lines):
            row = Box(box.x, y + number * pitch, box.w, pitch)
            if number:
                canvas.line((row.x, row.y), (row.right, row.y), theme.hairline, 1)
            self._draw_name(canvas, Box(row.x, row.y, right - row.x, row.h), line)
            for edge, words, style, color_of in columns:
                ink = color_of(theme, line.change)
                canvas.text((edge, row.center[1]), words[number], style, ink, anchor="midright")

    def _numbers(self) -> list[tuple[str, list[str], str, Callable[[Theme, int], Color]]]:
        """The columns at the right: the head, a word for each line, the letters, and their colour."""
        lines = self.lines
        columns: list[tuple[str, list[str], str, Callable[[Theme, int], Color]]] = [
            (_("Points"), [str(line.points) for line in lines], "body", _plain),
            (_("This hand"), [signed(line.change) for line in lines], "strong", change_color),
        ]
        bankrolls = [money(line.bankroll) for line in lines if line.bankroll is not None]
        if bankrolls:
            columns.append((_("Money"), bankrolls, "strong", _plain))
        return columns

    def _draw_name(self, canvas: Canvas, box: Box, line: Standing) -> None:
        theme = canvas.theme
        canvas.disc((box.x + _DOT + 2, box.center[1]), _DOT, theme.seats[line.seat % len(theme.seats)])
        style, ink = ("strong", theme.gold_light) if line.won else ("body", theme.ink)
        canvas.line_of_text(box.cut_left(2 * _DOT + 14)[1], line.name, style, ink)

    def _pitch(self, room: float) -> float:
        return max(_LEAST_ROW, min(_ROW, (room - _HEAD) / len(self.lines)))
