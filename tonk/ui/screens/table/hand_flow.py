"""The flow of a hand at the table: everything that happens by itself, in its time."""

from collections.abc import Callable, Sequence

from tonk.rules import Action
from tonk.rules.events import Event
from tonk.rules.phases import WINDOW
from tonk.session.match.sitting import Sitting
from tonk.ui.screens.table.shared_screen import SharedScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import LastSeconds
from tonk.ui.table.board import Board
from tonk.ui.table.pacing import Pacing
from tonk.ui.table.players.open_hand import OpenHand


class HandFlow:
    """Lets bots act, asks persons who share the screen, and turns to the page of the result.

    Args:
        ui: The context of the window.
        sitting: The sitting at the table.
        board: The board.
        looking: Tells whose hand is open.
        persons: Asks for a person, or for all of them.
        act: Does a bot's action.
        follow: Shows events, and writes them into the log.
        show_result: Shows the page at the end of the hand.
    """

    def __init__(
        self,
        ui: UiContext,
        sitting: Sitting,
        board: Board,
        looking: OpenHand,
        persons: SharedScreen,
        act: Callable[[Action], None],
        follow: Callable[[Sequence[Event]], None],
        show_result: Callable[[], None],
    ) -> None:
        self._ui, self._sitting, self._board = ui, sitting, board
        self._open_hand, self._persons = looking, persons
        self._act, self._follow, self._show_result = act, follow, show_result
        self._pacing = Pacing(board)
        self._held = False
        self._last_seconds = LastSeconds(ui.cues.note)

    def wait(self) -> None:
        """Delay the next event until the last one has been seen."""
        ui, sitting = self._ui, self._sitting
        self._pacing.wait(ui.now, ui.settings, hand_over=sitting.game.hand_over, pace=sitting.pace)

    def linger(self, until: float) -> None:
        """Delay the page of the result for somebody who is talking."""
        self._pacing.linger(until)

    def skip(self, *, watching: bool) -> bool:
        """Finish the deal, showing or payment; ``watching``: nothing is asked of the person (`Pacing.skip`)."""
        return self._pacing.skip(self._ui.now, self._ui.settings, watching=watching)

    def hold(self, now: float) -> None:
        """Delay everything until a tip has been read."""
        self._held = True
        self._pacing.hold(now)

    def wakes_at(self, now: float) -> float:
        """Return the time of the next automatic event; ``math.inf`` while a person or a worker is thinking."""
        if self._sitting.cross_question is not None and not self._pacing.ending:
            return now
        bot_waits = self._sitting.bot_acts and not self._pacing.bot_may_act(now)
        return self._pacing.wakes_at(bot_waits=bot_waits)

    def go_on(self, now: float) -> None:
        """Do the next thing if it is due."""
        if self._held:  # the tip has just been read
            self._held = False
            self._pacing.hold(now)
        sitting, asked = self._sitting, self._sitting.cross_question
        self._last_seconds.follow(self._pacing.left(now, self._ui.settings.cross_seconds))
        if self._pacing.ending:
            if self._pacing.turn_to_page(now):
                self._show_result()
        elif asked is not None and asked.everyone:
            if now >= self._board.all_at_rest():
                self._persons.ask_everyone(asked)
        elif asked is not None and self._pacing.time_is_up(now, self._ui.settings.cross_seconds):
            self._follow(sitting.answer(None))
        elif sitting.bot_acts:
            answers = sitting.game.position.phase == WINDOW  # which takes no visible time
            if (choice := sitting.bot_choice()) is not None and (answers or self._pacing.bot_may_act(now)):
                self._act(choice)
        elif (seat := self._open_hand.wanted(sitting.to_act)) is not None and now >= self._board.all_at_rest():
            self._persons.ask_for(seat)
