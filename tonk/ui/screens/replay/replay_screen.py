"""A played hand, replayed on the real table."""

from collections.abc import Sequence
from dataclasses import replace

from tonk.records.marking import marks_of
from tonk.records.replaying import Replay
from tonk.rules import View
from tonk.rules.cards import FIRST_SEAT, Seat, each_seat
from tonk.session.match.other_players import usual_players
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.chart_signs import draw_line_sign
from tonk.ui.screens.parts.copying import copied
from tonk.ui.screens.replay.playback import Playback
from tonk.ui.screens.replay.replay_bar import ReplayBar, bar_height
from tonk.ui.screens.replay.replay_texts import ReplayTexts, hand_line, standings
from tonk.ui.screens.replay.turning_points import TurningPoints
from tonk.ui.shell.commands import Where
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown, Wheel
from tonk.ui.shell.routes import HandReviews
from tonk.ui.shell.services import Services
from tonk.ui.table.board import Board
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.painting.board_painting import BoardPainter, NothingCarried
from tonk.ui.table.painting.special_card_signs import draw_marks
from tonk.ui.table.places import under_point
from tonk.ui.table.places.layout import preferences_of
from tonk.ui.table.places.log_place import log_box
from tonk.ui.table.prompts import GUIDING
from tonk.ui.table.telling.log_and_prompt import draw_log, draw_prompt, heading_of
from tonk.ui.table.telling.plates import draw_plates
from tonk.words import _, pgettext
from tonk.words.phrases import dotted
from tonk.words.table.names import TableNames
from tonk.words.table.review import hand_lines, piles_lines, spreads_lines

_SIGN = 7.0
"""The radius of the sign at each face, which marks the player's turns on the scrubber."""
_TIGHT = 560.0
"""The height of a table, in units, below which cards are small."""


