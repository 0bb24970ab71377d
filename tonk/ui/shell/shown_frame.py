"""The frame that is shown: its strokes, and the part of it that goes on by itself."""

import math
from collections.abc import Sequence

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.frame_strokes import Living
from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.drawing.painting import Painting, Stroke


class ShownFrame:
    """The last frame on a surface; a new one is drawn only where it differs.

    Attributes:
        kept: The strokes of the last frame's parts, for the next canvas.
        changes_at: The time of the next change by itself, in seconds; ``math.inf`` for none.
    """

    def __init__(self) -> None:
        self.kept = KeptStrokes()
        self.changes_at = math.inf
        self._painting = Painting()
        self._strokes: Sequence[Stroke] = ()
        self._living: Living | None = None

    @property
    def lives(self) -> bool:
        """Return whether something in it changes by itself."""
        return self._living is not None

    def next_change(self, now: float) -> float:
        """Return when something in it changes by itself next after ``now``; ``math.inf`` if nothing does."""
        return math.inf if self._living is None else self._living.next_at(now)

    def show(self, canvas: Canvas, surface: pygame.Surface, now: float, *, whole: bool) -> list[pygame.Rect]:
        """Show the frame that a canvas holds and return the areas that were drawn.

        Args:
            canvas: The canvas.
            surface: The surface to draw on.
            now: The time, in seconds.
            whole: Whether to draw everything, whatever was drawn before.
        """
        self._strokes, self._living = canvas.strokes, canvas.frame.living
        return self._draw(self._strokes, surface, now, whole=whole)

    def go_on(self, surface: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Show the same frame with its living part as it is now, and return the areas that were drawn."""
        strokes = self._strokes if self._living is None else self._living.frame_at(self._strokes, now)
        return self._draw(strokes, surface, now, whole=False)

    def _draw(
        self, strokes: Sequence[Stroke], surface: pygame.Surface, now: float, *, whole: bool
    ) -> list[pygame.Rect]:
        self.changes_at = self.next_change(now)
        return self._painting.draw(surface, strokes, whole=whole)
