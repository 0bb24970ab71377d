"""The winner of a match, large, in rays of light and a rain of chips."""

import math
from weakref import WeakValueDictionary

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.chips import turned_chip, turned_step
from tonk.ui.drawing.in_motion import moved, seen_through, zoomed
from tonk.ui.drawing.motion import arrive, ease_in, jolted, slammed
from tonk.ui.drawing.theme import Color, fade, mix
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.medal import ribbon
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.podium import Podium
from tonk.ui.shell.context import UiContext
from tonk.ui.table.motion.celebration_effects import Scatter
from tonk.ui.table.motion.celebrations import Moment, measure_of

_WREATH, _OF_HEIGHT = 400.0, 0.66
"""The width of a wreath, and its greatest share of the room's height."""
_RIBBON, _ENDS, _WORDS = 96.0, 1.5, 34.0
_MIDDLE = 0.4
"""The middle of the title as a share of the ribbon's height: letters that reach far down stay above its hem."""
_COUNTER, _RAIL, _LIT = 14.0, 20.0, 0.8
"""The upper edge of the table below that of the ribbon, the height of its edge, and the light on its cloth there."""
_PLATE = 18.0
"""The margin of the sentence on its dark plate."""
_STYLES = ("title", "score", "heading")
_RAISED_AT, _FALLS, _JOLT = 0.10, 0.75, 9.0
"""The time when the ribbon is held near the eye, in seconds; its enlargement there; and the distance by which the page
is jolted by its blow, in units."""
STRIKES = _RAISED_AT + speeds.HEADLINE_RAISED + speeds.HEADLINE_FALLS
"""The time of that blow, in seconds at speed 1: everything else begins with it."""
_BURST, _BURST_FROM, _BURST_GOES = 26, (220.0, 20.0), 0.3
"""The number of chips that it throws up, half the size of what they come from, in units, and the share of their time in
which they fade."""
_RISE, _SINK = 0.5, 1.3
"""The depths from which the winner rises behind the ribbon and to which they sink, relative to the wreath's width."""
_SIZES = 18.0, 24.0, 30.0
_GOLDEN = 0.618034
_RAYS = 18
_DARKER = 0.35
"""The additional darkness of the room, so that the words stand out from the rays."""
_FILLS = 0.54
"""The least reach of the rays around the winner of a match, as a share of the window's width."""

