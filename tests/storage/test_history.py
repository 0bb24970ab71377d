"""The history: every hand once, in the order played, whatever happens to its file."""

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tonk.storage import database
from tonk.storage.formats import DamagedFile, unseal
from tonk.storage.history import History
from tonk.storage.locks import Lock
from tonk.storage.played import PlayedHand

from .hands import NOON, noon, played, record
from .helpers import failing, history_in

BO_WINS = {"ending": "drop", "winners": [1], "totals": [9, 5, 18], "net": [-2, 4, -2]}


def reopened(folder: Path) -> list[tuple[str, int]]:
    """The matches and numbers of all hands that a new start finds, oldest first."""
    history, __ = history_in(folder)
    found = [(hand.match_id, hand.hand_no) for hand in history.hands(10_000)]
    assert history.count() == len(found)
    history.close()
    return found[::-1]


def test_a_hand_comes_back(tmp_path: Path) -> None:
    """Everything that was told of it, and its whole record."""
    history, notices = history_in(tmp_path)
    hand = played(3, people=(0, 2), **{"x-note": "♠ 'quoted'; DROP TABLE hands; --"})
    assert history.add(hand)
    history.close()
    again, __ = history_in(tmp_path)
    (found,) = again.hands()
    assert replace(found, id=0) == hand
    assert again.record(found.id) == record(3, **{"x-note": "♠ 'quoted'; DROP TABLE hands; --"})
    assert again.record(99) is None
    again.close()
    assert not notices.take()
    assert os.name == "nt" or (tmp_path / "history.sqlite3").stat().st_mode & 0o777 == 0o600


def test_a_hand_is_kept_once(tmp_path: Path) -> None:
    """After a crash the session adds the last hand again to be sure: it is not doubled, nor changed."""
    history, __ = history_in(tmp_path)
    assert history.add(played(1))
    assert history.add(played(1, result=BO_WINS))
    assert history.add(played(1, match_id="other"))
    assert history.count() == 2
    assert history.bankroll("Ana", "m")[0].net == 4
    history.close()


def test_hands_are_listed_newest_first_by_page_and_filter(tmp_path: Path) -> None:
    """By rules and by a name in any seat, in pages that join without gap or overlap."""
    history, __ = history_in(tmp_path)
    for number in range(1, 8):
        rules: Any = "pagat" if number % 2 else {"base": "speno-1992", "hand_size": 7}
        history.add(played(number, rules=rules, seats=["Ana", "Bo", "Cy" if number < 4 else "Di"]))
    numbers = [hand.hand_no for start in (0, 3, 6) for hand in history.hands(3, start)]
    assert numbers == [7, 6, 5, 4, 3, 2, 1]
    assert [hand.hand_no for hand in history.hands(rules="pagat", player="Cy")] == [3, 1]
    assert history.count(rules="speno-1992") == 3
    assert history.count(player="Di") == 4
    assert history.count(rules="none", player="'; DROP TABLE hands; --") == 0
    assert history.rules_played() == [("pagat", "Jazz club"), ("speno-1992", "Jazz club")]
    history.close()


def test_the_bankroll_of_a_person(tmp_path: Path) -> None:
    """It sums what the person's seats won and lost, not a bot's of the same name; in one match or in all."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    history.add(played(2, result=BO_WINS))
    history.add(played(1, match_id="n", people=(0, 1)))
    history.add(played(2, match_id="n", people=(1,), result=BO_WINS))
    assert [(point.net, point.balance) for point in history.bankroll("Ana")] == [(4, 4), (-2, 2), (4, 6)]
    assert [(point.hand_no, point.balance) for point in history.bankroll("Bo", "n")] == [(1, -2), (2, 2)]
    assert history.bankroll("Cy") == []
    assert history.people() == ["Ana", "Bo"]
    history.close()


def test_the_file_is_one_and_safe(tmp_path: Path) -> None:
    """A rollback journal and full sync; nothing beside the file once it is closed; a format number in it."""
    history, __ = history_in(tmp_path)
    history.add(played())
    connection = history._open()
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA trusted_schema").fetchone() == (0,)
    assert connection.execute("PRAGMA user_version").fetchone() == (database.FORMAT,)
    history.close()
    assert [path.name for path in tmp_path.iterdir()] == ["history.sqlite3"]


def test_nothing_is_made_before_it_is_needed(tmp_path: Path) -> None:
    """Starting and leaving the game without a hand writes nothing."""
    history, __ = history_in(tmp_path / "none")
    assert history.flush()
    history.close()
    assert not (tmp_path / "none").exists()


def test_names_that_are_no_text(tmp_path: Path) -> None:
    """Half a character in a name or a rule set becomes a question mark instead of an error."""
    history, __ = history_in(tmp_path)
    assert history.add(played(seats=["A\ud800", "B\0", "C"], rules={"base": "\udfff"}))
    (hand,) = history.hands()
    assert (hand.seats, hand.rules) == (("A?", "B\0", "C"), "?")
    history.close()


def test_a_row_that_makes_no_sense_does_not_hide_the_others(tmp_path: Path) -> None:
    """Text that is no text, and a number that is none, cost at most their own hand."""
    history, __ = history_in(tmp_path)
    for number in (1, 2, 3):
        history.add(played(number))
    history._open().executescript(
        "UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE hand = 1 AND seat = 0;"
        "UPDATE seats SET net = 'much' WHERE hand = 2;"
    )
    assert [(hand.hand_no, hand.seats[0]) for hand in history.hands()] == [(3, "Ana"), (1, "\ufffdA")]
    assert [point.balance for point in history.bankroll("Ana")] == [4]
    history.close()


@pytest.mark.parametrize(
    "wrong",
    [
        {"result": None},
        {"result": {"ending": "drop", "winners": [0], "totals": [1], "net": [1, 2, 3]}},
        {"result": {"ending": 5, "winners": [0], "totals": [1, 2, 3], "net": [1, 2, 3]}},
        {"result": {"ending": "drop", "winners": [0], "totals": [1, 2, 3], "net": [1, 2, 2**63]}},
        {"seats": [1, 2, 3]},
        {"stake": "2"},
        {"rules": 5},
    ],
)
def test_a_record_that_is_none_is_refused_before_it_is_kept(wrong: dict[str, Any]) -> None:
    """A hand that is not finished, or tells no seats or sums, is a mistake of ours and is told at once."""
    with pytest.raises(ValueError, match=r"hand|length"):
        played(**wrong)


def test_a_damaged_database_is_set_aside(tmp_path: Path) -> None:
    """A fresh one is begun, the old one stays byte for byte, and the player is told."""
    path = tmp_path / "history.sqlite3"
    path.write_bytes(b"not a database" * 100)
    history, notices = history_in(tmp_path)
    assert history.add(played())
    (sentence,) = notices.take()
    aside = tmp_path / "history.sqlite3.bad-20261120T120000Z"
    assert aside.name in sentence
    assert aside.read_bytes() == b"not a database" * 100
    history.close()
    assert reopened(tmp_path) == [("m", 1)]


def test_a_journal_goes_with_its_database(tmp_path: Path) -> None:
    """The fresh database must not meet the journal of the one that was set aside."""
    (tmp_path / "history.sqlite3").mkdir()
    (tmp_path / "history.sqlite3-journal").write_bytes(b"its journal")
    history, __ = history_in(tmp_path)
    assert history.add(played())
    history.close()
    assert (tmp_path / "history.sqlite3.bad-20261120T120000Z-journal").read_bytes() == b"its journal"
    assert reopened(tmp_path) == [("m", 1)]


def test_a_history_that_can_only_be_read_is_read(tmp_path: Path) -> None:
    """Old hands are listed beside the new ones that wait, also at the next start."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    history.close()
    real = sqlite3.connect

    def read_only(path: Path | str, **options: Any) -> sqlite3.Connection:
        return real(f"{path.as_uri()}?mode=ro" if isinstance(path, Path) else path, uri=True, **options)

    with mock.patch("tonk.storage.database.sqlite3.connect", read_only):
        for number in (2, 3):
            history, notices = history_in(tmp_path)
            assert history.add(played(number))
            assert [hand.hand_no for hand in history.hands()] == [number, 1]
            assert "not allowed" in "".join(notices.take())
            history._shut()
    assert reopened(tmp_path) == [("m", 1), ("m", 2), ("m", 3)]


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE other (id)",
        "DROP INDEX seats_by_name",
        "DROP TABLE seats; CREATE TABLE seats (hand, seat, name, person, won, total, net)",
        "CREATE TRIGGER t AFTER INSERT ON hands BEGIN DELETE FROM hands; END",
        "DROP TABLE hands; CREATE VIEW hands AS SELECT 1 AS id",
    ],
)
def test_a_database_that_is_not_ours_is_set_aside(script: str, tmp_path: Path) -> None:
    """Another program's tables, or a trap in ours, are not used."""
    history, notices = history_in(tmp_path)
    history.add(played())
    history.close()
    strange = sqlite3.connect(tmp_path / "history.sqlite3")
    strange.executescript(script)
    strange.close()
    assert history.add(played(2))
    assert history.count() == 1
    assert len(notices.take()) == 1
    history.close()


