"""Small scenes of cards on cloth, one for each thing to practise."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from tonk.rules import RuleSet
from tonk.rules.cards import parse_card
from tonk.session.learning.drill_kinds import COUNT, KNOCK_OR_NOT, DrillKind
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.places.place_pictures import room_of
from tonk.ui.drawing.places.room_view import middle_of
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.shapes import rounded
from tonk.ui.drawing.theme import Color, fade, mix, theme_of
from tonk.ui.drawing.vectors import hex_color, icon, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.card_pictures import draw_card, open_hand
from tonk.ui.shell.context import UiContext

Vignette = Callable[["Scene"], None]
_CARD, _RAISED = 0.38, 0.12
"""The width of a card, alone or in a hand, and the distance by which some stick out, relative to a scene's height."""
_HAND = 0.08
"""The height of the middle of a hand below the middle of a scene, relative to its height: all of it is seen."""
_BADGE, _MOST_BADGE, _BADGE_IN = 0.42, 46.0, 12.0
"""The size of a badge relative to the height of a scene, its greatest size, and its distance from the corner."""
_BROADER, _SEEN, _STEPS = 1.59, 0.78, 3
"""A room's width relative to that of its scene, the visible share of its height, and the painting steps per frame."""
_TALLER, _ACROSS = 1.35, 2.2
"""The enlargement of things in a wide scene, and the number of widths that must fit side by side for it."""


class Scene:
    """A place for cards and marks; points are measured from its middle, and lengths in shares of about its height.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units.
    """

    def __init__(self, canvas: Canvas, ui: UiContext, box: Box) -> None:
        self.canvas = canvas
        self._ui = ui
        self._box = box
        self._unit = min(_TALLER * box.h, box.w / _ACROSS)

    def at(self, x: float, y: float) -> Point:
        """Return a point, in units."""
        return self._box.center[0] + x * self._unit, self._box.center[1] + y * self._box.h

    def length(self, share: float) -> float:
        """Return a length, in units."""
        return share * self._unit

    def card(self, text: str, x: float, y: float, angle: float = 0.0, width: float = _CARD) -> None:
        """Draw one card; "" for its back.

        Args:
            text: Its name; empty for a back.
            x: Its place across, in parts of the picture.
            y: Its place down, in parts of the picture.
            angle: Its angle, in degrees.
            width: Its width.
        """
        pose = Pose(*self.at(x, y), angle)
        draw_card(self.canvas, self._ui, parse_card(text) if text else None, pose, self.length(width))

    def hand(self, texts: str, x: float, y: float, width: float = _CARD, raised: str = "") -> None:
        """Draw a hand as it is held; some of its cards stick out a little.

        Args:
            texts: The cards; "-" for a back.
            x: The place across of the middle card.
            y: The place down of the middle card.
            width: The width of a card.
            raised: The cards that stick out.
        """
        cards, up = texts.split(), raised.split()
        poses = open_hand(len(cards), self.at(x, y), self.length(width), self._ui.look.strips)
        for text, pose in zip(cards, poses, strict=True):
            lifted = pose.moved(0.0, -self.length(_RAISED)) if text in up else pose
            card = None if text == "-" else parse_card(text)
            draw_card(self.canvas, self._ui, card, lifted, self.length(width))

    def row(self, texts: str, x: float, y: float, width: float = _CARD) -> None:
        """Draw the cards of a spread, each over the one before.

        Args:
            texts: The names of the cards.
            x: Its place across, in parts of the picture.
            y: Its place down, in parts of the picture.
            width: The width of each.
        """
        cards, step = texts.split(), width * self._ui.look.strips[-2]
        for number, text in enumerate(cards):
            self.card(text, x + (number - (len(cards) - 1) / 2) * step, y, 0.0, width)

    def badge(self, drawing: str) -> None:
        """Draw a coin with an icon in the upper right corner, where every scene has its badge."""
        box = self._corner
        self._coin(box, self.canvas.theme.gold)
        self.canvas.icon(icon(drawing), box.center, box.h * 0.62, self.canvas.theme.ink_dark)

    def coin(self, drawing: str, x: float, y: float, size: float = 0.36, color: Color | None = None) -> None:
        """Draw a coin with an icon on it.

        Args:
            drawing: The name of the icon.
            x: Its place across, in parts of the picture.
            y: Its place down, in parts of the picture.
            size: Its size.
            color: Its colour; the theme's gold if None.
        """
        theme, center, across = self.canvas.theme, self.at(x, y), self.length(size)
        full = theme.gold if color is None else color
        self._coin(Box.around(center, across, across), full)
        ink = theme.ink_dark if color is None else theme.ink
        self.canvas.icon(icon(drawing), center, self.length(size * 0.62), ink)

    def words(self, text: str) -> None:
        """Draw a badge with a few letters instead of an icon."""
        box = self._corner
        wide = max(box.h, self.canvas.text_renderer.measure(text, "heading")[0] + 20)
        box = Box(box.right - wide, box.y, wide, box.h)
        self._coin(box, self.canvas.theme.gold)
        self.canvas.text(box.center, text, "heading", self.canvas.theme.ink_dark, anchor="center")

    @property
    def _corner(self) -> Box:
        """Return the box of a badge."""
        size = min(_MOST_BADGE, _BADGE * self._box.h)
        return Box(self._box.right - _BADGE_IN - size, self._box.y + _BADGE_IN, size, size)

    def paper(self, x: float, y: float, wide: float, high: float, lines: int) -> Box:
        """Draw a sheet of paper with lines of writing, and return its box in units.

        Args:
            x: Its place across, in parts of the picture.
            y: Its place down, in parts of the picture.
            wide: Its width.
            high: Its height.
            lines: The number of lines.
        """
        theme = self.canvas.theme
        sheet = Box.around(self.at(x, y), self.length(wide), self.length(high))
        self.canvas.shadow(sheet, 6, blur=8, drop=3)
        self.canvas.rounded(sheet, theme.card_cream, 6, border=theme.card_edge)
        for line in range(lines):
            top = sheet.y + sheet.h * (line + 1) / (lines + 1)
            long = sheet.w * (0.74 if line % 2 == 0 else 0.52)
            self.canvas.rounded(Box(sheet.x + sheet.w * 0.13, top - 2, long, 4), fade(theme.card_ink, 0.3), 2)
        return sheet

    def slot(self, x: float, y: float, width: float = _CARD) -> None:
        """Draw an empty place for a card.

        Args:
            x: Its place across, in parts of the picture.
            y: Its place down, in parts of the picture.
            width: Its width.
        """
        theme = self.canvas.theme
        box = Box.around(self.at(x, y), self.length(width), self.length(width * CARD_RATIO))
        self.canvas.rounded(box, fade(theme.gold, 0.14), 8, border=fade(theme.gold_light, 0.8), border_width=2)
        self.canvas.icon(icon("plus"), box.center, self.length(width * 0.5), theme.gold_light)

    def _coin(self, box: Box, full: Color) -> None:
        self.canvas.shadow(box, box.h / 2, blur=8, drop=3)
        light = mix(full, (255, 255, 255), 0.18)
        self.canvas.rounded(box, light, box.h / 2, to=full, border=self.canvas.theme.sheen)


