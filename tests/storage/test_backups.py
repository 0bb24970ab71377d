"""Backups: one for each day with play, and the way back to any of them."""

import errno
import os
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tonk.storage import backups
from tonk.storage.backups import BEFORE, Backup
from tonk.storage.formats import without_checksum
from tonk.storage.journal import JournalEntry
from tonk.storage.kept_matches import MATCH
from tonk.storage.paths import Places
from tonk.storage.store import Store

from .hands import NOON, played


class StillClock:
    """A clock that stands still until days pass."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> Any:
        """Return the time."""
        return self.now

    def pass_days(self, number: int = 1) -> None:
        """Let days pass."""
        self.now += timedelta(days=number)


def open_store(folder: Path, clock: StillClock) -> Store:
    """Open everything in a folder."""
    return Store.open(Places(folder, folder), clock)


def play_a_day(store: Store, number: int, clock: StillClock) -> None:
    """Play a hand and a match on the next day, and make its backup."""
    clock.pass_days()
    file = store.matches.create()
    store.matches.keep(file, {"n": number})
    store.matches.leave(file)
    store.history.add(played(number))
    assert store.writer.settle(store.writer.end_of_patience())
    assert store.backups.make_if_changed()


def restored(store: Store, backup: Backup) -> list[str]:
    """Return the sentences shown when it is restored."""
    store.news()
    store.restore_backup(backup.name)
    store.writer.settle(store.writer.end_of_patience())
    return store.news()


def matches_in(folder: Path) -> list[int]:
    """Return the numbers of the matches on the disk."""
    found = [without_checksum(path.read_bytes())["match"]["n"] for path in folder.glob("match-*.json")]
    return sorted(found)


def test_the_last_days_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one for each day with changes, the newest first; a day without play has none."""
    monkeypatch.setattr(backups, "DAYS", 2)
    clock = StillClock()
    store = open_store(tmp_path, clock)
    for number in (1, 2, 3):
        play_a_day(store, number, clock)
    clock.pass_days(3)
    assert store.backups.is_due
    assert store.backups.make_if_changed()
    assert not store.backups.is_due
    assert [backup.hands for backup in store.backups.all()] == [3, 2]
    assert store.backups.all()[0].day == (NOON + timedelta(days=3)).date()
    store.close()


def test_restoring_brings_back_hands_and_matches_and_can_be_undone(tmp_path: Path) -> None:
    """Everything is as on that day, later changes are in a backup of their own, and restoring that undoes it."""
    clock = StillClock()
    store = open_store(tmp_path, clock)
    play_a_day(store, 1, clock)
    play_a_day(store, 2, clock)
    [sentence] = restored(store, store.backups.all()[1])
    assert "as they were in the backup of" in sentence
    assert (store.history.count(), matches_in(tmp_path / "matches")) == (1, [1])
    [before] = [backup for backup in store.backups.all() if backup.before_restoring]
    assert (before.hands, before.matches) == (2, 2)
    clock.now += timedelta(seconds=1)
    restored(store, before)
    assert (store.history.count(), matches_in(tmp_path / "matches")) == (2, [1, 2])
    store.close()
    again = open_store(tmp_path, clock)
    assert again.history.count() == 2
    again.close()


def test_a_match_played_by_another_copy_stays(tmp_path: Path) -> None:
    """Restoring disturbs no table: neither a match of the backup nor one begun later."""
    clock = StillClock()
    store = open_store(tmp_path, clock)
    play_a_day(store, 1, clock)
    [backup] = store.backups.all()
    other = open_store(tmp_path, clock)
    [waiting] = other.matches.waiting()
    held = other.matches.open(waiting.id)
    assert held is not None
    other.matches.keep(held[0], {"n": 7})
    new = other.matches.create()
    other.matches.keep(new, {"n": 8})
    other.history.count()
    assert other.writer.settle(other.writer.end_of_patience())
    restored(store, backup)
    assert matches_in(tmp_path / "matches") == [7, 8]
    assert other.history.add(played(3))
    assert store.history.count() == 2
    other.close()
    store.close()


