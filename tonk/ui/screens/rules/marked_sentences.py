"""Sentences highlighted in a text because another text doesn't have them."""

import re
from collections.abc import Collection, Iterator

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box, Point

_SENTENCE = re.compile(r"[^.!?]*[.!?]*\s*")
_HIGH = 0.82
"""The share of a line's height that the highlight covers."""


def sentences(text: str) -> list[str]:
    """Return the sentences of a text, without the space between them."""
    return [found.strip() for found in _SENTENCE.findall(text) if found.strip()]


def new_spans(text: str, known: Collection[str]) -> list[tuple[int, int]]:
    """Return the spans of the sentences in a text that are not among the known ones."""
    spans, at = [], 0
    for found in _SENTENCE.findall(text):
        if found.strip() and found.strip() not in known:
            spans.append((at, at + len(found.rstrip())))
        at += len(found)
    return spans


def draw_marks(
    canvas: Canvas, at: Point, text: str, style: str, wide: float, spans: Collection[tuple[int, int]], color: Color
) -> None:
    """Draw the highlights of a text to be drawn at a point, wrapped at this width.

    Args:
        canvas: The canvas to draw on.
        at: The start of the text, in units.
        text: The text.
        style: The style of the letters, by its name in the theme.
        wide: The width at which the text wraps.
        spans: The spans to highlight.
        color: The colour of the highlight.
    """
    renderer = canvas.text_renderer
    high = renderer.line_height(style)
    for row, (first, last) in enumerate(lines_of(renderer, text, style, wide)):
        for start, end in spans:
            begin, stop = max(first, start), min(last, end)
            if begin >= stop:
                continue
            left = renderer.measure(text[first:begin], style)[0] if begin > first else 0.0
            right = renderer.measure(text[first:stop], style)[0]
            y = at[1] + row * high + high * (1 - _HIGH) / 2
            canvas.rounded(Box(at[0] + left - 2, y, right - left + 4, high * _HIGH), color, 3)


def lines_of(renderer: Text, text: str, style: str, wide: float) -> Iterator[tuple[int, int]]:
    """Yield the ends of each line when the text is wrapped by words, as in `Text`.

    Args:
        renderer: Measures the text.
        text: The text.
        style: The style of the letters, by its name in the theme.
        wide: The width at which it wraps.
    """
    first = last = 0
    room = round(wide * renderer.scale)  # lines are broken at whole pixels
    for word in re.finditer(r"[^ ]+", text):
        long = round(renderer.measure(text[first : word.end()], style)[0] * renderer.scale) > room
        if last > first and long:
            yield first, last
            first = word.start()
        last = word.end()
    yield first, last
