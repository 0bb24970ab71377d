"""Streaks: the tapered trails behind small things that fly, and behind dust that is blown aside."""

import math

import pygame

from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import ready
from tonk.ui.drawing.viewport import Point

_DIRECTIONS = 32
"""The number of directions in which streaks are drawn."""
_SMOOTH = 3
"""The enlargement at which they are made, for smooth edges."""
_TAPERS, _FADES, _POINTED = 0.7, 1.4, 0.3
"""How fast a streak grows thinner and fainter towards its tail, as exponents, and the share of it that its point is."""


@kept
def streak_picture(length: int, width: int, direction: int, color: Color) -> pygame.Surface:
    """Return a streak that is bright and pointed at its head, and grows thinner and fainter towards its tail.

    Args:
        length: Its length, in pixels.
        width: Its greatest width, in pixels.
        direction: The direction in which it points (`direction_of`).
        color: Its colour, with its opacity at the head.
    """
    long, half = length * _SMOOTH, width * _SMOOTH / 2
    picture = pygame.Surface((long, 2 * math.ceil(half)), pygame.SRCALPHA)
    picture.fill((*color[:3], 0))
    most = color[3] if len(color) == 4 else 255
    for x in range(long):
        share = (x + 0.5) / long
        high = half * share**_TAPERS * min(1.0, (1.0 - share) / _POINTED)
        shade = (*color[:3], round(most * share**_FADES))
        pygame.draw.line(picture, shade, (x, round(half - high)), (x, max(round(half - high), round(half + high) - 1)))
    return ready(pygame.transform.rotozoom(picture, -360.0 * direction / _DIRECTIONS, 1 / _SMOOTH))


def direction_of(way: Point) -> int:
    """Return the direction in which something goes, in the steps in which streaks are drawn."""
    return round(math.atan2(way[1], way[0]) * _DIRECTIONS / math.tau) % _DIRECTIONS