def draw_vignette(canvas: Canvas, ui: UiContext, box: Box, name: str, radius: float) -> None:
    """Draw the scene of this name on cloth in lamplight, with round corners above.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units.
        name: Its name.
        radius: The radius of the corners, in units.

    Raises:
        KeyError: No scene has this name.
    """
    theme, rect = canvas.theme, canvas.viewport.rect(box)
    light, dark = mix(theme.felt_light, theme.gold, 0.1), mix(theme.felt_dark, theme.felt, 0.35)
    cloth = lamplit(rect.size, canvas.viewport.px(radius), light, theme.felt[:3], dark)
    canvas.picture(cloth, (box.x, box.y))
    with canvas.clipped(box):
        VIGNETTES[name](Scene(canvas, ui, box))


AT_TABLE: Mapping[str, str] = MappingProxyType(
    {
        "jazz-club": "9H TH JH",
        "pagat": "7S 7D 7C",
        "speno-1992": "AS 2S 3S",
        "black-company": "TS 8S 6S",
        "descente": "5D 6D 7D",
        "terminus-frore": "3C 3D 3S",
        "twists": "W1 X1 B1",
        "gin": "5H 6H 7H",
        "knock-rummy": "QS QD QC",
        "thirty-one": "AS KS TS",
    }
)
"""Cards that a rule set has a special term for, by its id."""
_ANY_CARDS = "AH 4D 8C"


def _room(box: Box) -> Box:
    """Return the whole room whose upper part a scene shows, with the lamp above its middle."""
    room = Box(0.0, 0.0, box.w * _BROADER, box.h / _SEEN)
    return room.move(box.center[0] - middle_of(room), box.y)


