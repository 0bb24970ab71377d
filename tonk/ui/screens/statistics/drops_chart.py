"""Drops by points: how many held, how many were caught, and where the others drop."""

from collections.abc import Sequence
from functools import partial

from tonk.session.statistics.totals import DROP_STEP, MOST_DROP, Drops
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.chart import scale
from tonk.ui.screens.parts.chart_signs import draw_part
from tonk.words import _, pgettext
from tonk.words.figures import Counted
from tonk.words.phrases import money, percent, person

_BINS = MOST_DROP // DROP_STEP + 1
_HEAD, _AXIS, _LABEL, _GAP = 30.0, 22.0, 18.0, 10.0
_WIDEST, _LEFT, _LEAST_MARK = 46.0, 30.0, 3.0
_SHARE, _ABOVE = 22.0, 3.0
"""The height of a share, and its distance from the bar below it."""
_APART = 12.0
"""The least distance between two shares side by side."""
_THICK, _OVER = 3.0, 4.0
"""The height of a mark, and its extent beyond the bar at each side."""


def none_dropped(owner: str | None, counted: Counted) -> str:
    """Return the sentence shown without drops.

    Args:
        owner: The name of the person whose figures they are; None for you.
        counted: The unit in which hands are counted.
    """
    own, named = {
        "money": (_("You haven't dropped yet."), _("{name} hasn't dropped yet.")),
        "points": (_("You haven't run yet."), _("{name} hasn't run yet.")),
        "deadwood": (_("You haven't knocked yet."), _("{name} hasn't knocked yet.")),
        "lives": (_("You haven't knocked yet."), _("{name} hasn't knocked yet.")),
    }[counted]
    return own if owner is None else named.format(name=person(owner))


def draw_drops(
    canvas: Canvas, box: Box, drops: Drops, others: str, counted: Counted, *, owner: str | None = None
) -> None:
    """Draw a bar for every five points, divided into held and caught; a mark shows the others' drops.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        drops: The drops.
        others: The name of the others' figures.
        counted: The unit in which hands are counted.
        owner: The name of the person whose drops they are; None for you.
    """
    theme = canvas.theme
    head, rest = box.cut_top(_HEAD)
    title = {
        "money": _("Drops by points held"),
        "points": _("Runs by points held"),
        "deadwood": _("Knocks by deadwood held"),
        "lives": _("Knocks by count"),
    }[counted]
    canvas.line_of_text(head, title, "strong", theme.gold_light)
    bars = [(drops[True, step, True], drops[True, step, False]) for step in range(_BINS)]
    theirs = [drops[False, step, True] + drops[False, step, False] for step in range(_BINS)]
    whole = sum(map(sum, bars))
    if not whole:
        words = none_dropped(owner, counted)
        canvas.text(rest.center, words, "body", theme.ink_soft, anchor="center", max_width=rest.w)
        return
    legend, rest = rest.cut_bottom(_LABEL + 4)
    with saying(canvas, legend, str):
        _draw_legend(canvas, legend, others if sum(theirs) else "", counted)
    rest = rest.cut_left(_LEFT)[1]
    axis, plot = rest.cut_bottom(_AXIS)
    narrow = canvas.text_renderer.measure(percent(1.0), "small")[0] + _APART > plot.w / _BINS
    plot = plot.cut_top(_SHARE * (2 if narrow else 1) + _ABOVE)[1]
    marks = [whole * count / max(1, sum(theirs)) for count in theirs]
    top, step = scale(0, max(1, *map(sum, bars), *map(round, marks)))[1:]
    for value in range(0, top + 1, max(step, 1)):
        y = plot.bottom - plot.h * value / top
        canvas.line((plot.x, y), (plot.right, y), theme.panel_border if value == 0 else theme.hairline, 1)
        with saying(canvas, plot, str):
            canvas.text((plot.x - 8, y), money(value), "small", theme.ink_soft, anchor="midright")
    shares: list[Box] = []
    names = _names_of_bins(canvas, axis.w / _BINS)
    cells = plot.split_columns(_BINS)
    for number, (cell, below) in enumerate(zip(cells, axis.split_columns(_BINS), strict=True)):
        with saying(canvas, below, partial(_spoken, names[number], bars[number])):
            canvas.text(below.center, names[number], "small", theme.ink_soft, anchor="center")
        over = _draw_bar(canvas, cell, bars[number], marks[number] if sum(theirs) else None, top)
        if any(bars[number]):
            share = percent(bars[number][0] / sum(bars[number]))
            near = [
                _mark(beside, at, top).inset(-_ABOVE) for beside, at in _beside(cells, marks, number) if sum(theirs)
            ]
            last = [one.inset(_ABOVE - _APART, 0) for one in shares[-1:]]
            with saying(canvas, cell, str):
                shares.append(_draw_share(canvas, (cell.center[0], over - _ABOVE), share, [*near, *last]))


