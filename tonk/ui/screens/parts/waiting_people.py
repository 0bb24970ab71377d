"""Three people in the half-dark on the other side of the table."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tonk.session.match.characters import CALM, CHARACTERS, PLEASED, THINKS, Mood, character_of
from tonk.ui.drawing.busts import half_lit
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.painting import Blit
from tonk.ui.drawing.places.room import far_edge
from tonk.ui.drawing.portrait_layers import STRAIGHT, Look
from tonk.ui.drawing.speeds import BLINK
from tonk.ui.drawing.vectors import raster
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext

COUNT = 3
_MOST, _OF_HEIGHT, _FURTHER, _APART, _SUNK = 400.0, 0.55, 0.93, 0.6, 0.17
"""The size of a person (in units, and as a share of the window's height), the relative size of the middle one, who sits
further away, their distance, and the depth behind the table's edge, as shares of their size."""
_SCENE_HEIGHT, _SCENE_APART = 0.63, 0.82
"""The size of a person where nobody joins, as a share of the height, and their distance: faces fill the scene."""
_OVER = 1.0
"""The overlap of people's pictures with the edge of the table, in units, so that no gap shows."""
_BLINK_EVERY = 5.0
"""The seconds between blinks; people with open eyes take turns."""
_LAMP = -0.35
"""The height of the lamp above people's pictures, as a share of their size."""


class _Sitter(NamedTuple):
    """A person beyond the table.

    Attributes:
        portrait: The name of the portrait's files.
        mood: The mood.
        look: The eyes.
        box: The place of the picture, in units.
        px: The side of the picture, in pixels.
    """

    portrait: str
    mood: Mood
    look: Look
    box: Box
    px: int


_SCENE = ((0, CALM, STRAIGHT), (-1, THINKS, Look(aside=1)), (1, PLEASED, STRAIGHT))
"""The place, the mood and the eyes of each person: one looks at you, another ponders, the third laughs."""


class WaitingPeople:
    """People waiting for the cards.

    Args:
        ui: The context of the window.
        alone: Whether fewer than three stay among themselves and sit still.
    """

    def __init__(self, ui: UiContext, *, alone: bool = False) -> None:
        self._ui = ui
        self._alone = alone
        self._room = ui.viewport.box
        self._sitters: tuple[_Sitter, ...] = ()
        self._pictures: dict[_Sitter, pygame.Surface] = {}

    def seat(self, names: Sequence[str], room: Box) -> None:
        """Seat the first three of these; if there are fewer, others of the house join them.

        Args:
            names: The names of players.
            room: The box of the whole room, in units.
        """
        known = [one.id for name in names if (one := character_of(name)) is not None]
        others = () if self._alone else tuple(one.id for one in CHARACTERS)
        portraits = list(dict.fromkeys((*known, *others)))[:COUNT]
        self._sitters = ()
        if not room.w:
            return
        self._room, edge = room, far_edge(room)
        size = min(_MOST, room.h * (_SCENE_HEIGHT if self._alone else _OF_HEIGHT))
        apart = size * (_SCENE_APART if self._alone else _APART)
        sitters = []
        for (place, mood, look), portrait in zip(_SCENE, portraits, strict=False):
            side = size if place else size * _FURTHER
            away = place * apart
            y = edge.center[1] - edge.h / 2 * math.sqrt(max(0.0, 1 - (away / (edge.w / 2)) ** 2))
            box = Box(edge.center[0] + away - side / 2, y - side * (1 - _SUNK), side, side)
            sitters.append(_Sitter(portrait, mood, look, box, self._ui.viewport.px(side)))
        self._sitters = tuple(sitters)
        wanted = self._wanted
        self._pictures = {sitter: made for sitter, made in self._pictures.items() if sitter in wanted}

    @property
    def _wanted(self) -> list[_Sitter]:
        """Return everyone as they sit there, and with shut eyes."""
        still = self._alone or self._ui.settings.less_motion
        return [*self._sitters, *(_blinking(sitter) for sitter in self._sitters if _open_eyed(sitter) and not still)]

    def warm(self) -> bool:
        """Draw one of them; return False if all are there. Each takes some hundredths of a second."""
        for sitter in self._wanted:
            if sitter not in self._pictures:
                self._pictures[sitter] = self._drawn(sitter)
                return True
        return False

    def _drawn(self, sitter: _Sitter) -> pygame.Surface:
        """Return somebody in the light of the lamp, without the part that the table hides."""
        box, px, edge = sitter.box, sitter.px, far_edge(self._room)
        toward = (edge.center[0] - box.center[0]) / box.w
        worn = self._ui.portraits.worn_bust(sitter.portrait, sitter.mood, px, sitter.look)
        bust = worn or pygame.Surface((px, px), pygame.SRCALPHA)
        lit = half_lit(bust, (0.5 + 0.75 * toward, _LAMP + 0.9))
        (x, y), window = edge.center, f"{box.x:.2f} {box.y:.2f} {box.w:.2f} {box.w:.2f}"
        rx, ry = edge.w / 2 - _OVER, edge.h / 2 - _OVER
        # Black, so that only opacity is removed, and the smooth edge keeps its colours.
        hidden = f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" fill="#000000"/>'
        lit.blit(raster(hidden, window, px, px), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return lit

    def draw(self, canvas: Canvas) -> None:
        """Draw them, with open eyes; they appear together."""
        if self._there:
            for sitter in self._sitters:
                canvas.picture(self._pictures[sitter], (sitter.box.x, sitter.box.y))

    def strokes(self, now: float) -> list[Blit]:
        """Return their strokes at a time, in the window; they appear together."""
        if not self._there:
            return []
        view, found = self._ui.viewport, list[Blit]()
        window = pygame.Rect(0, 0, view.width, view.height)
        number, age = divmod(now, _BLINK_EVERY)
        awake = [sitter for sitter in self._sitters if _open_eyed(sitter)]
        blinks = awake[int(number) % len(awake)] if awake and age < BLINK else None
        for sitter in self._sitters:
            picture = self._pictures[sitter]
            if sitter is blinks:
                picture = self._pictures.get(_blinking(sitter), picture)
            at = view.point((sitter.box.x, sitter.box.y))
            area = picture.get_rect(topleft=at).clip(window)
            if area.w and area.h:
                found.append(Blit((area.x, area.y, area.w, area.h), picture, at))
        return found

    @property
    def _there(self) -> bool:
        """Return whether everyone is drawn with open eyes."""
        return all(sitter in self._pictures for sitter in self._sitters)


def next_blink(now: float) -> float:
    """Return when somebody's eyes next shut or open, always after ``now``."""
    begins = now // _BLINK_EVERY * _BLINK_EVERY
    return next(at for at in (begins + BLINK, begins + _BLINK_EVERY, begins + 2 * _BLINK_EVERY) if at > now)


def _open_eyed(sitter: _Sitter) -> bool:
    return sitter.mood in (CALM, THINKS)


def _blinking(sitter: _Sitter) -> _Sitter:
    return sitter._replace(look=Look(shut=True))
