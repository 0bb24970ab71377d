"""The table: a sitting shown on a board, with people and bots taking turns."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from tonk.rules import Action
from tonk.rules.cards import SpecialKinds
from tonk.rules.events import Event
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Point, Viewport
from tonk.ui.screens.results.match_story import sheet_opener
from tonk.ui.screens.table.hand_flow import HandFlow
from tonk.ui.screens.table.interpretation_choice import which
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.screens.table.shared_screen import SharedScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import FocusChanged, Input, KeyPress, PointerCancel, PointerDown, PointerUp
from tonk.ui.shell.routes import Onward
from tonk.ui.shell.screen_stack import Screen
from tonk.ui.shell.services import Services
from tonk.ui.table import hud
from tonk.ui.table.board import Board
from tonk.ui.table.board_painting import BoardPainter
from tonk.ui.table.coach_panel import CoachPanel
from tonk.ui.table.controls import Controls
from tonk.ui.table.left_panel import PanelPlace
from tonk.ui.table.lesson_panel import LessonPanel
from tonk.ui.table.logbook import Logbook, bots_choice
from tonk.ui.table.open_hand import OpenHand
from tonk.ui.table.player_standings import PlayerStanding, standings
from tonk.ui.table.pointer import PointerController
from tonk.ui.table.special_card_signs import draw_marks
from tonk.ui.table.sprites import Pace, Sprites
from tonk.ui.table.staging import DealStage
from tonk.ui.table.turn_controller import TurnController
from tonk.ui.table.under_point import EDGE, FELT, SEAT


class Teacher(Protocol):
    """A teacher beside the table."""

    @property
    def speaks(self) -> bool:
        """Return whether there is something to be read now."""

    def notice(self, events: Sequence[Event], /) -> None:
        """Something has happened, or another player looks."""

    def at_end(self) -> str:
        """Return the last lesson of the hand, for its page; empty for none."""

    def handle(self, event: Input) -> bool:
        """Take what is meant for it; True when it was."""

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when it must be drawn again."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the words."""


