"""Long work in the background: in a process or, if there is none, in slices."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass

from tonk.thinking.background_jobs import BackgroundJobs
from tonk.thinking.process import NotStarted, Worker

from .fakes import until


@dataclass(frozen=True)
class Counting:
    """A job that counts up to a number."""

    most: int

    def steps(self) -> Iterator[tuple[int, int]]:
        """Yield every number with the process that counted it."""
        for number in range(1, self.most + 1):
            yield number, os.getpid()


def patient() -> BackgroundJobs:
    """An owner for whom no process is too slow."""
    background_jobs = BackgroundJobs()
    background_jobs._clock = lambda: 0.0
    return background_jobs


def nobody(*_: object) -> Worker:
    """An owner that can't start a process."""
    raise NotStarted


def test_work_is_done_by_another_process_and_only_the_last_job_counts() -> None:
    """A new job begins at its start; a worker that dies is replaced."""
    background_jobs = patient()
    try:
        first = background_jobs.do(Counting(10**9))
        until(lambda: first.answer is not None, "something is counted")
        assert first.answer is not None
        pid = first.answer[1]
        assert pid != os.getpid()
        ticket = background_jobs.do(Counting(5))
        assert ticket.answer is None
        assert first.overtaken
        os.kill(pid, signal.SIGKILL)
        until(lambda: ticket.answer is not None and ticket.done, "it is counted to its end")
        assert ticket.answer is not None
        assert ticket.answer[0] == 5
        assert not background_jobs.go_on(0.001)
    finally:
        background_jobs.close()


def test_resting_stops_the_work() -> None:
    """The abandoned work stops, and the worker does the next job."""
    background_jobs = patient()
    try:
        first = background_jobs.do(Counting(10**9))
        until(lambda: first.answer is not None, "something is counted")
        first.rest()
        assert first.answer is None
        ticket = background_jobs.do(Counting(5))
        until(lambda: ticket.answer is not None and ticket.done, "it is counted to its end")
    finally:
        background_jobs.close()


def test_without_processes_the_job_is_done_in_slices() -> None:
    """Each frame does a little of it."""
    background_jobs = BackgroundJobs(nobody)
    ticket = background_jobs.do(Counting(3))
    assert not ticket.done
    while not ticket.done:
        assert background_jobs.go_on(0.001)
    assert ticket.answer == (3, os.getpid())
    ticket = background_jobs.do(Counting(10**9))
    ticket.rest()
    assert ticket.answer is None
    assert not background_jobs.go_on(0.001)
