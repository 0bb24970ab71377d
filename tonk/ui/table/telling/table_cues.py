"""The sounds of a table besides those of its widgets: the noises of cards, cards being chosen, and your turn."""

from collections.abc import Mapping
from types import MappingProxyType

from tonk.rules.cards import Card
from tonk.rules.view import View
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import SOUNDS, Cue
from tonk.ui.shell.focus import Described
from tonk.ui.table.board import Board
from tonk.ui.table.handling.table_stops import SpotStop
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.places.under_point import DISCARDS, SPREAD, STOCK

_PLACES: Mapping[str, Cue] = MappingProxyType({STOCK: Cue.AT_STOCK, DISCARDS: Cue.AT_DISCARDS, SPREAD: Cue.AT_SPREAD})
"""The places of the felt that have a sound of their own when the keyboard comes to them by ear."""

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
        self._at: Described | None = None

    def update(self, now: float) -> None:
        """Go on to ``now``."""
        for noise in self._board.effects.due(now):
            self._ui.sound(noise.name, noise.side)
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

    def follow_keyboard(self) -> None:
        """Let a pile or a spread be heard from its side when the keyboard comes to it, while all is spoken."""
        at = next((group.focused for group in self._ui.groups if group.focused is not None), None)
        if at is self._at:
            return
        self._at = at
        if self._ui.speech.on and isinstance(at, SpotStop) and at.spot.kind in _PLACES:
            side = 2 * at.box.center[0] / self._board.layout.w - 1
            self._ui.sound(SOUNDS[_PLACES[at.spot.kind]], side)
