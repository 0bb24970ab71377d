"""Backups of the history and the matches, one for each of the last days of play.

``backups/2026-11-23`` is a folder with ``backup.json`` (its contents), ``history.sqlite3``, and ``matches`` with the
file of each match. It is made under another name, checked, and then put in place whole.
``backups/2026-11-23-before-213305`` holds the state before an older backup was restored, so that this can be undone.
"""

import os
import re
import shutil
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

from tonk.storage.database import open_database
from tonk.storage.files import STALE_SECONDS, Clock, copy_file, make_folder, read_limited, sync_folder, write_atomic
from tonk.storage.formats import DamagedFile, FutureFile, check_format, with_checksum, without_checksum
from tonk.storage.matches import LONGEST_MATCH, match_files, read_match
from tonk.storage.notices import why_unusable
from tonk.storage.paths import Places
from tonk.words import _

BACKUP_FORMAT = "tonk-backup/1"
DAYS, BEFORE = 5, 3
"""The number of daily backups kept, and of states from before a restore."""
_CAP = 1 << 16
_NAME = re.compile(r"(\d{4}-\d{2}-\d{2})(-before-\d{6})?")
_PAGES, _PAUSE = 512, 0.002
"""The pages of the history copied at once, and the seconds between two copies in which others may use it."""
_PATIENCE = 60.0
"""The seconds after which copying the history is given up because other programs keep writing it."""


class GivenUp(Exception):
    """No time for a backup: the game is ending."""


@dataclass(frozen=True)
class Backup:
    """A backup that is complete by its list of contents.

    Attributes:
        path: Its folder.
        day: The day on which it was made.
        made_at: The time.
        hands: The number of hands in its history.
        matches: The number of its matches.
        before_restoring: Whether it was made before restoring an older one.
        seen: A number that differs between states of the data.
    """

    path: Path
    day: date
    made_at: datetime
    hands: int
    matches: int
    before_restoring: bool
    seen: int

    @property
    def name(self) -> str:
        """Its name among all."""
        return self.path.name

    @property
    def history(self) -> Path:
        """The history in it."""
        return self.path / "history.sqlite3"

    @property
    def match_files(self) -> dict[str, Path]:
        """The file of each match in it, by the match's id."""
        return dict(match_files(self.path / "matches"))


