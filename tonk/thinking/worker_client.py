"""The client of a worker: has questions thought over by it, by a new one if it dies, or here if there can be none."""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tonk.thinking.pondering import Failure, PartialAnswer, pondered
from tonk.thinking.process import NotStarted, Worker, WorkerDied
from tonk.thinking.question import LongQuestion, Maker, keeping
from tonk.thinking.ticket import Answer, Ticket

_DEATHS = 3
"""The number of workers that may die in a row without anything new before no other is started."""
_PATIENCE = 1.8
"""The seconds of silence after which a worker is taken for dead; more on a busy machine, unless it was stopped."""
_START_PATIENCE = 10.0
"""The same for a worker that is still starting."""

Start = Callable[[Maker, float], Worker]
"""Starts a worker."""


def crowding() -> float:
    """Return the load of the last minute for each processor, at least 1; 1 if it is unknown."""
    try:
        return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    except (AttributeError, OSError):  # Windows, and some containers
        return 1.0


@dataclass(frozen=True)
class TroubleListeners:
    """Listeners for trouble while thinking.

    Attributes:
        failed: Called with the details of a fault; the question was answered in another way if possible.
        stopped: Called when a silent worker was replaced.
    """

    failed: Callable[[str], object] = lambda _details: None
    stopped: Callable[[], object] = lambda: None


NO_LISTENERS = TroubleListeners()


@dataclass
class _Open:
    """An open question with its number and the best answer so far.

    A new worker that repeats old answers makes no progress.
    """

    number: int
    question: LongQuestion[Any]
    ticket: Ticket[Any]
    furthest: Any = None

    @property
    def left(self) -> LongQuestion[Any]:
        """Return what is still to be thought over."""
        return self.question if self.furthest is None else self.question.after(self.furthest)

    def take(self, said: PartialAnswer[Any]) -> bool:
        """Hand over an answer; return whether it says more than was known."""
        new = said.answer is not None and self.question.goes_beyond(said.answer, self.furthest)
        if new:
            self.furthest = said.answer
        self.ticket.take(said.answer, last=said.last)
        return new


class WorkerClient:
    """Has a worker think about one question at a time, the latest one, without blocking.

    A second question may wait: every other one goes first, and it continues afterwards.

    Args:
        make: Makes the bots; a worker gets it by its name.
        deadline: The seconds after which the best answer so far counts, for questions with one answer.
        start: Starts a worker.
        clock: Returns the time in seconds.
        troubles: Listeners for trouble.
        crowding: Returns the factor on a worker's time on a busy machine.
    """

    def __init__(
        self,
        make: Maker,
        deadline: float,
        *,
        start: Start = Worker,
        clock: Callable[[], float] = time.monotonic,
        troubles: TroubleListeners = NO_LISTENERS,
        crowding: Callable[[], float] = crowding,
    ) -> None:
        self._troubles, self._crowding = troubles, crowding
        self._make = make
        self._deadline = deadline
        self._start = start
        self._clock = clock
        self._kept = keeping(make)
        self._worker: Worker | None = None
        self._deaths = 0
        self._asked = 0
        self._first: _Open | None = None
        self._waits: _Open | None = None
        self._begun = 0
        """The number of the question being thought over, by the worker or here; 0 for none."""
        self._waits_since = 0.0
        self._here: Iterator[PartialAnswer[Any] | Failure | None] = iter(())

    def expect(self) -> None:
        """Start a worker for questions to come."""
        if self._worker is None and self._deaths < _DEATHS:
            self._hire()

    def ask(
        self, question: LongQuestion[Answer], *, waits: bool = False, known: Answer | None = None
    ) -> Ticket[Answer]:
        """Ask; this replaces an older question.

        Args:
            question: The question.
            waits: Whether others go first; it replaces another waiting question.
            known: Its answer, if it needs no thinking.
        """
        self._listen()
        ticket = Ticket[Answer](self._listen)
        self._asked += 1
        asked = _Open(self._asked, question, ticket)
        before = self._waits if waits else self._first
        if before is not None:
            before.ticket.overtaken = True
        if waits:
            self._waits = asked
        else:
            self._first = asked
        self._waits_since = self._clock()
        if known is not None:
            ticket.take(known)
        else:
            self.expect()
        self._listen()
        return ticket

    def go_on(self, seconds: float) -> bool:
        """Think here for about ``seconds`` if no worker can, between frames; return False if there was no need."""
        if self._worker is not None or self._now is None:
            return False
        began = now = time.perf_counter()
        while (asked := self._now) is not None:
            if self._begun != asked.number:
                self._here, self._begun = pondered(asked.left, self._kept, self._deadline), asked.number
            before = now
            said = next(self._here)
            if isinstance(said, Failure):
                self._give_up(asked, said)
            elif said is not None:
                asked.take(said)
            now = time.perf_counter()
            if now - began + (now - before) > seconds:  # the next step may take as long as this one
                break
        return True

    def close(self) -> None:
        """End the worker, even if it is working."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    @property
    def _now(self) -> _Open | None:
        """Return the question to think over: the waiting one if there is no other."""
        for one in (self._first, self._waits):
            if one is not None and not (one.ticket.done or one.ticket.overtaken):
                return one
        return None

    def _hire(self) -> None:
        try:
            self._worker = self._start(self._make, self._deadline)
        except NotStarted:
            self._deaths = _DEATHS

    def _listen(self) -> None:
        """Take in the worker's answers and send it the current question."""
        worker = self._worker
        if worker is None:
            return
        try:
            while self._now is not None and (message := worker.receive()) is not None:
                self._hear(*message)
            asked = self._now
            if asked is None:
                self._leave_off(worker)
                return
            if worker.ready and self._begun != asked.number:
                worker.send(asked.number, asked.left)
                self._begun, self._waits_since = asked.number, self._clock()
            if self._is_lost(worker, self._clock() - self._waits_since):
                self._troubles.stopped()
                raise WorkerDied
        except WorkerDied as gone:
            self._replace(worker, hopeless=isinstance(gone, NotStarted))

    def _is_lost(self, worker: Worker, waited: float) -> bool:
        """Return whether a worker that has been silent for ``waited`` seconds is lost."""
        if waited <= _PATIENCE or worker.stopped:
            return waited > _PATIENCE
        return waited > _START_PATIENCE or (worker.ready and waited > _PATIENCE * self._crowding())

    def _leave_off(self, worker: Worker) -> None:
        """Stop a thinking worker, since nothing is asked."""
        if self._begun:
            self._begun = 0
            worker.send(0, None)

    def _give_up(self, asked: _Open, failure: Failure) -> None:
        """Answer in another way if possible; a question at which thinking failed is not tried again."""
        self._begun = 0
        asked.ticket.take(asked.question.fallback(self._kept), last=True)
        self._troubles.failed(failure.details)

    def _hear(self, number: int, said: PartialAnswer[Any] | Failure) -> None:
        asked = self._now
        if asked is None or number != asked.number:
            return  # this is no longer asked
        self._waits_since = self._clock()
        if isinstance(said, Failure):
            self._give_up(asked, said)
            return
        if said.answer is not None and not asked.question.fits(said.answer):
            raise WorkerDied  # nonsense: the worker is broken
        if asked.take(said):
            self._deaths = 0
        if said.last:
            self._begun = 0

    def _replace(self, worker: Worker, *, hopeless: bool) -> None:
        """Let another worker, or this process, go on with what is left."""
        worker.dismiss()
        self._worker, self._begun, self._waits_since = None, 0, self._clock()
        self._deaths = _DEATHS if hopeless else self._deaths + 1
        self.expect()
