"""A process as the game sees it: started aside, sent something, listened to, and gone when it dies."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tonk.thinking.question import Maker

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from tonk.thinking.worker import Pipe

_PATIENCE = 1.0
"""Seconds that the end of the game waits for the worker to be gone."""


class WorkerDied(Exception):
    """The worker has died."""


class NotStarted(WorkerDied):
    """It never came to life: here, no process can be started."""


class Worker:
    """A process that works for the game. No method waits, except ``close``; the start goes on aside, on a thread.

    What it is sent has a number, and so has what it reports of it. Once it says None: that it has begun.

    Args:
        make: Makes the bots; it goes to the worker by its name.
        deadline: Seconds after which it answers with the best so far, where one answer is asked for.

    Raises:
        NotStarted: There are no threads here either.
    """

    def __init__(self, make: Maker, deadline: float) -> None:
        self._lock = threading.Lock()
        self._dismissed = self._failed = False
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self.ready = False
        """True if it has begun its work."""
        # A daemon, because a machine that hangs must not keep the game from ending.
        self._starting = threading.Thread(target=self._start, args=(make, deadline), name="worker's start", daemon=True)
        try:
            self._starting.start()
        except RuntimeError:
            raise NotStarted from None

    def send(self, number: int, task: object) -> None:
        """Give something to a worker that is ready.

        Raises:
            Gone: It has died.
        """
        if self._pipe is not None:
            from tonk.processes import send  # which the start has imported

            with _reporting_death():
                send(self._pipe, (number, task))

    def receive(self) -> Any:
        """Return what has come, with its number before it; None when nothing new has.

        Raises:
            Gone: The worker has died.
        """
        if self._failed:
            raise NotStarted
        if self._pipe is None:
            return None
        with _reporting_death():
            while self._pipe.poll():
                message = self._pipe.recv()
                if message is not None:
                    return message
                self.ready = True
        return None

    def dismiss(self) -> None:
        """End the process, whatever it is doing."""
        with self._lock:
            self._dismissed = True
        if self._pipe is not None and self._process is not None:
            _end(self._process, self._pipe)

    def close(self) -> None:
        """End the process and wait until it is gone."""
        self.dismiss()
        self._starting.join(_PATIENCE)
        if self._process is not None:
            self._process.join(_PATIENCE)

    def _start(self, make: Maker, deadline: float) -> None:
        try:
            from tonk.thinking.starting import start_worker  # on the thread, for it may take longer than a frame

            process, pipe = start_worker(make, deadline)
        except Exception:  # whatever it is, thinking goes on without a worker
            self._failed = True
            return
        with self._lock:
            self._process, self._pipe = process, pipe
            if self._dismissed:
                _end(process, pipe)


def _end(process: "SpawnProcess", pipe: "Pipe") -> None:
    pipe.close()
    process.kill()  # it holds nothing, and may be stopped


@contextmanager
def _reporting_death() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise WorkerDied from None