def warm_table_scene(ui: UiContext, box: Box, rules: str) -> bool:
    """Paint a part of a scene's room; return False once it is complete.

    Args:
        ui: The context of the window.
        box: The box of the scene, in units.
        rules: The id of the rule set.
    """
    size = ui.viewport.rect(_room(box)).size
    room = room_of(place_of(rules))
    return min(size) > 1 and all(ui.place_pictures.warm(room, size) for _step in range(_STEPS))


def draw_table_scene(canvas: Canvas, ui: UiContext, box: Box, rules: str, radius: float) -> None:
    """Draw a few cards in a rule set's room, or on its cloth until the room is painted.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units.
        rules: The id of the rule set.
        radius: The radius of the upper corners, in units.
    """
    home, view = theme_of(place_of(rules)), canvas.viewport
    rect, room = view.rect(box), view.rect(_room(box))
    seen = ui.place_pictures.picture_if_painted(room_of(place_of(rules)), room.size)
    if seen is None:
        light, dark = mix(home.felt_light, home.gold, 0.1), mix(home.felt_dark, home.felt, 0.35)
        cloth = lamplit(rect.size, view.px(radius), light, home.felt[:3], dark)
    else:
        cloth = _cut_out(seen, (rect.x - room.x, 0), rect.size, view.px(radius))
    canvas.picture(cloth, (box.x, box.y))
    with canvas.clipped(box):
        Scene(canvas, ui, box).hand(AT_TABLE.get(rules, _ANY_CARDS), 0.0, 0.3, 0.5)


