"""The endings of hands for a person: a ring of hands won, even and lost, and a bar for each ending."""

import math
from collections.abc import Sequence
from functools import partial

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.ledger import EndingCount
from tonk.ui.screens.parts.chart_signs import draw_part, stripe
from tonk.words import _, pgettext
from tonk.words.figures import Counted
from tonk.words.narration import labelled
from tonk.words.phrases import money, percent
from tonk.words.table.outcomes import ending_name, round_ending_name

_RING, _LARGE, _LEGEND_GAP, _GAP = 104.0, 92.0, 16.0, 10.0
_ROW, _MOST_ROW = 22.0, 34.0
_BAR = 10.0
_NAME_SHARE = 0.52
_LOST, _STRIPES, _PITCH = 2, 7.0, 0.4
"""The striped part; the interval of the ring's stripes in degrees, and of a bar's relative to its height."""


def endings_title(counted: Counted) -> str:
    """Return the title of the chart, by the unit in which hands are counted."""
    return _("How rounds ended") if counted == "points" else _("How hands ended")


def draw_endings(canvas: Canvas, box: Box, tallies: Sequence[EndingCount], counted: Counted = "money") -> None:
    """Draw the ring with its legend, and below it the endings, the most frequent first.

    For points there are no losses: a hand scores or doesn't; lives are lost or kept.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        tallies: The frequency of each ending.
        counted: The unit in which hands are counted.
    """
    theme = canvas.theme
    parts = tuple(sum(tally.results[kind] for tally in tallies) for kind in range(3))
    if counted == "lives":
        parts = parts[0] + parts[1], 0, parts[2]  # lives are never won: keeping them is good
    colors = _colors(canvas)
    ring = min(_RING, box.h * 0.42, box.w * 0.36)
    head, rest = box.cut_top(ring, _GAP)
    left, legend = head.cut_left(ring, _LEGEND_GAP)
    px = canvas.viewport.px(ring)
    canvas.picture(_ring(px, parts, colors, theme.panel_inset[:3]), left.center, "center")
    style = "number" if ring > _LARGE else "strong"
    share = percent(parts[0] / max(1, sum(parts)))
    with saying(canvas, left, str):  # the counts beside it say the same
        canvas.text((left.center[0], left.center[1] - 1), share, style, theme.ink, anchor="center")
    names = {
        "money": (
            pgettext("hands, below a chart", "won"),
            pgettext("hands, below a chart", "even"),
            pgettext("hands, below a chart", "lost"),
        ),
        "points": (pgettext("rounds, below a chart", "scored"), pgettext("rounds, below a chart", "nothing")),
        "deadwood": (pgettext("rounds, below a chart", "scored"), pgettext("rounds, below a chart", "nothing")),
        "lives": (
            pgettext("lives, below a chart", "kept"),
            "",
            pgettext("lives, below a chart", "lost"),
        ),
    }[counted]
    rows = legend.centered(legend.w, len(names) * 26).split_rows(len(names))
    for number, (row, count, name, color) in enumerate(zip(rows, parts, names, colors, strict=False)):
        if not name:
            continue
        draw_part(canvas, Box(row.x, row.center[1] - 6, 12, 12), color, striped=number == _LOST)
        with saying(canvas, row, partial(labelled, name, money(count))):
            amount = canvas.text((row.x + 20, row.center[1]), money(count), "strong", theme.ink, anchor="midleft")
            name_box = Box(amount.right + 6, row.y, row.right - amount.right - 6, row.h)
            canvas.line_of_text(name_box, name, "small", theme.ink_soft)
    pitch = min(_MOST_ROW, max(_ROW, rest.h / max(1, len(tallies))))
    most = max((tally.count for tally in tallies), default=1)
    for number, tally in enumerate(tallies[: int(rest.h / pitch + 0.01)]):
        row = Box(rest.x, rest.y + number * pitch, rest.w, pitch)
        named = round_ending_name if counted == "points" else ending_name
        _draw_row(canvas, row, tally, named(tally.ending), most, colors)


def _colors(canvas: Canvas) -> tuple[Color, Color, Color]:
    theme = canvas.theme
    return theme.good[:3], mix(theme.panel_raised, theme.ink_soft, 0.55), theme.bad[:3]


