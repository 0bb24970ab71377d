"""The pictures of the places: the ground of the window, and small ones to choose a place by."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from time import thread_time
from types import MappingProxyType

import pygame

from tonk.ui.drawing.kept_pictures import PictureCache, kept
from tonk.ui.drawing.places.bar import paint_bar
from tonk.ui.drawing.places.cafe import paint_cafe
from tonk.ui.drawing.places.camp import paint_camp
from tonk.ui.drawing.places.card_room import paint_card_room
from tonk.ui.drawing.places.club import paint_club
from tonk.ui.drawing.places.evening import paint_cafe_evening
from tonk.ui.drawing.places.plain import paint_plain
from tonk.ui.drawing.places.porch import paint_porch
from tonk.ui.drawing.places.room import paint_room
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.station import paint_station
from tonk.ui.drawing.places.table_edge import CORNERS, RAIL, field, is_near
from tonk.ui.drawing.places.things import Lying, paint_things
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box, Viewport, usual_scale

_KEPT = 2
"""The window-sized pictures that are cached: those of this place and the last one."""
_UNPAINTED = (24, 30, 30)
_PICTURE_UNITS = 620.0
"""The width of a small picture in units: cards look larger on it than on the table."""
_RAILS = 22
"""The parts of a ground, in hundredths of its height, that have the far and the near rail with their corners."""
_AROUND, _FOOT, _SEAM, _LEAST = 26.0, RAIL + 20.0, 18.0, 8
"""Around the print on the cloth, the near rail with the lines along it, and the width over which the two ways to
shorten pass into each other, in units; and the least height of the plain cloth that is left, in pixels."""
_COARSE, _OUT_OF_FOCUS = 8, 34.0
"""The factor by which a ground is made smaller to be blurred, and the reach of that blur, in units."""
_ROOM_UNITS = 360.0
"""The height of a small picture of a room in units."""

_PAINTERS: Mapping[str, Callable[[Sheet], Iterator[None]]] = MappingProxyType(
    {
        "club": paint_club,
        "camp": paint_camp,
        "cafe": paint_cafe,
        "station": paint_station,
        "plain": paint_plain,
        "cardroom": paint_card_room,
        "porch": paint_porch,
        "bar": paint_bar,
        "cafe-evening": paint_cafe_evening,
    }
)

_ROOM, _NEAR = "-room", "-near"
"""End the name of a place where it is seen from a chair, and not from above; and where the far edge of its table lies
above the window."""

PictureKey = tuple[str, tuple[int, int]]


class PlacePictures:
    """Makes the pictures of the places, and keeps the last of them."""

    def __init__(self) -> None:
        self._grounds: OrderedDict[PictureKey, pygame.Surface] = OrderedDict()
        self._pictures = PictureCache()
        self._soft: list[tuple[pygame.Surface, Color, pygame.Surface]] = []
        self._short: tuple[pygame.Surface, int, pygame.Surface] | None = None
        self._lying: tuple[PictureKey, tuple[Lying, ...]] | None = None
        self._begun: tuple[PictureKey, Sheet, Iterator[None]] | None = None
        self._ahead: tuple[PictureKey, Sheet, Iterator[None]] | None = None
        self._ahead_took = 0.0

    def ground(self, place: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the table and its surroundings: an opaque picture, the same object for the same place and size.

        Args:
            place: One of the places of the settings.
            size: The width and height, in pixels.

        Raises:
            KeyError: There is no such place.
        """
        while (ground := self.step(place, size)) is None:
            pass
        return ground

    def step(self, place: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Paint one step of a ground, which is some hundredths of a second; the ground as soon as there is one.

        Raises:
            KeyError: There is no such place.
        """
        key = (place, size)
        if key not in self._grounds and not self._painted(key):
            return None
        self._grounds.move_to_end(key)
        return self._grounds[key]

    def shortened(self, ground: pygame.Surface, high: int) -> pygame.Surface:
        """Return a ground on which the table is shorter: both rails are complete, with less felt between them.

        Args:
            ground: The ground of the whole window.
            high: The height of the table's end, in pixels; the ground's height for all of it.
        """
        if high >= ground.get_height():
            self._short = None
            return ground
        if self._short is None or self._short[0] is not ground or self._short[1] != high:
            self._short = ground, high, _shortened(ground, high)
        return self._short[2]

    def softened(self, ground: pygame.Surface, shade: Color) -> pygame.Surface:
        """Return a ground out of focus and in the shade, for what lies before it; the same object for the same ground.

        Args:
            ground: The ground of the whole window.
            shade: The colour that it is multiplied by.
        """
        for known, color, soft in self._soft:
            if known is ground and color == shade:
                return soft
        self._soft = [*self._soft[1 - _KEPT :], (ground, shade, _softened(ground, shade))]
        return self._soft[-1][2]

    def things(self, place: str, size: tuple[int, int]) -> tuple[Lying, ...]:
        """The things on the table of a place, and where they lie, in pixels; the same ones until place or size changes.

        Args:
            place: One of the places of the settings.
            size: The size of the window, in pixels.
        """
        if self._lying is None or self._lying[0] != (place, size):
            self._lying = (place, size), paint_things(place, size)
        return self._lying[1]

    def keep_only(self, place: str) -> None:
        """Drop the pictures of other places, which take megabytes each."""
        for key in [known for known in self._grounds if known[0] != place]:
            del self._grounds[key]
        self._soft = []

    def _painted(self, key: PictureKey) -> bool:
        """Return whether a step has brought this ground to its end."""
        if self._begun is None or self._begun[0] != key:
            place, size = key
            scale = usual_scale(size)
            sheet = _sheet((size[0], size[1] + _above(place, scale)), scale)
            self._begun = (key, sheet, _painter(place)(sheet))
        _, sheet, steps = self._begun
        if next(steps, self) is None:
            return False
        self._begun = None
        for other in [known for known in self._grounds if known[1] != key[1]]:
            del self._grounds[other]
        while len(self._grounds) >= _KEPT:
            self._grounds.popitem(last=False)
        above = sheet.surface.get_height() - key[1][1]
        self._grounds[key] = sheet.surface.subsurface((0, above, *key[1])).copy() if above > 0 else sheet.surface
        return True

    def picture(self, place: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a small opaque picture of a place, the same object for the same size as long as it is used.

        Raises:
            KeyError: There is no such place.
        """
        return self._pictures.get((place, size), lambda: painted(place, size, _picture_scale(place, size)))

    def has_picture(self, place: str, size: tuple[int, int]) -> bool:
        """Return whether a small picture is cached, so that getting it takes no time."""
        return (place, size) in self._pictures

    def picture_if_painted(self, place: str, size: tuple[int, int]) -> pygame.Surface | None:
        """A small picture that was painted ahead; None if it was not."""
        key = (place, size)
        return self.picture(place, size) if key in self._pictures else None

    def warm(self, place: str, size: tuple[int, int]) -> bool:
        """Paint one step of a small picture that is not there yet; False if it is.

        A whole one takes too long for a frame.

        Args:
            place: The place.
            size: Its size, in pixels.

        Raises:
            KeyError: There is no such place.
        """
        key = (place, size)
        if key in self._pictures:
            return False
        if self._ahead is None or self._ahead[0] != key:
            sheet = _sheet(size, _picture_scale(place, size))
            self._ahead, self._ahead_took = (key, sheet, _painter(place)(sheet)), 0.0
        __, sheet, steps = self._ahead
        began = thread_time()
        done = next(steps, self) is self
        self._ahead_took += thread_time() - began
        if done:
            self._ahead = None
            # Cached with the time that all its parts took; otherwise it would be dropped first and painted repeatedly.
            self._pictures.put(key, sheet.surface, self._ahead_took)
        return True


@kept
def unpainted(size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of this size that stands in for one still to be painted."""
    picture = pygame.Surface(size)
    picture.fill(_UNPAINTED)
    return picture


def _softened(ground: pygame.Surface, shade: Color) -> pygame.Surface:
    """Return a ground out of focus and in the shade."""
    wide, high = ground.get_size()
    small = pygame.transform.smoothscale(ground, (max(1, wide // _COARSE), max(1, high // _COARSE)))
    reach = max(1, round(_OUT_OF_FOCUS * usual_scale((wide, high)) / _COARSE))
    soft = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, reach), (wide, high))
    soft.fill(shade, special_flags=pygame.BLEND_RGB_MULT)
    return soft


def _shortened(ground: pygame.Surface, high: int) -> pygame.Surface:
    """Return a ground with its upper and lower parts as they are, and what lies between them squeezed.

    The print on the cloth keeps its shape: in its columns only the plain cloth below it is squeezed.
    """
    wide, whole = ground.get_size()
    part = whole * _RAILS // 100
    picture = ground.copy()
    _squeeze(picture, ground, pygame.Rect(0, part, wide, whole - 2 * part), high)
    scale = usual_scale((wide, whole))
    printed = field(Box(0.0, 0.0, wide / scale, whole / scale)).inset(-_AROUND)
    low, foot = round(printed.bottom * scale), whole - round(_FOOT * scale)
    if foot - (whole - high) - low < _LEAST:
        return picture
    columns = pygame.Rect(round(printed.x * scale), low, round(printed.w * scale), foot - low)
    upright = pygame.Surface((columns.w, high), 0, picture)
    upright.blit(ground, (0, 0), (columns.x, 0, columns.w, low))
    _squeeze(upright, ground, columns, high)
    _blend(picture, upright, columns.x, round(_SEAM * scale))
    return picture


def _squeeze(picture: pygame.Surface, ground: pygame.Surface, middle: pygame.Rect, high: int) -> None:
    """Draw a part of a ground less high, and what lies below it as it is, so that both end at a height."""
    below = ground.get_height() - middle.bottom
    part = pygame.transform.smoothscale(ground.subsurface(middle), (middle.w, max(1, high - below - middle.y)))
    picture.blit(part, (0, middle.y))
    picture.blit(ground, (0, high - below), (middle.x, middle.bottom, middle.w, below))


def _blend(picture: pygame.Surface, other: pygame.Surface, x: int, seam: int) -> None:
    """Draw another picture, so that its left and right sides pass into what is drawn there."""
    wide, high = other.get_size()
    seam = max(1, min(seam, wide // 2))
    picture.blit(other, (x + seam, 0), (seam, 0, wide - 2 * seam, high))
    for column in range(seam):
        other.set_alpha(round(255 * (column + 1) / (seam + 1)))
        picture.blit(other, (x + column, 0), (column, 0, 1, high))
        picture.blit(other, (x + wide - 1 - column, 0), (wide - 1 - column, 0, 1, high))


def room_of(place: str) -> str:
    """The name under which the room of a place is painted: as one sees it from a chair."""
    return place + _ROOM


def near_of(place: str) -> str:
    """The name under which a table is painted whose far edge lies above the window."""
    return place + _NEAR


def table_in(place: str, view: Viewport) -> str:
    """The name under which the table of a place is painted as it is seen from above in a window."""
    return near_of(place) if is_near(view.w, view.h) else place


def _above(name: str, scale: float) -> int:
    """Return how much of a table lies above the window, in pixels."""
    return round(CORNERS * scale) if name.endswith(_NEAR) else 0


def _picture_scale(place: str, size: tuple[int, int]) -> float:
    """Pixels to a unit in a small picture."""
    return size[1] / _ROOM_UNITS if place.endswith(_ROOM) else size[0] / _PICTURE_UNITS


def _painter(name: str) -> Callable[[Sheet], Iterator[None]]:
    place = name.removesuffix(_ROOM)
    return _PAINTERS[name.removesuffix(_NEAR)] if place == name else partial(paint_room, place=place)


def painted(place: str, size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return a painted place.

    Args:
        place: The place.
        size: The width and height, in pixels.
        scale: The pixels per unit.

    Raises:
        KeyError: There is no such place.
    """
    sheet = _sheet(size, scale)
    for _ in _painter(place)(sheet):
        pass
    return sheet.surface


def _sheet(size: tuple[int, int], scale: float) -> Sheet:
    return Sheet((max(1, size[0]), max(1, size[1])), max(0.05, scale))
