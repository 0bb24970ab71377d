"""Whole matches played by ear: the screen is black, and each key follows from the spoken text."""

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

_ASKED = ("Draw a card", "Lay", "Discard", "Hit", "The stock is empty", "Take")
"""Beginnings of the sentences that ask for a move."""
_MOST_STOPS, _MOST_TURNS, _MOST_HANDS = 40, 60, 4


class Listener:
    """A player who sees nothing, and knows only what was said since the last key.

    Args:
        saves: The folder of the game.
    """

    def __init__(self, saves: Path) -> None:
        self._store = Store.open(Places(saves, saves))
        settings = Settings(animation_speed="instant", thinking_time="none", lessons=False)
        self._pilot = Pilot(dummy_ui(settings=settings))
        self._pilot.loop._shown._draw = lambda *_strokes, **_whole: []  # type: ignore[method-assign]
        self._voice = listen(self._pilot.ui)
        self.heard: list[str] = []
        self.transcript: list[str] = []
        game = Game(self._pilot.ui, self._store)
        game.routes.show_title()
        self._close = game.close
        self.wait(0.2)

    def close(self) -> None:
        """Close the game."""
        self._close()

    def wait(self, seconds: float) -> None:
        """Listen for a while."""
        self._pilot.advance(seconds)
        self._take()

    def press(self, *keys: int) -> list[str]:
        """Press keys, and note what is said after the last one."""
        for key in keys:
            self.heard = []
            self.transcript.append(f"[{pygame.key.name(key)}]")
            self._pilot.press(key)
            self.wait(0.05)
        return self.heard

    def _take(self) -> None:
        said = self._voice.take()
        self.heard += said
        self.transcript += said

    def hears(self, words: str) -> bool:
        """Return whether a sentence that was just said begins with these words."""
        return any(line.startswith(words) for line in self.heard)

    def find(self, words: str, key: int = pygame.K_TAB) -> None:
        """Press a key until something whose name begins with these words is spoken."""
        if not self.offers(words, key):
            raise AssertionError(f"{words!r} is nowhere; last heard: {self.transcript[-_MOST_STOPS:]}")

    def offers(self, words: str, key: int = pygame.K_TAB) -> bool:
        """Return whether a key leads to something whose name begins with these words."""
        for _stop in range(_MOST_STOPS):
            if self.hears(words):
                return True
            self.press(key)
        return False

    def play_match(self) -> None:
        """Play hand after hand to the end of the match."""
        for _hand in range(_MOST_HANDS):
            self.play_hand()
            if self.hears("Enter: Play again"):
                return
            self.wait(1.0)
            self.press(pygame.K_RETURN)

    def play_turn(self) -> None:
        """Draw, lay what can be laid, discard the first card in reach of the arrows, or answer a question."""
        if self.hears("Draw a card"):
            self.press(pygame.K_SPACE)
        elif self.hears("Lay a spread"):
            self.press(pygame.K_s)
            if not self.hears("You lay"):
                self.press(pygame.K_RIGHT, pygame.K_d)
        elif any("iscard" in line for line in self.heard):
            self.press(pygame.K_RIGHT, pygame.K_d)
            if self.hears("You must") or self.hears("Lay"):
                self.press(pygame.K_w)
        elif any("empty" in line for line in self.heard):
            self.press(pygame.K_SPACE)
        else:
            self.press(pygame.K_w)

    def play_hand(self) -> None:
        """Play until the page at the end of the hand says what comes next."""
        for _turn in range(_MOST_TURNS):
            if self.hears("Enter: "):
                return
            if any(line.startswith(_ASKED) for line in self.heard):
                self.play_turn()
                continue
            before = len(self.heard)
            self.wait(0.5)
            if len(self.heard) == before:
                self.press(pygame.K_w)
        raise AssertionError(f"the hand does not end: {self.transcript[-30:]}")


@pytest.fixture(name="ear")
def _ear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """A game at its title with speech on; its deals are the same each time."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 5)
    ear = Listener(tmp_path)
    yield ear
    ear.close()


@pytest.mark.parametrize(("rules", "hands"), [("Jazz Club", 2), ("La Descente", 1), ("Twists", 1)])
def test_a_whole_match_is_played_by_ear(rules: str, hands: int, ear: Listener) -> None:
    """A whole match, from the title through a new game and back, can be played by its speech alone."""
    ear.find("Play, button")
    ear.press(pygame.K_RETURN)
    assert ear.hears("New game")
    ear.find("Rules, choice")
    ear.press(*[pygame.K_LEFT] * 6)
    ear.find(rules, pygame.K_RIGHT)
    if ear.offers("The match ends"):
        ear.press(pygame.K_RIGHT, pygame.K_TAB, pygame.K_HOME, *[pygame.K_RIGHT] * (hands - 1))
        assert ear.hears(str(hands))
    else:
        ear.find("Play to")
        ear.press(pygame.K_HOME)
    ear.find("Deal, button")
    ear.press(pygame.K_RETURN)

    ear.play_match()

    ear.press(pygame.K_ESCAPE)
    assert ear.hears("Tonk")
