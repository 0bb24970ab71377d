"""The pictures on the tiles of matches, which are drawn ahead while nothing moves."""

import pygame

from tonk.session.match.characters import CALM
from tonk.session.match.waiting_match import WaitingMatch
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.screens.parts.faces import face_px
from tonk.ui.shell.context import UiContext

FACE = 42.0
"""The width of a face, in units."""
PLACE_SIZE = (128.0, 118.0)
"""The width and the height of the picture of a place, in units."""


def place_picture(ui: UiContext, match: WaitingMatch) -> pygame.Surface | None:
    """The picture of the place where a match is played; None until it has been drawn."""
    return ui.grounds.picture_if_painted(place_of(match.plan.rules.id), _place_px(ui.viewport))


def warm_tile(ui: UiContext, match: WaitingMatch) -> bool:
    """Draw a part of what the tile of a match shows; False when nothing is left to be drawn."""
    size = face_px(ui.viewport, FACE)
    players = match.plan.players
    if any(ui.portraits.warm(one.name, size, (CALM,), is_person=one.is_person) for one in players):
        return True
    return ui.grounds.warm(place_of(match.plan.rules.id), _place_px(ui.viewport))


def _place_px(viewport: Viewport) -> tuple[int, int]:
    return viewport.px(PLACE_SIZE[0]), viewport.px(PLACE_SIZE[1])
