"""One who has questions thought over elsewhere: by a worker, by another when it dies, or here where none can live."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

from tonk.thinking.process import Gone, NotStarted, Worker
from tonk.thinking.question import Asked, Maker, keeping
from tonk.thinking.slices import Slices

_DEATHS = 3
"""After so many deaths of workers without anything new between them, no other is started."""
_PATIENCE = 10.0
"""Seconds after which a worker that has said nothing is taken for dead."""

Start = Callable[[Maker, float], Worker]
"""Starts a worker."""
Answer = TypeVar("Answer")


class Asker(Generic[Answer]):
    """Gets answers to one question at a time, the last one asked, and never keeps anybody waiting.

    Args:
        make: Makes the bots; a worker gets it by its name.
        deadline: Seconds after which the best answer so far counts, of questions with one answer.
        start: Starts a worker.
        clock: Tells seconds.
    """

    def __init__(
        self,
        make: Maker,
        deadline: float,
        *,
        start: Start = Worker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._make = make
        self._deadline = deadline
        self._start = start
        self._clock = clock
        self._kept = keeping(make)
        self._worker: Worker | None = None
        self._deaths = 0
        self._number = 0
        self._question: Asked[Answer] | None = None
        self._sent = False
        self._waits_since = 0.0
        self._slices: Slices[Answer] | None = None
        self._furthest: Answer | None = None
        """The answer that told most: what another worker says over again is no progress."""
        self.latest: Answer | None = None
        """The last answer to the question that is asked."""

    @property
    def asks(self) -> bool:
        """Whether there is a question to which the last answer has not come yet."""
        return self._question is not None

    def expect(self) -> None:
        """There will be questions: make a worker ready."""
        if self._worker is None and self._deaths < _DEATHS:
            self._hire()

    def ask(self, number: int, question: Asked[Answer]) -> None:
        """Ask; an older question is no longer asked."""
        self.forget()
        self._number, self._question = number, question
        self.expect()
        if self._worker is not None:
            self.listen()
        else:
            self._think_here()

    def forget(self) -> None:
        """The question is no longer asked."""
        self._question, self._slices, self.latest, self._furthest = None, None, None, None
        self._sent, self._waits_since = False, self._clock()

    def rest(self) -> None:
        """Nothing is asked any more, and a worker who is thinking stops."""
        worker, busy = self._worker, self._sent and self._question is not None
        self.forget()
        if busy and worker is not None:
            with suppress(Gone):  # which is found out when something is asked again
                worker.send(self._number, None)

    def listen(self) -> None:
        """Hear what the worker has to say, and have it know the question."""
        worker, question = self._worker, self._question
        if worker is None or question is None:
            return
        try:
            while self._question is not None and (told := worker.receive()) is not None:
                number, answer = told
                self._hear(number, answer, question)
            if self._question is None:
                return
            if worker.ready and not self._sent:
                worker.send(self._number, question)
                self._sent, self._waits_since = True, self._clock()
            if self._clock() > self._waits_since + _PATIENCE:
                raise Gone
        except Gone as gone:
            self._replace(worker, hopeless=isinstance(gone, NotStarted))

    def go_on(self, seconds: float) -> bool:
        """Think here for about so long, if a worker can't do it. Call it between frames; False: there was no need."""
        if self._slices is None or self._question is None:
            return False
        answer = self._slices.go_on(seconds)
        if answer is not None:
            self._take(answer, self._question)
        return True

    def close(self) -> None:
        """Let the worker go; it is gone afterwards, whatever it was doing."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _hire(self) -> None:
        try:
            self._worker = self._start(self._make, self._deadline)
        except NotStarted:
            self._deaths = _DEATHS

    def _hear(self, number: int, answer: Answer, question: Asked[Answer]) -> None:
        if number != self._number:
            return  # this is not asked any more
        if not question.fits(answer):
            raise Gone  # it has lost its mind
        self._take(answer, question)
        self._waits_since = self._clock()
        if question.goes_beyond(answer, self._furthest):
            self._furthest, self._deaths = answer, 0

    def _take(self, answer: Answer, question: Asked[Answer]) -> None:
        self.latest = answer
        if question.ends_with(answer):
            self._question = self._slices = None

    def _replace(self, worker: Worker, *, hopeless: bool) -> None:
        """Ask another worker for what is left, or think here."""
        worker.dismiss()
        if self._question is not None and self._furthest is not None:
            self._question = self._question.after(self._furthest)
        self._worker, self._sent, self._waits_since = None, False, self._clock()
        self._deaths = _DEATHS if hopeless else self._deaths + 1
        if self._deaths < _DEATHS:
            self._hire()
        if self._worker is None:
            self._think_here()

    def _think_here(self) -> None:
        if self._question is not None:
            question = self._question
            self._slices = Slices(question.steps(self._kept), self._deadline, one_answer=question.one_answer)
