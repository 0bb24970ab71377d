"""The one who answers for every bot of the game: the quick ones at once, the others by a worker or in slices."""

import time
import traceback
from collections.abc import Callable, Iterable

from tonk.bots import PONDERERS, make_bot
from tonk.rules import Action
from tonk.thinking.process import Worker
from tonk.thinking.question import Maker, Question, keeping
from tonk.thinking.ticket import Ticket
from tonk.thinking.worker_client import NO_LISTENERS, Start, TroubleListeners, WorkerClient, crowding

DEADLINE = 0.36
"""Seconds: a bot that would think longer answers with the best so far. That is within 0.4, also where much runs."""


class Thinker:
    """Answers the questions of a table (``BotThinker``) and never keeps it waiting.

    A worker is started once, before it is needed, and another when it has died; the question is asked again then.
    Where none can live, the same is thought here, in slices (``go_on``).

    Args:
        make: Makes the bots; a worker gets it by its name.
        ponderers: The names of the bots that take long.
        start: Starts a worker.
        clock: Tells seconds.
        troubles: Hears of what went wrong.
        crowding: Tells how many times longer a worker may take, as so much runs on the machine.
    """

    def __init__(
        self,
        make: Maker = make_bot,
        ponderers: Iterable[str] = PONDERERS,
        *,
        start: Start = Worker,
        clock: Callable[[], float] = time.monotonic,
        troubles: TroubleListeners = NO_LISTENERS,
        crowding: Callable[[], float] = crowding,
    ) -> None:
        self._troubles = troubles
        self._ponderers = frozenset(ponderers)
        self._kept = keeping(make)
        self._asker = WorkerClient(make, DEADLINE, start=start, clock=clock, troubles=troubles, crowding=crowding)

    def expect(self, names: Iterable[str]) -> None:
        """These bots have come to the table: if one takes long, a worker is made ready."""
        if not self._ponderers.isdisjoint(names):
            self._asker.expect()

    def ask(self, question: Question) -> Ticket[Action]:
        """Ask (``BotThinker``)."""
        takes_long = question.name in self._ponderers
        return self._asker.ask(question, known=None if takes_long else self._choice(question))

    def _choice(self, question: Question) -> Action:
        """Return a quick bot's answer, or a simpler one's where it fails."""
        try:
            return question.choice(self._kept)
        except Exception:  # whatever it is, play goes on
            self._troubles.failed(traceback.format_exc())
            return question.fallback(self._kept)

    def go_on(self, seconds: float) -> bool:
        """Think here for about so long, if a worker can't do it. Call it between frames; False: there was no need."""
        return self._asker.go_on(seconds)

    def close(self) -> None:
        """Let the worker go; it is gone afterwards, whatever it was doing."""
        self._asker.close()
