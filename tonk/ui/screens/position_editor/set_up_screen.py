"""Setting up a position: cards are placed from the pack, and the hand is played from there."""

import secrets
from dataclasses import replace

import pygame

from tonk.records import Record, RecordRefused
from tonk.records.reading import Unreadable, read_record
from tonk.rules.cards import FIRST_SEAT, Seat, by_seat
from tonk.session.house_rules import all_rules, guest_rules
from tonk.session.match.other_players import usual_players
from tonk.session.match.played_hand import KIND_KEY, PRACTICE
from tonk.session.match.player_names import BOT_NAMES, clean_name
from tonk.session.practice.arrangement import Arrangement
from tonk.session.practice.arrangement_record import ArrangementProblem, arrangement_of, problem_of, record_of
from tonk.session.practice.practice_options import PracticeOptions
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.copying import copied
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.position_editor.place_drawing import place_lines
from tonk.ui.screens.position_editor.set_up_board import SetUpBoard
from tonk.ui.screens.position_editor.set_up_buttons import SeatButtons
from tonk.ui.screens.position_editor.set_up_panel import SetUpPanel
from tonk.ui.shell import clipboard
from tonk.ui.shell.commands import Where
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Dialog, DialogAnswer
from tonk.words import _
from tonk.words.bindings import InHand
from tonk.words.setting_up import no_spread, not_read, turn_problem, wrong_number
from tonk.words.table.names import TableNames

_PANEL, _BELOW, _GAP, _BOTTOM = 290.0, 560.0, 14.0, 16.0
_BESIDE = 900.0
"""The width of a body below which the panel is below the board."""


