"""Saving during play: handed over at once, and written a moment later in order."""

import errno
import os
import sqlite3
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tonk.session.settings import Settings
from tonk.session.statistics.totals import StatsFilter
from tonk.storage.database import insert
from tonk.storage.files import make_folder
from tonk.storage.formats import without_checksum
from tonk.storage.matches import MatchFile
from tonk.storage.paths import Places
from tonk.storage.store import Store

from .hands import noon, played
from .helpers import leftovers, reopened
from .resuming import resumed
from .slow import PATIENCE, SlowDisk, slow_syncs


def store_in(folder: Path, patience: float = PATIENCE) -> Store:
    """A store in this folder that waits this many seconds for the disk at the end."""
    return Store.open(Places(folder, folder), noon, patience)


def body_of(file: MatchFile) -> Any:
    """Return the match as it is on the disk."""
    return without_checksum(file.path.read_bytes())["match"]


def test_everything_is_there_at_the_next_start(tmp_path: Path) -> None:
    """A clean end loses nothing: the match, the hand, the settings."""
    store = store_in(tmp_path)
    file = store.matches.create()
    for number in range(20):
        store.matches.keep(file, {"n": number})
        store.keep_hand(played(number + 1))
        store.keep_settings(store.settings.load().changed(ui_scale=1.5))
    store.close()
    assert not store.news()
    again = store_in(tmp_path)
    found = resumed(again.matches)
    assert found
    assert found.body == {"n": 19}
    assert again.history.count() == 20
    assert again.settings.load().ui_scale == 1.5
    again.close()


def test_saving_in_play_never_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything handed over while the disk stands still is on it afterwards."""
    store = store_in(tmp_path)
    settings, choices = store.settings.load(), store.choices.load()
    disk = slow_syncs(monkeypatch)
    file = store.matches.create()
    store.keep_settings(settings.changed(ui_scale=1.5))
    disk.wait_until_reached()
    store.keep_choices(choices.changed(stake=7))
    store.matches.keep(file, {"n": 1})
    store.keep_hand(played(1))
    assert disk.calls == 1
    disk.go_on()
    store.close()
    again = store_in(tmp_path)
    assert (again.settings.load().ui_scale, again.choices.load().stake) == (1.5, 7)
    assert body_of(file) == {"n": 1}
    assert reopened(tmp_path) == [("m", 1)]


def test_no_match_waits_for_an_export(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten thousand hands take seconds to read, but a match played in the meantime is saved long before."""
    store = store_in(tmp_path)
    file, disk = store.matches.create(), SlowDisk()
    monkeypatch.setattr("tonk.storage.export.make_folder", disk.holding(make_folder))
    store.export("csv", StatsFilter("Ana"))
    disk.wait_until_reached()
    store.matches.keep(file, {"n": 1})
    assert store.writer.close()
    assert body_of(file) == {"n": 1}
    disk.go_on()
    store.close()
    assert len(store.news()) == 1


def test_a_finished_match_does_not_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No waiting state of it is written, and it isn't offered while its file waits to be removed."""
    store = store_in(tmp_path)
    file = store.matches.create()
    file.save({"n": 0})
    disk = slow_syncs(monkeypatch)
    store.matches.keep(file, {"n": 1})
    disk.wait_until_reached()
    store.matches.keep(file, {"n": 2})
    store.matches.end(file)
    assert resumed(store.matches) is None
    assert not store.news()
    disk.go_on()
    store.close()
    assert not store.news()
    assert not list((tmp_path / "matches").iterdir())


def test_the_next_match_is_kept_before_the_last_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is always at least one match."""
    store = store_in(tmp_path)
    last, following = store.matches.create(), store.matches.create()
    last.save({"n": 1})
    disk = slow_syncs(monkeypatch)
    store.matches.keep(following, {"n": 2})
    store.matches.end(last)
    disk.wait_until_reached()
    assert body_of(last) == {"n": 1}
    disk.go_on()
    store.close()
    assert not last.path.exists()
    assert body_of(following) == {"n": 2}


def test_a_hand_is_in_the_history_before_the_next_is_dealt(tmp_path: Path) -> None:
    """Until then the match's file has its end, and the next start saves it from there."""
    store = store_in(tmp_path)
    file, disk = store.matches.create(), SlowDisk()
    with mock.patch("tonk.storage.history_file.insert", disk.holding(insert)):
        store.matches.keep(file, {"hand": 1, "over": True})
        store.keep_hand(played(1))
        store.matches.keep(file, {"hand": 2, "over": False})
        disk.wait_until_reached()
        assert body_of(file) == {"hand": 1, "over": True}
        disk.go_on()
        store.close()
    assert body_of(file) == {"hand": 2, "over": False}
    assert reopened(tmp_path) == [("m", 1)]


