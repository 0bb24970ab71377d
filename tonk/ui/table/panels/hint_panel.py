"""The panel of a hint beside its subject: the move's rank, its name and one sentence of reason."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.places.svg import fill, line
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, icon, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.board import Board
from tonk.ui.table.free_space import NEAR, panel_box, spot_beside

_PAD, _ROW, _GAP, _LAMP, _CROSS = 12.0, 24.0, 2.0, 20.0, 16.0
_WIDTHS = (430.0, 350.0, 290.0, 240.0, 212.0, 158.0)
_NARROW, _NARROW_PAD = 180.0, 8.0
"""The width below which a panel has no room for the lamp at its head, and its smaller margin."""
_ABOVE = 46.0
"""The preferred distance of a panel without a subject above the line of words, in the middle."""
_RADIUS, _BORDER = 14.0, 1.5
_TAIL, _TAIL_HALF, _TAIL_CLEAR = 20.0, 11.0, 4.0
"""The length of the tail that points at the subject, half its width, and its distance from the subject."""


@dataclass(frozen=True)
class HintWords:
    """The words of a hint.

    Attributes:
        rank: The rank of the move beside the best, in words.
        place: The number of the move.
        move: The move's name.
        reason: The reason for or against it; empty while the coach thinks.
    """

    rank: str
    place: str = ""
    move: str = ""
    reason: str = ""

    def place_on(self, board: Board, text: Text, subject: Box | None, keep: Sequence[Box]) -> Box:
        """Return the place of the panel, in units: beside its subject if there is room.

        Args:
            board: The cards of the table.
            text: The renderer of letters.
            subject: The box of the hint's first subject, if there is one.
            keep: The boxes of all its subjects, with their arrows.
        """
        layout = board.layout
        most = max(self._natural(text), _WIDTHS[-1])
        widths = [wide for wide in _WIDTHS if wide <= most] or [_WIDTHS[-1]]
        if most < _WIDTHS[0]:
            widths.insert(0, most)
        near = (layout.w / 2, layout.words_top - _ABOVE)
        if subject is not None:
            beside = spot_beside(board, lambda wide: self._height(text, wide), widths, subject, keep)
            if beside is not None:
                return beside
            near = subject.center
        return panel_box(board, lambda wide: self._height(text, wide), widths, near, keep)

    def _natural(self, text: Text) -> float:
        """Return the width that shows each of its lines whole."""
        head = text.measure(self.rank, "small")[0] + text.measure(self.place, "small")[0] + _LAMP + _CROSS + 3 * _PAD
        lines = text.measure(self.move, "strong")[0], text.measure(self.reason, "small")[0]
        return max(head, *lines) + 2 * _PAD

    def _height(self, text: Text, wide: float) -> float:
        pad = _pad(wide)
        high = 2 * pad + _ROW - _GAP + (0.0 if self._abreast(text, wide) else _ROW)
        for words, style in ((self.move, "strong"), (self.reason, "small")):
            high += text.measure(words, style, wide - 2 * pad)[1] + _GAP if words else 0.0
        return high

    def _abreast(self, text: Text, wide: float) -> bool:
        """Return whether the rank and the place fit in one line."""
        words = text.measure(self.rank, "small")[0] + text.measure(self.place, "small")[0]
        return words + _CROSS + _PAD + _lamp_room(wide) <= wide - 2 * _pad(wide)

    def draw(self, canvas: Canvas, box: Box, subject: Box | None) -> None:
        """Draw the panel with a tail towards a subject close by.

        Args:
            canvas: The canvas to draw on.
            box: The box of the panel, in units.
            subject: The box of the hint's first subject, if there is one.
        """
        theme = canvas.theme
        canvas.shadow(box, blur=12, drop=3)
        canvas.rounded(box, theme.panel_raised, _RADIUS, border=theme.gold, border_width=_BORDER)
        if subject is not None and 0.0 < box.distance(subject) <= NEAR:
            _draw_tail(canvas, box, subject)
        head, rest = box.inset(_pad(box.w)).cut_top(_ROW - _PAD / 2, _PAD / 2)
        middle = head.center[1]
        left, right = head.x + _lamp_room(box.w), head.right - _CROSS - _PAD / 2
        if left > head.x:
            canvas.icon(icon("lamp"), (head.x + _LAMP / 2, middle), _LAMP, theme.gold_light)
        canvas.icon(icon("cross"), (head.right - _CROSS / 2, middle), _CROSS, theme.ink_soft)
        if self._abreast(canvas.text_renderer, box.w):
            right -= canvas.text((right, middle), self.place, "small", theme.ink_soft, anchor="midright").w + _PAD / 2
        else:
            line, rest = rest.cut_top(_ROW)
            canvas.line_of_text(line, self.place, "small", theme.ink_soft)
        canvas.line_of_text(Box(left, head.y, right - left, head.h), self.rank, "small", theme.gold_light)
        y = rest.y
        for words, style, ink in ((self.move, "strong", theme.ink), (self.reason, "small", theme.ink)):
            if words:
                y = canvas.text((rest.x, y), words, style, ink, max_width=rest.w).bottom + _GAP


def _draw_tail(canvas: Canvas, box: Box, subject: Box) -> None:
    """Draw the tail at the edge of a panel that faces its subject."""
    down = max(subject.y - box.bottom, box.y - subject.bottom)
    across = max(subject.x - box.right, box.x - subject.right)
    long = min(_TAIL, max(down, across) - _TAIL_CLEAR)
    margin = _RADIUS + _TAIL_HALF
    if down >= across:
        below = subject.y >= box.bottom
        root = min(max(subject.center[0], box.x + margin), box.right - margin), box.bottom if below else box.y
        toward = (0.0, long if below else -long)
    else:
        right = subject.x >= box.right
        root = box.right if right else box.x, min(max(subject.center[1], box.y + margin), box.bottom - margin)
        toward = (long if right else -long, 0.0)
    theme = canvas.theme
    picture = _tail(toward, theme.panel_raised[:3], theme.gold[:3], canvas.viewport.scale)
    canvas.picture(picture, root, "center")


@kept
def _tail(toward: Point, ground: Color, border: Color, scale: float) -> pygame.Surface:
    """Return a tail whose root is in the middle of the picture; it covers the border of the panel there."""
    x, y = toward
    long = abs(x) + abs(y)
    aside = -y / long * _TAIL_HALF, x / long * _TAIL_HALF
    inward = -x / long * _BORDER, -y / long * _BORDER
    one, other = ((side * aside[0] + inward[0], side * aside[1] + inward[1]) for side in (1, -1))
    data = f"M{one[0]:.2f} {one[1]:.2f}L{x:.2f} {y:.2f}L{other[0]:.2f} {other[1]:.2f}"
    reach = long + 3 * _BORDER
    size = max(1, round(2 * reach * scale))
    body = fill(data + "Z", hex_color(ground)) + line(data, hex_color(border), _BORDER)
    return raster(body, f"{-reach:.2f} {-reach:.2f} {2 * reach:.2f} {2 * reach:.2f}", size, size)


def _lamp_room(wide: float) -> float:
    """Return the room of the lamp at the head of a panel of a width."""
    return 0.0 if wide < _NARROW else _LAMP + _PAD / 2


def _pad(wide: float) -> float:
    """Return the margin around the words of a panel of a width."""
    return _NARROW_PAD if wide < _NARROW else _PAD
