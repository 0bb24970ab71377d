"""The journal: after a kill everything is there at the next start, however slow or full the disk was."""

import errno
import json
from pathlib import Path
from unittest import mock

import pytest

from tonk.session.people import People
from tonk.storage.formats import with_checksum
from tonk.storage.journal import Journal, JournalEntry, entries_in
from tonk.storage.paths import Places
from tonk.storage.store import Store

from .hands import noon, played
from .resuming import resumed
from .slow import PATIENCE, SlowDisk, slow_syncs


def store_in(folder: Path) -> Store:
    """The store in this folder."""
    return Store.open(Places(folder, folder), noon, PATIENCE)


def kill(store: Store) -> None:
    """Release what the operating system releases when a process is killed."""
    store.writer.let_go()
    for held in store.matches._held.values():
        held.file.close()


def journals(folder: Path) -> list[Path]:
    """Return the files of journals."""
    return sorted(folder.glob("journal-*.jsonl"))


@pytest.fixture
def stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """A store whose disk wrote nothing before the kill."""
    store = store_in(tmp_path)
    store.settings.load()
    store.choices.load()
    disk = slow_syncs(monkeypatch)
    store.keep_choices(store.choices.load().changed(stake=3))
    disk.wait_until_reached()
    monkeypatch.undo()
    return store


def test_everything_done_before_a_kill_is_there_at_the_next_start(stuck: Store, tmp_path: Path) -> None:
    """A match, a hand, settings and people come back, although none had been written."""
    file = stuck.matches.create()
    stuck.matches.keep(file, {"n": 1})
    stuck.matches.keep(file, {"n": 2})
    stuck.keep_hand(played(1))
    stuck.keep_settings(stuck.settings.load().changed(ui_scale=1.5))
    stuck.people.keep(People().welcome(["Ana"]))
    assert not file.path.exists()
    kill(stuck)
    again = store_in(tmp_path)
    found = resumed(again.matches)
    assert found is not None
    assert found.body == {"n": 2}
    assert again.history.count() == 1
    assert again.settings.load().ui_scale == 1.5
    assert again.choices.load().stake == 3
    assert [person.name for person in again.people.now.all] == ["Ana"]
    assert not journals(tmp_path)
    again.close()


