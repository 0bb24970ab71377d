"""Long work aside: what runs in the process that does it, and how the game gives work and hears of it."""

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

from tonk.thinking.process import Gone, Labourer, NotStarted

if TYPE_CHECKING:
    from tonk.thinking.worker import Pipe

_EVERY = 0.1
"""Seconds between two results of the same job that are told."""
_DEATHS = 2
"""After so many deaths of helpers without a result between them, the work is done here."""


class Job(Protocol):
    """Work that can cross to another process, and that is done in steps of some milliseconds."""

    def steps(self) -> Iterator[Any]:
        """Work: each step gives what is known by then, the last one is the result."""


def labour(pipe: "Pipe") -> None:
    """Say None once when ready; then do each ``(number, job)``, telling ``(number, result, done)`` now and then.

    A job that comes while another is done takes its place; None instead of a job is no job.
    """
    from tonk.thinking.worker import settle_down  # here, for the game itself starts without what processes need

    settle_down()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            number, job = pipe.recv()
            if job is not None:
                _do(pipe, number, job)


def _do(pipe: "Pipe", number: int, job: Job) -> None:
    result, told, fresh = None, 0.0, False
    for result in job.steps():
        if pipe.poll():
            return
        fresh = time.monotonic() >= told + _EVERY
        if fresh:
            told = time.monotonic()
            pipe.send((number, result, False))
    pipe.send((number, result, True))


class Labour:
    """Somebody who does one job at a time, the last one given; nothing here waits, except ``close``.

    The process is started with the first job. Where none can live, the same is done here, in slices (``go_on``).

    Args:
        start: Starts a helper.
    """

    def __init__(self, start: Callable[[], Labourer] = Labourer) -> None:
        self._start = start
        self._helper: Labourer | None = None
        self._deaths = 0
        self._number = 0
        self._job: Job | None = None
        self._sent = False
        self._here: Iterator[Any] | None = None
        self._result: Any = None
        self.done = True
        """Whether the job has been done to its end."""

    @property
    def result(self) -> Any:
        """What is known of the job that was given last; None while that is nothing."""
        if self._helper is not None and not self.done:
            self._listen(self._helper)
        return self._result

    def begin(self, job: Job | None) -> None:
        """Do this from now on, and nothing else; with None nothing at all."""
        self._number += 1
        self._job, self._result, self._here = job, None, None
        self._sent, self.done = False, job is None
        if job is not None and self._helper is None and self._deaths < _DEATHS:
            self._hire()
        if self._helper is not None:
            self._listen(self._helper)
        elif job is not None:
            self._here = job.steps()

    def go_on(self, seconds: float) -> bool:
        """Work here for about so long, if no process can do it. Call it between frames; False: there was no need."""
        if self._here is None:
            return False
        end = time.perf_counter() + seconds
        while self._here is not None and time.perf_counter() < end:
            try:
                self._result = next(self._here)
            except StopIteration:
                self._here, self.done = None, True
        return True

    def close(self) -> None:
        """Let the helper go; it is gone afterwards, whatever it was doing."""
        if self._helper is not None:
            self._helper.close()
            self._helper = None

    def _hire(self) -> None:
        try:
            self._helper = self._start()
        except NotStarted:
            self._deaths = _DEATHS

    def _listen(self, helper: Labourer) -> None:
        """Hear what has come, and have the helper know the job."""
        try:
            while (told := helper.receive()) is not None:
                number, result, done = told
                if number == self._number:
                    self._result, self.done, self._deaths = result, done, 0
            if helper.ready and not self._sent:
                helper.send(self._number, self._job)
                self._sent = True
        except Gone as gone:
            helper.dismiss()
            self._helper = None
            self._deaths = _DEATHS if isinstance(gone, NotStarted) else self._deaths + 1
            self._sent = False
            if self._job is not None:
                if self._deaths < _DEATHS:
                    self._hire()
                if self._helper is None:
                    self._here = self._job.steps()
