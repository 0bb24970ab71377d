"""The pictures of tables to choose from: for each rule set a view of its room, and cards that only it has."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

import pygame

from tonk.rules.cards import parse_card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.drawing.places.place_pictures import room_of
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.shapes import cornered, rounded_off
from tonk.ui.drawing.theme import mix, theme_of
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.card_pictures import open_hand
from tonk.ui.screens.parts.vignettes import AT_TABLE, lamplit
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.frame_time import turns
from tonk.words.rules.rule_sets import start_here

_SIGHTS: Mapping[str, tuple[float, float]] = MappingProxyType(
    {
        "jazz-club": (0.24, 0.36),
        "twists": (0.7, 0.2),
        "speno-1992": (0.5, 0.52),
        "black-company": (0.76, 0.18),
        "descente": (0.68, 0.4),
        "terminus-frore": (0.72, 0.34),
    }
)
"""The visible part of the room, across and down: rules that share a place are seen from two of its chairs."""
_MIDDLE = (0.5, 0.4)
_BROADER, _HIGHER = 2.0, 1.75
"""The ratios of a room's width and height to those of its visible part."""
_CARD, _ABOVE_PLATE = 0.5, 0.06
"""The width of a card and the height of its middle above the plate or the lower edge, as shares of a tile's height."""
_BARE, _LAMP = "plain", 0.3
"""The place without a room around its table, and the lamp's brightness on its cloth."""
_RADIUS = 10.0
_MARK, _MARK_PAD, _MARK_IN = 22.0, 9.0, 10.0
"""The height of the mark on the beginners' tile, its padding, and its distance from the tile's left edge."""
_ANY_CARDS = "AH 4D 8C"

_TileSet = tuple[tuple[tuple[int, int], ...], CardLook]
"""The sizes of the tiles in pixels, and the look of the cards."""


class TableTiles:
    """Paints the pictures while nothing moves; until one is there, its tile is cloth in lamplight.

    Args:
        ui: The context of the window.
        plate: The top of the plate with words, which hides the rest, as a share of a tile's height; 1 without a plate.
    """

    def __init__(self, ui: UiContext, plate: float = 1.0) -> None:
        self._ui, self._plate = ui, plate
        self._form: _TileSet = (), ui.look
        self._pictures: dict[str, pygame.Surface] = {}
        self._steps: Iterator[None] = iter(())

    def arrange(self, tiles: Sequence[Box], rules: Sequence[str]) -> None:
        """Prepare pictures for the rule sets of these ids.

        Args:
            tiles: The box of each, in units.
            rules: The ids.
        """
        form = tuple(self._ui.viewport.rect(tile).size for tile in tiles), self._ui.look
        if form != self._form:
            self._pictures.clear()
        self._form = form
        self._steps = self._paint(rules)

    def warm(self) -> bool:
        """Continue painting for a part of a frame; return False if there was nothing left to paint."""
        painted = False
        for _turn in turns(speeds.SLICE):
            if next(self._steps, self) is self:
                break
            painted = True
        return painted

    def draw(self, canvas: Canvas, box: Box, rules: str) -> None:
        """Draw the picture of a rule set.

        Args:
            canvas: The canvas to draw on.
            box: Its box, in units.
            rules: The id of the rule set.
        """
        picture = self._pictures.get(rules)
        if picture is None or picture.get_size() != canvas.viewport.rect(box).size:
            picture = cornered(cloth_of(rules, canvas.viewport.rect(box).size), canvas.viewport.px(_RADIUS))
        canvas.picture(picture, (box.x, box.y))

    def _paint(self, rules: Sequence[str]) -> Iterator[None]:
        sizes, look = self._form
        for one, (wide, high) in zip(rules, sizes, strict=True):
            if one in self._pictures or min(wide, high) < 2:
                continue
            picture = pygame.Surface((wide, high))
            if is_bare(one):
                picture.blit(cloth_of(one, (wide, high)), (0, 0))
            else:
                room, size = room_of(place_of(one)), (round(sizes[0][0] * _BROADER), round(high * _HIGHER))
                while self._ui.place_pictures.warm(room, size):
                    yield
                x, y = _SIGHTS.get(one, _MIDDLE)
                across = min(max(0.0, x * size[0] - wide / 2), size[0] - wide)
                down = min(max(0.0, y * size[1] - high * self._plate / 2), size[1] - high)
                picture.blit(self._ui.place_pictures.picture(room, size), (-round(across), -round(down)))
            above = picture.subsurface((0, 0, wide, round(high * self._plate)))
            middle = wide / 2, high * (self._plate - _ABOVE_PLATE)
            cards, width = AT_TABLE.get(one, _ANY_CARDS).split(), high * _CARD
            for card, pose in zip(cards, open_hand(len(cards), middle, width, look.strips), strict=True):
                drawn = self._ui.art.posed(parse_card(card), round(width), look, pose.angle)
                above.blit(drawn, drawn.get_rect(center=(round(pose.x), round(pose.y))))
                yield
            self._pictures[one] = rounded_off(picture, self._ui.viewport.px(_RADIUS))
            yield


def is_bare(rules: str) -> bool:
    """Return whether a rule set, by its id, is at home in a place without a room around the table."""
    return place_of(rules) == _BARE


def cloth_of(rules: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the cloth of a rule set's table, in pixels, with a lamp over it.

    Args:
        rules: The id of the rule set.
        size: The width and height.
    """
    home = theme_of(place_of(rules))
    light = mix(home.felt_light, home.gold, 0.1)
    if is_bare(rules):
        light = mix(home.felt_light, home.ink, _LAMP)
    return lamplit(size, 0, light, home.felt[:3], mix(home.felt_dark, home.felt, 0.35))


def draw_start_here(canvas: Canvas, tile: Box) -> None:
    """Mark the tile of the beginners' rules on its upper edge, clear of the cards."""
    words, theme = start_here(), canvas.theme
    wide = canvas.text_renderer.measure(words, "small")[0] + 2 * _MARK_PAD
    mark = Box(tile.x + _MARK_IN, tile.y - _MARK / 2, wide, _MARK)
    canvas.shadow(mark, mark.h / 2, blur=4, drop=1.5)
    canvas.rounded(mark, theme.gold, mark.h / 2)
    canvas.text(mark.center, words, "small", theme.felt_dark, anchor="center")
