"""The total of a hand: a number in a pill at its cards, at the table and on the page of the result."""

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point

_PAD = 30.0
"""The margin beside the words in a pill."""
_HIGH = 38.0
_LEAST = 54.0
_STYLE = "heading"
_LOW_SHARE = 1.2
"""The ratio of a pill's height to its letters' height, if these are smaller."""


def draw_total(canvas: Canvas, center: Point, words: str, *, wins: bool, high: float = 0.0) -> Box:
    """Draw a total around a point, in gold for a winning hand, and return its box.

    Args:
        canvas: The canvas to draw on.
        center: Its middle, in units.
        words: The number, or other words.
        wins: Whether the hand has visibly won.
        high: The height of its jump, 0 to 1: its edge lights up, and its shadow is deeper.
    """
    wide = max(_LEAST, canvas.text_renderer.measure(words, _STYLE)[0] + _PAD)
    return _draw(canvas, Box.around(center, wide, _HIGH), words, _STYLE, wins=wins, high=high)


def draw_small_total(canvas: Canvas, room: Box, words: str, style: str, *, wins: bool) -> Box:
    """Draw a total in the middle of a room, in a style of the theme, and return its box.

    Args:
        canvas: The canvas to draw on.
        room: The room, in units.
        words: The words.
        style: The style of the letters.
        wins: Whether the hand has won.
    """
    text = canvas.text_renderer
    tall = min(room.h, text.line_height(style) * _LOW_SHARE)
    words = text.fit(words, style, room.w - tall / 2)
    box = room.centered(min(room.w, text.measure(words, style)[0] + tall), tall)
    return _draw(canvas, box, words, style, wins=wins)


def _draw(canvas: Canvas, box: Box, words: str, style: str, *, wins: bool, high: float = 0.0) -> Box:
    """Draw the pill and its words."""
    theme = canvas.theme
    canvas.shadow(box, box.h / 2, blur=8, drop=3 + 5 * high)
    ground, edge = (theme.gold, theme.gold_light) if wins else (theme.panel_raised, theme.panel_border)
    canvas.rounded(box, ground, box.h / 2, border=theme.gold_light if high else edge, border_width=2.0)
    canvas.text(box.center, words, style, theme.ink_dark if wins else theme.ink, anchor="center")
    return box
