"""The matches in progress: one file each, each locked by one running copy.

A match file is ``match-<id>.json``: one line that starts with a checksum (`tonk.storage.formats.with_checksum`) and
holds the format, the id, the number of times it was saved, and the match. ``match-<id>.lock`` is locked while a copy of
the game plays the match, so a second copy never takes or overwrites it, and finds it again if the first was killed.

A match that a player removes is renamed to ``match-<id>.removed-<when>.json``, and back if that is undone. It has one
name or the other even if the program is killed. Removed matches are deleted after `KEPT_DAYS` days.
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
LONGEST_MATCH = 4 * 1024 * 1024
"""The most bytes in the file of a match."""

KEPT_DAYS = 30
"""The days for which a removed match can be put back."""

_ID = re.compile(r"[0-9a-f]{16}")
_NAME = re.compile(r"match-([0-9a-f]{16})\.json")
_REMOVED = re.compile(r"match-([0-9a-f]{16})\.removed-(\d{8}T\d{12}Z)\.json")
_STAMP = "%Y%m%dT%H%M%S%fZ"
_TICK, _LATEST = timedelta(microseconds=1), datetime.max.replace(tzinfo=UTC) - timedelta(microseconds=1)
_MOMENT = 0.03
"""The seconds for which another copy may lock a match just to check whether anybody plays it."""


@dataclass(frozen=True)
class FoundMatch:
    """A waiting match on the disk."""

    id: str
    body: dict[str, Any]
    """The match as it was saved."""
    written_at: datetime
    elsewhere: bool = False
    """True if another running copy of the game plays it."""


class MatchFile:
    """A match in progress, locked by this copy of the game until `finish`, `refuse` or `close`.

    Args:
        folder: The folder.
        match_id: The id of the match.
        lock: Its lock, held by this copy of the game.
        notices: Collects sentences for the player.
        clock: Returns the time.
    """

    def __init__(self, folder: Path, match_id: str, lock: Lock, notices: Notices, clock: Clock) -> None:
        self.id = match_id
        self.path = folder / f"match-{match_id}.json"
        self.body: dict[str, Any] | None = None
        """The match as it was loaded or last saved; None while there is none."""
        self.times_kept = 0
        """The number of times it was saved by any copy of the game; the state with the larger number is newer."""
        self._times_written = 0
        self._lock = lock
        self._notices = notices
        self._clock = clock

    def save(self, body: dict[str, Any], times_kept: int | None = None) -> bool:
        """Save the match; if that fails, give a notice once and return False.

        If this returns True, the match is on the disk and survives a kill and a power cut.

        Args:
            body: The match.
            times_kept: The number of times it was saved, including this; None for one more than before.
        """
        self.body = body
        if times_kept is None:
            times_kept = self.times_kept = self.times_kept + 1
        if not self._lock.holds() and (again := Lock.take(self.path.with_suffix(".lock"))):
            self._lock.release()  # somebody emptied the folder
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
        """Save the latest state unless it is on the disk already; return False if that fails."""
        return self._times_written == self.times_kept or self.save(body, self.times_kept)

    def finish(self) -> bool:
        """Remove a match that is over or given up; return False if that fails."""
        try:
            self.path.unlink(missing_ok=True)
            sync_folder(self.path.parent)  # otherwise a power cut could bring it back
        except FileNotFoundError:
            pass  # the folder is gone, and so is the match
        except OSError as error:
            sentence = _("The saved match can't be removed: {why}. It will be offered again.")
            self._notices.notify(sentence.format(why=reason(error)))
            self._lock.release()
            return False
        self._lock.release(remove=True)
        return True

    def refuse(self, why: str) -> None:
        """Set an invalid match aside: ``why`` is a sentence part, such as "it is not ...".

        This is for faults that only the rules find, such as an illegal action in it.
        """
        try:
            aside = set_aside(self.path, self._clock())
            sentence = _("A saved match couldn't be used: {why}. It is kept as {aside}.")
            self._notices.notify(sentence.format(why=why, aside=aside.name))
        except OSError:
            self._leave(why)
        self._lock.release(remove=True)

    def close(self) -> None:
        """Release the match and leave its file for later. Calling it twice does no harm."""
        self._lock.release()

    def load(self) -> bool:
        """Read the file into ``body``; if it is unusable, give a notice and return False."""
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
        notices: Collects sentences for the player.
        clock: Returns the time.
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
        """Return the waiting matches, latest first. Unusable files are set aside, with a notice.

        Args:
            but: The ids of matches to leave out.
        """
        waiting = (self._look(match_id, at) for match_id, at in self._ids() if match_id not in but)
        return [match for match in waiting if match is not None]

    def open(self, match_id: str) -> MatchFile | None:
        """Lock and load a waiting match; if that fails, give a notice and return None."""
        lock = self._lock(match_id)
        if lock is None:
            self._notices.notify(
                _("This match is open in another Tonk window. Leave it there, and you can resume it here.")
            )
            return None
        file = self._file(match_id, lock)
        return file if file.load() else None

    def refuse(self, match_id: str, why: str) -> None:
        """Set an invalid match aside (`MatchFile.refuse`), unless another copy plays it."""
        if (lock := self._lock(match_id)) is not None:
            self._file(match_id, lock).refuse(why)

    def bring_up(self, match_id: str, body: dict[str, Any], times_kept: int) -> bool:
        """Save a match's state from a killed copy of the game, unless its file is newer; return False if that fails.

        Args:
            match_id: The id of the match.
            body: The match.
            times_kept: The number of times it had been saved.
        """
        if not _ID.fullmatch(match_id) or any(removed[1] == match_id for removed in self._removed()):
            return True
        lock = self._lock(match_id)
        if lock is None:
            return False
        file = self._file(match_id, lock)
        if is_there(file.path) and not file.load():
            return True  # a notice gives the reason
        saved = file.times_kept >= times_kept or file.save(body, times_kept)
        file.close()
        return saved

    def bring_to_end(self, match_id: str) -> bool:
        """Remove the file of a match that ended in a killed copy of the game; return False if that fails."""
        lock = self._lock(match_id) if _ID.fullmatch(match_id) else None
        return lock is not None and self._file(match_id, lock).finish()

    def remove(self, match_id: str) -> bool:
        """Remove a match in a way that `put_back` can undo; if that fails, give a notice and return False.

        This doesn't wait for the disk: after a power cut the match may be there again, which does no harm.
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
        """Return now, or just after the last removal if the clock was ahead then, to keep removals in order."""
        now = self._clock().astimezone(UTC)
        return max([now, *(min(removed[2], _LATEST) + _TICK for removed in self._removed()[:1])])

    def last_removed(self) -> FoundMatch | None:
        """Return the match that was removed last and can be put back."""
        for path, match_id, __ in self._removed():
            with suppress(DamagedFile, FutureFile, OSError):
                return FoundMatch(match_id, _read(path, match_id)[0], _written_at(path))
        return None

    def put_back(self, match_id: str) -> bool:
        """Put a removed match back; if that fails, give a notice and return False."""
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
        """Replace all matches by these, by id; matches that anybody plays stay as they are.

        Raises:
            DamagedFile, OSError: Not all of that could be done.
        """
        for match_id, source in wanted.items():
            if (lock := self._lock(match_id)) is not None:
                try:
                    copy_file(source, self._path(match_id), LONGEST_MATCH)
                finally:
                    lock.release(remove=True)
        for match_id, path in match_files(self.folder):
            if match_id not in wanted and (lock := self._lock(match_id)) is not None:
                path.unlink(missing_ok=True)
                lock.release(remove=True)

    def tidy(self) -> None:
        """Delete traces of killed copies, and matches that were removed long ago."""
        now = self._clock()
        clean_stale(self.folder, now)
        self._clean_locks()
        for path, __, removed_at in self._removed():
            if now - removed_at > timedelta(days=KEPT_DAYS):
                with suppress(OSError):
                    path.unlink()

    def _look(self, match_id: str, written_at: datetime) -> FoundMatch | None:
        """Return a waiting match without keeping its lock."""
        path = self._path(match_id)
        try:
            body, __ = _read(path, match_id)
        except (DamagedFile, FutureFile, OSError):
            # Only the copy with the lock may set it aside: one that plays it knows more than its file.
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
        """Return the ids of the matches and when each was written, the latest first."""
        found: list[tuple[datetime, str]] = []
        for match_id, path in match_files(self.folder):
            with suppress(OSError):
                found.append((_written_at(path), match_id))
        return [(match_id, written_at) for written_at, match_id in sorted(found, reverse=True)]

    def _removed(self) -> list[tuple[Path, str, datetime]]:
        """Return the files of removed matches, their ids and when each was removed, the latest first."""
        found: list[tuple[datetime, str, Path]] = []
        with suppress(OSError):
            for path in self.folder.iterdir():
                if name := _REMOVED.fullmatch(path.name):
                    with suppress(ValueError):
                        found.append((datetime.strptime(name[2], _STAMP).replace(tzinfo=UTC), name[1], path))
        return [(path, match_id, removed_at) for removed_at, match_id, path in sorted(found, reverse=True)]

    def _clean_locks(self) -> None:
        """Remove the lock files of missing matches, left by killed copies."""
        with suppress(OSError):
            for path in list(self.folder.glob("match-*.lock")):
                if not is_there(path.with_suffix(".json")) and (lock := Lock.take(path)):
                    lock.release(remove=True)


