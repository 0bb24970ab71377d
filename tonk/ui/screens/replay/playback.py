"""Going through a hand that has been played: by steps, scrubbed or by itself, from any seat, hands open or hidden."""

import math
from collections.abc import Callable

from tonk.records.replaying import Replay
from tonk.rules import View
from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board


class Playback:
    """The step of a hand that is shown on a board, and the way to others.

    Args:
        ui: The context of the window.
        replay: The hand.
        board: The cards.
        seat: From whose seat it is seen.
        open_hands: Whether all hands lie open.
        changed: Called when something else is shown, or it begins or ceases to go on by itself.

    Attributes:
        replay: The hand.
        seat: From whose seat it is seen.
        step: The step that is shown.
        open_hands: Whether all hands lie open.
        playing: Whether it goes on by itself.
    """

    def __init__(
        self,
        ui: UiContext,
        replay: Replay,
        board: Board,
        seat: Seat,
        changed: Callable[[], None],
        *,
        open_hands: bool,
    ) -> None:
        self._ui, self._board, self._changed = ui, board, changed
        self.replay = replay
        self.seat = seat
        self.open_hands = open_hands
        self.step = 0
        self.playing = False
        self._next_at = 0.0

    @property
    def at_end(self) -> bool:
        """Return whether the last step is shown."""
        return self.step == self.replay.steps

    def _view(self) -> View:
        return self.replay.view(self.step, self.seat, open_hands=self.open_hands)

    # Going

    def seek(self, step: int) -> None:
        """Show a step at once."""
        self.step = max(0, min(self.replay.steps, step))
        self._board.now = self._ui.now
        self._board.show(self._view(), (), open_hand=True)
        self._board.hurry()
        self._rest()

    def forward(self) -> None:
        """Let the next thing that can be seen happen, in motion."""
        if self.at_end:
            return
        self.step += 1
        while not self.open_hands and self.replay.silent(self.step) and not self.at_end:
            self.step += 1
        self._board.now = self._ui.now
        self._board.show(self._view(), self.replay.events(self.step), open_hand=True)
        self._rest()

    def backward(self) -> None:
        """Show what was before the last thing that could be seen."""
        step = self.step - 1
        while step > 0 and not self.open_hands and self.replay.silent(step):
            step -= 1
        self.seek(step)

    def _rest(self) -> None:
        """Let the next step wait until this one has been seen."""
        pause = speeds.at_speed(speeds.REPLAY_PAUSE, self._ui.settings.animation_speed)
        self._next_at = max(self._ui.now, self._board.all_at_rest()) + max(speeds.REPLAY_LEAST, pause)
        if self.at_end:
            self.playing = False
        self._changed()

    # Going by itself

    def play_or_stop(self) -> None:
        """Let it go on by itself, from the beginning when it is over; or stop it."""
        if self.playing:
            self.stop()
            return
        if self.at_end:
            self.seek(0)
        self.playing = self.replay.steps > 0
        self._next_at = self._ui.now
        self._changed()

    def stop(self) -> None:
        """Go on no longer by itself."""
        self.playing = False
        self._changed()

    @property
    def wakes_at(self) -> float:
        """Return when it goes on by itself; ``math.inf`` while it stands."""
        return self._next_at if self.playing else math.inf

    def update(self, now: float) -> None:
        """Go on by itself when it is time to."""
        if self.playing and now >= self._next_at:
            self.forward()

    # Looking

    def look(self, seat: Seat, *, open_hands: bool) -> None:
        """Show the same step from a seat, with all hands open or only its own."""
        self.seat, self.open_hands = seat, open_hands
        self._board.now = self._ui.now
        self._board.persons = frozenset((seat,))
        self._board.show(self._view(), open_hand=True)
        self._changed()