_drawn: WeakValueDictionary[tuple[int, Color, Color, Color], pygame.Surface] = WeakValueDictionary()
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
        with moved(canvas, jolt_at_blow(canvas, self._unfolding)):
            self._draw_moved(canvas, box, sunk)

    def _draw_moved(self, canvas: Canvas, box: Box, sunk: float) -> None:
        """Draw it, jolted or not: the blow of the ribbon throws the winner up, with rays and chips.

        Args:
            canvas: The canvas to draw on.
            box: The box, in units.
            sunk: How far the winner has sunk again, 0 to 1.
        """
        risen = self._unfolding.share(STRIKES, speeds.WINNER_RISES)
        left = _RISE * (1 - arrive(risen)) + _SINK * sunk
        wreath = min(_WREATH, box.h * _OF_HEIGHT)
        whole = wreath + _RIBBON * 0.5 + _WORDS
        middle = box.center[0], box.y + (box.h - whole) / 2 + wreath / 2
        reach = max(measure_of(Moment.MATCH_WON).rays, canvas.box.w * _FILLS)
        draw_rays(canvas, middle, reach, self._unfolding.share(STRIKES, speeds.RAYS_COME))
        top = middle[1] + wreath * 0.42
        foot = Box(0.0, 0.0, canvas.box.w, top + _RIBBON / 2)
        draw_burst(canvas, self._unfolding, (box.center[0], top + _RIBBON / 2))
        if sunk < 1 and risen > 0.0:
            with seen_through(canvas, foot if left else canvas.box):
                self._podium.draw(canvas, (middle[0], middle[1] + left * wreath), wreath)
        self._draw_counter(canvas, top + _COUNTER, sunk)
        draw_rain(canvas, self._unfolding, measure_of(Moment.MATCH_WON).pieces)  # behind the words, which stay readable
        band = Box(0.0, top - _RIBBON, canvas.box.w, 3 * _RIBBON)
        with seen_through(canvas, band.centered(band.w * (1 - sunk), band.h) if sunk else canvas.box):
            self._draw_slammed(canvas, box, top)

    def _draw_counter(self, canvas: Canvas, top: float, sunk: float) -> None:
        """Draw the table behind which all of them stand; it comes up with the rays, and goes down with the winner.

        Args:
            canvas: The canvas to draw on.
            top: Its upper edge.
            sunk: How far the winner has sunk again, 0 to 1.
        """
        up = arrive(self._unfolding.share(STRIKES, speeds.RAYS_COME)) * (1 - sunk)
        if up <= 0:
            return
        theme, whole = canvas.theme, canvas.box
        high = whole.h - top  # also on its way, so that only one picture of the cloth is drawn
        top += (1 - up) * high
        cloth = Box(0.0, top + _RAIL, whole.w, high)
        canvas.rounded(cloth, mix(theme.felt_dark, theme.felt, _LIT), 0.0, to=theme.felt_dark)
        canvas.rounded(Box(0.0, top, whole.w, _RAIL), theme.felt, 0.0, to=theme.felt_dark)
        canvas.line((0.0, top), (whole.w, top), theme.gold, 2.0)
        canvas.line((0.0, cloth.y), (whole.w, cloth.y), theme.gold_dark, 1.25)

    def _draw_slammed(self, canvas: Canvas, box: Box, top: float) -> None:
        """Draw the ribbon as it falls on the page from near the eye, and rebounds."""
        height = height_before_blow(self._unfolding)
        if height is not None:
            title, style, wide = self._written(canvas, box)
            place, near = (box.center[0], top + _RIBBON / 2), min(_FALLS, canvas.box.w / wide - 1.0)
            with zoomed(canvas, place, place, 1.0 + near * height):
                self._draw_ribbon(canvas, Box(place[0] - wide / 2, top, wide, _RIBBON), title, style)
        if self._unfolding.share(0.0, STRIKES) >= 1.0:
            self._draw_reason(canvas, (box.center[0], top + _RIBBON + 8))

    def _written(self, canvas: Canvas, box: Box) -> tuple[str, str, float]:
        """Return the title, its style, and the width of its ribbon."""
        text, room = canvas.text_renderer, box.w - _RIBBON * _ENDS - 80
        style = next((one for one in _STYLES if text.measure(self._title, one)[0] <= room), _STYLES[-1])
        title = text.fit(self._title, style, room)
        return title, style, text.measure(title, style)[0] + _RIBBON * _ENDS

    def _draw_ribbon(self, canvas: Canvas, band: Box, title: str, style: str) -> None:
        """Draw the ribbon with the title.

        Args:
            canvas: The canvas to draw on.
            band: The box of the ribbon.
            title: The title.
            style: The style of its letters.
        """
        theme = canvas.theme
        picture = ribbon(canvas.viewport.rect(band).size, theme.gold_light, theme.gold_dark)
        canvas.picture(picture, (band.x, band.y))
        canvas.text((band.center[0], band.y + _RIBBON * _MIDDLE), title, style, theme.ink_dark, anchor="center")

    def _draw_reason(self, canvas: Canvas, top: Point) -> None:
        """Draw the sentence with the reason on its dark plate, below a point."""
        theme, (said, high) = canvas.theme, canvas.text_renderer.measure(self._why, "number")
        plate = Box(top[0] - said / 2, top[1], said, high).inset(-_PLATE, -2)
        canvas.rounded(plate, fade(theme.felt_dark, 0.9), plate.h / 2)
        canvas.text(plate.center, self._why, "number", theme.ink, anchor="center")


