"""Whole sentences for speech, in place of the parts that are drawn."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box


@contextmanager
def saying(canvas: Canvas, box: Box, words: Callable[[], str]) -> Iterator[None]:
    """Draw something made of parts of a sentence, and note the whole sentence for speech.

    Args:
        canvas: The canvas to draw on.
        box: The box of what is drawn, in units.
        words: Returns the sentence, called only if someone listens; empty if something else says the same.
    """
    written, canvas.written = canvas.written, None
    yield
    canvas.written = written
    if written is not None:
        canvas.note(words(), box, whole=True)
