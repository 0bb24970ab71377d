"""The table: a sitting shown on a board, where people and bots take turns."""

import math
from collections.abc import Iterator, Sequence

from tonk.rules import Action
from tonk.rules.cards import SpecialKinds
from tonk.rules.events import Event
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.life import lives
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.results.match_story import sheet_opener
from tonk.ui.screens.table.faces_ahead import FacesAhead
from tonk.ui.screens.table.hand_display import HandDisplay
from tonk.ui.screens.table.hand_flow import HandFlow
from tonk.ui.screens.table.interpretation_choice import which
from tonk.ui.screens.table.levels_page import levels_opener
from tonk.ui.screens.table.page_ahead import PageAhead
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.screens.table.seen_in_part import SeenInPart
from tonk.ui.screens.table.shared_screen import SharedScreen
from tonk.ui.screens.table.table_input import TableInput
from tonk.ui.screens.table.table_painting import TablePainting, TablePanels
from tonk.ui.shell.commands import Where
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import FocusChanged, Input
from tonk.ui.shell.routes import NextSteps
from tonk.ui.shell.screen_stack import Screen
from tonk.ui.shell.services import Services
from tonk.ui.table.board import Board
from tonk.ui.table.handling.pointer import PointerController
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.lent_hands import LentHands
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.sprites import Sprites
from tonk.ui.table.motion.staging import DealStage
from tonk.ui.table.panels.coach_panel import CoachPanel
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.panels.hint_lamp import HintLamp
from tonk.ui.table.panels.left_panel import PanelPlace
from tonk.ui.table.panels.lesson_panel import LessonPanel
from tonk.ui.table.panels.teacher import Teacher
from tonk.ui.table.places.layout import preferences_of
from tonk.ui.table.players.open_hand import OpenHand
from tonk.ui.table.players.people_at_table import PeopleAtTable
from tonk.ui.table.telling.log_and_prompt import heading_of
from tonk.ui.table.telling.logbook import Logbook
from tonk.ui.table.telling.table_cues import TableCues
from tonk.ui.table.telling.table_narration import TableNarration


