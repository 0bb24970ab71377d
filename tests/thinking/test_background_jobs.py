"""Long work done aside: by a process, and where none can live, here in slices."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass

from tonk.thinking.background_jobs import BackgroundJobs
from tonk.thinking.process import NotStarted, Worker

from .fakes import until


@dataclass(frozen=True)
class Counting:
    """Counts up to a number."""

    most: int

    def steps(self) -> Iterator[tuple[int, int]]:
        """Every number, and in which process it was counted."""
        for number in range(1, self.most + 1):
            yield number, os.getpid()


def patient() -> BackgroundJobs:
    """Somebody for whom no process is ever too slow."""
    background_jobs = BackgroundJobs()
    background_jobs._clock = lambda: 0.0
    return background_jobs


def nobody(*_: object) -> Worker:
    """No process can be started."""
    raise NotStarted


def test_work_is_done_by_another_process_and_only_the_last_job_counts() -> None:
    """A job that takes another's place starts from scratch; a worker that dies is followed by another."""
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


def test_who_rests_leaves_off() -> None:
    """The work is not done to its end for nobody, and the worker does what it is given next."""
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


def test_without_processes_it_is_done_in_slices() -> None:
    """Between frames, a little each time."""
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
