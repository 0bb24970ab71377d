"""Those who stand and sit in the rooms beyond the table."""

import pygame
import pytest

from tonk.ui.drawing.places.bystanders import guest, head
from tonk.ui.drawing.places.crowds import watch
from tonk.ui.drawing.places.sheet import raster
from tonk.ui.drawing.viewport import Box

GUESTS = 9


@pytest.mark.parametrize("number", range(GUESTS))
def test_light_lies_along_the_outline_of_a_head(number: int) -> None:
    """On a dark head, nothing below the brim of a hat is bright but what is next to the outline."""
    size, r = 160, 40.0
    picture = raster(
        head(80.0, 80.0, r, guest(number), ("#000000", "#000000", "#ffffff")), Box(0, 0, size, size), (size, size)
    )
    for y in range(round(80 - 0.3 * r), size):
        row = [picture.get_at((x, y)) for x in range(size)]
        edge = max((x for x in range(size) if row[x].a > 128), default=0)
        assert all(edge - x < 0.35 * r for x in range(size) if row[x].a > 128 and row[x].r > 120)


def test_the_spears_at_the_fire_are_seen_whole() -> None:
    """The upper edge of the window cuts off neither spear nor helmet."""
    picture = raster(watch((134.0, 27.0), 1.0, "#ffa04c"), Box(0, 0, 260, 90), (260, 90))
    assert picture.get_bounding_rect(min_alpha=8).y > 0
    assert pygame.Rect(0, 0, 260, 30).colliderect(picture.get_bounding_rect(min_alpha=128))
