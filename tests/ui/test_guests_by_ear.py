"""Hands of the other games played by ear and by keys alone, from the title to the page of the result."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.ui.test_by_ear import Listener


class GuestListener(Listener):
    """A player of another game who knows only what is said."""

    def play_turn(self) -> None:
        """Pass an upcard, knock if allowed, draw, or discard the first card in reach of the arrows."""
        if self.said("or pass"):
            self.press(pygame.K_n)
        elif self.said("knock") and self.press(pygame.K_k) and self.hears("Press again"):
            self.wait(1.0)
            self.press(pygame.K_k)
        elif self.hears("Draw a card") or self.hears("Nobody wanted"):
            self.press(pygame.K_SPACE)
        else:
            self.press(pygame.K_RIGHT, pygame.K_d)
            if self.hears("You've just taken"):
                self.press(pygame.K_RIGHT, pygame.K_d)

    def said(self, words: str) -> bool:
        """Return whether these words were just said."""
        return any(words in line for line in self.heard)


@pytest.fixture(name="ear")
def _ear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GuestListener]:
    """A game at its title with speech on; its deals are the same each time."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 5)
    ear = GuestListener(tmp_path)
    yield ear
    ear.close()


@pytest.mark.parametrize(("downs", "game"), [(0, "Gin Rummy"), (1, "Knock Rummy"), (2, "Thirty-One")])
def test_a_hand_is_played_by_ear(downs: int, game: str, ear: GuestListener) -> None:
    """Each other game can be chosen, offers its lesson, and is played in its own words."""
    ear.find("Play, button")
    ear.press(pygame.K_RETURN)
    ear.find("Other games, button")
    ear.press(pygame.K_RETURN)
    assert ear.hears("Which game?")
    ear.press(pygame.K_HOME, *[pygame.K_DOWN] * downs)
    assert ear.said(game)
    ear.press(pygame.K_RETURN)
    assert ear.hears(f"New to {game}?")
    ear.press(pygame.K_ESCAPE)
    ear.find("Deal, button")
    ear.press(pygame.K_RETURN)
    ear.play_hand()
    told = " ".join(ear.transcript)
    assert "deadwood" in told or game == "Thirty-One"
    assert "spread to lay" not in told
    assert "hit" not in told.split()
