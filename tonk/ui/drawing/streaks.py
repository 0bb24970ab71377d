"""Streaks: the tapered trails behind small things that fly, and behind dust that is blown aside."""

import math

import pygame

from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import ready
from tonk.ui.drawing.viewport import Point

_DIRECTIONS = 32
"""The number of directions in which streaks are drawn."""
_MODEL, _SMOOTH = (320, 80), 2
"""The size of the streak from which others are made, in pixels, and the enlargement at which those are turned, for
smooth edges."""
_TAPERS, _FADES, _POINTED = 0.7, 1.4, 0.3
"""Exponents by which a streak grows thinner and fainter towards its tail, and the share of it that its point is."""


@kept
def streak_picture(length: int, width: int, direction: int, color: Color) -> pygame.Surface:
    """Return a streak that is bright and pointed at its head, and grows thinner and fainter towards its tail.

    Args:
        length: Its length, in pixels.
        width: Its greatest width, in pixels.
        direction: The direction in which it points (`direction_of`).
        color: Its colour, with its opacity at the head.
    """
    smooth = pygame.transform.smoothscale(_model(color), (length * _SMOOTH, max(1, width * _SMOOTH)))
    return ready(pygame.transform.rotozoom(smooth, -360.0 * direction / _DIRECTIONS, 1 / _SMOOTH))


@kept
def _model(color: Color) -> pygame.Surface:
    """Return a large streak to the right in a colour, from which others are made."""
    (long, high), most = _MODEL, color[3] if len(color) == 4 else 255
    picture = pygame.Surface(_MODEL, pygame.SRCALPHA)
    picture.fill((*color[:3], 0))
    for x in range(long):
        share = (x + 0.5) / long
        half = high / 2 * share**_TAPERS * min(1.0, (1.0 - share) / _POINTED)
        picture.fill((*color[:3], round(most * share**_FADES)), (x, round(high / 2 - half), 1, round(2.0 * half)))
    return picture


def direction_of(way: Point) -> int:
    """Return the direction in which something goes, in the steps in which streaks are drawn."""
    return round(math.atan2(way[1], way[0]) * _DIRECTIONS / math.tau) % _DIRECTIONS
