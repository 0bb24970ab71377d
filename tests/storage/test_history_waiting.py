"""The history when it can't be written: hands wait beside it, none lost and none doubled."""

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

from tonk.session.match.played_hand import HandFilter, PlayedHand
from tonk.storage.formats import DamagedFile, without_checksum
from tonk.storage.history import History

from .hands import BO_WINS, NOON, noon, played
from .helpers import failing, failing_inserts, history_in, reopened


def test_a_read_only_history_is_read(tmp_path: Path) -> None:
    """Old hands are listed with the new waiting ones, even after the next start."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    history.close()
    real: Callable[..., sqlite3.Connection] = sqlite3.connect

    def read_only(path: Path | str, **options: Any) -> sqlite3.Connection:
        return real(f"{path.as_uri()}?mode=ro" if isinstance(path, Path) else path, uri=True, **options)

    with mock.patch("tonk.storage.database.sqlite3.connect", read_only):
        for number in (2, 3):
            history, notices = history_in(tmp_path)
            assert history.add(played(number))
            assert [hand.hand_no for hand in history.hands()] == [number, 1]
            assert "isn't allowed" in "".join(notices.take_new())
            history._connection.shut()
    assert reopened(tmp_path) == [("m", 1), ("m", 2), ("m", 3)]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_FULL, "disk is full"),
        (sqlite3.SQLITE_READONLY, "isn't allowed"),
        (sqlite3.SQLITE_CANTOPEN, "isn't allowed"),
        (sqlite3.SQLITE_BUSY, "another program"),
        (sqlite3.SQLITE_IOERR, "injected"),
    ],
)
def test_hands_wait_when_they_cannot_be_written(code: int, words: str, tmp_path: Path) -> None:
    """They are listed and counted all the time, the player is notified once, and they are written later."""
    history, notices = history_in(tmp_path)
    history.add(played(1))
    with failing_inserts(code):
        assert history.add(played(2, result=BO_WINS))
        assert history.add(played(3))
        (sentence,) = notices.take_new()
        assert words in sentence
        assert [(hand.hand_no, hand.id) for hand in history.hands()] == [(3, -2), (2, -1), (1, 1)]
        assert [hand.hand_no for hand in history.hands(1, 1)] == [2]
        assert [hand.hand_no for hand in history.hands(5, 2)] == [1]
        assert [point.balance for point in history.bankroll("Ana")] == [4, 2, 6]
        assert history.count(HandFilter(player="Ana")) == 3
        assert history.people() == ["Ana"]
        assert history.rules_played() == [("jazz-club:Jazz club", "Jazz club")]
    assert history.add(played(4))
    history.close()
    assert reopened(tmp_path) == [("m", 1), ("m", 2), ("m", 3), ("m", 4)]
    assert [path.name for path in tmp_path.iterdir()] == ["history.sqlite3"]


def test_waiting_hands_survive_their_copy(tmp_path: Path) -> None:
    """They are in a file beside the history, and the next start takes them in, in order."""
    history, __ = history_in(tmp_path)
    with failing_inserts(sqlite3.SQLITE_FULL):
        assert history.add(played(1))
        assert history.add(played(2))
    history._connection.shut()  # a kill
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]


def test_if_nothing_can_be_written_memory_has_the_hands(tmp_path: Path) -> None:
    """In a read-only folder the game can be played, and this session's hands are listed."""
    history, notices = history_in(tmp_path)
    denied = PermissionError(errno.EACCES, "no")
    with mock.patch("tonk.storage.database.make_folder", side_effect=denied), mock.patch("os.open", side_effect=denied):
        assert not history.add(played(1))
        assert not history.add(played(2))
        assert history.count() == 2
        (sentence,) = notices.take_new()
        assert "can't be saved" in sentence
    assert history.flush()
    history.close()
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]


def test_a_hand_waits_once(tmp_path: Path) -> None:
    """A hand added many times while nothing can be written is counted, summed and later written once."""
    history, __ = history_in(tmp_path)
    with failing_inserts(sqlite3.SQLITE_FULL):
        for _time in range(3):
            assert history.add(played(1))
        assert history.add(played(1, match_id="n"))
        assert history.count() == 2
        assert [hand.match_id for hand in history.hands()] == ["n", "m"]
        assert [point.balance for point in history.bankroll("Ana")] == [4, 8]
    history.close()
    assert reopened(tmp_path) == [("m", 1), ("n", 1)]


