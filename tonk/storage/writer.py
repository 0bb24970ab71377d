"""The thread that does what the disk may take its time over, one thing after the other, while the game goes on."""

import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from time import monotonic

PATIENCE = 2.0
"""Seconds that the end of the game waits for the disk."""

FileWork = Callable[[], object]


class Writer:
    """Does what it is handed in the order it was handed over, on a thread of its own.

    Only the newest state of a file is worth writing: work for the same file as the work handed over last takes
    that one's place while it waits. Where work for another file stands between them both are done, in their order.

    Args:
        patience: How many seconds `close` waits.
        name: The thread's name.
    """

    def __init__(self, patience: float = PATIENCE, name: str = "writer") -> None:
        self._patience = patience
        self._name = name
        self._changed = threading.Condition()
        self._waiting: deque[tuple[Path, FileWork]] = deque()
        self._thread: threading.Thread | None = None
        self._ending = False
        self._fault: Exception | None = None

    def put(self, path: Path, work: FileWork) -> None:
        """Do this later; never waits for the disk.

        Args:
            path: The file to write, which is only compared.
            work: The work to do. It holds a copy of all it needs, and handles errors of the disk itself.
        """
        with self._changed:
            if self._waiting and self._waiting[-1][0] == path:
                self._waiting.pop()
            self._waiting.append((path, work))
            if self._thread is None:
                # A daemon, because a disk that hangs must not keep the process from ending.
                self._thread = threading.Thread(target=self._write, name=self._name, daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def check(self) -> None:
        """Raise, once and on the thread that asks, what a work has raised: a fault of ours. The others were done."""
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise fault

    def end_of_patience(self) -> float:
        """The time of the monotonic clock until which `close` would wait."""
        return monotonic() + self._patience

    def close(self, until: float | None = None) -> bool:
        """Let everything be done that waits and end the thread; False when the patience ends before that.

        Even then it is done if the process lives on. More may be handed over afterwards.

        Args:
            until: When the patience ends, where several share it.
        """
        until = self.end_of_patience() if until is None else until
        with self._changed:
            self._ending = True
            self._changed.notify_all()
            return self._changed.wait_for(lambda: self._thread is None, max(0.0, until - monotonic()))

    def _write(self) -> None:
        while (work := self._next()) is not None:
            try:
                work()
            except Exception as fault:  # whatever it is, what waits behind it must still be written
                self._fault = fault

    def _next(self) -> FileWork | None:
        """The next task, waited for; None when the thread is to end."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._ending)
            if self._waiting:
                return self._waiting.popleft()[1]
            self._thread = None
            self._changed.notify_all()
            return None
