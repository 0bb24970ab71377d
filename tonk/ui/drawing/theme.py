"""Every colour, letter size and distance of the interface, by purpose, in each of the places.

Text has a contrast of at least 4.5:1, or 7:1 at the plain table (3:1 if disabled); a test measures it everywhere.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

Color = tuple[int, int, int] | tuple[int, int, int, int]

LEAST_TEXT_PX = 12
"""Text is never drawn smaller than this, however small the window."""


class TextStyle(NamedTuple):
    """A kind of text: which letters, how large (units), and how far apart its lines are (of the size)."""

    face: str
    size: float
    leading: float


STYLES: Mapping[str, TextStyle] = MappingProxyType(
    {
        "title": TextStyle("display", 64, 1.25),
        "heading": TextStyle("display", 26, 1.25),
        "body": TextStyle("regular", 18, 1.45),
        "strong": TextStyle("bold", 18, 1.45),
        "small": TextStyle("regular", 16, 1.4),
        "button": TextStyle("bold", 19, 1.3),
        "small-strong": TextStyle("bold", 16, 1.4),
        "number": TextStyle("bold", 22, 1.3),
        "score": TextStyle("display", 42, 1.25),
    },
)


_THICK = 2.0


class Theme(NamedTuple):
    """Colours by role, and the distances (in units) that the widgets share. The usual ones are the jazz club's."""

    # The table, from under the light (lightest) to the edge (dark), and what lies on it.
    felt: Color = (15, 81, 50)
    felt_light: Color = (40, 124, 82)
    felt_dark: Color = (6, 36, 24)
    panel: Color = (8, 30, 23, 214)
    panel_raised: Color = (13, 41, 31)
    panel_inset: Color = (3, 16, 12, 150)
    panel_border: Color = (214, 178, 92, 150)
    hairline: Color = (214, 178, 92, 64)
    backdrop: Color = (96, 100, 98)
    shadow: Color = (0, 0, 0, 120)

    # Words.
    ink: Color = (247, 242, 228)
    ink_soft: Color = (190, 205, 193)
    ink_off: Color = (146, 161, 152)
    ink_dark: Color = (43, 30, 7)
    good: Color = (126, 217, 158)
    bad: Color = (255, 158, 140)

    # Gold, for controls and titles.
    gold: Color = (233, 196, 99)
    gold_light: Color = (247, 222, 146)
    gold_dark: Color = (184, 137, 45)

    # Other grounds of things that can be pressed.
    quiet: Color = (16, 49, 37, 236)
    quiet_hover: Color = (30, 73, 56, 244)
    quiet_pressed: Color = (10, 32, 24, 236)
    danger: Color = (158, 43, 38)
    danger_light: Color = (190, 62, 52)
    danger_dark: Color = (126, 28, 28)
    off: Color = (52, 70, 61)
    sheen: Color = (255, 255, 255, 70)

    # Sliders, switches, scroll bars and the marked part of a text.
    track: Color = (2, 14, 10, 190)
    knob: Color = (250, 244, 228)
    selection: Color = (28, 92, 150)

    # Cards.
    card_cream: Color = (250, 246, 236)
    card_edge: Color = (185, 171, 141)
    card_ink: Color = (20, 20, 24)
    suits: tuple[Color, ...] = ((20, 20, 24), (194, 20, 43), (194, 20, 43), (20, 20, 24))

    # The twists, as on their cards.
    twists: Mapping[str, Color] = MappingProxyType(
        {"wild": (107, 42, 140), "cross": (13, 95, 115), "skip": (176, 74, 12)}
    )

    # The ring around what has the keyboard: one of the two shows on any ground.
    focus_inner: Color = (0, 87, 217)
    focus_outer: Color = (255, 209, 102)

    # One for each seat, beside its name.
    seats: tuple[Color, ...] = (
        (255, 209, 102),
        (122, 199, 255),
        (255, 160, 138),
        (170, 226, 140),
        (214, 176, 255),
        (255, 184, 220),
    )

    styles: Mapping[str, TextStyle] = STYLES

    # Distances, and how thick a border is.
    border: float = 1.25
    radius: float = 12
    radius_small: float = 8

    @property
    def has_thick_borders(self) -> bool:
        """Return whether contrast is high here: borders and the edges of cards are thick."""
        return self.border >= _THICK


