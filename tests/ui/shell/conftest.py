"""Fixtures for tests of the whole game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.shell.started import Start, Started


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """A function that starts a game on one folder of saves at each call; all its games are closed in the end.

    Every match is dealt from one seed, in which nobody is dealt a Tonk in the first two hands.
    """
    monkeypatch.setattr("secrets.randbits", lambda _: 4)
    games: list[Started] = []

    def started() -> Started:
        games.append(Started(tmp_path))
        return games[-1]

    yield started
    for one in games:
        one.game.close()
