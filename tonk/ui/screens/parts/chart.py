"""Charts of money over the hands of a game: smooth, glowing lines, a line at zero, and axes with round numbers.

A chart is planned before it is drawn, so that its caller also knows the position of each hand.
"""

import math
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TypeVar

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.chart_signs import draw_line_sign
from tonk.words import _
from tonk.words.phrases import money

Polyline = tuple[Point, ...]

_FINE = 4.0
"""The distance between the points of a smooth curve, in pixels."""
_MOST_SMOOTH = 90
"""The number of points from which a line isn't smoothed, since they lie so close."""


@lru_cache(maxsize=24)
def smooth(points: Polyline) -> Polyline:
    """Return points of a smooth curve through these points (in pixels, from left to right).

    It rises and falls only where they do, and overshoots none of them (Fritsch and Carlson's slopes), so that it never
    shows money that nobody had.
    """
    if not 2 < len(points) <= _MOST_SMOOTH:
        return points
    slopes = _slopes(points)
    found = [points[0]]
    for ((x, y), (to_x, to_y)), (slope, to_slope) in zip(pairwise(points), pairwise(slopes), strict=True):
        wide = to_x - x
        steps = max(1, math.ceil(wide / _FINE))
        for step in range(1, steps + 1):
            t = step / steps
            rest = (1 - t) * (1 - t)
            value = rest * ((1 + 2 * t) * y + t * wide * slope)
            value += t * t * ((3 - 2 * t) * to_y - (1 - t) * wide * to_slope)
            found.append((x + t * wide, value))
    return tuple(found)


def height_at(curve: Polyline, x: float) -> float:
    """Return the height of a curve at x; beyond an end, the height there."""
    place = bisect_left(curve, x, key=lambda point: point[0])
    if place in (0, len(curve)):
        return curve[min(place, len(curve) - 1)][1]
    (left, y), (right, to_y) = curve[place - 1], curve[place]
    return y + (to_y - y) * (x - left) / max(1e-6, right - left)


def _slopes(points: Sequence[Point]) -> list[float]:
    """Return the slope of the curve in each point."""
    chords = [(to_y - y) / max(1e-6, to_x - x) for (x, y), (to_x, to_y) in pairwise(points)]
    middle = [0.0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in pairwise(chords)]
    return [chords[0], *middle, chords[-1]]


def with_crossings(points: Sequence[Point], level: float) -> list[Point]:
    """Return the points, and those where the line between two of them crosses a level."""
    found = [points[0]]
    for (x, y), (to_x, to_y) in pairwise(points):
        if (y - level) * (to_y - level) < 0:
            found.append((x + (to_x - x) * (level - y) / (to_y - y), level))
        found.append((to_x, to_y))
    return found


_MOST_POINTS = 240
_LINES = 5
_AXIS_HEIGHT, _LABEL_GAP, _ABOVE, _AFTER = 26.0, 10.0, 12.0, 12.0
_LINE_PX, _GROUND = 3.0, 0.5
_GLOW = ((11.0, 0.06), (8.0, 0.09), (5.5, 0.12))
"""The wide faint lines below the line: their widths and opacities."""
_LEAST_PLOT = 1.0
"""The least side of a plot, if a window leaves it no room."""
_MARGIN = 8.0
_DOT, _DASH = 5.5, 9.0
_SIGNS = 3
"""The number of signs on each of several lines, apart from the one at its end."""
_STEPS = (1, 2, 5)


N = TypeVar("N", bound=float)


@dataclass(frozen=True)
class Series:
    """A line: its colour, and the money after hands (hand, money), the first of which is 0."""

    color: Color
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class ChartScale:
    """The scale of a chart: its hands from left to right, its money from bottom to top.

    Attributes:
        plot: The area of the lines.
        hands: The number of hands.
        low: The money at its lower edge.
        high: The money at its upper edge.
        step: The interval between lines of the axis.
        target: The points to reach, if any.
        rounds: Whether its hands are called rounds.
    """

    plot: Box
    hands: int
    low: int
    high: int
    step: int
    target: int | None = None
    rounds: bool = False

    @classmethod
    def of(
        cls, text: Text, box: Box, series: Sequence[Series], *, target: int | None = None, rounds: bool = False
    ) -> "ChartScale":
        """Return the scale for these lines in a box, with room for the names of the axes and for a target.

        Args:
            text: Measures the names of the axes.
            box: Its box, in units.
            series: The lines.
            target: The points that win; None without such a number.
            rounds: Whether its hands are called rounds.
        """
        values = [value for one in series for _hand, value in one.points] + [target or 0]
        low, high, step = scale(min(values), max(values))
        left = max(text.measure(money(value), "small")[0] for value in range(low, high + 1, step)) + _LABEL_GAP
        room = box.w - left - _AFTER, box.h - _AXIS_HEIGHT - _ABOVE
        plot = Box(box.x + left, box.y + _ABOVE, max(_LEAST_PLOT, room[0]), max(_LEAST_PLOT, room[1]))
        return cls(plot, max(1, *(one.points[-1][0] for one in series)), low, high, step, target, rounds)

    def at(self, hand: float, value: float) -> Point:
        """Return the point of a hand and an amount of money."""
        x = self.plot.x + self.plot.w * hand / self.hands
        return x, self.plot.bottom - self.plot.h * (value - self.low) / (self.high - self.low)

    def hand_at(self, x: float) -> int:
        """Return the nearest hand, from 0 to the last."""
        return min(self.hands, max(0, round((x - self.plot.x) / self.plot.w * self.hands)))