THEMES: Mapping[str, Theme] = MappingProxyType(
    {
        "club": Theme(),
        "cardroom": Theme(
            felt=(18, 63, 74),
            felt_light=(40, 110, 124),
            felt_dark=(5, 22, 28),
            panel=(7, 26, 32, 220),
            panel_raised=(12, 38, 46),
            panel_inset=(3, 13, 17, 150),
            quiet=(14, 44, 53, 236),
            quiet_hover=(27, 68, 80, 244),
            quiet_pressed=(8, 28, 34, 236),
            off=(50, 66, 72),
            ink_off=(146, 159, 164),
            track=(2, 12, 15, 190),
        ),
        "porch": Theme(
            felt=(57, 64, 33),
            felt_light=(98, 104, 64),
            felt_dark=(22, 25, 13),
            panel=(26, 28, 14, 220),
            panel_raised=(38, 41, 22),
            panel_inset=(13, 14, 7, 150),
            quiet=(44, 48, 26, 236),
            quiet_hover=(58, 62, 36, 244),
            quiet_pressed=(30, 33, 17, 236),
            off=(62, 64, 48),
            ink_off=(156, 160, 142),
            track=(12, 13, 6, 190),
        ),
        "bar": Theme(
            felt=(47, 33, 66),
            felt_light=(92, 72, 112),
            felt_dark=(18, 11, 30),
            panel=(20, 13, 31, 222),
            panel_raised=(32, 22, 48),
            panel_inset=(9, 5, 16, 150),
            panel_border=(226, 170, 214, 150),
            hairline=(226, 170, 214, 64),
            ink=(250, 244, 252),
            ink_soft=(212, 200, 222),
            ink_off=(160, 148, 172),
            quiet=(40, 27, 58, 238),
            quiet_hover=(62, 43, 86, 246),
            quiet_pressed=(25, 16, 38, 238),
            off=(64, 54, 78),
            track=(10, 6, 18, 196),
        ),
        "camp": Theme(
            felt=(75, 48, 29),
            felt_light=(118, 80, 48),
            felt_dark=(26, 18, 14),
            panel=(24, 17, 13, 220),
            panel_raised=(36, 25, 18),
            panel_inset=(10, 6, 4, 150),
            panel_border=(206, 140, 76, 150),
            hairline=(206, 140, 76, 64),
            backdrop=(100, 94, 92),
            ink=(248, 240, 226),
            ink_soft=(212, 196, 176),
            ink_off=(162, 147, 132),
            ink_dark=(44, 22, 4),
            good=(150, 214, 142),
            bad=(255, 160, 140),
            gold=(240, 172, 88),
            gold_light=(255, 208, 136),
            gold_dark=(196, 122, 44),
            quiet=(54, 38, 27, 238),
            quiet_hover=(82, 58, 40, 246),
            quiet_pressed=(36, 25, 17, 238),
            off=(66, 54, 45),
            track=(12, 7, 4, 196),
            knob=(250, 240, 222),
            selection=(44, 84, 138),
        ),
        "cafe": Theme(
            felt=(82, 15, 28),
            felt_light=(116, 30, 45),
            felt_dark=(38, 7, 15),
            panel=(38, 9, 16, 218),
            panel_raised=(54, 14, 23),
            panel_inset=(18, 3, 8, 150),
            panel_border=(232, 208, 164, 150),
            hairline=(232, 208, 164, 64),
            backdrop=(104, 94, 96),
            ink=(252, 244, 232),
            ink_soft=(228, 202, 192),
            ink_off=(172, 146, 144),
            ink_dark=(40, 26, 8),
            good=(150, 222, 160),
            bad=(255, 170, 156),
            gold=(238, 206, 132),
            gold_light=(250, 229, 172),
            gold_dark=(192, 150, 72),
            quiet=(70, 18, 29, 238),
            quiet_hover=(98, 30, 42, 246),
            quiet_pressed=(48, 11, 19, 238),
            danger=(176, 44, 36),
            danger_light=(194, 56, 46),
            danger_dark=(146, 32, 28),
            off=(78, 46, 52),
            track=(20, 4, 9, 196),
            knob=(252, 245, 232),
            selection=(44, 78, 140),
        ),
        "station": Theme(
            felt=(46, 66, 92),
            felt_light=(72, 102, 136),
            felt_dark=(14, 22, 36),
            panel=(12, 21, 34, 220),
            panel_raised=(20, 32, 48),
            panel_inset=(5, 10, 18, 150),
            panel_border=(158, 198, 226, 150),
            hairline=(158, 198, 226, 64),
            backdrop=(92, 98, 106),
            ink=(240, 246, 252),
            ink_soft=(190, 206, 222),
            ink_off=(142, 156, 172),
            ink_dark=(12, 28, 44),
            good=(140, 220, 176),
            bad=(255, 164, 152),
            gold=(166, 208, 236),
            gold_light=(212, 236, 250),
            gold_dark=(110, 160, 196),
            quiet=(28, 44, 64, 238),
            quiet_hover=(44, 66, 92, 246),
            quiet_pressed=(18, 29, 44, 238),
            off=(50, 62, 78),
            track=(5, 10, 18, 196),
            knob=(242, 248, 252),
            selection=(30, 92, 152),
        ),
        "plain": Theme(
            felt=(20, 22, 26),
            felt_light=(20, 22, 26),
            felt_dark=(8, 9, 11),
            panel=(0, 0, 0, 255),
            panel_raised=(0, 0, 0),
            panel_inset=(18, 19, 22, 255),
            panel_border=(255, 255, 255, 255),
            hairline=(255, 255, 255, 150),
            backdrop=(70, 70, 70),
            ink=(255, 255, 255),
            ink_soft=(230, 232, 236),
            ink_off=(150, 154, 160),
            ink_dark=(0, 0, 0),
            good=(140, 240, 170),
            bad=(255, 178, 164),
            gold=(255, 214, 64),
            gold_light=(255, 231, 130),
            gold_dark=(240, 190, 20),
            quiet=(0, 0, 0, 255),
            quiet_hover=(38, 40, 46, 255),
            quiet_pressed=(28, 30, 34, 255),
            danger=(120, 10, 14),
            danger_light=(138, 16, 20),
            danger_dark=(104, 8, 12),
            off=(20, 22, 26),
            track=(0, 0, 0, 255),
            knob=(255, 255, 255),
            selection=(0, 70, 150),
            card_cream=(255, 255, 255),
            card_edge=(0, 0, 0),
            card_ink=(0, 0, 0),
            border=2.5,
        ),
        "cafe-evening": Theme(
            felt=(62, 14, 30),
            felt_light=(136, 48, 38),
            felt_dark=(22, 6, 20),
            panel=(26, 9, 24, 220),
            panel_raised=(40, 15, 34),
            panel_inset=(12, 3, 12, 150),
            panel_border=(232, 208, 164, 150),
            hairline=(232, 208, 164, 64),
            backdrop=(104, 94, 96),
            ink=(252, 244, 232),
            ink_soft=(228, 202, 192),
            ink_off=(172, 146, 144),
            ink_dark=(40, 26, 8),
            good=(150, 222, 160),
            bad=(255, 170, 156),
            gold=(238, 206, 132),
            gold_light=(250, 229, 172),
            gold_dark=(192, 150, 72),
            quiet=(56, 20, 44, 238),
            quiet_hover=(82, 32, 60, 246),
            quiet_pressed=(38, 13, 30, 238),
            danger=(176, 44, 36),
            danger_light=(194, 56, 46),
            danger_dark=(146, 32, 28),
            off=(66, 44, 58),
            track=(14, 4, 14, 196),
            knob=(252, 245, 232),
            selection=(44, 78, 140),
        ),
    }
)
"""The colours of each place."""


def theme_of(place: str) -> Theme:
    """The theme of a place.

    Raises:
        KeyError: There is no such place.
    """
    return THEMES[place]


def mix(one: Color, other: Color, share: float) -> Color:
    """Return the opaque mix of two colours.

    Args:
        one: A colour.
        other: The other colour.
        share: The share of the other colour, 0 to 1.
    """
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one[:3], other[:3], strict=True))
    return r, g, b


def fade(color: Color, share: float) -> Color:
    """The colour with ``share`` (0 to 1) of its opacity."""
    alpha = color[3] if len(color) == 4 else 255
    return color[0], color[1], color[2], round(alpha * max(0.0, min(1.0, share)))


def is_light(color: Color) -> bool:
    """Return whether the colour is nearer to white than to black for the eye."""
    return luminance(color) > 0.18


def luminance(color: Color) -> float:
    """Return how bright an opaque colour is for the eye, 0 to 1, as WCAG 2.2 defines it."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in color[:3])]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