def test_a_history_of_a_newer_tonk_is_left_alone(tmp_path: Path) -> None:
    """Not a byte of it changes; hands go to a file of our own, now and at the next start."""
    path = tmp_path / "history.sqlite3"
    newer = sqlite3.connect(path)
    newer.executescript("PRAGMA journal_mode=WAL; CREATE TABLE games (x); PRAGMA user_version=2")
    newer.close()
    data = path.read_bytes()
    for number in (1, 2):
        history, notices = history_in(tmp_path)
        assert history.add(played(number))
        assert history.count() == number
        assert len(notices.take()) == 1
        history.close()
    assert path.read_bytes() == data
    assert sorted(other.name for other in tmp_path.iterdir()) == ["history-1.sqlite3", "history.sqlite3"]


def _failing_inserts(code: int) -> Any:
    error = sqlite3.OperationalError("injected")
    error.sqlite_errorcode = code
    return mock.patch("tonk.storage.history.insert", side_effect=error)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_FULL, "disk is full"),
        (sqlite3.SQLITE_READONLY, "not allowed"),
        (sqlite3.SQLITE_CANTOPEN, "not allowed"),
        (sqlite3.SQLITE_BUSY, "another program"),
        (sqlite3.SQLITE_IOERR, "injected"),
    ],
)
def test_hands_wait_when_they_cannot_be_written(code: int, words: str, tmp_path: Path) -> None:
    """They are listed and counted all the while, the player is told once, and they are written later."""
    history, notices = history_in(tmp_path)
    history.add(played(1))
    with _failing_inserts(code):
        assert history.add(played(2, result=BO_WINS))
        assert history.add(played(3))
        (sentence,) = notices.take()
        assert words in sentence
        assert [(hand.hand_no, hand.id) for hand in history.hands()] == [(3, -2), (2, -1), (1, 1)]
        assert [hand.hand_no for hand in history.hands(1, 1)] == [2]
        assert [hand.hand_no for hand in history.hands(5, 2)] == [1]
        assert history.record(-1) == record(2, result=BO_WINS)
        assert [point.balance for point in history.bankroll("Ana")] == [4, 2, 6]
        assert history.count(player="Ana") == 3
        assert history.people() == ["Ana"]
        assert history.rules_played() == [("jazz-club", "Jazz club")]
    assert history.add(played(4))
    history.close()
    assert reopened(tmp_path) == [("m", 1), ("m", 2), ("m", 3), ("m", 4)]
    assert [path.name for path in tmp_path.iterdir()] == ["history.sqlite3"]


def test_hands_that_wait_outlive_the_copy_that_played_them(tmp_path: Path) -> None:
    """They stand in a file beside the history, and the next start takes them in, in their order."""
    history, __ = history_in(tmp_path)
    with _failing_inserts(sqlite3.SQLITE_FULL):
        assert history.add(played(1))
        assert history.add(played(2))
    history._shut()  # killed here
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]


