"""The faces at the table: drawn portraits of the people the game knows, and medallions for everybody else.

A portrait is a bust; for plates, a square of it is cut round at the size needed. Drawn pictures are cached.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from tonk.session.match.characters import CAUGHT, CHARACTERS, MOODS, PLEASED, THINKS, Mood, character_of
from tonk.session.people import FACES, People
from tonk.ui.drawing.drawing_files import drawing_in
from tonk.ui.drawing.fonts import runs
from tonk.ui.drawing.kept_pictures import PictureCache
from tonk.ui.drawing.portrait_frames import FRAMES, framed
from tonk.ui.drawing.portrait_layers import BUST, PLATE, STRAIGHT, Crop, Drawn, Eyes, Light, Look, draw
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.words.phrases import person

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_MOST_EYES = 40
"""The most pictures whose eyes can move without redrawing the picture."""
_DEPTH: Color = (18, 14, 26)
_CREAM: Color = (255, 249, 232)
_ENAMEL: Color = (214, 178, 92)
_KNOWN = frozenset((*FACES, *(character.id for character in CHARACTERS)))
"""The known portraits."""
NO_PORTRAIT = pygame.Surface((1, 1))
"""The mark in a cache for a portrait that can't be drawn; it isn't tried again."""
_LIGHT = Light((172, 166, 182), (255, 232, 190))
_LIGHTS: Mapping[Mood, Light] = MappingProxyType(
    {
        THINKS: Light((136, 146, 186), (190, 220, 255)),
        PLEASED: Light((244, 222, 172), (255, 232, 130)),
        CAUGHT: Light((126, 116, 148), (255, 140, 124)),
    }
)
"""The light behind somebody, by mood: cool for thought, golden for joy, and red in the dark for being caught."""
_LETTER = 0.56
"""The height of a medallion's letter to the medallion."""

_PATTERNS = (
    "".join(f'<path d="M0 0L70 -4L70 4Z" transform="rotate({turn})"/>' for turn in range(0, 360, 20)),
    "".join(f'<path d="M{x} -60L{x} 60" fill="none" stroke-width="3.4"/>' for x in range(-48, 60, 12)),
    "".join(f'<circle r="{r}" fill="none" stroke-width="3"/>' for r in (10, 18, 26, 34, 42)),
    "".join(
        f'<path d="M{x - 12} {y}A12 12 0 0 1 {x + 12} {y}M{x - 6} {y}A6 6 0 0 1 {x + 6} {y}" '
        'fill="none" stroke-width="2.4"/>'
        for row, y in enumerate(range(-48, 60, 12))
        for x in range(-60 + 12 * (row % 2), 72, 24)
    ),
    "".join(
        f'<path d="M{x} {y - 7}L{x + 7} {y}L{x} {y + 7}L{x - 7} {y}Z"/>'
        for x in range(-54, 60, 18)
        for y in range(-54, 60, 18)
    ),
    "".join(
        f'<path d="M{x - 60} -60L{x + 60} 60M{x - 60} 60L{x + 60} -60" fill="none" stroke-width="2.4"/>'
        for x in range(-96, 97, 16)
    ),
)
"""The pattern engraved on each seat's medallion, around (0, 0) with a radius of 50: rays, stripes, rings, scales,
lozenges, trellis.
"""


