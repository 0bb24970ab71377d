"""A worker process as the game sees it."""

import os
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from tonk.thinking.question import Maker

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from tonk.thinking.worker import Pipe

_END = object()
"""The last thing received from a worker: it is gone."""
_PATIENCE = 1.0
"""The seconds that the game waits at its end for the worker to be gone."""


class WorkerDied(Exception):
    """The worker has died."""


class NotStarted(WorkerDied):
    """No process can be started here."""


class Worker:
    """A process that works for the game. A thread starts it and listens to it; no method waits, except ``close``.

    Tasks have numbers, and so have the reports about them. A single None reports that it is ready.

    Args:
        make: Makes the bots; it goes to the worker by its name.
        deadline: The seconds after which it answers with the best so far, for questions with one answer.
        on_message: Called on the thread whenever there is something to receive, or the worker has died.

    Raises:
        NotStarted: There are no threads here either.
    """

    def __init__(self, make: Maker, deadline: float, on_message: Callable[[], None] = lambda: None) -> None:
        self._on_message = on_message
        self._messages: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._dismissed = self._failed = False
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self.ready = False
        """True if it has begun its work."""
        # A daemon, so that a machine that hangs can't keep the game from ending.
        self._thread = threading.Thread(target=self._live, args=(make, deadline), name="worker's ear", daemon=True)
        try:
            self._thread.start()
        except RuntimeError:
            raise NotStarted from None

    @property
    def stopped(self) -> bool:
        """Return whether the system seems to have stopped it, so that it won't continue by itself."""
        pid = None if self._process is None else self._process.pid
        return pid is not None and _is_stopped(pid)

    def send(self, number: int, task: object) -> None:
        """Send a task to a worker that is ready.

        Raises:
            WorkerDied: It has died.
        """
        if self._pipe is not None:
            from tonk.processes import send  # which the start has imported

            with _reporting_death():
                send(self._pipe, (number, task))

    def receive(self) -> Any:
        """Return the next report, after its number; None if there is none.

        Raises:
            WorkerDied: It has died.
        """
        if self._failed:
            raise NotStarted
        while not self._messages.empty():
            message = self._messages.get()
            if message is _END:
                self._messages.put(_END)
                raise WorkerDied
            if message is not None:
                return message
            self.ready = True
        return None

    def dismiss(self) -> None:
        """End the process, even if it is working."""
        with self._lock:
            self._dismissed = True
            if self._process is not None:
                self._process.kill()  # it holds nothing and may be stopped; the thread notices its end

    def close(self) -> None:
        """End the process and wait until it is gone."""
        self.dismiss()
        self._thread.join(_PATIENCE)
        if self._process is not None:
            self._process.join(_PATIENCE)

    def _live(self, make: Maker, deadline: float) -> None:
        """Start the process and collect its reports until it ends."""
        try:
            from tonk.thinking.starting import start_worker  # on the thread, because it may take longer than a frame

            process, pipe = start_worker(make, deadline)
        except Exception:  # any error: thinking goes on without a worker
            self._failed = True
            self._on_message()
            return
        with self._lock:
            self._process, self._pipe = process, pipe
            if self._dismissed:
                process.kill()
        with suppress(EOFError, OSError):
            while True:
                self._take(pipe.recv())
        self._take(_END)

    def _take(self, message: object) -> None:
        self._messages.put(message)
        self._on_message()


def _is_stopped(pid: int) -> bool:
    if not hasattr(os, "waitid"):
        return False  # Windows, and macOS with an older Python
    try:
        return os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    except OSError:
        return False  # it is gone, as its pipe shows


@contextmanager
def _reporting_death() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise WorkerDied from None
