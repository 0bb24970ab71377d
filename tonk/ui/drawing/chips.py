"""Chips: from above, and turning over in the air."""

import math

import pygame

from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster

_NOTCHES = 6
TURNS = 8
"""The steps of a quarter turn in which a chip is drawn."""
_THICK = 0.13
"""The thickness of a chip, of its width."""
_SIDE = (150, 140, 120)
"""The light on its side."""


@kept
def chip_picture(size: int, body: Color, dark: Color, notch: Color) -> pygame.Surface:
    """Return a chip in three colours.

    Args:
        size: The diameter, in pixels.
        body: The colour of its face.
        dark: The colour of its edge.
        notch: The colour of the notches.
    """
    arc = 46 * math.pi / _NOTCHES
    return raster(
        f'<circle r="58" fill="{hex_color(dark)}"/><circle r="54" fill="{hex_color(body)}"/>'
        f'<circle r="46" fill="none" stroke="{hex_color(notch)}" stroke-width="15"'
        f' stroke-dasharray="{arc:.2f} {arc:.2f}"/>'
        f'<circle r="36" fill="{hex_color(body)}" stroke="{hex_color(dark)}" stroke-width="4"/>'
        f'<circle r="20" fill="none" stroke="{hex_color(dark)}" stroke-width="3" stroke-opacity="0.6"/>',
        "-60 -60 120 120",
        size,
        size,
    )


@kept
def turned_chip(size: int, step: int, body: Color, dark: Color, notch: Color) -> pygame.Surface:
    """Return a chip that is turning over.

    Args:
        size: The diameter, in pixels.
        step: The visible part of its face, in steps of `TURNS`.
        body: The colour of its face.
        dark: The colour of its edge.
        notch: The colour of the notches.
    """
    face = pygame.transform.smoothscale(chip_picture(size, body, dark, notch), (size, max(2, size * step // TURNS)))
    thick = round(size * _THICK * math.sqrt(1.0 - (step / TURNS) ** 2))
    picture = pygame.Surface((size, face.get_height() + thick), pygame.SRCALPHA)
    side = face.copy()
    side.fill(_SIDE, special_flags=pygame.BLEND_RGB_MULT)
    for depth in range(thick, 0, -1):
        picture.blit(side, (0, depth))
    picture.blit(face, (0, 0))
    return picture


def turned_step(turn: float) -> int:
    """Return the step for drawing a chip turned by an angle in radians."""
    return max(1, round(abs(math.cos(turn)) * TURNS))