def draw_chart(canvas: Canvas, plan: ChartScale, series: Sequence[Series], shown: float = 1.0) -> None:
    """Draw the axes, and the lines up to a share of the hands (0 to 1); a single line has coloured ground below it.

    Args:
        canvas: The canvas to draw on.
        plan: The scale.
        series: The lines.
        shown: The share that is shown, 0 to 1.
    """
    with saying(canvas, plan.plot, str):
        _draw_money(canvas, plan)
        _draw_hands(canvas, plan)
    if plan.target is not None:
        _draw_target(canvas, plan, plan.target)
    grown = plan.plot.inset(-_MARGIN)
    end = plan.plot.x + plan.plot.w * shown
    curves = [_local(canvas, plan, grown, one) for one in series]
    with canvas.clipped(Box(grown.x, grown.y, end - grown.x + (_MARGIN if shown >= 1 else 0), grown.h)):
        for one, curve in zip(series, curves, strict=True):
            _draw_line(canvas, plan, grown, one, curve, grounded=len(series) == 1)
    rect = canvas.viewport.rect(grown)
    for number, (one, curve) in enumerate(zip(series, curves, strict=True)):
        # A line that is shorter than the others stays at its end; several lines have signs along their way too.
        last = plan.at(one.points[-1][0], 0)[0]
        on_the_way = [plan.at(hand, 0)[0] for hand in signed_hands(plan.hands, number, len(series))]
        for x in (*(on_the_way if len(series) > 1 else ()), min(end, last)):
            if x <= min(end, last):
                y = grown.y + height_at(smooth(curve), (x - grown.x) * rect.w / grown.w) * grown.h / rect.h
                draw_line_sign(canvas, (x, y), number, _DOT, one.color)


def signed_hands(hands: int, number: int, lines: int) -> list[int]:
    """Return the hands at which a line has signs: each line at its own, a little apart from those of the others.

    Args:
        hands: The number of hands in the chart.
        number: The number of the line, from 0.
        lines: The number of lines.
    """
    shares = ((place + (number + 1) / (lines + 1)) / _SIGNS for place in range(_SIGNS))
    return sorted({max(1, round(hands * share)) for share in shares})