class Portraits:
    """Round pictures of players, in pixels.

    Args:
        assets: The folder that holds `portraits/`.

    Attributes:
        people: The people at this screen, some of whom have chosen a portrait.
        frame: The frame of persons' pictures: one of ``session.settings.PORTRAIT_FRAMES``.
    """

    def __init__(self, assets: "Path | Traversable") -> None:
        self._files = assets.joinpath("portraits")
        self._pictures = PictureCache()
        self._busts = PictureCache()
        self._eyes: OrderedDict[tuple[str, str, int, Crop], Eyes | None] = OrderedDict()
        self.people = People()
        self.frame = "none"

    def picture(
        self,
        name: str,
        mood: Mood,
        size_px: int,
        *,
        is_person: bool = False,
        seat: int = 0,
        enamel: Color = _ENAMEL,
        frame: str | None = None,
        look: Look = STRAIGHT,
    ) -> pygame.Surface:
        """Return a player's face as a round picture.

        Args:
            name: The player's name; an unknown one gets a medallion with its first letter.
            mood: One of ``session.match.characters.MOODS``; an unknown one counts as calm. Medallions have none.
            size_px: The diameter, in pixels.
            is_person: Whether a person plays under this name, who has the portrait that they chose, if any, and never
                that of a character with the same name.
            seat: The seat, which chooses a medallion's pattern.
            enamel: The colour of a medallion.
            frame: The frame of a person's picture; None for the one in the settings.
            look: The direction of the eyes, and whether they are shut. Medallions have none.
        """
        drawn = self.portrait_of(name, is_person=is_person)
        bare = self.worn(drawn, name, mood, size_px, seat=seat, enamel=enamel, look=look)
        around = self.frame if frame is None else frame
        if not is_person or around not in FRAMES:
            return bare
        key = (around, drawn, name, mood, size_px, seat, enamel, look)
        return self._pictures.get(key, lambda: framed(bare, around))

    def worn(
        self,
        portrait: str,
        name: str,
        mood: Mood,
        size_px: int,
        *,
        seat: int = 0,
        enamel: Color = _ENAMEL,
        look: Look = STRAIGHT,
    ) -> pygame.Surface:
        """Return a portrait, or the medallion of this name, as a round picture.

        Args:
            portrait: The portrait, by the name of its file; empty or unknown for a medallion.
            name: The name, whose first letter a medallion shows.
            mood: One of ``session.match.characters.MOODS``; an unknown one counts as calm. Medallions have none.
            size_px: The diameter, in pixels.
            seat: The seat, which chooses a medallion's pattern.
            enamel: The colour of a medallion.
            look: The direction of the eyes, and whether they are shut. Medallions have none.
        """
        size = max(1, size_px)

        def medallion() -> pygame.Surface:
            return self._lettered(name, seat, enamel, size)

        if portrait not in _KNOWN:
            return medallion()

        def looking(at: Look) -> pygame.Surface:
            key = (portrait, mood, size)
            if at == STRAIGHT:
                return self._pictures.get(key, lambda: self._drawn(portrait, mood, size, PLATE) or medallion())
            straight = looking(STRAIGHT)
            eyes = self._eyes_of(portrait, mood, size, PLATE)
            return straight if eyes is None else self._pictures.get((*key, at), lambda: eyes.looking(straight, at))

        return looking(look)

    def _lettered(self, name: str, seat: int, enamel: Color, size: int) -> pygame.Surface:
        """The medallion of somebody."""
        letter = person(name)[0].upper()
        draw_it = partial(_medallion, letter, seat % len(_PATTERNS), enamel, size)
        return self._pictures.get((letter, seat, enamel, size), draw_it)

    def bust(
        self, name: str, mood: Mood, size_px: int, *, is_person: bool = False, look: Look = STRAIGHT
    ) -> pygame.Surface:
        """Return a player from head to table, with hands and without background, in a square.

        Args:
            name: The player's name; without a portrait, they get a round medallion with its first letter.
            mood: One of ``session.match.characters.MOODS``; an unknown one counts as calm. Medallions have none.
            size_px: The side of the square.
            is_person: Whether a person plays under this name.
            look: The direction of the eyes, and whether they are shut.
        """
        drawn = self.portrait_of(name, is_person=is_person)
        bust = self.worn_bust(drawn, mood, size_px, look) if drawn in _KNOWN else None
        return bust or self.worn("", name, mood, size_px)

    def worn_bust(self, portrait: str, mood: Mood, size_px: int, look: Look = STRAIGHT) -> pygame.Surface | None:
        """Return a portrait from head to table, as in ``bust``; None if it can't be drawn.

        Args:
            portrait: The portrait, by the name of its file.
            mood: One of ``session.match.characters.MOODS``; an unknown one counts as calm.
            size_px: The side of the square.
            look: The direction of the eyes, and whether they are shut.
        """
        size = max(1, size_px)
        key = (portrait, mood, size)
        straight = self._busts.get(key, lambda: self._drawn(portrait, mood, size, BUST) or NO_PORTRAIT)
        if straight is NO_PORTRAIT:
            return None
        eyes = self._eyes_of(portrait, mood, size, BUST) if look != STRAIGHT else None
        return straight if eyes is None else self._busts.get((*key, look), lambda: eyes.looking(straight, look))

    def portrait_of(self, name: str, *, is_person: bool) -> str:
        """The name of the file of a player's portrait; empty for one who has none."""
        if is_person:
            return self.people.portrait(name)
        character = character_of(name)
        return "" if character is None else character.id

    def warm(self, name: str, size_px: int, moods: Sequence[Mood] = MOODS, *, is_person: bool = False) -> bool:
        """Draw one of a player's moods ahead in this size; return False when all are drawn.

        It takes a few milliseconds, which are better spent while nothing moves.

        Args:
            name: The name.
            size_px: Its size, in pixels.
            moods: The moods to draw.
            is_person: Whether a person plays under this name.
        """
        drawn = self.portrait_of(name, is_person=is_person)
        for mood in moods if drawn in _KNOWN else ():
            there = (drawn, mood, size_px) in self._pictures
            self.picture(name, mood, size_px, is_person=is_person)  # getting a cached one keeps it longer
            if not there:
                return True
        return False

    def _eyes_of(self, portrait: str, mood: Mood, size: int, frame: Crop) -> Eyes | None:
        """The eyes of a picture; None where they do not move."""
        key = (portrait, mood, size, frame)
        if key not in self._eyes:
            self._read(portrait, mood, size, frame)
        self._eyes.move_to_end(key)
        return self._eyes[key]

    def _drawn(self, portrait: str, mood: Mood, size: int, frame: Crop) -> pygame.Surface | None:
        """A drawing, cut round for a plate; None when it is missing or damaged."""
        found = self._read(portrait, mood, size, frame)
        if found is None:
            return None
        return _cut_round(found.picture) if frame is PLATE else found.picture

    def _read(self, portrait: str, mood: Mood, size: int, frame: Crop) -> Drawn | None:
        """Draw a portrait, and keep what its eyes need to move."""
        try:
            text = drawing_in(self._files.joinpath(f"{portrait}.svg"), mood).decode()
            found = draw(text, frame, size, _LIGHTS.get(mood, _LIGHT))
        except (OSError, LookupError, ValueError, pygame.error):
            found = None
        self._eyes[(portrait, mood, size, frame)] = None if found is None else found.eyes
        while len(self._eyes) > _MOST_EYES:
            self._eyes.popitem(last=False)
        return found


