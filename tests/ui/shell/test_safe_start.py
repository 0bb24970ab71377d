"""A start that fails: the game comes up all the same, says which file stops it, and sets that aside if asked to."""

import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from tonk.app import Game, play
from tonk.app.restarting import start_again
from tonk.storage.paths import Places
from tonk.storage.saves import KeptFile
from tonk.storage.start_blockers import blocking_files
from tonk.ui.screens.fault_page import FaultPage
from tonk.ui.shell.inputs import KeyPress
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
    monkeypatch.setattr(Game, "finish_start", lambda *_: None)
    monkeypatch.setattr("pygame.quit", lambda: None)  # the other tests go on with the same pygame
    for name in ("choices.json", "settings.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    return tmp_path


def test_the_file_that_stops_the_start_is_found_and_nothing_is_changed(saves: Path) -> None:
    """Of two files one makes the game fail."""
    before = sorted(saves.iterdir())
    assert blocking_files(Places(saves, saves)) == [(saves / "choices.json",)]
    assert sorted(saves.iterdir()) == before


def starts(saves: Path, *, safe: bool) -> list[bool]:
    """Start the game; whether each further start that it wants is to be in the safe mode."""
    wanted: list[bool] = []

    def restart(*, safe: bool) -> int:
        wanted.append(safe)
        return 0

    assert play(saves=str(saves), portable=False, safe=safe, restart=restart) == 0
    return wanted


def test_a_start_that_fails_is_followed_by_one_in_the_safe_mode(saves: Path) -> None:
    """The fault is written down first."""
    assert starts(saves, safe=False) == [True]
    assert "of ours" in (saves / "fault.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("mends", [True, False])
def test_the_safe_mode_offers_to_set_aside_what_stops_the_start(
    saves: Path, monkeypatch: pytest.MonkeyPatch, *, mends: bool
) -> None:
    """Set aside, the next start is as usual; at Esc the window is there all the same, and no file is touched."""

    def run(loop: Loop, _after: object) -> None:
        page = loop.ui.screens.top
        assert isinstance(page, FaultPage)
        if mends:
            page._ways[0].press()
        else:
            page.handle(KeyPress(pygame.K_ESCAPE))
        assert loop.ui.screens.closing is mends

    monkeypatch.setattr(Loop, "run", run)
    assert starts(saves, safe=True) == [False] * mends
    assert (saves / "choices.json").exists() is not mends
    assert len(list(saves.glob("choices.json.bad-*"))) == mends


@pytest.mark.skipif(sys.platform == "win32", reason="a program can't take another's place there")
@pytest.mark.parametrize("safe", [True, False])
def test_another_start_is_a_new_process_with_the_same_arguments(monkeypatch: pytest.MonkeyPatch, *, safe: bool) -> None:
    """Fonts and sounds die with pygame, and so does what a failed start has left: nothing of it is used again."""
    started: list[list[str]] = []

    def begins(_program: str, command: list[str]) -> None:
        started.append(command)
        raise SystemExit  # nothing comes back

    monkeypatch.setattr("os.execv", begins)
    monkeypatch.setattr("sys.orig_argv", ["python", "main.py", "--saves", "here", *(["--safe"] * (not safe))])
    with pytest.raises(SystemExit):
        start_again(safe=safe)
    assert started == [[sys.executable, "main.py", "--saves", "here", *(["--safe"] * safe)]]
