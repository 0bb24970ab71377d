"""The one who answers for every bot of the game: the quick ones at once, the others by a worker or in slices."""

import time
from collections.abc import Callable, Iterable

from tonk.bots import PONDERERS, make_bot
from tonk.rules import Action
from tonk.thinking.process import Gone, NotStarted, Worker
from tonk.thinking.question import Maker, Question, keeping
from tonk.thinking.slices import Slices

DEADLINE = 0.38
"""Seconds: a bot that would think longer answers with the best so far."""
_DEATHS = 3
"""After so many deaths of workers without an answer between them, no other is started."""
_PATIENCE = 10.0
"""Seconds after which a worker that has said nothing is taken for dead."""


class Thinker:
    """Answers the questions of a table (``Thinks``) and never keeps it waiting.

    A worker is started once, before it is needed, and another when it has died; the question is asked again then.
    Where none can live, the same is thought here, in slices (``go_on``).

    Args:
        make: Makes the bots; a worker gets it by its name.
        ponderers: The names of the bots that take long.
        start: Starts a worker.
        clock: Tells seconds.
    """

    def __init__(
        self,
        make: Maker = make_bot,
        ponderers: Iterable[str] = PONDERERS,
        *,
        start: Callable[[Maker, float], Worker] = Worker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._make = make
        self._ponderers = frozenset(ponderers)
        self._kept = keeping(make)
        self._start = start
        self._clock = clock
        self._worker: Worker | None = None
        self._deaths = 0
        self._asked = 0
        self._question: Question | None = None
        self._sent = False
        self._waits_since = 0.0
        self._answer: Action | None = None
        self._slices: Slices | None = None

    def expect(self, names: Iterable[str]) -> None:
        """These bots have come to the table: if one takes long, a worker is made ready."""
        if self._worker is None and self._deaths < _DEATHS and not self._ponderers.isdisjoint(names):
            self._hire()

    def ask(self, question: Question) -> int:
        """Ask (``Thinks``)."""
        self._asked += 1
        self._question, self._answer, self._slices = question, None, None
        self._sent, self._waits_since = False, self._clock()
        if question.name not in self._ponderers:
            self._answer = question.choice(self._kept)
            return self._asked
        self.expect([question.name])
        if self._worker is not None:
            self._listen()
        else:
            self._think_here()
        return self._asked

    def answer(self, number: int) -> Action | None:
        """The answer (``Thinks``)."""
        if number != self._asked:
            return None
        if self._answer is None and self._worker is not None:
            self._listen()
        return self._answer

    def go_on(self, seconds: float) -> bool:
        """Think here for about so long, if a worker can't do it. Call it between frames; False: there was no need."""
        if self._slices is None:
            return False
        self._answer = self._slices.go_on(seconds)
        if self._answer is not None:
            self._slices = None
        return True

    def close(self) -> None:
        """Let the worker go; it is gone afterwards, whatever it was doing."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _hire(self) -> None:
        try:
            self._worker = self._start(self._make, DEADLINE)
        except NotStarted:
            self._deaths = _DEATHS

    def _listen(self) -> None:
        """Hear what the worker has to say, and have it know the question."""
        worker, question = self._worker, self._question
        if worker is None or question is None:
            return
        try:
            while self._answer is None and (told := worker.receive()) is not None:
                number, action = told
                self._hear(number, action, question)
            if self._answer is not None:
                return
            if worker.ready and not self._sent:
                worker.send(self._asked, question)
                self._sent, self._waits_since = True, self._clock()
            if self._clock() > self._waits_since + _PATIENCE:
                raise Gone
        except Gone as gone:
            self._replace(worker, hopeless=isinstance(gone, NotStarted))

    def _hear(self, number: int, action: Action, question: Question) -> None:
        if number != self._asked:
            return  # this is not asked any more
        if action not in question.view.legal:
            raise Gone  # it has lost its mind
        self._answer = action
        self._deaths = 0

    def _replace(self, worker: Worker, *, hopeless: bool) -> None:
        """Ask another worker, or think here."""
        worker.dismiss()
        self._worker, self._sent, self._waits_since = None, False, self._clock()
        self._deaths = _DEATHS if hopeless else self._deaths + 1
        if self._deaths < _DEATHS:
            self._hire()
        if self._worker is None:
            self._think_here()

    def _think_here(self) -> None:
        if self._question is not None:
            self._slices = Slices(self._question.steps(self._kept), DEADLINE)
