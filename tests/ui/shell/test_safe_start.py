"""A start that fails: the game comes up all the same, says which file stops it, and sets that aside if asked to."""

from pathlib import Path
from typing import Any

import pytest

from tonk.app import Game, play
from tonk.storage.paths import Places
from tonk.storage.saves import KeptFile
from tonk.storage.stopping import stopping_files
from tonk.ui.screens.fault_page import FaultPage
from tonk.ui.shell.loop import Loop

_load: Any = KeptFile.load


def fails_for_choices(file: KeptFile[Any]) -> object:
    """Load a file, unless it is that of the last choices, at which the game fails."""
    if file.path.name == "choices.json" and file.path.exists():
        raise ZeroDivisionError("of ours")
    return _load(file)


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of saves that stops the game, and all it says goes unseen."""
    monkeypatch.setattr(KeptFile, "load", fails_for_choices)
    monkeypatch.setattr(Game, "open_doors", lambda *_: None)
    monkeypatch.setattr("pygame.quit", lambda: None)  # the other tests go on with the same pygame
    for name in ("choices.json", "settings.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    return tmp_path


def test_the_file_that_stops_the_start_is_found_and_nothing_is_changed(saves: Path) -> None:
    """Of two files one makes the game fail."""
    before = sorted(saves.iterdir())
    assert stopping_files(Places(saves, saves)) == [(saves / "choices.json",)]
    assert sorted(saves.iterdir()) == before


@pytest.mark.parametrize("mends", [True, False])
def test_a_start_that_fails_offers_to_set_aside_what_stops_it(
    saves: Path, monkeypatch: pytest.MonkeyPatch, *, mends: bool
) -> None:
    """Set aside, the next start is as usual; else the window is there all the same, and no file is touched."""
    seen: list[object] = []

    def run(loop: Loop, _after: object) -> None:
        page = loop.ui.screens.top
        seen.append(page)
        if isinstance(page, FaultPage) and mends:
            page._first.do()

    monkeypatch.setattr(Loop, "run", run)
    assert play(saves=str(saves), portable=False) == 0
    assert [isinstance(page, FaultPage) for page in seen] == ([True, False] if mends else [True])
    assert (saves / "choices.json").exists() is not mends
    assert len(list(saves.glob("choices.json.bad-*"))) == mends
    assert "of ours" in (saves / "fault.txt").read_text(encoding="utf-8")
