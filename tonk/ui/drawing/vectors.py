"""Small vector drawings at any size: the icons of the widgets, and plain suit pips.

Drawings are SVG inside, because pygame's own round shapes have jagged edges (its SVG reader, nanosvg, knows
paths, circles and strokes; it has no text and no clipping).
"""

import io
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

import pygame

from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color

Icon = Callable[[int, Color], pygame.Surface]
"""Draws itself in a square of a size in pixels, in a colour."""

_SUIT_SHAPES = (
    '<circle cy="-24" r="21.5"/><circle cx="-23.5" cy="11" r="21.5"/><circle cx="23.5" cy="11" r="21.5"/>'
    '<path d="M-9 -12L9 -12L5 14Q6 37 18 47L-18 47Q-6 37 -5 14Z"/>',
    '<path d="M0 -49Q15 -21 38 0Q15 21 0 49Q-15 21 -38 0Q-15 -21 0 -49Z"/>',
    '<path d="M0 46C-9 30 -47 12 -47 -17A25 25 0 0 1 0 -27A25 25 0 0 1 47 -17C47 12 9 30 0 46Z"/>',
    '<path d="M0 -48C9 -28 46 -9 46 16A23 23 0 0 1 5 27Q6 40 18 48L-18 48Q-6 40 -5 27A23 23 0 0 1 -46 16'
    'C-46 -9 -9 -28 0 -48Z"/>',
)
"""Clubs, diamonds, hearts and spades, each about 100 x 100 around (0, 0)."""

_STROKES: Mapping[str, str] = MappingProxyType(
    {
        "check": "M5 12.5L10 17.5L19.5 7",
        "cross": "M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5",
        "plus": "M12 5.5V18.5M5.5 12H18.5",
        "minus": "M5.5 12H18.5",
        "down": "M12 5V18.5M6 12.5L12 18.5L18 12.5",
        "up": "M12 19V5.5M6 11.5L12 5.5L18 11.5",
        "left": "M14.5 5.5L8 12L14.5 18.5",
        "right": "M9.5 5.5L16 12L9.5 18.5",
        "back": "M19 12H5.5M11.5 5.5L5 12L11.5 18.5",
        "menu": "M4.5 7H19.5M4.5 12H19.5M4.5 17H19.5",
        "sort": "M4.5 7H13M4.5 12H10.5M4.5 17H8M17 6V18M13.5 14.5L17 18L20.5 14.5",
        "calendar": "M4.5 6.5H19.5V19.5H4.5ZM4.5 11H19.5M8.5 4V8.5M15.5 4V8.5",
        "chart": "M4.5 4.5V19.5H19.5M8 15.5L11.5 11L14.5 13.5L19 7.5",
        "book": "M12 6.5C10 4.8 7 4.5 4 5V18C7 17.5 10 17.8 12 19.5C14 17.8 17 17.5 20 18V5C17 4.5 14 4.8 12 6.5V19",
        "pencil": "M4.5 19.5L5.6 15.2L15.8 5L19 8.2L8.8 18.4ZM13.4 7.4L16.6 10.6",
        "person": "M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4ZM4.5 20C5 16 8 14.5 12 14.5C16 14.5 19 16 19.5 20",
        "sliders": "M4.5 7.5H13M18.5 7.5H19.5M4.5 16.5H6M11.5 16.5H19.5M15.8 4.9A2.6 2.6 0 1 0 15.8 10.1A2.6 2.6 0 "
        "1 0 15.8 4.9ZM8.7 13.9A2.6 2.6 0 1 0 8.7 19.1A2.6 2.6 0 1 0 8.7 13.9Z",
        "bin": "M5 7H19M9.5 7V4.5H14.5V7M7 7L8 19.5H16L17 7M10.5 10.5V16M13.5 10.5V16",
        "play": "M8 5.5L18.5 12L8 18.5Z",
        "pause": "M8.5 6V18M15.5 6V18",
        "branch": "M4.5 12H9.5C13 12 13 6 16.5 6H19.5M16.5 3L19.5 6L16.5 9M9.5 12C13 12 13 18 16.5 18H17.5",
        "first": "M6.5 6V18M18 6L10 12L18 18",
        "last": "M17.5 6V18M6 6L14 12L6 18",
        "eye": "M3.5 12C6 7.7 8.8 6 12 6C15.2 6 18 7.7 20.5 12C18 16.3 15.2 18 12 18C8.8 18 6 16.3 3.5 12ZM12 9.3A2.7 "
        "2.7 0 1 0 12 14.7A2.7 2.7 0 1 0 12 9.3Z",
        "copy": "M9 8.5H19V19.5H9ZM9 15.5H5V4.5H15V8.5",
        "paste": "M9 5.5H5.5V20H18.5V5.5H15M9 3.8H15V7.5H9ZM9 12H15M9 15.5H13",
        "file": "M6.5 3.5H13.5L18 8V20.5H6.5ZM13.5 3.5V8H18M12 11V17M9.2 14.4L12 17.2L14.8 14.4",
        "take": "M12 4.5V18.5M6.5 13L12 18.5L17.5 13",
        "spread": "M4 6.5H12V18.5H4ZM12 6.5H16V18.5H12M16 6.5H20V18.5H16",
        "flag": "M7 20.5V4.5H18.5L15 8.5L18.5 12.5H7",
        "star": "M12 4L14.4 9.2L20 9.9L15.9 13.8L17 19.4L12 16.7L7 19.4L8.1 13.8L4 9.9L9.6 9.2Z",
        "empty": "M7 4.5H9.5M14.5 4.5H17V7M17 11V14M17 17.5V19.5H14.5M9.5 19.5H7V17M7 13.5V10.5M7 7V4.5",
        "swing": "M8 19V5M4 9L8 5L12 9M16.5 5V19M12.5 15L16.5 19L20.5 15",
        "exit": "M10 4.5H5.5V19.5H10M14 8L18.5 12L14 16M18 12H9.5",
        "diamond": "M12 7L16.5 12L12 17L7.5 12Z",
        "seal": "M12 3.5L19 6.5V11.5C19 16 16 19.3 12 20.5C8 19.3 5 16 5 11.5V6.5ZM8.8 12L11.2 14.4L15.4 9.6",
        "practise": "M3.5 9L12 5L20.5 9L12 13ZM7 11V16C8.5 17.6 10 18.2 12 18.2C14 18.2 15.5 17.6 17 16V11M20.5 9V15",
        "rivals": "M4 4.5H11V14.5H4ZM13 9.5H20V19.5H13ZM4 18.5H9.5M14.5 5.5H20",
        "export": "M12 4V14.5M7.5 10.5L12 15L16.5 10.5M4.5 15.5V19.5H19.5V15.5",
        "undo": "M8.5 5L4.5 9L8.5 13M5 9H14A5 5 0 0 1 14 19H9",
        "redo": "M15.5 5L19.5 9L15.5 13M19 9H10A5 5 0 0 0 10 19H15",
        "place": "M5 5H11V13H5ZM13 11H19V19H13ZM15 4V8M13 6H17",
        "lock": "M8 11V8.5A4 4 0 0 1 16 8.5V11M6 11H18V19.5H6ZM12 14V16.5",
        "keyboard": "M3.5 7H20.5V17.5H3.5ZM7 10.4H7.6M11.7 10.4H12.3M16.4 10.4H17M7.6 14.2H16.4",
        "trophy": "M8 4.5H16V10A4 4 0 0 1 8 10ZM8 6H4.5C4.5 9.5 6 10.5 8 10.5M16 6H19.5C19.5 9.5 18 10.5 16 10.5M12 14"
        "V18M8 19.5H16",
        "lamp": "M9.3 17.2H14.7M10.3 20.5H13.7M9.3 17.2V15.2C7.3 14.1 6 12.1 6 9.7A6 6 0 0 1 18 9.7C18 12.1 16.7 14.1 "
        "14.7 15.2V17.2M10 10.5L12 12.5L14 10.5",
        "sound": "M4.5 9.5V14.5H8L12.5 18.5V5.5L8 9.5ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A7.8 7.8 0 0 1 18 17.5",
        "again": "M18.5 12A6.5 6.5 0 1 1 16.4 7.2M17 3.8V7.6H13.2",
    },
)
"""Strokes on a field of 24 x 24."""


