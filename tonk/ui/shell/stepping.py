"""The pace of the loop: how often it steps, and how long it may sleep while nothing happens."""

import time
from collections.abc import Callable

import pygame

ACTIVE_FPS, RESTING_FPS, BACKGROUND_FPS = 60, 30, 10
"""Steps a second while something happens, while nothing has for a while, and in the background."""
_RESTS_AFTER = 0.5
"""Seconds without a frame and without an input."""
_SLEEPS_AFTER = 2.0
"""The same, after which nothing steps any more until somebody wakes the loop: longer than any tooltip waits."""
SLEEPING_LOOKS = 12
"""Looks for an event a second while the loop sleeps: the first press after a rest is felt at once all the same."""
_LOOKS_ON = 0.08
"""Seconds that it stays awake after a frame for which a screen has woken it."""
HEARTBEAT = 1.0
"""Seconds of the longest sleep: midnight, signals, and a worker that has died without a word are noticed by then."""


class Stepping:
    """The time since anything happened, and how often the loop need step by then."""

    def __init__(self) -> None:
        self._busy_at = 0.0

    def rate(self, now: float, *, busy: bool, focused: bool) -> int:
        """Return the number of steps a second that are enough now; the eye and the hand notice none that are left out.

        Args:
            now: The time of the loop.
            busy: Whether the last step had an input or drew a frame.
            focused: Whether the player looks at the window.
        """
        if busy:
            self._busy_at = now
        if not focused:
            return BACKGROUND_FPS
        return ACTIVE_FPS if now - self._busy_at < _RESTS_AFTER else RESTING_FPS

    def rests(self, now: float) -> bool:
        """Return whether nothing has happened for so long that the loop may sleep."""
        return now - self._busy_at >= _SLEEPS_AFTER

    def look_on(self, now: float) -> None:
        """Stay awake for a moment after a frame at the time that a screen named: more may follow, or a mere blink."""
        self._busy_at = max(self._busy_at, now - _SLEEPS_AFTER + _LOOKS_ON)

    def sleep_until(self, wakes: float, now: float) -> float:
        """Return for how many seconds the loop may sleep before this moment; 0 while it had better go on stepping."""
        return min(HEARTBEAT, wakes - now) if self.rests(now) and wakes - now > 1 / RESTING_FPS else 0.0


def sleep(
    seconds: float, look: Callable[[], list[pygame.Event]], wait: Callable[[float], object] | None = None
) -> list[pygame.Event]:
    """Sleep until an event comes, at most so long; the events.

    Args:
        seconds: How long.
        look: Gives the events that have come.
        wait: Sleeps until one comes, at most so many seconds; None to look a few times a second.
    """
    end = time.perf_counter() + seconds
    while not (events := look()) and (left := end - time.perf_counter()) > 0:
        if wait is None:
            time.sleep(min(left, 1 / SLEEPING_LOOKS))
        else:
            wait(left)
    return events
