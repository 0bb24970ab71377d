"""The thinker that answers for every bot of the game: quick ones at once, others by a worker or in slices."""

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
"""The seconds after which a bot answers with the best so far, which keeps it within 0.4 even on a busy machine."""


class Thinker:
    """Answers the questions of a table (``BotThinker``) and never keeps it waiting.

    A worker is started once, before it is needed, and again when it has died, with the same question. Where there can
    be none, the thinking is done here in slices (``go_on``).

    Args:
        make: Makes the bots; a worker gets it by its name.
        ponderers: The names of the slow bots.
        start: Starts a worker.
        clock: Returns the time in seconds.
        troubles: Hears of what went wrong.
        crowding: Returns the factor on a worker's time on a busy machine.
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
        """Prepare for these bots at the table: if one is slow, start a worker."""
        if not self._ponderers.isdisjoint(names):
            self._asker.expect()

    def ask(self, question: Question) -> Ticket[Action]:
        """Ask (``BotThinker``)."""
        takes_long = question.name in self._ponderers
        return self._asker.ask(question, known=None if takes_long else self._choice(question))

    def _choice(self, question: Question) -> Action:
        """Return a quick bot's answer, or a simpler one's if it fails."""
        try:
            return question.choice(self._kept)
        except Exception:  # any error: play goes on
            self._troubles.failed(traceback.format_exc())
            return question.fallback(self._kept)

    def go_on(self, seconds: float) -> bool:
        """Think here for about ``seconds`` if no worker can, between frames; return False if there was no need."""
        return self._asker.go_on(seconds)

    def close(self) -> None:
        """End the worker, even if it is working."""
        self._asker.close()
