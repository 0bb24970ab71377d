"""Textures as tiles that join without seam: what they add to the light, and what they take from it.

A gradient of few colours over a large window shows bands; fine noise, which cloth and wood have anyway, hides them.
"""

import random
from functools import cache

import pygame

from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.places.sheet import Sheet, opaque
from tonk.ui.drawing.viewport import Box

_TILE = 384


_INKS = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@kept
def grain(strength: float, seed: int) -> pygame.Surface:
    """A tile of fine noise, bell-shaped, of its own in each colour: steps of hue are hidden too."""
    rng = random.Random(seed)
    tile = pygame.Surface((_TILE, _TILE), 0, 32)
    for ink in _INKS:
        tile.blit(_noise((_TILE, _TILE), strength, rng, ink), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return opaque(tile)


def roughen(sheet: Sheet, strength: float, seed: int) -> None:
    """Add fine noise to a sheet, lighter and darker in equal parts.

    Args:
        sheet: The sheet.
        strength: The strength of the noise.
        seed: The seed of the noise.
    """
    sheet.weave(grain(strength, seed), pygame.BLEND_RGB_ADD)
    sheet.weave(grain(strength, seed + 1), pygame.BLEND_RGB_SUB)


def comb(sheet: Sheet, across: float, down: float, strength: float, seed: int, box: Box | None = None) -> None:
    """Add fibres to a sheet or a part of it, lighter and darker in equal parts.

    Args:
        sheet: The sheet to roughen.
        across: The length of a fibre, in units.
        down: The thickness of a fibre, in units.
        strength: The contrast of a fibre.
        seed: The seed of the fibres.
        box: The part; everything if None.
    """
    rng, rect = random.Random(seed), sheet.rect(sheet.box if box is None else box)
    size = max(2, round(rect.w / max(1.0, across * sheet.scale))), max(2, round(rect.h / max(1.0, down * sheet.scale)))
    for flags in (pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB):
        fibres = pygame.transform.smoothscale(_noise(size, strength, rng), rect.size)
        sheet.surface.blit(fibres, rect, special_flags=flags)


def _noise(
    size: tuple[int, int], strength: float, rng: random.Random, ink: tuple[int, int, int] = (1, 1, 1)
) -> pygame.Surface:
    """Bell-shaped noise: each random byte is a place in a palette of levels of one ink."""
    tile = pygame.image.frombytes(rng.randbytes(size[0] * size[1]), size, "P")
    levels = [round(level * strength) for level in _bell()]
    tile.set_palette([(level * ink[0], level * ink[1], level * ink[2]) for level in levels])
    return tile.convert(32)


@cache
def _bell() -> tuple[float, ...]:
    """256 levels of bell-shaped noise of strength 1, without sign, the weaker first."""
    rng = random.Random(1)
    return tuple(sorted(abs(rng.gauss(0.0, 1.0)) for _ in range(256)))
