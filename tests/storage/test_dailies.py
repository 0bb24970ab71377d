"""Daily deals on the disk, and exported pictures of them."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from tests.storage.hands import noon
from tonk.session.deals.daily import DEALS, Dailies
from tonk.storage.paths import Places
from tonk.storage.store import Store


def test_a_damaged_file_of_days_is_set_aside(tmp_path: Path) -> None:
    """It is renamed, one sentence says so, and the calendar is empty."""
    (tmp_path / "daily.json").write_text('{"format": "tonk-daily/1", "2026-11-23": ')
    store = Store.open(Places(tmp_path, tmp_path))
    assert store.dailies.now == Dailies()
    (sentence,) = store.news()
    assert "daily.json couldn't be used" in sentence
    assert list(tmp_path.glob("daily.json.bad-*"))
    store.close()


@pytest.mark.parametrize("deals", [2, DEALS])
def test_a_finished_day_survives_another_copys_play(tmp_path: Path, deals: int) -> None:
    """Two copies play the same day: the first result on the disk stays, and the slower copy learns of it."""
    day = date(2026, 11, 23)
    places = Places(tmp_path, tmp_path)
    quick, slow = Store.open(places, noon), Store.open(places, noon)
    run = quick.dailies.now.run(day, "Ana")
    slow.dailies.keep_run(day, replace(run, won=((1,),)))
    assert slow.writer.close()
    quick.dailies.keep_run(day, replace(run, won=((5,) * DEALS,)))
    assert quick.writer.close()
    slow.dailies.keep_run(day, replace(run, won=((-7,) * deals,)))
    assert slow.writer.close()
    for store in (slow, Store.open(places, noon)):
        store.dailies.look_again()
        assert store.dailies.now.results[day].won == (5,) * DEALS
        assert not store.dailies.now.runs
        store.close()
    quick.close()


def test_a_damaged_result_is_replaced_by_a_new_one(tmp_path: Path) -> None:
    """A damaged result doesn't count."""
    day = date(2026, 11, 23)
    (tmp_path / "daily.json").write_text('{"format": "tonk-daily/1", "2026-11-23": {"won": [1], "finished": "?"}}')
    store = Store.open(Places(tmp_path, tmp_path), noon)
    store.dailies.keep_run(day, replace(store.dailies.now.run(day, "Ana"), won=((5,) * DEALS,)))
    store.close()
    store = Store.open(Places(tmp_path, tmp_path), noon)
    assert store.dailies.now.results[day].won == (5,) * DEALS
    store.close()


def test_a_picture_is_written_and_a_notice_says_where(tmp_path: Path) -> None:
    """It is in the folder of exports; if that is impossible, the notice says why."""
    store = Store.open(Places(tmp_path, tmp_path))
    store.export_picture("day.png", lambda: b"PNG")
    store.close()
    assert (tmp_path / "exported" / "day.png").read_bytes() == b"PNG"
    assert store.news() == [f"The picture is saved as {tmp_path / 'exported' / 'day.png'}."]
    blocked = tmp_path / "blocked"
    blocked.mkdir()
    (blocked / "exported").write_text("a file where the folder should be")
    store = Store.open(Places(blocked, blocked))
    store.export_picture("day.png", lambda: b"PNG")
    store.close()
    (sentence,) = store.news()
    assert sentence.startswith("The picture couldn't be saved: ")
