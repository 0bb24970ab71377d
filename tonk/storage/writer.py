"""The thread that does what the disk may take its time over, one thing after the other, while the game goes on."""

import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from tonk.storage.files import write_atomic
from tonk.storage.journal import Journal, JournalEntry

PATIENCE = 2.0
"""Seconds that the end of the game waits for the disk."""

RETRY = 5.0
"""Seconds after which what the disk did not take is tried again, if nothing else gives a reason to before."""

FileWork = Callable[[], object]
"""Work for the writer; it returns False when the disk did not take what it writes, to be tried again."""


class Writer:
    """Does what it is handed in the order it was handed over, on a thread of its own.

    Only the newest state of a file is worth writing: work for the same file as the work handed over last takes
    that one's place while it waits. Where work for another file stands between them both are done, in their order.

    What the disk does not take is tried again: every few seconds, when somebody asks for it, and at the end; unless
    newer work for the same file has come. The journal has it until it is written.

    Args:
        patience: How many seconds `close` waits.
        name: The thread's name.
        journal: Notes what is handed over; None where a kill may take it.
        retry: After how many seconds work that failed is tried again.
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
        """Do this later; never waits for the disk.

        Args:
            path: The file to write, which is only compared.
            work: The work to do. It holds a copy of all it needs, and handles errors of the disk itself.
            entry: The same for the journal, which has it when this returns; None for what a kill may take.
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
        """Return whether the disk did not take something that still has to be written."""
        return bool(self._failed)

    @property
    def failed(self) -> list[Path]:
        """The files that the disk did not take."""
        with self._changed:
            return list(self._failed)

    @property
    def at_risk(self) -> bool:
        """Return whether something is neither in its own file nor in the journal: the end of the process takes it."""
        return self.failing and self._journal is not None and not self._journal.whole

    def try_again(self) -> None:
        """Try what failed once more, soon; nothing happens where nothing failed."""
        with self._changed:
            self._wait_again()

    def settle(self, until: float) -> bool:
        """Wait for all that is to be done, and try what failed once more; True when the disk has taken everything.

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
        """Remove the journal if all that it has is in its own file; called by work that the writer does itself."""
        with self._changed:
            if self._waiting or self._failed or self._fault_met:
                return False
            retired = None if self._journal is None else self._journal.retire()
        if retired is not None:
            retired.remove()
        return True

    def keep_copy(self, path: Path) -> bool:
        """Write a copy of what neither its own file nor the journal has; False when that can't be done either."""
        with self._changed:
            lines = b"" if self._journal is None else self._journal.unwritten
        try:
            write_atomic(path, lines)
        except OSError:
            return False
        return True

    def let_go(self) -> None:
        """Let go of the journal, after the end: what is left in it the next start takes in."""
        with self._changed:
            if self._journal is not None:
                self._journal.close()

    def check(self) -> None:
        """Raise, once and on the thread that asks, what a work has raised; the others were done.

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
        """Let everything be done that waits and end the thread; False when the patience ends before that.

        What failed is tried once more. What is not done by then is done if the process lives on. More may be handed
        over afterwards.

        Args:
            until: When the patience ends, where several share it.
        """
        until = self.end_of_patience() if until is None else until
        with self._changed:
            self._wait_again()
            self._ending = True
            self._changed.notify_all()
            return self._changed.wait_for(lambda: self._thread is None, max(0.0, until - monotonic()))

    def _is_idle(self, until: float) -> bool:
        """Wait for all that is to be done; False when the time is over before that."""
        return self._changed.wait_for(lambda: not (self._waiting or self._working), max(0.0, until - monotonic()))

    def _wait_again(self) -> None:
        """Put what failed among what waits."""
        if self._failed:
            self._waiting.extend(self._failed.items())
            self._failed.clear()
            self._start()

    def _start(self) -> None:
        if self._thread is None:
            # A daemon, because a disk that hangs must not keep the process from ending.
            self._thread = threading.Thread(target=self._write, name=self._name, daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def _write(self) -> None:
        while (task := self._next()) is not None:
            path, work = task
            try:
                written = work() is not False
            except Exception as fault:  # whatever it is, what waits behind it must still be written
                # What it should have written stays in the journal, for the next start.
                self._fault, self._fault_met, written = fault, True, True
            self._done(path, work, written=written)

    def _done(self, path: Path, work: FileWork, *, written: bool) -> None:
        """Work has been done, or has failed and is tried again unless newer work for its file has come."""
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
        """The next task, waited for; None when the thread is to end."""
        with self._changed:
            if not self._changed.wait_for(lambda: self._waiting or self._ending, self._retry if self._failed else None):
                self._wait_again()
            if self._waiting:
                self._working = True
                return self._waiting.popleft()
            self._thread = None
            self._changed.notify_all()
            return None
