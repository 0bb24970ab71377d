"""The stamp on the cards of a caught player, which moves with them from the table to the result page."""

from functools import partial

import pygame

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.results.arrivals import Arrivals
from tonk.ui.table.painting.stamping import stamped
from tonk.words import _

_DOWN = 0.58
"""The height of its middle as a share of the cards' height: across their middle, below the indices."""


class CaughtStamp:
    """Draws the stamp from a cached picture.

    Args:
        letters: The ratio of its letters' height to a title's.
    """

    def __init__(self, letters: float) -> None:
        self._letters = letters
        self._picture: tuple[tuple[float, int], pygame.Surface] | None = None

    def draw(self, canvas: Canvas, cards: Arrivals, seat: Seat, box: Box, begins: float) -> None:
        """Draw it across the middle of cards, or on its way there.

        Args:
            canvas: The canvas to draw on.
            cards: The things that come from the table.
            seat: The cards' seat.
            box: The box of the cards, in units.
            begins: The time of its start.
        """
        drawn_for = canvas.viewport.scale, canvas.text_renderer.edition
        if self._picture is None or self._picture[0] != drawn_for:
            self._picture = drawn_for, stamped(canvas, _("Caught!"), self._letters)
        picture = self._picture[1]
        wide, high = canvas.viewport.size_in_units(picture.get_size())
        place = Box.around((box.center[0], box.y + box.h * _DOWN), wide, high)
        draw = partial(canvas.picture, picture, place.center, "center")
        if not cards.bring(cards.stamp(seat), place, begins, speeds.SHOW_HAND, draw):
            draw()
