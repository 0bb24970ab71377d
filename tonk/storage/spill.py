"""A small file for the hands and names that the history cannot take now: one sealed line each, added at the end."""

from collections.abc import Callable, Sequence
from pathlib import Path

from tonk.session.played import PlayedHand
from tonk.storage.files import Clock, append_synced, is_there, read_limited, set_aside
from tonk.storage.findings import NewName
from tonk.storage.formats import DamagedFile, FutureFile, check_format, seal, unseal
from tonk.storage.locks import Lock
from tonk.storage.notices import Notices
from tonk.words import _

SPILL_FORMAT = "tonk-waiting/1"
CAP = 64 * 1024 * 1024
_LOCK_WAIT = 0.1


class Spill:
    """The file beside the history in which hands wait; every running copy may add to it and empty it."""

    def __init__(self, path: Path, notices: Notices, clock: Clock) -> None:
        self.path = path
        self._notices = notices
        self._clock = clock
        self._written: set[tuple[str, int]] = set()
        self._named: list[NewName] = []

    def keep(self, hands: Sequence[PlayedHand], names: Sequence[NewName] = ()) -> bool:
        """Put on the disk those of the hands and names that are not there yet; False when that cannot be done."""
        new = [{"hand": hand.to_json()} for hand in hands if hand.key not in self._written]
        there = len(self._named) if list(names[: len(self._named)]) == self._named else 0
        new += [{"name": name._asdict()} for name in names[there:]]
        lock = Lock.take(self._lock_path(), _LOCK_WAIT)
        if lock is None:
            return False
        # A line begins with a line's end: the one before may have been cut short by a full disk.
        lines = [b"\n" + seal({"format": SPILL_FORMAT, **one}) + b"\n" for one in new]
        try:
            append_synced(self.path, b"".join(lines))
        except OSError:
            return False
        finally:
            lock.release(remove=True)
        self._written.update(hand.key for hand in hands)
        self._named = list(names)
        return True

    def waits(self) -> bool:
        """Whether there is such a file."""
        return is_there(self.path)

    def drain(self, keep: Callable[[list[PlayedHand], list[NewName]], object]) -> None:
        """Give the hands and the names in the file to ``keep`` and remove the file when that has returned.

        What ``keep`` raises goes through, and the file stays. So it does while another copy is at it.
        """
        if not self.waits():
            return
        lock = Lock.take(self._lock_path())
        if lock is None:
            return
        try:
            hands, names, whole = self._read()
            keep(hands, names)
            self._remove(whole)
        except OSError:
            return  # it cannot be read or removed now; nothing in it can be doubled
        finally:
            lock.release(remove=True)

    def _read(self) -> tuple[list[PlayedHand], list[NewName], bool]:
        """The hands and the names in the file, and whether all of it could be read."""
        try:
            lines = read_limited(self.path, CAP).split(b"\n")
        except FileNotFoundError:
            return [], [], True
        except DamagedFile:
            return [], [], False
        hands: list[PlayedHand] = []
        names: list[NewName] = []
        whole = True
        for line in filter(None, lines):
            try:
                kept = check_format(unseal(line), SPILL_FORMAT)
                if "name" in kept:
                    names.append(NewName.of(kept["name"]))
                else:
                    hands.append(PlayedHand.from_json(kept["hand"]))
            except (DamagedFile, FutureFile, KeyError, TypeError, ValueError):
                whole = False
        return hands, names, whole

    def _remove(self, whole: bool) -> None:
        if whole:
            self.path.unlink(missing_ok=True)
        else:
            aside = set_aside(self.path, self._clock())
            sentence = _("Some hands that waited for the history could not be read. They are kept as {aside}.")
            self._notices.add(sentence.format(aside=aside.name))
        self._written.clear()
        self._named.clear()

    def _lock_path(self) -> Path:
        return self.path.with_suffix(".lock")
