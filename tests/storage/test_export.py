"""Exports: hands as a table and as records, in the folder of exports."""

import csv
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest import mock

import pytest

from tests.commands.running import tonk
from tests.ui.screens.screen_services import played as really_played
from tonk.rules.cards import Seat
from tonk.session.statistics.csv_table import COLUMNS
from tonk.session.statistics.digest import KeptDigest
from tonk.session.statistics.totals import StatsFilter
from tonk.storage.export import export, export_path

from .hands import noon, played
from .helpers import history_in


def test_exported_records_are_whole_and_valid(tmp_path: Path) -> None:
    """Each record has a line, oldest first, as played; hands of other people are left out."""
    history, notices = history_in(tmp_path)
    hands = really_played(5)
    for hand in hands:
        history.add(hand)
    history.add(played(1, match_id="other", people=(Seat(1),)))
    path = export_path(tmp_path / "export", "jsonl", noon())
    export(history, path, StatsFilter("Ana"), notices)
    history.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == [json.loads(hand.record) for hand in hands]
    assert "5 hands were written" in notices.take_new()[0]
    status, out, __ = tonk("verify", str(path))
    assert status == 0
    assert out.count('"ok": true') == 5


def test_a_table_comes_with_its_columns(tmp_path: Path) -> None:
    """Each readable hand has a row, and a second file explains the columns."""
    history, notices = history_in(tmp_path)
    for hand in really_played(4):
        history.add(hand)
    path = export_path(tmp_path / "export", "csv", noon())
    export(history, path, StatsFilter("Ana"), notices)
    history.close()
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert [row["hand"] for row in rows] == ["1", "2", "3", "4"]
    descriptions = path.with_name("columns.txt").read_text(encoding="utf-8").splitlines()
    assert [line.partition(":")[0] for line in descriptions] == list(COLUMNS) == list(rows[0])
    assert len(notices.take_new()) == 1


def test_only_requested_hands_are_written(tmp_path: Path) -> None:
    """Filters apply to both forms, and the number of exported hands is reported."""
    history, notices = history_in(tmp_path)
    for hand in really_played(6):
        history.add(hand)
    for form in ("csv", "jsonl"):
        path = export_path(tmp_path / "export", form, noon())
        export(history, path, StatsFilter("Ana", last=2), notices)
        assert len(path.read_text(encoding="utf-8").splitlines()) == 2 + (form == "csv")
        assert "2 hands were written" in notices.take_new()[0]
    history.close()


def test_a_hand_that_ends_during_an_export_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are added while an export reads the history page by page, and no line appears twice."""
    history, notices = history_in(tmp_path)
    *hands, late, later = really_played(6)
    for hand in hands:
        history.add(hand)
    monkeypatch.setattr("tonk.session.statistics.stats_loader.PAGE", 2)
    asked, fresh = history.digests, [later, late]

    def digests(after: int, limit: int, *, whole: bool, patient: bool) -> tuple[list[KeptDigest], int | None] | None:
        page = asked(after, limit, whole=whole, patient=patient)
        if fresh:
            history.add(fresh.pop())
        return page

    monkeypatch.setattr(history, "digests", digests)
    path = export_path(tmp_path / "export", "jsonl", noon())
    export(history, path, StatsFilter("Ana"), notices)
    history.close()
    records = path.read_text(encoding="utf-8").splitlines()
    assert records[:4] == [hand.record for hand in hands]
    assert len(records) == len(set(records)) == 6


def test_an_unwritable_folder_costs_a_sentence(tmp_path: Path) -> None:
    """Nothing is raised, and the player learns why there is no file."""
    history, notices = history_in(tmp_path)
    history.add(really_played(1)[0])
    (tmp_path / "export").write_text("in the way")
    export(history, export_path(tmp_path / "export", "csv", noon()), StatsFilter("Ana"), notices)
    history.close()
    assert "can't be written" in notices.take_new()[0]


def test_an_export_is_whole_or_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If another program holds the history, from the start or midway, or the game ends, that is reported."""
    history, notices = history_in(tmp_path)
    for hand in really_played(3):
        history.add(hand)
    monkeypatch.setattr("tonk.storage.history_file._TRIES", 1)
    path = export_path(tmp_path / "export", "jsonl", noon())
    busy = sqlite3.OperationalError("held")
    busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
    for asked in ("digests.digests", "queries.hands_with_key"):
        with mock.patch(f"tonk.storage.{asked}", side_effect=busy):
            export(history, path, StatsFilter("Ana"), notices)
        assert "the history can't be read right now" in notices.take_new()[-1]
    export(history, path, StatsFilter("Ana"), notices, lambda: True)
    assert "the game was closed" in notices.take_new()[-1]
    assert not path.exists()
    history.close()


@pytest.mark.parametrize("damaged", ["{", "[" * 100_000])
def test_a_record_damaged_later_is_left_out(tmp_path: Path, damaged: str) -> None:
    """Its digest is intact, so it is still counted; the other hands are written, and nothing is raised."""
    history, notices = history_in(tmp_path)
    for hand in really_played(3):
        history.add(hand)
    export(history, export_path(tmp_path / "export", "csv", noon()), StatsFilter("Ana"), notices)
    history._connection.shut()
    with closing(sqlite3.connect(history.path)) as database, database:
        database.execute("UPDATE hands SET record = ? WHERE hand_no = 2", (damaged,))
    path = export_path(tmp_path / "export", "jsonl", noon())
    export(history, path, StatsFilter("Ana"), notices)
    history.close()
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2
    assert "2 hands were written" in notices.take_new()[-1]
