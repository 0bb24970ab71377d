"""Fixtures that tests of pictures share."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def small_window() -> Iterator[None]:
    """A small display to make pictures for."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw every frame at once, for tests of what is drawn and when."""
    monkeypatch.setattr("tests.ui.pilot.Pilot.always_eager", True)
