"""Drawing rings that go out over the felt: the ring of a card or a knock, and rings of light.

They grow in every frame, so each is drawn once, at a moderate size, and stretched: light loses nothing by it.
"""

from functools import partial

import pygame

from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.table.motion.celebration_effects import LightRing
from tonk.ui.table.motion.felt_effects import Ring
from tonk.ui.table.painting.edge_lights import Keeps

_GROWS, _STEP, _BROAD, _DRAWN = 78.0, 3, 20.0, 120
"""The distance that a ring goes out, the steps of that, in pixels, the first width of a broad one, in units, and the
greatest radius at which it is drawn, in pixels."""
_SEEN_STEPS = 24
"""The steps of opacity."""
_LIGHT_DRAWN, _LIGHT_STEP, _LIGHT_FLAT, _LIGHT_SEEN = 110, 8, 0.8, 6
"""The radius at which a ring of light is drawn and the steps in which it grows, in pixels, its height relative to its
width, and the steps of its opacity."""
_LIGHT = (0.72, 0, 0), (0.84, 0.85, 0), (0.9, 0.5, 0), (1, 0, 0)
_BROAD_LIGHT = (0.7, 0, 1), (0.77, 0.8, 1), (0.84, 0.9, 1), (0.87, 1, 0), (0.94, 0.85, 0), (1, 0, 0)
"""The strength of the light at shares of the way outwards, with the number of its colour; and that of a broad ring."""


def draw_ring(canvas: Canvas, ring: Ring, now: float, keep: Keeps) -> None:
    """Draw a ring around something that has landed.

    Args:
        canvas: The canvas to draw on.
        ring: The ring.
        now: The time, in seconds.
        keep: Keeps its pictures.
    """
    t = ring.share(now)
    radius = ring.radius + _GROWS * (1.0 + ring.broad) * ease_out(t)
    px = canvas.viewport.px(radius) // _STEP * _STEP
    wide, seen, tone = (_BROAD, 0.9, canvas.theme.gold_light) if ring.broad else (5.0, 0.5, canvas.theme.ink)
    shape = px, max(2, round(canvas.viewport.px(wide) * (1.0 - t))), tone
    opacity = min(255, round(seen * (1.0 - t) * _SEEN_STEPS) * 255 // _SEEN_STEPS)
    canvas.picture(keep(("ring", *shape), partial(_grown, *shape)), ring.center, "center", opacity)


def _grown(radius: int, thick: int, color: Color) -> pygame.Surface:
    """Return a ring; a large one is stretched.

    Args:
        radius: Its outer radius, in pixels.
        thick: The width of its line, in pixels.
        color: Its colour.
    """
    drawn = min(radius, _DRAWN)
    small = shapes.ring((2 * drawn, 2 * drawn), drawn, max(1, round(thick * drawn / max(1, radius))), color)
    return small if drawn == radius else pygame.transform.smoothscale(small, (2 * radius, 2 * radius))


def draw_light_ring(canvas: Canvas, ring: LightRing, now: float, keep: Keeps) -> None:
    """Draw a ring of light, a little flattened.

    Args:
        canvas: The canvas to draw on.
        ring: The ring.
        now: The time, in seconds.
        keep: Keeps its pictures.
    """
    left, small = 1.0 - ring.share(now), light_ring(canvas.theme.gold_light, canvas.theme.danger_light, ring.broad)
    wide = max(1, round(canvas.viewport.px(ring.reach * ring.radius(now)) / _LIGHT_STEP)) * 2 * _LIGHT_STEP
    size = wide, round(wide * _LIGHT_FLAT)
    picture = keep(("ring of light", small, size), partial(pygame.transform.smoothscale, small, size))
    opacity = round(255 * -(-left * (2.0 - left) * _LIGHT_SEEN // 1) / _LIGHT_SEEN)
    canvas.picture(picture, ring.center, "center", opacity)


@kept
def light_ring(tone: Color, inner: Color, broad: bool) -> pygame.Surface:
    """Return a small ring of light.

    Args:
        tone: Its colour.
        inner: The colour of the inner side of a broad one.
        broad: Whether it is broad.
    """
    stops = "".join(
        f'<stop offset="{at}" stop-color="{hex_color((tone, inner)[number])}" stop-opacity="{far}"/>'
        for at, far, number in (_BROAD_LIGHT if broad else _LIGHT)
    )
    body = f'<radialGradient id="r" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">{stops}</radialGradient>'
    drawn = f'{body}<circle r="100" fill="url(#r)"/>'
    return raster(drawn, "-100 -100 200 200", 2 * _LIGHT_DRAWN, 2 * _LIGHT_DRAWN)
