"""A run of the monkey in the gate; longer ones are started by hand (``python -m tests.monkey``)."""

from pathlib import Path

import pytest

from tests.monkey.run import run


def test_the_game_survives_random_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game survives random events of every kind, and everything saved opens again."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    assert run(tmp_path, seed=3, events=20_000).events >= 20_000
