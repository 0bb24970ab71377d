"""Locks between running copies of the game, held by the operating system.

A lock is on an open file, so the system releases it however the copy that holds it ends. The file itself means
nothing. On a file system without locks the game goes on without them: then one copy at a time is safe, as in most
games.
"""

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from tonk.storage.files import is_there, make_folder

_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)
_HELD_BY_ANOTHER = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_PAUSE = 0.01
_TRIES = 10

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """A lock that this copy holds until `release` or its end; get one with `Lock.take`."""

    def __init__(self, path: Path, handle: int | None) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def take(cls, path: Path, wait: float = 0.0) -> "Lock | None":
        """Take the lock on this file; return None if another copy still holds it after ``wait`` seconds."""
        until = time.monotonic() + wait
        while True:
            try:
                return cls(path, _open_locked(path))
            except OSError as error:
                if error.errno not in _HELD_BY_ANOTHER:
                    return cls(path, None)  # no locks here: go on without
            if time.monotonic() >= until:
                return None
            time.sleep(_PAUSE)

    def holds(self) -> bool:
        """Return whether the lock is still valid: its file may have been deleted."""
        return self._handle is not None and _is_in_place(self._handle, self._path)

    def release(self, *, remove: bool = False) -> None:
        """Release the lock, and remove its file if it is no longer needed."""
        if self._handle is None:
            return
        if remove and self.holds():
            with suppress(OSError):  # Windows does not remove an open file: the next start does
                self._path.unlink()
        with suppress(OSError):
            os.close(self._handle)
        self._handle = None


def is_held(path: Path) -> bool:
    """Return whether another copy of the game holds the lock on this file, if there is one."""
    if not is_there(path):
        return False
    lock = Lock.take(path)
    if lock is not None:
        lock.release()
    return lock is None


def _open_locked(path: Path) -> int:
    """Return an open file that holds the lock.

    Its last holder may have removed the file between our opening and locking it; such a lock would be worthless, so try
    again then.

    Raises:
        OSError: Another copy holds it, the file can't be made, or the file system has no locks.
    """
    for __ in range(_TRIES):
        try:
            make_folder(path.parent)
            handle = os.open(path, _FLAGS, 0o600)
        except PermissionError as error:
            raise OSError(errno.EROFS, "the lock file cannot be made") from error
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise
        if _is_in_place(handle, path):
            return handle
        os.close(handle)
    raise OSError(errno.EAGAIN, "the lock file comes and goes")


def _is_in_place(handle: int, path: Path) -> bool:
    try:
        mine, there = os.fstat(handle), path.stat()
    except OSError:
        return False
    return os.path.samestat(mine, there)
