"""Fixtures that tests of pictures share."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def small_window() -> Iterator[None]:
    """A display to make pictures for, as small as may be."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames are drawn as they come: for tests of what is drawn, and when."""
    monkeypatch.setattr("tests.ui.pilot.Pilot.always_eager", True)
