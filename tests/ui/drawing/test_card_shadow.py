"""The soft shadow below a card."""

import math

import pygame
import pytest

from tonk.ui.drawing.card_layers import cast, laid_on

WIDTH = 480
"""The width of a card in the hand in a window of 3840x2160."""


def along_the_edge(degrees: int) -> list[int]:
    """Return the darkness of a turned card's shadow at points along its left edge, all at the same distance."""
    picture = laid_on(cast(1.0, degrees, lifted=False), WIDTH, pygame.Surface((1, 1), pygame.SRCALPHA))
    middle, away = pygame.Vector2(picture.get_size()) / 2, WIDTH * (0.5 + 2.0 / 96.0)
    points = (middle + pygame.Vector2(-away, along).rotate(-degrees) for along in range(-WIDTH // 2, WIDTH // 2, 4))
    return [picture.get_at((math.floor(x + 0.5), math.floor(y + 0.5))).a for x, y in points]


@pytest.mark.parametrize("degrees", [0, 3, -4, 6])
def test_the_shadow_turns_with_the_card_without_steps(degrees: int) -> None:
    """The shadow of a turned card is about equally dark all along its edge."""
    dark = along_the_edge(degrees)
    assert min(dark) > 6
    assert max(dark) - min(dark) <= max(dark) / 6
