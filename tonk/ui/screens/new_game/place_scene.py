"""The place of the chosen rules, as a wide scene with the opponents in it."""

from collections.abc import Sequence

import pygame

from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.places.place_pictures import room_of
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.waiting_people import WaitingPeople
from tonk.ui.shell.context import UiContext

_SEEN = 0.64
"""The visible share of the room's height, from the top."""
_FADES = 0.24
"""The share of the width in which the scene fades into the panel at its left."""


class PlaceScene:
    """The right end of a panel, as a window into the room.

    Args:
        ui: The context of the window.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._waiting_people = WaitingPeople(ui, alone=True)
        self._box = self._room = Box(0, 0, 0, 0)

    def arrange(self, box: Box, names: Sequence[str]) -> None:
        """Place it in a box, which may be empty, with these people in the room."""
        self._box = box
        self._room = Box(box.x, box.y, box.w, box.h / _SEEN)
        self._waiting_people.seat(names, self._room)

    def warm(self) -> bool:
        """Draw one more missing person; return False if none is missing."""
        return self._box.w > 0 and self._waiting_people.warm()

    def draw(self, canvas: Canvas) -> None:
        """Draw the room and the people in it."""
        if not self._box.w:
            return
        view, theme = canvas.viewport, canvas.theme
        picture = self._ui.place_picture(room_of(self._ui.place), view.rect(self._room).size)
        radius = view.px(theme.radius)
        box = self._box
        with canvas.clipped(box):
            canvas.picture(_faded(picture, view.rect(box).size, radius), (box.x, box.y))
        # The corner of this box lies on the round corner of the scene, so that nobody extends beyond it.
        with canvas.clipped(Box(box.x, box.y, box.w - 0.4 * theme.radius, box.h - 0.2 * theme.radius)):
            self._waiting_people.draw(canvas)


@kept
def _faded(picture: pygame.Surface, size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return the upper part of a picture, faded out to the left, with round corners at the right."""
    cut = pygame.Surface(size, pygame.SRCALPHA)
    cut.blit(picture, (0, 0))
    wide = max(1, round(size[0] * _FADES))
    ramp = pygame.Surface((2, 1), pygame.SRCALPHA)
    clear: Color = (255, 255, 255, 0)
    ramp.set_at((0, 0), clear)
    ramp.set_at((1, 0), (255, 255, 255, 255))
    cut.blit(pygame.transform.smoothscale(ramp, (wide, size[1])), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    corners = shapes.rounded((size[0] + radius, size[1]), radius, (255, 255, 255))
    cut.blit(corners, (-radius, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut
