"""People in half-length in the half-dark."""

import pygame

from tonk.ui.drawing.vectors import raster


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
