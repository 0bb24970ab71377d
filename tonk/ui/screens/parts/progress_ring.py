"""A ring that fills with progress in learning."""

import math

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, icon, raster
from tonk.ui.drawing.viewport import Point

_RADIUS, _WIDTH = 42.0, 10.0
_STEPS = 60
_CHECK = 0.5


def draw_ring(canvas: Canvas, center: Point, size: float, done: int, whole: int) -> None:
    """Draw a disc with a ring, gold up to the share done, and a check in it once all is done.

    Args:
        canvas: The canvas to draw on.
        center: Its centre, in units.
        size: Its size, in units.
        done: The number done.
        whole: The total.
    """
    theme, px = canvas.theme, canvas.viewport.px(size)
    step = min(_STEPS, round(_STEPS * done / max(1, whole)))
    colors = theme.panel_raised[:3], theme.gold[:3], theme.gold_dark[:3]
    canvas.picture(_drawn(px, step, *colors), center, "center")
    if done >= whole:
        canvas.icon(icon("check"), center, size * _CHECK, theme.gold_light)
    else:
        canvas.text(center, str(done), "small-strong", theme.ink, anchor="center")


@kept
def _drawn(size: int, step: int, ground: Color, full: Color, rest: Color) -> pygame.Surface:
    around = 2 * math.pi * _RADIUS
    body = f'<circle r="49" fill="{hex_color(ground)}"/>'
    ring = f'<circle r="{_RADIUS}" fill="none" stroke-width="{_WIDTH}" '
    body += ring + f'stroke="{hex_color(rest)}" stroke-opacity="0.38"/>'
    if step:
        along = f' stroke-dasharray="{around * step / _STEPS:.2f} {around:.2f}"' if step < _STEPS else ""
        body += f'<g transform="rotate(-90)">{ring}stroke="{hex_color(full)}"{along}/></g>'
    return raster(body, "-50 -50 100 100", size, size)
