"""The matches in progress: one file each, each in the hands of one running copy.

A match file is ``match-<id>.json``: one line that begins with a checksum (see `tonk.storage.formats.with_checksum`)
and holds the format, the id, how often the match has been kept, and the match as the session gives it.
``match-<id>.lock`` is locked while a copy of the game plays the match, so a second copy never takes it or writes over
it, and finds it again when the first was killed.

A match that a player removes is renamed to ``match-<id>.removed-<when>.json``, and back when that is undone. A kill at
any moment leaves it under one name or the other. Removed matches are deleted after `KEPT_DAYS` days.
"""

import os
import re
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from tonk.storage.files import (
    Clock,
    clean_stale,
    copy_file,
    is_there,
    read_limited,
    set_aside,
    sync_folder,
    utc_now,
    write_atomic,
)
from tonk.storage.formats import DamagedFile, FutureFile, check_format, with_checksum, without_checksum
from tonk.storage.locks import Lock, is_held
from tonk.storage.notices import Notices, reason, shown, why_unusable
from tonk.words import _

MATCH_FORMAT = "tonk-match-file/1"
CAP = 4 * 1024 * 1024

KEPT_DAYS = 30
"""The days for which a removed match can be put back."""

_ID = re.compile(r"[0-9a-f]{16}")
_NAME = re.compile(r"match-([0-9a-f]{16})\.json")
_REMOVED = re.compile(r"match-([0-9a-f]{16})\.removed-(\d{8}T\d{12}Z)\.json")
_STAMP = "%Y%m%dT%H%M%S%fZ"
_TICK, _LATEST = timedelta(microseconds=1), datetime.max.replace(tzinfo=UTC) - timedelta(microseconds=1)
_MOMENT = 0.03
"""The seconds for which another copy may hold a match only to look whether anybody plays it."""


@dataclass(frozen=True)
class FoundMatch:
    """A match that waits on the disk."""

    id: str
    body: dict[str, Any]
    """The match as it was saved."""
    written_at: datetime
    elsewhere: bool = False
    """True if another running copy of the game plays it."""


class MatchFile:
    """One match in progress, which this copy of the game holds until `finish`, `refuse` or `close`.

    Args:
        folder: The folder.
        match_id: The id of the match.
        lock: The lock that this copy of the game holds on it.
        notices: Where trouble with the disk is reported.
        clock: Gives the time of day.
    """

    def __init__(self, folder: Path, match_id: str, lock: Lock, notices: Notices, clock: Clock) -> None:
        self.id = match_id
        self.path = folder / f"match-{match_id}.json"
        self.body: dict[str, Any] | None = None
        """The match as it was found or last given, None while there is none."""
        self.times_kept = 0
        """The number of times it has been kept, by all copies of the game: of two states the larger is the newer."""
        self._times_written = 0
        self._lock = lock
        self._notices = notices
        self._clock = clock

    def save(self, body: dict[str, Any], times_kept: int | None = None) -> bool:
        """Keep the match as it is now; False when it could not be (a notice says so once).

        When this returns True the match is on the disk: neither a kill nor a power cut takes it back.

        Args:
            body: The match.
            times_kept: How often it has been kept with this time; None for once more than before.
        """
        self.body = body
        if times_kept is None:
            times_kept = self.times_kept = self.times_kept + 1
        if not self._lock.holds() and (again := Lock.take(self.path.with_suffix(".lock"))):
            self._lock.release()  # someone cleared the folder
            self._lock = again
        try:
            write_atomic(self.path, match_bytes(self.id, body, times_kept))
        except OSError as error:
            sentence = _("The match can't be saved: {why}. You can keep playing, and Tonk keeps trying.")
            self._notices.notify_once(str(self.path), sentence.format(why=reason(error)))
            return False
        self._times_written = times_kept
        self._notices.resolved(str(self.path))
        return True

    def settle(self, body: dict[str, Any]) -> bool:
        """Keep the match as it was last given unless it is on the disk already; False when it could not be."""
        return self._times_written == self.times_kept or self.save(body, self.times_kept)

    def finish(self) -> bool:
        """The match is over or given up: remove it. False when it could not be removed."""
        try:
            self.path.unlink(missing_ok=True)
            sync_folder(self.path.parent)  # else a power cut could bring it back
        except FileNotFoundError:
            pass  # the folder is gone, and the match with it
        except OSError as error:
            sentence = _("The saved match can't be removed: {why}. It will be offered again.")
            self._notices.notify(sentence.format(why=reason(error)))
            self._lock.release()
            return False
        self._lock.release(remove=True)
        return True

    def refuse(self, why: str) -> None:
        """Set the match aside because it makes no sense: ``why`` is a sentence part, such as "it is not ...".

        For what only the rules show, such as an action in it that could not have been done.
        """
        try:
            aside = set_aside(self.path, self._clock())
            sentence = _("A saved match couldn't be used: {why}. It is kept as {aside}.")
            self._notices.notify(sentence.format(why=why, aside=aside.name))
        except OSError:
            self._leave(why)
        self._lock.release(remove=True)

    def close(self) -> None:
        """Let go of the match and leave its file, to be played on another time. Does no harm twice."""
        self._lock.release()

    def load(self) -> bool:
        """Read the file into ``body``; False, with a notice of the reason, when it cannot be used."""
        try:
            self.body, self.times_kept = _read(self.path, self.id)
            self._times_written = self.times_kept
        except DamagedFile as damage:
            self.refuse(str(damage))
            return False
        except FileNotFoundError:  # its copy has just finished it
            self._lock.release(remove=True)
            return False
        except (FutureFile, OSError) as error:
            self._leave(why_unusable(error))
            return False
        return True

    def _leave(self, why: str) -> None:
        sentence = _("The saved match {file} can't be used now: {why}. It is left as it is.")
        self._notices.notify_once(str(self.path), sentence.format(file=shown(self.path), why=why))
        self.close()


