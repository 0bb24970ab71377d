"""The database of the history and the hands that wait for it: one thread writes while another asks."""

import errno
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from tonk.session.match.played_hand import HandKey, PlayedHand
from tonk.storage import digests, queries
from tonk.storage.connection import Connection
from tonk.storage.database import insert, open_database
from tonk.storage.database_recovery import LOCK_WAIT
from tonk.storage.files import Clock, is_there, utc_now
from tonk.storage.notices import Notices
from tonk.storage.pending_hands import PendingHands
from tonk.storage.rule_names import NewName
from tonk.words import _

R = TypeVar("R")
Hands = Sequence[PlayedHand]
_OPENING_WAIT = 2.0
"""The seconds that a screen waits for a history that is just being opened."""
_TRIES, _PAUSE = 10, 0.1
"""The tries of a patient caller, and the seconds between them."""
_COPYING = 2.0
"""The seconds that a restore waits for other programs that hold the history."""


class NoAnswer(Exception):
    """No answer from the history, even to a patient caller."""


class HistoryFile:
    """The file of the history, and the hands waiting to be written to it.

    Hands that can't be written now wait, in memory and in a small file beside the database, until the next write. A
    database held by another program is given up after a moment, because the window stands still meanwhile.

    One thread may write (`keep`, `flush`, `close`) while another adds hands and asks (`read`).

    Args:
        path: The file.
        notices: Collects sentences for the player.
        clock: Returns the time.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path, notices: Notices, clock: Clock = utc_now) -> None:
        self.path = path
        self._notices = notices
        self._pending = PendingHands(path.with_suffix(".waiting.jsonl"), notices, clock)
        self._connection = Connection(path, notices, clock, self._absorb)
        self._in_use = threading.Lock()  # guards the database and removals from the waiting hands
        self._held_up = self._opening = self._ending = False
        self._waiting: dict[HandKey, PlayedHand] = {}
        self._names: list[NewName] = []
        """New names for the rules of written hands, in order."""
        self._digest_store = digests.DigestStore()

    def open_ahead(self) -> None:
        """Open and check the database on the writing thread, since this takes long for a long history."""
        self._opening = True
        with self._in_use:
            if is_there(self.path):
                self._connection.run(lambda _database: None)
            self._opening = False

    def note(self, hand: PlayedHand) -> None:
        """Add a hand without touching the disk; `keep` writes it.

        A hand that is already there, by its match and number (as after a crash), is not added twice.
        """
        self._waiting.setdefault(hand.key, hand)

    def keep(self) -> bool:
        """Write what is waiting if possible; return True if everything is on the disk (otherwise give a notice)."""
        with self._in_use:
            if self._flush():
                return True
            names, hands = list(self._names), list(self._waiting.values())
            if not self._pending.keep(names, hands):
                return False
            del self._names[: len(names)]
            return True

    def flush(self) -> bool:
        """Write what is waiting to the database; return True if nothing waits in memory any more."""
        with self._in_use:
            return self._flush()

    def _flush(self) -> bool:
        if self._waiting or self._names or self._pending.waits() or self._digest_store.waits():
            self._connection.run(self._write, writing=True)
        return not (self._waiting or self._names)

    def note_name(self, rules: str, old: str, new: str) -> None:
        """Rename the rules of hands, except in their records; `keep` writes it.

        Args:
            rules: The id of the rules.
            old: The name until now.
            new: The new name.
        """
        for hand in [one for one in list(self._waiting.values()) if (one.rules, one.rules_name) == (rules, old)]:
            self._waiting[hand.key] = replace(hand, rules_name=new)
        if self.is_there_any():
            self._names.append(NewName(rules, old, new))

    def replace(self, path: Path) -> bool:
        """Replace the whole content by another history's, or change nothing.

        SQLite does it under its own locks, so another copy of the game may have ours open.
        """
        with self._in_use:
            done = self._connection.run(partial(_copy_into, path), writing=True)
            self._connection.shut()  # it is checked when it is opened again
            if done:
                self._digest_store = digests.DigestStore()
        return bool(done)

    def have_no_time(self) -> None:
        """Stop answering patient callers, because the game is ending."""
        self._ending = True

    def close(self) -> None:
        """Write what is waiting to wherever possible, and close the database for good."""
        self.have_no_time()
        self.keep()
        with self._in_use:
            self._connection.shut()

    @property
    def has_waiting_file(self) -> bool:
        """Return whether hands wait in the file beside the history."""
        return self._pending.waits()

    def is_there_any(self) -> bool:
        """Return whether any hand was ever kept, without creating the file."""
        return self._connection.is_open or is_there(self.path) or self._pending.waits()

    def read(
        self, question: Callable[[sqlite3.Connection, Hands], R], *, patient: bool = False
    ) -> tuple[R | None, Hands]:
        """Return the database's answer, or None if there is none now, and the hands that it does not have yet.

        Raises:
            NoAnswer: The caller is patient, on a thread that may wait, and there was no answer all the same.
        """
        for number in range(_TRIES if patient else 1):
            if number and self._ending:
                break
            if number:
                sleep(_PAUSE)
            answer, waiting = self._read_once(question, patient=patient)
            if answer is not None or not patient or not self.is_there_any():
                return answer, waiting
        raise NoAnswer

    def _read_once(
        self, question: Callable[[sqlite3.Connection, Hands], R], *, patient: bool
    ) -> tuple[R | None, Hands]:
        trouble = f"slow {self.path}"
        patience = _OPENING_WAIT if patient or self._opening else LOCK_WAIT
        if not self._in_use.acquire(timeout=0 if self._held_up and not patient else patience):
            if not patient:
                self._held_up = True  # a screen asks several things but waits only for the first
                self._notices.notify_once(trouble, _("The history can't be read right now: the disk is slow."))
            return None, list(self._waiting.values())
        try:
            if patient and self._ending:
                return None, list(self._waiting.values())
            if not patient:
                self._held_up = False
                self._notices.resolved(trouble)
            answer = self._connection.run(partial(self._answer, question)) if self.is_there_any() else None
            return answer, list(self._waiting.values())
        finally:
            self._in_use.release()

    def _answer(self, question: Callable[[sqlite3.Connection, Hands], R], database: sqlite3.Connection) -> R:
        # Hands in it no longer wait: any copy may have taken them in from the file beside it.
        missing = {hand.key for hand in queries.missing(database, list(self._waiting.values()))}
        self._forget([key for key in list(self._waiting) if key not in missing])
        return question(database, list(self._waiting.values()))

    def _forget(self, keys: Iterable[HandKey]) -> None:
        for key in keys:
            self._waiting.pop(key, None)

    def _write(self, database: sqlite3.Connection) -> bool:
        """Write everything that is waiting, starting with what an earlier game left in the file beside the history."""
        self._absorb(database)
        # Names first: waiting hands use the new names already, or an old name that became free.
        names, waiting = list(self._names), dict(self._waiting)
        if names or waiting:
            insert(database, [*names, *waiting.values()])
            del self._names[: len(names)]
            self._forget(waiting)
        self._digest_store.write(database)
        return True

    def _absorb(self, database: sqlite3.Connection) -> None:
        """Take in the hands waiting in the file beside the history."""
        self._pending.drain(lambda hands: insert(database, hands))


def _copy_into(path: Path, database: sqlite3.Connection) -> bool:
    """Copy a whole history into another one.

    Raises:
        BlockingIOError: Another program holds one of them.
        sqlite3.Error, OSError, DamagedFile, FutureFile: It can't be done; nothing has changed.
    """
    until = monotonic() + _COPYING

    def progress(_status: int, left: int, _all: int) -> None:
        if left and monotonic() > until:
            raise BlockingIOError(errno.EAGAIN, "the history is in use")

    with closing(open_database(path)) as source:
        source.backup(database, progress=progress, sleep=_PAUSE)
    return True
