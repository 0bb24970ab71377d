"""Signs that tell the lines and the parts of a chart apart without colours."""

from functools import partial

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point

_SHAPES = (
    "M0 -40A40 40 0 1 1 0 40A40 40 0 1 1 0 -40Z",
    "M-36 -36L36 -36L36 36L-36 36Z",
    "M0 -44L44 36L-44 36Z",
    "M0 -50L42 0L0 50L-42 0Z",
    "M-15 -46L15 -46L15 -15L46 -15L46 15L15 15L15 46L-15 46L-15 15L-46 15L-46 -15L-15 -15Z",
    "M0 44L44 -36L-44 -36Z",
    "M0 -50L13 -16L49 -15L20 7L31 42L0 21L-31 42L-20 7L-49 -15L-13 -16Z",
    "M-26 -46L26 -46L46 0L26 46L-26 46L-46 0Z",
)
"""A disc, a square, a triangle, a diamond, a cross, a triangle on its tip, a star and a hexagon."""
_PITCH, _STRIPE = 4.0, 0.62
"""The distance between stripes, in units, and their darkness."""


def draw_line_sign(canvas: Canvas, center: Point, number: int, radius: float, color: Color) -> None:
    """Draw the sign of a line on a chart, or beside its name.

    Args:
        canvas: The canvas to draw on.
        center: Its centre, in units.
        number: The number of the line.
        radius: Its radius, in units.
        color: The colour of the line.
    """
    rim = canvas.theme.felt_dark[:3]
    canvas.icon(partial(_sign, number % len(_SHAPES), rim), center, 3.2 * radius, color[:3])


@kept
def _sign(number: int, rim: Color, size: int, color: Color) -> pygame.Surface:
    look = f'fill="{hex_color(color)}" stroke="{hex_color(rim)}" stroke-width="14" stroke-linejoin="round"'
    return raster(f'<path d="{_SHAPES[number]}" {look}/>', "-60 -60 120 120", size, size)


def stripe(ground: Color, color: Color) -> Color:
    """Return the colour of the stripes on a part of a colour, on a ground."""
    return mix(color, ground, _STRIPE)


def draw_part(canvas: Canvas, box: Box, color: Color, *, striped: bool) -> None:
    """Fill a box with a colour: plain for winnings, striped for losses.

    Args:
        canvas: The canvas to draw on.
        box: The box, in units.
        color: Its colour.
        striped: Whether to stripe it.
    """
    dark = stripe(canvas.theme.panel_raised, color)
    canvas.fill(box, color)
    y = box.y + _PITCH / 2
    while striped and y < box.bottom:
        canvas.fill(Box(box.x, y, box.w, min(_PITCH / 2, box.bottom - y)), dark)
        y += _PITCH
