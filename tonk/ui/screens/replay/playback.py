"""Going through a played hand: by steps, by scrubbing or automatically, from any seat, hands open or hidden."""

import math
from collections.abc import Callable

from tonk.records.replaying import Replay
from tonk.rules import View
from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board


class Playback:
    """The step of a hand that a board shows, and the way to others.

    Args:
        ui: The context of the window.
        replay: The hand.
        board: The cards.
        seat: The viewer's seat.
        open_hands: Whether all hands are open.
        changed: Called when the shown state changes, or it starts or stops playing.

    Attributes:
        replay: The hand.
        seat: The viewer's seat.
        step: The shown step.
        open_hands: Whether all hands are open.
        playing: Whether it plays automatically.
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

    # Steps

    def seek(self, step: int) -> None:
        """Show a step at once."""
        self.step = max(0, min(self.replay.steps, step))
        self._board.now = self._ui.now
        self._board.show(self._view(), (), open_hand=True)
        self._board.hurry()
        self._rest()

    def forward(self) -> None:
        """Let the next visible change happen, in motion."""
        if self.at_end:
            return
        self.step += 1
        while not self.open_hands and self.replay.silent(self.step) and not self.at_end:
            self.step += 1
        self._board.now = self._ui.now
        self._board.show(self._view(), self.replay.events(self.step), open_hand=True)
        self._rest()

    def backward(self) -> None:
        """Show the state before the last visible change."""
        step = self.step - 1
        while step > 0 and not self.open_hands and self.replay.silent(step):
            step -= 1
        self.seek(step)

    def _rest(self) -> None:
        """Delay the next step until this one has been seen."""
        pause = speeds.at_speed(speeds.REPLAY_PAUSE, self._ui.settings.animation_speed)
        self._next_at = max(self._ui.now, self._board.all_at_rest()) + max(speeds.REPLAY_LEAST, pause)
        if self.at_end:
            self.playing = False
        self._changed()

    # Automatic play

    def play_or_stop(self) -> None:
        """Start playing automatically, from the beginning if it is over; or stop."""
        if self.playing:
            self.stop()
            return
        if self.at_end:
            self.seek(0)
        self.playing = self.replay.steps > 0
        self._next_at = self._ui.now
        self._changed()

    def stop(self) -> None:
        """Stop playing automatically."""
        self.playing = False
        self._changed()

    @property
    def wakes_at(self) -> float:
        """Return the time of the next automatic step; ``math.inf`` while stopped."""
        return self._next_at if self.playing else math.inf

    def update(self, now: float) -> None:
        """Take the next automatic step when it is due."""
        if self.playing and now >= self._next_at:
            self.forward()

    # Viewpoint

    def look(self, seat: Seat, *, open_hands: bool) -> None:
        """Show the same step from a seat, with all hands open or only its own."""
        self.seat, self.open_hands = seat, open_hands
        self._board.now = self._ui.now
        self._board.persons = frozenset((seat,))
        self._board.show(self._view(), open_hand=True)
        self._changed()