def _cut_round(picture: pygame.Surface) -> pygame.Surface:
    """The picture with nothing outside of the circle that it holds, and a fine dark edge."""
    size = picture.get_width()
    disc = raster('<circle r="49.6" fill="#ffffff"/>', "-50 -50 100 100", size, size)
    picture.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge = f'<circle r="48.7" fill="none" stroke="{hex_color(_DEPTH)}" stroke-width="1.8"/>'
    picture.blit(raster(edge, "-50 -50 100 100", size, size), (0, 0))
    return picture


def _medallion(letter: str, pattern: int, enamel: Color, size: int) -> pygame.Surface:
    """A disc of enamel over an engraving, with a letter in it."""
    light, deep = hex_color(mix(enamel, _DEPTH, 0.42)), hex_color(mix(enamel, _DEPTH, 0.76))
    engraved = hex_color(mix(enamel, _DEPTH, 0.12))
    ground = (
        '<defs><radialGradient id="a" gradientUnits="userSpaceOnUse" cx="0" cy="-14" r="64">'
        f'<stop offset="0%" stop-color="{light}"/><stop offset="100%" stop-color="{deep}"/></radialGradient></defs>'
        '<rect x="-52" y="-52" width="104" height="104" fill="url(#a)"/>'
        f'<g fill="{engraved}" stroke="{engraved}" stroke-width="0.4" fill-opacity="0.55" stroke-opacity="0.55">'
        f"{_PATTERNS[pattern]}</g>"
        f'<circle r="34" fill="{deep}" fill-opacity="0.86" stroke="{hex_color(enamel)}" stroke-width="2.6"/>'
    )
    picture = _cut_round(raster(ground, "-50 -50 100 100", size, size))
    for colour, fall in ((_DEPTH, max(1, round(size * 0.02))), (_CREAM, 0)):
        face, capital = next(runs(letter, "display", max(6, round(size * _LETTER))))
        drawn = face.render(capital, antialias=True, color=colour)
        # Capitals stand on the baseline, so their middle is put on the disc's, ignoring the space for descenders.
        top = size // 2 - face.get_ascent() + round(size * _LETTER * 0.35)
        picture.blit(drawn, ((size - drawn.get_width()) // 2, top + fall))
    return picture
