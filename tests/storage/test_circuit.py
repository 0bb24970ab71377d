"""The career on the Circuit is saved, and a damaged file of it is set aside with a sentence."""

import json
from pathlib import Path

import pytest

from tests.storage.test_progress import reopened
from tonk.session.circuit.career import Career, TableEnd


def test_a_saved_career_comes_back(tmp_path: Path) -> None:
    """A chair that was bought, and later a table's end, are there the next time."""
    store = reopened(tmp_path)
    sat = store.career.now.sit_down(0, "m")
    store.career.keep(sat)
    store.close()
    store = reopened(tmp_path)
    assert store.career.now == sat
    store.career.keep(sat.settle("m", TableEnd("won", 17, 22)))
    store.close()
    store = reopened(tmp_path)
    assert store.career.now.has_won(0)
    store.close()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"format": "tonk-career/1", "career": {"money', "it is not JSON"),
        ('{"format": "tonk-career/1", "career": {"money": 1e9}}', "a number in it is out of range"),
        (json.dumps({"format": "tonk-career/1", "career": None}), "it is not complete"),
    ],
)
def test_a_damaged_career_is_set_aside(tmp_path: Path, text: str, why: str) -> None:
    """The file is renamed, one sentence says why, and a new career begins and can be saved."""
    (tmp_path / "circuit.json").write_text(text)
    store = reopened(tmp_path)
    assert store.career.now == Career()
    (sentence,) = store.news()
    assert "circuit.json couldn't be used" in sentence
    assert why in sentence
    assert [path.read_text() for path in tmp_path.glob("circuit*bad*")] == [text]
    store.career.keep(Career().sit_down(0, "m"))
    store.close()
    store = reopened(tmp_path)
    assert store.career.now.playing is not None
    store.close()
