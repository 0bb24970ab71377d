"""Light along the edge of a card, or of its empty place: it fades outwards and inwards, and hides nothing."""

from collections.abc import Callable, Hashable

import pygame

from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import ready
from tonk.ui.drawing.viewport import Box

Keeps = Callable[[Hashable, Callable[[], pygame.Surface]], pygame.Surface]
"""Keeps the picture made for a key."""
_CORNER, _INWARD, _BRIGHT = 6.0, 0.6, 235
"""The radius of its corners, in units, the depth to which it reaches inwards, as a share of its softness, and its
greatest opacity."""


def edge_light(canvas: Canvas, box: Box, reach: float, soft: float) -> tuple[Hashable, Callable[[], pygame.Surface]]:
    """Return the key and the maker of the picture of the light around a card.

    Args:
        canvas: The canvas to draw on.
        box: The card, in units.
        reach: The distance beyond its edge to which it is bright, in units.
        soft: The distance over which it fades, in units.
    """
    viewport, gold = canvas.viewport, canvas.theme.gold_light[:3]
    whole, card = viewport.rect(box.inset(-reach)).size, viewport.rect(box).size
    blur, radius = viewport.px(soft), viewport.px(_CORNER + reach)

    def made() -> pygame.Surface:
        picture = shapes.shadow(whole, radius, blur, (*gold, _BRIGHT)).copy()
        inward = round(_INWARD * blur)
        hole = shapes.shadow((card[0] - 2 * inward, card[1] - 2 * inward), inward, inward, (0, 0, 0, 255))
        middle = hole.get_rect(center=picture.get_rect().center)
        picture.blit(hole, middle, special_flags=pygame.BLEND_RGBA_SUB)
        return ready(picture)

    return ("edge light", whole, card, blur, radius, gold), made
