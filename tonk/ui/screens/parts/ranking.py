"""The ranking of players: a row for each, the richest first."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from tonk.session.match.characters import CALM, PLEASED
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color, Theme, mix
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.faces import Face, draw_chip, draw_face, seat_color
from tonk.ui.shell.context import UiContext
from tonk.words.narration import labelled
from tonk.words.phrases import money, person, signed
from tonk.words.table.guest_hands import lives_text

FIRST_TINT = 0.24
"""The share of gold at the top of the first row's ground."""
_ROW, _GAP = 66.0, 6.0
_PAD, _RANK, _CHIP = 12.0, 24.0, 14.0


def change_color(theme: Theme, amount: int) -> Color:
    """Return green for winnings, red for losses."""
    return theme.good if amount > 0 else theme.bad if amount < 0 else theme.ink_soft


def value_at(line: Sequence[tuple[int, int]], hand: float) -> int:
    """Return the value of a line (hands and money) after a hand."""
    return next((value for number, value in reversed(line) if number <= hand), 0)


@dataclass(frozen=True)
class Ranked:
    """A row of the standings.

    Attributes:
        face: The player's face.
        place: The rank, from 1; some may share one.
        change: The gain or loss.
        start: Everybody's starting money; None for points, which start at 0.
        end: The end of the player's line in the chart beside it.
        lives: Whether these are lives: without any, a player is out or on a free ride.
    """

    face: Face
    place: int
    change: int
    start: int | None
    end: Point
    lives: bool = False

    @property
    def figure(self) -> str:
        """Return the points, or the remaining lives."""
        return lives_text(self.change) if self.lives and self.change <= 0 else money(self.change)


def draw_standings(canvas: Canvas, ui: UiContext, box: Box, ranked: Sequence[Ranked], *, joined: bool) -> None:
    """Draw the rows in the middle of a box; with ``joined``, connect each line of the chart at the left to its row.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units.
        ranked: The players, the richest first.
        joined: Whether to connect each line of the chart at the left to its row.
    """
    pitch = min(_ROW, (box.h + _GAP) / len(ranked))
    room = box.centered(box.w, pitch * len(ranked) - _GAP)
    for one, row in zip(ranked, room.split_rows(len(ranked), _GAP), strict=True):
        if joined:
            _draw_join(canvas, one.end, (row.x, row.center[1]), seat_color(ui, one.face.seat))
        with saying(canvas, row, partial(_spoken, one)):
            _draw_row(canvas, ui, row, one)


def _spoken(one: Ranked) -> str:
    """Return a row in whole sentences."""
    have = one.figure if one.start is None else f"{money(one.start + one.change)} ({signed(one.change)})"
    return f"{one.place}. {labelled(person(one.face.name), have)}"


def _draw_row(canvas: Canvas, ui: UiContext, row: Box, one: Ranked) -> None:
    theme, first = canvas.theme, one.place == 1
    if first:
        upper, lower = (mix(theme.panel_raised, theme.gold, share) for share in (FIRST_TINT, FIRST_TINT / 3))
        canvas.rounded(row, upper, 10, to=lower, border=theme.gold, border_width=2)
    else:
        canvas.rounded(row, theme.panel_inset, 10, border=theme.hairline)
    number, rest = row.inset(_PAD, 0).cut_left(_RANK)
    canvas.line_of_text(number, str(one.place), "number", theme.gold if first else theme.ink_soft)
    size = min(48.0, row.h - 8)
    face, rest = rest.cut_left(size, 10)
    draw_face(canvas, ui, one.face, face.center, size, PLEASED if first else CALM)
    if one.start is None:
        _draw_points(canvas, rest, one)
        return
    have = canvas.text((rest.right, row.center[1]), money(one.start + one.change), "strong", anchor="midright")
    draw_chip(canvas, (have.x - _CHIP, row.center[1]), _CHIP + 2)
    # Wide enough for any of these amounts, so that changes are aligned.
    edge = rest.right - canvas.text_renderer.measure(money(10 * one.start), "strong")[0] - 2 * _CHIP
    words, ink = signed(one.change), change_color(theme, one.change)
    change = canvas.text((min(edge, have.x - 2 * _CHIP), row.center[1]), words, "strong", ink, anchor="midright")
    name = Box(rest.x, row.y, change.x - 8 - rest.x, row.h)
    ink = theme.gold_light if first else theme.ink
    canvas.line_of_text(name, person(one.face.name), "strong" if first else "body", ink)


def _draw_points(canvas: Canvas, rest: Box, one: Ranked) -> None:
    """Draw the name and the points."""
    theme, first = canvas.theme, one.place == 1
    ink = theme.gold_light if first else theme.ink
    written = canvas.text((rest.right, rest.center[1]), one.figure, "number", ink, anchor="midright")
    name = Box(rest.x, rest.y, written.x - 8 - rest.x, rest.h)
    canvas.line_of_text(name, person(one.face.name), "strong" if first else "body", ink)


def _draw_join(canvas: Canvas, start: Point, end: Point, color: Color) -> None:
    """Draw a thin curve from the end of a line to the left of a row."""
    top, bottom = min(start[1], end[1]) - 3, max(start[1], end[1]) + 3
    box = Box(start[0], top, end[0] - start[0], bottom - top)
    rect = canvas.viewport.rect(box)
    scale = canvas.viewport.scale
    heights = round((start[1] - top) * scale, 1), round((end[1] - top) * scale, 1)
    canvas.picture(_join(rect.size, *heights, round(1.6 * scale, 2), color[:3]), (box.x, box.y))


@kept
def _join(size: tuple[int, int], start: float, end: float, width: float, color: Color) -> pygame.Surface:
    wide, middle = size[0], size[0] / 2
    path = f"M0 {start}C{middle} {start} {middle} {end} {wide} {end}"
    look = f'fill="none" stroke="{hex_color(color)}" stroke-width="{width}" stroke-opacity="0.6"'
    return raster(f'<path d="{path}" {look}/>', f"0 0 {wide} {size[1]}", *size)
