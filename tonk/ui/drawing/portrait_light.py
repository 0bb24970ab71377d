"""The light on a person: soft shadows that parts throw on those behind them, round edges, and a lamp from behind.

All of it is worked out from the outlines of the parts when a picture is made, so that drawings need not hold it. Light
falls from the left above. Soft light is worked out coarsely, which nobody can see.
"""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tonk.ui.drawing.theme import Color

_COARSE = 112
"""The most pixels across that light is worked out in."""
_SHADOW: Color = (128, 84, 96)
"""The colour that a thrown shadow multiplies by."""
_DARK_SIDE: Color = (166, 118, 124)
"""The same for the side of a part on which no light falls."""
_KEY: Color = (50, 40, 22)
"""The light that is added at edges towards the lamp."""
_RIM: Color = (124, 104, 78)
"""The light that is added at edges towards the lamp behind."""
_ROUND, _ROUND_BLUR = 8.0, 9.0
"""The distance from its edge at which a part bends away, and the softness of it, in units of the drawing."""
_RIM_WIDE = 3.4
"""The breadth of the light from behind, in units of the drawing."""
_LIT_DOWN_TO, _DIM_FROM = 176.0, 262.0
"""The heights between which the light of the lamp fades, in units of the drawing."""
_DIM: Color = (158, 144, 164)
"""The colour that the lowest part is multiplied by."""
_WHITE: Color = (255, 255, 255)


class ThrownShadow(NamedTuple):
    """A shadow on what lies behind: how far it falls to the right and down, and how soft it is, in units."""

    right: float
    down: float
    soft: float


BY_HEAD = ThrownShadow(5.0, 15.0, 6.0)
"""The shadow of a head on neck and shoulders."""
BY_HAIR = ThrownShadow(2.0, 5.0, 3.0)
"""The shadow of hair and hat on a face."""
BY_ARMS = ThrownShadow(4.0, 7.0, 4.5)
"""The shadow of arms and hands."""


