"""The part of a room that a landmark takes, and the shapes that all of them are made of."""

from typing import NamedTuple

from tonk.ui.drawing.places.bystanders import Bystander, BystanderInks, colored, head
from tonk.ui.drawing.places.svg import disc, fill, line
from tonk.ui.drawing.viewport import Box, Point

STRIP = 132.0
"""The height of the part of the window in which anything of a room is seen, in units."""
NARROW = 760.0
"""A window of fewer units across has room for the landmark at the right only."""


class Landmark(NamedTuple):
    """A landmark of a room.

    Attributes:
        area: The part of the window that it takes, in units.
        body: Its drawing, in units of the window.
    """

    area: Box
    body: str


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


def bust(x: float, y: float, inks: BystanderInks, who: Bystander, size: float = 1.0) -> str:
    """Return head and shoulders of somebody at work there, in the light.

    Args:
        x: The middle.
        y: The middle of the head.
        inks: The colours of the clothes, of the face and of the light on them.
        who: The looks.
        size: The size, as a factor of the usual one.
    """
    r, wide, worn = 10.5 * size, 21.0 * size * who.broad, colored(who, inks)
    shoulders = (
        f"M{x - wide:.1f} {y + 90 * size:.1f}L{x - wide:.1f} {y + 30 * size:.1f}Q{x - wide:.1f} {y + 17 * size:.1f} "
        f"{x - 5 * size:.1f} {y + 13 * size:.1f}H{x + 5 * size:.1f}Q{x + wide:.1f} {y + 17 * size:.1f} {x + wide:.1f} "
        f"{y + 30 * size:.1f}V{y + 90 * size:.1f}Z"
    )
    neck = f"M{x - 4 * size:.1f} {y + 6 * size:.1f}h{8 * size:.1f}v{9 * size:.1f}h{-8 * size:.1f}Z"
    rim = f"M{x + 0.55 * r:.1f} {y - 0.7 * r:.1f}Q{x + 1.05 * r:.1f} {y:.1f} {x + 0.5 * r:.1f} {y + 0.8 * r:.1f}"
    rim += f"M{x + 8 * size:.1f} {y + 14.5 * size:.1f}Q{x + wide:.1f} {y + 18 * size:.1f} {x + wide - 1:.1f} "
    rim += f"{y + 48 * size:.1f}"
    body = fill(shoulders, inks[0]) + fill(neck, worn[1]) + head(x, y, r, who, (_HAIR, worn[1], worn[2]))
    return body + line(rim, inks[2], 1.5 * size, 0.8)


_HAIR = "#1c0f0c"


def sleeve(start: Point, elbow: Point, hand: Point, cloth: str, skin: str, width: float = 8.0) -> str:
    """Return an arm and its hand.

    Args:
        start: The shoulder.
        elbow: The elbow.
        hand: The hand.
        cloth: The colour of the sleeve.
        skin: The colour of the hand.
        width: The width of the sleeve.
    """
    way = f"M{start[0]:.1f} {start[1]:.1f}Q{elbow[0]:.1f} {elbow[1]:.1f} {hand[0]:.1f} {hand[1]:.1f}"
    return line(way, "#10070a", width + 1.6, 0.5) + line(way, cloth, width) + disc(hand, width * 0.48, skin)
