"""Busts of people in the half-dark."""

import math

import pygame

from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import raster

_WARM: Color = (255, 206, 140)
_RIM, _RIM_SEEN = 0.009, 175
"""The breadth of the lit edge to the bust's width, and how opaque it is where the lamp is near."""


def half_lit(bust: pygame.Surface, light: tuple[float, float]) -> pygame.Surface:
    """Return a copy of a bust in a dark room, with its edge lit by a lamp.

    Args:
        bust: The person.
        light: The position of the lamp, in shares of the bust's width and height; it may lie outside.
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
    copy.blit(_rim(bust, light), (0, 0))
    return copy


def _rim(bust: pygame.Surface, light: tuple[float, float]) -> pygame.Surface:
    """Return only the edge of a bust that faces the light, which fades with the distance from it."""
    x, y = 0.5 - light[0], 0.5 - light[1]
    broad = bust.get_width() * _RIM / math.hypot(x, y)
    edge = bust.copy()
    edge.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    body = edge.copy()
    edge.fill((*_WARM, 0), special_flags=pygame.BLEND_RGBA_ADD)
    edge.blit(body, (round(x * broad), round(y * broad)), special_flags=pygame.BLEND_RGBA_SUB)
    fading = (
        f'<defs><radialGradient id="r" gradientUnits="userSpaceOnUse" cx="{light[0] * 100:.1f}" '
        f'cy="{light[1] * 100:.1f}" r="66"><stop offset="0.3" stop-color="#ffffff"/>'
        '<stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient></defs>'
        '<rect x="-2" y="-2" width="104" height="104" fill="url(#r)"/>'
    )
    near = pygame.transform.smoothscale(raster(fading, "0 0 100 100", 100, 100), bust.get_size())
    edge.blit(near, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge.set_alpha(_RIM_SEEN)
    return edge