class ReplayScreen:
    """A replay of one hand.

    Attributes:
        replay: The hand.
        board: The cards.
        playback: The shown step and viewpoint.
        bar: The buttons and the scrubber.
    """

    overlay = False
    where = Where.REPLAY
    opens_at = (0.0, 1.0)
    column = (640.0, 540.0)

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        replay: Replay,
        reviews: HandReviews,
        *,
        seat: Seat | None,
        step: int = 0,
        played: str = "",
    ) -> None:
        """Open a hand.

        Args:
            ui: The context of the window.
            services: The game around the screens.
            replay: The hand.
            reviews: The reviews of it.
            seat: The viewer's seat; None for the first one, with all hands open.
            step: The step shown first.
            played: Its date, in words, if known.
        """
        self.ui = ui
        self._services = services
        self.replay, record = replay, replay.record
        open_hands, seat = seat is None, seat or FIRST_SEAT
        self._log_step = self._back = 0
        self._home = ui.home
        ui.sit_at(record.rules.id)
        self._heading = heading_of(record.rules, record.stake)
        self._texts = ReplayTexts(replay, seat, open_hands)
        view = replay.view(max(0, min(replay.steps, step)), seat, open_hands=open_hands)
        self.board = Board(view, self._room, preferences_of(ui.settings), Pace())
        self.board.persons, self.board.stake = frozenset((seat,)), record.stake
        self.playback = Playback(ui, replay, self.board, seat, self._changed, open_hands=open_hands)
        self._painter = BoardPainter(ui, self.board, NothingCarried())
        self._line = hand_line(replay, played)
        self.bar = ReplayBar(self, self.playback, self._line)
        self._marks = marks_of(replay)
        self._turning = TurningPoints(replay, reviews)
        self._turning.look_from(seat)
        self._mark()
        self._follow_settings()
        self.playback.seek(step)

    def _changed(self) -> None:
        """Scroll the log to its newest lines after a step."""
        if self.playback.step != self._log_step:
            self._log_step, self._back = self.playback.step, 0
            self.ui.speech.say_new(self.text_of(self.playback.step))
        self.bar.refresh()

    # Viewpoint

    def look_from(self, seat: int) -> None:
        """View the hand from another seat, this many places around the table."""
        bottom = Seat(seat) % len(self.replay.record.seats)
        self._turning.look_from(bottom)
        self._mark()
        self._look(bottom, open_hands=self.playback.open_hands)

    def open_or_hide(self) -> None:
        """Open all hands, or hide those that the seat could not see."""
        self._look(self.playback.seat, open_hands=not self.playback.open_hands)

    def _look(self, seat: Seat, *, open_hands: bool) -> None:
        self._texts = ReplayTexts(self.replay, seat, open_hands)
        self.playback.look(seat, open_hands=open_hands)
        self.ui.speech.say(*hand_lines(self._seen, self.replay.record.seats))

    @property
    def _seen(self) -> View:
        """Return the view as shown: with open hands, all of them from the first."""
        seen = self.board.seen
        return replace(seen, shown=self.board.view.shown) if self.playback.open_hands else seen

    def _mark(self) -> None:
        self.bar.scrubber.marks = (*self._marks, *self._turning.marks)

    def text_of(self, step: int) -> str:
        """Describe a step in a line or two, for the pointer on it."""
        return dotted((self._texts.of_step(step), self._turning.text_of(step)))

    # Actions

    def play_on(self) -> None:
        """Branch off into a practice hand, with the last game's person in the viewer's seat."""
        self.playback.stop()
        begins = self.replay.cut(self.playback.step)
        self._services.practise(begins, usual_players(begins, self._services.choices.person, self.playback.seat))

    def copy(self) -> None:
        """Put the whole record on the clipboard."""
        copied(self.ui, self.replay.record.to_text(), _("Record copied."))

    def leave(self) -> None:
        """Go back to the previous screen."""
        self.ui.go_to(self._home)
        self.ui.screens.remove(self)

    # The screen

    def announced(self) -> Sequence[str]:
        """Return the replayed hand and the shown step."""
        return pgettext("a page", "Replay"), self._line, self.text_of(self.playback.step)

    def gone(self) -> None:
        """Stop the coach's search for turning points."""
        self._turning.rest()

    def handle(self, event: Input) -> None:
        """Give input to keys and buttons first, then to the plates (a viewpoint) and the log (scrolling)."""
        if isinstance(event, KeyPress):
            self.bar.key(event)
            return
        if self.bar.handle(event):
            return
        if isinstance(event, Wheel) and log_box(self.board.layout).contains(event.pos):
            most = max(0, len(self._texts.lines(self.playback.step)) - 4)
            self._back = max(0, min(most, self._back + (1 if event.dy > 0 else -1)))
            self.board.dirty = True
        if isinstance(event, PointerDown):
            seats = each_seat(len(self.replay.record.seats))
            boxes = {seat: under_point.seat_box(self.board.layout, seat) for seat in seats}
            pressed = next((seat for seat in seats if boxes[seat].contains(event.pos)), None)
            if pressed is not None and pressed != self.playback.seat:
                self.look_from(pressed)

    def update(self, now: float) -> bool:
        """Continue automatic play; return True if something has moved."""
        self._follow_settings()
        board = self.board
        moving = board.moving(board.now)
        board.now = now
        if self._turning.update():
            self._mark()
        if self.ui.screens.top is self:
            self.playback.update(now)
        for noise in board.effects.due(now):
            self.ui.sound(noise.name, noise.side, noise.force)
        board.follow_turn()
        changed = moving or board.dirty
        board.dirty = False
        return self.bar.update(now) or changed

    def _follow_settings(self) -> None:
        settings = self.ui.settings
        self.board.pace = Pace(speeds.SPEEDS[settings.animation_speed], settings.less_motion)
        preferences = preferences_of(settings)
        self.board.resize(self._room, preferences._replace(card_size="small") if self._room.h < _TIGHT else preferences)

    @property
    def _room(self) -> Box:
        """Return the table's own room, without the bar."""
        return self.ui.viewport.box.cut_bottom(bar_height(self.ui.viewport))[1]

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again."""
        self._follow_settings()
        self.bar.arrange(viewport)

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - playback knows the moment
        """Return the time of the next automatic step (`Screen`)."""
        return self.playback.wakes_at

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, its words, and the bar."""
        board, layout, step = self.board, self.board.layout, self.playback.step
        with saying(canvas, self._room, str):  # whole sentences say what lies there
            self._painter.draw(canvas)
        self._say_table(canvas)
        shown_end = board.now >= board.reveals.shown
        lines, unrevealed = self._texts.lines(step), board.reveals.unrevealed(board.now)
        untold = board.reveals.untold(board.now)
        shown = lines[: len(lines) - max(self._back, untold)]
        draw_log(canvas, log_box(layout), self._heading, shown)
        self._painter.dim(canvas)
        seen = self._seen
        plates = standings(self.replay, seen, step, unrevealed=unrevealed, ending_shown=shown_end)
        pushed = board.effects.plates_shaken([layout.plate(seat) for seat in each_seat(seen.seats)], board.now)
        draw_plates(canvas, layout, seen, plates, self.ui.portraits, board.effects.ribboned(board.now), pushed)
        draw_marks(canvas, board)
        for seat in each_seat(seen.seats):
            face = layout.portrait(seat)
            draw_line_sign(canvas, (face.x + _SIGN, face.y + _SIGN), seat, _SIGN, canvas.theme.seats[seat])
        banner = "" if untold else dotted((self._texts.above_hand(step), self._turning.text_of(step)))
        draw_prompt(canvas, layout, banner, mood=GUIDING, aside=0.0)
        self.bar.draw(canvas)
        self._painter.draw_moving(canvas)
        self._painter.draw_above(canvas)

    def _say_table(self, canvas: Canvas) -> None:
        """Note the open hands, the piles and the spreads for speech."""
        if canvas.written is None:
            return
        seen, names = self._seen, self.replay.record.seats
        lines = *hand_lines(seen, names), *piles_lines(seen), *spreads_lines(seen, TableNames.of(names))
        for line in lines:
            canvas.note(line, self._room.cut_top(0.0)[0], whole=True)
