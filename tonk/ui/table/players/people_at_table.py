"""The people at a table: their name plates, their eyes, and their talk."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tonk.rules.cards import Seat, by_seat
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.players.glances import Glances, with_eyes
from tonk.ui.table.players.open_hand import OpenHand
from tonk.ui.table.players.player_standings import PlayerStanding, Standings
from tonk.ui.table.players.talk import TableTalk


class PeopleAtTable:
    """Everybody at a table.

    Args:
        ui: The context of the window.
        sitting: The sitting.
        board: The board.
        looking: Tells whose hand is open.
        taken: Returns the boxes of the buttons and panels that talk must not cover.

    Attributes:
        talk: Their talk.
        uncounted: Returns the seat whose points are hidden because they are the question, or None.
    """

    def __init__(
        self, ui: UiContext, sitting: Sitting, board: Board, looking: OpenHand, taken: Callable[[], Sequence[Box]]
    ) -> None:
        self._board = board
        self._plates = Standings(sitting, looking)
        self._glances = Glances(board, with_eyes(ui.portraits, sitting.game.plan.players))
        self.uncounted: Callable[[], Seat | None] = lambda: None
        self.talk = TableTalk(ui, sitting, board, taken)

    def standings(self) -> list[PlayerStanding]:
        """Return the contents of their plates, and their looks."""
        plates, hidden = self._glances.seen(self._plates.on(self._board)), self.uncounted()
        return [replace(plate, points=None) if seat == hidden else plate for seat, plate in by_seat(plates)]

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if somebody must be redrawn."""
        looked = self._glances.update(now)
        return self.talk.update(now) or looked

    def wakes_at(self, now: float) -> float:
        """Return when somebody blinks or speaks, if nothing happens at the table."""
        return min(self._glances.wakes_at(now), self.talk.wakes_at(now))
