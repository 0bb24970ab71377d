"""The rounds of a score sheet as rows, with a column for each player."""

from collections.abc import Sequence
from functools import cached_property, partial

from tonk.rules.cards import CROSS, SKIP, TWIST_KINDS, WILD, Card, by_seat, parse_card
from tonk.rules.payouts import CAUGHT
from tonk.session.match.characters import PLEASED
from tonk.session.match.score_sheet import Round, ScoreSheet
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_chip, draw_face
from tonk.ui.screens.parts.ranking import FIRST_TINT, change_color
from tonk.ui.screens.results.sheet_sums import SheetSum, spoken_sum, sums_of
from tonk.ui.shell.context import UiContext
from tonk.words import pgettext
from tonk.words.phrases import money, person, signed
from tonk.words.table.guest_hands import lives_text
from tonk.words.table.outcomes import round_ending_name
from tonk.words.table.scores import round_line

HEAD, ROW = 76.0, 54.0
_SUM, _LIFE = 38.0, 17.0
"""The height of a sum below the rounds, and the width of a chip for a life."""
_ABOUT, _MOST_ABOUT = 0.31, 250.0
"""The share of a row for the words about the round, and its greatest width."""
_NUMBER, _FACE, _CARD = 34.0, 40.0, 24.0
_DEALER, _CROSS = 26.0, 14.0
_TWISTS: dict[str, Card] = {WILD: parse_card("W1"), CROSS: parse_card("X1"), SKIP: parse_card("B1")}


