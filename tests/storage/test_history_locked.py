"""The history while another program holds its files: waits are short, and no hand is lost or doubled."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tonk.storage.history_file import NoAnswer
from tonk.storage.locks import Lock

from .hands import played
from .helpers import failing_inserts, history_in, reopened

LONGEST_WAIT = 0.25
HOLDS = {
    "writer": "BEGIN IMMEDIATE",
    "owner": "BEGIN EXCLUSIVE",
    "reader": "BEGIN; SELECT count(*) FROM hands",
}
"""Locks of another program on the database: about to write, exclusive, or reading."""


class Patience:
    """Adds up how long the history has waited for locks in vain."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        self.opened = 0
        connect, take = sqlite3.connect, Lock.take

        def counted_connect(*args: Any, **options: Any) -> sqlite3.Connection:
            self.opened += "timeout" in options
            connection = connect(*args, **options, factory=CountedConnection)
            connection.waited = lambda: self.add(options.get("timeout", 5.0))
            return connection

        def counted_take(path: Path, wait: float = 0.0) -> Lock | None:
            lock = take(path, wait)
            if lock is None:
                self.add(wait)
            return lock

        monkeypatch.setattr("tonk.storage.database.sqlite3.connect", counted_connect)
        monkeypatch.setattr(Lock, "take", counted_take)

    def add(self, seconds: float) -> None:
        """Add a wait in vain."""
        self.seconds += seconds


class CountedConnection(sqlite3.Connection):
    """A connection that reports waits in vain, at a statement or at the end of a transaction."""

    waited: Any = None

    def execute(self, *args: Any) -> sqlite3.Cursor:
        """Execute the statement and report a wait."""
        with self._counted():
            return super().execute(*args)

    def __exit__(self, *args: Any) -> Any:
        with self._counted():
            return super().__exit__(*args)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                self.waited()
            raise


@contextmanager
def held(path: Path, hold: str) -> Iterator[None]:
    """Hold the database as another program would."""
    other = sqlite3.connect(path, isolation_level=None)
    for statement in HOLDS[hold].split("; "):
        other.execute(statement).fetchall()
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.mark.parametrize("hold", HOLDS)
@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize("spilled", [True, False])
def test_a_locked_database_does_not_delay_the_game(
    hold: str, opened: bool, spilled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand goes to the file beside it after at most a quarter of a second, and into the database once it is free."""
    history, notices = history_in(tmp_path)
    history.add(played(1))
    if spilled:
        with failing_inserts(sqlite3.SQLITE_FULL):
            history.add(played(2))
        history._connection.shut()
        history, notices = history_in(tmp_path)
    if opened:
        with failing_inserts(sqlite3.SQLITE_FULL):
            assert history.count() == 1
    else:
        history._connection.shut()
    patience = Patience(monkeypatch)
    with held(tmp_path / "history.sqlite3", hold):
        for number in (3, 4):
            patience.seconds = 0
            assert history.add(played(number))
            assert patience.seconds <= LONGEST_WAIT
        assert patience.opened <= (0 if opened else 2)
        (sentence,) = notices.take_new()
        assert "another program is using it" in sentence
    assert history.flush()
    assert history.count() == len(history.hands()) == 3 + spilled
    history.close()
    assert reopened(tmp_path) == [("m", number) for number in (1, 2, 3, 4) if spilled or number != 2]


@pytest.mark.parametrize("hold", ["writer", "reader"])
def test_a_database_being_written_is_read(hold: str, tmp_path: Path) -> None:
    """Its hands are listed with those that wait, each once."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    with held(tmp_path / "history.sqlite3", hold):
        assert history.add(played(2))
        assert [hand.hand_no for hand in history.hands()] == [2, 1]
        assert [point.balance for point in history.bankroll("Ana")] == [4, 8]
    history.close()
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]


def test_reading_a_locked_database_does_not_delay_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each query is given up after one short wait, and the waiting hands are listed anyway."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    patience = Patience(monkeypatch)
    with held(tmp_path / "history.sqlite3", "owner"):
        history.add(played(2))
        for ask in (history.hands, history.people, history.rules_played, history.count):
            patience.seconds = 0
            answer = ask()
            assert answer or ask == history.count
            assert patience.seconds <= LONGEST_WAIT / 2
        assert answer is None, "a locked history has no number of hands"
    assert history.count() == 2
    history.close()


@pytest.mark.parametrize("taken_by", ["another copy", "a fresh connection"])
def test_waiting_hands_taken_in_are_not_listed_twice(taken_by: str, tmp_path: Path) -> None:
    """A process may empty the file beside the history: hands in the database no longer count as waiting."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    with failing_inserts(sqlite3.SQLITE_FULL):
        history.add(played(2))
        history.add(played(3, match_id="n"))
    if taken_by == "another copy":
        assert reopened(tmp_path) == [("m", 1), ("m", 2), ("n", 3)]
    else:
        history._connection.shut()
    assert history.count() == 3
    assert [hand.id for hand in history.hands(2)] == [3, 2]
    assert [hand.id for hand in history.hands(2, 2)] == [1]
    assert [point.balance for point in history.bankroll("Ana")] == [4, 8, 12]
    history.close()
    assert reopened(tmp_path) == [("m", 1), ("m", 2), ("n", 3)]


def test_a_hand_added_again_is_listed_once(tmp_path: Path) -> None:
    """Added again while nothing can be written, it isn't counted twice."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    with held(tmp_path / "history.sqlite3", "writer"):
        assert history.add(played(1))
        assert history.count() == len(history.hands()) == len(history.bankroll("Ana")) == 1
    history.close()
    assert reopened(tmp_path) == [("m", 1)]


def test_both_files_may_be_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand only in memory is put beside the database, if that is still held, when the game closes."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    patience = Patience(monkeypatch)
    with held(tmp_path / "history.sqlite3", "owner"):
        lock = Lock.take(tmp_path / "history.waiting.lock")
        assert lock
        assert not history.add(played(2))
        assert patience.seconds <= LONGEST_WAIT
        lock.release(remove=True)
        history.close()
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]


def test_damage_is_left_to_the_copy_repairing_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The repair is left to that copy, and the hand waits, as does the game for a short while."""
    (tmp_path / "history.sqlite3").write_bytes(b"not a database")
    lock = Lock.take(tmp_path / "history.lock")
    assert lock
    history, notices = history_in(tmp_path)
    patience = Patience(monkeypatch)
    assert history.add(played(1))
    assert patience.seconds <= LONGEST_WAIT
    assert "another Tonk window" in "".join(notices.take_new())
    lock.release()
    assert history.flush()
    history.close()
    assert reopened(tmp_path) == [("m", 1)]


def test_a_patient_caller_does_not_end_the_windows_trouble(tmp_path: Path) -> None:
    """The window doesn't wait again until it has its own answer, and its trouble isn't over before."""
    history, notices = history_in(tmp_path)
    history.add(played(1))
    with history._in_use:
        assert history.hands() == []
    assert history.digests(0, 10, patient=True)
    with history._in_use:
        assert history._held_up
        history.hands()
    assert len(notices.take_new()) == 1
    assert len(history.hands()) == 1
    assert not history._held_up
    history.close()


def test_a_patient_caller_gets_no_answer_at_the_end(tmp_path: Path) -> None:
    """There is no answer then, and nobody opens the history again."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    history.close()
    with pytest.raises(NoAnswer):
        history.digests(0, 10, patient=True)
    assert not history._connection.is_open
