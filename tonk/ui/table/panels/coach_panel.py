"""The coach at the table: the value of the moves, next to the cards, without delaying anything.

It speaks to a single person among bots, according to the settings: before a move, after it, or only after a
mistake. A lesson has priority, and when hands are compared it is silent.

It is at the right, so that the log at the left can be read beside it. If there is too little room, as with six players
and large letters, it covers the log, except for its newest line below.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from tonk.coaching import Advice, Worth
from tonk.coaching.coached_games import magnitudes_of
from tonk.coaching.reasons import reason
from tonk.rules import Action, View
from tonk.session.match.coach_remarks import Advises, CoachRemark, Remarks
from tonk.session.match.sitting import Sitting
from tonk.session.settings import COACH_BEFORE, COACH_OFF
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown, PointerMove, Wheel
from tonk.ui.table.board import Board
from tonk.ui.table.free_space import free_room, lesson_room, panel_box
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.panels.left_panel import PanelPlace
from tonk.ui.table.places.layout import PROMPT_HEIGHT
from tonk.ui.table.places.log_place import log_box
from tonk.ui.table.telling.logbook import Logbook
from tonk.words.learning.coaching import reason_sentence
from tonk.words.learning.drills import reason_line
from tonk.words.learning.worths import coach_head, doubt_text, move_line, unit_text, wins_text, worth_text
from tonk.words.table.moves import move_name

_PAD, _GAP, _HEAD, _ROW, _LINE, _APART = 14.0, 6.0, 28.0, 25.0, 22.0, 12.0
_MOST_ROWS = 5
"""The number of moves in view; further ones are shown when asked about."""
_REASON_LINES = 3
"""The greatest number of lines for a reason, unless somebody's name is uncommonly wide."""
_LOG_LINE = 20.0
"""The height of the log's newest line, if it is below the coach."""
_BESIDE, _UNIT_GAP, _MARK_GAP = 6.0, 4.0, 2.0
"""The least gap between the title and the unit of the figures, between a figure and the unit, and behind the mark of
the move that was made, which is in the margin."""
_WIDTHS = (340.0, 280.0, 240.0, 200.0, 170.0)
"""The widths of the panel if it has no room at either side."""
_KEY = pygame.K_a


def why(view: View, worth: Worth, advice: Advice, names: Sequence[str]) -> str:
    """Return the reason for a move's value, as a sentence.

    Args:
        view: The view of the seat at the bottom.
        worth: The value of the move.
        advice: The advice with this move.
        names: The players' names, seat by seat.
    """
    return reason_line(reason_sentence(reason(view, worth, advice), view.rules, names, view.seat))


