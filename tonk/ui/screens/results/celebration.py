"""The winner of a match, large, in rays of light and a rain of chips."""

import math
from weakref import WeakValueDictionary

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.chips import turned_chip, turned_step
from tonk.ui.drawing.in_motion import seen_through
from tonk.ui.drawing.motion import ease_in, ease_in_out, ease_out
from tonk.ui.drawing.theme import Color, fade
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.medal import ribbon
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.podium import Podium
from tonk.ui.shell.context import UiContext
from tonk.ui.table.motion.celebrations import Moment, measure_of

_WREATH, _OF_HEIGHT = 400.0, 0.66
"""The width of a wreath, and its greatest share of the room's height."""
_RIBBON, _ENDS, _WORDS = 96.0, 1.5, 34.0
_MIDDLE = 0.4
"""The middle of the title as a share of the ribbon's height: letters that reach far down stay above its hem."""
_PLATE = 18.0
"""The margin of the sentence on its dark plate."""
_STYLES = ("title", "score", "heading")
_RISE, _SINK = 0.5, 1.3
"""The depths from which the winner rises behind the ribbon and to which they sink, relative to the wreath's width."""
_SIZES = 18.0, 24.0, 30.0
_GOLDEN = 0.618034
_RAYS = 18
_DARKER = 0.35
"""The additional darkness of the room, so that the words stand out from the rays."""
_FILLS = 0.54
"""The least reach of the rays around the winner of a match, as a share of the window's width."""

_drawn: WeakValueDictionary[tuple[int, Color], pygame.Surface] = WeakValueDictionary()
"""Rays are large, so they are cached only while the last frame shows them."""


class Celebration:
    """The picture shown before the chart of a match.

    Args:
        ui: The context of the window.
        podium: The winners and the others.
        title: A few words about the winner.
        why: A sentence with the reason for the end.
        unfolding: The progress of the page.
    """

    def __init__(self, ui: UiContext, podium: Podium, title: str, why: str, unfolding: Unfolding) -> None:
        self._ui = ui
        self._podium = podium
        self._title, self._why = title, why
        self._unfolding = unfolding

    def draw(self, canvas: Canvas, box: Box, sinks_at: float) -> None:
        """Draw it in a box.

        Args:
            canvas: The canvas to draw on.
            box: The box, in units.
            sinks_at: The time when the winner sinks again, in the page's seconds.
        """
        sunk = ease_in(self._unfolding.share(sinks_at, speeds.WINNER_SINKS))
        canvas.dim()
        canvas.dim(_DARKER)
        left = _RISE * (1 - ease_out(self._unfolding.share(0, speeds.WINNER_RISES))) + _SINK * sunk
        wreath = min(_WREATH, box.h * _OF_HEIGHT)
        whole = wreath + _RIBBON * 0.5 + _WORDS
        middle = box.center[0], box.y + (box.h - whole) / 2 + wreath / 2
        reach = max(measure_of(Moment.MATCH_WON).rays, canvas.box.w * _FILLS)
        draw_rays(canvas, middle, reach, ease_in_out(self._unfolding.share(0, speeds.WINNER_RISES)))
        top = middle[1] + wreath * 0.42
        foot = Box(0.0, 0.0, canvas.box.w, top + _RIBBON / 2)
        if sunk < 1:
            with seen_through(canvas, foot if left else canvas.box):
                self._podium.draw(canvas, (middle[0], middle[1] + left * wreath), wreath)
        draw_rain(canvas, self._unfolding, measure_of(Moment.MATCH_WON).chips)  # behind the words, which stay readable
        opened = ease_out(self._unfolding.share(0.0, speeds.NEWS_UNROLLS)) * (1 - sunk)
        band = Box(0.0, top - _RIBBON, canvas.box.w, 3 * _RIBBON)
        with seen_through(canvas, band.centered(band.w * opened, band.h)):
            self._draw_words(canvas, box, top)

    def _draw_words(self, canvas: Canvas, box: Box, top: float) -> None:
        theme, text = canvas.theme, canvas.text_renderer
        room = box.w - _RIBBON * _ENDS - 80
        style = next((one for one in _STYLES if text.measure(self._title, one)[0] <= room), _STYLES[-1])
        title = text.fit(self._title, style, room)
        wide = text.measure(title, style)[0] + _RIBBON * _ENDS
        band = Box(box.center[0] - wide / 2, top, wide, _RIBBON)
        picture = ribbon(canvas.viewport.rect(band).size, theme.gold_light, theme.gold_dark)
        canvas.picture(picture, (band.x, band.y))
        canvas.text((box.center[0], band.y + _RIBBON * _MIDDLE), title, style, theme.ink_dark, anchor="center")
        said, high = text.measure(self._why, "number")
        plate = Box(box.center[0] - said / 2, band.bottom + 8, said, high).inset(-_PLATE, -2)
        canvas.rounded(plate, fade(theme.felt_dark, 0.9), plate.h / 2)
        canvas.text(plate.center, self._why, "number", theme.ink, anchor="center")


def draw_rays(canvas: Canvas, center: Point, reach: float, share: float) -> None:
    """Draw soft rays around something that was won.

    Args:
        canvas: The canvas to draw on.
        center: The middle.
        reach: Their length, in units.
        share: Their intensity, 0 to 1.
    """
    key = canvas.viewport.px(2 * reach), canvas.theme.gold_light[:3]
    picture = _drawn.get(key)
    if picture is None:
        picture = _drawn[key] = _rays(*key)
    canvas.picture(picture, center, "center", round(255 * share))


def draw_rain(canvas: Canvas, unfolding: Unfolding, count: int) -> None:
    """Draw chips that fall from above the window to below it, turning over and over.

    Args:
        canvas: The canvas to draw on.
        unfolding: The progress of the page.
        count: The number of chips.
    """
    whole = canvas.box
    for number in range(count):
        begins = (number * _GOLDEN % 1.0) * speeds.CHIPS_FALL
        way = unfolding.share(begins, speeds.CHIP_FALLS)
        if not 0 < way < 1:
            continue
        size = _SIZES[number % len(_SIZES)]
        sway = math.sin(way * 5 + number) * 18
        x = whole.w * ((number * number * 0.137 + number * 0.271) % 1.0) + sway
        y = -size + (whole.h + 2 * size) * way * (0.4 + 0.6 * way)
        step, theme = turned_step(way * (7 + number % 5) + number), canvas.theme
        colors = theme.gold[:3], theme.gold_dark[:3], theme.knob[:3]
        canvas.picture(turned_chip(canvas.viewport.px(size), step, *colors), (x, y), "center")


def _rays(size: int, color: Color) -> pygame.Surface:
    """Return soft rays from a centre, which fade outwards; drawn small and stretched."""
    ink = hex_color(color)
    stops = ((0, 0.7), (0.45, 0.28), (1, 0))
    ramp = "".join(f'<stop offset="{at}" stop-color="{ink}" stop-opacity="{share}"/>' for at, share in stops)
    body = (
        f'<radialGradient id="y" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="50">{ramp}</radialGradient>'
        '<circle r="50" fill="url(#y)" fill-opacity="0.5"/>'
    )
    for number in range(_RAYS):
        turn = 360 * number / _RAYS
        body += f'<path d="M0 0L50 -3.6L50 3.6Z" fill="url(#y)" transform="rotate({turn:.1f})"/>'
    small = max(8, size // 3)
    return pygame.transform.smoothscale(raster(body, "-50 -50 100 100", small, small), (size, size))
