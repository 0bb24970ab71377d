"""Titles in gold leaf, and the game's emblem."""

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Color, fade, mix
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.context import UiContext
from tonk.words import current

_TITLE = "title"


def draw_emblem(canvas: Canvas, ui: UiContext, center: Point, size: float) -> None:
    """Draw the game's medal, ``size`` units across.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        center: Its centre, in units.
        size: Its size, in units.
    """
    canvas.picture(ui.art.emblem(canvas.viewport.px(size)), center, "center")


class GoldLeaf:
    """Words in large display letters, light gold above and dark gold below, with a shadow.

    Args:
        size: The height of the letters, in units.
    """

    def __init__(self, size: float) -> None:
        self.size = size
        self._text: Text | None = None
        self._key: tuple[object, ...] = ()
        self._picture: pygame.Surface | None = None
        self._shade: pygame.Surface | None = None

    def measure(self, ui: UiContext, words: str) -> tuple[float, float]:
        """Return the width and height of the words, in units."""
        w, h = self._letters(ui).measure(words, _TITLE)
        grown = self._grown(ui)
        return w * grown, h * grown

    def draw(self, canvas: Canvas, ui: UiContext, pos: Point, words: str, anchor: str = "topleft") -> Box:
        """Draw the words and return the box they cover.

        Args:
            canvas: The canvas to draw on.
            ui: The context of the window.
            pos: Its position, in units.
            words: The words.
            anchor: The point of it at the position.
        """
        letters, words = self._letters(ui), current(words)
        key = (words, letters.scale, ui.theme)
        if key != self._key or self._picture is None or self._shade is None:
            theme = ui.theme
            self._key = key
            self._picture = _gilded(
                letters.render(words, _TITLE, theme.knob), theme.gold_light, mix(theme.gold, theme.gold_dark, 0.55)
            )
            self._shade = letters.render(words, _TITLE, theme.shadow[:3])
        drop = max(1.5, self.size * 0.025)
        canvas.picture(self._shade, (pos[0], pos[1] + drop), anchor, 130)
        box = canvas.picture(self._picture, pos, anchor)
        canvas.note(words, box)
        return box

    def _grown(self, ui: UiContext) -> float:
        return self.size / ui.theme.styles[_TITLE].size

    def _letters(self, ui: UiContext) -> Text:
        scale = ui.viewport.scale * self._grown(ui)
        if self._text is None:
            self._text = Text(scale, theme=ui.theme)
        self._text.rescale(scale)
        return self._text


def _gilded(letters: pygame.Surface, top: Color, bottom: Color) -> pygame.Surface:
    """Return white letters coloured from top to bottom."""
    w, h = letters.get_size()
    column = pygame.Surface((1, h), pygame.SRCALPHA)
    for y in range(h):
        share = min(1.0, max(0.0, (y / h - 0.25) / 0.5))
        column.set_at((0, y), fade(mix(top, bottom, share), 1.0))
    gilded = letters.copy()
    gilded.blit(pygame.transform.scale(column, (w, h)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return gilded
