"""Long work in the background, for a page or for bots to learn: scheduled and reported like questions to the coach."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Any, ClassVar, Protocol

from tonk.bots import make_bot
from tonk.thinking.process import Worker
from tonk.thinking.question import Maker
from tonk.thinking.ticket import Ticket
from tonk.thinking.worker_client import NO_LISTENERS, Start, TroubleListeners, WorkerClient


class Job(Protocol):
    """Work that can be sent to another process and is done in steps of some milliseconds."""

    def steps(self) -> Iterator[Any]:
        """Yield what is known after each step; the last one is the result."""


@dataclass(frozen=True)
class _JobQuestion:
    """The question of a job's result."""

    job: Job
    one_answer: ClassVar[bool] = False

    def steps(self, make: Maker) -> Iterator[Any]:  # noqa: ARG002 - no bot is asked
        """Return the steps of the job (``LongQuestion``)."""
        return self.job.steps()

    def fits(self, answer: Any) -> bool:  # noqa: ARG002 - whatever it is
        """Return True: nobody else knows (``LongQuestion``)."""
        return True

    def goes_beyond(self, answer: Any, before: Any) -> bool:  # noqa: ARG002 - whatever they are
        """Return True: a worker that reports something is alive (``LongQuestion``)."""
        return True

    def after(self, answer: Any) -> "_JobQuestion":  # noqa: ARG002 - nobody goes on with it
        """Return the same question, which starts again (``LongQuestion``)."""
        return self

    def fallback(self, make: Maker) -> None:
        """Return None: there is no result (``LongQuestion``)."""


class BackgroundJobs(WorkerClient):
    """Does one job at a time: the last one given.

    Args:
        start: Starts a worker.
        troubles: Hears of what went wrong.
    """

    def __init__(self, start: Start = Worker, troubles: TroubleListeners = NO_LISTENERS) -> None:
        super().__init__(make_bot, inf, start=start, troubles=troubles)

    def do(self, job: Job) -> Ticket[Any]:
        """Do this job from now on, and no other."""
        return self.ask(_JobQuestion(job))
