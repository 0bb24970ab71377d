"""The pace of the loop: the frequency of its steps, and its sleep while nothing happens."""

import time
from collections.abc import Callable

import pygame

ACTIVE_FPS, RESTING_FPS, BACKGROUND_FPS = 60, 30, 10
"""The steps a second while something happens, after nothing has for a while, and in the background."""
_RESTS_AFTER = 0.5
"""The seconds without a frame or an input before that."""
_SLEEPS_AFTER = 2.0
"""The seconds before the loop sleeps until it is woken: longer than any tooltip waits."""
SLEEPING_LOOKS = 12
"""The checks for an event a second while the loop sleeps, so that the first press after a rest is felt at once."""
_LOOKS_ON = 0.08
"""The seconds that it stays awake after a frame for which a screen has woken it."""
HEARTBEAT = 1.0
"""The seconds of the longest sleep, to notice midnight, signals, and a worker that has died silently."""


class Stepping:
    """The time since anything happened, and the resulting frequency of steps."""

    def __init__(self) -> None:
        self._busy_at = 0.0

    def rate(self, now: float, *, busy: bool, focused: bool) -> int:
        """Return the number of steps a second needed now, without a noticeable loss.

        Args:
            now: The time of the loop.
            busy: Whether the last step had an input or drew a frame.
            focused: Whether the window has the focus.
        """
        if busy:
            self._busy_at = now
        if not focused:
            return BACKGROUND_FPS
        return ACTIVE_FPS if now - self._busy_at < _RESTS_AFTER else RESTING_FPS

    def rests(self, now: float) -> bool:
        """Return whether nothing has happened for long enough to let the loop sleep."""
        return now - self._busy_at >= _SLEEPS_AFTER

    def look_on(self, now: float) -> None:
        """Stay awake for a moment after a frame at a screen's requested time: more may follow, or a mere blink."""
        self._busy_at = max(self._busy_at, now - _SLEEPS_AFTER + _LOOKS_ON)

    def sleep_until(self, wakes: float, now: float) -> float:
        """Return the seconds for which the loop may sleep before this moment; 0 if it should go on stepping."""
        return min(HEARTBEAT, wakes - now) if self.rests(now) and wakes - now > 1 / RESTING_FPS else 0.0


def sleep(
    seconds: float, look: Callable[[], list[pygame.Event]], wait: Callable[[float], object] | None = None
) -> list[pygame.Event]:
    """Sleep until an event comes, at most ``seconds``, and return the events.

    Args:
        seconds: The longest time.
        look: Returns the new events.
        wait: Sleeps until one comes, at most a number of seconds; None to check a few times a second.
    """
    end = time.perf_counter() + seconds
    while not (events := look()) and (left := end - time.perf_counter()) > 0:
        if wait is None:
            time.sleep(min(left, 1 / SLEEPING_LOOKS))
        else:
            wait(left)
    return events
