"""Drawing words whose letters are slammed on the table: each letter is a picture of its own, drawn at its full size."""

import math
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import PictureCache
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.vectors import ready
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion.celebrations import Form
from tonk.ui.table.motion.slammed_words import LetterState, SlammedWord
from tonk.ui.table.painting.cried_words import tint

_ROOM, _SHADOW, _SOFT, _FALLS, _OUTLINE, _RIM = 9.0, 3.0, 3, 2.2, 1.1, 0.5
"""The margin around a letter of a title's size, the softness of its shadow, in units, and the reduction at which it is
drawn; the distance of the shadow below it, and the widths of its dark outline and of its light rim, in units."""
_LEAST_STEPS, _STEPS = 12, 2.5
"""The fewest copies of a letter that make its outline, and the number for each pixel of its width."""
_DARK, _LIGHT = (36, 20, 4), (255, 246, 214)
_SIZES, _FLYING_SIZES, _WIDTHS = 20.0 / 3.0, 20.0, 16.0
"""The steps of size in which letters are drawn as they fall and as they fly off, and those of width, for each unit of
them."""


class LetterPlace(NamedTuple):
    """The place of a standing letter relative to the middle of its word, in units, and its lean in degrees."""

    at: Point
    lean: float


class LetterPainter:
    """Draws slammed words, letter by letter, from cached pictures."""

    def __init__(self, pictures: PictureCache) -> None:
        self._pictures = pictures

    def draw(self, canvas: Canvas, word: SlammedWord, now: float) -> None:
        """Draw the letters of a word that are to be seen.

        Args:
            canvas: The canvas to draw on.
            word: The word.
            now: The time, in seconds.
        """
        middle = word.middle(now)
        for number, place in enumerate(self.places(canvas, word)):
            state = word.letter(number, now)
            if state is not None and not word.word[number].isspace():
                self._draw_letter(canvas, word, number, place, state, middle)

    def draw_whole(self, canvas: Canvas, word: SlammedWord, opacity: int) -> None:
        """Draw a word whose letters stand still.

        Args:
            canvas: The canvas to draw on.
            word: The word.
            opacity: Its opacity, 0 to 255.
        """
        for number, place in enumerate(self.places(canvas, word)):
            if not word.word[number].isspace():
                at = word.center[0] + place.at[0], word.center[1] + place.at[1]
                canvas.picture(self._letter(canvas, word, number, place), at, "center", opacity)

    def missing(self, canvas: Canvas, word: SlammedWord) -> bool:
        """Draw one picture of a word ahead; return False if all are there."""
        for number, place in enumerate(self.places(canvas, word)):
            key = self._key(canvas, word, number)
            if not self._pictures.holds(key) and not word.word[number].isspace():
                self._pictures.hold(key, self._letter(canvas, word, number, place))
                return True
        return False

    @staticmethod
    def places(canvas: Canvas, word: SlammedWord) -> Iterator[LetterPlace]:
        """Yield the places of the letters of a word, on an arc."""
        measure = canvas.text_renderer.measure
        ends = [measure(word.word[: number + 1], "title")[0] * word.letters for number in range(word.count)]
        half = ends[-1] / 2
        bow = math.radians(word.bow) / 2
        radius = half / math.sin(bow)
        for start, end in zip([0.0, *ends], ends, strict=False):
            x = (start + end) / 2 - half
            turn = math.asin(x / radius)
            yield LetterPlace((x, radius * (1.0 - math.cos(turn) - (1.0 - math.cos(bow)) / 2)), -math.degrees(turn))

    def _draw_letter(
        self, canvas: Canvas, word: SlammedWord, number: int, place: LetterPlace, state: LetterState, middle: Point
    ) -> None:
        """Draw a letter in a state: squashed towards its foot, and on its way.

        Args:
            canvas: The canvas to draw on.
            word: Its word.
            number: The letter, from 0.
            place: Its place in the standing word.
            state: Its state.
            middle: The middle of the word before it flies off.
        """
        base = self._letter(canvas, word, number, place)
        size = _stepped(state.size, _FLYING_SIZES if state.gone else _SIZES)
        wide = _stepped(state.wide, _WIDTHS)
        picture = base
        if (size, wide) != (1.0, 1.0):
            key, to = self._sized(canvas, word, number, base, size, wide)
            picture = self._pictures.get(key, partial(_scaled, base, to))
        # In flight it is as wide as it is drawn, or its letters would drift apart.
        apart = size * min(1.0, wide) if state.gone else state.apart
        x, y = (
            start + (to - start) * state.gone + away * apart
            for start, to, away in zip(middle, word.to, place.at, strict=True)
        )
        high = canvas.text_renderer.measure(word.word[number], "title")[1] * word.letters * size
        foot = (high - high / wide) / 2 if not state.gone else 0.0
        canvas.picture(picture, (x, y - state.up + foot), "center")

    def _sized(
        self, canvas: Canvas, word: SlammedWord, number: int, base: pygame.Surface, size: float, wide: float
    ) -> tuple[tuple[object, ...], tuple[int, int]]:
        """Return the key and the size in pixels of the picture of a letter, by its size and width relative to usual."""
        w, h = base.get_size()
        to = max(1, round(w * size * wide)), max(1, round(h * size / wide))
        return (*self._key(canvas, word, number), to), to

    @staticmethod
    def _key(canvas: Canvas, word: SlammedWord, number: int) -> tuple[object, ...]:
        """Return the key of the picture of a letter."""
        return "slammed", word.word, number, word.letters, word.form, canvas.viewport.scale, canvas.theme.gold

    def _letter(self, canvas: Canvas, word: SlammedWord, number: int, place: LetterPlace) -> pygame.Surface:
        """Return the picture of a standing letter."""
        make = partial(struck_letter, canvas, word.word[number], word.letters, word.form, place.lean)
        return self._pictures.get(self._key(canvas, word, number), make)