class TableScreen(SeenInPart):
    """One table.

    Attributes:
        ui: The context of the window.
        sitting: The sitting at the table.
        board: The board.
        turns: The permissions of the person at the table.
        pointer: The pointer, for the cards.
        controls: Its buttons and keys.
        prompter: The line above the hand.
        log: The log of this hand, in words.
        lessons: The teacher beside it.
        people: The people at it.
        lamp: The lamp that shows a hint.
        coach: The coach's panel.
        display: The display of the hand.
        place: The places of its panels.
    """

    overlay = False
    where = Where.TABLE

    def __init__(
        self, ui: UiContext, services: Services, sitting: Sitting, *, dealt: bool, ready: bool = False
    ) -> None:
        """Sit down at a table.

        Args:
            ui: The context of the window.
            services: The game around the screens.
            sitting: The sitting at the table.
            dealt: Whether its hand has just been dealt, or else is resumed.
            ready: Whether its deck was visibly shuffled before.
        """
        self.ui, self._services, self.sitting = ui, services, sitting
        self._open_hand = OpenHand(sitting.persons)
        self.board = Board(sitting.view(self._open_hand.bottom), ui.viewport, preferences_of(ui.settings), Pace())
        self.turns = TurnController(ui, sitting, self.board, self._open_hand, self._act, self._ask_which)
        self.pointer = PointerController(self.board, self.turns)
        self._faces, self._page_ahead = FacesAhead(ui, sitting.game.plan.players), PageAhead(self._draw_page_ahead)
        self.people = PeopleAtTable(ui, sitting, self.board, self._open_hand, self._not_talked_over)
        self.board.persons, self.board.stake = frozenset(sitting.persons), sitting.game.plan.stake
        place = self.place = PanelPlace(ui, self.board, self)
        adviser, keep = services.adviser, services.change_settings
        self.lamp = HintLamp(place, sitting, self.turns, self.pointer, adviser, lambda: self.lessons.bars_hints)
        self.controls = Controls(place, self, sitting, self.turns, self.pointer, self.lamp, keep)
        self.prompter = self.turns.prompter
        self.log = Logbook(heading_of(sitting.game.plan.rules, sitting.game.plan.stake))
        self.lessons = self._make_teacher()
        self.controls.follow_teacher(lambda: self.lessons.stops)
        self.coach = CoachPanel(place, sitting, self.turns, self.controls, self.log, adviser, sitting.assist)
        self.lamp.remark = lambda: self.coach.said
        speaking = self.coach, self.lamp
        self._input = TableInput(self.pointer, self.controls, self.lessons, self.log, speaking, self._skip)
        parts = self.log, self.pointer, self.controls, self.prompter, self.lessons
        self.display = HandDisplay(ui, sitting, self.board, self._open_hand, *parts)
        show, sit = self.display.show, services.at_screen.play_as
        persons = SharedScreen(ui, sitting, self._open_hand, self.log, self._push, self._follow, show, self.leave, sit)
        self._flow = HandFlow(
            ui, sitting, self.board, self._open_hand, persons, self._act, self._follow, self._show_result
        )
        self._cues = TableCues(ui, self.board, self.turns)
        self._narration = TableNarration(ui, sitting, self.board, self.turns, self._open_hand, self.log)
        self.controls.keys.review = self._narration.keys
        panels = TablePanels(self.controls, self.log, self.prompter, self.lessons, self.lamp, self.coach)
        self._painting = TablePainting(ui, sitting, self.board, self.pointer, self.people, panels, self._narration)
        self._sit_down((DealStage.READY if ready else DealStage.SHUFFLED) if dealt else DealStage.NONE)

    def _make_teacher(self) -> Teacher:
        return LessonPanel(self.place, self.sitting, self.controls, self._services.change_settings)

    # Requests

    @property
    def may_act(self) -> bool:
        """Return whether it is the turn of the person whose hand lies open."""
        return self.turns.may_act

    def do(self, action: Action) -> bool:
        """Do an action for the person at the bottom; if it isn't allowed, say why."""
        return self.turns.do(action)

    def _ask_which(self, choices: Sequence[Action]) -> None:
        """Ask in place which of several actions is meant."""
        self._push(which(self.ui, self.board, choices, self.turns.names, self._input.pointed, self.do))

    # Events

    def _sit_down(self, deal: DealStage) -> None:
        """Show the hand from its beginning, or its present state."""
        self._follow_settings()
        self.display.begin(deal)
        self._narration.begin(dealt=deal is not DealStage.NONE)
        self.people.talk.follow(0 if deal is DealStage.NONE else len(self.sitting.game.events))
        self._flow.wait()

    def deal_next(self, cut: int | None = None, kinds: SpecialKinds | None = None, *, ready: bool = False) -> None:
        """Deal the next hand; ``cut``, ``kinds`` as in `Match.deal_next`; ``ready`` if it was cut in sight.

        Args:
            cut: The number of lifted cards, as in `Match.deal_next`.
            kinds: The special cards in play.
            ready: Whether the cut was visible.
        """
        self.sitting.deal_next(cut, kinds)
        if ready:
            self.board.sprites = Sprites()
        self._sit_down(DealStage.READY if ready else DealStage.SHUFFLED)

    def _act(self, action: Action) -> None:
        """Do this for the seat to act, and show it."""
        self._follow(self.sitting.act(action))

    def _follow(self, happened: Sequence[Event]) -> None:
        """Report and show actions."""
        self.display.follow(happened)
        self._faces.begin()
        self.people.talk.follow(len(happened))
        self._flow.wait()
        if self.ui.settings.animation_speed != "instant":
            self._flow.linger(self.people.talk.read_until())

    def show_again(self, happened: Sequence[Event] = ()) -> None:
        """Report an undo or redo, and show the present hand."""
        self.display.show_again(happened)
        self.people.talk.hush()
        self._flow.wait()

    def _follow_settings(self) -> None:
        settings = self.ui.settings
        self.board.pace = Pace(speeds.SPEEDS[settings.animation_speed], settings.less_motion)
        self.pointer.drag_distance, self.pointer.double_clicks = settings.drag_distance, settings.double_click
        self.pointer.calm = settings.less_motion or not lives(self.ui.place)
        self.resized(self.ui.viewport)

    # The screen

    def handle(self, event: Input) -> None:
        """Cover the hand of a person who turns away; give the rest to the part of the table that it is meant for."""
        if isinstance(event, FocusChanged) and not event.gained and not self._open_hand.alone:
            self._open_hand.interrupt()
            self.display.show()
        self._input.handle(event)

    def _skip(self) -> bool:
        return self._flow.skip(watching=not self.may_act)

    def announced(self) -> Sequence[str]:
        """Return the words spoken when somebody sits down or returns to the table."""
        return self._narration.announced()

    def open_menu(self) -> None:
        """Open the menu over the table."""
        game = self.sitting.game
        sheet, levels = sheet_opener(self._services, game), levels_opener(self.ui, self.sitting)
        self._push(PauseMenu(self.ui, self._services, game.plan.rules, game.fingerprint, sheet, show_levels=levels))

    def leave(self) -> None:
        """Leave the table; the match waits."""
        self._services.routes.show_title()

    def gone(self) -> None:
        """Stop the thinking of bots and coach when the table is left."""
        self.sitting.rest()
        self.coach.gone()
        self.lamp.put_out()
        self.ui.sounds.hold_breath(tense=False)

    def _onward(self) -> NextSteps | None:
        """Return the ways on from the page at the end of the hand; None for those after a hand of a match."""
        return None

    def _push(self, page: Screen) -> None:
        """Put a page over the table."""
        self._input.call_off()
        self.ui.screens.push(page)

    def show_keys(self) -> None:
        """Open the page of the keys."""
        self.pointer.let_go()
        self._services.routes.show_settings(keys=True)

    def update(self, now: float) -> bool:
        """Let bots act, curtains fall and pages come in their time; return True if something has moved."""
        self._follow_settings()
        board = self.board
        moving = board.moving(board.now)
        board.now = now
        self.pointer.update(now)
        if self.lessons.holds:
            self._flow.hold(now)
        elif self.ui.screens.top is self:
            self._flow.go_on(now)
        self._cues.update(now)
        self._narration.update(now)
        board.follow_turn()
        changed, board.dirty = moving or board.dirty, False
        changes = (self.prompter.update(now), self.lessons.update(now), self.log.update())
        changed = any([changed, self.controls.update(now), *changes])
        self._cues.follow_keyboard()
        changed = self.people.update(now) or changed
        changed = self.lamp.update(now, self.controls, self.coach.marked) or changed
        return self.coach.update(hidden=self.lessons.speaks or self.lamp.speaks) or changed

    def draw_ahead(self) -> bool:
        """Draw a word or a face needed soon, or a part of the end page; return False if all are there."""
        if self._painting.draw_ahead() or self._faces.step(self.board.layout):
            return True
        return self._page_ahead.step(hand_over=self.sitting.game.hand_over)

    @property
    def expects_page(self) -> bool:
        """Return whether the end page opens soon and is not wholly drawn (`ExpectsPage`)."""
        return self._page_ahead.missing(hand_over=self.sitting.game.hand_over)

    def _draw_page_ahead(self) -> Iterator[object]:
        return self._services.routes.draw_hand_end_ahead(self.sitting.game, self._onward())

    def wakes_at(self, now: float) -> float:
        """Return when a bot acts, a page comes, a message goes, or somebody blinks or speaks (`Screen`)."""
        flow = math.inf if self.lessons.holds else self._flow.wakes_at(now)
        return min(self.people.wakes_at(now), self.prompter.wakes_at, flow)

    def _show_result(self) -> None:
        """Show the result of the hand."""
        game, added = self.sitting.game, self._added_at_end()
        self._input.call_off()
        hands = LentHands(self.board)
        self._services.routes.show_hand_end(game, self._onward(), lesson=added, below=self._input.reads, hands=hands)

    def _added_at_end(self) -> str:
        """Return the words below the payments on the page at the end of the hand, or ""."""
        return self.lessons.at_end()

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again."""
        if self.board.resize(viewport, preferences_of(self.ui.settings)):
            self.controls.arrange(self.board.layout)

    def _not_talked_over(self) -> list[Box]:
        """Return the boxes of buttons and panels, which no speech balloon may cover."""
        return [*self.controls.boxes, *([self.coach.box] if self.coach.said else ())]

    def draw(self, canvas: Canvas) -> None:
        """Draw the table."""
        self._painting.draw(canvas)
