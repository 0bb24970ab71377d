"""The doctor: it changes nothing unless asked, and repairs what it can."""

from itertools import islice
from pathlib import Path

import pytest

from tests.support.rounds import a_game, rounds_of
from tonk.storage.journal import Journal, JournalEntry
from tonk.storage.kept_matches import MATCH
from tonk.storage.paths import Places
from tonk.storage.store import Store

from .running import Ran, tonk


def examined(folder: Path, *more: str) -> Ran:
    """Return the doctor's answer about a folder."""
    return tonk("--saves", str(folder), "doctor", *more)


def contents(folder: Path) -> dict[Path, bytes]:
    """Return all files with their contents."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """A folder with a waiting match, a history of two hands, and a backup of both."""
    match = a_game(seats=2)
    store = Store.open(Places(tmp_path, tmp_path))
    file = store.matches.create()
    store.matches.keep(file, match.to_json())
    for hand in islice(rounds_of(match), 2):
        store.keep_hand(hand)
    assert store.writer.settle(store.writer.end_of_patience())
    assert store.aside.settle(store.aside.end_of_patience())
    store.keep_settings(store.settings.load().changed(ui_scale=1.5))
    store.close()
    assert len(store.backups.all()) == 1
    return tmp_path


def damage(path: Path) -> None:
    """Spoil the end of a file."""
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2] + bytes(len(data) - len(data) // 2))


def test_all_is_well_and_nothing_is_touched(saves: Path) -> None:
    """The report names neither people nor folders, and the disk is unchanged; an empty journal is ignored."""
    (saves / f"journal-{'0' * 16}-0.jsonl").touch()
    (saves / f"journal-{'0' * 16}.lock").touch()
    before = contents(saves)
    report = examined(saves)
    assert (report.status, report.err) == (0, "")
    assert "The history has 2 hands." in report.out
    assert "2 hands were replayed." in report.out
    assert "1 saved match follows the rules." in report.out
    assert report.out.endswith("All is well.\n")
    assert str(saves) not in report.out
    assert contents(saves) == before


def test_damaged_files_are_named_and_repaired(saves: Path) -> None:
    """The history and the match come back from the backup, and the rest starts again; nothing is lost."""
    [match] = (saves / "matches").glob("match-*.json")
    (saves / "rules").mkdir()
    (saves / "rules" / "own.json").write_text("[]")
    for path in (saves / "settings.json", saves / "history.sqlite3", match):
        damage(path)
    before = contents(saves)
    assert examined(saves).status == 1
    assert examined(saves).out.count("WRONG") == 4
    assert contents(saves) == before
    repaired = examined(saves, "--repair")
    assert (repaired.status, repaired.out.count("repaired ")) == (0, 4)
    again = examined(saves, "--all")
    assert again.status == 0
    assert "2 hands were replayed." in again.out
    assert "1 saved match follows the rules." in again.out
    assert "4 files were set aside." in again.out


def test_the_journal_of_a_stopped_game_is_taken_in(saves: Path) -> None:
    """Its journal is named, and with --repair its match is in its file."""
    journal = Journal(saves)
    journal.note(JournalEntry(MATCH, "0" * 16, {"times_kept": 3, "match": a_game(seats=2).to_json()}))
    assert journal._handle is not None
    assert "close it first" in examined(saves, "--repair").err  # its copy still runs
    kept = contents(saves)
    journal.close()
    for path, data in kept.items():
        path.write_bytes(data)
    assert "some moves reached their files" in examined(saves).out
    assert "are in their files now" in examined(saves, "--repair").out
    assert (saves / "matches" / f"match-{'0' * 16}.json").exists()


def test_damaged_backups_are_set_aside(saves: Path) -> None:
    """They are no longer backups, but still there."""
    [backup] = (saves / "backups").iterdir()
    damage(backup / "history.sqlite3")
    assert examined(saves).status == 1
    assert examined(saves, "--repair").status == 0
    assert [path.name[:15] for path in (saves / "backups").iterdir()] == [f"{backup.name}.bad-"]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """The refusal is one sentence."""
    report = examined(tmp_path / "none")
    assert (report.status, report.out) == (2, "")
    assert report.err.count("\n") == 1
