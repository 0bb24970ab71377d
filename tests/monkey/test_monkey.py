"""A short run of the monkey in the gate; long ones are run by hand (``python -m tests.monkey``)."""

from pathlib import Path

import pytest

from tests.monkey.run import run


def test_the_game_bears_a_monkey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events of all kinds by chance: nothing fails, and all that was kept opens again."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    assert run(tmp_path, seed=3, events=20_000).events >= 20_000
