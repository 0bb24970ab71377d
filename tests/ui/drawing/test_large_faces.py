"""The faces with a large index: in one upper corner, or in both."""

import pygame
import pytest

from tests.ui.drawing.ink import a_third, has_ink, ink_box, pixels_of
from tonk.resources import assets_root
from tonk.rules.cards import FULL_DECK, card_text, parse_card
from tonk.ui.drawing.card_art import CardArt
from tonk.ui.drawing.card_look import PALETTES, STRIPS, CardLook

_TWIST_CARDS = tuple(map(parse_card, ("W1", "X1", "B1")))
_A_WILD = _TWIST_CARDS[0]

pytestmark = pytest.mark.usefixtures("small_window")


@pytest.fixture
def deck() -> CardArt:
    """The game's own deck."""
    return CardArt(assets_root())


@pytest.mark.parametrize("face", ["large", "both"])
@pytest.mark.parametrize("name", ["4C", "TD", "KC", "AS"])
def test_nothing_bites_into_a_thick_edge(deck: CardArt, face: str, name: str) -> None:
    """The thick edge has one colour all along the index."""
    picture = deck.card(parse_card(name), 250, CardLook(face=face, edged=True))
    for x in (3, picture.get_width() - 4):
        assert {tuple(picture.get_at((x, y))) for y in range(20, 200)} == {(0, 0, 0, 255)}


@pytest.mark.parametrize("face", ["large", "both"])
def test_a_laid_wild_shows_nothing_of_a_court_but_its_index(deck: CardArt, face: str) -> None:
    """Above its window, a laid Wild has bare paper around the whole index, and nothing of the court's hat or hair."""
    width, look = 240, CardLook("four", face)
    bare = pixels_of(deck.card(_A_WILD, width, look, parse_card("5C")).subsurface(pygame.Rect(74, 4, 92, 170)))
    for card in FULL_DECK[40:]:
        above = deck.card(_A_WILD, width, look, card).subsurface(pygame.Rect(74, 4, 92, 170))
        assert pixels_of(above) == bare, card_text(card)
    foot, ink = pygame.Rect(4, 100, 68, 80), PALETTES["four"][0].sign
    wild, natural = deck.card(_A_WILD, width, look, parse_card("4C")), deck.card(parse_card("4C"), width, look)
    assert ink_box(wild, foot, ink) == ink_box(natural, foot, ink)


@pytest.mark.parametrize("palette", list(PALETTES))
def test_the_large_index_is_larger_and_stands_alone(deck: CardArt, palette: str) -> None:
    """The rank on the large face is half as high again, and no sign lies where a neighbour in a hand would cut it."""
    width, strip = 200, 163
    for card in a_third(palette):
        ink = PALETTES[palette][card & 3].sign
        usual = ink_box(deck.card(card, width, CardLook(palette)), pygame.Rect(0, 0, 41, 58), ink)
        face = deck.card(card, width, CardLook(palette, "large"))
        rank = ink_box(face, pygame.Rect(0, 0, 70, 88), ink)
        assert rank.h >= usual.h * 1.5, card_text(card)
        # The bust of a court, with plumes and crowns, reaches far to the right up to here.
        right = (
            pygame.Rect(160, 0, 40, 45) if card_text(card)[0] in "JQK" else pygame.Rect(strip, 0, width - strip, 280)
        )
        assert not has_ink(face, right, ink), card_text(card)


@pytest.mark.parametrize("courts", ["JQK", "VDR"])
def test_the_index_stands_in_both_upper_corners(deck: CardArt, courts: str) -> None:
    """The two indexes are large and equal, and a neighbour in a hand covers the second one completely."""
    width, across, look = 240, 164, CardLook("four", "both", courts=courts)
    for card in FULL_DECK:
        ink = PALETTES["four"][card & 3].sign
        face = deck.card(card, width, look)
        left, right = (ink_box(face, pygame.Rect(x, 4, 68, 84), ink) for x in (4, 168))
        assert left == right.move(168 - 4 - across, 0), card_text(card)
        assert left.h >= 72, card_text(card)
        assert 4 + left.right <= STRIPS["both"][1] * width, card_text(card)
        assert 168 + right.x >= STRIPS["both"][0] * width, card_text(card)


def test_a_wild_and_a_twist_have_both_corners_too(deck: CardArt) -> None:
    """On the face with two indexes, a laid Wild and a twist show theirs in both upper corners."""
    look = CardLook("four", "both")
    wild, card = deck.card(_A_WILD, 240, look, parse_card("TH")), deck.card(parse_card("TH"), 240, look)
    for x in (8, 172):
        index = pygame.Rect(x, 12, 58, 145)
        assert pixels_of(wild.subsurface(index)) == pixels_of(card.subsurface(index))
    for twist in _TWIST_CARDS:
        face = deck.card(twist, 240, look)
        signs = [pixels_of(face.subsurface(pygame.Rect(x, 12, 72, 140))) for x in (2, 166)]
        differing = sum(abs(a - b) > 40 for a, b in zip(*signs, strict=True))
        assert differing < len(signs[0]) * 0.01