def height_before_blow(unfolding: Unfolding) -> float | None:
    """Return the height of something that is slammed on the page; None before it is seen.

    Args:
        unfolding: The progress of the page.
    """
    times = speeds.HEADLINE_RAISED, speeds.HEADLINE_FALLS, speeds.HEADLINE_SETTLES
    passed = unfolding.share(_RAISED_AT, sum(times)) * sum(times)
    return slammed(passed, *times) if passed > 0.0 else None


def jolt_at_blow(canvas: Canvas, unfolding: Unfolding) -> Point:
    """Return the displacement of the page by that blow, in units that are whole pixels.

    Args:
        canvas: The canvas to draw on.
        unfolding: The progress of the page.
    """
    share, scale = unfolding.share(STRIKES, speeds.PAGE_JOLT), canvas.viewport.scale
    x, y = jolted(share) if 0.0 < share < 1.0 else (0.0, 0.0)
    return round(_JOLT * x * scale) / scale, round(_JOLT * y * scale) / scale


def draw_burst(canvas: Canvas, unfolding: Unfolding, center: Point) -> None:
    """Draw the chips that the blow throws up.

    Args:
        canvas: The canvas to draw on.
        unfolding: The progress of the page.
        center: The middle of what strikes the page.
    """
    share = unfolding.share(STRIKES, speeds.CHIPS_SCATTER)
    if not 0.0 < share < 1.0:
        return
    burst, theme = Scatter(0.0, 1.0, center, _BURST, upward=True, clear=_BURST_FROM), canvas.theme
    colors = theme.gold[:3], theme.gold_dark[:3], theme.knob[:3]
    opacity = round(255 * min(1.0, (1.0 - share) / _BURST_GOES))
    for number, at in enumerate(burst.at(share)):
        step = turned_step(share * (7 + number % 5) + number)
        canvas.picture(turned_chip(canvas.viewport.px(_SIZES[-1]), step, *colors), at, "center", opacity)


def draw_rays(canvas: Canvas, center: Point, reach: float, share: float) -> None:
    """Draw soft rays around something that was won.

    Args:
        canvas: The canvas to draw on.
        center: The middle.
        reach: Their length, in units.
        share: Their intensity, 0 to 1.
    """
    theme = canvas.theme
    key = canvas.viewport.px(2 * reach), theme.gold_light[:3], theme.felt_light[:3], theme.felt[:3]
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


def _rays(size: int, gold: Color, light: Color, ground: Color) -> pygame.Surface:
    """Return rays of cloth in the light, each with a golden one at its heart, which fade outwards.

    Gold is laid thinly over green only where it is bright: half-mixed they would be khaki. Drawn small and stretched.
    """
    ramps = {
        "g": (ground, ((0, 0.95), (0.5, 0.75), (1, 0))),
        "l": (light, ((0, 0.9), (0.5, 0.55), (1, 0))),
        "y": (gold, ((0, 0.9), (0.3, 0.6), (0.75, 0.12), (1, 0))),
        "m": (gold, ((0, 0.75), (0.5, 0.2), (1, 0))),
    }
    body = ""
    for name, (color, stops) in ramps.items():
        ink, reach = hex_color(color), 24 if name == "m" else 50
        ramp = "".join(f'<stop offset="{at}" stop-color="{ink}" stop-opacity="{share}"/>' for at, share in stops)
        body += f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{reach}">{ramp}'
        body += "</radialGradient>"
    body += '<circle r="50" fill="url(#g)"/>'
    for number in range(_RAYS):
        turn = f'transform="rotate({360 * number / _RAYS:.1f})"'
        body += f'<path d="M0 0L50 -4.4L50 4.4Z" fill="url(#l)" {turn}/>'
        body += f'<path d="M0 0L50 -1.1L50 1.1Z" fill="url(#y)" {turn}/>'
    body += '<circle r="24" fill="url(#m)"/>'
    small = max(8, size // 3)
    return pygame.transform.smoothscale(raster(body, "-50 -50 100 100", small, small), (size, size))
