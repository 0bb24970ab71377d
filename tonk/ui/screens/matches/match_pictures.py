"""The pictures on the tiles of matches, drawn ahead while nothing moves."""

from typing import NamedTuple

import pygame

from tonk.session.match.characters import CALM
from tonk.session.match.waiting_match import WaitingMatch
from tonk.ui.drawing.places.place_pictures import room_of
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.screens.parts.faces import face_px
from tonk.ui.shell.context import UiContext


class TileForm(NamedTuple):
    """The form of a tile, in units.

    Attributes:
        place: The width and the height of the picture of the place.
        face: The width of a face.
        most: The greatest width of the room for a player.
        room: Whether it shows the room from a guest's chair.
        title: The style of the rules' name.
        line: The height of a line.
        named: Whether everybody has a row with their name, above a button with a word on it.
    """

    place: tuple[float, float]
    face: float
    most: float
    room: bool
    title: str
    line: float
    named: bool = False


SMALL = TileForm((128.0, 118.0), 42.0, 84.0, room=False, title="strong", line=25.0)
LARGE = TileForm((430.0, 236.0), 72.0, 118.0, room=True, title="heading", line=36.0)
ONLY = TileForm((640.0, 340.0), 52.0, 120.0, room=True, title="heading", line=44.0, named=True)
"""The forms of tiles: for many matches, for so few that there is much room, and for one alone."""

_FEW, _WIDE, _ONLY = 2, 900.0, (800.0, 520.0)
"""The most matches for large tiles, the least width of a window for them, and its least size for a single one."""
_ONLY_SHARE, _AROUND_ONLY, _MOST_ONLY = 0.5, 210.0, 520.0
"""The picture of a single match: its share of the width, the height around it, and its greatest height."""


def form_for(count: int, view: Viewport) -> TileForm:
    """Return the form of the tiles of ``count`` matches in a window."""
    if count == 1 and view.w >= _ONLY[0] and view.h >= _ONLY[1]:
        return ONLY._replace(place=(view.w * _ONLY_SHARE, min(_MOST_ONLY, view.h - _AROUND_ONLY)))
    return LARGE if count <= _FEW and view.w >= _WIDE else SMALL


def place_picture(ui: UiContext, match: WaitingMatch, form: TileForm) -> pygame.Surface | None:
    """Return the picture of a match's place; None until it has been drawn.

    Args:
        ui: The context of the window.
        match: The match.
        form: The form of its tile.
    """
    return ui.place_pictures.picture_if_painted(_place(match, form), _place_px(ui.viewport, form))


def warm_tile(ui: UiContext, match: WaitingMatch, form: TileForm) -> bool:
    """Draw a part of a match's tile; return False if nothing is left to draw.

    Args:
        ui: The context of the window.
        match: The match.
        form: The form of its tile.
    """
    size = face_px(ui.viewport, form.face)
    players = match.plan.players
    if any(ui.portraits.warm(one.name, size, (CALM,), is_person=one.is_person) for one in players):
        return True
    return ui.place_pictures.warm(_place(match, form), _place_px(ui.viewport, form))


def _place(match: WaitingMatch, form: TileForm) -> str:
    place = place_of(match.plan.rules.id)
    return room_of(place) if form.room else place


def _place_px(viewport: Viewport, form: TileForm) -> tuple[int, int]:
    return viewport.px(form.place[0]), viewport.px(form.place[1])