class Outline:
    """The outline of one part of a person, as coarse white on black.

    Args:
        white: The outline.
        seen: The pixels in which there is something of the part.
        times: How often each of its pixels is repeated in the picture.
        unit: The pixels of the outline that one unit of the drawing takes.
    """

    def __init__(self, white: pygame.Surface, seen: pygame.Rect, times: int, unit: float) -> None:
        self._white, self.seen, self.times, self._unit = white, seen, times, unit
        self._blurred: dict[int, pygame.Surface] = {}

    @classmethod
    def of(cls, part: pygame.Surface, unit: float) -> "Outline":
        """Return the outline of a picture that is as wide as high, whose units take so many pixels."""
        size = part.get_width()
        times = -(-size // _COARSE)
        wide = -(-size // times)
        small = part.copy() if times == 1 else pygame.transform.smoothscale(part, (wide, wide))
        seen = small.get_bounding_rect()
        small.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        white = pygame.Surface((wide, wide))
        white.blit(small, (0, 0))
        return cls(white, seen, times, unit / times)

    def with_others(self, *others: "Outline") -> "Outline":
        """Return the outline of several parts."""
        white, seen = self._white.copy(), self.seen
        for other in others:
            white.blit(other._white, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
            seen = seen.union(other.seen) if seen and other.seen else seen or other.seen
        return Outline(white, seen, self.times, self._unit)

    def _soft(self, right: float, down: float, soft: float, beyond: Color) -> pygame.Surface:
        """The outline moved and blurred; what comes in from beyond the picture has a colour."""
        reach = max(1, round(soft * self._unit))
        if reach not in self._blurred:
            self._blurred[reach] = pygame.transform.box_blur(self._white, reach)
        blurred = self._blurred[reach]
        moved = _plain(blurred, beyond)
        moved.blit(blurred, (round(right * self._unit), round(down * self._unit)))
        return moved

    def shadow(self, thrown: ThrownShadow) -> pygame.Surface:
        """Return the shadow that this throws, by which what lies behind is to be multiplied."""
        return _less(self._soft(*thrown, (0, 0, 0)), _SHADOW)

    def dark_side(self) -> pygame.Surface:
        """Return the dark where this bends away from the lamp, to be multiplied by."""
        return _less(_inverse(self._soft(-_ROUND, -_ROUND * 0.8, _ROUND_BLUR, _WHITE)), _DARK_SIDE)

    def bright_side(self) -> pygame.Surface:
        """Return the light on edges towards the lamp, to be added."""
        light = _inverse(self._soft(_ROUND, _ROUND, _ROUND_BLUR, _WHITE))
        light.fill(_KEY, special_flags=pygame.BLEND_RGB_MULT)
        return light

    def rim(self) -> pygame.Surface:
        """Return the light along the edges on the right, to be added."""
        broad = max(1, round(_RIM_WIDE * self._unit))
        inner = _plain(self._white, _WHITE)
        inner.blit(self._white, (-broad, round(broad * 0.35)))
        edge = self._white.copy()
        edge.blit(pygame.transform.box_blur(inner, max(1, broad // 3)), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        edge.fill(_RIM, special_flags=pygame.BLEND_RGB_MULT)
        return edge

    def faded(self, top: float) -> pygame.Surface:
        """Return the light of the lamp, which fades towards the table, to be multiplied by.

        Args:
            top: The upper edge of the picture in the drawing.
        """
        wide, high = self._white.get_size()
        column = pygame.Surface((1, high))
        for y in range(high):
            share = min(1.0, max(0.0, (top + y / self._unit - _LIT_DOWN_TO) / (_DIM_FROM - _LIT_DOWN_TO)))
            column.set_at((0, y), tuple(round(255 + (to - 255) * share) for to in _DIM))
        return pygame.transform.scale(column, (wide, high))


class Fall:
    """Light as it falls on one part.

    Args:
        outline: The part.
        dark: All that the part is multiplied by, at least one; the first is used up.
        light: All that is added to it, at least one; the first is used up.
    """

    def __init__(self, outline: Outline, dark: Sequence[pygame.Surface], light: Sequence[pygame.Surface]) -> None:
        self._times, self._seen = outline.times, outline.seen
        self._dark = _together(dark, pygame.BLEND_RGB_MULT)
        self._light = _together(light, pygame.BLEND_RGB_ADD)

    def on(self, part: pygame.Surface) -> None:
        """Let it fall on a part."""
        n, box = self._times, self._seen
        for light, how in ((self._dark, pygame.BLEND_RGB_MULT), (self._light, pygame.BLEND_RGB_ADD)):
            piece = light.subsurface(box)
            large = piece if n == 1 else pygame.transform.smoothscale(piece, (box.w * n, box.h * n))
            part.blit(large, (box.x * n, box.y * n), special_flags=how)

    def within(self, part: pygame.Surface, at: pygame.Rect, wide: int) -> None:
        """Darken a piece of a part.

        Args:
            part: The piece.
            at: Its place in the picture.
            wide: The width of the picture.
        """
        dark = self._dark if self._times == 1 else pygame.transform.smoothscale(self._dark, (wide, wide))
        part.blit(dark, (0, 0), at, special_flags=pygame.BLEND_RGB_MULT)


def _together(lights: Sequence[pygame.Surface], how: int) -> pygame.Surface:
    for light in lights[1:]:
        lights[0].blit(light, (0, 0), special_flags=how)
    return lights[0]


def _plain(like: pygame.Surface, color: Color) -> pygame.Surface:
    surface = pygame.Surface(like.get_size())
    surface.fill(color)
    return surface


def _inverse(light: pygame.Surface) -> pygame.Surface:
    left = _plain(light, _WHITE)
    left.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return left


def _less(white: pygame.Surface, color: Color) -> pygame.Surface:
    """White that has a colour where something is white."""
    white.fill((255 - color[0], 255 - color[1], 255 - color[2]), special_flags=pygame.BLEND_RGB_MULT)
    return _inverse(white)