def match_bytes(match_id: str, body: dict[str, Any], times_kept: int) -> bytes:
    """Return the bytes of the file of a match.

    Args:
        match_id: The id of the match.
        body: The match.
        times_kept: The number of times it was saved.
    """
    return with_checksum({"format": MATCH_FORMAT, "id": match_id, "times_kept": times_kept, "match": body})


def match_files(folder: Path) -> list[tuple[str, Path]]:
    """Return the ids and the files of the matches in a folder; empty if it can't be read."""
    try:
        names = sorted(entry.name for entry in os.scandir(folder))
    except OSError:
        return []
    return [(found[1], folder / name) for name in names if (found := _NAME.fullmatch(name))]


def _read(path: Path, match_id: str) -> tuple[dict[str, Any], int]:
    """Return the match in a file (`read_match`).

    Raises:
        OSError: It can't be read.
    """
    return read_match(read_limited(path, LONGEST_MATCH), match_id)


def read_match(data: bytes, match_id: str) -> tuple[dict[str, Any], int]:
    """Return the match in a file's bytes, and the number of times it was saved.

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
    """Return when a file (or a link itself) was last written; the earliest time if that is unknown.

    Raises:
        OSError: There is none.
    """
    seconds = path.lstat().st_mtime
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return datetime.min.replace(tzinfo=UTC)
