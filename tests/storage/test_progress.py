"""Progress is saved, and a damaged file of it is set aside with a sentence."""

from pathlib import Path

from tonk.records import Record
from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.session.learning.drill_kinds import OWN
from tonk.session.learning.drills import Drill
from tonk.session.learning.progress import Progress
from tonk.session.learning.spaced_repetition import ScheduledDrill, SpacedRepetition
from tonk.storage import kept_file
from tonk.storage.paths import Places
from tonk.storage.store import Store


def reopened(folder: Path) -> Store:
    """The store of a folder, opened again."""
    return Store.open(Places(folder, folder))


def test_progress_comes_back(tmp_path: Path) -> None:
    """The number of finished exercises of a lesson is there the next time."""
    store = reopened(tmp_path)
    assert not store.progress.now.greeted
    store.progress.keep(store.progress.now.greet().gone_through("first", 2))
    store.close()
    store = reopened(tmp_path)
    assert store.progress.now.greeted
    assert store.progress.now.exercises_done("first") == 2
    store.close()


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    """It is renamed, one sentence says so, and learning starts again."""
    (tmp_path / "progress.json").write_text('{"format": "tonk-progress/1", "lessons": ')
    store = reopened(tmp_path)
    assert store.progress.now == Progress()
    (sentence,) = store.news()
    assert "progress.json couldn't be used" in sentence
    assert list(tmp_path.glob("progress*bad*"))
    store.close()


def test_an_impossible_entry_is_left_out_in_words(tmp_path: Path) -> None:
    """An impossible number of exercises costs only the lessons, and a sentence says so."""
    (tmp_path / "progress.json").write_text('{"format": "tonk-progress/1", "greeted": true, "lessons": {"first": -3}}')
    store = reopened(tmp_path)
    assert store.progress.now == Progress(greeted=True)
    assert store.news() == ["Tonk can't read which lessons you have finished, so they start again."]
    store.close()


def test_the_most_and_longest_drills_can_be_read_again(tmp_path: Path) -> None:
    """Thirty-two hands with long names fill more than a small file, and all come back."""
    position = {
        "hands": [["AC"], ["2C"]],
        "stock": ["3C"],
        "discard": ["KD"],
        "table": [],
        "to_act": 0,
        "phase": "start",
    }
    drills = [
        Drill(
            OWN,
            Record(load_preset("jazz-club"), ("Ж" * 300, f"B{n}"), position=position),
            Seat(0),
        )
        for n in range(32)
    ]
    kept = Progress(
        repetition=SpacedRepetition(kept=tuple(ScheduledDrill(drill, 0, 740_000) for drill in drills)),
        mistakes=tuple(range(400)),
    )
    store = reopened(tmp_path)
    store.progress.keep(kept)
    store.close()
    assert (tmp_path / "progress.json").stat().st_size > kept_file.CAP
    store = reopened(tmp_path)
    assert store.progress.now == kept
    store.close()
