"""A chart of bankrolls: lines over the hands played, a line at zero, and axes with round numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from tonk.ui.canvas import Canvas
from tonk.ui.scenes.stakes import money
from tonk.ui.theme import Color
from tonk.ui.vectors import raster
from tonk.ui.viewport import Box, Point
from tonk.words import _

_MOST_POINTS = 240
_LINES = 5
_AXIS_HEIGHT, _LABEL_GAP = 26.0, 10.0
_LINE_PX = 2.4
_STEPS = (1, 2, 5)


@dataclass(frozen=True)
class Series:
    """A line: whose, in which colour, and what there was after each hand."""

    name: str
    color: Color
    balances: tuple[int, ...]


def draw_chart(canvas: Canvas, box: Box, series: Sequence[Series]) -> None:
    """Draw the lines with their axes. Every line begins at zero, before the first hand."""
    theme = canvas.theme
    lines = [(one, thinned((0, *one.balances))) for one in series]
    hands = max(len(one.balances) for one in series)
    values = [value for _one, points in lines for _hand, value in points]
    low, high, step = scale(min(values), max(values))
    names = {value: money(value).replace("-", "−") for value in range(low, high + 1, step)}
    left = max(canvas.text_renderer.measure(name, "small")[0] for name in names.values()) + _LABEL_GAP
    plot = Box(box.x + left, box.y + 8, box.w - left - 14, box.h - _AXIS_HEIGHT - 8)

    def at(hand: float, value: float) -> Point:
        return plot.x + plot.w * hand / hands, plot.bottom - plot.h * (value - low) / (high - low)

    for value, name in names.items():
        y = at(0, value)[1]
        color = theme.panel_border if value == 0 else theme.hairline
        canvas.line((plot.x, y), (plot.right, y), color, 1.6 if value == 0 else 1)
        canvas.text((plot.x - _LABEL_GAP, y), name, "small", theme.ink_soft, anchor="midright")
    _draw_hands(canvas, plot, hands)
    for one, points in lines:
        drawn = [at(hand, value) for hand, value in points]
        _draw_line(canvas, plot, drawn, at(0, 0)[1], one.color, filled=len(series) == 1)
        canvas.disc(drawn[-1], 4.5, one.color, border=theme.felt_dark, border_width=1.5)


def thinned(balances: Sequence[int]) -> list[tuple[int, int]]:
    """Points (hand, balance) of a line, at most a few hundred: of more, the extremes of each stretch are kept."""
    points = list(enumerate(balances))
    if len(points) <= _MOST_POINTS:
        return points
    kept = [points[0]]
    stretches = _MOST_POINTS // 2
    for number in range(stretches):
        stretch = points[number * len(points) // stretches : (number + 1) * len(points) // stretches]
        ends = {min(stretch, key=lambda point: point[1]), max(stretch, key=lambda point: point[1])}
        kept += sorted(ends - {kept[-1]})
    return kept if kept[-1] == points[-1] else [*kept, points[-1]]


def scale(least: int, most: int) -> tuple[int, int, int]:
    """Round ends and step of an axis that shows these values and zero."""
    least, most = min(least, 0), max(most, 0)
    span = max(1, most - least)
    steps = (factor * 10**power for power in range(13) for factor in _STEPS)
    step = next(one for one in steps if one * _LINES >= span)
    low, high = least // step * step, -(-most // step) * step
    return (low, high if high > low else low + step, step)


def _draw_hands(canvas: Canvas, plot: Box, hands: int) -> None:
    """The axis below: round numbers of hands."""
    theme, y = canvas.theme, plot.bottom + _AXIS_HEIGHT / 2 + 3
    step = scale(0, hands)[2]
    canvas.text((plot.x, y), _("Hands"), "small", theme.ink_soft, anchor="midleft")
    free = plot.x + canvas.text_renderer.measure(_("Hands"), "small")[0] + 16
    for hand in range(step, hands + 1, step):
        x = plot.x + plot.w * hand / hands
        if x - 16 > free:
            canvas.line((x, plot.bottom), (x, plot.bottom + 4), theme.panel_border, 1)
            canvas.text((x, y), money(hand), "small", theme.ink_soft, anchor="center")


def _draw_line(canvas: Canvas, plot: Box, points: Sequence[Point], zero: float, color: Color, *, filled: bool) -> None:
    grown = plot.inset(-6)
    rect = canvas.viewport.rect(grown)
    kx, ky = rect.w / grown.w, rect.h / grown.h
    local = tuple((round((x - grown.x) * kx, 1), round((y - grown.y) * ky, 1)) for x, y in points)
    width = round(_LINE_PX * canvas.viewport.scale, 2)
    grounds = (canvas.theme.good, canvas.theme.bad) if filled else ()
    picture = _curve(local, round((zero - grown.y) * ky, 1), rect.size, color, width, grounds)
    canvas.picture(picture, (grown.x, grown.y))


@lru_cache(maxsize=12)
def _curve(
    points: tuple[Point, ...],
    zero: float,
    size: tuple[int, int],
    color: Color,
    width: float,
    grounds: tuple[Color, ...],
) -> pygame.Surface:
    """The line, and the ground between it and zero in two colours: above and below."""
    body = ""
    for ground, sign in zip(grounds, (-1, 1), strict=False):
        edge = [(x, zero + sign * max(0.0, sign * (y - zero))) for x, y in _with_crossings(points, zero)]
        corners = [(edge[0][0], zero), *edge, (edge[-1][0], zero)]
        body += f'<path d="M{_path(corners)}Z" fill="{_hex(ground)}" fill-opacity="0.16"/>'
    body += (
        f'<path d="M{_path(points)}" fill="none" stroke="{_hex(color)}" stroke-width="{width}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )
    return raster(body, f"0 0 {size[0]} {size[1]}", *size)


def _with_crossings(points: Sequence[Point], zero: float) -> list[Point]:
    """The points, and those where the line between two of them crosses zero."""
    found = [points[0]]
    for (x, y), (to_x, to_y) in pairwise(points):
        if (y - zero) * (to_y - zero) < 0:
            found.append((x + (to_x - x) * (zero - y) / (to_y - y), zero))
        found.append((to_x, to_y))
    return found


def _path(points: Sequence[Point]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _hex(color: Color) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color[:3])
