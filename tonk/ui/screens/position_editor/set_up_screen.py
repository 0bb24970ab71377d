"""Set up a position: the pack is laid out, cards are put where they shall lie, and the hand is played from there."""

import secrets
from dataclasses import replace

import pygame

from tonk.records import Record, RecordRefused
from tonk.records.reading import Unreadable, read_record
from tonk.rules import RuleSet
from tonk.rules.cards import FIRST_SEAT, Seat, by_seat
from tonk.rules.phases import PLAY, START, Phase
from tonk.session.house_rules import all_rules
from tonk.session.match.choices import BOT_NAMES, clean_name
from tonk.session.match.other_players import usual_players
from tonk.session.match.played_hand import KIND_KEY, PRACTICE
from tonk.session.practice.arrangement import Arrangement
from tonk.session.practice.arrangement_record import Trouble, arrangement_of, record_of, trouble_of
from tonk.session.practice.practice_hand import PracticeOptions
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.copying import copied
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.position_editor.set_up_board import SetUpBoard
from tonk.ui.screens.position_editor.set_up_buttons import AboutCard, SeatButtons
from tonk.ui.shell import clipboard
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ChoiceField, Dialog, DialogAnswer, Stepper, Toggle
from tonk.words import _
from tonk.words.setting_up import no_spread, not_read, turn_trouble, wrong_number

_PANEL, _GAP, _PAD, _ROW, _LOW_ROW = 290.0, 14.0, 16.0, 48.0, 42.0
_BOTTOM, _HIGH = 16.0, 640.0


