"""The hand as shown at the table and written into the log."""

from collections.abc import Sequence

from tonk.rules.events import Event
from tonk.session.match.sitting import Sitting
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.handling.pointer import PointerController
from tonk.ui.table.motion.staging import DealStage
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.panels.teacher import Teacher
from tonk.ui.table.players.open_hand import OpenHand
from tonk.ui.table.prompts import Prompter
from tonk.ui.table.telling.logbook import Logbook, bots_choice


class HandDisplay:
    """Shows what happens to cards, writes it into the log, and updates buttons and teacher.

    Args:
        ui: The context of the window.
        sitting: The sitting at the table.
        board: The board.
        looking: Tells whose hand is open.
        log: The log of the hand.
        pointer: The pointer, which may be holding cards.
        controls: The buttons.
        prompter: The line above the hand.
        teacher: The teacher beside the table.
    """

    def __init__(
        self,
        ui: UiContext,
        sitting: Sitting,
        board: Board,
        looking: OpenHand,
        log: Logbook,
        pointer: PointerController,
        controls: Controls,
        prompter: Prompter,
        teacher: Teacher,
    ) -> None:
        self._ui, self._sitting, self._board = ui, sitting, board
        self._open_hand, self._log = looking, log
        self._pointer, self._controls, self._prompter, self._teacher = pointer, controls, prompter, teacher

    def begin(self, deal: DealStage) -> None:
        """Show a hand from its deal, or its present state, with every hand covered that others could see."""
        game, board = self._sitting.game, self._board
        self._open_hand.cover()
        board.now = self._ui.now
        self._log.begin(game, self._open_hand.reader)
        happened = () if deal is DealStage.NONE else game.events
        if deal is not DealStage.NONE and (choice := bots_choice(game)):
            self._ui.toast(choice, said=False)  # the log says it
        self.show(happened, deal)

    def follow(self, happened: Sequence[Event]) -> None:
        """Write actions into the log and show them."""
        self._log.add(self._sitting.game, happened, self._open_hand.reader)
        self._turn_to_now(happened)

    def show_again(self, happened: Sequence[Event] = ()) -> None:
        """Write an undo or redo into the log, and show the present state."""
        self._log.begin(self._sitting.game, self._open_hand.reader)
        self._board.hurry()
        self._turn_to_now(happened)

    def _turn_to_now(self, happened: Sequence[Event]) -> None:
        """Forget earlier questions and words, and show the next player what has happened."""
        self._controls.drop.forget()
        self._prompter.clear()
        self._open_hand.after(self._sitting.to_act)
        self.show(happened)

    def show(self, happened: Sequence[Event] = (), deal: DealStage = DealStage.NONE) -> None:
        """Show the present table, after these events."""
        looking = self._open_hand
        self._board.show(self._sitting.view(looking.bottom), happened, open_hand=looking.open_hand, deal=deal)
        self._pointer.keep_hold()
        self._controls.refresh()
        self._teacher.notice(happened)
