"""The connection to the history's database: opened when needed, closed when it fails, with notices of trouble."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from tonk.storage.database_recovery import usable_database
from tonk.storage.files import Clock
from tonk.storage.formats import DamagedFile, FutureFile
from tonk.storage.notices import Notices, why_unusable
from tonk.words import _

R = TypeVar("R")


class Connection:
    """A database that may fail in every way, for one thread at a time.

    Args:
        path: Its file.
        notices: Collects sentences for the player.
        clock: Returns the time.
        opened: Called with a database just opened; failures don't matter if it is read-only.
    """

    def __init__(
        self, path: Path, notices: Notices, clock: Clock, opened: Callable[[sqlite3.Connection], object]
    ) -> None:
        self._path = path
        self._notices = notices
        self._clock = clock
        self._opened = opened
        self._database: sqlite3.Connection | None = None

    @property
    def is_open(self) -> bool:
        """Return whether there is one."""
        return self._database is not None

    def run(self, work: Callable[[sqlite3.Connection], R], *, writing: bool = False) -> R | None:
        """Run the work on the open database; if that fails, give a notice and return None.

        It is tried twice, since the file may have been moved or deleted under an open connection, but not if another
        program holds it, since that has been waited for.
        """
        trouble = f"{'write' if writing else 'read'} {self._path}"
        problem: Exception = FutureFile()
        for __ in range(2):
            try:
                result = work(self._open())
            except (sqlite3.Error, UnicodeDecodeError, OSError, DamagedFile, FutureFile) as error:
                problem = error
                if _is_held(error):
                    break
                self.shut()
            else:
                self._notices.resolved(trouble)
                return result
        self._notices.notify_once(trouble, _failure_sentence(problem, writing=writing))
        return None

    def shut(self) -> None:
        """Close it; it is opened again when needed."""
        if self._database is not None:
            with suppress(sqlite3.Error):
                self._database.close()
            self._database = None

    def _open(self) -> sqlite3.Connection:
        if self._database is None:
            self._database = usable_database(self._path, self._notices, self._clock)
            with suppress(sqlite3.Error):
                self._opened(self._database)
        return self._database


def _is_held(problem: Exception) -> bool:
    """Return whether it failed only because another program has a lock."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    return isinstance(problem, BlockingIOError) or code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _failure_sentence(problem: Exception, *, writing: bool) -> str:
    """Return a sentence that says that the history failed."""
    if writing:
        sentence = _("The history can't be saved: {why}. Tonk tries again after every hand.")
    else:
        sentence = _("The history can't be read: {why}.")
    return sentence.format(why=_why(problem))


def _why(problem: Exception) -> str:
    """The reason why the history failed, as the end of a sentence."""
    if isinstance(problem, OSError | FutureFile):
        return why_unusable(problem)
    if _is_held(problem):
        return _("another program is using it")
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return _("the disk is full")
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return _("Tonk isn't allowed to use that folder")
    return why_unusable(problem)