class Backups:
    """The folder of backups, for one thread at a time.

    Args:
        places: The folders of what is kept.
        clock: Returns the time.
        give_up: True when there is no more time.
    """

    def __init__(self, places: Places, clock: Clock, give_up: Callable[[], bool] = lambda: False) -> None:
        self.folder = places.backups
        self._history, self._matches = places.history, places.matches
        self._clock = clock
        self._give_up = give_up
        self.in_use = threading.Lock()
        self._looked_on: date | None = None

    @property
    def today(self) -> date:
        """The date where the player is."""
        return self._clock().astimezone().date()

    @property
    def is_due(self) -> bool:
        """Return whether today's backup has not been considered yet, without asking the disk."""
        return self._looked_on != self.today

    def all(self) -> list[Backup]:
        """The backups, the newest first."""
        try:
            names = [entry.name for entry in os.scandir(self.folder) if _NAME.fullmatch(entry.name)]
        except OSError:
            return []
        found = [backup for name in names if (backup := _read(self.folder / name)) is not None]
        return sorted(found, key=lambda backup: (backup.made_at, backup.path.name), reverse=True)

    def make_if_changed(self) -> bool:
        """Make today's backup unless there is one or nothing has changed since the last; return False if it failed.

        A failure does no harm: it is tried again with the next hand, and kept files are safe without it.
        """
        today = self.today
        with self.in_use:
            backups = self.all()
            daily = [backup for backup in backups if not backup.before_restoring]
            seen = self._seen()
            if not seen:
                return True
            if not any(backup.day == today or backup.seen == seen for backup in daily):
                try:
                    self._make(self.folder / today.isoformat())
                except (OSError, sqlite3.Error, DamagedFile, FutureFile, GivenUp):
                    return False
            self._looked_on = today
            self._prune()
        return True

    def make_before_restoring(self) -> Backup:
        """Make a backup of the present state.

        Raises:
            OSError, sqlite3.Error, DamagedFile, FutureFile, GivenUp: It can't be made.
        """
        now = self._clock().astimezone()
        path = self.folder / f"{now:%Y-%m-%d}-before-{now:%H%M%S}"
        if path.exists():
            _remove(path)  # of the same second
        return self._make(path)

    def _make(self, path: Path) -> Backup:
        """Make a backup here, whole or not at all.

        Raises:
            OSError, sqlite3.Error, DamagedFile, FutureFile, GivenUp: It can't be made.
        """
        make_folder(self.folder)
        temp = self.folder / f".{path.name}.{os.getpid()}-{os.urandom(4).hex()}.tmp"
        temp.mkdir(mode=0o700)
        try:
            seen = self._seen()
            hands = self._copy_history(temp / "history.sqlite3") if self._history.exists() else 0
            matches = self._copy_matches(temp / "matches")
            contents = {"made": self._clock().isoformat(), "hands": hands, "matches": matches, "seen": seen}
            write_atomic(temp / "backup.json", with_checksum({"format": BACKUP_FORMAT, **contents}))
            temp.rename(path)
        except BaseException:
            shutil.rmtree(temp, ignore_errors=True)
            raise
        with suppress(OSError):
            sync_folder(self.folder)
        made = _read(path)
        if made is None:
            raise DamagedFile(_("it is not complete"))
        return made

    def _copy_history(self, to: Path) -> int:
        """Copy the history by SQLite's own means, while others may read and write it, and check the copy."""
        until = time.monotonic() + _PATIENCE

        def progress(_status: int, _left: int, _all: int) -> None:
            if self._give_up() or time.monotonic() > until:
                raise GivenUp

        with closing(sqlite3.connect(f"{self._history.as_uri()}?mode=ro", uri=True)) as source:
            to.touch(mode=0o600)
            with closing(sqlite3.connect(to)) as target:
                target.execute("PRAGMA synchronous = OFF")
                source.backup(target, pages=_PAGES, progress=progress, sleep=_PAUSE)
        with closing(open_database(to)) as copied:
            hands = int(copied.execute("SELECT count(*) FROM hands").fetchone()[0])
        with to.open("rb+") as file:
            os.fsync(file.fileno())
        return hands

    def _copy_matches(self, to: Path) -> int:
        """Copy the usable matches and return their number."""
        number = 0
        for match_id, path in match_files(self._matches):
            if self._give_up():
                raise GivenUp
            with suppress(FileNotFoundError, DamagedFile, FutureFile):
                read_match(read_limited(path, LONGEST_MATCH), match_id)
                copy_file(path, to / path.name, LONGEST_MATCH)
                number += 1
        return number

    def _seen(self) -> int:
        """A number for the state of the history and the matches; 0 where there is nothing."""
        found = []
        for path in [self._history, *(path for _id, path in match_files(self._matches))]:
            with suppress(OSError):
                about = path.stat()
                found.append((path.name, about.st_size, about.st_mtime_ns))
        return zlib.crc32(repr(sorted(found)).encode()) or 1 if found else 0

    def _prune(self) -> None:
        """Remove all but the newest, and leftovers of killed copies of the game."""
        backups = self.all()
        for kind, most in ((False, DAYS), (True, BEFORE)):
            for backup in [one for one in backups if one.before_restoring is kind][most:]:
                _remove(backup.path)
        old = (self._clock() - timedelta(seconds=STALE_SECONDS)).timestamp()
        with suppress(OSError):
            for temp in list(self.folder.glob(".*.tmp")):
                with suppress(OSError):
                    if temp.stat().st_mtime < old:
                        shutil.rmtree(temp, ignore_errors=True)


def fault_of(backup: Backup) -> str | None:
    """Return why a backup can't be restored, as a sentence part; None if it is good."""
    try:
        if backup.history.exists():
            with closing(open_database(backup.history)):
                pass
        for match_id, path in backup.match_files.items():
            read_match(read_limited(path, LONGEST_MATCH), match_id)
    except (DamagedFile, FutureFile) as error:
        return why_unusable(error)
    except (OSError, sqlite3.Error):
        return _("it can't be read")
    return None


def _read(path: Path) -> Backup | None:
    name = _NAME.fullmatch(path.name)
    try:
        contents: dict[str, Any] = check_format(
            without_checksum(read_limited(path / "backup.json", _CAP)), BACKUP_FORMAT
        )
        made_at, hands, matches = datetime.fromisoformat(contents["made"]), contents["hands"], contents["matches"]
        day = date.fromisoformat(name[1] if name else "")
        return Backup(path, day, made_at, int(hands), int(matches), bool(name and name[2]), int(contents["seen"]))
    except (OSError, DamagedFile, FutureFile, KeyError, TypeError, ValueError):
        return None


def _remove(path: Path) -> None:
    """Remove a backup, making it invalid first."""
    with suppress(OSError):
        gone = path.rename(path.with_name(f".{path.name}.{os.urandom(4).hex()}.tmp"))
        shutil.rmtree(gone, ignore_errors=True)
