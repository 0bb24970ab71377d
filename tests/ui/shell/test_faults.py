"""Faults during the game, which are logged and shown while the match goes on."""

import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from tests.ui.pilot import Pilot, dummy_ui
from tonk.app import Game
from tonk.app.fault_notes import listeners_of
from tonk.app.faults import Faults, notify_stopped
from tonk.rules import Drop
from tonk.session.settings import Settings
from tonk.session.workers import WhoThinks
from tonk.storage.faults import KEPT, keep_fault, take_stop_traces
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.screens.fault_page import FaultPage
from tonk.ui.screens.history.history_screen import HistoryScreen
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.screens.title_screen import TitleScreen


def fails(*_: object) -> None:
    """Fail as a fault of the program would."""
    raise ZeroDivisionError("of ours")


class Guarded:
    """A game whose loop is guarded."""

    def __init__(self, saves: Path) -> None:
        store = Store.open(Places(saves, saves))
        self.pilot = Pilot(dummy_ui(settings=Settings(animation_speed="instant", thinking_time="none")), eager=True)
        self.game = Game(self.pilot.ui, store)
        self.pilot.loop.guard.on_fault = Faults(self.pilot.ui, self.game, store).meet
        self.game.routes.show_title()
        self.step()

    @property
    def top(self) -> object:
        """The screen on top."""
        return self.pilot.ui.screens.top

    def step(self, act: Callable[[], object] | None = None) -> None:
        """Play a frame or call a function inside the guard, as the loop does."""
        with self.pilot.loop.guard:
            (act or self.pilot.post)()

    def press(self, key: int) -> None:
        """Press a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.step(partial(self.pilot.post, pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)))

    def wait(self) -> None:
        """Let enough time pass for the same fault to count as a new one."""
        self.step(lambda: self.pilot.advance(3.0))


@pytest.fixture
def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guarded]:
    """A guarded game at the title, in which no hand is dealt a Tonk."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 7)
    game = Guarded(tmp_path)
    yield game
    game.game.close()