def test_when_nothing_can_be_written_memory_has_the_hands(tmp_path: Path) -> None:
    """In a folder that may not be written there is play all the same, and the hands of the evening are listed."""
    history, notices = history_in(tmp_path)
    denied = PermissionError(errno.EACCES, "no")
    with mock.patch("tonk.storage.database.make_folder", side_effect=denied), mock.patch("os.open", side_effect=denied):
        assert not history.add(played(1))
        assert not history.add(played(2))
        assert history.count() == 2
        sentences = notices.take()
        assert len(sentences) == 2  # it cannot be written, and not be read
    assert history.flush()
    history.close()
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]


def test_a_folder_that_vanishes_under_the_open_history(tmp_path: Path) -> None:
    """It is made again at the next hand."""
    folder = tmp_path / "saves"
    history, notices = history_in(folder)
    history.add(played(1))
    (folder / "history.sqlite3").unlink()
    folder.rmdir()
    assert history.add(played(2))
    history.close()
    assert not notices.take()
    assert reopened(folder) == [("m", 2)]


def test_a_history_set_aside_by_another_copy_is_not_written_on(tmp_path: Path) -> None:
    """A copy that has the old file open finds out and goes on in the fresh one."""
    first, __ = history_in(tmp_path)
    first.add(played(1))
    (tmp_path / "history.sqlite3").rename(tmp_path / "history.sqlite3.bad-x")
    second, __ = history_in(tmp_path)
    assert second.add(played(2))
    assert first.add(played(3))
    first.close()
    second.close()
    assert reopened(tmp_path) == [("m", 2), ("m", 3)]


def test_a_write_that_another_copy_holds_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand waits while the database is locked, and is kept when it is free."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)
    history, notices = history_in(tmp_path)
    history.add(played(1))
    history._shut()
    other = sqlite3.connect(tmp_path / "history.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert history.add(played(2))
    assert "another program" in "".join(notices.take())
    other.execute("ROLLBACK")
    other.close()
    assert history.flush()
    history.close()
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]


@pytest.mark.parametrize("place", ["folder", "pipe", "loop"])
def test_something_else_in_the_historys_place(place: str, tmp_path: Path) -> None:
    """Whatever it is, the game does not wait for it and goes on."""
    path = tmp_path / "history.sqlite3"
    make: dict[str, Callable[[], None]] = {
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "loop": lambda: path.symlink_to(path),
    }
    make[place]()
    history, notices = history_in(tmp_path)
    assert history.add(played())
    assert history.count() == 1
    assert notices.take()
    history.close()


