"""The pillars that join the parts of a room, and the shade that they cast."""

from tonk.ui.drawing.places.landmark import STRIP, plank
from tonk.ui.drawing.places.svg import Stop, linear, paint
from tonk.ui.drawing.viewport import Box

SHADE = 56.0
"""The reach of the shade beside a pillar."""


def shade(x: float, reach: float, name: str, strength: float = 0.6) -> str:
    """Return the shade beside a pillar, as high as the room.

    Args:
        x: The side of the pillar.
        reach: The distance to where it ends, to the left if negative.
        name: The name of its gradient in the drawing.
        strength: Its greatest opacity, 0 to 1.
    """
    ink = "#000000"
    dark = linear(name, (x, 0), (x + reach, 0), (0, ink, strength), (0.4, ink, strength * 0.36), (1, ink, 0.0))
    return f"<defs>{dark}</defs>" + plank(Box(min(x, x + reach), -4, abs(reach), STRIP + 8), paint(name))


def shades(left: float, right: float, strength: float = 0.55) -> str:
    """Return the shade that two pillars cast on the part of the room between them.

    Args:
        left: The right side of the left pillar.
        right: The left side of the right pillar.
        strength: Its greatest opacity, 0 to 1.
    """
    return shade(left, SHADE, "shl", strength) + shade(right, -SHADE, "shr", strength)


def shaft(x: float, half: float, name: str, *stops: Stop) -> str:
    """Return a round pillar from the ceiling to the floor.

    Args:
        x: Its middle.
        half: Half its width.
        name: The name of its gradient in the drawing.
        *stops: Its colours from left to right.
    """
    round_ = linear(name, (x - half, 0), (x + half, 0), *stops)
    return f"<defs>{round_}</defs>" + plank(Box(x - half, -4, 2 * half, STRIP + 8), paint(name))


def evenly(left: float, right: float, apart: float) -> list[float]:
    """Return the places between two pillars at which others stand, so that all are about as far apart.

    Args:
        left: The left pillar.
        right: The right pillar.
        apart: The distance asked for.
    """
    parts = max(1, round((right - left) / apart))
    return [left + (right - left) * number / parts for number in range(1, parts)]
