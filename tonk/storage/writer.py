"""The writer: a thread that does slow work with the disk, one thing after the other, while the game goes on."""

import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from tonk.storage.files import write_atomic
from tonk.storage.journal import Journal, JournalEntry

PATIENCE = 2.0
"""The seconds that the end of the game waits for the disk."""

RETRY = 5.0
"""The seconds after which failed work is tried again, if there is no earlier reason to."""

FileWork = Callable[[], object]
"""Work for the writer; it returns False if the disk refused, to be tried again."""


class Writer:
    """Does work in order on its own thread.

    Only the newest state of a file is worth writing: while work waits, new work for the same file replaces it if it was
    the last one handed over. With work for another file in between, both are done, in order.

    Failed work is tried again every few seconds, on request, and at the end, unless newer work for the same file has
    come. The journal has it until it is written.

    Args:
        patience: The seconds that `close` waits.
        name: The thread's name.
        journal: The journal that notes the work; None if a kill may lose it.
        retry: The seconds after which failed work is tried again.
    """

    def __init__(
        self, patience: float = PATIENCE, name: str = "writer", journal: Journal | None = None, retry: float = RETRY
    ) -> None:
        self._patience = patience
        self._name = name
        self._journal = journal
        self._retry = retry
        self._changed = threading.Condition()
        self._waiting: deque[tuple[Path, FileWork]] = deque()
        self._failed: dict[Path, FileWork] = {}
        self._thread: threading.Thread | None = None
        self._ending = self._working = False
        self._fault: Exception | None = None
        self._fault_met = False

    def put(self, path: Path, work: FileWork, entry: JournalEntry | None = None) -> None:
        """Schedule work without waiting for the disk.

        Args:
            path: The file to write, used only to compare.
            work: The work, with copies of all its data; it handles disk errors itself.
            entry: The entry for the journal, which has it when this returns; None if a kill may lose it.
        """
        with self._changed:
            if entry is not None and self._journal is not None:
                self._journal.note(entry)
            self._failed.pop(path, None)
            if self._waiting and self._waiting[-1][0] == path:
                self._waiting.pop()
            self._waiting.append((path, work))
            self._start()

    @property
    def failing(self) -> bool:
        """Return whether the disk refused something that is still to be written."""
        return bool(self._failed)

    @property
    def failed(self) -> list[Path]:
        """The files that the disk refused."""
        with self._changed:
            return list(self._failed)

    @property
    def at_risk(self) -> bool:
        """Return whether something is neither in its own file nor in the journal, and is lost when the process ends."""
        return self.failing and self._journal is not None and not self._journal.whole

    def try_again(self) -> None:
        """Try failed work again soon, if there is any."""
        with self._changed:
            self._wait_again()

    def settle(self, until: float) -> bool:
        """Wait for all work and try failed work once more; return True if everything was written.

        Args:
            until: The time of the monotonic clock until which it waits.
        """
        with self._changed:
            idle = self._is_idle(until)
            if idle and self._failed:
                self._wait_again()
                idle = self._is_idle(until)
            return idle and not self._failed

    def clear_journal(self) -> bool:
        """Remove the journal if everything in it is in its own file; called on the writer's thread."""
        with self._changed:
            if self._waiting or self._failed or self._fault_met:
                return False
            retired = None if self._journal is None else self._journal.retire()
        if retired is not None:
            retired.remove()
        return True

    def keep_copy(self, path: Path) -> bool:
        """Write a copy of what neither its own file nor the journal has; return False if that fails, too."""
        with self._changed:
            lines = b"" if self._journal is None else self._journal.unwritten
        try:
            write_atomic(path, lines)
        except OSError:
            return False
        return True

    def let_go(self) -> None:
        """Close the journal at the end; the next start takes in what is left in it."""
        with self._changed:
            if self._journal is not None:
                self._journal.close()

    def check(self) -> None:
        """Raise, once and on the calling thread, what a piece of work has raised; the others were done.

        Raises:
            Exception: A fault of ours.
        """
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise fault

    def end_of_patience(self) -> float:
        """The time of the monotonic clock until which `close` would wait."""
        return monotonic() + self._patience

    def close(self, until: float | None = None) -> bool:
        """Finish all work and end the thread; return False if patience ends first.

        Failed work is tried once more. Unfinished work is done later if the process lives on. More may be added
        afterwards.

        Args:
            until: The time at which patience ends, if several share it.
        """
        until = self.end_of_patience() if until is None else until
        with self._changed:
            self._wait_again()
            self._ending = True
            self._changed.notify_all()
            return self._changed.wait_for(lambda: self._thread is None, max(0.0, until - monotonic()))

    def _is_idle(self, until: float) -> bool:
        """Wait for all work; return False if time runs out first."""
        return self._changed.wait_for(lambda: not (self._waiting or self._working), max(0.0, until - monotonic()))

    def _wait_again(self) -> None:
        """Put failed work back in the queue."""
        if self._failed:
            self._waiting.extend(self._failed.items())
            self._failed.clear()
            self._start()

    def _start(self) -> None:
        if self._thread is None:
            # A daemon, so that a disk that hangs can't keep the process from ending.
            self._thread = threading.Thread(target=self._write, name=self._name, daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def _write(self) -> None:
        while (task := self._next()) is not None:
            path, work = task
            try:
                written = work() is not False
            except Exception as fault:  # any error: the work after it must still be done
                # The journal keeps its data for the next start.
                self._fault, self._fault_met, written = fault, True, True
            self._done(path, work, written=written)

    def _done(self, path: Path, work: FileWork, *, written: bool) -> None:
        """Note that work was done, or failed and is tried again unless newer work for its file has come."""
        retired = None
        with self._changed:
            self._working = False
            self._changed.notify_all()
            if not written and all(other != path for other, _work in self._waiting):
                self._failed[path] = work
            if not (self._waiting or self._failed or self._fault_met or self._journal is None):
                retired = self._journal.retire()
        if retired is not None:
            retired.remove()

    def _next(self) -> tuple[Path, FileWork] | None:
        """Wait for the next task; return None when the thread should end."""
        with self._changed:
            if not self._changed.wait_for(lambda: self._waiting or self._ending, self._retry if self._failed else None):
                self._wait_again()
            if self._waiting:
                self._working = True
                return self._waiting.popleft()
            self._thread = None
            self._changed.notify_all()
            return None
