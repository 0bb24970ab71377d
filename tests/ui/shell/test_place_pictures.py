"""Small pictures of places, which are painted step by step so that a page full of them opens at once."""

from itertools import pairwise

import pygame
import pytest

from tests.ui.pilot import dummy_ui
from tonk.session.settings import PLACES
from tonk.ui.drawing.places.place_pictures import PlacePictures, unpainted

pytestmark = pytest.mark.usefixtures("eager")

SIZE = (32, 18)


def test_a_picture_is_painted_in_a_few_frames() -> None:
    """Pictures are painted one after another; the rest stay dark, and the loop draws until all are painted."""
    ui, asked = dummy_ui((320, 180)), []
    ui.place_pictures = PlacePictures()
    ui.on_change = lambda: asked.append(ui.now)

    def dark() -> list[str]:
        ui.now += 1 / 60
        return [place for place in PLACES if ui.place_picture(place, SIZE) is unpainted(SIZE)]

    assert dark() == list(PLACES)
    seen = [dark()]
    while seen[-1]:
        told = len(asked)
        seen.append(dark())
        assert len(asked) > told or not seen[-1]
    assert len(seen) > len(PLACES)
    assert all(after == before[len(before) - len(after) :] for before, after in pairwise(seen))


def test_the_place_behind_a_page_has_no_sharp_edge() -> None:
    """A softened ground is made once, is darker, and changes little from pixel to pixel."""
    pictures = PlacePictures()
    ground = pygame.Surface((320, 180))
    ground.fill((255, 255, 255), (0, 0, 160, 180))
    soft = pictures.softened(ground, (100, 100, 100))
    assert pictures.softened(ground, (100, 100, 100)) is soft
    assert pictures.softened(ground, (50, 50, 50)) is not soft
    row = [soft.get_at((x, 90)).r for x in range(320)]
    assert max(row) <= 100
    assert max(abs(one - other) for one, other in pairwise(row)) <= 10
    assert row[0] - row[-1] > 80
