"""The payments as arcs below the players: each leads from payer to payee, with the amount on it.

The chips have gone their way at the table. Each arc is a picture, drawn when the window changes.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tonk.rules.cards import Seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.faces import draw_amount
from tonk.words.phrases import money
from tonk.words.table.paying import Debt

PILL = 28.0
_HEAD = 8.0
_LINE, _CALM = 1.6, 0.75
"""The width of a line, and its opacity."""
_MARGIN = 16.0
_SPREAD = 22.0
_BAND, _STEP, _LEAST_STEP = 64.0, 20.0, 14.0


@dataclass(frozen=True)
class Arc:
    """A payment as a curve: from ``start`` down to ``depth`` and up to ``end``, all in units."""

    start: Point
    end: Point
    depth: float

    def at(self, t: float) -> Point:
        """The point a part ``t`` of the way: a cubic curve whose two inner points lie below its ends."""
        u = 1 - t
        x = u * u * (u + 3 * t) * self.start[0] + t * t * (t + 3 * u) * self.end[0]
        y = u**3 * self.start[1] + t**3 * self.end[1] + 3 * u * t * self._low
        return x, y

    @property
    def _low(self) -> float:
        return self.start[1] + self.depth * 4 / 3


def arcs(owed: Sequence[Debt], boxes: Sequence[Box], band: Box) -> list[Arc]:
    """The curve of each debt between players who stand so, in a band below them; far ones lie lower.

    Args:
        owed: The payments.
        boxes: The boxes of the players, in units.
        band: The band below them, in units.
    """
    steps = max((abs(debt.payee - debt.payer) for debt in owed), default=1)
    most = band.h - PILL / 2 - 2
    least = min(most, PILL)
    ends = [(debt.payer, debt.payee) for debt in owed]

    def place(seat: Seat, other: int) -> float:
        """Curves of one player leave and arrive side by side, those from the left at the left."""
        others = sorted(sum(pair) - seat for pair in ends if seat in pair)
        number = others.index(other) + (others.count(other) - 1) / 2
        step = min(_SPREAD, boxes[seat].w * 0.7 / max(1, len(others)))
        return boxes[seat].center[0] + (number - (len(others) - 1) / 2) * step

    return [
        Arc(
            (place(payer, payee), band.y),
            (place(payee, payer), band.y + _HEAD),
            most if steps == 1 else least + (most - least) * (abs(payee - payer) - 1) / (steps - 1),
        )
        for payer, payee in ends
    ]


class PaymentArcs:
    """Draws the debts of a hand.

    Args:
        owed: The debts.
        stake: The worth of a stake.
    """

    def __init__(self, owed: Sequence[Debt], stake: int) -> None:
        self.owed = tuple(owed)
        self._stake = stake

    def height(self, *, tight: bool = False) -> float:
        """The height of the band that they like, or where it is ``tight`` need, so that no amount lies on another."""
        steps = max((abs(debt.payee - debt.payer) for debt in self.owed), default=0)
        return _BAND + (_LEAST_STEP if tight else _STEP) * (steps - 1) if steps else 0.0

    def draw(self, canvas: Canvas, boxes: Sequence[Box], band: Box, come: int | None = None) -> None:
        """Draw them in a band below the players' boxes.

        Args:
            canvas: The canvas to draw on.
            boxes: The boxes of the players, in units.
            band: The band below them, in units.
            come: How many of them are there; None for all.
        """
        theme = canvas.theme
        curves = arcs(self.owed, boxes, band)[:come]
        for curve in curves:
            _draw_line(canvas, curve, band.inset(-_MARGIN))
        for debt, curve in zip(self.owed, curves, strict=False):
            middle = curve.at(0.5)
            amount = money(debt.stakes * self._stake)
            wide = canvas.text_renderer.measure(amount, "strong")[0] + 46
            canvas.rounded(
                Box.around(middle, wide, PILL),
                theme.panel_raised,
                PILL / 2,
                border=theme.gold,
            )
            with saying(canvas, band, str):  # the sentences on the payments say as much
                draw_amount(canvas, middle, amount, "strong", theme.ink)


def _draw_line(canvas: Canvas, arc: Arc, room: Box) -> None:
    """Draw a line with its head, from the colour of what is lost to that of what is won."""
    scale, theme = canvas.viewport.scale, canvas.theme
    x, to_x = (round((x - room.x) * scale, 1) for x in (arc.start[0], arc.end[0]))
    y, to_y, low = (
        round((y - room.y) * scale, 1) for y in (arc.start[1], arc.end[1], arc.start[1] + arc.depth * 4 / 3)
    )
    around = canvas.viewport.px(_MARGIN)
    left, right = math.floor(min(x, to_x)) - around, math.ceil(max(x, to_x)) + around
    box = canvas.viewport.rect(room)
    picture = _picture((x, to_x, y, to_y, low), (left, right - left, box.h), scale, theme.bad[:3], theme.good[:3])
    canvas.picture(picture, (room.x + left / scale, room.y))


@kept
def _picture(
    curve: tuple[float, float, float, float, float], room: tuple[int, int, int], scale: float, lost: Color, won: Color
) -> pygame.Surface:
    (x, to_x, y, to_y, low), (left, wide, high), head = curve, room, _HEAD * scale
    bad, good = hex_color(lost), hex_color(won)
    body = (
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="{x}" y1="0" x2="{to_x}" y2="0">'
        f'<stop offset="0" stop-color="{bad}"/><stop offset="1" stop-color="{good}"/></linearGradient>'
        f'<path d="M{x} {y}C{x} {low} {to_x} {low} {to_x} {to_y}" fill="none" stroke="url(#g)"'
        f' stroke-width="{_LINE * scale:.2f}" stroke-opacity="{_CALM}" stroke-linecap="round"/>'
        f'<circle cx="{x}" cy="{y}" r="{_LINE * scale * 1.6:.2f}" fill="{bad}"/>'
        f'<path d="M{to_x} {to_y - head:.1f}l{head * 0.62:.1f} {head:.1f}h{-head * 1.24:.1f}Z" fill="{good}"'
        f' stroke="{good}" stroke-width="{scale:.1f}" stroke-linejoin="round"/>'
    )
    return raster(body, f"{left} 0 {wide} {high}", wide, high)