class MatchStore:
    """The folder of matches in progress.

    Args:
        folder: The folder.
        notices: Where trouble with the disk is reported.
        clock: Gives the time of day.
    """

    def __init__(self, folder: Path, notices: Notices, clock: Clock = utc_now) -> None:
        self.folder = folder
        self._notices = notices
        self._clock = clock

    def create(self) -> MatchFile:
        """A file for a new match. Nothing is on the disk before the first `MatchFile.save`."""
        while True:
            match_id = os.urandom(8).hex()
            lock = self._lock(match_id)
            if lock:
                return self._file(match_id, lock)

    def found(self, but: Collection[str] = ()) -> list[FoundMatch]:
        """The matches that wait, the one written last first. Files that cannot be used are set aside, with a notice.

        Args:
            but: The ids of matches that are not looked at.
        """
        waiting = (self._look(match_id, at) for match_id, at in self._ids() if match_id not in but)
        return [match for match in waiting if match is not None]

    def open(self, match_id: str) -> MatchFile | None:
        """Hold a match that waits; None, with a notice of the reason, when that can't be."""
        lock = self._lock(match_id)
        if lock is None:
            self._notices.notify(
                _("This match is open in another Tonk window. Leave it there, and you can resume it here.")
            )
            return None
        file = self._file(match_id, lock)
        return file if file.load() else None

    def refuse(self, match_id: str, why: str) -> None:
        """Set a match aside that makes no sense (`MatchFile.refuse`), unless another copy plays it."""
        if (lock := self._lock(match_id)) is not None:
            self._file(match_id, lock).refuse(why)

    def bring_up(self, match_id: str, body: dict[str, Any], times_kept: int) -> bool:
        """Save a match as a killed copy of the game had it, unless its file is newer; False when that can't be.

        Args:
            match_id: The id of the match.
            body: The match.
            times_kept: How often it had been kept.
        """
        if not _ID.fullmatch(match_id) or any(removed[1] == match_id for removed in self._removed()):
            return True
        lock = self._lock(match_id)
        if lock is None:
            return False
        file = self._file(match_id, lock)
        if is_there(file.path) and not file.load():
            return True  # there is a notice of the reason
        saved = file.times_kept >= times_kept or file.save(body, times_kept)
        file.close()
        return saved

    def bring_to_end(self, match_id: str) -> bool:
        """Remove the file of a match that is over, as a killed copy of the game meant to; False when that can't be."""
        lock = self._lock(match_id) if _ID.fullmatch(match_id) else None
        return lock is not None and self._file(match_id, lock).finish()

    def remove(self, match_id: str) -> bool:
        """Put a match out of the way, for `put_back`; False, with a notice of the reason, when that can't be.

        The disk is not waited for: after a power cut the match may be there again, which does no harm.
        """
        lock = self._lock(match_id)
        if lock is None:
            self._notices.notify(
                _("This match is open in another Tonk window. Leave it there, and you can remove it here.")
            )
            return False
        stamp = self._time_of_removal().strftime(_STAMP)
        try:
            self._path(match_id).rename(self.folder / f"match-{match_id}.removed-{stamp}.json")
        except FileNotFoundError:  # its copy has just finished it
            lock.release(remove=True)
            return True
        except OSError as error:
            self._notices.notify(_("The match can't be removed: {why}.").format(why=reason(error)))
            lock.release()
            return False
        lock.release(remove=True)
        return True

    def _time_of_removal(self) -> datetime:
        """Now, or after the match removed before by a clock that was ahead: the one removed last comes back first."""
        now = self._clock().astimezone(UTC)
        return max([now, *(min(removed[2], _LATEST) + _TICK for removed in self._removed()[:1])])

    def last_removed(self) -> FoundMatch | None:
        """The match that was removed last and can be put back."""
        for path, match_id, __ in self._removed():
            with suppress(DamagedFile, FutureFile, OSError):
                return FoundMatch(match_id, _read(path, match_id)[0], _written_at(path))
        return None

    def put_back(self, match_id: str) -> bool:
        """Let a removed match wait again; False, with a notice of the reason, when that can't be."""
        for path, removed_id, __ in self._removed():
            if removed_id == match_id and not is_there(self._path(match_id)):
                try:
                    path.rename(self._path(match_id))
                except OSError as error:
                    self._notices.notify(_("The match can't be put back: {why}.").format(why=reason(error)))
                    return False
                return True
        return False

    def replace(self, wanted: Mapping[str, Path]) -> None:
        """Have these matches, by their ids, and no others; those that anybody plays stay as they are.

        Raises:
            DamagedFile, OSError: Not all of that could be done.
        """
        for match_id, source in wanted.items():
            if (lock := self._lock(match_id)) is not None:
                try:
                    copy_file(source, self._path(match_id), CAP)
                finally:
                    lock.release(remove=True)
        for match_id, path in match_files(self.folder):
            if match_id not in wanted and (lock := self._lock(match_id)) is not None:
                path.unlink(missing_ok=True)
                lock.release(remove=True)

    def tidy(self) -> None:
        """Delete what nobody needs: traces of copies that were killed, and matches that were removed long ago."""
        now = self._clock()
        clean_stale(self.folder, now)
        self._clean_locks()
        for path, __, removed_at in self._removed():
            if now - removed_at > timedelta(days=KEPT_DAYS):
                with suppress(OSError):
                    path.unlink()

    def _look(self, match_id: str, written_at: datetime) -> FoundMatch | None:
        """A match that waits, without holding it."""
        path = self._path(match_id)
        try:
            body, __ = _read(path, match_id)
        except (DamagedFile, FutureFile, OSError):
            # Only who holds it may set it aside; who plays it elsewhere knows it better than its file does.
            if (lock := self._lock(match_id)) is not None:
                file = self._file(match_id, lock)
                file.load()
                file.close()
            return None
        return FoundMatch(match_id, body, written_at, is_held(path.with_suffix(".lock")))

    def _path(self, match_id: str) -> Path:
        return self.folder / f"match-{match_id}.json"

    def _file(self, match_id: str, lock: Lock) -> MatchFile:
        return MatchFile(self.folder, match_id, lock, self._notices, self._clock)

    def _lock(self, match_id: str) -> Lock | None:
        return Lock.take(self.folder / f"match-{match_id}.lock", _MOMENT)

    def _ids(self) -> list[tuple[str, datetime]]:
        """The ids of the matches there are and when each was written, the last one first."""
        found: list[tuple[datetime, str]] = []
        for match_id, path in match_files(self.folder):
            with suppress(OSError):
                found.append((_written_at(path), match_id))
        return [(match_id, written_at) for written_at, match_id in sorted(found, reverse=True)]

    def _removed(self) -> list[tuple[Path, str, datetime]]:
        """The files of removed matches, their ids and when each was removed, the last one first."""
        found: list[tuple[datetime, str, Path]] = []
        with suppress(OSError):
            for path in self.folder.iterdir():
                if name := _REMOVED.fullmatch(path.name):
                    with suppress(ValueError):
                        found.append((datetime.strptime(name[2], _STAMP).replace(tzinfo=UTC), name[1], path))
        return [(path, match_id, removed_at) for removed_at, match_id, path in sorted(found, reverse=True)]

    def _clean_locks(self) -> None:
        """Remove the lock files of matches that are gone, left by copies that were killed."""
        with suppress(OSError):
            for path in list(self.folder.glob("match-*.lock")):
                if not is_there(path.with_suffix(".json")) and (lock := Lock.take(path)):
                    lock.release(remove=True)


