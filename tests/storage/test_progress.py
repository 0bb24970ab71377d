"""What was learnt is kept, and a damaged file of it is set aside in words."""

from pathlib import Path

from tonk.session.progress import Progress
from tonk.storage.paths import Places
from tonk.storage.store import Store


def reopened(folder: Path) -> Store:
    """What is kept in a folder, opened anew."""
    return Store.open(Places(folder, folder))


def test_progress_comes_back(tmp_path: Path) -> None:
    """How many hands of a lesson were gone through is there the next time."""
    store = reopened(tmp_path)
    assert not store.progress.now.greeted
    store.progress.keep(store.progress.now.greet().gone_through("first", 2))
    store.close()
    store = reopened(tmp_path)
    assert store.progress.now.greeted
    assert store.progress.now.moments_of("first") == 2
    store.close()


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    """It is kept under another name, one sentence says so, and learning begins anew."""
    (tmp_path / "progress.json").write_text('{"format": "tonk-progress/1", "lessons": ')
    store = reopened(tmp_path)
    assert store.progress.now == Progress()
    (sentence,) = store.news()
    assert "progress.json could not be used" in sentence
    assert list(tmp_path.glob("progress*bad*"))
    store.close()


def test_what_cannot_be_is_left_out_in_words(tmp_path: Path) -> None:
    """Numbers of hands that no lesson has cost the lessons only, and a sentence says so."""
    (tmp_path / "progress.json").write_text('{"format": "tonk-progress/1", "greeted": true, "lessons": {"first": -3}}')
    store = reopened(tmp_path)
    assert store.progress.now == Progress(greeted=True)
    assert store.news() == ["Which lessons were gone through can't be read: they begin anew."]
    store.close()
