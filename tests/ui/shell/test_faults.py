"""Faults during the game are logged and shown, and the match goes on."""

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
    """Fail as something of ours could."""
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
        """The page on top."""
        return self.pilot.ui.screens.top

    def step(self, act: Callable[[], object] | None = None) -> None:
        """Go on by a frame, or do something, as the loop does it: inside its guard."""
        with self.pilot.loop.guard:
            (act or self.pilot.post)()

    def press(self, key: int) -> None:
        """Press a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.step(partial(self.pilot.post, pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)))

    def wait(self) -> None:
        """Let more time pass than makes a fault the same again."""
        self.step(lambda: self.pilot.advance(3.0))


@pytest.fixture
def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guarded]:
    """A guarded game at the title, in which no hand is dealt a Tonk."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 7)
    game = Guarded(tmp_path)
    yield game
    game.game.close()


def test_a_page_that_fails_is_closed_and_told(
    guarded: Guarded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing the history fails: a page says so, the details are in a file, and going on leads back to the title."""
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
    """The history can't be opened: going on leads back to where one was."""
    before = guarded.pilot.ui.screens.all
    monkeypatch.setattr(HistoryScreen, part, fails)
    guarded.step(guarded.game.routes.show_history)
    assert isinstance(guarded.top, FaultPage)
    guarded.press(pygame.K_ESCAPE)
    assert guarded.pilot.ui.screens.all == before


def test_a_table_that_fails_once_is_gone_on_with(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table fails: going on leads to the same match, with the same cards, on a new table."""
    guarded.step(lambda: guarded.pilot.press(pygame.K_RETURN, pygame.K_RETURN))
    table = guarded.top
    assert isinstance(table, TableScreen)
    before = table.sitting.match.record()
    with monkeypatch.context() as patched:
        patched.setattr(TableScreen, "update", fails)
        guarded.step()
    assert isinstance(guarded.top, FaultPage)
    guarded.press(pygame.K_RETURN)
    guarded.step()
    again = guarded.top
    assert isinstance(again, TableScreen)
    assert again is not table
    assert again.sitting.match.record() == before


def test_a_fault_that_comes_again_leads_to_the_title(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table fails whenever it is shown: after the second time the match waits at the title."""
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
    """There is nowhere left to go: the fault is let through."""
    monkeypatch.setattr(TitleScreen, "draw", fails)
    guarded.pilot.ui.on_change()
    guarded.step()
    guarded.press(pygame.K_RETURN)
    with pytest.raises(ZeroDivisionError):
        guarded.press(pygame.K_RETURN)


def test_a_fault_at_the_window_s_cross_does_not_keep_it_open(guarded: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page fails when the game is to end: it ends."""
    monkeypatch.setattr(TitleScreen, "handle", fails)
    with pytest.raises(ZeroDivisionError):
        guarded.step(lambda: guarded.pilot.post(pygame.Event(pygame.QUIT)))
    assert guarded.pilot.ui.screens.closing


def test_the_last_faults_are_kept(tmp_path: Path) -> None:
    """Of seven faults five are left, the newest in the file that pages name."""
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
    """Its words may tell of other cards each time: it is one fault by its place."""
    failed = listeners_of(Store.open(Places(tmp_path, tmp_path)), WhoThinks.BOTS).failed
    for card in range(2 * KEPT):
        failed(f"Traceback\n  somewhere\nKeyError: {card}\n")
    failed("Traceback\n  elsewhere\nKeyError: 1\n")
    assert len(list(tmp_path.glob("fault*.txt"))) == 2


def test_a_program_that_the_system_stopped_is_told_once(guarded: Guarded, tmp_path: Path) -> None:
    """A program meets a fault of memory: the next start says so, with the place where it stood, and the one after not.

    What another running copy has ready for its own end is left alone.
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


def test_bots_that_fail_are_told_of_and_play_goes_on(
    guarded: Guarded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No bot that thinks can decide: they play at random, a notice says so, and the details are in a file."""
    monkeypatch.setattr("tonk.bots.players.HeuristicPlayer.choose", fails)
    guarded.game.begin(guarded.game.choices, seed=4)
    table = guarded.top
    assert isinstance(table, TableScreen)
    match = table.sitting.match
    for _frame in range(40):
        if table.may_act:
            table.do(next(action for action in match.position.legal() if not isinstance(action, Drop)))
        if table.sitting.bot_acts and match.actions:
            break
        guarded.step(lambda: guarded.pilot.advance(0.1))
    before = len(match.actions)
    guarded.step(lambda: guarded.pilot.advance(1.0))
    assert len(match.actions) > before
    assert guarded.top is table
    guarded.game.show_notices()
    told = [sentence for sentence in guarded.pilot.loop.toasts.sentences if "opponent" in sentence]
    assert [str(tmp_path / "fault.txt") in sentence for sentence in told] == [True]
    assert "of ours" in (tmp_path / "fault.txt").read_text(encoding="utf-8")
