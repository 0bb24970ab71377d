"""Whole matches played by the keyboard or by a game pad alone, guided only by the focus."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pygame
import pytest

from tests.ui.gamepad import VirtualPad, plugged_in
from tests.ui.pilot import Pilot, dummy_ui
from tonk.app import Game
from tonk.session.settings import Settings
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.shell.commands import PadButton
from tonk.words.narration import Description

_MOST_STOPS, _MOST_STEPS = 60, 60


class Device(Protocol):
    """A keyboard or a pad, by its functions."""

    def confirm(self) -> None:
        """Press the focused control."""

    def back(self) -> None:
        """Go back."""

    def next(self) -> None:
        """Go to the next control."""

    def go(self, way: str) -> None:
        """Go "left", "right", "up" or "down" on a page."""

    def steer(self, way: str) -> None:
        """Go that way over the table."""


class Keys:
    """The keyboard."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot

    def confirm(self) -> None:
        """Press Enter."""
        self._pilot.press(pygame.K_RETURN)

    def back(self) -> None:
        """Press Escape."""
        self._pilot.press(pygame.K_ESCAPE)

    def next(self) -> None:
        """Press Tab."""
        self._pilot.press(pygame.K_TAB)

    def go(self, way: str) -> None:
        """Press an arrow key."""
        self._pilot.press(getattr(pygame, f"K_{way.upper()}"))

    def steer(self, way: str) -> None:
        """Press a key of the keypad."""
        keys = {"left": pygame.K_KP_4, "right": pygame.K_KP_6, "up": pygame.K_KP_8, "down": pygame.K_KP_2}
        self._pilot.press(keys[way])


class Pad:
    """A game pad."""

    def __init__(self, pad: VirtualPad) -> None:
        self._pad = pad

    def confirm(self) -> None:
        """Press A."""
        self._pad.press(PadButton.A)

    def back(self) -> None:
        """Press B."""
        self._pad.press(PadButton.B)

    def next(self) -> None:
        """Press the right shoulder."""
        self._pad.press(PadButton.RIGHT_SHOULDER)

    def go(self, way: str) -> None:
        """Press the cross."""
        self._pad.press(PadButton(way))

    def steer(self, way: str) -> None:
        """Press the cross."""
        self._pad.press(PadButton(way))


class Player:
    """A player who is guided by the focus only.

    Args:
        pilot: Lets time pass.
        device: The hand's.
    """

    def __init__(self, pilot: Pilot, device: Device) -> None:
        self._pilot, self.device = pilot, device

    @property
    def focused(self) -> Description | None:
        """Return the description of the focused control."""
        groups = self._pilot.ui.groups
        return next((group.focused.description for group in groups if group.focused is not None), None)

    def is_on(self, words: str) -> bool:
        """Return whether the focused control has this name or value."""
        told = self.focused
        return told is not None and any(f"{said} ".startswith(f"{words} ") for said in (told.name, told.value))

    def find(self, words: str) -> bool:
        """Go from one control to the next until one of this name has the focus."""
        for _stop in range(_MOST_STOPS):
            if self.is_on(words):
                return True
            self.device.next()
        return False

    @property
    def page(self) -> str:
        """Return the name of the top page."""
        return type(self._pilot.ui.screens.top).__name__

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self._pilot.advance(seconds)

    # The table

    def _steer_to(self, words: tuple[str, ...], ways: tuple[str, ...]) -> bool:
        """Go over the table, one way after the other, until something with one of these names has the focus."""
        for way in ways:
            if any(word in (self.focused.name if self.focused else "") for word in words):
                return True
            self.device.steer(way)
        return any(word in (self.focused.name if self.focused else "") for word in words)

    def _play_turn(self, step: int) -> None:
        """Draw, and discard the first or the second card in turn, because a card just taken may not go back at once."""
        hand, stock, discards = ("Your hand",), ("in the stock", "stock is empty"), ("discards",)
        if self._steer_to(hand, ("down",) * 6) and self._steer_to(stock, ("up", "left", "up", "left", "left")):
            self.device.confirm()
        if self.page == "TableScreen" and self._steer_to(hand, ("down",) * 4):
            for _card in range(1 + step % 2):
                self.device.steer("right")
            if self._steer_to(discards, ("up", "right", "up", "right")):
                self.device.confirm()

    def play_to(self, end: str) -> None:
        """Play to a page, giving the first answer to every question."""
        for step in range(_MOST_STEPS):
            page = self.page
            if page == end:
                return
            if page == "TableScreen":
                self._play_turn(step)
            elif page == "InterpretationChoice":
                self.device.next()
                self.device.confirm()
            else:
                self.device.confirm()
            self.wait(0.1)
        raise AssertionError(f"{end} does not come: {self.page}, {self.focused}")


@pytest.fixture(name="player", params=["keys", "pad"])
def _player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Player]:
    """A game at its title, and a player with one device; its deals are the same each time."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 5)
    store = Store.open(Places(tmp_path, tmp_path))
    pilot = Pilot(dummy_ui(settings=Settings(animation_speed="instant", thinking_time="none", lessons=False)))
    pilot.loop._draw = lambda: None  # type: ignore[method-assign]
    game = Game(pilot.ui, store)
    game.routes.show_title()
    pilot.advance(0.2)
    if request.param == "keys":
        yield Player(pilot, Keys(pilot))
    else:
        with plugged_in(pilot) as pad:
            yield Player(pilot, Pad(pad))
    game.close()


@pytest.mark.parametrize("rules", ["Jazz Club", "La Descente", "Twists"])
def test_a_whole_match_is_played_by_one_device(rules: str, player: Player) -> None:
    """A whole match, from the title to its end and back, can be played by the keyboard or by a pad alone."""
    assert player.find("Play")
    player.device.confirm()
    player.wait(0.2)
    assert player.find("Jazz Club")
    for _tile in range(8):
        if not player.is_on(rules):
            player.device.go("right")
    assert player.is_on(rules)
    if player.find("Open-ended"):
        player.device.go("right")
        assert player.find("10")
        for _hand in range(9):
            player.device.go("left")
    elif player.find("Play to"):
        for _step in range(20):
            player.device.go("left")
    assert player.find("Deal")
    player.device.confirm()
    player.wait(0.2)
    player.play_to("MatchEndScreen")
    player.device.back()
    player.wait(0.2)
    assert player.page == "TitleScreen"


@pytest.mark.parametrize("player", ["pad"], indirect=True)
@pytest.mark.parametrize("row", [1, 2, 3], ids=["gin rummy", "knock rummy", "thirty-one"])
def test_a_hand_of_another_game_is_played_by_one_device(row: int, player: Player) -> None:
    """A hand of another game can be played to its result by one device, past the offer of its lesson."""
    assert player.find("Play")
    player.device.confirm()
    player.wait(0.2)
    assert player.find("Other games")
    player.device.confirm()
    player.wait(0.2)
    for _row in range(row):
        player.device.go("down")
    player.device.confirm()
    player.wait(0.2)
    assert player.page == "Dialog"
    player.device.back()
    player.wait(0.2)
    assert player.find("Deal")
    player.device.confirm()
    player.wait(0.2)
    player.play_to("HandEndScreen")
