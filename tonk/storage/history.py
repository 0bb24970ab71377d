"""The history of every hand played, in a database that may fail in every way without stopping the game."""

import errno
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from tonk.session.played import BankrollPoint, PlayedHand
from tonk.storage import queries
from tonk.storage.database import FORMAT, insert, open_database
from tonk.storage.files import Clock, set_aside, utc_now
from tonk.storage.formats import DamagedFile, FutureFile
from tonk.storage.locks import Lock
from tonk.storage.notices import Notices, reason, shown
from tonk.storage.spill import Spill
from tonk.words import _

R = TypeVar("R")

_LOCK_WAIT = 0.05


class History:
    """Every hand played, newest last, over all matches.

    A hand that cannot be written now waits, in memory and in a small file beside the database, and is tried
    again at the next one; it is listed all the while, with a negative id. What another program holds is given
    up after moments, because the window stands still meanwhile.
    """

    def __init__(self, path: Path, notices: Notices, clock: Clock = utc_now) -> None:
        self.path = path
        self._notices = notices
        self._clock = clock
        self._spill = Spill(path.with_suffix(".waiting.jsonl"), notices, clock)
        self._database: sqlite3.Connection | None = None
        self._waiting: list[PlayedHand] = []

    def add(self, hand: PlayedHand) -> bool:
        """Keep a hand. True when it is on the disk; False when only memory has it (the player is told).

        A hand that is there already, by its match and its number, is not added twice: after a crash it can
        be added again to be sure.
        """
        if all(hand.key != waiting.key for waiting in self._waiting):
            self._waiting.append(hand)
        return self.flush() or self._spill.keep(self._waiting)

    def flush(self) -> bool:
        """Write the hands that wait; True when none waits in memory any more."""
        if self._waiting or self._spill.waits():
            self._run(self._write, writing=True)
        return not self._waiting

    def hands(
        self, limit: int = 50, offset: int = 0, *, rules: str | None = None, player: str | None = None
    ) -> list[PlayedHand]:
        """Some hands, newest first, of a rule set (its id) or with a player (a name in any seat)."""

        def kept(database: sqlite3.Connection) -> list[PlayedHand]:
            waiting = self._listed(rules, player)
            rest = limit - len(waiting[offset : offset + limit])
            return queries.page(database, rest, max(0, offset - len(waiting)), rules, player)

        older = self._read(kept) or []
        return self._listed(rules, player)[offset : offset + limit] + older

    def count(self, *, rules: str | None = None, player: str | None = None) -> int:
        """How many hands there are, of a rule set or with a player."""
        kept = self._read(lambda database: queries.count(database, rules, player)) or 0
        return kept + len(self._listed(rules, player))

    def bankroll(self, person: str, match_id: str | None = None, *, rules: str | None = None) -> list[BankrollPoint]:
        """What each hand did to a person of this name, oldest first, in one match or in all, of a rule set or any."""
        points = self._read(lambda database: queries.bankroll(database, person, match_id, rules)) or []
        balance = points[-1].balance if points else 0
        for hand in self._waiting:
            counts = match_id in (None, hand.match_id) and rules in (None, hand.rules)
            for net in hand.net_of(person) if counts else ():
                balance += net
                point = BankrollPoint(hand.played_at, hand.match_id, hand.hand_no, net, balance, hand.ending)
                points.append(point)
        return points

    def people(self) -> list[str]:
        """The names of the persons who have played, in the order of the alphabet."""
        names = set(self._read(queries.person_names) or [])
        return sorted(names.union(hand.seats[seat] for hand in self._waiting for seat in hand.people))

    def rules_played(self) -> list[tuple[str, str]]:
        """The rule sets that have been played: id and name."""
        found = dict(self._read(queries.rules_played) or [])
        return sorted((found | {hand.rules: hand.rules_name for hand in self._waiting}).items())

    def close(self) -> None:
        """Write what waits, to where it can be, and let go of the database."""
        if not self.flush():
            self._spill.keep(self._waiting)
        self._shut()

    def _listed(self, rules: str | None, player: str | None) -> list[PlayedHand]:
        """The hands that wait, of these rules and with this player, newest first, with ids of their own."""
        numbered = [replace(hand, id=-number) for number, hand in enumerate(self._waiting, 1)]
        return [hand for hand in reversed(numbered) if hand.involves(rules, player)]

    def _read(self, question: Callable[[sqlite3.Connection], R]) -> R | None:
        """The database's answer, or None when it gives none now.

        Before it is asked, hands that it has count as waiting no more: any copy may have taken them in from
        the file beside it.
        """

        def asked(database: sqlite3.Connection) -> R:
            self._waiting = queries.missing(database, self._waiting)
            return question(database)

        return self._run(asked)

    def _run(self, work: Callable[[sqlite3.Connection], R], *, writing: bool = False) -> R | None:
        """What the work gives on the open database, or None, with the reason told, when it cannot be done.

        It is tried twice, since the file may have been moved or deleted under an open connection; but not when
        another program holds it, which has been waited for.
        """
        trouble = f"{'write' if writing else 'read'} {self.path}"
        problem: Exception = FutureFile()
        for __ in range(2):
            try:
                result = work(self._open())
            except (sqlite3.Error, UnicodeDecodeError, OSError, DamagedFile, FutureFile) as error:
                problem = error
                if _is_held(error):
                    break
                self._shut()
            else:
                self._notices.over(trouble)
                return result
        if writing:
            sentence = _("The history cannot be written: {why}. Tonk tries again after every hand.")
        else:
            sentence = _("The history cannot be read: {why}.")
        self._notices.begin(trouble, sentence.format(why=_why(problem)))
        return None

    def _open(self) -> sqlite3.Connection:
        if self._database is None:
            self._database = self._connect()
            with suppress(sqlite3.Error):  # a history that can only be read is read all the same
                self._absorb(self._database)
        return self._database

    def _write(self, database: sqlite3.Connection) -> bool:
        """Write all that waits, what an earlier game left in the file beside the history first."""
        self._absorb(database)
        if self._waiting:
            insert(database, self._waiting)
            self._waiting.clear()
        return True

    def _absorb(self, database: sqlite3.Connection) -> None:
        """Take in what waits in the file beside the history."""
        self._spill.drain(lambda hands: insert(database, hands))

    def _shut(self) -> None:
        if self._database is not None:
            with suppress(sqlite3.Error):
                self._database.close()
            self._database = None

    def _connect(self) -> sqlite3.Connection:
        """The database, or where that is a newer Tonk's, one beside it with our number in its name."""
        try:
            return self._usable(self.path)
        except FutureFile:
            own = self.path.with_stem(f"{self.path.stem}-{FORMAT}")
            sentence = _("{file} was written by a newer Tonk and is left as it is. Hands are now kept in {own}.")
            sentence = sentence.format(file=shown(self.path), own=own.name)
            self._notices.begin(f"newer {self.path}", sentence)
            return self._usable(own)

    def _usable(self, path: Path) -> sqlite3.Connection:
        """The database there; a damaged one is set aside and a fresh one begun."""
        with suppress(DamagedFile):
            return open_database(path)
        lock = Lock.take(path.with_suffix(".lock"), _LOCK_WAIT)
        if lock is None:
            raise BlockingIOError(errno.EAGAIN, _("another copy of Tonk is mending it"))
        try:
            try:
                return open_database(path)  # another copy may have begun a fresh one by now
            except DamagedFile as damage:
                self._set_aside(path, str(damage))
            return open_database(path)
        finally:
            lock.release(remove=True)

    def _set_aside(self, path: Path, why: str) -> None:
        aside = set_aside(path, self._clock())
        with suppress(FileNotFoundError):  # its journal belongs to it, and must not meet the fresh one
            path.with_name(f"{path.name}-journal").rename(aside.with_name(f"{aside.name}-journal"))
        sentence = _("The history {file} could not be used: {why}. It is kept as {aside}; a fresh one is begun.")
        self._notices.add(sentence.format(file=shown(path), why=why, aside=aside.name))


def _is_held(problem: Exception) -> bool:
    """Whether it failed because another program has a lock; the connection is as good as before."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    return isinstance(problem, BlockingIOError) or code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _why(problem: Exception) -> str:
    """Why the history failed, as the end of a sentence."""
    if isinstance(problem, OSError):
        return reason(problem)
    if isinstance(problem, FutureFile):
        return _("it was written by a newer Tonk")
    if _is_held(problem):
        return _("another program is using it")
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return _("the disk is full")
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return _("Tonk is not allowed to use that place")
    return _("the disk reports an error ({error})").format(error=problem)
