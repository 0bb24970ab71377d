"""People in half-length at a large size, without the ground that their round portraits have."""

import io
import re

import pygame

from tonk.resources import assets_root
from tonk.ui.drawing.shapes import PictureCache
from tonk.ui.drawing.vectors import raster, ready

_CACHE_BYTES = 5 * 1024 * 1024
_GROUND = re.compile(rb'<defs><radialGradient id="ground".*')
"""The line of a portrait's file that draws what is behind the person."""


class Busts:
    """Pictures of people from the chest up, in pixels."""

    def __init__(self) -> None:
        self._files = assets_root() / "portraits"
        self._pictures = PictureCache(_CACHE_BYTES)

    def bust(self, portrait: str, mood: str, size_px: int) -> pygame.Surface:
        """A person, in a square of so many pixels, on nothing; the square is empty where the file is damaged.

        Args:
            portrait: The name of the portrait's files.
            mood: One of the moods that the portrait has.
            size_px: The side of the square.
        """
        return self._pictures.get((portrait, mood, size_px), lambda: self._drawn(f"{portrait}-{mood}", size_px))

    def _drawn(self, name: str, size: int) -> pygame.Surface:
        try:
            data = self._files.joinpath(f"{name}.svg").read_bytes()
            if data.rstrip().endswith(b"</svg>"):
                bare = _GROUND.sub(b"", data, count=1)
                return ready(pygame.image.load_sized_svg(io.BytesIO(bare), (size, size)))
        except (OSError, pygame.error):
            pass
        return pygame.Surface((size, size), pygame.SRCALPHA)


def half_lit(bust: pygame.Surface, light: tuple[float, float]) -> pygame.Surface:
    """A copy of a bust in the light of a lamp and the dark of a room.

    Args:
        bust: The person.
        light: Where the light falls from, in shares of the bust's width and height; it may lie outside.
    """
    x, y = light[0] * 100, light[1] * 100
    ramp = (
        f'<defs><radialGradient id="a" gradientUnits="userSpaceOnUse" cx="{x:.1f}" cy="{y:.1f}" r="150">'
        '<stop offset="0" stop-color="#fff0d2"/><stop offset="0.42" stop-color="#d8b694"/>'
        '<stop offset="0.72" stop-color="#6d5350"/><stop offset="1" stop-color="#2b2430"/></radialGradient></defs>'
        '<rect x="-2" y="-2" width="104" height="104" fill="url(#a)"/>'
    )
    shade = pygame.transform.smoothscale(raster(ramp, "0 0 100 100", 100, 100), bust.get_size())
    copy = bust.copy()
    copy.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return copy
