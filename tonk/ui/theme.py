"""Every colour, letter size and distance of the interface, by what it is for.

Text on its ground has a contrast of at least 4.5:1 (3:1 for what is switched off); a test measures it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Color = tuple[int, int, int] | tuple[int, int, int, int]

LEAST_TEXT_PX = 12
"""Text is never drawn smaller than this, however small the window."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """A kind of text: which letters, how large (units), and how far apart its lines are (of the size)."""

    face: str
    size: float
    leading: float


STYLES: Mapping[str, TextStyle] = MappingProxyType(
    {
        "title": TextStyle("display", 64, 1.15),
        "heading": TextStyle("display", 26, 1.25),
        "body": TextStyle("regular", 18, 1.45),
        "strong": TextStyle("bold", 18, 1.45),
        "small": TextStyle("regular", 16, 1.4),
        "button": TextStyle("bold", 19, 1.3),
        "number": TextStyle("bold", 22, 1.3),
    },
)


@dataclass(frozen=True)
class Theme:
    """Colours by role, and the distances (in units) that the widgets share."""

    # The table and what lies on it.
    felt: Color = (15, 81, 50)
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

    # Gold, for what can be pressed and for titles.
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
    off: Color = (52, 70, 61, 216)
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

    styles: Mapping[str, TextStyle] = field(default_factory=lambda: STYLES)

    # Distances.
    radius: float = 12
    radius_small: float = 8


def mix(one: Color, other: Color, share: float) -> Color:
    """The opaque colour that lies ``share`` (0 to 1) of the way from one to the other."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one[:3], other[:3], strict=True))
    return r, g, b


def fade(color: Color, share: float) -> Color:
    """The colour with ``share`` (0 to 1) of its opacity."""
    alpha = color[3] if len(color) == 4 else 255
    return color[0], color[1], color[2], round(alpha * max(0.0, min(1.0, share)))


def is_light(color: Color) -> bool:
    """Whether the colour is nearer to white than to black for the eye."""
    return luminance(color) > 0.18


def luminance(color: Color) -> float:
    """How bright an opaque colour is for the eye, 0 to 1, as WCAG 2.2 defines it."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in color[:3])]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