def _spoken(points: str, bar: tuple[int, int]) -> str:
    """Return one bar as a sentence: the number of drops with these points, and their outcomes."""
    # Translators: {points} is a number or a range of numbers, as in “5–9”.
    sentence = _("With {points} points: {won} won, {caught} caught")
    return sentence.format(points=points, won=bar[0], caught=bar[1]) if any(bar) else ""


def _names_of_bins(canvas: Canvas, wide: float) -> list[str]:
    """Return the label of each bar: its range or, if one range doesn't fit, the lowest values for all."""
    lows = [DROP_STEP * number for number in range(_BINS)]
    last = f"{lows[-1]}+"
    ranges = [f"{low}–{low + DROP_STEP - 1}" for low in lows[:-1]]
    fits = all(canvas.text_renderer.measure(words, "small")[0] + 4 <= wide for words in ranges)
    return [*(ranges if fits else map(str, lows[:-1])), last]


def _draw_bar(canvas: Canvas, cell: Box, bar: tuple[int, int], mark: float | None, top: int) -> float:
    """Draw drops that held from below, caught ones on top, and a line for the others; return the upper end."""
    theme = canvas.theme
    wide = min(_WIDEST, cell.w * 0.62)
    x, y = cell.center[0] - wide / 2, cell.bottom
    for count, color, caught in zip(bar, (theme.good, theme.bad), (False, True), strict=True):
        high = cell.h * count / top
        if count:
            draw_part(canvas, Box(x, y - high, wide, high), color[:3], striped=caught)
        y -= high
    if mark is not None and mark * cell.h > _LEAST_MARK * top:
        line = _mark(cell, mark, top)
        canvas.fill(line, mix(theme.panel_raised, theme.ink, 0.85))
        y = min(y, line.y) if abs(y - line.y) < 2 * _LABEL else y
    return y


def _mark(cell: Box, mark: float, top: int) -> Box:
    """Return the line for the others' drops."""
    wide = min(_WIDEST, cell.w * 0.62) + 2 * _OVER
    return Box(cell.center[0] - wide / 2, cell.bottom - cell.h * mark / top - _THICK / 2, wide, _THICK)


def _beside(cells: Sequence[Box], marks: Sequence[float], number: int) -> list[tuple[Box, float]]:
    """Return the columns left and right of one, with the others' drops there."""
    return [(cells[at], marks[at]) for at in (number - 1, number + 1) if 0 <= at < len(cells)]


def _draw_share(canvas: Canvas, at: Point, words: str, last: Sequence[Box]) -> Box:
    """Draw a share with its lower edge at a point, or above the last one or a mark if they would touch."""
    wide, high = canvas.text_renderer.measure(words, "small")
    box = Box(at[0] - wide / 2, at[1] - high, wide, high)
    for other in last:
        if box.inset(-_ABOVE, 0).overlap(other):
            box = Box(box.x, other.y - high, wide, high)
    canvas.text((at[0], box.bottom), words, "small", canvas.theme.ink, anchor="midbottom")
    return box


def _draw_legend(canvas: Canvas, box: Box, others: str, counted: Counted) -> None:
    theme, y = canvas.theme, box.center[1] + 2
    caught = pgettext("drops, below a chart", "caught")
    if counted in ("deadwood", "lives"):
        caught = pgettext("knocks, below a chart", "beaten")
    signs = (pgettext("drops, below a chart", "won"), theme.good), (caught, theme.bad)
    measure = canvas.text_renderer.measure
    wide = sum(measure(words, "small")[0] + 31 for words, _color in signs) + measure(others, "small")[0] + 24
    x = box.x + max(0.0, min(_LEFT, box.w - wide))
    for number, (words, color) in enumerate(signs):
        draw_part(canvas, Box(x, y - 5, 10, 10), color[:3], striped=number > 0)
        x = canvas.text((x + 15, y), words, "small", theme.ink_soft, anchor="midleft").right + 16
    if others:
        canvas.line((x, y), (x + 16, y), mix(theme.panel_raised, theme.ink, 0.85), 3)
        # Translators: {others} is “Others” or “Bots”: their drops, made as many as yours to compare.
        words = _("{others}, scaled to yours").format(others=others)
        if canvas.text_renderer.measure(words, "small")[0] > box.right - x - 22:
            words = others
        canvas.line_of_text(Box(x + 22, box.y + 2, box.right - x - 22, box.h), words, "small", theme.ink_soft)