def test_a_journal_does_not_overwrite_a_restored_backup(tmp_path: Path) -> None:
    """A kill right afterwards leaves no journal whose newer match could replace the restored one."""
    clock = StillClock()
    store = open_store(tmp_path, clock)
    play_a_day(store, 1, clock)
    match_id = store.matches.waiting()[0].id
    entry = JournalEntry(MATCH, match_id, {"times_kept": 9, "match": {"n": 9}})
    store.writer.put(tmp_path / "slow", lambda: None, entry)
    restored(store, store.backups.all()[0])
    assert not list(tmp_path.glob("journal-*.jsonl"))
    again = open_store(tmp_path, clock)
    assert matches_in(tmp_path / "matches") == [1]
    again.close()
    store.close()


def test_nothing_is_restored_while_something_is_unsaved(tmp_path: Path) -> None:
    """Unsaved things could not be set aside."""
    clock = StillClock()
    store = open_store(tmp_path, clock)
    play_a_day(store, 1, clock)
    store.writer.put(tmp_path / "full", lambda: False)
    assert any("Nothing was restored" in sentence for sentence in restored(store, store.backups.all()[0]))
    assert len(store.backups.all()) == 1
    store.close()


def test_damaged_backups_and_full_disks_prevent_restoring(tmp_path: Path) -> None:
    """A notice says that a backup is damaged; without a backup of the present state, that state stays."""
    clock = StillClock()
    store = open_store(tmp_path, clock)
    play_a_day(store, 1, clock)
    play_a_day(store, 2, clock)
    newest, oldest = store.backups.all()
    with mock.patch("tonk.storage.backups.write_atomic", side_effect=OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))):
        [sentence] = restored(store, oldest)
    assert "the disk is full" in sentence
    damaged = newest.history.read_bytes()
    newest.history.write_bytes(damaged[:4096] + bytes(len(damaged) - 4096))
    [sentence] = restored(store, newest)
    assert "can't be used" in sentence
    assert store.history.count() == 2
    store.close()


def test_a_backup_is_whole_or_not_there(tmp_path: Path) -> None:
    """If the disk refuses any step, or the game ends, no part of the backup is left."""
    clock = StillClock()
    store = open_store(tmp_path, clock)
    store.history.add(played(1))
    full = OSError(errno.ENOSPC, "full")
    for name in ("make_folder", "write_atomic", "open_database"):
        with mock.patch(f"tonk.storage.backups.{name}", side_effect=full):
            assert not store.backups.make_if_changed()
            assert store.backups.is_due
    store.close()  # from now on time is up
    assert not store.backups.make_if_changed()
    assert not list((tmp_path / "backups").glob(".*"))


def test_backups_made_before_restoring_do_not_pile_up(tmp_path: Path) -> None:
    """The newest three are kept, besides those of the days."""
    clock = StillClock()
    store = open_store(tmp_path, clock)
    play_a_day(store, 1, clock)
    for _ in range(BEFORE + 1):
        clock.now += timedelta(seconds=1)
        store.backups.make_before_restoring()
    clock.pass_days()
    store.history.add(played(2))
    store.backups.make_if_changed()
    assert [backup.before_restoring for backup in store.backups.all()].count(True) == BEFORE
    assert len(store.backups.all()) == BEFORE + 2
    store.close()


@pytest.mark.parametrize("text", ["", "{}", '{"crc32":"00000000",'])
def test_other_folders_are_no_backups(tmp_path: Path, text: str) -> None:
    """A folder without a whole list of contents isn't offered."""
    strange = tmp_path / "backups" / "2026-11-20"
    strange.mkdir(parents=True)
    (strange / "backup.json").write_text(text)
    store = open_store(tmp_path, StillClock())
    assert store.backups.all() == []
    store.close()
