"""The ink in the picture of a card, for the tests of the drawings."""

import pygame

from tonk.rules.cards import FULL_DECK, Card
from tonk.ui.drawing.card_look import PALETTES
from tonk.ui.drawing.theme import Color


def pixels_of(surface: pygame.Surface) -> bytes:
    """Return the pixels of a picture, to compare."""
    return pygame.image.tobytes(surface, "RGBA")


def ink_box(face: pygame.Surface, part: pygame.Rect, ink: Color) -> pygame.Rect:
    """Return the smallest box around the pixels of about this colour in a part of a face."""
    mask = pygame.mask.from_threshold(face.subsurface(part), (*ink[:3], 255), (40, 40, 40, 255))
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


def has_ink(face: pygame.Surface, part: pygame.Rect, ink: Color) -> bool:
    """Return True if a pixel in a part of a face has about this colour; the cut corners do not count as black."""
    paper = pygame.Surface(part.size)
    paper.fill("white")
    paper.blit(face, (0, 0), part)
    return pygame.mask.from_threshold(paper, ink[:3], (40, 40, 40, 255)).count() > 0


def a_third(palette: str) -> tuple[Card, ...]:
    """Return a third of the deck, a different one for each palette; each has cards of all suits."""
    return FULL_DECK[list(PALETTES).index(palette) :: len(PALETTES)]
