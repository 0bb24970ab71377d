"""A team: work on a range of numbers is handed out in portions, and the results come in order."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, wait
from typing import Any, NamedTuple, TypeVar

Done = TypeVar("Done")
Work = Callable[[range], Done]
"""Work on a range of numbers that can be sent to processes and clusters."""

_PORTION = 0.25
"""The seconds that a portion should take: short enough to show and interrupt, far longer than sending it."""
_AHEAD = 8
"""The portions handed out ahead for each worker, so that no worker is idle while one takes long."""
_GLANCE = 0.5
"""The seconds between two checks while waiting: on Windows, an interrupt gets through only then."""


class NoTeam(Exception):
    """No team can be opened; the message is a sentence that says why."""


class Inline(Executor):
    """An executor that does everything at once, in place."""

    def submit(self, fn: Callable[..., Done], /, *args: Any, **kwargs: Any) -> "Future[Done]":
        """Do it now."""
        future: Future[Done] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Timed(NamedTuple):
    """A portion that was done."""

    done: Any
    seconds: float


def _timed(work: Work[Done], portion: range) -> _Timed:
    """Do a portion, and say how long that took."""
    begun = time.perf_counter()
    return _Timed(work(portion), time.perf_counter() - begun)


class Team:
    """A team that does work together.

    Args:
        executor: The executor that does it.
        size: The number of portions that are done at the same time.
        ahead: The number of portions that each may be handed ahead.
        losses: The errors that mean a portion was lost rather than failed: it is done here instead.
        alive: False when no worker is left; then the rest is done here.
    """

    def __init__(
        self,
        executor: Executor,
        size: int,
        ahead: int = _AHEAD,
        losses: tuple[type[Exception], ...] = (),
        alive: Callable[[], bool] = lambda: True,
    ) -> None:
        self.size = size
        self._executor = executor
        self._most = size * ahead
        self._alive = alive
        self._losses: tuple[type[Exception], ...] = (BrokenExecutor, CancelledError, *losses)

    def results(self, work: Work[Done], count: int) -> Iterator[Done]:
        """Do work on the numbers from 0 up and yield the result of each portion, in order.

        Portions grow as their time becomes known, and shrink towards the end.

        Args:
            work: The work.
            count: The size of the range of numbers.
        """
        handed_out: deque[tuple[range, Future[_Timed] | None]] = deque()
        left = range(count)
        done, seconds = 0, 0.0
        while left or handed_out:
            while left and len(handed_out) < self._most:
                quick = int(_PORTION * done / seconds) if seconds else done
                portion = left[: max(1, min(done, quick, len(left) // (2 * self.size)))]
                handed_out.append((portion, self._hand_out(work, portion)))
                left = left[len(portion) :]
            portion, future = handed_out.popleft()
            timed = self._brought(future) or _timed(work, portion)
            done, seconds = done + len(portion), seconds + timed.seconds
            yield timed.done

    def _hand_out(self, work: Work[Any], portion: range) -> "Future[_Timed] | None":
        """Hand out a portion; return None if no worker is left."""
        try:
            return self._executor.submit(_timed, work, portion) if self._alive() else None
        except self._losses:
            return None

    def _brought(self, future: "Future[_Timed] | None") -> _Timed | None:
        """Wait for a portion that was handed out; return None if it was lost."""
        if future is None:
            return None
        while not future.done():
            if not self._alive():
                return None
            wait([future], _GLANCE)
        try:
            return future.result()
        except self._losses:
            return None


ALONE = Team(Inline(), 1, ahead=1)
"""The team of this process alone."""
