"""Table talk: a short line in a balloon beside the speaker, for a few seconds, in free room.

It takes no press and covers nothing; without free room near the face, nothing is said.
"""

import math
from collections.abc import Callable, Sequence
from math import hypot
from typing import NamedTuple

from tonk.session.match.characters import character_of
from tonk.session.match.sitting import Sitting
from tonk.session.match.table_talk import Remark, impatience, line_of, remark
from tonk.ui.drawing import speeds
from tonk.ui.drawing.balloons import balloon, bounds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.free_space import free_spot, occupied
from tonk.ui.table.places.layout import TableLayout
from tonk.words.narration import FULL, said_by
from tonk.words.talk import talk_lines

_PAD_X, _PAD_Y, _EDGE, _APART = 15.0, 9.0, 30.0, 11.0
"""The margins of words in a balloon, and its distance from the edge of the window and from everything else."""
_WIDTHS = (210.0, 165.0, 130.0)
"""The greatest widths of the words, the preferred one first."""
_REACH, _FAR = 190.0, 240.0
"""The greatest distance from the edge of a face to the middle of a balloon, and to its furthest edge."""
_STYLE = "body"
_READ = 0.7
"""The share of its time after which a line has been read."""
_STEPS = 6
"""The steps in which a balloon fades in and out."""


class _Spoken(NamedTuple):
    """A spoken remark.

    Attributes:
        one: The remark.
        line: Its words.
        begins: Its start.
        ends: Its end.
    """

    one: Remark
    line: str
    begins: float
    ends: float


class _Place(NamedTuple):
    """The place of a balloon: its box, the end of its tail, and the greatest width of its words."""

    box: Box
    tip: Point
    wide: float


class TableTalk:
    """The talk at one table.

    Args:
        ui: The context of the window.
        sitting: The sitting.
        board: The board.
        taken: Returns the boxes of the buttons and panels that must not be covered.
    """

    def __init__(self, ui: UiContext, sitting: Sitting, board: Board, taken: Callable[[], Sequence[Box]]) -> None:
        self._ui, self._sitting, self._board, self._taken = ui, sitting, board, taken
        self._spoken: _Spoken | None = None
        self._place: _Place | None = None
        self._laid: TableLayout | None = None
        self._shown = 0
        self._turn, self._asked_since = -1, 0.0

    def follow(self, new: int) -> None:
        """Take the remarks about the newest events, to show them once those have been seen.

        Args:
            new: The number of new events.
        """
        self._laid = None
        found = remark(self._sitting.game, new) if new else None
        if found is not None:
            board = self._board
            rests = board.reveals.all_shown if board.reveals.held is not None else board.sprites.all_at_rest()
            self._say(found, max(self._ui.now, board.reveals.all_shown, rests))

    def read_until(self) -> float:
        """Return when present and coming remarks will have been read."""
        spoken = self._spoken
        return 0.0 if spoken is None else spoken.begins + (spoken.ends - spoken.begins) * _READ

    def hush(self) -> None:
        """Stop talking, since the remark's subject was undone."""
        self._spoken = None

    def _say(self, one: Remark, begins: float) -> None:
        who = character_of(self._sitting.game.plan.players[one.seat].name)
        line = line_of(talk_lines(who.id, one.moment), one) if who is not None else ""
        if line and self._ui.settings.table_talk:
            self._laid = None
            self._spoken = _Spoken(one, line, begins, begins + speeds.TALK + speeds.TALK_LETTER * len(line))

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if it must be redrawn."""
        self._grow_impatient(now)
        shown = self._step(now)
        if shown and not self._shown and self._spoken is not None and self._ui.speech.detail == FULL:
            name = self._sitting.game.plan.players[self._spoken.one.seat].name
            self._ui.speech.say(said_by(name, self._spoken.line))
        changed, self._shown = shown != self._shown, shown
        return changed

    def _grow_impatient(self, now: float) -> None:
        """Let somebody speak once to a person who takes long."""
        game = self._sitting.game
        turn = len(game.events)
        if turn != self._turn:
            self._turn, self._asked_since = turn, max(now, self._board.all_at_rest())
        if self._asked_since + speeds.LONG_THOUGHT <= now:
            self._asked_since = math.inf
            found = None if self._sitting.bot_acts else impatience(game)
            if found is not None:
                self._say(found, now)

    def _step(self, now: float) -> int:
        """Return the balloon's opacity, in steps; 0 without one."""
        spoken = self._spoken
        if spoken is None or now < spoken.begins:
            return 0
        if now >= spoken.ends:
            self._spoken = None
            return 0
        if self._board.pace.reduced:
            return _STEPS
        there = min(now - spoken.begins, spoken.ends - now) / speeds.TALK_FADE
        return max(1, min(_STEPS, math.ceil(there * _STEPS)))

    def wakes_at(self, now: float) -> float:
        """Return the time of its next change."""
        spoken = self._spoken
        if spoken is None:
            return self._asked_since + speeds.LONG_THOUGHT
        if now < spoken.begins:
            return spoken.begins
        fades = spoken.ends - speeds.TALK_FADE
        return fades if spoken.begins + speeds.TALK_FADE < now < fades else now

    def draw(self, canvas: Canvas) -> None:
        """Draw the present remark."""
        if self._spoken is None or not self._shown:
            return
        if self._laid is not self._board.layout:
            self._laid, self._place = self._board.layout, self._find_place(self._spoken)
        if self._place is None:
            return
        (box, tip, wide), theme = self._place, canvas.theme
        alpha = round(255 * self._shown / _STEPS)
        rise = 5.0 * (1 - self._shown / _STEPS)
        around = bounds(box, tip)
        paper = balloon(box, tip, theme.card_cream[:3], theme.ink_dark[:3], canvas.viewport.scale)
        canvas.picture(paper, (around.x, around.y + rise), alpha=alpha)
        words = canvas.text_renderer.render(self._spoken.line, _STYLE, theme.ink_dark, max_width=wide, align="center")
        canvas.picture(words, (box.center[0], box.center[1] + rise), "center", alpha)

    def _find_place(self, spoken: _Spoken) -> _Place | None:
        """Return the free place nearest to the face, or None if none is near enough."""
        board, text = self._board, self._ui.text
        face = board.layout.portrait(spoken.one.seat)
        room = face.inset(-_FAR).common(Box(0.0, 0.0, board.layout.w, board.layout.h).inset(_EDGE))
        poses = board.sprites.ends() if board.reveals.held is None else board.sprites.poses(board.now)
        cards = [*map(board.layout.box_of, poses), *board.effects.written(board.now)]
        taken = [box.inset(-_APART) for box in (*occupied(board), *cards, *self._taken()) if box.overlap(room)]
        for widest in _WIDTHS:
            wide, high = text.measure(spoken.line, _STYLE, widest)
            spot = free_spot(room, (wide + 2 * _PAD_X, high + 2 * _PAD_Y), taken, face.center)
            if spot is None:
                continue
            x, y = spot.center[0] - face.center[0], spot.center[1] - face.center[1]
            far = hypot(x, y)
            if far - face.w / 2 <= _REACH:
                rim = face.w / 2 + 1.0
                return _Place(spot, (face.center[0] + x / far * rim, face.center[1] + y / far * rim), widest)
        return None
