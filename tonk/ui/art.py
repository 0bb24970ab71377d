"""The felt of the table: green cloth in the light of a lamp.

A gradient of few colours over a large window shows bands; fine noise, which cloth has anyway, hides them.
"""

import io
import math
import random

import pygame

_LIGHT = (
    (0, "#24815a"),
    (22, "#1d7049"),
    (50, "#145a3a"),
    (76, "#0c4029"),
    (100, "#051d13"),
)
"""From under the lamp to the corners, in per cent of the way."""

_TILE = 384
_GRAIN = 2.6
_FIBRES = 5200


def felt(size: tuple[int, int], seed: int = 1) -> pygame.Surface:
    """The ground of the table: opaque, the same for the same size and seed.

    Args:
        size: Width and height in pixels.
        seed: Which piece of cloth.
    """
    width, height = max(1, size[0]), max(1, size[1])
    cloth = _lamp_light(width, height)
    light, dark = _weave(seed)
    for y in range(0, height, _TILE):
        for x in range(0, width, _TILE):
            cloth.blit(light, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            cloth.blit(dark, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    return cloth


def _opaque(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert() if pygame.display.get_surface() is not None else surface.convert(24)


def _lamp_light(width: int, height: int) -> pygame.Surface:
    """Draw the light at a quarter of the size and stretch it: nothing in it is finer than that."""
    w, h = max(2, width // 4), max(2, height // 4)
    stops = "".join(f'<stop offset="{at}%" stop-color="{color}"/>' for at, color in _LIGHT)
    reach = math.hypot(w, h) * 0.6
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>'
        f'<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h * 0.44}" r="{reach}">{stops}'
        f'</radialGradient></defs><rect x="-1" y="-1" width="{w + 2}" height="{h + 2}" fill="url(#a)"/></svg>'
    )
    small = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (w, h))
    return _opaque(pygame.transform.smoothscale(_opaque(small).convert(24), (width, height)))


def _weave(seed: int) -> tuple[pygame.Surface, pygame.Surface]:
    """What the cloth's grain and fibres add to the light and take from it, as two tiles that join without seam."""
    rng = random.Random(seed)
    tiles = []
    for strength in (4, 5):
        tile = _grain(rng)
        fibres = pygame.Surface((_TILE, _TILE), 0, 24)
        for _ in range(_FIBRES // 2):
            _fibre(fibres, rng, strength)
        tile.blit(fibres, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        tiles.append(_opaque(tile))
    return tiles[0], tiles[1]


def _grain(rng: random.Random) -> pygame.Surface:
    """A tile of grey noise, bell-shaped: each random byte is a place in a palette of grey levels."""
    levels = sorted(abs(rng.gauss(0.0, _GRAIN)) for _ in range(256))
    tile = pygame.image.frombytes(rng.randbytes(_TILE * _TILE), (_TILE, _TILE), "P")
    tile.set_palette([(round(level),) * 3 for level in levels])
    return tile.convert(24)


def _fibre(tile: pygame.Surface, rng: random.Random, strength: int) -> None:
    """Draw one short hair; where it leaves the tile it comes in again at the other side."""
    x, y = rng.randrange(_TILE), rng.randrange(_TILE)
    angle, length = rng.random() * math.pi, rng.uniform(2.5, 7.0)
    dx, dy = length * math.cos(angle), length * math.sin(angle)
    level = rng.randrange(1, strength + 1)
    for left in (0, -_TILE if x + dx >= _TILE else _TILE if x + dx < 0 else 0):
        for top in (0, -_TILE if y + dy >= _TILE else 0):
            pygame.draw.line(tile, (level,) * 3, (x + left, y + top), (x + left + dx, y + top + dy))
