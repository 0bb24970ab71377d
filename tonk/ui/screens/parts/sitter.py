"""A person at a large size, in the room of the place."""

import pygame

from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.places.place_pictures import room_of
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext

_ROOM = 0.62
"""The height of the seen part of the room, as a share of all of it, table included."""
_BROAD, _LETTER = 1.04, 0.56
"""The width of a bust, and that of a medallion instead of one, as shares of the box's height."""


def draw_sitter(canvas: Canvas, ui: UiContext, box: Box, bust: pygame.Surface, *, stands: bool = True) -> None:
    """Draw somebody before the room of the place.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: The box, in units.
        bust: The bust, or a medallion, as wide as ``bust_px`` says.
        stands: Whether it stands on the lower edge, as a bust does, and doesn't hang in the middle, as a medallion.
    """
    theme, view, room = canvas.theme, canvas.viewport, Box(box.x, box.y, box.w, box.h / _ROOM)
    picture = ui.place_picture(room_of(ui.place), view.rect(room).size)
    canvas.picture(window_into(picture, view.rect(box).size, view.px(theme.radius)), (box.x, box.y))
    with canvas.clipped(box):
        if stands:
            canvas.picture(bust, (box.center[0], box.bottom + 2), "midbottom")
        else:
            canvas.picture(bust, box.center, "center")
    canvas.rounded(box, (0, 0, 0, 0), border=theme.hairline)


def bust_px(canvas: Canvas, box: Box, *, stands: bool = True) -> int:
    """Return the width of the bust in a box, in pixels.

    Args:
        canvas: The canvas to draw on.
        box: The box, in units.
        stands: Whether it is a bust, and not a medallion.
    """
    size = min(box.w, box.h * _BROAD)
    return canvas.viewport.px(size if stands else size * _LETTER)


@kept
def window_into(picture: pygame.Surface, size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return the upper part of a picture with round corners.

    Args:
        picture: The picture.
        size: The size of the part, in pixels.
        radius: The radius of its corners, in pixels.
    """
    cut = shapes.rounded(size, radius, (255, 255, 255)).copy()
    cut.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cut