class ScoreTable:
    """Draws a score sheet.

    Args:
        ui: The context of the window.
        sheet: The score sheet to show.
    """

    def __init__(self, ui: UiContext, sheet: ScoreSheet) -> None:
        self.sheet = sheet
        self._ui = ui
        self.faces = [Face(seat, name, seat in sheet.people) for seat, name in by_seat(sheet.names)]

    @property
    def height(self) -> float:
        """Return the height of all rows."""
        return len(self.sheet.rounds) * ROW + len(self._sums) * _SUM

    @cached_property
    def _sums(self) -> tuple[SheetSum, ...]:
        return sums_of(self.sheet)

    def _columns(self, row: Box) -> tuple[Box, tuple[Box, ...]]:
        """Return the columns of the events and of each player's points."""
        about, rest = row.cut_left(min(_MOST_ABOUT, row.w * _ABOUT), 6)
        return about, rest.split_columns(len(self.faces), 4)

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """Draw the owners of the columns; the champion's is gold."""
        theme = canvas.theme
        about, columns = self._columns(box)
        with saying(canvas, box, str):  # each row says the names
            self._draw_names(canvas, about, columns)
        canvas.line((box.x, box.bottom), (box.right, box.bottom), theme.panel_border, 1)

    def _draw_names(self, canvas: Canvas, about: Box, columns: Sequence[Box]) -> None:
        theme = canvas.theme
        canvas.line_of_text(about.cut_bottom(26)[0], pgettext("above a column", "Round"), "small", theme.ink_soft)
        for face, column in zip(self.faces, columns, strict=True):
            upper, lower = column.cut_top(_FACE + 6)
            won = face.seat == self.sheet.champion
            if won:
                draw_face(canvas, self._ui, face, upper.center, _FACE, PLEASED)
            else:
                draw_face(canvas, self._ui, face, upper.center, _FACE)
            ink = theme.gold_light if won else theme.ink
            canvas.line_of_text(lower.cut_top(26)[0], person(face.name), "small", ink, "center")

    def draw_rows(self, canvas: Canvas, content: Box, seen: Box) -> None:
        """Draw the visible rows.

        Args:
            canvas: The canvas to draw on.
            content: The box of the content, in units.
            seen: The visible part.
        """
        for number, one in enumerate(self.sheet.rounds):
            row = Box(content.x, content.y + number * ROW, content.w, ROW)
            if row.bottom > seen.y and row.y < seen.bottom:
                with saying(canvas, row, partial(self._spoken, one)):
                    self._draw_row(canvas, row, one)
        below = content.y + len(self.sheet.rounds) * ROW
        for number, one_sum in enumerate(self._sums):
            row = Box(content.x, below + number * _SUM, content.w, _SUM)
            if row.bottom > seen.y and row.y < seen.bottom:
                with saying(canvas, row, partial(spoken_sum, one_sum, self.sheet.names)):
                    self._draw_sum(canvas, row, one_sum)

    def _draw_sum(self, canvas: Canvas, row: Box, one: SheetSum) -> None:
        """Draw a sum below the rounds: its name, and each player's part of it; the last one, the total, is golden."""
        theme, last = canvas.theme, one.total
        ink = theme.gold_light if last else theme.ink
        if last:
            canvas.rounded(row.inset(0, 2), mix(theme.panel_raised, theme.gold, FIRST_TINT), 8, border=theme.gold)
        about, columns = self._columns(row)
        canvas.line_of_text(about.cut_left(_NUMBER)[1], one.name, "strong" if last else "body", ink)
        for column, amount in zip(columns, one.amounts, strict=True):
            canvas.line_of_text(column, amount, "number" if last else "strong", ink, "center")

    def _spoken(self, one: Round) -> str:
        """Return the round as a sentence."""
        return round_line(one.number, one.ending, list(zip(self.sheet.names, one.after, one.gained, strict=True)))

    def _draw_row(self, canvas: Canvas, row: Box, one: Round) -> None:
        theme = canvas.theme
        canvas.line((row.x, row.bottom), (row.right, row.bottom), theme.hairline, 1)
        about, columns = self._columns(row)
        self._draw_about(canvas, about, one)
        for seat, column in by_seat(columns):
            cell = column.inset(1, 3)
            won, caught = seat in one.winners, one.ending == CAUGHT and seat in one.by
            if won:
                ground = mix(theme.panel_raised, theme.gold, FIRST_TINT)
                canvas.rounded(cell, ground, 8, border=fade(theme.gold, 0.8))
            elif caught:
                canvas.rounded(cell, mix(theme.panel, theme.bad, 0.14), 8, border=fade(theme.bad, 0.7))
                canvas.icon(icon("cross"), (cell.x + _CROSS, cell.y + _CROSS), _CROSS, theme.bad)
            upper, lower = cell.centered(cell.w, 44).split_rows(2)
            self._draw_standing(canvas, upper, one.after[seat])
            gained = one.gained[seat]
            ink = change_color(theme, gained)
            canvas.line_of_text(lower, signed(gained) if gained else "–", "small", ink, "center")

    def _draw_standing(self, canvas: Canvas, box: Box, after: int) -> None:
        """Draw the points after a round; lives are chips."""
        theme = canvas.theme
        if self.sheet.lives is None:
            canvas.line_of_text(box, money(after), "strong", theme.ink, "center")
        elif after <= 0:
            canvas.line_of_text(box, lives_text(after), "small", theme.bad, "center")
        else:
            step = min(_LIFE + 3, box.w / after)
            for place in range(after):
                draw_chip(canvas, (box.center[0] + (place - (after - 1) / 2) * step, box.center[1]), _LIFE)

    def _draw_about(self, canvas: Canvas, box: Box, one: Round) -> None:
        """Draw the number of the round, its ending, its dealer, and the twists in play."""
        theme = canvas.theme
        number, rest = box.cut_left(_NUMBER)
        canvas.line_of_text(number, str(one.number), "number", theme.ink_soft)
        kinds = [kind for kind in TWIST_KINDS if kind in one.kinds]
        cards, words = rest.cut_right(len(kinds) * (_CARD + 3) + 4, 4)
        look = self._ui.look._replace(face="large")
        for place, kind in enumerate(kinds):
            at = (cards.x + (place + 0.5) * (_CARD + 3), cards.center[1])
            picture = self._ui.art.posed(_TWISTS[kind], canvas.viewport.px(_CARD), look)
            canvas.picture(picture, at, "center")
        upper, lower = words.centered(words.w, 48).split_rows(2)
        canvas.shrinking_line(upper, round_ending_name(one.ending), ("strong", "small-strong", "small"), theme.ink)
        if 0 <= one.dealer < len(self.faces):
            face, name = lower.cut_left(_DEALER - 4, 6)
            draw_face(canvas, self._ui, self.faces[one.dealer], face.center, _DEALER - 6)
            canvas.line_of_text(name, pgettext("beside the face of the dealer", "dealt"), "small", theme.ink_soft)


assert ROW > _CARD * CARD_RATIO  # noqa: S101 - the small cards fit into a row