class CoachPanel:
    """Shows the coach's remarks.

    Attributes:
        box: Its box.
        always: Whether it speaks before each move, regardless of the settings.

    Args:
        place: The table.
        sitting: The sitting there.
        turns: The owner of the turn.
        controls: The buttons to avoid.
        log: The log, which it covers in little room.
        adviser: The coach.
        on_remark: Called with a remark in an ongoing hand, which makes it an assisted one: a remark about a past move
            helps with the next, and so does silence if mistakes would be mentioned.
    """

    def __init__(
        self,
        place: PanelPlace,
        sitting: Sitting,
        turns: TurnController,
        controls: Controls,
        log: Logbook,
        adviser: Advises,
        on_remark: Callable[[], None],
    ) -> None:
        self._ui, self._board, self._screen = place.ui, place.board, place.screen
        self._sitting, self._turns, self._controls, self._logbook = sitting, turns, controls, log
        self._remarks = Remarks(adviser)
        self._on_remark = on_remark
        self.always = False
        self._said: CoachRemark | None = None
        self._row = 0
        self._first, self._seen = 0, _MOST_ROWS
        """The first visible row, and the number of visible rows."""
        self._pointed: Point | None = None
        self.box = Box(0, 0, 0, 0)
        self._why_shown: tuple[Advice, int, str] | None = None
        """The last reason shown, and its row: finding it takes too long to repeat for each frame or move."""
        self._spoken: tuple[View, Action | None, int] | None = None
        self._highest = 0.0
        """The height of the tallest reason shown for this decision, so that the panel does not shrink between rows."""
        self._head = _HEAD
        """The height of the title, omitted if room is scarcest."""
        self._arranged: tuple[object, ...] = ()
        self._below: Box | None = None
        """The rest of the log's place if the coach covers it."""

    @property
    def said(self) -> CoachRemark | None:
        """Return the present remark."""
        return self._said

    @property
    def in_sight(self) -> Sequence[Worth]:
        """Return the visible moves, the best first."""
        return () if self._said is None else self._said.advice.worths[self._first : self._first + self._seen]

    @property
    def chosen(self) -> Worth | None:
        """Return the move whose reason is shown."""
        return None if self._said is None else self._said.advice.worths[self._row]

    @property
    def _mode(self) -> str:
        return COACH_BEFORE if self.always else self._ui.settings.coach

    @property
    def log(self) -> Box:
        """Return the present place of the log."""
        return log_box(self._board.layout) if self._below is None else self._below

    @property
    def covers_words(self) -> bool:
        """Return whether the panel covers the line above the hand."""
        layout = self._board.layout
        above_hand = Box(layout.edges.side, layout.words_top, layout.w - 2 * layout.edges.side, PROMPT_HEIGHT)
        return self._said is not None and self.box.overlap(above_hand) > 0

    @property
    def marked(self) -> Box:
        """Return the place of a helped hand's mark: on the log, or on the coach if that covers it."""
        over = self._said is not None and self.box.overlap(log_box(self._board.layout)) > 0
        return self.box if over else self.log

    def handle(self, event: Input) -> bool:
        """Ask about another move by the pointer, its wheel or a key; return True if the input was used."""
        if isinstance(event, PointerMove):
            self._pointed = event.pos
            return False
        if self._said is None:
            return False
        if isinstance(event, Wheel) and self.box.contains(event.pos):
            self._turn(round(-event.dy) or (1 if event.dy < 0 else -1))
        elif isinstance(event, PointerDown) and self.box.contains(event.pos):
            self._pointed = event.pos
        elif isinstance(event, KeyPress) and event.key == _KEY and not event.ctrl and not event.alt:
            self._row, self._pointed = (self._row + 1) % len(self._said.advice.worths), None
        else:
            return False
        self._board.dirty = True
        return True

    def _turn(self, rows: int) -> None:
        """Scroll to other moves."""
        most = 0 if self._said is None else len(self._said.advice.worths) - self._seen
        self._first = max(0, min(most, self._first + rows))
        self._row = max(self._first, min(self._row, self._first + self._seen - 1))

    def update(self, *, hidden: bool) -> bool:
        """Follow the table; return True if it must be redrawn.

        Args:
            hidden: Whether something else takes its place.
        """
        before = (self._said, self._row, self.box, self._below)
        if self._ui.screens.top is not self._screen:
            return False  # a page over the table may ask the coach something else
        if hidden:
            self._remarks.forget()
        else:
            self._follow()
        said = self._remarks.said(self._mode, self._least)
        if (said is not None or self._remarks.judged) and not self._sitting.game.hand_over:
            self._on_remark()
        if said is None:
            self._said, self._below, self._arranged = None, None, ()
        else:
            if self._said is None or said.view != self._said.view or said.action != self._said.action:
                self._row, self._first, self._highest = 0, 0, 0.0
                self._ui.cues.note(Cue.COACH_SPOKE)
            self._said = said
            self._arrange(said)
            self._point(said)
            self._make_room(said)
            self._speak(said)
        return before != (self._said, self._row, self.box, self._below)

    def _speak(self, said: CoachRemark) -> None:
        """Say the judgement once the coach has finished, and the reason for the examined move."""
        spoken = said.view, said.action, self._row
        if not said.advice.done or self._spoken == spoken:
            return
        before, self._spoken = self._spoken, spoken
        move = move_name(said.view, said.advice.worths[self._row].action, self._turns.names)
        head = [] if before is not None and before[:2] == spoken[:2] else [title_of(said)]
        self._ui.speech.say(*head, move, self._why(said))

    def gone(self) -> None:
        """Stop the coach when the table is left."""
        self._remarks.forget()

    def _follow(self) -> None:
        """Have the coach think about the decision of the only person."""
        sitting, board = self._sitting, self._board
        if sitting.game.compared or len(sitting.persons) != 1 or self._mode == COACH_OFF:
            self._remarks.forget()
        elif board.hand.is_open:
            decides = self._turns.may_act and bool(board.view.legal)
            self._remarks.follow(board.view, self._mode, decides=decides)

    @property
    def _least(self) -> float:
        least = float(self._ui.settings.coach_least)
        return least * magnitudes_of(self._board.view.rules).stake

    # Layout and drawing

    def _arrange(self, said: CoachRemark) -> None:
        """Take the available room after it or the words may have changed."""
        board, controls = self._board, self._controls
        newest = self._logbook.shown(board.reveals.untold(board.now))[-1:]
        asked = controls.cross.visible, controls.let_go.visible
        arranged = (said, board.layout, board.view.table, self._ui.text.scale, newest, asked, self._highest)
        if arranged != self._arranged:
            self._arranged = arranged
            self._take_room(said, "".join(newest))

    def _make_room(self, said: CoachRemark) -> None:
        """Grow if the shown reason is higher than any before."""
        high = self._ui.text.measure(self._why(said), "small", self.box.w - 2 * _PAD)[1]
        if high > self._highest:
            self._highest = high
            self._arrange(said)
            self._point(said)

    def _take_room(self, said: CoachRemark, newest: str) -> None:
        """Take a place at the right, or over the log, with room for any of the reasons."""
        board, text = self._board, self._ui.text
        room, log = coach_room(board, self._controls), log_box(board.layout)
        reason_high = max(_REASON_LINES * text.line_height("small"), self._highest)
        least = 2 * _PAD + _HEAD + _GAP + _LINE + reason_high
        count, at_least, self._below, self._head = len(said.advice.worths), 0.0, None, _HEAD
        if room.h < least + min(2, count) * _ROW:
            line = text.measure(newest, "small", log.w - 2 * _PAD)[1] + _LOG_LINE
            above = lesson_room(board).cut_bottom(line, _GAP)[1]
            if above.h >= least + _ROW:
                room, self._below = above, log.cut_bottom(line)[0]
            elif room.h < least + _ROW:
                room, self._head, at_least = lesson_room(board), 0.0, log.h
                room = self._readable(room, self._why(said))
        least += self._head - _HEAD
        self._seen = max(1, min(_MOST_ROWS, count, int((room.h - least) // _ROW)))
        high = min(room.h, max(at_least, least + self._seen * _ROW))
        self.box = Box(room.x, room.bottom - high, room.w, high)

    def _readable(self, room: Box, words: str) -> Box:
        """Return this room, or another one if it is too small for a move and its whole reason."""
        board, text = self._board, self._ui.text

        def high(wide: float) -> float:
            return 2 * _PAD + _ROW + _GAP + text.measure(words, "small", wide - 2 * _PAD)[1]

        if room.h >= high(room.w):
            return room
        layout = board.layout
        piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
        return panel_box(board, high, _WIDTHS, room.center, piles)

    def _point(self, said: CoachRemark) -> None:
        if self._pointed is not None and self.box.contains(self._pointed):
            row = int((self._pointed[1] - self.box.y - _PAD - self._head) // _ROW)
            if 0 <= row < self._seen:
                self._row = self._first + row
        self._row = min(self._row, len(said.advice.worths) - 1)
        self._first = max(self._row - self._seen + 1, min(self._first, self._row, len(said.advice.worths) - self._seen))

    def _why(self, said: CoachRemark) -> str:
        """Return the reason of the chosen move."""
        advice, row, shown = said.advice, self._row, self._why_shown
        if shown is None or shown[0] is not advice or shown[1] != row:
            words = why(said.view, advice.worths[row], advice, self._turns.names)
            shown = self._why_shown = advice, row, words
        return shown[2]

    def draw(self, canvas: Canvas) -> None:
        """Draw the remark, if there is one."""
        said = self._said
        if said is not None and not self._board.reveals.dealing(self._board.now):
            rows = slice(self._first, self._first + self._seen)
            _Drawing(said, self.box, self._head, rows, self._row, self._turns.names, self._why(said)).draw(canvas)


def title_of(said: CoachRemark) -> str:
    """Return the judgement of a move."""
    made = None if said.action is None else said.advice.worth_of(said.action)
    return coach_head(judged=made is not None, sure=said.sure, best=made == said.advice.best)


@dataclass(frozen=True)
class _Drawing:
    """The panel's drawing.

    Attributes:
        said: The coach's remark.
        box: Its box.
        head: The height of the title; 0 for none.
        rows: The visible rows.
        row: The one whose reason is shown.
        names: The players' names.
        why: The reason.
    """

    said: CoachRemark
    box: Box
    head: float
    rows: slice
    row: int
    names: Sequence[str]
    why: str

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        said = self.said
        theme, view = canvas.theme, said.view
        canvas.panel(self.box, "raised", 14)
        inner = self.box.inset(_PAD, _PAD)
        head, rest = inner.cut_top(self.head)
        if self.head:
            self._draw_title(canvas, head)
        worth = said.advice.worths[self.row]
        for one in said.advice.worths[self.rows]:
            line, rest = rest.cut_top(_ROW)
            move = move_name(view, one.action, self.names)
            with saying(canvas, line, partial(move_line, move, one.value, one.wins, self._doubt(one), view.rules)):
                self._draw_row(canvas, line, said, one, chosen=one == worth)
        self._draw_more(canvas, len(said.advice.worths))
        reason = canvas.text_renderer.measure(self.why, "small", rest.w)[1]
        if self.head or rest.h >= _LINE + _GAP + reason:  # in the smallest room, the reason comes first
            line, rest = rest.cut_top(_LINE + _GAP)
            self._draw_figures(canvas, line.cut_bottom(_LINE)[0], worth)
        with canvas.clipped(rest):
            canvas.text((rest.x, rest.y), self.why, "small", theme.ink, max_width=rest.w)

    def _doubt(self, worth: Worth) -> str:
        return doubt_text(worth.error, self.said.view.rules, certain=self.said.advice.certain)

    def _draw_figures(self, canvas: Canvas, line: Box, worth: Worth) -> None:
        """Draw a move's share of wins, and its margin of error at the right, if they fit."""
        ink = canvas.theme.ink_soft
        left = canvas.line_of_text(line, wins_text(worth.wins, self.said.view.rules), "small", ink).right
        beside = [self._doubt(worth)]
        if not self._unit_beside(canvas, line.w):
            beside.insert(0, self._unit)
        right = line.right
        for words in beside:
            wide = canvas.text_renderer.measure(words, "small")[0]
            if right - wide >= left + _BESIDE:
                right = canvas.text((right, line.center[1]), words, "small", ink, anchor="midright").x - _UNIT_GAP

    @property
    def _title(self) -> str:
        """Return the judgement of the move."""
        return title_of(self.said)

    @property
    def _unit(self) -> str:
        """Return the unit of the figures."""
        return unit_text(self.said.view.rules, thinks=not self.said.advice.done)

    def _unit_beside(self, canvas: Canvas, wide: float) -> bool:
        """Return True if the unit fits beside the title; otherwise, it follows the margin of error."""
        measure = canvas.text_renderer.measure
        return measure(self._title, "strong")[0] + measure(self._unit, "small")[0] + _BESIDE <= wide

    def _draw_title(self, canvas: Canvas, head: Box) -> None:
        """Draw the judgement of the move, and the unit of the figures."""
        theme = canvas.theme
        if self._unit_beside(canvas, head.w):
            at = (head.right, head.center[1])
            canvas.text(at, self._unit, "small", theme.ink_soft, anchor="midright")
        canvas.shrinking_line(head, self._title, ("strong", "small"), theme.gold_light)

    def _draw_more(self, canvas: Canvas, count: int) -> None:
        """Draw a scroll bar at the edge if there are more moves than visible ones."""
        seen = self.rows.stop - self.rows.start
        if count <= seen:
            return
        track = Box(self.box.right - 7.0, self.box.y + _PAD + self.head, 3.0, seen * _ROW)
        canvas.rounded(track, canvas.theme.track, 1.5)
        high = track.h * seen / count
        canvas.rounded(Box(track.x, track.y + track.h * self.rows.start / count, track.w, high), canvas.theme.gold, 1.5)

    def _draw_row(self, canvas: Canvas, line: Box, said: CoachRemark, worth: Worth, *, chosen: bool) -> None:
        theme, view = canvas.theme, said.view
        made = worth.action == said.action
        if chosen:
            canvas.rounded(line.inset(-6.0, 0.5), fade(theme.gold_light, 0.14), 6.0)
        best = worth == said.advice.best
        ink = theme.gold_light if best else theme.bad if made and said.sure else theme.ink
        figure = canvas.text(
            (line.right, line.center[1]), worth_text(worth.value, view.rules), "small", ink, anchor="midright"
        )
        name = move_name(view, worth.action, self.names)
        if made:
            canvas.text((line.x - _MARK_GAP, line.center[1]), "›", "small", ink, anchor="midright")
        room = Box(line.x, line.y, line.w - figure.w - 6.0, line.h)
        canvas.line_of_text(room, name, "small", ink)


def coach_room(board: Board, controls: Controls) -> Box:
    """Return the free room on the buttons' side, above them."""
    layout = board.layout
    bottom = controls.menu.box.y - _APART
    asked = [one.box for one in (controls.cross, controls.let_go) if one.visible]
    wide = layout.edges.column
    return free_room(board, layout.for_hand(Box(layout.w - layout.edges.rail - wide, 0, wide, bottom)), asked)
