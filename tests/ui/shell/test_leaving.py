"""Leaving the game while the disk refuses to save: a page says so, and the player may still leave."""

import errno
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pygame
import pytest

from tests.storage.hands import noon
from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.screens.screen_services import read
from tonk.app import Game, play
from tonk.app.leaving import Leaving
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.widgets.dialog import Dialog, DialogAnswer

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class Refusing:
    """A game on a disk that refuses to save until `take` is called."""

    def __init__(self, folder: Path) -> None:
        self.store = Store.open(Places(folder / "data", folder / "data"), noon)
        self.home = folder / "home"
        self.home.mkdir()
        self.faults: list[Any] = [
            mock.patch("tonk.storage.matches.write_atomic", side_effect=FULL),
            mock.patch("tonk.storage.journal.CAP", 0),
            mock.patch("tonk.storage.rescue._other_folders", return_value=[self.home]),
        ]
        for fault in self.faults:
            fault.start()
        self.file = self.store.matches.create()
        self.store.matches.keep(self.file, {"n": 1})
        ui = dummy_ui()
        ui.screens.may_quit = Leaving(ui, self.store).may_quit
        self.pilot = Pilot(ui, Dialog(ui, "The game", "", [DialogAnswer("Ok")]))

    def take(self) -> None:
        """Let the disk save everything from now on."""
        while self.faults:
            self.faults.pop().stop()

    def cross(self) -> bool:
        """Press the window's cross; True if that ends the game."""
        self.pilot.post(pygame.Event(pygame.QUIT))
        return self.pilot.ui.screens.closing


@pytest.fixture
def refusing(tmp_path: Path) -> Iterator[Refusing]:
    """A game on a disk that refuses to save."""
    game = Refusing(tmp_path)
    yield game
    game.take()
    game.store.close()


def test_the_first_press_of_the_close_button_warns_and_the_second_closes(refusing: Refusing) -> None:
    """The window's cross first opens a page that says what is not saved and where a copy is, and then ends the game."""
    assert not refusing.cross()
    seen = read(refusing.pilot)
    [copy] = refusing.home.iterdir()
    assert all(words in seen for words in ("Not everything is saved", "the disk is full", copy.name))
    assert refusing.cross()


def test_trying_again_closes_when_there_is_room(refusing: Refusing) -> None:
    """Trying again ends the game if the match can be saved, and the copy is deleted."""
    assert not refusing.cross()
    refusing.pilot.press(pygame.K_RETURN)
    assert not refusing.pilot.ui.screens.closing
    assert isinstance(refusing.pilot.ui.screens.top, Dialog)
    refusing.take()
    refusing.pilot.press(pygame.K_RETURN)
    assert refusing.pilot.ui.screens.closing
    assert refusing.file.path.exists()
    assert not list(refusing.home.iterdir())


def test_staying_goes_back_to_the_game(refusing: Refusing) -> None:
    """Esc closes only the question; a system that asks the game to end gets no question."""
    assert not refusing.cross()
    refusing.pilot.press(pygame.K_ESCAPE)
    assert len(refusing.pilot.ui.screens.all) == 1
    assert not refusing.pilot.ui.screens.closing
    refusing.pilot.loop.note_signal(signal.SIGTERM)
    refusing.pilot.post()
    assert refusing.pilot.ui.screens.closing


def test_a_disk_that_takes_everything_is_not_asked_about(refusing: Refusing) -> None:
    """The game ends at once if everything is saved, and leaves no copy."""
    refusing.take()
    assert refusing.cross()
    assert not list(refusing.home.iterdir())


def test_a_signal_while_the_game_still_starts_ends_it_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal ends the game in order from the first frame on, even if the start has not finished."""
    reached: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, _frame: reached.append(number))
    monkeypatch.setattr("pygame.quit", lambda: None)  # the other tests go on with the same pygame
    monkeypatch.setattr(Game, "finish_start", lambda *_: os.kill(os.getpid(), signal.SIGTERM))
    try:
        assert play(saves=str(tmp_path), portable=False) == 0
        assert not reached
        os.kill(os.getpid(), signal.SIGTERM)
        assert reached
    finally:
        signal.signal(signal.SIGTERM, before)