class SetUpScreen(TitledScreen):
    """The pack and the table at the left, the rest of the position at the right.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        record: A hand whose last position to begin with; None for an empty table.
    """

    where = Where.SET_UP

    column = (640.0, 1100.0)

    def __init__(self, ui: UiContext, services: Services, record: Record | None = None) -> None:
        super().__init__(ui, services, _("Set up a position"))
        own = services.rulebook.all()
        rule_sets = [*all_rules(own), *guest_rules(own)]
        person = services.choices.person
        self._usual = (person, *(name for name in BOT_NAMES if name != person))
        self._names = list(self._usual)
        self._you = FIRST_SEAT
        self._stake = 1
        what = Arrangement(rule_sets[0], 3, secrets.randbits(63))
        self.board = SetUpBoard(ui, what, self._players, self._moved)
        self._problem: str | None = None
        self._safe = ""
        """The position that can be left without loss: it was opened, copied or played."""
        self.seats = SeatButtons(self._moved)
        self.panel = SetUpPanel(what, rule_sets, self._players, self, self._moved)
        self.group.add(self.board, *self.seats.turns, *self.seats.waits, *self.panel.widgets)
        self.group.focus(self.board)
        self._moved()
        if record is not None:
            self.show(record)

    @property
    def what(self) -> Arrangement:
        """Return the arrangement."""
        return self.board.what

    @property
    def in_hand(self) -> InHand:
        """Return the names of the keys, or of the pad's buttons."""
        return self.ui.in_hand

    # Using it

    def play(self, *, coached: bool = False) -> None:
        """Play it, if possible; if ``coached``, with the coach, who speaks before each move."""
        if self._problem is None:
            record = self._record()
            self._safe = record.to_text()
            players = usual_players(record, self._names[self._you], self._you)
            self.services.practise(record, players, PracticeOptions(coached=coached))

    def copy(self) -> None:
        """Put the record of the position on the clipboard, even if it can't be played yet."""
        text = self._record().to_text()
        if copied(self.ui, text):
            self._safe = text

    def paste(self) -> None:
        """Set up the record on the clipboard."""
        text = clipboard.paste()
        if text.strip():
            self.take_record(text)
        else:
            self.ui.toast(_("There is no text on the clipboard"))

    def take_record(self, text: str) -> None:
        """Set up the record or the position in a text, or say why it can't be done."""
        try:
            self.show(read_record(text, self.what.rules))
        except Unreadable as why:
            self.ui.toast(not_read(str(why)))
        except RecordRefused as refused:
            self.ui.toast(not_read(refused.why))

    def show(self, record: Record) -> None:
        """Set up the last position of a record's hand.

        Raises:
            RecordRefused: It can't be set up; the earlier position stays.
        """
        self.board.what = what = arrangement_of(record, secrets.randbits(63))
        self._stake = record.stake
        names = [clean_name(name) or _("Seat {number}").format(number=seat + 1) for seat, name in by_seat(record.seats)]
        self._names[:] = [*names, *(name for name in self._usual if name not in names)]
        self._you = what.to_act
        self._safe = self._record().to_text()
        self._moved()

    def _players(self) -> TableNames:
        """Return the players at the table, one of whom is you."""
        return TableNames(tuple(self._names), self._you)

    def _record(self) -> Record:
        record = record_of(self.what, self._names[: self.what.seats], self._stake)
        return replace(record, extras={**record.extras, KIND_KEY: PRACTICE})

    # Showing

    def _moved(self) -> None:
        """Lay everything out again after a change, and check the position."""
        what = self.what
        self.board.arrange()
        self._you = Seat(min(self._you, what.seats - 1))
        problem = problem_of(what)
        self._problem = None if problem is None else self._why(problem)
        self.panel.follow(what, self._problem)
        self.seats.follow(what, self._players())
        self.seats.place(self.board.layout)
        self.panel.place(self.panel.box)
        self.changed()

    def update(self, now: float) -> bool:
        """Update the buttons for the chosen card."""
        if self.panel.follow_card(self.board.chosen):
            self.changed()
        return super().update(now)

    def _why(self, problem: ArrangementProblem) -> str:
        names, seat = self._players(), problem.seat
        if seat is None:
            return problem.sentence
        if problem.refusal is not None:
            return no_spread(names, seat, problem.refusal)
        if problem.turn:
            return turn_problem(names, seat, problem.turn)
        return wrong_number(names, seat, problem.held, problem.most)

    def handle(self, event: Input) -> None:
        """Take Ctrl+V and Ctrl+C everywhere, and the board's keys that no other widget wants."""
        if not isinstance(event, KeyPress):
            super().handle(event)
        elif event.ctrl and event.key in (pygame.K_v, pygame.K_c):
            if not event.repeat:
                (self.paste if event.key == pygame.K_v else self.copy)()
        elif self.group.handle(event):
            return
        elif event.key == pygame.K_ESCAPE:
            if not event.repeat:
                self._back_out()
        elif self.board.handle(event):
            self.group.focus(self.board, show=True)

    def _back_out(self) -> None:
        """Give up the chosen cards first."""
        if self.board.chosen:
            self.board.chosen = ()
        else:
            self.leave()

    def leave(self) -> None:
        """Go back; ask first if the placed cards would be lost."""
        if len(self.what.left) == len(self.what.pack) or self._record().to_text() == self._safe:
            super().leave()
            return
        answers = [DialogAnswer(_("Keep editing"), kind="primary"), DialogAnswer(_("Leave"), super().leave, "danger")]
        words = _("This position isn't saved. Copy it first if you want to paste it here later.")
        self.ui.screens.push(Dialog(self.ui, _("Leave this position?"), words, answers))

    def arrange(self, body: Box) -> None:
        """Place the board at the left, the fields in a panel at the right; below each other in a narrow window."""
        room = body.cut_bottom(_BOTTOM)[1]
        side, self.board.box = room.cut_bottom(_BELOW, _GAP) if body.w < _BESIDE else room.cut_right(_PANEL, _GAP)
        self.panel.place(side)
        self.board.arrange()
        self.seats.place(self.board.layout)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel; note the contents of all places for speech."""
        self.panel.draw(canvas)
        if canvas.written is not None:
            for line in place_lines(self.what, self._players()):
                canvas.note(line, Box(0.0, 0.0, 0.0, 0.0), whole=True)

    def draw(self, canvas: Canvas) -> None:
        """Draw the page, and the dragged cards over it."""
        super().draw(canvas)
        self.board.draw_above(canvas)