class SetUpScreen(TitledScreen):
    """The pack and the table at the left, what else belongs to a position at the right.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        record: A hand to begin with, where it stands after its last action; None for an empty table.
    """

    def __init__(self, ui: UiContext, services: Services, record: Record | None = None) -> None:
        super().__init__(ui, services, _("Set up a position"))
        self._sets = all_rules(services.rulebook.all())
        person = services.choices.person
        self._usual = (person, *(name for name in BOT_NAMES if name != person))
        self._names = list(self._usual)
        self._you = FIRST_SEAT
        self._stake = 1
        what = Arrangement(self._sets[0], 3, secrets.randbits(63))
        self.board = SetUpBoard(ui, what, self._names.__getitem__, self._moved)
        self._trouble: Trouble | None = None
        self._safe = ""
        """The position that nothing would be lost of: it came so, was copied, or was played."""
        self._side = self._said = Box(0, 0, 0, 0)
        self.seats = SeatButtons(self._names, self._moved)
        self._make_controls()
        self._show_all()
        if record is not None:
            self.show(record)

    @property
    def what(self) -> Arrangement:
        """The arrangement that is being set up."""
        return self.board.what

    def _make_controls(self) -> None:
        rules = [(one, one.name) for one in self._sets]
        self._rules: ChoiceField[RuleSet] = ChoiceField("", rules, self._sets[0], self._play_by)
        self._players = Stepper(_("Players"), 3, self._seat, least=2, most=6)
        phases: list[tuple[Phase, str]] = [(START, _("Before the draw")), (PLAY, _("After it"))]
        self._phase: ChoiceField[Phase] = ChoiceField("", phases, START, self._set_phase)
        self._phase.tooltip = _("Whether the player whose turn it is has drawn")
        self._rest = Toggle(_("Pack below the stock"), value=True, on_change=self._set_rest)
        self._rest.tooltip = _("Shuffled, it is drawn after the stock; else it is not in play")
        self._deal = Button(_("Deal the rest"), self._deal_rest, tooltip=_("Fill the hands from the pack, by chance"))
        self._clear = Button(_("Clear"), self._clear_all, tooltip=_("Put every card back into the pack"))
        self._paste = Button(_("Paste"), self.paste, tooltip=_("Set up the record on the clipboard (Ctrl+V)"))
        self._copy = Button(_("Copy"), self.copy, tooltip=_("Copy this position as a record (Ctrl+C)"))
        self._play = Button(_("Play it"), self.play, kind="primary", icon=icon("play"))
        self._ask = Button(
            _("Analyse"),
            lambda: self.play(coached=True),
            tooltip=_("Play it while the coach says, before each move, what it is worth"),
        )
        self._about = AboutCard(self._names.__getitem__, self._moved)
        self.group.add(self.board, *self.seats.turns, *self.seats.waits)
        self.group.add(self._rules, self._players, self._phase, self._rest)
        self.group.add(self._deal, self._clear, self._paste, self._copy, self._about.sense, self._about.by)
        self.group.add(self._play, self._ask)
        self.group.focus(self.board)

    # What is set

    def _play_by(self, rules: RuleSet) -> None:
        self.what.play_by(rules)
        self._show_all()

    def _seat(self, players: int) -> None:
        self.what.seat_players(players)
        self._you = Seat(min(self._you, players - 1))
        self._show_all()

    def _set_phase(self, phase: Phase) -> None:
        self.what.phase = phase
        self._moved()

    def _set_rest(self, rest: bool) -> None:
        self.what.rest = rest
        self._moved()

    def _deal_rest(self) -> None:
        self.what.deal_rest(secrets.randbits(63))
        self._moved()

    def _clear_all(self) -> None:
        self.what.clear()
        self._moved()

    # What comes of it

    def play(self, *, coached: bool = False) -> None:
        """Play it, if it can be; ``coached`` with the coach, who speaks before each move."""
        if self._trouble is None:
            record = self._record()
            self._safe = record.to_text()
            players = usual_players(record, self._names[self._you], self._you)
            self.services.practise(record, players, PracticeOptions(coached=coached))

    def copy(self) -> None:
        """Put the record of the position on the clipboard; one that can't be yet as well."""
        text = self._record().to_text()
        if copied(self.ui, text):
            self._safe = text

    def paste(self) -> None:
        """Set up the record that is on the clipboard."""
        text = clipboard.paste()
        if text.strip():
            self.take_record(text)
        else:
            self.ui.toast(_("There is no text on the clipboard"))

    def take_record(self, text: str) -> None:
        """Set up the record or the position that a text holds; a sentence says why not where that can't be."""
        try:
            self.show(read_record(text, self.what.rules))
        except Unreadable as why:
            self.ui.toast(not_read(str(why)))
        except RecordRefused as refused:
            self.ui.toast(not_read(refused.why))

    def show(self, record: Record) -> None:
        """Set up where the hand of a record stands.

        Raises:
            RecordRefused: It can't be set up; what was there before stays.
        """
        self.board.what = what = arrangement_of(record, secrets.randbits(63))
        self._stake = record.stake
        if what.rules not in self._sets:
            self._sets.append(what.rules)
            self._rules.options = tuple((one, one.name) for one in self._sets)
        names = [clean_name(name) or _("Seat {number}").format(number=seat + 1) for seat, name in by_seat(record.seats)]
        self._names[:] = [*names, *(name for name in self._usual if name not in names)]
        self._you = what.to_act
        self._safe = self._record().to_text()
        self._show_all()

    def _record(self) -> Record:
        record = record_of(self.what, self._names[: self.what.seats], self._stake)
        return replace(record, extras={**record.extras, KIND_KEY: PRACTICE})

    # Showing

    def _show_all(self) -> None:
        """Something else than a card has changed: the fields follow."""
        what = self.what
        self._rules.value, self._phase.value, self._rest.value = what.rules, what.phase, what.rest
        self._players.least, self._players.most = what.rules.least_players, what.rules.most_players
        self._players.value = what.seats
        self._moved()
        self._place()

    def _moved(self) -> None:
        """A card lies elsewhere: lay everything out again, and look whether it can be."""
        what = self.what
        self.board.arrange()
        self._trouble = trouble_of(what)
        self._play.disabled = self._ask.disabled = None if self._trouble is None else self._why(self._trouble)
        self.seats.follow(what, self._you)
        self.changed()

    def update(self, now: float) -> bool:
        """Let the buttons follow the card that is chosen."""
        if self._about.follow(self.what, self.board.chosen):
            self._place()
            self.changed()
        return super().update(now)

    def _why(self, trouble: Trouble) -> str:
        name = "" if trouble.seat is None else self._names[trouble.seat]
        if trouble.refusal is not None:
            return no_spread(name, trouble.refusal)
        if trouble.turn:
            return turn_trouble(name, trouble.turn)
        return wrong_number(name, trouble.held, trouble.most) if trouble.seat is not None else trouble.sentence

    def handle(self, event: Input) -> None:
        """Ctrl+V and Ctrl+C wherever the keyboard is; the keys of the board wherever no other widget wants them."""
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
        """Go back; where cards are laid out that would be lost, it is asked first."""
        if len(self.what.left) == len(self.what.pack) or self._record().to_text() == self._safe:
            super().leave()
            return
        answers = [DialogAnswer(_("Go on"), kind="primary"), DialogAnswer(_("Leave"), super().leave, "danger")]
        words = _("What you laid out is not kept. Copied, it can be pasted here another time.")
        self.ui.screens.push(Dialog(self.ui, _("Leave this position?"), words, answers))

    def arrange(self, body: Box) -> None:
        """The board at the left, the fields in a panel at the right."""
        room = body.cut_bottom(_BOTTOM)[1]
        self._side, self.board.box = room.cut_right(_PANEL, _GAP)
        self.board.arrange()
        self._place()

    def _place(self) -> None:
        """Put the buttons to the seats, and the fields below each other."""
        self.seats.place(self.board.layout)
        rest = self._side.inset(_PAD, _PAD)
        row, gap = (_ROW, _GAP) if rest.h > _HIGH else (_LOW_ROW, 6.0)
        for field in (self._rules, self._players, self._phase, self._rest):
            field.box, rest = rest.cut_top(row, gap)
        self._rest.control_width = 58.0
        for pair in ((self._deal, self._clear), (self._paste, self._copy)):
            line, rest = rest.cut_top(row, gap)
            for button, box in zip(pair, line.split_columns(2, gap), strict=True):
                button.box = box
        below, rest = rest.cut_bottom(row + 8, gap)
        for button, box in zip((self._play, self._ask), below.split_columns(2, gap), strict=True):
            button.box = box
        for button in (self._about.by, self._about.sense):
            if button.visible:
                button.box, rest = rest.cut_bottom(row, gap)
        self._said = rest

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel, and why it can't be played yet, or how it is done."""
        canvas.panel(self._side)
        theme = canvas.theme
        said = self._why(self._trouble) if self._trouble is not None else _("This can be played.")
        color = theme.ink if self._trouble is not None else theme.good
        used = canvas.text((self._said.x, self._said.y), said, "body", color, max_width=self._said.w)
        _draw_help(canvas, self._said.cut_top(used.h, _GAP / 2)[1].cut_bottom(_GAP / 2)[1])

    def draw(self, canvas: Canvas) -> None:
        """Draw the page, and what is carried over it."""
        super().draw(canvas)
        self.board.draw_above(canvas)


def _draw_help(canvas: Canvas, room: Box) -> None:
    """Draw the help; where there is room for one part alone, that for keys, which nobody finds by trying."""
    how = _("Drag cards, or click them and then where they go. Press a name for the turn.")
    keys = _("Keys: 1 to 6 into a hand, with Shift before that seat; S stock, D discards, Backspace pack.")
    highs = [canvas.text_renderer.measure(words, "small", room.w)[1] + _GAP / 2 for words in (how, keys)]
    y = room.y
    for words, high, needed in ((how, highs[0], sum(highs)), (keys, highs[1], highs[1])):
        if needed <= room.h:
            canvas.text((room.x, y), words, "small", canvas.theme.ink_soft, max_width=room.w)
            y += high
