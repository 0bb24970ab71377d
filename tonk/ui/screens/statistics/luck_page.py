"""The luck of the deal: a meter, the result beside the value of the deals, and the gain of each kind of deal."""

import math
from collections.abc import Iterator
from functools import partial

import pygame

from tonk.session.statistics.estimates import Estimate
from tonk.session.statistics.luck import FIFTHS, LEAST_HANDS, SPREAD
from tonk.session.statistics.survey import Survey
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.chart import ChartScale, Series, draw_chart, thinned
from tonk.ui.screens.parts.chart_signs import draw_line_sign
from tonk.ui.screens.statistics.statistics_pages import GAP, NARROW, PAD, stacked
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import ScrollArea
from tonk.words import _, pgettext
from tonk.words.narration import labelled
from tonk.words.phrases import decimal, percent, signed
from tonk.words.statistics import (
    coached_text,
    deal_group_line,
    deal_group_name,
    dealt_text,
    luck_text,
    luck_worth_text,
    too_few_text,
)

_BELL, _REACH = 108.0, 3.4
"""The height of the bell, and the number of standard errors it shows to each side."""
_LABEL = 8.0
"""The height of the label above a chart's topmost line."""
_STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500)


class LuckPage:
    """The luck of the deal, and the value of the deals."""

    def __init__(self, ui: UiContext, survey: Survey) -> None:
        self._ui = ui
        self._luck, self._coached, self._scored = survey.luck, survey.coached, survey.figures.wanted.points
        self._boxes: tuple[Box, ...] = ()
        luck, result = survey.luck.curves()
        theme = ui.theme
        colors: tuple[Color, ...] = (theme.seats[1], theme.gold_light)
        lines = (luck, result) if len(survey.luck.order) >= LEAST_HANDS else (result,)
        colors = colors[-len(lines) :]
        self._lines = tuple(
            Series(color, tuple((hand, round(value)) for hand, value in thinned(line)))
            for color, line in zip(colors, lines, strict=True)
        )

    def arrange(self, area: ScrollArea, wide: float, room: float) -> float:
        """Place the meter at the left, the charts at the right.

        Args:
            area: The area that scrolls.
            wide: The available width, in units.
            room: The available room, in units.
        """
        del area
        if wide < NARROW or room > wide:
            self._boxes = stacked(wide, room, (self._words_height(wide), 300.0, 300.0))
            return self._boxes[-1].bottom
        left = wide * 0.45
        high = max(room, 500.0, self._words_height(left))
        meter, right = Box(0, 0, wide, high).cut_left(left, GAP)
        self._boxes = (meter, *right.split_rows(2, GAP))
        return high

    def draw(self, canvas: Canvas, content: Box) -> Iterator[None]:
        """Draw the panels and their contents."""
        boxes = [box.move(content.x, content.y) for box in self._boxes]
        for box in boxes:
            canvas.panel(box)
        meter, lines, groups = (box.inset(PAD, 14) for box in boxes)
        yield
        yield from self._draw_meter(canvas, meter)
        yield
        self._draw_lines(canvas, lines)
        yield
        self._draw_groups(canvas, groups)

    def _paragraphs(self) -> list[str]:
        """Return the sentences below the meter."""
        luck = self._luck
        found: list[str] = []
        better, worth = luck.percentile(), luck.worth()
        if better is not None:
            found.append(luck_text(better.value, better.error, better.of))
        tonk = "bonus" if self._scored else "tonk"
        dealt = [("spread", luck.spreads()), (tonk, luck.tonks())]
        found.append("   ".join(dealt_text(what, *one) for what, one in dealt if one is not None))
        if worth is None:
            found.append(too_few_text(LEAST_HANDS))
        else:
            found.append(luck_worth_text(worth.luck, worth.result, worth.explained, scored=self._scored))
        if self._coached[0]:
            found.append(coached_text(round(self._coached[0]), *self._coached[1:]))
        return [words for words in found if words]

    def _words_height(self, wide: float) -> float:
        text = self._ui.text
        words = sum(text.measure(one, "body", wide - 2 * PAD)[1] + 9 for one in self._paragraphs())
        return 36 + _BELL + 40 + words + 2 * PAD

    def _draw_meter(self, canvas: Canvas, box: Box) -> Iterator[None]:
        theme, better = canvas.theme, self._luck.percentile()
        head, rest = box.cut_top(36.0)
        canvas.line_of_text(head, _("The luck of your deals"), "heading", theme.gold_light)
        if better is None:
            canvas.text(rest.center, _("No deals to judge in these hands."), "body", theme.ink_soft, anchor="center")
            return
        bell, rest = rest.cut_top(_BELL + 40)
        with saying(canvas, bell, str):  # the sentences below say the same
            self._draw_bell(canvas, bell.cut_top(8)[1], better)
        y = rest.y
        for words in self._paragraphs():
            yield
            y = canvas.text((rest.x, y), words, "body", theme.ink, max_width=rest.w).bottom + 9

    def _draw_bell(self, canvas: Canvas, box: Box, better: Estimate) -> None:
        """Draw the distribution of luck in this many fair deals, and the place of these in it."""
        theme = canvas.theme
        plot = Box(box.x + 24, box.y, box.w - 48, _BELL - 8)
        deviation = better.error / 1.96
        away = max(-_REACH, min(_REACH, (better.value - 0.5) / deviation))
        picture = _bell(canvas.viewport.rect(plot).size, (theme.ink_off[:3], theme.good[:3]))
        canvas.picture(picture, (plot.x, plot.y))
        canvas.line((plot.x, plot.bottom), (plot.right, plot.bottom), theme.panel_border, 2)
        for value in (-1.96, 0.0, 1.96):
            x = plot.center[0] + value / _REACH * plot.w / 2
            share = 0.5 + value * deviation
            words = percent(share, 0 if value == 0 else 1) if 0 <= share <= 1 else ""
            canvas.line((x, plot.bottom), (x, plot.bottom + 5), theme.panel_border, 2)
            canvas.text((x, plot.bottom + 8), words, "small", theme.ink_soft, anchor="midtop")
        canvas.text(
            (plot.x - 20, plot.bottom + 8), pgettext("at the end of a scale", "unlucky"), "small", theme.ink_soft
        )
        canvas.text(
            (plot.right + 20, plot.bottom + 8),
            pgettext("at the end of a scale", "lucky"),
            "small",
            theme.ink_soft,
            anchor="topright",
        )
        x = plot.center[0] + away / _REACH * plot.w / 2
        y = plot.bottom - plot.h * 0.94 * math.exp(-away * away / 2)
        canvas.line((x, plot.bottom), (x, max(plot.y + 26, y)), theme.gold_light, 3)
        canvas.disc((x, max(plot.y + 26, y)), 7, theme.gold_light, border=theme.felt_dark, border_width=2)
        words = percent(better.value, 1)
        side = "midleft" if away < 0.6 else "midright"
        canvas.text(
            (x + (14 if away < 0.6 else -14), max(plot.y + 12, y - 12)), words, "number", theme.ink, anchor=side
        )

    def _draw_lines(self, canvas: Canvas, box: Box) -> None:
        theme = canvas.theme
        head, rest = box.cut_top(32.0)
        names = (_("Your deals"), _("Your result"))[-len(self._lines) :]
        title = _("Luck and result")
        x = canvas.line_of_text(head, title, "strong", theme.gold_light).right + 22
        for number, (series, name) in enumerate(zip(self._lines, names, strict=True)):
            with saying(canvas, head, partial(labelled, name, signed(series.points[-1][1]))):
                draw_line_sign(canvas, (x + 5, head.center[1]), number, 5, series.color)
                x = canvas.text((x + 15, head.center[1]), name, "small", theme.ink_soft, anchor="midleft").right + 16
        if len(self._luck.order) < 1:
            return
        plan = ChartScale.of(canvas.text_renderer, rest, self._lines, rounds=self._scored)
        draw_chart(canvas, plan, self._lines)

    def _draw_groups(self, canvas: Canvas, box: Box) -> None:
        """Draw the gain of each kind of dealt hand, with its interval; the Tonk, paid at once, is left out."""
        theme = canvas.theme
        head, rest = box.cut_top(32.0)
        title = (
            _("What a dealt hand brings, in points ahead of the table")
            if self._scored
            else _("What a dealt hand brings, in stakes")
        )
        canvas.line_of_text(head, title, "strong", theme.gold_light)
        rest = rest.cut_top(_LABEL)[1]
        groups = [group for group in (*range(FIFTHS), SPREAD) if group in self._luck.by_group]
        figures = [self._luck.by_group[group].figure() for group in groups]
        bars = [(group, one) for group, one in zip(groups, figures, strict=True) if one and math.isfinite(one.error)]
        if not bars:
            canvas.text(rest.center, _("Too few hands."), "body", theme.ink_soft, anchor="center")
            return
        rest = rest.cut_left(44.0)[1]
        measure, wide = canvas.text_renderer.measure, rest.w / len(bars) - 4
        named = max(measure(deal_group_name(group, scored=self._scored), "small", wide)[1] for group, _one in bars)
        axis, plot = rest.cut_bottom(named + 22.0)
        low = min(0.0, *(one.value - one.error for _sort, one in bars))
        high = max(0.0, *(one.value + one.error for _sort, one in bars))
        step = next((one for one in _STEPS if (high - low) / one <= 5), 1000)
        low, high = math.floor(low / step) * step, math.ceil(high / step) * step
        with saying(canvas, plot, str):  # each bar states its value
            _draw_scale(canvas, plot, (low, high), step)
        for (group, one), cell in zip(bars, plot.split_columns(len(bars)), strict=True):
            own = self._luck.own_by_group[group].count if group in self._luck.own_by_group else 0
            name, middle = deal_group_name(group, scored=self._scored), cell.center[0]
            self._draw_bar(canvas, cell, one, low, high)
            with saying(canvas, cell, partial(deal_group_line, name, one.value, one.error, own)):
                at = middle, axis.y + 2
                canvas.text(at, name, "small", theme.ink, anchor="midtop", max_width=wide, align="center")
                words = _("yours: {n}").format(n=own)
                canvas.text((middle, axis.bottom - 10), words, "small", theme.ink_soft, anchor="center")

    def _draw_bar(self, canvas: Canvas, cell: Box, one: Estimate, low: float, high: float) -> None:
        theme = canvas.theme
        unit = cell.h / (high - low)
        zero, top = cell.bottom + unit * low, cell.bottom - unit * (one.value - low)
        wide = min(56.0, cell.w * 0.56)
        color = theme.good if one.value > 0 else theme.bad
        canvas.fill(Box(cell.center[0] - wide / 2, min(zero, top), wide, max(2.0, abs(zero - top))), color[:3])
        x = cell.center[0]
        ends = [cell.bottom - unit * (value - low) for value in (one.value - one.error, one.value + one.error)]
        ink = mix(theme.panel_raised, theme.ink, 0.9)
        canvas.line((x, ends[0]), (x, ends[1]), ink, 2)
        for y in ends:
            canvas.line((x - 7, y), (x + 7, y), ink, 2)