def raster(body: str, view_box: str, width: int, height: int) -> pygame.Surface:
    """Return an SVG body drawn at a size in pixels; empty if the size is zero, as in a window without height.

    Args:
        body: The elements inside ``<svg>``.
        view_box: The part of the drawing plane to show, in the proportions of the pixels.
        width: The width, in pixels.
        height: The height, in pixels.
    """
    if min(width, height) <= 0:
        return ready(pygame.Surface((max(0, width), max(0, height)), pygame.SRCALPHA))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{view_box}">'
    return ready(pygame.image.load_sized_svg(io.BytesIO(f"{head}{body}</svg>".encode()), (width, height)))


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the display's byte order: blitting it is then 20 times as fast. One that has it is not copied."""
    if pygame.display.get_surface() is None:
        return surface
    wanted = pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha()
    same = surface.get_flags() & pygame.SRCALPHA and surface.get_masks() == wanted.get_masks()
    return surface if same else surface.convert_alpha()


@kept
def suit_shape(suit: int, size: int, color: Color) -> pygame.Surface:
    """A suit (0 clubs, 1 diamonds, 2 hearts, 3 spades) in one colour, in a square of ``size`` pixels.

    Args:
        suit: The suit.
        size: Its size, in pixels.
        color: Its colour.
    """
    return raster(f'<g fill="{hex_color(color)}">{_SUIT_SHAPES[suit]}</g>', "-52 -52 104 104", size, size)


def icon(name: str) -> Icon:
    """The icon of this name.

    Raises:
        KeyError: There is none.
    """
    return partial(_stroked, _STROKES[name])


@kept
def _stroked(path: str, size: int, color: Color) -> pygame.Surface:
    look = f'fill="none" stroke="{hex_color(color)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return raster(f'<path d="{path}" {look}/>', "0 0 24 24", size, size)


def hex_color(color: Color) -> str:
    """A colour as drawings name it; they have opacity apart."""
    r, g, b = color[:3]
    return f"#{r:02x}{g:02x}{b:02x}"
