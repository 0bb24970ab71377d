"""Files on the disk: written whole or not at all, even if the power fails, and read with care."""

import os
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from tonk.storage.formats import DamagedFile
from tonk.words import _

STALE_SECONDS = 24 * 3600
KEPT_ASIDE = 5
_BAD, _NEWER = "bad", "newer"
"""The marks in the names of files that were set aside: damaged ones, and those of a newer Tonk."""

Clock = Callable[[], datetime]

# On Windows a virus scanner may hold the old file for a moment.
_REPLACE_TRIES = 10 if os.name == "nt" else 1
_REPLACE_PAUSE = 0.05

_WRITE = os.O_WRONLY | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)  # a pipe in the file's place must not hold up the game
_NEW = _WRITE | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
_READ = os.O_RDONLY | _NO_WAIT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def utc_now() -> datetime:
    """Return the time, for stamps only: nothing is ordered by it."""
    return datetime.now(UTC)


def is_there(path: Path) -> bool:
    """Return whether something of this name can be seen; a folder that may not be looked into counts as empty."""
    try:
        path.lstat()
    except OSError:
        return False
    return True


def make_folder(folder: Path) -> None:
    """Make the folder, for its owner only, if it is not there.

    Raises:
        OSError: It cannot be made.
    """
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def write_atomic(path: Path, data: bytes) -> None:
    """Write the file whole and synced before returning.

    The protocol: a new file in the same folder, all bytes, fsync, close, replace, fsync of the folder. The
    file is readable by its owner only.

    Raises:
        OSError: Something failed. The old file or the new one is in place, never a part of either.
    """
    make_folder(path.parent)
    temp = path.with_name(f".{path.name}.{os.getpid()}-{os.urandom(4).hex()}.tmp")
    try:
        _fill(os.open(temp, _NEW, 0o600), data)
        _replace(temp, path)
    except BaseException:
        with suppress(OSError):
            temp.unlink()
        raise
    sync_folder(path.parent)


def append_synced(path: Path, data: bytes) -> None:
    """Append the bytes to the file and sync before returning.

    Raises:
        OSError: Something failed; a part of the bytes may have been added.
    """
    make_folder(path.parent)
    _fill(os.open(path, _WRITE | os.O_APPEND | _NO_WAIT, 0o600), data)
    sync_folder(path.parent)


def _fill(handle: int, data: bytes) -> None:
    """Write everything, fsync and close. A full disk may show only at the close, so that is checked too."""
    try:
        view = memoryview(data)
        while view:
            view = view[os.write(handle, view) :]
        os.fsync(handle)
    except BaseException:
        with suppress(OSError):
            os.close(handle)
        raise
    os.close(handle)


def _replace(temp: Path, path: Path) -> None:
    for left in reversed(range(_REPLACE_TRIES)):
        try:
            temp.replace(path)
            return
        except PermissionError:
            if not left:
                raise
            time.sleep(_REPLACE_PAUSE)


def sync_folder(folder: Path) -> None:
    """Sync the names in a folder, where the platform can (Windows does it by itself).

    Raises:
        OSError: The disk reports an error.
    """
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def clean_stale(folder: Path, now: datetime) -> None:
    """Remove leftovers of crashed writes that are more than a day old. A failure doesn't matter."""
    with suppress(OSError):
        for temp in list(folder.glob(".*.tmp")):
            with suppress(OSError):
                if now.timestamp() - temp.stat().st_mtime > STALE_SECONDS:
                    temp.unlink()


def read_limited(path: Path, cap: int) -> bytes:
    """Return all bytes of a regular file of at most ``cap`` bytes, without waiting or reading more.

    Raises:
        FileNotFoundError: There is no such file.
        DamagedFile: It is not a regular file (links that lead to one are followed), or too large.
        OSError: It cannot be read.
    """
    return b"".join(read_parts(path, cap, cap + 1))


def read_parts(path: Path, cap: int, part: int) -> Iterator[bytes]:
    """Yield the bytes that `read_limited` reads, in parts.

    Args:
        path: The file.
        cap: The largest size in bytes.
        part: The size of a part in bytes.

    Raises:
        DamagedFile: It is not an ordinary file, or too large.
        OSError: It can't be read.
    """
    handle = os.open(path, _READ)
    try:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode):
            raise DamagedFile(_("it is not an ordinary file"))
        if found.st_size > cap:
            raise DamagedFile(_("it is too large"))
        left = cap + 1
        while left and (read := os.read(handle, min(left, part))):
            yield read
            left -= len(read)
    finally:
        os.close(handle)
    if not left:
        raise DamagedFile(_("it is too large"))


def copy_file(source: Path, to: Path, cap: int) -> None:
    """Copy a file with its time of writing, whole or not at all.

    Args:
        source: The file.
        to: The path of the copy.
        cap: The most bytes that it may have.

    Raises:
        DamagedFile: It is no ordinary file, or too large.
        OSError: It can't be done.
    """
    write_atomic(to, read_limited(source, cap))
    with suppress(OSError):
        about = source.stat()
        os.utime(to, ns=(about.st_atime_ns, about.st_mtime_ns))


def is_set_aside(path: Path) -> bool:
    """Return whether a file was set aside (`set_aside`), by its name."""
    return any(f".{mark}-" in path.name for mark in (_BAD, _NEWER))


def set_aside(path: Path, when: datetime, *, newer: bool = False) -> Path:
    """Rename an unusable file out of the way and return its new path.

    ``settings.json`` becomes ``settings.json.bad-20261120T213305Z``. The newest five damaged ones stay.

    Args:
        path: The file.
        when: The time.
        newer: True if a newer Tonk wrote it; it is kept for that one.

    Raises:
        OSError: It cannot be renamed.
    """
    mark = _NEWER if newer else _BAD
    stamp = when.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    target = path.with_name(f"{path.name}.{mark}-{stamp}")
    count = 1
    while is_there(target):
        count += 1
        target = path.with_name(f"{path.name}.{mark}-{stamp}-{count:02d}")
    path.rename(target)
    with suppress(OSError):
        sync_folder(path.parent)
    if not newer:
        _forget_oldest(path, target)
    return target


def _forget_oldest(path: Path, newest: Path) -> None:
    with suppress(OSError):
        start = f"{path.name}.{_BAD}-"
        others = [other for other in path.parent.iterdir() if other.name.startswith(start) and other != newest]
        for old in sorted(others)[: 1 - KEPT_ASIDE]:
            with suppress(OSError):
                old.unlink()
