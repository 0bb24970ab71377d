"""A wreath of laurels for a winner."""

import math

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Point

FACE = 0.56
_LEAVES = 10
_FIRST, _LAST = 12.0, 148.0
"""The degrees from the foot of the wreath to its first and its last leaves."""
_RADIUS = 41.0
_LEAF = "M0 0C-5.2 -3.4 -6 -11 0 -18.5C6 -11 5.2 -3.4 0 0Z"


def draw_laurels(canvas: Canvas, center: Point, size: float) -> None:
    """Draw a wreath that is open at the top, ``size`` units across, with room for a face of `FACE` times that.

    Args:
        canvas: The canvas to draw on.
        center: Its centre, in units.
        size: Its size, in units.
    """
    theme = canvas.theme
    picture = _wreath(canvas.viewport.px(size), theme.gold_light[:3], theme.gold[:3], theme.gold_dark[:3])
    canvas.picture(picture, center, "center")


@kept
def _wreath(size: int, light: Color, gold: Color, dark: Color) -> pygame.Surface:
    inks = [hex_color(color) for color in (light, gold, dark)]
    body = ""
    for side in (-1, 1):
        branch = " ".join(
            f"{'L' if step else 'M'}{side * _RADIUS * math.sin(a):.2f} {_RADIUS * math.cos(a):.2f}"
            for step, a in enumerate(math.radians(_LAST * n / 24) for n in range(25))
        )
        body += f'<path d="{branch}" fill="none" stroke="{inks[2]}" stroke-width="1.6" stroke-linecap="round"/>'
        for number in range(_LEAVES):
            body += _pair(side, number, inks)
    body += f'<circle cy="{_RADIUS}" r="3.4" fill="{inks[0]}" stroke="{inks[2]}" stroke-width="1"/>'
    return raster(body, "-60 -60 120 120", size, size)


def _pair(side: int, number: int, inks: list[str]) -> str:
    """Return a leaf outside the branch and one inside; leaves grow smaller towards the top."""
    share = number / (_LEAVES - 1)
    degrees = _FIRST + (_LAST - _FIRST) * share
    turn = math.radians(degrees)
    x, y = side * _RADIUS * math.sin(turn), _RADIUS * math.cos(turn)
    along = side * (90 - degrees)
    big = 0.92 - 0.28 * share
    drawn = ""
    for lean, ink, size in ((34, inks[1], big), (-30, inks[0], big * 0.82)):
        angle = along + side * lean
        drawn += (
            f'<g transform="translate({x:.2f} {y:.2f}) rotate({angle:.1f}) scale({size:.3f})">'
            f'<path d="{_LEAF}" fill="{ink}" stroke="{inks[2]}" stroke-width="0.9"/>'
            f'<path d="M0 -2L0 -14" fill="none" stroke="{inks[2]}" stroke-width="0.7" stroke-opacity="0.7"/></g>'
        )
    return drawn
