"""The picture of a table: its cards, and over them its panels, its people and their words."""

from dataclasses import dataclass

from tonk.rules.cards import each_seat
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.handling.pointer import PointerController
from tonk.ui.table.painting.board_painting import BoardPainter
from tonk.ui.table.painting.special_card_signs import draw_marks
from tonk.ui.table.panels.coach_panel import CoachPanel
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.panels.hint_lamp import HintLamp
from tonk.ui.table.panels.teacher import Teacher
from tonk.ui.table.players.people_at_table import PeopleAtTable
from tonk.ui.table.prompts import GUIDING, Prompter
from tonk.ui.table.telling.cheering import draw_cheers
from tonk.ui.table.telling.log_and_prompt import draw_log, draw_prompt, heading_in_match
from tonk.ui.table.telling.logbook import Logbook
from tonk.ui.table.telling.plates import draw_plates
from tonk.ui.table.telling.table_narration import TableNarration


@dataclass(frozen=True)
class TablePanels:
    """Everything over the cards of a table.

    Attributes:
        controls: The buttons.
        log: The log of the hand.
        prompter: The line above the hand.
        lessons: The teacher.
        lamp: The lamp that shows a hint.
        coach: The coach's panel.
    """

    controls: Controls
    log: Logbook
    prompter: Prompter
    lessons: Teacher
    lamp: HintLamp
    coach: CoachPanel


class TablePainting:
    """Draws a table.

    Args:
        ui: The context of the window.
        sitting: The sitting at the table.
        board: The board.
        pointer: The pointer, for the cards.
        people: The people at the table.
        panels: Everything over the cards.
        narration: Gets the drawn words.
    """

    def __init__(
        self,
        ui: UiContext,
        sitting: Sitting,
        board: Board,
        pointer: PointerController,
        people: PeopleAtTable,
        panels: TablePanels,
        narration: TableNarration,
    ) -> None:
        self._ui, self._sitting, self._board = ui, sitting, board
        self._people, self._panels, self._narration = people, panels, narration
        self._painter = BoardPainter(ui, board, pointer)

    def draw(self, canvas: Canvas) -> None:
        """Draw the present table."""
        board, panels = self._board, self._panels
        over = [panels.coach.box] if panels.coach.said else []
        over += [panels.lessons.box] if panels.lessons.speaks else []
        self._painter.draw(canvas, over)
        self._draw_log(canvas)
        panels.coach.draw(canvas)
        panels.controls.draw(canvas)
        self._painter.dim(canvas)
        ribboned = board.effects.ribboned(board.now)
        standings, layout = self._people.standings(), board.layout
        pushed = board.effects.plates_shaken([layout.plate(seat) for seat in each_seat(layout.seats)], board.now)
        lent, hop = board.lent_faces, 0.0 if board.pace.reduced else board.effects.stacks_hop(board.now)
        draw_plates(canvas, layout, board.seen, standings, self._ui.portraits, ribboned, pushed, lent, hop)
        if not board.pace.reduced:
            draw_cheers(canvas, board, standings, self._ui.portraits)
        draw_marks(canvas, board)
        self._draw_prompt(canvas)
        self._narration.overhear(canvas, "lamp", lambda: panels.lamp.draw(canvas))
        if not (panels.lessons.speaks or panels.lamp.speaks):
            self._people.talk.draw(canvas)
        self._painter.draw_moving(canvas)
        self._narration.overhear(canvas, "lesson", lambda: panels.lessons.draw(canvas))
        panels.controls.draw_tooltip(canvas, [panels.lessons.box] if panels.lessons.speaks else ())
        self._painter.draw_above(canvas)

    def draw_ahead(self) -> bool:
        """Draw something that will be needed soon; return False if everything is there."""
        return self._painter.draw_ahead()

    def _draw_log(self, canvas: Canvas) -> None:
        """Draw the log, unless a lesson's panel covers all of it."""
        board, panels = self._board, self._panels
        if panels.lessons.speaks and panels.lessons.box.contains(panels.coach.log.center):
            return
        lines = panels.log.shown(board.reveals.untold(board.now))
        heading = heading_in_match(panels.log.heading, self._sitting.game)
        draw_log(canvas, panels.coach.log, heading, lines)

    def _draw_prompt(self, canvas: Canvas) -> None:
        board, panels, prompter = self._board, self._panels, self._panels.prompter
        asks = self._sitting.to_act is not None and not (board.reveals.dealing(board.now) or panels.lessons.holds)
        covered = panels.lamp.covers_words or panels.coach.covers_words
        if asks and not (covered and prompter.mood == GUIDING):
            aside = 0.0 if board.pace.reduced else prompter.aside(board.now)
            draw_prompt(canvas, board.layout, prompter.sentence, mood=prompter.mood, aside=aside)
