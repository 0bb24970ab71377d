"""Distances between colours for every kind of colour vision."""

import pytest

from tonk.ui.drawing.card_look import PALETTES, own_palette
from tonk.ui.drawing.colour_vision import Lab, Vision, ciede2000, lab_of, mistaken, nearest
from tonk.ui.drawing.theme import Color

PUBLISHED: list[tuple[Lab, Lab, float]] = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Pairs from the table of Sharma, Wu and Dalal, and their distances."""


@pytest.mark.parametrize(("one", "other", "apart"), PUBLISHED)
def test_distances_are_those_published(one: Lab, other: Lab, apart: float) -> None:
    """Distances match the published ones to four decimals, in both directions."""
    assert ciede2000(one, other) == pytest.approx(apart, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(apart, abs=5e-5)


@pytest.mark.parametrize(("color", "lab"), [((255, 255, 255), (100, 0, 0)), ((255, 0, 0), (53.24, 80.09, 67.20))])
def test_colours_have_their_known_places(color: Color, lab: Lab) -> None:
    """White and red have their well-known Lab coordinates."""
    assert lab_of(color) == pytest.approx(lab, abs=0.02)


def test_greys_look_the_same_to_everybody() -> None:
    """Grey looks the same with every kind of colour vision."""
    for vision in Vision:
        assert lab_of((120, 120, 120), vision) == pytest.approx(lab_of((120, 120, 120)), abs=0.1)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", ["four", "safe"])
def test_suits_of_many_colours_are_distinct_in_every_vision(name: str, dark: bool) -> None:
    """Every kind of colour vision can tell the suits of the palettes "four" and "safe" apart."""
    signs = [ink.shine if dark else ink.sign for ink in PALETTES[name]]
    assert mistaken(signs) is None
    if name == "safe":
        assert min(nearest(signs, vision) for vision in Vision) > 13.0


def test_a_poor_choice_is_noticed() -> None:
    """A palette with two similar colours is reported with the kind of vision that confuses them."""
    assert mistaken([ink.sign for ink in own_palette("own:black,black,red,blue")]) == (0, 1, Vision.USUAL)
    found = mistaken([(150, 75, 0), (70, 110, 0), (0, 60, 220), (255, 255, 255)])
    assert found is not None
    assert found[:2] == (0, 1)
