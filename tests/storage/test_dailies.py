"""Daily deals on the disk, and pictures of them."""

from pathlib import Path

from tonk.session.deals.daily import Dailies
from tonk.storage.paths import Places
from tonk.storage.store import Store


def test_a_damaged_file_of_days_is_set_aside(tmp_path: Path) -> None:
    """It is kept under another name, one sentence says so, and the calendar is empty."""
    (tmp_path / "daily.json").write_text('{"format": "tonk-daily/1", "2026-11-23": ')
    store = Store.open(Places(tmp_path, tmp_path))
    assert store.dailies.now == Dailies()
    (sentence,) = store.news()
    assert "daily.json couldn't be used" in sentence
    assert list(tmp_path.glob("daily.json.bad-*"))
    store.close()


def test_a_picture_is_written_and_a_notice_says_where_it_is(tmp_path: Path) -> None:
    """In the folder of exports; where that can't be, the notice says why."""
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
