"""Speech balloons: paper with round corners and a tail that points at the speaker."""

from math import hypot

import pygame

from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point

MARGIN = 10.0
"""The room around a balloon and its tail, for its shadow."""
_RADIUS, _EDGE, _TAIL = 15.0, 2.0, 9.0
"""The radius of the corners, the width of the edge, and half the width of the tail at its base."""


def bounds(box: Box, tip: Point) -> Box:
    """Return the rectangle that a balloon's picture covers.

    Args:
        box: The balloon without its tail.
        tip: The point at which the tail ends.
    """
    left, top = min(box.x, tip[0]) - MARGIN, min(box.y, tip[1]) - MARGIN
    right, bottom = max(box.right, tip[0]) + MARGIN, max(box.bottom, tip[1]) + MARGIN
    return Box(left, top, right - left, bottom - top)


@kept
def balloon(box: Box, tip: Point, paper: Color, ink: Color, scale: float) -> pygame.Surface:
    """Draw a balloon that fills its ``bounds``.

    Args:
        box: The balloon without its tail, in units.
        tip: The point at which the tail ends.
        paper: The colour inside.
        ink: The colour of the edge.
        scale: The pixels per unit.
    """
    around = bounds(box, tip)
    rect = f'x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}" rx="{_RADIUS}"'
    root = min(max(tip[0], box.x + 24), box.right - 24), min(max(tip[1], box.y + 14), box.bottom - 14)
    x, y = tip[0] - root[0], tip[1] - root[1]
    far = hypot(x, y) or 1.0
    aside = -y / far * _TAIL, x / far * _TAIL
    tail = (
        f'd="M{root[0] + aside[0]:.1f} {root[1] + aside[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}'
        f'L{root[0] - aside[0]:.1f} {root[1] - aside[1]:.1f}Z"'
    )
    line = f'stroke="{hex_color(ink)}" stroke-width="{2 * _EDGE}" stroke-linejoin="round"'
    cast = 'fill="#000000" fill-opacity="0.2" transform="translate(0 4)"'
    body = f"<path {tail} {cast}/><rect {rect} {cast}/><path {tail} {line}/><rect {rect} {line}/>"
    body += f'<g fill="{hex_color(paper)}"><path {tail}/><rect {rect}/></g>'
    view = f"{around.x:.2f} {around.y:.2f} {around.w:.2f} {around.h:.2f}"
    return raster(body, view, max(1, round(around.w * scale)), max(1, round(around.h * scale)))