def test_a_page_that_fails_is_closed_and_reported(
    guarded: Guarded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page opens if the history fails, a file has the details, and going on leads to the title."""
    monkeypatch.setattr(HistoryScreen, "draw", fails)
    guarded.step(guarded.game.routes.show_history)
    guarded.step()
    assert isinstance(guarded.top, FaultPage)
    assert "of ours" in (tmp_path / "fault.txt").read_text(encoding="utf-8")
    guarded.press(pygame.K_RETURN)
    guarded.step()
    assert isinstance(guarded.top, TitleScreen)


@pytest.mark.parametrize("part", ["__init__", "resized"])
def test_a_page_that_cannot_open_leaves_the_one_below(
    guarded: Guarded, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Going on after a page failed to open leads back to the page before it."""
    before = guarded.pilot.ui.screens.all
    monkeypatch.setattr(HistoryScreen, part, fails)
    guarded.step(guarded.game.routes.show_history)
    assert isinstance(guarded.top, FaultPage)
    guarded.press(pygame.K_ESCAPE)
    assert guarded.pilot.ui.screens.all == before


def test_a_table_that_fails_once_can_be_continued(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that fails once is followed by a new table with the same match and the same cards."""
    guarded.step(lambda: guarded.pilot.press(pygame.K_RETURN, pygame.K_RETURN))
    table = guarded.top
    assert isinstance(table, TableScreen)
    before = table.sitting.game.record()
    with monkeypatch.context() as patched:
        patched.setattr(TableScreen, "update", fails)
        guarded.step()
    assert isinstance(guarded.top, FaultPage)
    guarded.press(pygame.K_RETURN)
    guarded.step()
    again = guarded.top
    assert isinstance(again, TableScreen)
    assert again is not table
    assert again.sitting.game.record() == before


def test_a_fault_that_comes_again_leads_to_the_title(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that fails twice is left for the title, where the match can be resumed."""
    guarded.step(lambda: guarded.pilot.press(pygame.K_RETURN, pygame.K_RETURN))
    monkeypatch.setattr(TableScreen, "update", fails)
    guarded.step()
    guarded.press(pygame.K_RETURN)
    guarded.step()
    assert isinstance(guarded.pilot.ui.screens.all[0], TitleScreen)
    assert isinstance(guarded.top, FaultPage)
    guarded.press(pygame.K_RETURN)
    guarded.wait()
    assert isinstance(guarded.top, TitleScreen)
    assert len(guarded.game.matches.waiting()) == 1


def test_a_title_that_fails_again_and_again_ends_the_game(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    """A title that fails twice ends the game with the error, since there is no page to go back to."""
    monkeypatch.setattr(TitleScreen, "draw", fails)
    guarded.pilot.ui.on_change()
    guarded.step()
    guarded.press(pygame.K_RETURN)
    with pytest.raises(ZeroDivisionError):
        guarded.press(pygame.K_RETURN)


def test_a_fault_at_the_window_s_cross_does_not_keep_it_open(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game ends at the window's cross even if a page fails at that moment."""
    monkeypatch.setattr(TitleScreen, "handle", fails)
    with pytest.raises(ZeroDivisionError):
        guarded.step(lambda: guarded.pilot.post(pygame.Event(pygame.QUIT)))
    assert guarded.pilot.ui.screens.closing


def test_the_last_faults_are_kept(tmp_path: Path) -> None:
    """Five of seven faults are kept, the newest in the file that pages name."""
    for number in range(7):
        keep_fault(tmp_path, f"fault {number}")
    texts = sorted(path.read_text(encoding="utf-8") for path in tmp_path.iterdir())
    assert texts == [f"fault {number}" for number in range(7 - KEPT, 7)]
    assert (tmp_path / "fault.txt").read_text(encoding="utf-8") == "fault 6"


STOPPED = """
import faulthandler, pathlib, sys
from tonk.storage.faults import StopTrace
StopTrace(pathlib.Path(sys.argv[1])).begin()
faulthandler._sigsegv()
"""


def test_a_bot_that_fails_at_every_decision_leaves_the_other_faults_kept(tmp_path: Path) -> None:
    """Faults of bots at the same place of the code count as one, even if their words differ."""
    failed = listeners_of(Store.open(Places(tmp_path, tmp_path)), WhoThinks.BOTS).failed
    for card in range(2 * KEPT):
        failed(f"Traceback\n  somewhere\nKeyError: {card}\n")
    failed("Traceback\n  elsewhere\nKeyError: 1\n")
    assert len(list(tmp_path.glob("fault*.txt"))) == 2


def test_a_crash_of_the_program_is_reported_once(guarded: Guarded, tmp_path: Path) -> None:
    """Only the first start after a crash of the program shows a page, and a file has the place of the crash.

    The crash file of another running copy is left alone.
    """
    running = tmp_path / "stopped-1.txt"
    running.touch()
    notify_stopped(guarded.pilot.ui, Places(tmp_path, tmp_path))
    assert isinstance(guarded.top, TitleScreen)

    subprocess.run([sys.executable, "-c", STOPPED, str(tmp_path)], check=False)
    notify_stopped(guarded.pilot.ui, Places(tmp_path, tmp_path))

    assert isinstance(guarded.top, FaultPage)
    assert "Segmentation fault" in (tmp_path / "fault.txt").read_text(encoding="utf-8")
    guarded.press(pygame.K_RETURN)
    assert isinstance(guarded.top, TitleScreen)
    assert list(tmp_path.glob("stopped-*.txt")) == [running]
    assert take_stop_traces(tmp_path) == ""


def test_failing_bots_are_reported_and_play_continues(
    guarded: Guarded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that fail play at random, a notice says so, and a file has the details."""
    monkeypatch.setattr("tonk.bots.players.HeuristicPlayer.choose", fails)
    guarded.game.begin(guarded.game.choices, seed=4)
    table = guarded.top
    assert isinstance(table, TableScreen)
    game = table.sitting.game
    for _frame in range(40):
        if table.may_act:
            table.do(next(action for action in game.position.legal() if not isinstance(action, Drop)))
        if table.sitting.bot_acts and game.actions:
            break
        guarded.step(lambda: guarded.pilot.advance(0.1))
    before = len(game.actions)
    guarded.step(lambda: guarded.pilot.advance(1.0))
    assert len(game.actions) > before
    assert guarded.top is table
    guarded.game.show_notices()
    told = [sentence for sentence in guarded.pilot.loop.toasts.sentences if "opponent" in sentence]
    assert [str(tmp_path / "fault.txt") in sentence for sentence in told] == [True]
    assert "of ours" in (tmp_path / "fault.txt").read_text(encoding="utf-8")
