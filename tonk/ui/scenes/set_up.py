"""Set up a position: the pack is laid out, cards are put where they shall lie, and the hand is played from there."""

import json
import secrets

import pygame

from tonk.records import Record, RecordRefused
from tonk.records.reading import Unreadable, read_record
from tonk.rules import RuleSet, load_preset, preset_ids
from tonk.rules.phases import PLAY, START
from tonk.session.choices import BOT_NAMES, clean_name
from tonk.session.played import KIND_KEY, PRACTICE
from tonk.session.practice import usual_players
from tonk.session.setting_up import MOST_WAIT, Arrangement, Trouble
from tonk.ui import clipboard
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.inputs import Input, Key
from tonk.ui.scene import Stage
from tonk.ui.scenes.screen import Screen
from tonk.ui.scenes.set_up_board import SetUpBoard
from tonk.ui.scenes.set_up_layout import HEAD
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button, Choice, Stepper, Toggle
from tonk.words import _, ngettext
from tonk.words.setting_up import no_spread, not_read, wrong_number

_PANEL, _GAP, _PAD, _ROW, _LOW_ROW = 290.0, 14.0, 16.0, 48.0, 42.0
_BOTTOM = 16.0
_TURN, _WAITS = 150.0, 124.0
"""The longest text that is read from the clipboard, in characters."""