class TableScreen:
    """One table.

    Attributes:
        ui: The context of the window.
        sitting: The match that is played.
        board: Its cards.
        turns: Decides what the person at it may do.
        pointer: The hand that reaches for them.
        controls: Its buttons and keys.
        prompter: The line above the hand.
        log: The log of this hand, in words.
        place: The place of its panels.
    """

    overlay = False

    def __init__(
        self, ui: UiContext, services: Services, sitting: Sitting, *, dealt: bool, ready: bool = False
    ) -> None:
        """Sit down at a table.

        Args:
            ui: The context of the window.
            services: The game around the screens.
            sitting: The match that is played.
            dealt: Whether its hand has just been dealt; if not, it is gone on with.
            ready: Whether its deck was shuffled in sight before.
        """
        self.ui, self._services, self.sitting = ui, services, sitting
        self._open_hand = OpenHand(sitting.persons)
        pace = Pace()
        self.board = Board(sitting.view(self._open_hand.bottom), ui.viewport, ui.settings.card_size, pace)
        self.turns = TurnController(ui, sitting, self.board, self._open_hand, self._act, self._ask_which)
        self.pointer = PointerController(self.board, self.turns)
        self._painter = BoardPainter(ui, self.board, self.pointer)
        self.board.persons = frozenset(sitting.persons)
        place = self.place = PanelPlace(ui, self.board, self)
        self.controls = Controls(place, self, sitting, self.turns, self.pointer, services.change_settings)
        self.prompter = self.turns.prompter
        self._pointed: Point | None = None
        self.log = Logbook()
        self.lessons = self._make_teacher()
        self.coach = CoachPanel(place, sitting, self.turns, self.controls, self.log, services.adviser, sitting.assist)
        persons = SharedScreen(
            ui, sitting, self._open_hand, self.log, self._push, self._tell, lambda: self._show(()), self.leave
        )
        self._flow = HandFlow(
            ui, sitting, self.board, self._open_hand, persons, self._act, self._tell, self._show_result
        )
        self._sit_down((DealStage.READY if ready else DealStage.SHUFFLED) if dealt else DealStage.NONE)

    def _make_teacher(self) -> Teacher:
        return LessonPanel(self.place, self.sitting, self._services.change_settings)

    # What is asked

    @property
    def may_act(self) -> bool:
        """Return whether it is the turn of the person whose hand lies open."""
        return self.turns.may_act

    def do(self, action: Action) -> bool:
        """Do an action for the person at the bottom; when it may not be done, say why."""
        return self.turns.do(action)

    def _ask_which(self, choices: Sequence[Action]) -> None:
        """Ask in place which of several actions is meant."""
        self._push(which(self.ui, self.board, choices, self.turns.names, self._pointed, self.do))

    # What happens

    def _sit_down(self, deal: DealStage) -> None:
        """Show the hand from its beginning, or from where it stands."""
        self._follow_settings()
        self._open_hand.cover()
        self.board.now = self.ui.now
        self.log.begin(self.sitting.match, self._open_hand.reader)
        happened = () if deal is DealStage.NONE else self.sitting.match.events
        if deal is not DealStage.NONE and (told := bots_choice(self.sitting.match)):
            self.ui.toast(told)
        self._show(happened, deal)
        self.log.hold(len(happened), lambda: self.board.reveals.all_told)
        self._flow.wait()

    def deal_next(self, cut: int | None = None, kinds: SpecialKinds | None = None, *, ready: bool = False) -> None:
        """Deal the next hand; ``cut``, ``kinds`` as in `Match.deal_next`; ``ready`` if it was cut in sight.

        Args:
            cut: How many cards were lifted, as in `Match.deal_next`.
            kinds: The special cards in play.
            ready: Whether the deck was cut in sight.
        """
        self.sitting.deal_next(cut, kinds)
        if ready:
            self.board.sprites = Sprites()
        self._sit_down(DealStage.READY if ready else DealStage.SHUFFLED)

    def _act(self, action: Action) -> None:
        """The seat to act does this, and everyone sees it."""
        self._tell(self.sitting.act(action))

    def _tell(self, happened: Sequence[Event]) -> None:
        """Tell and show what has been done."""
        self.log.tell(self.sitting.match, happened, self._open_hand.reader)
        self._go_to_what_is(happened)
        self.log.hold(1, lambda: self.board.reveals.shown)

    def show_again(self, happened: Sequence[Event] = ()) -> None:
        """Tell and show the hand as it stands now: something was taken back, or done again."""
        self.log.begin(self.sitting.match, self._open_hand.reader)
        self.board.hurry()
        self._go_to_what_is(happened)

    def _go_to_what_is(self, happened: Sequence[Event]) -> None:
        self.controls.disarm()
        self.prompter.clear()
        self._open_hand.after(self.sitting.to_act)
        self._show(happened)
        self._flow.wait()

    def _show(self, happened: Sequence[Event], deal: DealStage = DealStage.NONE) -> None:
        looking = self._open_hand
        self.board.show(self.sitting.view(looking.bottom), happened, open_hand=looking.open_hand, deal=deal)
        self.pointer.keep_hold()
        self.controls.refresh()
        self.lessons.notice(happened)

    def _follow_settings(self) -> None:
        settings = self.ui.settings
        self.board.pace = Pace(speeds.SPEEDS[settings.animation_speed], settings.reduced_motion)
        if settings.card_size != self.board.card_size:
            self.board.resize(self.ui.viewport, settings.card_size)

    # The screen

    def handle(self, event: Input) -> None:
        """Keys and buttons first, then the cards."""
        if isinstance(event, FocusChanged) and not event.gained and not self._open_hand.alone:
            self._open_hand.interrupt()
            self._show(())
        if self.reads(event) or self.coach.handle(event):
            return
        if isinstance(event, PointerUp | KeyPress):
            self._pointed = event.pos if isinstance(event, PointerUp) else None
        if isinstance(event, KeyPress) and (self._skips_by(event) or self.controls.key(event)):
            return
        if not self.controls.handle(event):
            if isinstance(event, PointerDown) and self.pointer.spot_at(event.pos).kind in (FELT, EDGE, SEAT):
                self._skip()
            self.pointer.handle(event)

    def reads(self, event: Input) -> bool:
        """Take what is meant for the log or a lesson, which are read when the hand is over, too; True when it was."""
        return self.lessons.handle(event) or self.log.handle(event, self.coach.log)

    def _skips_by(self, event: KeyPress) -> bool:
        return event.key in (pygame.K_ESCAPE, pygame.K_SPACE) and not event.repeat and self._skip()

    def _skip(self) -> bool:
        return self._flow.skip(watching=not self.may_act)

    def open_menu(self) -> None:
        """Open the menu over the table."""
        match = self.sitting.match
        sheet = sheet_opener(self._services, match)
        self._push(PauseMenu(self.ui, self._services, match.plan.rules, match.fingerprint, sheet))

    def leave(self) -> None:
        """Leave the table: the match waits."""
        self._services.routes.show_title()

    def gone(self) -> None:
        """The table is left: neither a bot nor the coach need think any longer."""
        self.sitting.rest()
        self.coach.gone()

    def _onward(self) -> Onward | None:
        """Return the ways on from the page at the end of the hand; None for those after a hand of a match."""
        return None

    def _push(self, page: Screen) -> None:
        """Put a page over the table."""
        self._call_off()
        self.ui.screens.push(page)

    def _call_off(self) -> None:
        """Call off whatever is being pressed, for a page that opens takes the release."""
        self.pointer.let_go()
        self.controls.handle(PointerCancel())
        self.lessons.handle(PointerCancel())

    def show_keys(self) -> None:
        """Open the page of the keys."""
        self.pointer.let_go()
        self._services.routes.show_settings(keys=True)

    def update(self, now: float) -> bool:
        """Let bots act, curtains fall and pages come in their time; True when something has moved."""
        self._follow_settings()
        board = self.board
        moving = board.moving(board.now)
        board.now = now
        self.pointer.update(now)
        if self.ui.screens.top is self:
            self._flow.go_on(now)
        for noise in board.effects.due(now):
            self.ui.sounds.play(noise)
        changed, board.dirty = moving or board.dirty, False
        told = (self.prompter.update(now), self.lessons.update(now), self.log.update())
        changed = any([changed, self.controls.update(now), *told])
        changed = self.coach.update(hidden=self.lessons.speaks) or changed
        if not changed:
            hud.warm_faces(self.ui, board.layout, self.sitting.match.plan.players)
        return changed

    def _show_result(self) -> None:
        """Show what the hand came to."""
        match, taught = self.sitting.match, self.lessons.at_end()
        self._call_off()
        self._services.routes.show_hand_end(match, self._onward(), lesson=taught, below=self.reads)

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again."""
        self.board.resize(viewport, self.ui.settings.card_size)
        self.controls.arrange(self.board.layout)

    def _standings(self) -> list[PlayerStanding]:
        return standings(self.board, self.sitting, self._open_hand)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table."""
        board, layout = self.board, self.board.layout
        self._painter.draw(canvas)
        hud.draw_log(canvas, self.coach.log, self.controls.heading, self.log.shown(board.now))
        self.lessons.draw(canvas)
        self.coach.draw(canvas)
        hud.draw_plates(canvas, layout, board.seen, self._standings(), self.ui.portraits)
        draw_marks(canvas, board)
        if self.sitting.to_act is not None and not board.reveals.dealing(board.now):
            aside = 0.0 if board.pace.reduced else self.prompter.aside(board.now)
            hud.draw_prompt(canvas, layout, self.prompter.sentence, mood=self.prompter.mood, aside=aside)
        self.controls.draw(canvas)
        self._painter.draw_moving(canvas)