def _stepped(value: float, steps: float) -> float:
    """Return a size or width rounded to steps, so many for each unit above or below the usual one."""
    return 1.0 + round((value - 1.0) * steps) / steps


def struck_letter(canvas: Canvas, letter: str, letters: float, form: Form, lean: float) -> pygame.Surface:
    """Return a letter of gold or silver with a light rim and a dark outline, on a soft shadow.

    Args:
        canvas: The canvas, for its theme and scale.
        letter: The letter.
        letters: The ratio of its height to a title's.
        form: The form of its word.
        lean: Its lean, in degrees counter-clockwise.
    """
    unit = canvas.viewport.scale * letters
    render = Text(unit, theme=canvas.theme).render
    glyph, light, dark = (render(letter, "title", color) for color in (canvas.theme.ink, _LIGHT, _DARK))
    room = round(_ROOM * unit)
    size = glyph.get_width() + 2 * room, glyph.get_height() + 2 * room
    outline = pygame.Surface(size, pygame.SRCALPHA)
    outline.fill((*_DARK, 0))
    for dx, dy in _around(_OUTLINE * unit + _RIM * unit):
        outline.blit(dark, (room + dx, room + dy))
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*_DARK, 0))
    picture.blit(outline, (0, round(_FALLS * unit)))
    small = pygame.transform.smoothscale_by(picture, 1.0 / _SOFT)
    soft = pygame.transform.gaussian_blur(small, max(1, round(_SHADOW * unit / _SOFT)))
    picture = pygame.transform.smoothscale(soft, size)
    picture.blit(outline, (0, 0))
    for dx, dy in _around(_RIM * unit):
        picture.blit(light, (room + dx, room + dy))
    filled = glyph.copy()
    filled.blit(tint(canvas, filled.get_size(), form), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(filled, (room, room))
    return ready(_trimmed(pygame.transform.rotozoom(picture, lean, 1.0)))


def _trimmed(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture without the empty room that it has on both sides, and above and below: its middle stays."""
    seen, (wide, high) = picture.get_bounding_rect(), picture.get_size()
    aside, up = min(seen.left, wide - seen.right), min(seen.top, high - seen.bottom)
    return picture.subsurface((aside, up, wide - 2 * aside, high - 2 * up)).copy()


def _around(far: float) -> Iterator[tuple[int, int]]:
    """Yield the places around a point at a distance, in pixels, close enough to each other for a smooth outline."""
    steps = max(_LEAST_STEPS, round(far * _STEPS))
    for step in range(steps):
        turn = math.tau * step / steps
        yield round(far * math.cos(turn)), round(far * math.sin(turn))


def _scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of another size."""
    return ready(pygame.transform.smoothscale(picture, size))
