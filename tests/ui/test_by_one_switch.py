"""A match played by one switch: the frame moves on by itself, and Space presses the control it is on."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.ui.hearing import listen
from tests.ui.pilot import Pilot, dummy_ui
from tonk.app import Game
from tonk.session.settings import Settings
from tonk.storage.paths import Places
from tonk.storage.store import Store

_PACE = 0.7
_MOST_STEPS = 60


class Switch:
    """A player with one key, guided by the speech about the frame's control.

    Args:
        saves: The folder of the game.
        scanning: The pace of the scan.
    """

    def __init__(self, saves: Path, scanning: str = "0.7") -> None:
        self._store = Store.open(Places(saves, saves))
        settings = Settings(animation_speed="instant", thinking_time="none", lessons=False, scanning=scanning)
        self.pilot = Pilot(dummy_ui(settings=settings))
        self.pilot.loop._shown._draw = lambda *_strokes, **_whole: []  # type: ignore[method-assign]
        self._voice = listen(self.pilot.ui)
        game = Game(self.pilot.ui, self._store)
        game.routes.show_title()
        self.close = game.close
        self.heard: list[str] = []
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        """Let the frame move on for a while."""
        self.pilot.advance(seconds)
        self.heard = self._voice.take()

    def press(self) -> None:
        """Press the switch."""
        self.pilot.press(pygame.K_SPACE)
        self.wait(0.1)

    def choose(self, words: str) -> None:
        """Press the switch when the frame is on a control whose name begins with these words."""
        passed = []
        for _step in range(_MOST_STEPS):
            if any(line.startswith(words) for line in self.heard):
                self.press()
                return
            passed += self.heard
            self.wait(_PACE)
        raise AssertionError(f"the frame never comes to {words!r}: {passed}")


@pytest.fixture(name="switch")
def _switch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Switch]:
    """A game at its title with scanning on; its deals are the same each time."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 5)
    switch = Switch(tmp_path)
    yield switch
    switch.close()


def test_a_turn_is_played_by_one_switch(switch: Switch) -> None:
    """A turn can be played by one switch, from the title to a draw and a discard."""
    switch.choose("Play, button")
    switch.choose("Deal, button")
    switch.wait(2.0)
    switch.choose("30 cards in the stock")
    switch.choose("Your hand")
    switch.choose("king of diamonds")
    assert switch.heard == ["king of diamonds, chosen"]
    switch.choose("Top of the discards")
    switch.wait(2.0)
    assert any(line.startswith("Earl") for line in switch.heard)


def test_a_click_with_the_pointer_at_rest_is_the_switch(switch: Switch) -> None:
    """A click counts as the switch while the pointer rests, but as a normal click after the pointer was moved."""
    pilot = switch.pilot
    pilot.move((5, 5))
    switch.choose("Play, button")
    assert "New game" in switch.heard
    pilot.press(pygame.K_ESCAPE)
    switch.wait(1.0)
    title = pilot.ui.screens.top
    pilot.down((5, 5))
    pilot.up((5, 5))
    assert pilot.ui.screens.top is not title
    pilot.press(pygame.K_ESCAPE)
    pilot.click((5, 5))
    assert type(pilot.ui.screens.top) is type(title)


def test_with_scanning_off_nothing_goes_around(tmp_path: Path) -> None:
    """With scanning off, the focus doesn't move by itself."""
    switch = Switch(tmp_path, "off")
    switch.wait(10.0)
    focused = [group.focused for group in switch.pilot.ui.groups]
    switch.close()
    assert focused == [None]