def test_any_damage_to_the_waiting_hands_is_survived(tmp_path: Path) -> None:
    """Whole lines are taken in; a damaged one is set aside with its file, and reported."""
    history, __ = history_in(tmp_path)
    with failing_inserts(sqlite3.SQLITE_FULL):
        for number in (1, 2, 3):
            history.add(played(number))
    history._connection.shut()
    pending = tmp_path / "history.waiting.jsonl"
    whole = pending.read_bytes()
    for at in range(0, len(whole), 97):
        changed = bytearray(whole)
        changed[at] ^= 1 << at % 8
        for data in (whole[:at], bytes(changed)):
            pending.write_bytes(data)
            history, notices = history_in(tmp_path)
            numbers = [hand.hand_no for hand in history.hands()]
            assert len(numbers) >= min(2, data.count(b"\n\n"))
            assert all(hand in (1, 2, 3) for hand in numbers)
            sound = all(_is_sealed(line) for line in data.split(b"\n") if line)
            assert len(notices.take_new()) == len(list(tmp_path.glob("*.bad-*"))) == (not sound)
            history.close()
            for path in tmp_path.iterdir():
                path.unlink()


def _is_sealed(line: bytes) -> bool:
    try:
        without_checksum(line)
    except DamagedFile:
        return False
    return True


def test_a_line_cut_short_does_not_spoil_the_next(tmp_path: Path) -> None:
    """A full disk may take half a line; later lines are read anyway."""
    history, __ = history_in(tmp_path)
    with failing_inserts(sqlite3.SQLITE_FULL):
        history.add(played(1))
        pending = tmp_path / "history.waiting.jsonl"
        pending.write_bytes(pending.read_bytes()[:-30])
        history.add(played(2))
    history._connection.shut()
    assert reopened(tmp_path) == [("m", 2)]


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EACCES])
def test_any_call_may_fail(error: int, tmp_path: Path) -> None:
    """If any call to the operating system fails, no error escapes and no acknowledged hand is lost."""
    for fails_at in range(1, 200):
        folder = tmp_path / str(fails_at)
        first, __ = history_in(folder)
        with failing_inserts(sqlite3.SQLITE_FULL):
            first.add(played(1))
        first._connection.shut()
        history, __ = history_in(folder)
        with failing(fails_at, error) as countdown:
            kept = history.add(played(2))
        history._connection.shut()  # a kill
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
        """Count the statement, and fail or execute it."""
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
    """If any statement to SQLite fails, no error escapes, and each hand is saved once."""
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
big = {"x-note": "n" * 6000}
print([history.add(played(number, **big)) for number in range(2, 12)].count(True), len(notices.take_new()))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
print(history.flush(), history.count())
history.close()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_really_full_disk_loses_no_hand(tmp_path: Path) -> None:
    """With a real limit on file sizes, no hand is lost and one sentence says so."""
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(tmp_path)], cwd=root, capture_output=True, text=True, check=True
    )
    first, full, after = ran.stdout.splitlines()
    assert (first, after) == ("True", "True 11")
    acknowledged, sentences = map(int, full.split())
    assert acknowledged < 10
    assert sentences == 1
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
def test_the_history_has_no_duplicates(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[PlayedHand, bool, bool]]
) -> None:
    """The history has each hand once, in order, through any failures and kills."""
    folder = tmp_path_factory.mktemp("history")
    model: dict[tuple[str, int], PlayedHand] = {}
    history, __ = history_in(folder)
    for hand, fails, killed in steps:
        if fails:
            with failing_inserts(sqlite3.SQLITE_FULL):
                history.add(hand)
        else:
            history.add(hand)
        if killed:
            history._connection.shut()
            history = History(history.path, history._notices, noon)
        model.setdefault((hand.match_id, hand.hand_no), hand)
    history.close()
    again, __ = history_in(folder)
    assert [replace(hand, id=0) for hand in again.hands()][::-1] == list(model.values())
    total = sum(sum(hand.net_of("Ana")) for hand in model.values())
    points = again.bankroll("Ana")
    assert (points[-1].balance if points else 0) == total
    again.close()
