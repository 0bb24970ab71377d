"""The sounds of a table apart from its widgets' sounds: cards, choices, and your turn."""

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
"""The places of the felt with a sound of their own when the keyboard comes to them during speech."""

_TURN = 0.0, 0.35, 0.12
_FELT = {"caught": (0.8, 0.5, 0.45), "tonk": (0.4, 0.8, 0.35)}
"""The rumble of a pad at your turn, and with sounds: its slow motor, its fast one, and the seconds."""


_NEARLY_OUT, _NEARLY_DRAWN = 2, 3
"""The cards in a hand, and in the last stock, with which a hand hangs in the balance."""


def _in_the_balance(view: View) -> bool:
    """Return whether the next turns may well end a hand: someone has hardly any cards left, or the stock has."""
    if view.outcome is not None:
        return False
    last_stock = view.stock_count <= _NEARLY_DRAWN and not view.rules.makes_new_stocks
    return last_stock or 0 < min(view.counts) <= _NEARLY_OUT


class TableCues:
    """Plays the due sounds, and detects changes at the table.

    Args:
        ui: The context of the window.
        board: The board.
        turns: The owner of the turn.
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
            self._ui.sound(noise.name, noise.side, noise.force)
            if noise.name in _FELT:
                self._ui.rumble(*_FELT[noise.name])
        chosen, view = frozenset(self._board.hand.chosen), self._board.view
        if chosen != self._chosen and view is self._view:
            self._ui.cues.note(Cue.CHOSEN)
        self._chosen, self._view = chosen, view
        if view.outcome is not None or now >= self._board.all_at_rest():
            self._ui.sounds.hold_breath(tense=_in_the_balance(view))
        if not self._turns.may_act:
            self._mine = False
        elif not self._mine and now >= self._board.all_at_rest():
            self._mine = True
            self._ui.cues.note(Cue.YOUR_TURN)
            self._ui.rumble(*_TURN)

    def follow_keyboard(self) -> None:
        """Play a pile's or a spread's direction when the keyboard comes to it, while everything is spoken."""
        at = next((group.focused for group in self._ui.groups if group.focused is not None), None)
        if at is self._at:
            return
        self._at = at
        if self._ui.speech.on and isinstance(at, SpotStop) and at.spot.kind in _PLACES:
            side = 2 * at.box.center[0] / self._board.layout.w - 1
            self._ui.sound(SOUNDS[_PLACES[at.spot.kind]], side)
