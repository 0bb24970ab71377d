"""The large picture of a person: in the room of the place, or in a medal."""

from typing import NamedTuple

import pygame

from tonk.session.match.characters import Mood
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.medal import draw_worn_medal
from tonk.ui.screens.parts.sitter import bust_px, draw_sitter
from tonk.ui.shell.context import UiContext

_RING = 5.0
"""The width of a medal's ring."""


class Pictured(NamedTuple):
    """Somebody in a picture.

    Attributes:
        portrait: The portrait, by the name of its files; may be empty.
        name: The name, whose first letter stands for a portrait.
        row: The place in the list, which chooses the pattern around the letter.
        color: The colour behind the letter, and of the ring.
        mood: The mood.
    """

    portrait: str
    name: str
    row: int
    color: Color
    mood: Mood

    def medallion(self, ui: UiContext, size: int) -> pygame.Surface:
        """Return the round picture, ``size`` pixels wide."""
        return ui.portraits.worn(self.portrait, self.name, self.mood, size, seat=self.row, enamel=self.color)


def draw_in_room(canvas: Canvas, ui: UiContext, box: Box, who: Pictured) -> None:
    """Draw somebody in the room of the place.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: The box, in units.
        who: The person.
    """
    bust = ui.portraits.worn_bust(who.portrait, who.mood, bust_px(canvas, box)) if who.portrait else None
    picture = bust or who.medallion(ui, bust_px(canvas, box, stands=False))
    draw_sitter(canvas, ui, box, picture, stands=bust is not None)


def draw_in_medal(canvas: Canvas, ui: UiContext, box: Box, who: Pictured) -> None:
    """Draw somebody in a medal.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: The box of the medal, in units.
        who: The person.
    """
    canvas.shadow(box, box.w / 2, blur=14, drop=4)
    if not draw_worn_medal(canvas, ui, who.portrait, box.center, box.w, who.mood, who.color):
        canvas.disc(box.center, box.w / 2, who.color)
        canvas.picture(who.medallion(ui, canvas.viewport.px(box.w - 2 * _RING)), box.center, "center")
