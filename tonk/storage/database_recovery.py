"""Finding a usable database for the history: a damaged one is set aside, a newer Tonk's is left alone."""

import errno
import sqlite3
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from tonk.storage.database import FORMAT, open_database
from tonk.storage.files import Clock, set_aside
from tonk.storage.formats import DamagedFile, FutureFile
from tonk.storage.locks import Lock
from tonk.storage.notices import Notices, shown
from tonk.words import _

LOCK_WAIT = 0.05


def usable_database(path: Path, notices: Notices, clock: Clock) -> sqlite3.Connection:
    """Open the database, or if it is a newer Tonk's, one beside it with our number in its name.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        clock: Returns the time.

    Raises:
        DamagedFile: Even a fresh one is damaged.
        OSError, sqlite3.Error: It cannot be opened now.
    """
    try:
        return _usable(path, notices, clock)
    except FutureFile:
        own = path.with_stem(f"{path.stem}-{FORMAT}")
        sentence = _("{file} was written by a newer version of Tonk and is left as it is. Hands are now kept in {own}.")
        notices.notify_once(f"newer {path}", sentence.format(file=shown(path), own=own.name))
        return _usable(own, notices, clock)


def set_database_aside(path: Path, when: datetime) -> Path:
    """Rename an unusable history out of the way, with its journal, and return its new path.

    Args:
        path: The file.
        when: The time.

    Raises:
        OSError: It cannot be renamed.
    """
    aside = set_aside(path, when)
    with suppress(FileNotFoundError):  # its journal belongs to it and must not be applied to the new one
        path.with_name(f"{path.name}-journal").rename(aside.with_name(f"{aside.name}-journal"))
    return aside


def _usable(path: Path, notices: Notices, clock: Clock) -> sqlite3.Connection:
    """Open the database; set a damaged one aside and start a new one."""
    with suppress(DamagedFile):
        return open_database(path)
    lock = Lock.take(path.with_suffix(".lock"), LOCK_WAIT)
    if lock is None:
        raise BlockingIOError(errno.EAGAIN, _("another Tonk window is repairing it"))
    try:
        try:
            return open_database(path)  # another copy may have started a new one by now
        except DamagedFile as damage:
            _set_aside(path, str(damage), notices, clock)
        return open_database(path)
    finally:
        lock.release(remove=True)


def _set_aside(path: Path, why: str, notices: Notices, clock: Clock) -> None:
    aside = set_database_aside(path, clock())
    sentence = _("The history {file} couldn't be used: {why}. It is kept as {aside}, and a new one is started.")
    notices.notify(sentence.format(file=shown(path), why=why, aside=aside.name))