class SetUpScene(Screen):
    """The pack and the table at the left, what else belongs to a position at the right.

    Args:
        stage: The stage.
        house: The game around it.
        record: A hand to begin with, where it stands after its last action; None for an empty table.
    """

    def __init__(self, stage: Stage, house: House, record: Record | None = None) -> None:
        super().__init__(stage, house, _("Set up a position"))
        self._own = [*map(load_preset, preset_ids()), *(own.rules for own in house.rulebook.all())]
        person = house.choices.person
        self._names = [person, *(name for name in BOT_NAMES if name != person)]
        self._you = 0
        self._stake = 1
        what = Arrangement(self._own[0], 3, secrets.randbits(63))
        self.board = SetUpBoard(stage, what, self._names.__getitem__, self._moved)
        self._trouble: Trouble | None = None
        self._side = self._said = Box(0, 0, 0, 0)
        self._turns: list[Button] = []
        self._waits: list[Button] = []
        self._make_controls()
        self._show_all()
        if record is not None:
            self.show(record)

    @property
    def what(self) -> Arrangement:
        """What is being set up."""
        return self.board.what

    def _make_controls(self) -> None:
        rules = [(one, one.name) for one in self._own]
        self._rules: Choice[RuleSet] = Choice("", rules, self._own[0], self._play_by)
        self._players = Stepper(_("Players"), 3, self._seat, least=2, most=6)
        phases = [(START, _("Before the draw")), (PLAY, _("After it"))]
        self._phase: Choice[str] = Choice("", phases, START, self._set_phase)
        self._rest = Toggle(_("Rest in the stock"), value=True, on_change=self._set_rest)
        self._deal = Button(_("Deal the rest"), self._deal_rest, tooltip=_("Fill the hands from the pack, by chance"))
        self._clear = Button(_("Clear"), self._clear_all, tooltip=_("Put every card back into the pack"))
        self._paste = Button(_("Paste"), self.paste, tooltip=_("Set up the record on the clipboard (Ctrl+V)"))
        self._copy = Button(_("Copy"), self.copy, tooltip=_("Copy this position as a record (Ctrl+C)"))
        self._play = Button(_("Play it"), self.play, kind="primary", icon=icon("play"))
        for seat in range(6):
            self._turns.append(Button("", lambda seat=seat: self._set_turn(seat), align="left"))  # type: ignore[misc]
            self._waits.append(Button("", lambda seat=seat: self._add_wait(seat)))  # type: ignore[misc]
        self.group.add(self.board, *self._turns, *self._waits, self._rules, self._players, self._phase, self._rest)
        self.group.add(self._deal, self._clear, self._paste, self._copy, self._play)
        self.group.focus(self.board)

    # What is set

    def _play_by(self, rules: RuleSet) -> None:
        self.what.play_by(rules)
        self._show_all()

    def _seat(self, players: int) -> None:
        self.what.seat_players(players)
        self._you = min(self._you, players - 1)
        self._show_all()

    def _set_phase(self, phase: str) -> None:
        self.what.phase = phase
        self._moved()

    def _set_rest(self, rest: bool) -> None:
        self.what.rest = rest
        self._moved()

    def _set_turn(self, seat: int) -> None:
        self.what.to_act = seat
        self._moved()

    def _add_wait(self, seat: int) -> None:
        most = 1 if self.what.rules.wait_effect == "lost_turn" else MOST_WAIT
        self.what.wait[seat] = (self.what.wait[seat] + 1) % (most + 1)
        self._moved()

    def _deal_rest(self) -> None:
        self.what.deal_rest(secrets.randbits(63))
        self._moved()

    def _clear_all(self) -> None:
        self.what.clear()
        self._moved()

    # What comes of it

    def play(self) -> None:
        """Play it, if it can be."""
        if self._trouble is None:
            record = self._record()
            self.house.practise(record, usual_players(record, self._names[self._you], self._you))

    def copy(self) -> None:
        """Put the record of the position on the clipboard; one that can't be yet as well."""
        text = json.dumps(self._record().to_json())
        done = clipboard.copy(text)
        self.stage.toast(_("Copied") if done else _("This computer gives no clipboard to copy to."))

    def paste(self) -> None:
        """Set up the record that is on the clipboard."""
        text = clipboard.paste()
        if not text.strip():
            self.stage.toast(_("There is no text on the clipboard"))
            return
        try:
            self.show(read_record(text, self.what.rules))
        except Unreadable as why:
            self.stage.toast(not_read(str(why)))
        except RecordRefused as refused:
            self.stage.toast(not_read(refused.why))

    def show(self, record: Record) -> None:
        """Set up where the hand of a record stands.

        Raises:
            RecordRefused: It can't be set up; what was there before stays.
        """
        self.board.what = what = Arrangement.of_record(record, secrets.randbits(63))
        self._stake = record.stake
        if what.rules not in self._own:
            self._own.append(what.rules)
            self._rules.options = tuple((one, one.name) for one in self._own)
        names = [
            clean_name(name) or _("Seat {number}").format(number=seat + 1) for seat, name in enumerate(record.seats)
        ]
        self._names[:] = [*names, *(name for name in self._names if name not in names)]
        self._you = what.to_act
        self._show_all()

    def _record(self) -> Record:
        record = self.what.record(self._names[: self.what.seats], self._stake)
        return Record(
            record.rules,
            record.seats,
            record.stake,
            record.dealer,
            position=record.position,
            extras={**record.extras, KIND_KEY: PRACTICE},
        )

    # Showing

    def _show_all(self) -> None:
        """Something else than a card has changed: the fields follow."""
        what = self.what
        self._rules.value, self._phase.value, self._rest.value = what.rules, what.phase, what.rest
        self._players.least, self._players.most = what.rules.least_players, what.rules.most_players
        self._players.value = what.seats
        self.arrange(self.body)
        self._moved()

    def _moved(self) -> None:
        """A card lies elsewhere: lay out anew, and look whether it can be."""
        what = self.what
        self.board.arrange()
        self._trouble = what.trouble()
        self._play.disabled = None if self._trouble is None else self._why(self._trouble)
        for seat, button in enumerate(self._turns):
            button.visible = seat < what.seats
            button.label = self._called(seat)
            button.kind = "primary" if seat == what.to_act else "bare"
            button.tooltip = _("Let it be {name}'s turn").format(name=self._names[seat])
        for seat, button in enumerate(self._waits):
            button.visible = seat < what.seats and self._knows_waits
            button.label = self._wait_told(what.wait[seat]) if seat < what.seats else ""
        self.changed()

    def _called(self, seat: int) -> str:
        name = self._names[seat]
        return _("{name} (you)").format(name=name) if seat == self._you else name

    @property
    def _knows_waits(self) -> bool:
        rules = self.what.rules
        return bool(rules.wait_new_spread or rules.wait_hit or rules.wait_own_hit)

    def _wait_told(self, turns: int) -> str:
        if self.what.rules.wait_effect == "lost_turn":
            return _("Held") if turns else _("Not held")
        return ngettext("Waits {n} turn", "Waits {n} turns", turns).format(n=turns) if turns else _("No wait")

    def _why(self, trouble: Trouble) -> str:
        name = "" if trouble.seat is None else self._names[trouble.seat]
        if trouble.refusal is not None:
            return no_spread(name, trouble.refusal)
        return wrong_number(name, trouble.held, trouble.most) if trouble.seat is not None else trouble.sentence

    def handle(self, event: Input) -> None:
        """Ctrl+V and Ctrl+C wherever the keyboard is; the keys of the board wherever no other widget wants them."""
        if isinstance(event, Key) and event.ctrl and event.key in (pygame.K_v, pygame.K_c) and not event.repeat:
            (self.paste if event.key == pygame.K_v else self.copy)()
            return
        super().handle(event)

    def arrange(self, body: Box) -> None:
        """The board at the left, the fields in a panel at the right."""
        room = body.cut_bottom(_BOTTOM)[1]
        self._side, left = room.cut_right(_PANEL, _GAP)
        self.board.box = left
        self.board.arrange()
        for button, wait, box in zip(self._turns, self._waits, self.board.layout.seats, strict=False):
            head = box.inset(6, 4).cut_top(HEAD)[0]
            button.box = head.cut_left(_TURN)[0]
            wait.box = head.cut_right(_WAITS)[0]
        rest = self._side.inset(_PAD, _PAD)
        row = _ROW if rest.h > 520 else _LOW_ROW
        gap = _GAP if rest.h > 520 else 6.0
        for field in (self._rules, self._players, self._phase, self._rest):
            field.box, rest = rest.cut_top(row, gap)
        self._rest.control_width = 58.0
        for pair in ((self._deal, self._clear), (self._paste, self._copy)):
            line, rest = rest.cut_top(row, gap)
            for button, box in zip(pair, line.split_columns(2, gap), strict=True):
                button.box = box
        self._play.box, self._said = rest.cut_bottom(row + 8, gap)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel, and why it can't be played yet, or how it is done."""
        canvas.panel(self._side)
        theme = canvas.theme
        said = self._why(self._trouble) if self._trouble is not None else _("This can be played.")
        color = theme.ink if self._trouble is not None else theme.good
        used = canvas.text((self._said.x, self._said.y), said, "body", color, max_width=self._said.w)
        how = _(
            "Drag cards, or click them and then where they go. Keys: 1 to 6 for hands, with Shift for spreads, S for "
            "the stock, D for the discards, Backspace for the pack."
        )
        if used.bottom + 8 + canvas.text_renderer.measure(how, "small", self._said.w)[1] <= self._said.bottom:
            canvas.text((self._said.x, used.bottom + 8), how, "small", theme.ink_soft, max_width=self._said.w)
