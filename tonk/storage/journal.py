"""The journal: whatever was done and may not be in its own file yet, noted before anything is shown.

The writer puts a match, a hand or a profile on the disk a moment after it was done. Until then the journal has it: one
line an entry, starting with a checksum, written by a single call that the operating system answers from memory. So it
survives however this process ends; only a power failure can lose it, until the writer's own synced write.

``journal-<id>-<n>.jsonl`` exists as long as something in it may be missing elsewhere. When the writer has done
everything, it is removed, and the next entry starts another. ``journal-<id>.lock`` is locked while its copy of the game
runs; the next start takes in what a killed copy left behind (`left_behind`).
"""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tonk.storage.files import is_there, make_folder, read_limited, sync_folder
from tonk.storage.formats import DamagedFile, FutureFile, check_format, with_checksum, without_checksum
from tonk.storage.locks import Lock

JOURNAL_FORMAT = "tonk-journal/1"
CAP = 16 * 1024 * 1024
"""The most bytes in a journal: if a disk refuses everything for hours, no more is added."""

_NAME = re.compile(r"journal-([0-9a-f]{16})-(\d{1,9})\.jsonl")
_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)


@dataclass(frozen=True)
class JournalEntry:
    """The new state of one thing.

    Attributes:
        of: The kind of thing, such as "match".
        name: Its name among things of that kind. A newer entry for the same thing replaces this one.
        body: The thing, in JSON.
    """

    of: str
    name: str
    body: dict[str, Any]

    def line(self) -> bytes:
        """Return the entry as a line that starts with a newline, since the line before may have been cut short."""
        kept = {"format": JOURNAL_FORMAT, "of": self.of, "name": self.name, "body": self.body}
        return b"\n" + with_checksum(kept) + b"\n"


class Journal:
    """The journal of this running copy, for one thread at a time. Disk errors raise nothing here.

    Args:
        folder: The folder of what is kept.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._id = os.urandom(8).hex()
        self._lock: Lock | None = None
        self._number = self._size = 0
        self._handle: int | None = None
        self._lines: dict[tuple[str, str], bytes] = {}
        self.whole = True
        """False after something could not be noted, until everything is in its own file."""

    @property
    def unwritten(self) -> bytes:
        """Return the newest entry for each thing that may not be in its own file yet, as a journal."""
        return b"".join(self._lines.values())

    def note(self, entry: JournalEntry) -> None:
        """Note this before anything shows it, without waiting for the disk."""
        line = entry.line()
        self._lines[entry.of, entry.name] = line
        try:
            handle = self._open()
            self._size += len(line)
            if self._size > CAP or os.write(handle, line) < len(line):
                self.whole = False
        except OSError:
            self.whole = False

    def retire(self) -> "RetiredJournal | None":
        """Start another file, since everything noted so far is in its own file. The old one is still to be removed."""
        self._lines.clear()
        self.whole = True
        if self._handle is None:
            return None
        retired = RetiredJournal(self._path(), self._handle)
        self._handle, self._size = None, 0
        self._number += 1
        return retired

    def close(self) -> None:
        """Close the journal. The next start takes in what is left in it."""
        if self._handle is not None:
            with suppress(OSError):
                os.close(self._handle)
            self._handle = None
        if self._lock is not None:
            self._lock.release(remove=True)
            self._lock = None

    def _open(self) -> int:
        """The file to write to.

        Raises:
            OSError: It can't be made.
        """
        if self._handle is None:
            make_folder(self._folder)
            if self._lock is None or not self._lock.holds():
                self._lock = Lock.take(self._folder / f"journal-{self._id}.lock")
            self._handle = os.open(self._path(), _FLAGS, 0o600)
        return self._handle

    def _path(self) -> Path:
        return self._folder / f"journal-{self._id}-{self._number}.jsonl"


@dataclass(frozen=True)
class RetiredJournal:
    """A journal file that is no longer needed, to be removed on any thread."""

    path: Path
    handle: int

    def remove(self) -> None:
        """Remove it for good, so that a power cut can't bring back old states."""
        with suppress(OSError):
            os.close(self.handle)
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
            sync_folder(self.path.parent)


@dataclass(frozen=True)
class LeftJournal:
    """The journal of a killed copy of the game, locked by this copy.

    Attributes:
        entries: The entries, oldest first.
    """

    entries: tuple[JournalEntry, ...]
    _paths: tuple[Path, ...]
    _lock: Lock

    def remove(self) -> None:
        """Remove it after everything has been taken in."""
        for path in self._paths:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        self._lock.release(remove=True)

    def leave(self) -> None:
        """Leave it for later."""
        self._lock.release()


def left_behind(folder: Path) -> Iterator[LeftJournal]:
    """Yield the journals of killed copies, each locked until `LeftJournal.remove`."""
    found: dict[str, list[tuple[int, Path]]] = {}
    try:
        names = [entry.name for entry in os.scandir(folder) if entry.name.startswith("journal-")]
    except OSError:
        return
    for name in names:
        if (parts := _NAME.fullmatch(name)) is not None:
            found.setdefault(parts[1], []).append((int(parts[2]), folder / name))
    for journal_id, files in found.items():
        lock = Lock.take(folder / f"journal-{journal_id}.lock")
        if lock is None:
            continue  # its copy runs
        paths = tuple(path for _number, path in sorted(files) if is_there(path))
        yield LeftJournal(tuple(entry for path in paths for entry in entries_in(path)), paths, lock)


def entries_in(path: Path) -> list[JournalEntry]:
    """Return the entries of a journal, oldest first; a line cut short counts as never written."""
    try:
        lines = read_limited(path, CAP + 1).split(b"\n")
    except (DamagedFile, OSError):
        return []
    return [entry for line in lines if line and (entry := _entry(line)) is not None]


def _entry(line: bytes) -> JournalEntry | None:
    try:
        kept = check_format(without_checksum(line), JOURNAL_FORMAT)
        of, name, body = kept["of"], kept["name"], kept["body"]
    except (DamagedFile, FutureFile, KeyError):
        return None
    return (
        JournalEntry(of, name, body)
        if isinstance(of, str) and isinstance(name, str) and isinstance(body, dict)
        else None
    )