def match_bytes(match_id: str, body: dict[str, Any], times_kept: int) -> bytes:
    """The bytes of the file of a match.

    Args:
        match_id: The id of the match.
        body: The match.
        times_kept: How often it has been kept.
    """
    return with_checksum({"format": MATCH_FORMAT, "id": match_id, "times_kept": times_kept, "match": body})


def match_files(folder: Path) -> list[tuple[str, Path]]:
    """The ids and the files of the matches in a folder; none where it can't be read."""
    try:
        names = sorted(entry.name for entry in os.scandir(folder))
    except OSError:
        return []
    return [(found[1], folder / name) for name in names if (found := _NAME.fullmatch(name))]


def _read(path: Path, match_id: str) -> tuple[dict[str, Any], int]:
    """The match in a file (`read_match`).

    Raises:
        OSError: It can't be read.
    """
    return read_match(read_limited(path, CAP), match_id)


def read_match(data: bytes, match_id: str) -> tuple[dict[str, Any], int]:
    """The match that a file's bytes hold, as it was saved, and how often it has been kept.

    Raises:
        DamagedFile: It can't be used.
        FutureFile: A newer Tonk wrote it.
    """
    kept = check_format(without_checksum(data), MATCH_FORMAT)
    match, times_kept = kept.get("match"), kept.get("times_kept", 0)
    if kept.get("id") != match_id or not isinstance(match, dict) or type(times_kept) is not int:
        raise DamagedFile(_("it holds a different match from the one its name says"))
    return match, times_kept


def _written_at(path: Path) -> datetime:
    """The time at which a file was last written, a link itself where it is one; the earliest where it can't be told.

    Raises:
        OSError: There is none.
    """
    seconds = path.lstat().st_mtime
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return datetime.min.replace(tzinfo=UTC)
