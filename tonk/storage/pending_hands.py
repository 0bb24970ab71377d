"""A small file for the hands and names that the history cannot take now: a line each, with a checksum, at the end."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tonk.session.match.played_hand import PlayedHand
from tonk.storage.database import PendingEntry
from tonk.storage.digests import NewName
from tonk.storage.files import Clock, append_synced, is_there, read_limited, set_aside
from tonk.storage.formats import DamagedFile, FutureFile, check_format, with_checksum, without_checksum
from tonk.storage.locks import Lock
from tonk.storage.notices import Notices
from tonk.words import _

PENDING_FORMAT = "tonk-waiting/1"
CAP = 64 * 1024 * 1024
_LOCK_WAIT = 0.1


class PendingHands:
    """The file beside the history in which hands wait; every running copy may add to it and empty it.

    Args:
        path: The file.
        notices: Where trouble with the disk is reported.
        clock: Gives the time of day.
    """

    def __init__(self, path: Path, notices: Notices, clock: Clock) -> None:
        self.path = path
        self._notices = notices
        self._clock = clock
        self._written: set[tuple[str, int]] = set()

    def keep(self, names: Sequence[NewName], hands: Sequence[PlayedHand]) -> bool:
        """Put the names on the disk, and behind them those of the hands that are not there yet.

        False when that cannot be done. The names are those of what was put there before.
        """
        new: list[dict[str, Any]] = [{"name": name._asdict()} for name in names]
        new += [{"hand": hand.to_json()} for hand in hands if hand.key not in self._written]
        lock = Lock.take(self._lock_path(), _LOCK_WAIT)
        if lock is None:
            return False
        # A line begins with a line's end: the one before may have been cut short by a full disk.
        lines = [b"\n" + with_checksum({"format": PENDING_FORMAT, **one}) + b"\n" for one in new]
        try:
            append_synced(self.path, b"".join(lines))
        except OSError:
            return False
        finally:
            lock.release(remove=True)
        self._written.update(hand.key for hand in hands)
        return True

    def waits(self) -> bool:
        """Return whether there is such a file."""
        return is_there(self.path)

    def drain(self, keep: Callable[[list[PendingEntry]], object]) -> None:
        """Give the hands and the names in the file, in its order, to ``keep``; remove it when that has returned.

        What ``keep`` raises goes through, and the file stays. So it does while another copy is at it.
        """
        if not self.waits():
            return
        lock = Lock.take(self._lock_path())
        if lock is None:
            return
        try:
            entries, whole = self._read()
            keep(entries)
            self._remove(whole)
        except OSError:
            return  # it cannot be read or removed now; no hand in it can be doubled
        finally:
            lock.release(remove=True)

    def _read(self) -> tuple[list[PendingEntry], bool]:
        """The hands and the names in the file, in its order, and whether all of it could be read."""
        try:
            lines = read_limited(self.path, CAP).split(b"\n")
        except FileNotFoundError:
            return [], True
        except DamagedFile:
            return [], False
        entries: list[PendingEntry] = []
        whole = True
        for line in filter(None, lines):
            try:
                kept = check_format(without_checksum(line), PENDING_FORMAT)
                named = "name" in kept
                entries.append(NewName.of(kept["name"]) if named else PlayedHand.from_json(kept["hand"]))
            except (DamagedFile, FutureFile, KeyError, TypeError, ValueError):
                whole = False
        return entries, whole

    def _remove(self, whole: bool) -> None:
        if whole:
            self.path.unlink(missing_ok=True)
        else:
            aside = set_aside(self.path, self._clock())
            sentence = _("Some hands waiting for the history couldn't be read. They are kept as {aside}.")
            self._notices.notify(sentence.format(aside=aside.name))
        self._written.clear()

    def _lock_path(self) -> Path:
        return self.path.with_suffix(".lock")