def test_a_match_finished_before_a_kill_does_not_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its file is removed at the next start, as it would have been."""
    store = store_in(tmp_path)
    file = store.matches.create()
    file.save({"n": 1})
    disk = slow_syncs(monkeypatch)
    store.matches.keep(file, {"n": 2})
    disk.wait_until_reached()
    store.matches.end(file)
    kill(store)
    file.close()
    monkeypatch.undo()
    assert resumed(store_in(tmp_path).matches) is None
    assert not file.path.exists()


def test_a_journal_is_gone_when_all_of_it_is_written(tmp_path: Path) -> None:
    """Only the files themselves stay, during play and after the end."""
    store = store_in(tmp_path)
    file = store.matches.create()
    for number in range(5):
        store.matches.keep(file, {"n": number})
    assert store.writer.close()
    assert not journals(tmp_path)
    store.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["matches"]


def test_the_journal_of_a_running_copy_is_left_alone(stuck: Store, tmp_path: Path) -> None:
    """A second copy neither reads nor removes it."""
    before = [path.read_bytes() for path in journals(tmp_path)]
    other = store_in(tmp_path)
    assert other.choices.load().stake == Store.open(Places(tmp_path / "new", tmp_path / "new")).choices.load().stake
    assert [path.read_bytes() for path in journals(tmp_path)] == before != []
    kill(stuck)


def test_a_line_cut_short_counts_as_never_written(tmp_path: Path) -> None:
    """A cut at any byte leaves the entries before and after it readable."""
    journal = Journal(tmp_path)
    journal.note(JournalEntry("match", "a", {"n": 1}))
    journal.note(JournalEntry("match", "a", {"n": 2}))
    (path,) = journals(tmp_path)
    whole = path.read_bytes()
    first = len(JournalEntry("match", "a", {"n": 1}).line())
    for size in range(first, len(whole) - 1):
        path.write_bytes(whole[:size] + JournalEntry("hand", "m/1", {}).line())
        assert [(entry.of, entry.body) for entry in entries_in(path)] == [("match", {"n": 1}), ("hand", {})]
    journal.close()


@pytest.mark.parametrize("body", [[], "x", {"of": "hand", "name": 1, "body": {}}, {"of": [], "name": "", "body": 1}])
def test_an_invalid_sealed_line_prevents_no_start(tmp_path: Path, body: object) -> None:
    """A valid checksum says nothing about the content."""
    held = body if isinstance(body, dict) else {"of": "hand", "name": "m/1", "body": {"match_id": body}}
    lines = [held, {"of": "hand", "name": "m/2", "body": {}}, {"of": "match", "name": "../x", "body": {"match": {}}}]
    data = b"".join(b"\n" + with_checksum({"format": "tonk-journal/1", **line}) + b"\n" for line in lines)
    (tmp_path / "journal-0123456789abcdef-0.jsonl").write_bytes(data)
    store = store_in(tmp_path)
    assert store.matches.waiting() == []
    store.close()
    assert not (tmp_path.parent / "x").exists()


def test_later_changes_by_another_copy_stay(tmp_path: Path) -> None:
    """A journal restores only what is still as its copy found it."""
    store = store_in(tmp_path)
    settings = store.settings.load()
    store.settings.save(settings.changed(ui_scale=2.0))
    entry = JournalEntry("file", "settings.json", {"ui_scale": [1.0, 1.5], "mono_sound": [False, True]})
    journal = Journal(tmp_path)
    journal.note(entry)
    journal.close()
    again = store_in(tmp_path).settings.load()
    assert (again.ui_scale, again.mono_sound) == (2.0, True)


def test_an_older_state_of_a_match_never_replaces_a_newer_one(tmp_path: Path) -> None:
    """A journal never does harm, wherever it came from."""
    store = store_in(tmp_path)
    file = store.matches.create()
    for number in range(3):
        file.save({"n": number})
    file.close()
    journal = Journal(tmp_path)
    journal.note(JournalEntry("match", file.id, {"times_kept": 2, "match": {"n": "old"}}))
    journal.close()
    found = resumed(store_in(tmp_path).matches)
    assert found is not None
    assert found.body == {"n": 2}


# Failures of the disk


def test_failed_writes_are_retried_automatically(tmp_path: Path) -> None:
    """It is written shortly after there is room again."""
    store = store_in(tmp_path)
    store.writer._retry = 0.001
    file, disk = store.matches.create(), SlowDisk()
    with mock.patch("os.fsync", side_effect=OSError(errno.ENOSPC, "full")):
        store.matches.keep(file, {"n": 1})
        while not store.failing:
            pass
    with mock.patch("tonk.storage.journal.RetiredJournal.remove", disk.holding(lambda *_: None)):
        disk.wait_until_reached()
        disk.go_on()
    assert not store.failing
    assert json.loads(file.path.read_bytes())["match"] == {"n": 1}
    store.close()


def test_failed_writes_are_retried_at_the_end(tmp_path: Path) -> None:
    """The match is whole at the next start, without a notice."""
    store = store_in(tmp_path)
    file = store.matches.create()
    with mock.patch("os.fsync", side_effect=OSError(errno.ENOSPC, "full")):
        store.matches.keep(file, {"n": 1})
        assert store.writer.close()
    store.news()
    assert store.failing
    store.close()
    assert not store.news()
    found = resumed(store_in(tmp_path).matches)
    assert found is not None
    assert found.body == {"n": 1}


def test_unsaved_things_are_copied_elsewhere_and_can_be_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice says where; the copy restores everything on a disk that works."""
    home, saves = tmp_path / "home", tmp_path / "saves"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    store = store_in(saves)
    file = store.matches.create()
    with mock.patch("tonk.storage.matches.write_atomic", side_effect=OSError(errno.ENOSPC, "full")):
        with mock.patch("os.write", side_effect=OSError(errno.ENOSPC, "full")):
            store.matches.keep(file, {"n": 1})
        store.close()
    (copy,) = home.glob("tonk-unsaved-*.jsonl")
    assert copy.name in store.news()[-1]
    file.close()  # as the end of the process does
    again = store_in(saves)
    assert again.matches.waiting() == []
    assert again.take_in_unsaved(copy)
    assert "back where it belongs" in again.news()[-1]
    assert [match.body for match in again.matches.waiting()] == [{"n": 1}]
    assert not again.take_in_unsaved(saves / "hand.jsonl")
    again.close()
