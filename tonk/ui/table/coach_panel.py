"""The coach at the table: what the moves are worth, in the place of the log, while nothing waits for it.

It speaks to a person who plays alone among bots, when the settings say so: before a move, after it, or only where the
move was a mistake. A lesson that is shown there goes first.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from tonk.coaching import Advice, Worth
from tonk.coaching.reasons import reason
from tonk.rules import View
from tonk.session.remarks import POINTS_A_STAKE, Advises, Remark, Remarks
from tonk.session.settings import COACH_OFF
from tonk.session.sitting import Sitting
from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Input, Key, PointerMove
from tonk.ui.scene import Stage
from tonk.ui.table.board import Board
from tonk.ui.table.hud import log_box
from tonk.ui.table.lesson_panel import lesson_room
from tonk.ui.theme import fade
from tonk.ui.viewport import Box, Point
from tonk.words.coaching import reason_sentence
from tonk.words.moves import move_name
from tonk.words.worths import coach_head, error_text, unit_text, wins_text, worth_text

_PAD, _GAP, _HEAD, _ROW, _LINE = 14.0, 6.0, 28.0, 25.0, 22.0
_MOST_ROWS = 5
_KEY = pygame.K_a


def why(view: View, worth: Worth, advice: Advice, names: Sequence[str]) -> str:
    """The reason for what a move is worth, as a sentence."""
    return reason_sentence(reason(view, worth, advice), view.rules, names, view.seat) + "."


class Table(Protocol):
    """The table that the coach looks at."""

    stage: Stage
    sitting: Sitting
    board: Board

    @property
    def may_act(self) -> bool:
        """Whether it is the turn of the person at the bottom."""


class CoachPanel:
    """Shows what the coach says.

    Args:
        table: The table.
        adviser: The coach.
        told: Called when something is said in a hand that goes on, which makes it an assisted one: also what is said
            of a move that was made helps with the next, and so does silence where mistakes would be spoken of.
    """

    def __init__(self, table: Table, adviser: Advises, told: Callable[[], None]) -> None:
        self._table = table
        self._remarks = Remarks(adviser)
        self._told = told
        self._said: Remark | None = None
        self._row = 0
        self._pointed: Point | None = None
        self.box = Box(0, 0, 0, 0)

    @property
    def said(self) -> Remark | None:
        """What is said now."""
        return self._said

    def handle(self, event: Input) -> bool:
        """The pointer or a key asks about another of the moves; True when that was meant."""
        if isinstance(event, PointerMove):
            self._pointed = event.pos
            return False
        if self._said is None or not isinstance(event, Key) or event.ctrl or event.alt or event.key != _KEY:
            return False
        self._row = (self._row + 1) % len(self._rows(self._said))
        self._table.board.dirty = True
        return True

    def update(self, *, hidden: bool) -> bool:
        """Follow the table; True when something else is to be seen.

        Args:
            hidden: Whether something else stands where it would speak.
        """
        before = (self._said, self._row, self.box)
        top: object = self._table.stage.top
        if top is not self._table:
            return False  # a page over the table may ask something of the coach itself
        if hidden:
            self._remarks.forget()
        else:
            self._follow()
        said = self._remarks.said(self._table.stage.settings.coach, self._least)
        if (said is not None or self._remarks.judged) and not self._table.sitting.match.hand_over:
            self._told()
        if said is None:
            self._said = None
        else:
            if self._said is None or said.view != self._said.view or said.action != self._said.action:
                self._row = 0
            self._said = said
            self._arrange(said)
            self._point(said)
        return before != (self._said, self._row, self.box)

    def _follow(self) -> None:
        """Have the decision of the person who plays alone thought over."""
        table = self._table
        if table.stage.settings.coach == COACH_OFF or len(table.sitting.persons) != 1:
            self._remarks.forget()
        elif table.board.open_hand:
            decides = table.may_act and bool(table.board.view.legal)
            self._remarks.follow(table.board.view, table.stage.settings.coach, decides=decides)

    @property
    def _least(self) -> float:
        least = float(self._table.stage.settings.coach_least)
        return least * POINTS_A_STAKE if self._table.board.view.rules.scoring == "points" else least

    # What is to be seen

    def _rows(self, said: Remark) -> Sequence[Worth]:
        """The best moves; and the one that was made."""
        worths = said.advice.worths[:_MOST_ROWS]
        made = None if said.action is None else said.advice.worth_of(said.action)
        return worths if made is None or made in worths else (*worths[:-1], made)

    def _arrange(self, said: Remark) -> None:
        board, text = self._table.board, self._table.stage.text
        room = lesson_room(board)
        wide = room.w - 2 * _PAD
        rows = self._rows(said)
        why = text.measure(self._why(said), "small", wide)[1]
        high = _HEAD + len(rows) * _ROW + _GAP + _LINE + why + 2 * _PAD
        high = min(room.h, max(log_box(board.layout).h, high))
        self.box = Box(room.x, room.bottom - high, room.w, high)

    def _point(self, said: Remark) -> None:
        if self._pointed is None or not self.box.contains(self._pointed):
            return
        row = int((self._pointed[1] - self.box.y - _PAD - _HEAD) // _ROW)
        if 0 <= row < len(self._rows(said)):
            self._row = row

    def _why(self, said: Remark) -> str:
        worth = self._rows(said)[min(self._row, len(self._rows(said)) - 1)]
        return why(said.view, worth, said.advice, self._table.sitting.match.plan.names)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is said, if anything is."""
        said = self._said
        if said is None or self._table.board.telling.dealing(self._table.board.now):
            return
        theme, view = canvas.theme, said.view
        canvas.panel(self.box, "raised", 14)
        inner = self.box.inset(_PAD, _PAD)
        head, rest = inner.cut_top(_HEAD)
        made = None if said.action is None else said.advice.worth_of(said.action)
        title = coach_head(judged=made is not None, sure=said.sure, best=made == said.advice.best)
        unit = unit_text(view.rules, thinks=not said.advice.done)
        beside = canvas.text((head.right, head.center[1]), unit, "small", theme.ink_soft, anchor="midright")
        canvas.line_of_text(Box(head.x, head.y, head.w - beside.w - 6, head.h), title, "strong", theme.gold_light)
        for number, worth in enumerate(self._rows(said)):
            line, rest = rest.cut_top(_ROW)
            self._draw_row(canvas, line, said, worth, chosen=number == self._row)
        worth = self._rows(said)[min(self._row, len(self._rows(said)) - 1)]
        line, rest = rest.cut_top(_LINE + _GAP)
        words = wins_text(worth.wins)
        canvas.text((line.x, line.bottom - _LINE / 2), words, "small", theme.ink_soft, anchor="midleft")
        error = error_text(worth.error, view.rules)
        canvas.text((line.right, line.bottom - _LINE / 2), error, "small", theme.ink_soft, anchor="midright")
        with canvas.clipped(rest):
            canvas.text((rest.x, rest.y), self._why(said), "small", theme.ink, max_width=rest.w)

    def _draw_row(self, canvas: Canvas, line: Box, said: Remark, worth: Worth, *, chosen: bool) -> None:
        theme, view = canvas.theme, said.view
        made = worth.action == said.action
        if chosen:
            canvas.rounded(line.inset(-6.0, 0.5), fade(theme.gold_light, 0.14), 6.0)
        best = worth == said.advice.best
        ink = theme.gold_light if best else theme.bad if made and said.sure else theme.ink
        figure = canvas.text(
            (line.right, line.center[1]), worth_text(worth.value, view.rules), "small", ink, anchor="midright"
        )
        name = move_name(view, worth.action, self._table.sitting.match.plan.names)
        if made:
            name = "› " + name
        room = Box(line.x, line.y, line.w - figure.w - 6.0, line.h)
        canvas.line_of_text(room, name, "small", ink)
