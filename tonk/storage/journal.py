"""The journal: what was done and may not be in its own file yet, noted before anything is shown.

The writer puts a match, a hand or a profile on the disk a moment after it was done. Until it has, the journal has it: a
line an entry, begun with a checksum, written by one call that the operating system answers from memory. So it outlives
this process, however that ends; the power alone can take it back, and only until the writer's own, synced write.

``journal-<id>-<n>.jsonl`` is there as long as something in it may be missing elsewhere: when the writer has done all
that waits it is removed, and the next entry begins another. ``journal-<id>.lock`` is locked while its copy of the game
runs; what a copy leaves behind when it is killed the next one takes in (`left_behind`).
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
"""So many bytes a journal may have: on a disk that takes nothing for hours no more is added."""

_NAME = re.compile(r"journal-([0-9a-f]{16})-(\d{1,9})\.jsonl")
_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)


@dataclass(frozen=True)
class JournalEntry:
    """One thing as it is from now on.

    Attributes:
        of: The kind of thing, such as "match".
        name: Its name among things of that kind. A newer entry for the same thing takes this one's place.
        body: The thing, in JSON.
    """

    of: str
    name: str
    body: dict[str, Any]

    def line(self) -> bytes:
        """The entry as a line, which begins with a line's end: the one before may have been cut short."""
        kept = {"format": JOURNAL_FORMAT, "of": self.of, "name": self.name, "body": self.body}
        return b"\n" + with_checksum(kept) + b"\n"


class Journal:
    """The journal of this running copy, for one thread at a time. Nothing here raises for what a disk can do.

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
        """False once something could not be noted, until all that was is in its own file."""

    @property
    def unwritten(self) -> bytes:
        """The newest entry for each thing that may not be in its own file yet, as a journal."""
        return b"".join(self._lines.values())

    def note(self, entry: JournalEntry) -> None:
        """Note this before anything that shows it; the disk itself is not waited for."""
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
        """Begin another file: all that was noted so far is in its own file. The old one has still to be removed."""
        self._lines.clear()
        self.whole = True
        if self._handle is None:
            return None
        retired = RetiredJournal(self._path(), self._handle)
        self._handle, self._size = None, 0
        self._number += 1
        return retired

    def close(self) -> None:
        """Let go of the journal. Where something is left in it the next start takes it in."""
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
    """A file of the journal that nobody needs any more, to be removed on any thread."""

    path: Path
    handle: int

    def remove(self) -> None:
        """Remove it for good: a power cut must not bring back what is long out of date."""
        with suppress(OSError):
            os.close(self.handle)
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
            sync_folder(self.path.parent)


@dataclass(frozen=True)
class LeftJournal:
    """The journal that a killed copy of the game left behind, in this copy's hands.

    Attributes:
        entries: The entries, oldest first.
    """

    entries: tuple[JournalEntry, ...]
    _paths: tuple[Path, ...]
    _lock: Lock

    def remove(self) -> None:
        """Remove it: all of it has been taken in."""
        for path in self._paths:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        self._lock.release(remove=True)

    def leave(self) -> None:
        """Leave it for another time."""
        self._lock.release()


def left_behind(folder: Path) -> Iterator[LeftJournal]:
    """The journals of copies that were killed, each in this copy's hands until `LeftJournal.remove`."""
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
    """The entries of a journal, oldest first; a line that a kill cut short counts as never written."""
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
