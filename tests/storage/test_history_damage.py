"""The history when its file is damaged, isn't ours, vanishes, or is in use elsewhere."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest

from tonk.storage import database
from tonk.storage.formats import DamagedFile

from .hands import played
from .helpers import history_in, reopened


def test_a_damaged_database_is_set_aside(tmp_path: Path) -> None:
    """A new one is begun, the old one stays byte for byte, and the player is notified."""
    path = tmp_path / "history.sqlite3"
    path.write_bytes(b"not a database" * 100)
    history, notices = history_in(tmp_path)
    assert history.add(played())
    (sentence,) = notices.take_new()
    aside = tmp_path / "history.sqlite3.bad-20261120T120000Z"
    assert aside.name in sentence
    assert aside.read_bytes() == b"not a database" * 100
    history.close()
    assert reopened(tmp_path) == [("m", 1)]


def test_a_journal_is_set_aside_with_its_database(tmp_path: Path) -> None:
    """The new database must not meet the journal of the old one."""
    (tmp_path / "history.sqlite3").mkdir()
    (tmp_path / "history.sqlite3-journal").write_bytes(b"its journal")
    history, __ = history_in(tmp_path)
    assert history.add(played())
    history.close()
    assert (tmp_path / "history.sqlite3.bad-20261120T120000Z-journal").read_bytes() == b"its journal"
    assert reopened(tmp_path) == [("m", 1)]


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
    assert len(notices.take_new()) == 1
    history.close()


def test_a_history_of_a_newer_tonk_is_left_alone(tmp_path: Path) -> None:
    """Not a byte of it changes; hands go to a file of our own, now and after the next start."""
    path = tmp_path / "history.sqlite3"
    newer = sqlite3.connect(path)
    newer.executescript("PRAGMA journal_mode=WAL; CREATE TABLE games (x); PRAGMA user_version=3")
    newer.close()
    data = path.read_bytes()
    for number in (1, 2):
        history, notices = history_in(tmp_path)
        assert history.add(played(number))
        assert history.count() == number
        assert len(notices.take_new()) == 1
        history.close()
    assert path.read_bytes() == data
    assert sorted(other.name for other in tmp_path.iterdir()) == ["history-2.sqlite3", "history.sqlite3"]


def test_a_vanished_folder_of_the_history_is_created_again(tmp_path: Path) -> None:
    """The folder is created again with the next hand."""
    folder = tmp_path / "saves"
    history, notices = history_in(folder)
    history.add(played(1))
    (folder / "history.sqlite3").unlink()
    folder.rmdir()
    assert history.add(played(2))
    history.close()
    assert not notices.take_new()
    assert reopened(folder) == [("m", 2)]


def test_a_history_set_aside_by_another_copy_is_left(tmp_path: Path) -> None:
    """A copy with the old file open notices and continues in the new one."""
    first, __ = history_in(tmp_path)
    first.add(played(1))
    (tmp_path / "history.sqlite3").rename(tmp_path / "history.sqlite3.bad-x")
    second, __ = history_in(tmp_path)
    assert second.add(played(2))
    assert first.add(played(3))
    first.close()
    second.close()
    assert reopened(tmp_path) == [("m", 2), ("m", 3)]


@pytest.mark.parametrize("place", ["folder", "pipe", "loop"])
def test_something_else_in_the_historys_place_is_survived(place: str, tmp_path: Path) -> None:
    """The game continues without waiting for anything in its place."""
    path = tmp_path / "history.sqlite3"
    make: dict[str, Callable[[], None]] = {
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "loop": lambda: path.symlink_to(path),
    }
    make[place]()
    history, notices = history_in(tmp_path)
    assert history.add(played())
    assert len(history.hands()) == 1
    assert notices.take_new()
    history.close()


def test_any_damage_to_the_database_is_survived(tmp_path: Path) -> None:
    """After any cut or changed bits, nothing raises, and a new hand can be saved and listed."""
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


def test_damaged_text_in_the_databases_own_tables_is_damage(tmp_path: Path) -> None:
    """Python can't decode SQLite's error if it quotes invalid text; it is damage like any other."""
    history, notices = history_in(tmp_path)
    history.add(played(1))
    history.close()
    path = tmp_path / "history.sqlite3"
    damaged = path.read_bytes().replace(b"tablehandshands", b"tablehan\xe4shands").replace(b"CREATE", b"CREATF")
    path.write_bytes(damaged)
    assert history.add(played(2))
    history.close()
    assert "damaged" in notices.take_new()[0]
    assert reopened(tmp_path) == [("m", 2)]


def _use(folder: Path) -> None:
    history, __ = history_in(folder)
    assert history.add(played(9))
    listed = history.hands()
    assert listed[0].hand_no == 9
    history.bankroll("Ana")
    history.people()
    history.rules_played()
    history.close()
    assert not (folder / "history.waiting.jsonl").exists(), "the damaged database was not set aside"


def test_two_copies_that_find_the_same_damage_set_it_aside_once(tmp_path: Path) -> None:
    """The second checks again under a lock, so a new history begun by the first stays in place."""
    first, __ = history_in(tmp_path)
    first.add(played(1))
    first.close()
    seen_damaged = [DamagedFile("as it was"), mock.DEFAULT]
    second, notices = history_in(tmp_path)
    real = database.open_database
    with mock.patch("tonk.storage.database_recovery.open_database", wraps=real, side_effect=seen_damaged):
        assert second.add(played(2))
    second.close()
    assert not notices.take_new()
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]
