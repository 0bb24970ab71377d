"""Layers of a card's picture: its shadow, a second index, and the index of the card that a Wild stands for."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from tonk.ui.drawing.kept_pictures import kept

CardPart = tuple[float, float, float, float]
"""A part of a card: left, top, width and height, as shares of the card's."""

_CORNERS: tuple[CardPart, ...] = ((0.02, 0.03, 0.188, 0.295), (0.792, 0.675, 0.188, 0.295))
"""The places of a natural card's index in the standard face; a Wild that is laid leaves these corners free."""


def marked(wild: pygame.Surface, natural: pygame.Surface) -> pygame.Surface:
    """Return a picture of a laid Wild, with the corners of the natural card that it stands for.

    Args:
        wild: The picture of the Wild.
        natural: The picture of the card that it stands for.
    """
    picture = wild.copy()
    width, height = wild.get_size()
    for left, top, wide, high in _CORNERS:
        part = pygame.Rect(round(left * width), round(top * height), round(wide * width), round(high * height))
        picture.blit(natural, part.topleft, part)
    return picture


_INDEX = b'<g id="index">'


def with_index_of(drawing: bytes, natural: bytes) -> bytes:
    """Return a drawing with the large index of a natural card, whose court reaches too close to it to be cut out."""
    _, mark, index = natural.partition(_INDEX)
    return drawing.rstrip().removesuffix(b"</svg>") + mark + index if mark else drawing


class BothCorners(NamedTuple):
    """The change to the text of a drawing that copies a large index to the other upper corner.

    Attributes:
        moved: The replacements for parts that must make room.
        again: The beginning of the group that draws it a second time.
    """

    moved: Mapping[str, str]
    again: str

    def drawn_in(self, drawing: bytes) -> bytes:
        """Return a drawing with its index in both corners."""
        for here, there in self.moved.items():
            drawing = drawing.replace(here.encode(), there.encode())
        before, mark, index = drawing.removesuffix(b"\n").removesuffix(b"</svg>").partition(_INDEX)
        return drawing if not mark else before + mark + index + self.again.encode() + mark + index + b"</g></svg>"


_WIDTH, _HEIGHT = 96, 134
_QUICK = 0.5


@dataclass(frozen=True, slots=True)
class _Shadow:
    """A shadow: how far it falls, spreads and reaches beyond the card (in 96ths of its width), and how dark it is."""

    fall: int
    blur: int
    alpha: int
    beyond: int = 0


# The first one, close to the card, parts it from the neighbour that it lies on.
_RESTING = (_Shadow(0, 1, 110, 1), _Shadow(2, 3, 66, 1))
_LIFTED = (_Shadow(5, 2, 42), _Shadow(11, 4, 62))


def cast(squeeze: float, degrees: int, *, lifted: bool, quick: bool = False) -> pygame.Surface:
    """Return the shadow of a card 96 pixels wide; the card's middle is the picture's middle.

    Args:
        squeeze: The visible share of the card's width, 0 to 1.
        degrees: The rotation of the card, counter-clockwise.
        lifted: Whether the card is held above the table.
        quick: Whether to draw it at half the resolution, in a quarter of the time.
    """
    layers, size = (_LIFTED if lifted else _RESTING), _QUICK if quick else 1.0
    turned = [(round(layer.fall * size), _turned(_soft(layer, squeeze), degrees, size)) for layer in layers]
    width = max(soft.get_width() for _, soft in turned)
    height = max(soft.get_height() + 2 * fall for fall, soft in turned)
    small = pygame.Surface((width, height), pygame.SRCALPHA)
    for fall, soft in turned:
        small.blit(soft, ((width - soft.get_width()) // 2, (height - soft.get_height()) // 2 + fall))
    return small


def _turned(soft: pygame.Surface, degrees: int, size: float) -> pygame.Surface:
    """A shadow turned with its card, without the steps that single pixels would have once they are stretched."""
    return pygame.transform.rotozoom(soft, degrees, size) if degrees or size < 1.0 else soft


def laid_on(shadow: pygame.Surface, width_px: int, card: pygame.Surface, *, quick: bool = False) -> pygame.Surface:
    """Return a picture of a card ``width_px`` wide on its shadow, both centred.

    Shadows are blurred at a small size and stretched; the difference is invisible.

    Args:
        shadow: The shadow.
        width_px: The width of a card, in pixels.
        card: The picture of the card.
        quick: Whether the shadow is quick (`cast`).
    """
    stretch = width_px / (_WIDTH * (_QUICK if quick else 1.0))
    size = math.ceil(shadow.get_width() * stretch), math.ceil(shadow.get_height() * stretch)
    picture = pygame.transform.smoothscale(shadow, size)
    picture.blit(card, ((size[0] - card.get_width()) // 2, (size[1] - card.get_height()) // 2))
    return picture


@kept
def _soft(shadow: _Shadow, squeeze: float) -> pygame.Surface:
    """The blurred shadow of an upright card."""
    across, down = max(1, round(_WIDTH * squeeze)) + 2 * shadow.beyond, _HEIGHT + 2 * shadow.beyond
    margin = 2 * shadow.blur + 2
    soft = pygame.Surface((across + 2 * margin, down + 2 * margin), pygame.SRCALPHA)
    pygame.draw.rect(soft, (0, 0, 0, shadow.alpha), (margin, margin, across, down), border_radius=min(5, across // 2))
    for _ in range(2):
        soft = pygame.transform.box_blur(soft, shadow.blur)
    return soft
