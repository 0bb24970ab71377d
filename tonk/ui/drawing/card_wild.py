"""A Wild as it lies in a spread: its own face, with the index of the card it stands for in the corners."""

from collections.abc import Mapping
from types import MappingProxyType

import pygame

Part = tuple[float, float, float, float]
"""A part of a card: left, top, width and height, as shares of the card's."""

_CORNERS: Mapping[str, tuple[Part, ...]] = MappingProxyType(
    {
        "standard": ((0.02, 0.03, 0.236, 0.303), (0.744, 0.667, 0.236, 0.303)),
        "large": ((0.01, 0.02, 0.3, 0.485), (0.77, 0.02, 0.22, 0.375)),
    },
)
"""Where the index of a natural card stands, in each of the faces; a Wild that is laid leaves these corners free."""


def marked(wild: pygame.Surface, natural: pygame.Surface, face: str) -> pygame.Surface:
    """A picture of a laid Wild, with the corners of the natural card that it stands for, of the same size.

    Raises:
        KeyError: There is no such face.
    """
    picture = wild.copy()
    width, height = wild.get_size()
    for left, top, wide, high in _CORNERS[face]:
        part = pygame.Rect(round(left * width), round(top * height), round(wide * width), round(high * height))
        picture.blit(natural, part.topleft, part)
    return picture