def thinned(balances: Sequence[N]) -> list[tuple[int, N]]:
    """Return points (hand, balance) of a line, at most a few hundred: of more, each interval's extremes."""
    count, stretches = len(balances), _MOST_POINTS // 2
    if count <= _MOST_POINTS:
        return list(enumerate(balances))
    kept: list[tuple[int, N]] = [(0, balances[0])]
    for number in range(stretches):
        start = number * count // stretches
        stretch = balances[start : (number + 1) * count // stretches]
        ends = {start + stretch.index(value) for value in (min(stretch), max(stretch))}
        kept += [(hand, balances[hand]) for hand in sorted(ends - {kept[-1][0]})]
    last = (count - 1, balances[-1])
    return kept if kept[-1] == last else [*kept, last]


def scale(least: int, most: int) -> tuple[int, int, int]:
    """Return round ends and step of an axis that shows these values and zero."""
    least, most = min(least, 0), max(most, 0)
    span = max(1, most - least)
    steps = (factor * 10**power for power in range(13) for factor in _STEPS)
    step = next(one for one in steps if one * _LINES >= span)
    low, high = least // step * step, -(-most // step) * step
    return (low, high if high > low else low + step, step)


def _draw_money(canvas: Canvas, plan: ChartScale) -> None:
    """Draw the axis at the left: round amounts, and a line across for each, strongest at zero."""
    theme, plot = canvas.theme, plan.plot
    for value in range(plan.low, plan.high + 1, plan.step):
        y = plan.at(0, value)[1]
        color = theme.panel_border if value == 0 else theme.hairline
        canvas.line((plot.x, y), (plot.right, y), color, 2 if value == 0 else 1)
        canvas.text((plot.x - _LABEL_GAP, y), money(value), "small", theme.ink_soft, anchor="midright")


def _draw_hands(canvas: Canvas, plan: ChartScale) -> None:
    """Draw the axis below: round numbers of hands."""
    theme, plot = canvas.theme, plan.plot
    y = plot.bottom + _AXIS_HEIGHT / 2 + 3
    step = scale(0, plan.hands)[2]
    counted = _("Rounds") if plan.rounds else _("Hands")
    canvas.text((plot.x, y), counted, "small", theme.ink_soft, anchor="midleft")
    free = plot.x + canvas.text_renderer.measure(counted, "small")[0] + 16
    for hand in range(step, plan.hands + 1, step):
        x = plan.at(hand, 0)[0]
        if x - 16 > free:
            canvas.line((x, plot.bottom), (x, plot.bottom + 4), theme.panel_border, 1)
            canvas.text((x, y), money(hand), "small", theme.ink_soft, anchor="center")


def _draw_target(canvas: Canvas, plan: ChartScale, target: int) -> None:
    """Draw a broken line across at the winning score."""
    theme, plot = canvas.theme, plan.plot
    y, x = plan.at(0, target)[1], plot.x
    while x < plot.right:
        canvas.line((x, y), (min(x + _DASH, plot.right), y), theme.gold, 2)
        x += 2 * _DASH
    words = _("Target {n}").format(n=money(target))
    canvas.text((plot.x + 8, y + 2), words, "small", theme.gold_light, anchor="topleft")


def _local(canvas: Canvas, plan: ChartScale, grown: Box, one: Series) -> Polyline:
    """Return the points of a line in pixels of a picture as large as the plot with its margin."""
    rect = canvas.viewport.rect(grown)
    kx, ky = rect.w / grown.w, rect.h / grown.h
    at = (plan.at(*point) for point in one.points)
    return tuple((round((x - grown.x) * kx, 1), round((y - grown.y) * ky, 1)) for x, y in at)


def _draw_line(canvas: Canvas, plan: ChartScale, grown: Box, one: Series, points: Polyline, *, grounded: bool) -> None:
    rect, theme = canvas.viewport.rect(grown), canvas.theme
    grounds = (theme.good[:3], theme.bad[:3]) if grounded else ()
    zero = round((plan.at(0, 0)[1] - grown.y) * rect.h / grown.h, 1)
    picture = _drawn(points, zero, rect.size, one.color[:3], round(canvas.viewport.scale, 3), grounds)
    canvas.picture(picture, (grown.x, grown.y))


@kept
def _drawn(
    points: Polyline, zero: float, size: tuple[int, int], color: Color, px: float, grounds: tuple[Color, ...]
) -> pygame.Surface:
    """Return the line with its glow, and the ground between it and zero in two colours: above and below."""
    line = smooth(points)
    body = _ground(line, zero, size[1], grounds) if grounds else ""
    look = f'fill="none" stroke="{hex_color(color)}" stroke-linejoin="round" stroke-linecap="round"'
    for wide, opacity in _GLOW:
        body += f'<path d="M{_path(line)}" {look} stroke-width="{wide * px:.2f}" stroke-opacity="{opacity}"/>'
    body += f'<path d="M{_path(line)}" {look} stroke-width="{_LINE_PX * px:.2f}"/>'
    return raster(body, f"0 0 {size[0]} {size[1]}", *size)


def _ground(line: Polyline, zero: float, height: int, colors: tuple[Color, ...]) -> str:
    """Return the ground, strongest far from zero and fading towards it."""
    body = ""
    whole = with_crossings(line, zero)
    for name, color, sign, edge in (("a", colors[0], -1, 0.0), ("b", colors[1], 1, float(height))):
        side = [(x, zero + sign * max(0.0, sign * (y - zero))) for x, y in whole]
        corners = [(side[0][0], zero), *side, (side[-1][0], zero)]
        body += (
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{zero}" x2="0" y2="{edge}">'
            f'<stop offset="0" stop-color="{hex_color(color)}" stop-opacity="0.06"/>'
            f'<stop offset="1" stop-color="{hex_color(color)}" stop-opacity="{_GROUND}"/></linearGradient>'
        )
        if any(a != b for a, b in pairwise(y for _x, y in side)):
            body += f'<path d="M{_path(corners)}Z" fill="url(#{name})"/>'
    return body


def _path(points: Sequence[Point]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