@kept
def _cut_out(picture: pygame.Surface, at: tuple[int, int], size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return a part of a picture with round upper corners.

    Args:
        picture: The picture.
        at: The upper left corner of the part in it, in pixels.
        size: The size of the part.
        radius: The radius of its corners.
    """
    part = pygame.Surface(size, pygame.SRCALPHA)
    part.blit(picture, (-at[0], -at[1]))
    part.blit(
        rounded((size[0], size[1] + radius), radius, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    return part


@kept
def lamplit(size: tuple[int, int], radius: int, light: Color, middle: Color, dark: Color) -> pygame.Surface:
    """Return cloth in the light of a lamp, in pixels, with round upper corners of a radius.

    Args:
        size: Width and height.
        radius: The radius of the corners.
        light: The colour under the lamp.
        middle: The colour around it.
        dark: The colour at the corners.
    """
    stops = zip((0, 0.5, 1), (light, middle, dark), strict=True)
    ramp = "".join(f'<stop offset="{at}" stop-color="{hex_color(color)}"/>' for at, color in stops)
    body = (
        f'<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="50" cy="40" r="68">{ramp}</radialGradient>'
        '<rect x="-1" y="-1" width="102" height="102" fill="url(#l)"/>'
    )
    picture = pygame.transform.smoothscale(raster(body, "0 0 100 100", 64, 64), size)
    mask = rounded((size[0], size[1] + radius), radius, (255, 255, 255))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _first_lesson(scene: Scene) -> None:
    scene.hand("5S 6S 7S 2D AH", 0.0, _HAND, raised="5S 6S 7S")
    scene.badge("lamp")


def _lessons(scene: Scene) -> None:
    scene.row("8C 8D 8S", -0.58, 0.04)
    scene.row("2H 3H 4H", 0.36, 0.04)
    scene.badge("practise")


def _drills(scene: Scene) -> None:
    scene.hand("9C 4D 4S TH 2C", 0.0, _HAND, raised="TH")
    scene.words("?")


def _record(scene: Scene) -> None:
    for place, (text, angle) in enumerate((("JD", 8), ("TC", 2), ("3H", -4), ("", -9))):
        scene.card(text, -0.66 + 0.4 * place, 0.04 + abs(place - 1.5) * 0.03, angle)
    scene.badge("play")


def _position(scene: Scene) -> None:
    scene.card("AS", -0.76, 0.04, 4)
    scene.slot(-0.25, 0.04)
    scene.card("3S", 0.26, 0.04, -3)
    scene.card("", 0.77, 0.04, -6)


def _deal(scene: Scene) -> None:
    for step in range(4):
        scene.card("", -0.5 + 0.03 * step, 0.07 - 0.03 * step)
    sheet = scene.paper(0.46, 0.02, 0.86, 0.42, 0)
    theme = scene.canvas.theme
    scene.canvas.shrinking_line(sheet.inset(8, 0), "TK1-7F3D", ("number", "strong", "small"), theme.card_ink, "center")


def _duplicate(scene: Scene) -> None:
    scene.hand("7D JS 2C", -0.7, _HAND)
    scene.hand("7D JS 2C", 0.38, _HAND)
    scene.badge("rivals")


def _house_rules(scene: Scene) -> None:
    scene.paper(-0.32, 0.02, 0.72, 0.6, 4)
    scene.card("W1", 0.4, 0.04, -7)
    scene.badge("sliders")


def _statistics(scene: Scene) -> None:
    theme, canvas = scene.canvas.theme, scene.canvas
    for place, high in enumerate((0.15, 0.25, 0.2, 0.33, 0.29, 0.42)):
        x = -0.72 + 0.29 * place
        foot = scene.at(x, 0.36)
        bar = Box(foot[0] - scene.length(0.085), foot[1] - scene.length(high), scene.length(0.17), scene.length(high))
        canvas.rounded(bar, mix(theme.gold, theme.gold_dark, 0.3), 4, to=mix(theme.gold_dark, theme.felt_dark, 0.35))
    line = [scene.at(-0.72 + 0.29 * place, y) for place, y in enumerate((0.04, -0.1, -0.04, -0.22, -0.18, -0.38))]
    canvas.polyline(line, theme.ink, 3)
    for point in line:
        canvas.disc(point, 4.5, theme.ink)


def _mixed(scene: Scene) -> None:
    for place, text in enumerate(("6H", "9C", "AS", "QD")):
        scene.card(text, -0.63 + 0.42 * place, 0.06, 12 - 8 * place)
    scene.words("?")


def _drop(scene: Scene) -> None:
    for number, text in enumerate(("AS", "2H", "2C")):
        scene.card(text, -0.42 + 0.42 * number, 0.06, 6 - 6 * number)
    scene.words("5")


def _discard(scene: Scene) -> None:
    scene.hand("2H 5D 9S JD KC", -0.06, _HAND, raised="KC")
    scene.badge("exit")


def _spread(scene: Scene) -> None:
    scene.hand("TH 6C 7C 8C 3D", 0.0, _HAND, raised="6C 7C 8C")
    scene.words("?")


def _count(scene: Scene) -> None:
    scene.hand("9C 4D JD 2C", 0.0, _HAND)
    scene.words("25")


def _knock(scene: Scene) -> None:
    scene.hand("5S 6S 7S 2D AH", 0.0, _HAND, raised="AH")
    scene.words("2")


def _knock_suit(scene: Scene) -> None:
    scene.hand("8S 6S JS", 0.0, _HAND, raised="8S 6S JS")
    scene.words("24")


def _take(scene: Scene) -> None:
    scene.hand("8C 9C KD", -0.46, _HAND)
    scene.card("TC", 0.46, 0.06, -4)
    scene.badge("down")


def _count_suit(scene: Scene) -> None:
    scene.hand("9H 4H JD", 0.0, _HAND, raised="9H 4H")
    scene.words("13")


def _mistakes(scene: Scene) -> None:
    scene.card("KC", -0.4, 0.06, 8)
    scene.card("3D", 0.4, 0.06, -8)
    scene.coin("cross", -0.2, 0.22, 0.3, scene.canvas.theme.danger)
    scene.coin("check", 0.6, 0.22, 0.3, (34, 122, 74))
    scene.badge("again")


VIGNETTES: Mapping[str, Vignette] = MappingProxyType(
    {
        "first-lesson": _first_lesson,
        "lessons": _lessons,
        "drills": _drills,
        "record": _record,
        "position": _position,
        "deal": _deal,
        "duplicate": _duplicate,
        "house-rules": _house_rules,
        "statistics": _statistics,
        "mixed": _mixed,
        "drop": _drop,
        "discard": _discard,
        "spread": _spread,
        "count": _count,
        "own": _mistakes,
        "knock": _knock,
        "take": _take,
        "count-suit": _count_suit,
        "knock-suit": _knock_suit,
    }
)
"""Every scene by its name, or by the kind of drill (`drill_scene`)."""


def drill_scene(kind: DrillKind, rules: RuleSet) -> str:
    """Return the name of the scene for a kind of drills."""
    of_suit = rules.traits.hand_counts == "suit"
    return f"{kind}-suit" if of_suit and kind in (COUNT, KNOCK_OR_NOT) else kind
