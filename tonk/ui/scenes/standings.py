"""A table of players: points held, what the hand brought, and what everybody has now."""

from collections.abc import Sequence
from dataclasses import dataclass

from tonk.session.match import Match
from tonk.ui.canvas import Canvas
from tonk.ui.scenes.stakes import money
from tonk.ui.theme import Color, Theme
from tonk.ui.viewport import Box
from tonk.words import _
from tonk.words.phrases import person

_HEAD, _ROW, _LEAST_ROW = 30.0, 40.0, 30.0
_NUMBER = 92.0
_DOT = 7.0


def signed(amount: int) -> str:
    """What was won or lost: ``+12``, ``−12``, ``0``."""
    return money(0) if not amount else ("+" if amount > 0 else "−") + money(abs(amount))


def change_color(theme: Theme, amount: int) -> Color:
    """Green for what was won, red for what was lost."""
    return theme.good if amount > 0 else theme.bad if amount < 0 else theme.ink_soft


@dataclass(frozen=True)
class Standing:
    """One line: who, the points in hand, what was won or lost, what there is, and whether they won."""

    seat: int
    name: str
    points: int | None
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
        columns = self._columns(box)
        head = {"points": _("Points"), "change": _("Hand"), "bankroll": _("Money")}
        for key, column in columns.items():
            canvas.line_of_text(Box(column.x, box.y, column.w, _HEAD), head[key], "small", theme.ink_soft, "right")
        y = box.y + _HEAD
        canvas.line((box.x, y), (box.right, y), theme.panel_border, 1)
        for number, line in enumerate(self.lines):
            row = Box(box.x, y + number * pitch, box.w, pitch)
            if number:
                canvas.line((row.x, row.y), (row.right, row.y), theme.hairline, 1)
            self._draw_line(canvas, row, line, columns)

    def _draw_line(self, canvas: Canvas, row: Box, line: Standing, columns: dict[str, Box]) -> None:
        theme = canvas.theme
        middle = row.center[1]
        color = theme.seats[line.seat % len(theme.seats)]
        canvas.disc((row.x + _DOT + 2, middle), _DOT, color)
        left = row.x + 2 * _DOT + 14
        right = min(column.x for column in columns.values())
        style = "strong" if line.won else "body"
        ink = theme.gold_light if line.won else theme.ink
        canvas.line_of_text(Box(left, row.y, right - left, row.h), line.name, style, ink)
        values = {
            "points": ("" if line.points is None else str(line.points), "body", theme.ink),
            "change": (signed(line.change), "strong", change_color(theme, line.change)),
            "bankroll": ("" if line.bankroll is None else money(line.bankroll), "strong", theme.ink),
        }
        for key, column in columns.items():
            words, style, ink = values[key]
            canvas.line_of_text(Box(column.x, row.y, column.w, row.h), words, style, ink, "right")

    def _columns(self, box: Box) -> dict[str, Box]:
        """The columns of numbers, at the right."""
        keys = ["points", "change"] + (["bankroll"] if self.lines[0].bankroll is not None else [])
        wide = min(_NUMBER, box.w * 0.21)
        left = box.right - wide * len(keys)
        return {key: Box(left + place * wide, box.y, wide, box.h) for place, key in enumerate(keys)}

    def _pitch(self, room: float) -> float:
        return max(_LEAST_ROW, min(_ROW, (room - _HEAD) / len(self.lines)))