def test_a_hand_is_listed_as_soon_as_it_has_ended(tmp_path: Path) -> None:
    """It is listed once before, during and after its writing, without waiting for a slow disk."""
    store = store_in(tmp_path)
    store.history.add(played(1))
    disk = SlowDisk()
    with mock.patch("tonk.storage.history_file.insert", disk.holding(insert)):
        store.keep_hand(played(2))
        disk.wait_until_reached()
        store.keep_hand(played(3))
        assert [hand.hand_no for hand in store.history.hands()] == [3, 2]
        assert store.history.count() is None
        (sentence,) = store.news()
        assert "slow" in sentence
        disk.go_on()
        assert store.writer.close()
    assert [hand.hand_no for hand in store.history.hands()] == [3, 2, 1]
    assert [point.balance for point in store.history.bankroll("Ana")] == [4, 8, 12]
    assert not store.news()
    store.close()


def test_queries_are_complete_while_hands_are_written(tmp_path: Path) -> None:
    """A query gets each hand once, in order: none is lost between memory and disk."""
    store = store_in(tmp_path)
    for number in range(1, 61):
        store.keep_hand(played(number))
        listed = [hand.hand_no for hand in store.history.hands(100)]
        if not store.history._held_up:  # otherwise this disk was really slow
            assert listed == list(range(number, 0, -1))
    store.close()
    assert reopened(tmp_path) == [("m", number) for number in range(1, 61)]


def test_trouble_of_the_disk_is_reported_when_the_game_looks(tmp_path: Path) -> None:
    """It is reported once, and again after a recovery; the next action is tried again."""
    store = store_in(tmp_path)
    file = store.matches.create()
    for __ in range(2):
        with mock.patch("os.fsync", side_effect=OSError(errno.ENOSPC, "full")):
            store.matches.keep(file, {"n": 1})
            store.keep_settings(Settings(ui_scale=2.0))
            store.matches.keep(file, {"n": 2})
            assert store.writer.close()
        sentences = store.news()
        assert len(sentences) == 2
        assert all("disk is full" in sentence for sentence in sentences)
        store.matches.keep(file, {"n": 3})
        store.keep_settings(Settings(ui_scale=2.0))
        assert store.writer.close()
        assert not store.news()
        assert body_of(file) == {"n": 3}
        store.settings.path.unlink()
        store.settings.load()
    store.close()
    assert not leftovers(tmp_path)


def test_a_missing_folder_is_created_again(tmp_path: Path) -> None:
    """The match stays held by this copy, as if the writing had been waited for."""
    store = store_in(tmp_path / "saves")
    file = store.matches.create()
    store.matches.keep(file, {"n": 1})
    assert store.writer.close()
    for path in file.path.parent.iterdir():
        path.unlink()
    file.path.parent.rmdir()
    store.matches.keep(file, {"n": 2})
    assert store.writer.close()
    assert body_of(file) == {"n": 2}
    assert resumed(store_in(tmp_path / "saves").matches) is None
    store.close()


def test_the_end_says_when_the_disk_was_too_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one sentence, and the file has the last written state, whole."""
    store = store_in(tmp_path, patience=0)
    file = store.matches.create()
    file.save({"n": 1})
    disk = slow_syncs(monkeypatch)
    store.matches.keep(file, {"n": 2})
    disk.wait_until_reached()
    store.close()
    (sentence,) = store.news()
    assert "too slow" in sentence
    assert body_of(file) == {"n": 1}
    disk.go_on()
    store.writer._patience = PATIENCE
    assert store.writer.close()
    assert body_of(file) == {"n": 2}


def test_an_export_does_not_delay_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It shares the time of all work at the end, and is reported if it couldn't be finished."""
    store = store_in(tmp_path, patience=0)
    disk = SlowDisk()
    monkeypatch.setattr("tonk.storage.export.make_folder", disk.holding(make_folder))
    store.export("csv", StatsFilter("Ana"))
    disk.wait_until_reached()
    store.writer.close()
    store.close()
    assert store.exporter._thread is not None
    assert store.exporter._thread.name != "writer"
    assert any("export" in sentence for sentence in store.news())
    disk.go_on()


def test_looking_at_a_history_that_is_not_there_writes_nothing(tmp_path: Path) -> None:
    """No file is created, and nothing is reported."""
    store = store_in(tmp_path / "none")
    assert store.history.hands() == []
    assert store.history.count() == 0
    assert store.history.people() == store.history.rules_played() == store.history.bankroll("Ana") == []
    store.close()
    assert not store.news()
    assert not os.path.lexists(tmp_path / "none")


def test_a_hand_that_cannot_be_written_is_reported_and_listed(tmp_path: Path) -> None:
    """It waits beside the history as usual, and is written with the next one."""
    store = store_in(tmp_path)
    error = sqlite3.OperationalError("injected")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    with mock.patch("tonk.storage.history_file.insert", side_effect=error):
        store.keep_hand(played(1))
        assert store.writer.close()
        (sentence,) = store.news()
        assert "disk is full" in sentence
    assert (tmp_path / "history.waiting.jsonl").exists()
    store.keep_hand(played(2))
    store.close()
    assert not store.news()
    assert reopened(tmp_path) == [("m", 1), ("m", 2)]