def test_any_damage_of_the_database_is_survived(tmp_path: Path) -> None:
    """Cut anywhere, or with bits changed: nothing raises, and a new hand can be kept and listed."""
    model, __ = history_in(tmp_path / "model")
    for number in range(1, 5):
        model.add(played(number))
    model.close()
    whole = (tmp_path / "model" / "history.sqlite3").read_bytes()
    damaged = [whole[:length] for length in (0, 1, 15, 16, 18, 59, 61, 99, 100, *range(500, len(whole), 1499))]
    for bit in [*range(0, 800, 7), *range(800, len(whole) * 8, 3499)]:
        changed = bytearray(whole)
        changed[bit // 8] ^= 1 << bit % 8
        damaged.append(bytes(changed))
    folder = tmp_path / "d"
    for data in damaged:
        folder.mkdir()
        (folder / "history.sqlite3").write_bytes(data)
        _use(folder)
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()


def test_damaged_text_in_the_databases_own_tables(tmp_path: Path) -> None:
    """Python cannot even tell SQLite's error when that quotes text that is none: it is damage like any other."""
    history, notices = history_in(tmp_path)
    history.add(played(1))
    history.close()
    path = tmp_path / "history.sqlite3"
    damaged = path.read_bytes().replace(b"tablehandshands", b"tablehan\xe4shands").replace(b"CREATE", b"CREATF")
    path.write_bytes(damaged)
    assert history.add(played(2))
    history.close()
    assert "damaged" in notices.take()[0]
    assert reopened(tmp_path) == [("m", 2)]


def _use(folder: Path) -> None:
    history, __ = history_in(folder)
    assert history.add(played(9))
    listed = history.hands()
    assert listed[0].hand_no == 9
    for hand in listed:
        history.record(hand.id)
    history.bankroll("Ana")
    history.people()
    history.rules_played()
    history.close()
    assert not (folder / "history.waiting.jsonl").exists(), "the database cannot be used, and was not set aside"


def test_any_damage_of_the_waiting_hands_is_survived(tmp_path: Path) -> None:
    """Lines that are whole are taken in; a damaged one is set aside with its file, and told."""
    history, __ = history_in(tmp_path)
    with _failing_inserts(sqlite3.SQLITE_FULL):
        for number in (1, 2, 3):
            history.add(played(number))
    history._shut()
    spill = tmp_path / "history.waiting.jsonl"
    whole = spill.read_bytes()
    for at in range(0, len(whole), 97):
        changed = bytearray(whole)
        changed[at] ^= 1 << at % 8
        for data in (whole[:at], bytes(changed)):
            spill.write_bytes(data)
            history, notices = history_in(tmp_path)
            numbers = [hand.hand_no for hand in history.hands()]
            assert len(numbers) >= min(2, data.count(b"\n\n"))
            assert all(hand in (1, 2, 3) for hand in numbers)
            sound = all(_is_sealed(line) for line in data.split(b"\n") if line)
            assert len(notices.take()) == len(list(tmp_path.glob("*.bad-*"))) == (not sound)
            history.close()
            for path in tmp_path.iterdir():
                path.unlink()


def _is_sealed(line: bytes) -> bool:
    try:
        unseal(line)
    except DamagedFile:
        return False
    return True


def test_a_line_cut_short_does_not_spoil_the_next(tmp_path: Path) -> None:
    """A full disk may take half a line; what is added later is read all the same."""
    history, __ = history_in(tmp_path)
    with _failing_inserts(sqlite3.SQLITE_FULL):
        history.add(played(1))
        spill = tmp_path / "history.waiting.jsonl"
        spill.write_bytes(spill.read_bytes()[:-30])
        history.add(played(2))
    history._shut()
    assert reopened(tmp_path) == [("m", 2)]


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EACCES])
def test_any_call_may_fail(error: int, tmp_path: Path) -> None:
    """For every call of ours to the operating system: no error comes out and no acknowledged hand is lost."""
    for fails_at in range(1, 200):
        folder = tmp_path / str(fails_at)
        first, __ = history_in(folder)
        with _failing_inserts(sqlite3.SQLITE_FULL):
            first.add(played(1))
        first._shut()
        history, __ = history_in(folder)
        with failing(fails_at, error) as countdown:
            kept = history.add(played(2))
        history._shut()  # killed here
        if countdown.calls < fails_at:
            return
        found = reopened(folder)
        assert sorted(found) in ([("m", 1), ("m", 2)], [("m", 1)])
        assert ("m", 2) in found or not kept
    pytest.fail("a hand takes more calls than it should")


class FailingConnection(sqlite3.Connection):
    """A connection whose ``fails_at``-th statement, over all connections, fails with ``code``."""

    fails_at = 0
    calls = 0
    code = 0

    def execute(self, *args: Any) -> sqlite3.Cursor:
        """Count, and fail or do it."""
        FailingConnection.calls += 1
        if FailingConnection.calls == FailingConnection.fails_at:
            error = sqlite3.OperationalError("injected")
            error.sqlite_errorcode = FailingConnection.code
            raise error
        return super().execute(*args)


