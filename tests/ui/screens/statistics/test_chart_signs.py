"""Charts that can be read without colours: gains, losses and lines differ in pattern and shape."""

from itertools import combinations

import pygame
import pytest

from tonk.ui.screens.parts.chart import signed_hands
from tonk.ui.screens.parts.chart_signs import _SHAPES, _sign
from tonk.ui.screens.statistics.endings_chart import _bar, _ring

GREY, GROUND = (200, 200, 200), (10, 20, 20)
WON, LOST = (4, 0, 0), (0, 0, 4)


def _pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.usefixtures("small_window")
def test_losses_are_striped() -> None:
    """Bars and rings of gains differ from those of losses even when drawn in one colour."""
    won, lost = (_pixels(_bar((60, 10), parts, (GREY,) * 3, GROUND)) for parts in (WON, LOST))
    assert won != lost
    won, lost = (_pixels(_ring(60, parts, (GREY,) * 3, GROUND)) for parts in (WON, LOST))
    assert won != lost


@pytest.mark.usefixtures("small_window")
@pytest.mark.parametrize("wide", [12, 14, 20])
def test_the_shortest_bar_shows_both_gains_and_losses(wide: int) -> None:
    """A bar that is hardly longer than high has its gains at the left and its losses at the right."""
    gain, loss = (0, 200, 0), (200, 0, 0)
    bar = _bar((wide, 12), (1, 0, 1), (gain, GREY, loss), GROUND)
    assert bar.get_at((3, 6))[:3] == gain
    assert bar.get_at((wide - 3, 6))[:3] == loss


@pytest.mark.usefixtures("small_window")
@pytest.mark.parametrize("size", [(0, 10), (60, 0)])
def test_a_bar_without_room_is_an_empty_picture(size: tuple[int, int]) -> None:
    """A bar without width or height is an empty picture, because a window can be very small."""
    assert _bar(size, (1, 2, 3), (GREY,) * 3, GROUND).get_size() == size


@pytest.mark.usefixtures("small_window")
def test_every_line_has_a_sign_of_its_own() -> None:
    """The signs of any two lines differ in more than a few pixels."""
    signs = [pygame.mask.from_surface(_sign(number, GROUND, 24, GREY)) for number in range(len(_SHAPES))]
    for one, other in combinations(signs, 2):
        assert one.count() + other.count() - 2 * one.overlap_area(other, (0, 0)) > 20


@pytest.mark.parametrize("hands", [1, 2, 8, 40])
def test_signs_stand_on_hands_that_were_played(hands: int) -> None:
    """Each of several lines has its signs at whole hands, from the first to the last."""
    for number in range(6):
        signed = signed_hands(hands, number, 6)
        assert signed
        assert all(1 <= hand <= hands for hand in signed)
