"""Drawing the two slashes of a Cross, which cut across the pile on which it is played."""

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import ready
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.motion.blow_effects import CrossSlashes

COLORS: tuple[Color, Color] = (226, 52, 58), (40, 178, 190)
"""The colours of the first slash, from the upper left, and of the second."""
_THICK, _CORE, _LIGHT, _SMOOTH, _STEPS = 0.05, 0.42, (255, 250, 236), 2, 8
"""The thickness of a slash as a share of its length, that of its bright middle as a share of its own, the colour of
that, the enlargement at which it is drawn, and the steps in which it fades."""


def slash_of(
    canvas: Canvas, slashes: CrossSlashes, number: int
) -> tuple[tuple[Hashable, ...], Callable[[], pygame.Surface]]:
    """Return the key of the picture of a slash, and the function that makes it.

    Args:
        canvas: The canvas to draw on.
        slashes: The slashes.
        number: 0 for the first, 1 for the second.
    """
    size = canvas.viewport.px(2.0 * slashes.reach)
    return ("slash", size, number), partial(_slash, size, COLORS[number], falling=not number)


def draw_slashes(
    canvas: Canvas, slashes: CrossSlashes, now: float, pictures: tuple[pygame.Surface, pygame.Surface]
) -> None:
    """Draw both slashes as far as they have been cut.

    Args:
        canvas: The canvas to draw on.
        slashes: The slashes.
        now: The time, in seconds.
        pictures: The picture of each.
    """
    (x, y), reach = slashes.center, slashes.reach
    opacity = round(255 * -(-slashes.seen(now) * _STEPS // 1) / _STEPS)
    for number, (cut, picture) in enumerate(zip(slashes.cuts(now), pictures, strict=True)):
        if cut > 0.0:
            wide = 2.0 * reach * cut
            with canvas.clipped(Box(x + reach - wide if number else x - reach, y - reach, wide, 2.0 * reach)):
                canvas.picture(picture, slashes.center, "center", opacity)


def _slash(size: int, color: Color, *, falling: bool) -> pygame.Surface:
    """Return a slash from corner to corner of a square: pointed, with a bright middle.

    Args:
        size: The size of the square, in pixels.
        color: Its colour.
        falling: Whether it goes down to the right.
    """
    large = pygame.Surface((size * _SMOOTH, size * _SMOOTH), pygame.SRCALPHA)
    large.fill((*color[:3], 0))
    far = size * _SMOOTH
    for share, tone in ((1.0, color), (_CORE, _LIGHT)):
        thick, end = _THICK * far * share, 0.04 * far * (2.0 - share)
        corners = [(end, end), (far * 0.55 + thick, far * 0.55 - thick), (far - end, far - end)]
        corners.append((far * 0.55 - thick, far * 0.55 + thick))
        pygame.draw.polygon(large, tone[:3], corners if falling else [(far - a, b) for a, b in corners])
    return ready(pygame.transform.smoothscale(large, (size, size)))
