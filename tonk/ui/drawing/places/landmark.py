"""The part of a room that a landmark takes, and the shape that all of them are made of."""

from typing import NamedTuple

from tonk.ui.drawing.viewport import Box

STRIP = 132.0
"""The height of the part of the window in which anything of a room is seen, in units."""
NARROW = 760.0
"""A window of fewer units across has room for the landmark at the right only."""


class Landmark(NamedTuple):
    """A landmark of a room.

    Attributes:
        area: The part of the window that it takes, in units.
        body: Its drawing, in units of the window.
        soft: Its blur, in units: the farther away, the more.
    """

    area: Box
    body: str
    soft: float = 0.3


def span(x: float, wide: float) -> Box:
    """Return a part of the room, from its left edge, in units.

    Args:
        x: Its left edge.
        wide: Its width.
    """
    return Box(x, 0.0, wide, STRIP)


def plank(box: Box, ink: str, strength: float = 1.0) -> str:
    """Return a rectangle.

    Args:
        box: Its box.
        ink: Its colour.
        strength: Its opacity, 0 to 1.
    """
    return (
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}" fill="{ink}" '
        f'fill-opacity="{strength:.2f}"/>'
    )
