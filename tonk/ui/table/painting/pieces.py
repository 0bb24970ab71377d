"""The pictures of what bursts from a great moment: gold foil, torn paper, or suits with stars between them.

None of it looks like a chip, so that everybody sees which of all that flies is paid.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tonk.ui.drawing.theme import Color, Theme
from tonk.ui.drawing.vectors import ready, suit_shape
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion.celebrations import Pieces

_SMOOTH = 2
"""The enlargement at which shapes are drawn, for smooth edges."""
_TUMBLES, _SPINS = 5, 3
"""The steps from lying flat to standing on edge, and the steps of a quarter of a whole spin."""
_EDGE = 0.16
"""The least height of a tumbling piece, as a share of its usual one."""
_STRIP, _WAIST = 0.3, 0.3
"""The width of a strip of foil, and the waist of a star, as shares of their length."""
_SHREDS: Sequence[Sequence[Point]] = (
    ((0.08, 0.2), (0.55, 0.06), (0.94, 0.3), (0.8, 0.62), (0.9, 0.86), (0.3, 0.94), (0.16, 0.6)),
    ((0.2, 0.1), (0.88, 0.16), (0.7, 0.5), (0.84, 0.9), (0.12, 0.76), (0.26, 0.44)),
)
"""The corners of shreds of paper, as shares of their size."""
_WHITE = (255, 250, 232)


class FlyingPiece(NamedTuple):
    """A piece as it is seen at a moment: its look and shape, its size in pixels, and the steps of its turns."""

    pieces: Pieces
    shape: int
    size: int
    tumble: int
    spin: int


def piece_of(pieces: Pieces, number: int, size: int, turn: float) -> FlyingPiece:
    """Return a piece as it is seen at a moment.

    Args:
        pieces: The look of all of them.
        number: Its number among them.
        size: Its size, in pixels.
        turn: Its turn, in radians.
    """
    tumble, spin = round(abs(math.cos(turn)) * _TUMBLES), round(0.35 * turn / (math.pi / 2) * _SPINS)
    if pieces is Pieces.SUITS:  # they stay upright enough to be recognized
        return FlyingPiece(pieces, number % 6, max(2, size), max(tumble, _TUMBLES // 2), spin % (4 * _SPINS))
    return FlyingPiece(pieces, number % 6, max(2, size), tumble, spin % (2 * _SPINS))


def drawn_piece(piece: FlyingPiece, theme: Theme) -> pygame.Surface:
    """Return the picture of a piece.

    Args:
        piece: The piece.
        theme: The colours of the window.
    """
    shape = _shape(piece, theme)
    high = max(_EDGE, piece.tumble / _TUMBLES)
    flat = pygame.transform.smoothscale(shape, (shape.get_width(), max(1, round(shape.get_height() * high))))
    return ready(pygame.transform.rotozoom(flat, 90.0 * piece.spin / _SPINS, 1.0 / _SMOOTH))


def _shape(piece: FlyingPiece, theme: Theme) -> pygame.Surface:
    """Return the shape of a piece that lies flat, enlarged."""
    size, number = piece.size * _SMOOTH, piece.shape
    if piece.pieces is Pieces.SUITS:
        if number < len(_suits := (theme.ink, theme.danger_light, theme.danger_light, theme.ink)):
            return suit_shape(number, size, _suits[number])
        return _polygon(size, _star(5, 0.45), theme.gold_light if number % 2 else theme.gold)
    if piece.pieces is Pieces.PAPER:
        color = (theme.danger, theme.card_cream, theme.danger_light)[number % 3]
        return _polygon(size, _SHREDS[number % len(_SHREDS)], color)
    color = (theme.gold_light, theme.gold, _WHITE)[number % 3]
    if number % 2:
        half = _STRIP / 2
        return _polygon(size, ((0.5 - half, 0.0), (0.5 + half, 0.06), (0.5 + half, 1.0), (0.5 - half, 0.94)), color)
    return _polygon(size, _star(4, _WAIST), color)


def _star(points: int, waist: float) -> Sequence[Point]:
    """Return the corners of a star, as shares of its size.

    Args:
        points: The number of its points.
        waist: The distance of the corners between them from its middle, relative to that of the points.
    """
    found = []
    for corner in range(2 * points):
        far, turn = 0.5 * (waist if corner % 2 else 1.0), math.pi * (corner / points - 0.5)
        found.append((0.5 + far * math.cos(turn), 0.5 + far * math.sin(turn)))
    return found


def _polygon(size: int, corners: Sequence[Point], color: Color) -> pygame.Surface:
    """Return a filled shape.

    Args:
        size: Its size, in pixels.
        corners: Its corners, as shares of that.
        color: Its colour.
    """
    picture = pygame.Surface((size, size), pygame.SRCALPHA)
    picture.fill((*color[:3], 0))
    pygame.draw.polygon(picture, color[:3], [(x * size, y * size) for x, y in corners])
    return picture
