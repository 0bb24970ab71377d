"""The matches in progress: one file each, each in the hands of one running copy.

A match file is ``match-<id>.json``: one line that begins with a checksum (see `tonk.storage.formats.with_checksum`)
and holds the format, the id and the match as the session gives it. ``match-<id>.lock`` is locked while a copy of the
game plays the match, so a second copy never takes it or writes over it, and finds it again when the first was killed.
"""

import os
import re
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Any

from tonk.storage.files import Clock, clean_stale, is_there, read_limited, set_aside, utc_now, write_atomic
from tonk.storage.formats import DamagedFile, FutureFile, check_format, with_checksum, without_checksum
from tonk.storage.locks import Lock
from tonk.storage.notices import Notices, reason, shown
from tonk.words import _

MATCH_FORMAT = "tonk-match-file/1"
CAP = 4 * 1024 * 1024

_NAME = re.compile(r"match-([0-9a-f]{16})\.json")


class MatchFile:
    """One match in progress, which this copy of the game holds until `finish`, `refuse` or `close`."""

    def __init__(self, folder: Path, match_id: str, lock: Lock, notices: Notices, clock: Clock) -> None:
        self.id = match_id
        self.path = folder / f"match-{match_id}.json"
        self.body: dict[str, Any] | None = None
        """The match as it was found or last given, None while there is none."""
        self._lock = lock
        self._notices = notices
        self._clock = clock

    def save(self, body: dict[str, Any]) -> bool:
        """Keep the match as it is now; False when it could not be (a notice says so once).

        When this returns True the match is on the disk: neither a kill nor a power cut takes it back.
        """
        self.body = body
        if not self._lock.holds() and (again := Lock.take(self.path.with_suffix(".lock"))):
            self._lock.release()  # someone cleared the folder
            self._lock = again
        try:
            write_atomic(self.path, with_checksum({"format": MATCH_FORMAT, "id": self.id, "match": body}))
        except OSError as error:
            sentence = _("The match cannot be saved: {why}. You can play on; Tonk tries again at every action.")
            self._notices.notify_once(str(self.path), sentence.format(why=reason(error)))
            return False
        self._notices.resolved(str(self.path))
        return True

    def finish(self) -> bool:
        """The match is over or given up: remove it. False when it could not be removed."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            sentence = _("The saved match cannot be removed: {why}. It will be offered again.")
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
            sentence = _("A saved match could not be used: {why}. It is kept as {aside}.")
            self._notices.notify(sentence.format(why=why, aside=aside.name))
        except OSError:
            self._leave(why)
        self._lock.release(remove=True)

    def close(self) -> None:
        """Let go of the match and leave its file, to be played on another time. Does no harm twice."""
        self._lock.release()

    def _load(self) -> bool:
        """Read the file into ``body``; False, with a notice of the reason, when it cannot be used."""
        try:
            kept = check_format(without_checksum(read_limited(self.path, CAP)), MATCH_FORMAT)
            match = kept.get("match")
            if kept.get("id") != self.id or not isinstance(match, dict):
                raise DamagedFile(_("it is another match than its name says"))
        except DamagedFile as damage:
            self.refuse(str(damage))
            return False
        except FileNotFoundError:  # its copy has just finished it
            self._lock.release(remove=True)
            return False
        except FutureFile:
            self._leave(_("it was written by a newer Tonk"))
            return False
        except OSError as error:
            self._leave(reason(error))
            return False
        self.body = match
        return True

    def _leave(self, why: str) -> None:
        sentence = _("The saved match {file} cannot be used now: {why}. It is left as it is.")
        self._notices.notify_once(str(self.path), sentence.format(file=shown(self.path), why=why))
        self.close()


class MatchStore:
    """The folder of matches in progress."""

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

    def newest(self, over: Collection[str] = ()) -> MatchFile | None:
        """The match to play on: the one written last of those no other copy is playing, or None.

        The copy that asks holds it from now on. Files that cannot be used are set aside, with a notice.

        Args:
            over: The ids of matches that are not looked at.
        """
        clean_stale(self.folder, self._clock())
        self._clean_locks()
        elsewhere = False
        for match_id in self._ids():
            if match_id in over:
                continue
            lock = self._lock(match_id)
            if lock is None:
                elsewhere = True
                continue
            found = self._file(match_id, lock)
            if found._load():
                return found
            found.close()
        if elsewhere:
            self._notices.notify(_("A match waits here, but another Tonk that is running plays it."))
        return None

    def _file(self, match_id: str, lock: Lock) -> MatchFile:
        return MatchFile(self.folder, match_id, lock, self._notices, self._clock)

    def _lock(self, match_id: str) -> Lock | None:
        return Lock.take(self.folder / f"match-{match_id}.lock")

    def _ids(self) -> list[str]:
        """The ids of the matches there are, last written first."""
        found: list[tuple[int, str]] = []
        with suppress(OSError):
            for path in self.folder.iterdir():
                name = _NAME.fullmatch(path.name)
                with suppress(OSError):
                    if name:
                        found.append((path.lstat().st_mtime_ns, name[1]))
        return [match_id for __, match_id in sorted(found, reverse=True)]

    def _clean_locks(self) -> None:
        """Remove the lock files of matches that are gone, left by copies that were killed."""
        with suppress(OSError):
            for path in list(self.folder.glob("match-*.lock")):
                if not is_there(path.with_suffix(".json")) and (lock := Lock.take(path)):
                    lock.release(remove=True)
