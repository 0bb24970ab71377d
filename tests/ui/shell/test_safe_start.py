"""A start that fails: the safe mode, which finds the file that stops the game and offers to set it aside."""

import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from tonk.app import Game, play
from tonk.app.restarting import start_again
from tonk.storage.kept_file import KeptFile
from tonk.storage.paths import Places
from tonk.storage.start_blockers import blocking_files
from tonk.ui.screens.fault_page import FaultPage
from tonk.ui.shell.inputs import KeyPress
from tonk.ui.shell.loop import Loop

_load: Any = KeptFile.load


def fails_for_choices(file: KeptFile[Any]) -> object:
    """Load a file, or fail if it is the file of the last choices."""
    if file.path.name == "choices.json" and file.path.exists():
        raise ZeroDivisionError("of ours")
    return _load(file)


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of saves that stops the game; pygame stays open for the other tests."""
    monkeypatch.setattr(KeptFile, "load", fails_for_choices)
    monkeypatch.setattr(Game, "finish_start", lambda *_: None)
    monkeypatch.setattr("pygame.quit", lambda: None)  # the other tests go on with the same pygame
    for name in ("choices.json", "settings.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    return tmp_path


def test_the_file_that_stops_the_start_is_found_and_nothing_is_changed(saves: Path) -> None:
    """The one of two files that stops the game is found, and no file is changed."""
    before = sorted(saves.iterdir())
    assert blocking_files(Places(saves, saves)) == [(saves / "choices.json",)]
    assert sorted(saves.iterdir()) == before


def starts(saves: Path, *, safe: bool) -> list[bool]:
    """Start the game and return the starts that it asks for: True for each one in the safe mode."""
    wanted: list[bool] = []

    def restart(*, safe: bool) -> int:
        wanted.append(safe)
        return 0

    assert play(saves=str(saves), portable=False, safe=safe, restart=restart) == 0
    return wanted


def test_a_start_that_fails_is_followed_by_one_in_the_safe_mode(saves: Path) -> None:
    """A start that fails writes its fault to a file and asks for a start in the safe mode."""
    assert starts(saves, safe=False) == [True]
    assert "of ours" in (saves / "fault.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("mends", [True, False])
def test_the_safe_mode_offers_to_set_aside_what_stops_the_start(
    saves: Path, monkeypatch: pytest.MonkeyPatch, *, mends: bool
) -> None:
    """The safe mode sets a file aside and starts again, or at Esc leaves all files and keeps the window open."""

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
    """A new process with the same arguments replaces the failed one, so that nothing of pygame is used again."""
    started: list[list[str]] = []

    def begins(_program: str, command: list[str]) -> None:
        started.append(command)
        raise SystemExit  # nothing comes back

    monkeypatch.setattr("os.execv", begins)
    monkeypatch.setattr("sys.orig_argv", ["python", "main.py", "--saves", "here", *(["--safe"] * (not safe))])
    with pytest.raises(SystemExit):
        start_again(safe=safe)
    assert started == [[sys.executable, "main.py", "--saves", "here", *(["--safe"] * safe)]]