def _draw_row(canvas: Canvas, row: Box, tally: EndingCount, label: str, most: int, colors: Sequence[Color]) -> None:
    """Draw an ending: its name, a bar of its frequency divided into won, even and lost, and its count."""
    theme = canvas.theme
    name, rest = row.cut_left(row.w * _NAME_SHARE, 4)
    canvas.line_of_text(name, label, "small", theme.ink)
    count, bar = rest.cut_right(canvas.text_renderer.measure(money(most), "small")[0] + 2, 8)
    canvas.line_of_text(count, money(tally.count), "small", theme.ink_soft, "right")
    whole = Box(bar.x, bar.center[1] - _BAR / 2, max(_BAR, bar.w * tally.count / most), _BAR)
    px = canvas.viewport.rect(whole).size
    picture = _bar(px, tally.results, tuple(colors), theme.panel_inset[:3])
    canvas.picture(picture, (whole.x, whole.y))


@kept
def _ring(size: int, parts: tuple[int, ...], colors: tuple[Color, ...], hole: Color) -> pygame.Surface:
    """Return a ring whose parts begin at the top and go round clockwise, with small gaps; one is striped."""
    whole, angle, body = max(1, sum(parts)), 0.0, ""
    several = sum(part > 0 for part in parts) > 1
    for number, (part, color) in enumerate(zip(parts, colors, strict=True)):
        end = angle + 360 * part / whole
        if part and not several:
            body += f'<circle r="42" fill="none" stroke="{hex_color(color)}" stroke-width="14"/>'
        elif part:
            room = min(1.6, (end - angle) / 4)
            body += _arc(angle + room, end - room, color)
        if number == _LOST:
            turns = range(int(part / whole * 360 / _STRIPES))
            body += "".join(
                _arc(at, at + _STRIPES / 2, stripe(hole, color))
                for at in (angle + _STRIPES * (n + 0.25) for n in turns)
            )
        angle = end
    return raster(
        body or f'<circle r="42" fill="none" stroke="{hex_color(hole)}" stroke-width="14"/>',
        "-50 -50 100 100",
        size,
        size,
    )


def _arc(start: float, end: float, color: Color) -> str:
    points = []
    for angle in (start, end):
        turn = math.radians(angle)
        points.append(f"{42 * math.sin(turn):.2f} {-42 * math.cos(turn):.2f}")
    large = int(end - start > 180)
    look = f'fill="none" stroke="{hex_color(color)}" stroke-width="14"'
    return f'<path d="M{points[0]}A42 42 0 {large} 1 {points[1]}" {look}/>'


@kept
def _bar(size: tuple[int, int], parts: tuple[int, ...], colors: tuple[Color, ...], hole: Color) -> pygame.Surface:
    """Return a bar with round ends in several colours: wide strokes with round caps, and square ones between them."""
    wide, high = size
    if min(size) <= 0:  # in a window that is only a line
        return raster("", "0 0 0 0", wide, high)
    there = [(part, hex_color(color)) for part, color in zip(parts, colors, strict=True) if part]
    dark = hex_color(stripe(hole, colors[_LOST]))
    body, x, whole = "", 0.0, sum(parts)
    radius = min(high, wide) / 2
    (_part, first), (_part, last) = there[0], there[-1]
    body += f'<circle cx="{radius:.2f}" cy="{high / 2}" r="{radius}" fill="{first}"/>'
    if wide < 2 * high and first != last:  # a whole circle would cover the first colour
        top, foot = high / 2 - radius, high / 2 + radius
        arc = f"M{wide - radius:.2f} {top}A{radius} {radius} 0 0 1 {wide - radius:.2f} {foot}Z"
        body += f'<path d="{arc}" fill="{last}"/>'
    else:
        body += f'<circle cx="{wide - radius:.2f}" cy="{high / 2}" r="{radius}" fill="{last}"/>'
    for part, color in there:
        end = x + wide * part / whole
        left, right = max(x, radius), min(end, wide - radius)
        if right > left:
            body += f'<rect x="{left:.2f}" y="0" width="{right - left:.2f}" height="{high}" fill="{color}"/>'
        x = end
    lost, pitch = wide * parts[_LOST] / whole, high * _PITCH
    for number in range(int((lost - radius) / pitch)):
        left = wide - lost + pitch * (number + 0.5)
        body += f'<rect x="{left:.2f}" y="0" width="{pitch / 2:.2f}" height="{high}" fill="{dark}"/>'
    return raster(body, f"0 0 {wide} {high}", wide, high)
