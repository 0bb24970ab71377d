"""A hand gone through again on the real table: by steps, scrubbed or played, from any seat, hands open or hidden."""

from dataclasses import replace

from tonk.records.marking import TAKE, marks_of
from tonk.records.replaying import Replay
from tonk.rules import View
from tonk.rules.cards import FIRST_SEAT, Seat, each_seat
from tonk.session.match.other_players import usual_players
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.copying import copied
from tonk.ui.screens.replay.replay_bar import BAR, ReplayBar
from tonk.ui.screens.replay.replay_texts import ReplayTexts, hand_line, standings
from tonk.ui.screens.replay.turning_points import TurningPoints
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown, Wheel
from tonk.ui.shell.routes import HandReviews
from tonk.ui.shell.services import Services
from tonk.ui.table import hud, under_point
from tonk.ui.table.board import Board
from tonk.ui.table.board_painting import BoardPainter, NothingCarried
from tonk.ui.table.free_space import log_box
from tonk.ui.table.prompts import GUIDING
from tonk.ui.table.special_card_signs import draw_marks
from tonk.ui.table.sprites import Pace
from tonk.words import _

_TIGHT = 560.0
"""A table with fewer units of height has small cards."""


class ReplayScreen:
    """One hand to be looked at again.

    Attributes:
        replay: The hand.
        seat: From whose seat it is seen.
        step: The step that is shown.
        open_hands: Whether all hands lie open.
        playing: Whether it goes on by itself.
        board: The cards.
        bar: The buttons and the scrubber.
    """

    overlay = False

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
            seat: From whose seat it is seen; None for the first one, with all hands open.
            step: The step that is shown first.
            played: When it was played, in words, if that is known.
        """
        self.ui = ui
        self._services = services
        self.replay, record = replay, replay.record
        self.seat: Seat = seat or FIRST_SEAT
        self.open_hands = seat is None
        self.step = max(0, min(self.replay.steps, step))
        self.playing = False
        self._next_at = 0.0
        self._back = 0
        self._home = ui.home
        ui.sit_at(record.rules.id)
        self._heading = hud.heading_of(record.rules, record.stake)
        self._reveals = ReplayTexts(self.replay, self.seat, self.open_hands)
        self.board = Board(self._view(), self._room, ui.settings.card_size, Pace())
        self.board.persons = frozenset((self.seat,))
        self._painter = BoardPainter(ui, self.board, NothingCarried())
        self.bar = ReplayBar(self, hand_line(self.replay, played))
        self._marks = marks_of(self.replay)
        self._turning = TurningPoints(self.replay, reviews)
        self._turning.look_from(self.seat)
        self._mark()
        self._follow_settings()
        self.seek(self.step)

    # Going through it

    def seek(self, step: int) -> None:
        """Show a step at once."""
        self.step = max(0, min(self.replay.steps, step))
        self.board.now = self.ui.now
        self.board.show(self._view(), (), open_hand=True)
        self.board.hurry()
        self._changed()

    def forward(self) -> None:
        """Let the next thing that can be seen happen, in motion."""
        if self.step == self.replay.steps:
            return
        self.step += 1
        while not self.open_hands and self.replay.silent(self.step) and self.step < self.replay.steps:
            self.step += 1
        self.board.now = self.ui.now
        self.board.show(self._view(), self.replay.events(self.step), open_hand=True)
        self._changed()

    def backward(self) -> None:
        """Show what was before the last thing that could be seen."""
        step = self.step - 1
        while step > 0 and not self.open_hands and self.replay.silent(step):
            step -= 1
        self.seek(step)

    def to_mark(self, way: int) -> None:
        """Go to the next mark, or the one before; to an end where there is none."""
        marked = {mark.step for mark in self.bar.scrubber.marks if mark.kind != TAKE}
        ahead = [step for step in marked if (step - self.step) * way > 0]
        self.stop()
        self.seek(min(ahead, key=lambda step: abs(step - self.step)) if ahead else self.replay.steps * (way > 0))

    def play_or_stop(self) -> None:
        """Let it go on by itself, from the beginning when it is over; or stop it."""
        if self.playing:
            self.stop()
            return
        if self.step == self.replay.steps:
            self.seek(0)
        self.playing = self.replay.steps > 0
        self._next_at = self.ui.now
        self.bar.refresh()

    def stop(self) -> None:
        """Go on no longer by itself."""
        self.playing = False
        self.bar.refresh()

    def _changed(self) -> None:
        self._back = 0
        pause = speeds.at_speed(speeds.REPLAY_PAUSE, self.ui.settings.animation_speed)
        self._next_at = max(self.ui.now, self.board.all_at_rest()) + max(speeds.REPLAY_LEAST, pause)
        if self.step == self.replay.steps:
            self.playing = False
        self.bar.refresh()

    # Looking

    def look_from(self, seat: Seat) -> None:
        """See it from another seat."""
        self.seat = seat % len(self.replay.record.seats)
        self._turning.look_from(self.seat)
        self._mark()
        self._look()

    def open_or_hide(self) -> None:
        """Open all hands, or hide those that the seat could not see."""
        self.open_hands = not self.open_hands
        self._look()

    def _look(self) -> None:
        self._reveals = ReplayTexts(self.replay, self.seat, self.open_hands)
        self.board.now = self.ui.now
        self.board.persons = frozenset((self.seat,))
        self.board.show(self._view(), open_hand=True)
        self.bar.refresh()

    def _mark(self) -> None:
        self.bar.scrubber.marks = (*self._marks, *self._turning.marks)

    def _view(self) -> View:
        return self.replay.view(self.step, self.seat, open_hands=self.open_hands)

    def told_of(self, step: int) -> str:
        """Describe a step in a line or two, for the pointer on it."""
        return "  ·  ".join(part for part in (self._reveals.of_step(step), self._turning.told_of(step)) if part)

    def name_of(self, seat: Seat) -> str:
        """Return the name of a seat's player."""
        return self.replay.record.seats[seat]

    # What can be done with it

    def play_on(self) -> None:
        """Branch off here into a practice hand, in which the person of the last game sits where one looks from."""
        self.stop()
        begins = self.replay.cut(self.step)
        self._services.practise(begins, usual_players(begins, self._services.choices.person, self.seat))

    def copy(self) -> None:
        """Put the whole record on the clipboard."""
        copied(self.ui, self.replay.record.to_text(), _("The record is copied."))

    def leave(self) -> None:
        """Go back to where it was opened from."""
        self.ui.go_to(self._home)
        self.ui.screens.remove(self)

    # The screen

    def gone(self) -> None:
        """The coach need not look for turning points any longer."""
        self._turning.rest()

    def handle(self, event: Input) -> None:
        """Keys and buttons first; then the plates, from which one may look, and the log, which can be turned back."""
        if isinstance(event, KeyPress):
            self.bar.key(event)
            return
        if self.bar.handle(event):
            return
        if isinstance(event, Wheel) and log_box(self.board.layout).contains(event.pos):
            most = max(0, len(self._reveals.lines(self.step)) - 4)
            self._back = max(0, min(most, self._back + (1 if event.dy > 0 else -1)))
            self.board.dirty = True
        if isinstance(event, PointerDown):
            seats = each_seat(len(self.replay.record.seats))
            boxes = {seat: under_point.seat_box(self.board.layout, seat) for seat in seats}
            pressed = next((seat for seat in seats if boxes[seat].contains(event.pos)), None)
            if pressed is not None and pressed != self.seat:
                self.look_from(pressed)

    def update(self, now: float) -> bool:
        """Go on by itself, if it does; True when something has moved."""
        self._follow_settings()
        board = self.board
        moving = board.moving(board.now)
        board.now = now
        if self._turning.update():
            self._mark()
        if self.playing and self.ui.screens.top is self and now >= self._next_at:
            self.forward()
        for noise in board.effects.due(now):
            self.ui.sounds.play(noise)
        changed = moving or board.dirty
        board.dirty = False
        return self.bar.update(now) or changed

    def _follow_settings(self) -> None:
        settings = self.ui.settings
        self.board.pace = Pace(speeds.SPEEDS[settings.animation_speed], settings.reduced_motion)
        self.board.resize(self._room, "small" if self._room.h < _TIGHT else settings.card_size)

    @property
    def _room(self) -> Box:
        """Return the table's own room: all but the bar."""
        return self.ui.viewport.box.cut_bottom(BAR)[1]

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again."""
        self._follow_settings()
        self.bar.arrange(viewport)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, its words, and the bar."""
        board, layout = self.board, self.board.layout
        self._painter.draw(canvas)
        told = board.now >= board.reveals.shown
        lines = self._reveals.lines(self.step)
        shown = lines[: len(lines) - max(self._back, 0 if told else 1)]
        hud.draw_log(canvas, log_box(layout), self._heading, shown)
        seen = board.seen
        if self.open_hands:
            seen = replace(seen, shown=board.view.shown)  # they have lain open all the time
        plates = standings(self.replay, seen, self.step, told=told)
        hud.draw_plates(canvas, layout, seen, plates, self.ui.portraits)
        draw_marks(canvas, board)
        banner = self.told_of(self.step) if told else ""
        hud.draw_prompt(canvas, layout, banner, mood=GUIDING, aside=0.0)
        self.bar.draw(canvas)
        self._painter.draw_moving(canvas)