@pytest.mark.parametrize(
    "code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CORRUPT]
)
def test_any_statement_may_fail(code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every statement to SQLite: no error comes out, and each hand is kept once."""
    real = sqlite3.connect
    monkeypatch.setattr(FailingConnection, "code", code)
    for fails_at in range(1, 60):
        folder = tmp_path / str(fails_at)
        monkeypatch.setattr(FailingConnection, "fails_at", fails_at)
        monkeypatch.setattr(FailingConnection, "calls", 0)
        with mock.patch("sqlite3.connect", lambda *args, **kw: real(*args, **kw, factory=FailingConnection)):
            history, __ = history_in(folder)
            kept = [history.add(played(1)), history.add(played(2))]
            calls = FailingConnection.calls
            history.close()
        assert kept == [True, True]
        assert reopened(folder) == [("m", 1), ("m", 2)]
        if calls < fails_at:
            return
    pytest.fail("a hand takes more statements than it should")


FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from tests.storage.hands import played
from tests.storage.helpers import history_in
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
folder = Path(sys.argv[1])
history, notices = history_in(folder)
print(history.add(played(1)))
size = (folder / "history.sqlite3").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5000, resource.RLIM_INFINITY))
big = {"x-note": "n" * 3000}
print([history.add(played(number, **big)) for number in range(2, 12)].count(True), len(notices.take()))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
print(history.flush(), history.count())
history.close()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_disk_that_really_takes_no_more(tmp_path: Path) -> None:
    """With a true limit of the system on the size of files, no hand is lost and one sentence is told."""
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(tmp_path)], cwd=root, capture_output=True, text=True, check=True
    )
    first, full, after = ran.stdout.splitlines()
    assert (first, after) == ("True", "True 11")
    acknowledged, told = map(int, full.split())
    assert acknowledged < 10
    assert told == 1
    assert reopened(tmp_path) == [("m", number) for number in range(1, 12)]


HANDS = st.builds(
    PlayedHand,
    match_id=st.sampled_from(["m", "n"]),
    hand_no=st.integers(1, 6),
    played_at=st.just(NOON.isoformat()),
    rules=st.sampled_from(["pagat", "jazz-club"]),
    rules_name=st.text(st.characters(exclude_categories=["Cs"]), max_size=5),
    stake=st.integers(1, 10**6),
    seats=st.just(("Ana", "Bo")),
    people=st.sampled_from([(), (0,), (0, 1)]),
    ending=st.just("drop"),
    winners=st.sampled_from([(0,), (1,), (0, 1)]),
    totals=st.tuples(st.integers(0, 50), st.integers(0, 50)),
    net=st.tuples(st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9)),
    record=st.just("{}"),
)


@given(st.lists(st.tuples(HANDS, st.booleans(), st.booleans()), max_size=8))
@settings(max_examples=15, deadline=None)
def test_the_history_is_a_list_without_doubles(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[PlayedHand, bool, bool]]
) -> None:
    """Whatever fails and whoever is killed between: the history holds each hand once, in the order added."""
    folder = tmp_path_factory.mktemp("history")
    model: dict[tuple[str, int], PlayedHand] = {}
    history, __ = history_in(folder)
    for hand, fails, killed in steps:
        if fails:
            with _failing_inserts(sqlite3.SQLITE_FULL):
                history.add(hand)
        else:
            history.add(hand)
        if killed:
            history._shut()
            history = History(history.path, history._notices, noon)
        model.setdefault((hand.match_id, hand.hand_no), hand)
    history.close()
    again, __ = history_in(folder)
    assert [replace(hand, id=0) for hand in again.hands()][::-1] == list(model.values())
    total = sum(sum(hand.net_of("Ana")) for hand in model.values())
    points = again.bankroll("Ana")
    assert (points[-1].balance if points else 0) == total
    again.close()


def test_two_copies_that_find_the_same_damage_set_it_aside_once(tmp_path: Path) -> None:
    """The second looks again under a lock: what the first has begun afresh by then stays in place."""
    first, __ = history_in(tmp_path)
    first.add(played(1))
    first.close()
    seen_damaged = [DamagedFile("as it was"), mock.DEFAULT]
    second, notices = history_in(tmp_path)
    real = database.open_database
    with mock.patch("tonk.storage.history.open_database", wraps=real, side_effect=seen_damaged):
        assert second.add(played(2))
    second.close()
    assert not notices.take()
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]


def test_damage_that_another_copy_is_mending(tmp_path: Path) -> None:
    """It is left to that copy, and the hand waits meanwhile."""
    (tmp_path / "history.sqlite3").write_bytes(b"not a database")
    lock = Lock.take(tmp_path / "history.lock")
    assert lock
    history, notices = history_in(tmp_path)
    with mock.patch("tonk.storage.history._LOCK_WAIT", 0):
        assert history.add(played(1))
        assert notices.take()
    lock.release()
    assert history.flush()
    history.close()
    assert reopened(tmp_path) == [("m", 1)]
