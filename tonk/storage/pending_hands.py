"""A small file for hands and names that the history can't take now: one line each, with a checksum."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tonk.session.match.played_hand import HandKey, PlayedHand
from tonk.storage.database import PendingEntry
from tonk.storage.files import Clock, append_synced, is_there, read_limited, set_aside
from tonk.storage.formats import DamagedFile, FutureFile, check_format, with_checksum, without_checksum
from tonk.storage.locks import Lock
from tonk.storage.notices import Notices
from tonk.storage.rule_names import NewName
from tonk.words import _

PENDING_FORMAT = "tonk-waiting/1"
CAP = 64 * 1024 * 1024
_LOCK_WAIT = 0.1


class PendingHands:
    """The file of waiting hands beside the history; every running copy may add to it and empty it.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        clock: Returns the time.
    """

    def __init__(self, path: Path, notices: Notices, clock: Clock) -> None:
        self.path = path
        self._notices = notices
        self._clock = clock
        self._written: set[HandKey] = set()

    def keep(self, names: Sequence[NewName], hands: Sequence[PlayedHand]) -> bool:
        """Write the names, and then the hands that are not there yet; return False if that fails.

        The names apply to what was written before.
        """
        new: list[dict[str, Any]] = [{"name": name._asdict()} for name in names]
        new += [{"hand": hand.to_json()} for hand in hands if hand.key not in self._written]
        lock = Lock.take(self._lock_path(), _LOCK_WAIT)
        if lock is None:
            return False
        # Each line starts with a newline, since a full disk may have cut the one before short.
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
        """Return whether there is a file of waiting hands."""
        return is_there(self.path)

    def drain(self, keep: Callable[[list[PendingEntry]], object]) -> None:
        """Pass the hands and names in the file, in order, to ``keep``; remove the file when that returns.

        The file stays if ``keep`` raises, or while another copy is using it.
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
            return  # it can't be read or removed now, and none of its hands is counted twice
        finally:
            lock.release(remove=True)

    def _read(self) -> tuple[list[PendingEntry], bool]:
        """Return the hands and names in the file, in order, and whether everything could be read."""
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
                entries.append(NewName.from_json(kept["name"]) if named else PlayedHand.from_json(kept["hand"]))
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
