"""The sentences below a result: the payments and reasons, other remarks, and the code of the deal."""

from collections.abc import Sequence
from functools import partial

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.words import _
from tonk.words.narration import labelled

_ROOM_FOR_CODE = 900.0
"""The width of the words from which the code of the deal is at the right of the last one."""


class SaidBelow:
    """The sentences, one below the other.

    Args:
        ui: The context of the window.
        sentences: The sentences.
        code: The code of the deal; empty if it has none.
    """

    def __init__(self, ui: UiContext, sentences: Sequence[str], code: str) -> None:
        self._ui = ui
        self._sentences, self._code = tuple(sentences), code

    def height(self, wide: float, *, tight: bool) -> float:
        """Return the height of all of them.

        Args:
            wide: The available width, in units.
            tight: Whether the letters are small.
        """
        text = self._ui.text
        code = text.line_height("small") if self._code and not self._beside(wide) else 0.0
        return code + sum(text.measure(line, _letters(tight=tight), wide)[1] for line in self._sentences)

    def _beside(self, wide: float) -> bool:
        """Return whether the code is at the right of the last sentence instead of on its own line."""
        return bool(self._sentences) and wide >= _ROOM_FOR_CODE

    def draw(self, canvas: Canvas, box: Box, *, tight: bool) -> None:
        """Draw them in the middle of a room.

        Args:
            canvas: The canvas to draw on.
            box: The room, in units.
            tight: Whether the letters are small.
        """
        canvas.kept((self, "said"), (box, tight), partial(self._draw, canvas, box, tight=tight))

    def _draw(self, canvas: Canvas, box: Box, *, tight: bool) -> None:
        y = box.center[1] - self.height(box.w, tight=tight) / 2
        for line in self._sentences:
            y += canvas.text((box.x, y), line, _letters(tight=tight), canvas.theme.ink, max_width=box.w).h
        if self._code:
            high, beside = canvas.text_renderer.line_height("small"), self._beside(box.w)
            foot = Box(box.x, y - high if beside else y, box.w, high)
            wide = box.w >= _ROOM_FOR_CODE
            with saying(canvas, foot, partial(labelled, _("Deal code"), self._code)):
                canvas.line_of_text(foot, self._code, "small", canvas.theme.ink_soft, "right" if wide else "left")


def _letters(*, tight: bool) -> str:
    """Return the style of the letters."""
    return "small" if tight else "body"
