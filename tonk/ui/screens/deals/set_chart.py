"""A set as a picture: bars to both sides of zero for the players' sums, and lines for their course."""

from collections.abc import Mapping, Sequence
from itertools import accumulate

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color, fade, mix
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.deals.set_result_rows import Contender
from tonk.ui.screens.parts.chart_signs import draw_line_sign
from tonk.words import _
from tonk.words.deals import amount_text

_ROW, _LEAST_ROW, _NAME, _AMOUNT, _BAR = 42.0, 24.0, 92.0, 58.0, 0.62
_LEAST_WAYS, _WAYS_SHARE, _TITLE, _GAP, _AXIS = 150.0, 0.44, 28.0, 14.0, 22.0
_LINE, _DOT = 2.5, 5.5
_STEPS, _NUMBER_WIDTH = (1, 2, 4, 8), 28.0
"""The deals per number on the axis, and the width of a number."""


def draw_set_chart(canvas: Canvas, box: Box, contenders: Sequence[Contender], size: int) -> None:
    """Draw the bars, and the lines below them if there is room for both.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        contenders: The players of the set.
        size: Its number of deals.
    """
    there = [one for one in contenders if one.won]
    if not there:
        return
    ways = box.h * _WAYS_SHARE
    if ways >= _LEAST_WAYS:
        lower, box = box.cut_bottom(ways, _GAP)
        _draw_ways(canvas, lower, there, size)
    signs = {one.called: number for number, one in enumerate(there)} if ways >= _LEAST_WAYS else {}
    _draw_bars(canvas, box, sorted(there, key=lambda one: -one.total), signs)


def _draw_bars(canvas: Canvas, box: Box, ranked: Sequence[Contender], signs: Mapping[str, int]) -> None:
    """Draw a row for each player, the best first: a name, a bar from zero, and the amount.

    Players whose lines are drawn too have their ``signs`` before their names.
    """
    theme = canvas.theme
    title, rest = box.cut_top(_TITLE, 2)
    canvas.line_of_text(title, _("Total"), "strong", theme.gold)
    pitch = min(_ROW, max(_LEAST_ROW, rest.h / len(ranked)))
    rows = rest.cut_top(pitch * len(ranked))[0].split_rows(len(ranked))
    low, high = min(0.0, *(one.total for one in ranked)), max(0.0, *(one.total for one in ranked))
    span = max(1.0, high - low)
    for one, row in zip(ranked, rows, strict=True):
        name, rest = row.cut_left(_NAME, 8)
        if one.called in signs:
            sign, name = name.cut_left(2 * _DOT, 6)
            draw_line_sign(canvas, sign.center, signs[one.called], _DOT, one.color)
        ink = one.color if one.seat is not None else theme.ink
        canvas.line_of_text(name, one.called, "strong" if one.seat is not None else "small", ink)
        left = rest.x + (_AMOUNT if low < 0 else 0.0)
        wide = rest.right - _AMOUNT - left
        zero = left - wide * low / span
        end = zero + wide * one.total / span
        bar = Box(min(zero, end), row.center[1] - pitch * _BAR / 2, max(3.0, abs(end - zero)), pitch * _BAR)
        _draw_bar(canvas, bar, one.color, bold=one.seat is not None)
        amount, y = amount_text(one.total), row.center[1]
        style = "strong" if one.seat is not None else "small"
        at, anchor = ((bar.x - 8, y), "midright") if one.total < 0 else ((bar.right + 8, y), "midleft")
        canvas.text(at, amount, style, ink, anchor=anchor)
        canvas.line((zero, row.y), (zero, row.bottom), theme.panel_border, 1.5)


def _draw_bar(canvas: Canvas, bar: Box, color: Color, *, bold: bool) -> None:
    dark = mix(canvas.theme.panel_raised, color, 0.72 if bold else 0.5)
    canvas.rounded(bar, color, min(6.0, bar.w / 2), to=dark, border=fade(color, 0.9 if bold else 0.5))


def _draw_ways(canvas: Canvas, box: Box, there: Sequence[Contender], size: int) -> None:
    """Draw each player's sum after each deal: a line from deal to deal, persons above the bots."""
    theme = canvas.theme
    title, plot = box.cut_top(_TITLE, 4)
    canvas.line_of_text(title, _("After each deal"), "strong", theme.gold)
    axis, plot = plot.cut_bottom(_AXIS)
    ways = [(one, (0.0, *accumulate(one.won))) for one in there]
    low = min(min(way) for _one, way in ways)
    high = max(max(way) for _one, way in ways)
    span = max(1.0, high - low)
    left = max(canvas.text_renderer.measure(amount_text(value), "small")[0] for value in (low, high)) + 10
    plot = Box(plot.x + left, plot.y + 6, plot.w - left - 8, plot.h - 12)

    def at(deal: int, value: float) -> Point:
        return plot.x + plot.w * deal / size, plot.bottom - plot.h * (value - low) / span

    for value in sorted({low, 0.0, high}):
        y = at(0, value)[1]
        canvas.line((plot.x, y), (plot.right, y), theme.panel_border if value == 0 else theme.hairline, 1)
        if value == 0 or min(abs(y - at(0, 0)[1]), 99) > 18:
            canvas.text((plot.x - 8, y), amount_text(value), "small", theme.ink_soft, anchor="midright")
    every = next((step for step in _STEPS if plot.w * step / size >= _NUMBER_WIDTH), size)
    for deal in range(1, size + 1):
        x = at(deal, 0)[0]
        if deal % every == 0:
            canvas.text((x, axis.center[1]), str(deal), "small", theme.ink_soft, anchor="center")
    signs = {one.called: number for number, (one, _way) in enumerate(ways)}
    for one, way in sorted(ways, key=lambda each: each[0].seat is not None):
        points = [at(deal, value) for deal, value in enumerate(way)]
        canvas.polyline(points, one.color, _LINE + (1.5 if one.seat is not None else 0.0))
        for point in points[1:]:
            draw_line_sign(canvas, point, signs[one.called], _DOT, one.color)
