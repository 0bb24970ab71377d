"""The sounds of a table besides those of its widgets: the noises of cards, cards being chosen, and your turn."""

from tonk.rules.cards import Card
from tonk.rules.view import View
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import Cue
from tonk.ui.table.board import Board
from tonk.ui.table.turn_controller import TurnController

_TURN = 0.0, 0.35, 0.12
_FELT = {"caught": (0.8, 0.5, 0.45), "tonk": (0.4, 0.8, 0.35)}
"""The shaking of a pad at your turn, and with a noise: its slow motor, its fast one, and the seconds."""


class TableCues:
    """Plays the noises that are due, and notes what has changed at the table since it last looked.

    Args:
        ui: The context of the window.
        board: The cards of the table.
        turns: The object that knows whose turn it is.
    """

    def __init__(self, ui: UiContext, board: Board, turns: TurnController) -> None:
        self._ui, self._board, self._turns = ui, board, turns
        self._mine = False
        self._chosen: frozenset[Card] = frozenset()
        self._view: View | None = None

    def update(self, now: float) -> None:
        """Go on to ``now``."""
        for noise in self._board.effects.due(now):
            self._ui.sounds.play(noise.name, noise.side)
            if noise.name in _FELT:
                self._ui.rumble(*_FELT[noise.name])
        chosen, view = frozenset(self._board.hand.chosen), self._board.view
        if chosen != self._chosen and view is self._view:
            self._ui.cues.note(Cue.CHOSEN)
        self._chosen, self._view = chosen, view
        if not self._turns.may_act:
            self._mine = False
        elif not self._mine and now >= self._board.all_at_rest():
            self._mine = True
            self._ui.cues.note(Cue.YOUR_TURN)
            self._ui.rumble(*_TURN)
