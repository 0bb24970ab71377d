"""The history of every hand played, in a database that may fail in every way without stopping the game."""

import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import sleep
from typing import TypeVar

from tonk.rules.cards import Seat
from tonk.session.match.played_hand import ALL_HANDS, BankrollPoint, HandFilter, KeptReview, PlayedHand
from tonk.session.statistics.digest import KeptDigest
from tonk.storage import digests, queries
from tonk.storage.connection import Connection
from tonk.storage.database import insert
from tonk.storage.database_recovery import LOCK_WAIT
from tonk.storage.files import Clock, is_there, utc_now
from tonk.storage.notices import Notices
from tonk.storage.pending_hands import PendingHands
from tonk.words import _

R = TypeVar("R")
Hands = Sequence[PlayedHand]
_OPENING_WAIT = 2.0
"""Seconds: so long a screen waits for a history that is just being opened, as it would if it opened that itself."""
_TRIES, _PAUSE = 10, 0.1
"""The number of tries, and the seconds between them, of a caller that has time."""


class NoAnswer(Exception):
    """The history could not be read, though it was asked patiently."""


class History:
    """Every hand played, newest last, over all matches.

    A hand that cannot be written now waits, in memory and in a small file beside the database, and is tried
    again at the next one; it is listed all the while, with a negative id. What another program holds is given
    up after moments, because the window stands still meanwhile.

    One thread may write (`keep`, `flush`, `close`) while another notes new hands and asks: an answer has each
    hand once, whether it is written yet or not.
    """

    def __init__(self, path: Path, notices: Notices, clock: Clock = utc_now) -> None:
        self.path = path
        self._notices = notices
        self._pending = PendingHands(path.with_suffix(".waiting.jsonl"), notices, clock)
        self._connection = Connection(path, notices, clock, self._absorb)
        self._in_use = threading.Lock()  # the database, and the taking away from the hands that wait
        self._held_up = self._opening = self._ending = False
        self._waiting: dict[tuple[str, int], PlayedHand] = {}
        self._names: list[digests.NewName] = []
        """Rules of hands that do not wait here and are called otherwise now, in this order."""
        self._digests = digests.DigestStore()

    def open_ahead(self) -> None:
        """Open and check what is there, which takes long where there is much: on the thread that writes, meanwhile."""
        self._opening = True
        with self._in_use:
            if is_there(self.path):
                self._connection.run(lambda _database: None)
            self._opening = False

    def add(self, hand: PlayedHand) -> bool:
        """Keep a hand. True when it is on the disk; False when only memory has it (a notice says so)."""
        self.note(hand)
        return self.keep()

    def note(self, hand: PlayedHand) -> None:
        """List a hand from now on, without touching the disk; `keep` writes it.

        One that is there already, by its match and its number, is not added twice, as after a crash.
        """
        self._waiting.setdefault(hand.key, hand)

    def keep(self) -> bool:
        """Write what waits, where it can be. True when hands and names are on the disk (else a notice says so)."""
        with self._in_use:
            if self._flush():
                return True
            names, hands = list(self._names), list(self._waiting.values())
            if not self._pending.keep(names, hands):
                return False
            del self._names[: len(names)]
            return True

    def flush(self) -> bool:
        """Write what waits to the database; True when no hand and no name waits in memory any more."""
        with self._in_use:
            return self._flush()

    def _flush(self) -> bool:
        if self._waiting or self._names or self._pending.waits() or self._digests.waits():
            self._connection.run(self._write, writing=True)
        return not (self._waiting or self._names)

    def hands(self, limit: int = 50, offset: int = 0, wanted: HandFilter = ALL_HANDS) -> list[PlayedHand]:
        """Some of the hands that are sought, newest first.

        Args:
            limit: The largest number of hands.
            offset: The number of hands to pass over.
            wanted: The filter.
        """

        def kept(database: sqlite3.Connection, waiting: Hands) -> list[PlayedHand]:
            listed = _listed(waiting, wanted)
            rest = limit - len(listed[offset : offset + limit])
            return queries.page(database, rest, max(0, offset - len(listed)), wanted)

        older, waiting = self._read(kept)
        return _listed(waiting, wanted)[offset : offset + limit] + (older or [])

    def hand(self, key: tuple[str, int], *, patient: bool = False) -> PlayedHand | None:
        """The hand of this match and number; None where there is none.

        Raises:
            NoAnswer: The caller is patient, and there was no answer all the same.
        """
        kept, waiting = self._read(lambda database, _: queries.one_of(database, key), patient=patient)
        return next((hand for hand in (*_listed(waiting), *(kept or ())) if hand.key == key), None)

    def count(self, wanted: HandFilter = ALL_HANDS) -> int | None:
        """The number of hands that pass the filter; None where there is no answer now."""
        kept, waiting = self._read(lambda database, _: queries.count(database, wanted))
        if kept is None and self._is_there():
            return None
        return (kept or 0) + len(_listed(waiting, wanted))

    def bankroll(self, person: str, match_id: str | None = None, wanted: HandFilter = ALL_HANDS) -> list[BankrollPoint]:
        """A person's balance after each hand that passes the filter, oldest first; in one match or in all.

        Args:
            person: The person's name.
            match_id: The match; None for all.
            wanted: The filter.
        """
        known, waiting = self._read(lambda database, _: queries.bankroll(database, person, match_id, wanted))
        counted = [hand for hand in waiting if match_id in (None, hand.match_id) and hand.meets(wanted)]
        return _carried_on(known or [], person, counted)

    def people(self) -> list[str]:
        """The names of the persons who have played, in the order of the alphabet."""
        names, waiting = self._read(lambda database, _: queries.person_names(database))
        return sorted({*(names or ()), *(hand.seats[seat] for hand in waiting for seat in hand.people)})

    def rules_played(self) -> list[tuple[str, str]]:
        """The rule sets that have been played: key and name."""
        found, waiting = self._read(lambda database, _: queries.rules_played(database))
        return sorted((dict(found or ()) | {hand.rules_key: hand.rules_name for hand in waiting}).items())

    def note_name(self, rules: str, old: str, new: str) -> None:
        """Call the rules of hands otherwise, but in their records, from now on; `keep` writes it.

        Args:
            rules: The id of the rules.
            old: The name until now.
            new: The new name.
        """
        for hand in [one for one in list(self._waiting.values()) if (one.rules, one.rules_name) == (rules, old)]:
            self._waiting[hand.key] = replace(hand, rules_name=new)
        if self._is_there():
            self._names.append(digests.NewName(rules, old, new))

    # What is found out about hands (`findings`); written with the next hand, or by `keep`

    def keep_review(self, key: tuple[str, int], review: str) -> None:
        """List what the review of a hand found, in JSON, from now on; `keep` writes it.

        Raises:
            ValueError: It is no object with a seat, accuracy, luck and skill.
        """
        self._digests.note_review(key, review)

    def review(self, key: tuple[str, int], seat: Seat) -> str | None:
        """The review of a hand for a seat, as it was kept; None where there is none."""
        waiting = self._digests.review(key, seat)
        return waiting or self._read(lambda database, _: digests.review(database, key, seat))[0]

    def reviews(self, *, patient: bool = False) -> list[KeptReview]:
        """The figures of all reviews.

        Raises:
            NoAnswer: The caller is patient, and there was no answer all the same.
        """
        kept, __ = self._read(lambda database, _: list(digests.reviews(database)), patient=patient)
        return self._digests.reviews(kept or [])

    def digests(
        self, after: int, limit: int, *, whole: bool = False, patient: bool = False
    ) -> tuple[list[KeptDigest], int | None] | None:
        """At most so many hands for the statistics, oldest first, with ids above ``after``; and the next ``after``.

        No next one ends it; those that wait for the disk come then. None instead of both: there is no answer now.
        ``whole`` gives the hands themselves, whatever digests there are.

        Args:
            after: The id before the first hand wanted.
            limit: The largest number of hands.
            whole: True for the hands themselves, whatever digests there are.
            patient: True where the caller has time to wait.

        Raises:
            NoAnswer: The caller is patient, and there was no answer all the same.
        """
        found, waiting = self._read(lambda database, _: digests.digests(database, after, limit, whole), patient=patient)
        if found is None and self._is_there():
            return None
        kept, on = found or ([], None)
        return (kept, on) if on is not None else ([*kept, *map(KeptDigest.of, reversed(_listed(waiting)))], None)

    def keep_digests(self, found: Mapping[int, str]) -> None:
        """These digests, by the ids of their hands, were worked out; `keep` writes them."""
        self._digests.note_digests(found)

    def have_no_time(self) -> None:
        """Give nobody an answer from now on who would wait for it: the game ends."""
        self._ending = True

    def close(self) -> None:
        """Write what waits, to where it can be, and let go of the database; who has time does not open it again."""
        self.have_no_time()
        self.keep()
        with self._in_use:
            self._connection.shut()

    def _is_there(self) -> bool:
        """Return whether any hand was ever kept; where none was, looking must not make the file."""
        return self._connection.is_open or is_there(self.path) or self._pending.waits()

    def _read(
        self, question: Callable[[sqlite3.Connection, Hands], R], *, patient: bool = False
    ) -> tuple[R | None, Hands]:
        """The database's answer, or None when it gives none now, and the hands that it does not have yet.

        Raises:
            NoAnswer: The caller is patient, on a thread that may wait, and there was no answer all the same.
        """
        for number in range(_TRIES if patient else 1):
            if number and self._ending:
                break
            if number:
                sleep(_PAUSE)
            answer, waiting = self._read_once(question, patient=patient)
            if answer is not None or not patient or not self._is_there():
                return answer, waiting
        raise NoAnswer

    def _read_once(
        self, question: Callable[[sqlite3.Connection, Hands], R], *, patient: bool
    ) -> tuple[R | None, Hands]:
        trouble = f"slow {self.path}"
        patience = _OPENING_WAIT if patient or self._opening else LOCK_WAIT
        if not self._in_use.acquire(timeout=0 if self._held_up and not patient else patience):
            if not patient:
                self._held_up = True  # a screen asks several things: it waits for the first alone
                self._notices.notify_once(trouble, _("The history cannot be read: the disk is slow just now."))
            return None, list(self._waiting.values())
        try:
            if patient and self._ending:
                return None, list(self._waiting.values())
            if not patient:
                self._held_up = False
                self._notices.resolved(trouble)
            answer = self._connection.run(partial(self._answer, question)) if self._is_there() else None
            return answer, list(self._waiting.values())
        finally:
            self._in_use.release()

    def _answer(self, question: Callable[[sqlite3.Connection, Hands], R], database: sqlite3.Connection) -> R:
        # What it has waits no more: any copy may have taken it in from the file beside it.
        missing = {hand.key for hand in queries.missing(database, list(self._waiting.values()))}
        self._forget([key for key in list(self._waiting) if key not in missing])
        return question(database, list(self._waiting.values()))

    def _forget(self, keys: Iterable[tuple[str, int]]) -> None:
        for key in keys:
            self._waiting.pop(key, None)

    def _write(self, database: sqlite3.Connection) -> bool:
        """Write all that waits, what an earlier game left in the file beside the history first."""
        self._absorb(database)
        # The names first: the hands that wait bear them already, or took an old one that was free again.
        names, waiting = list(self._names), dict(self._waiting)
        if names or waiting:
            insert(database, [*names, *waiting.values()])
            del self._names[: len(names)]
            self._forget(waiting)
        self._digests.write(database)
        return True

    def _absorb(self, database: sqlite3.Connection) -> None:
        """Take in what waits in the file beside the history."""
        self._pending.drain(lambda told: insert(database, told))


def _listed(waiting: Hands, wanted: HandFilter = ALL_HANDS) -> list[PlayedHand]:
    """Of the hands that wait those that are sought, newest first, with ids of their own."""
    numbered = [replace(hand, id=-number) for number, hand in enumerate(waiting, 1)]
    return [hand for hand in reversed(numbered) if hand.meets(wanted)]


def _carried_on(known: list[BankrollPoint], person: str, hands: Hands) -> list[BankrollPoint]:
    """A person's known balances, carried on by these hands."""
    told = list(known)
    balance = told[-1].balance if told else 0
    for hand in hands:
        for net in hand.net_of(person):
            balance += net
            told.append(BankrollPoint(hand.played_at, hand.match_id, hand.hand_no, net, balance, hand.ending))
    return told
