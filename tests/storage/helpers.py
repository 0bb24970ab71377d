"""Shared by the storage tests: histories and matches in a folder, and calls that fail on request."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from tonk.storage.history import History
from tonk.storage.matches import MatchStore
from tonk.storage.notices import Notices

from .hands import noon

FAULTS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS)

_CALLS = (
    "open",
    "write",
    "fsync",
    "close",
    "replace",
    "rename",
    "unlink",
    "mkdir",
    "read",
    "fstat",
    "stat",
    "lstat",
    "listdir",
    "scandir",
)


def history_in(folder: Path) -> tuple[History, Notices]:
    """A history in this folder, and its notices."""
    notices = Notices()
    return History(folder / "history.sqlite3", notices, noon), notices


def reopened(folder: Path) -> list[tuple[str, int]]:
    """Return the matches and numbers of all hands after a new start, oldest first."""
    history, __ = history_in(folder)
    found = [(hand.match_id, hand.hand_no) for hand in history.hands(10_000)]
    assert history.count() == len(found)
    history.close()
    return found[::-1]


def failing_inserts(code: int) -> Any:
    """Make adding hands to the database fail with this error code of SQLite's."""
    error = sqlite3.OperationalError("injected")
    error.sqlite_errorcode = code
    return mock.patch("tonk.storage.history_file.insert", side_effect=error)


def matches_in(folder: Path) -> tuple[MatchStore, Notices]:
    """The matches in this folder, and their notices."""
    notices = Notices()
    return MatchStore(folder, notices, noon), notices


class Countdown:
    """Counts calls to the operating system and fails the ``fails_at``-th (0: none) with this error number."""

    def __init__(self, fails_at: int, error: int) -> None:
        self.calls = 0
        self._fails_at = fails_at
        self._error = error

    def wrap(self, name: str) -> Any:
        """Return the call of this name with counting. A failed close has still closed the file, as on Linux."""
        real = getattr(os, name)

        def call(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            fails = self.calls == self._fails_at
            if not fails or name == "close":
                result = real(*args, **kwargs)
            if fails:
                raise OSError(self._error, os.strerror(self._error), "injected")
            return result

        return call


@contextmanager
def failing(fails_at: int, error: int = errno.EIO) -> Iterator[Countdown]:
    """Make the ``fails_at``-th call to the operating system fail."""
    countdown = Countdown(fails_at, error)
    with mock.patch.multiple(os, **{name: countdown.wrap(name) for name in _CALLS}):
        yield countdown


def leftovers(folder: Path) -> list[str]:
    """Return temporary files left behind by a write."""
    return [path.name for path in folder.rglob("*.tmp")]
