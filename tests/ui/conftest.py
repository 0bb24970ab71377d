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