def _draw_scale(canvas: Canvas, plot: Box, ends: tuple[float, float], step: float) -> None:
    """Draw a line and a number for each step from the lowest value to the highest."""
    theme, (low, high) = canvas.theme, ends
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        y = plot.bottom - plot.h * (value - low) / (high - low)
        zero = abs(value) < step / 2
        canvas.line((plot.x, y), (plot.right, y), theme.panel_border if zero else theme.hairline, 2 if zero else 1)
        words = decimal(value, 1 if step < 1 else 0, plus=True)
        canvas.text((plot.x - 8, y), words, "small", theme.ink_soft, anchor="midright")


@kept
def _bell(size: tuple[int, int], colors: tuple[Color, Color]) -> pygame.Surface:
    """Return the curve of chance; the middle, with nineteen of twenty cases, is filled more strongly."""
    wide, high = size

    def path(low: float, up: float) -> str:
        steps = [low + (up - low) * number / 80 for number in range(81)]
        at = [((1 + z / _REACH) * wide / 2, high - high * 0.94 * math.exp(-z * z / 2)) for z in steps]
        return f"M{at[0][0]:.1f} {high}L" + "L".join(f"{x:.1f} {y:.1f}" for x, y in at) + f"L{at[-1][0]:.1f} {high}Z"

    outer, inner = (hex_color(color) for color in colors)
    body = f'<path d="{path(-_REACH, _REACH)}" fill="{outer}" fill-opacity="0.28"/>'
    body += f'<path d="{path(-1.96, 1.96)}" fill="{inner}" fill-opacity="0.38"/>'
    return raster(body, f"0 0 {wide} {high}", wide, high)
