"""Cards as screens show them: a fan on the title, a small table in the settings."""

import math

from tonk.rules.cards import Card
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import Strips
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Point
from tonk.ui.shell.context import UiContext

PIVOT = 2.6
"""The distance from the middle of a fan down to its pivot, in card widths."""
_OPEN, _LEANING = 4.6, 0.98
"""The same distance for an open fan, and the part of a card's signs that a neighbour leaning away leaves visible."""


def draw_card(
    canvas: Canvas,
    ui: UiContext,
    card: Card | None,
    pose: Pose,
    width: float,
    *,
    moving: bool = False,
    alpha: int = 255,
    stands_for: Card | None = None,
) -> None:
    """Draw one card, ``width`` units wide, in the player's style; turned away, or None, it shows its back.

    A laid Wild has the card that it ``stands_for``.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        card: The card.
        pose: Its position and angle, in units.
        width: The width of a card, in units.
        moving: Whether it moves.
        alpha: Its opacity, 0 to 255.
        stands_for: The card that a laid Wild stands for.
    """
    px = canvas.viewport.px(width * pose.scale)
    turned = abs(2.0 * pose.face - 1.0) if card is not None else 1.0
    shown = card if pose.face > 0.5 else None
    picture = ui.art.posed(shown, px, ui.look, pose.angle, turned, moving=moving, stands_for=stands_for)
    canvas.picture(picture, (pose.x, pose.y), "center", alpha)


def fan(count: int, center: Point, width: float, bend: float, pivot: float = PIVOT) -> list[Pose]:
    """Return the poses of a hand of cards as it is held, turned around a point below it.

    Args:
        count: The number of cards.
        center: The middle of the middle card.
        width: The width of a card.
        bend: Degrees between neighbours.
        pivot: The distance down to the point, in card widths.
    """
    poses = []
    for place in range(count):
        angle = (place - (count - 1) / 2) * bend
        turn = math.radians(angle)
        x = center[0] + pivot * width * math.sin(turn)
        poses.append(Pose(x, center[1] + pivot * width * (1 - math.cos(turn)), -angle))
    return poses


def open_hand(count: int, center: Point, width: float, strips: Strips) -> list[Pose]:
    """Return the poses of a fan so open that each card shows all its signs except those at its foot.

    Args:
        count: The number of cards.
        center: The middle of the middle card.
        width: The width of a card.
        strips: The parts of a card that its neighbour may leave visible.
    """
    return fan(count, center, width, math.degrees(math.asin(strips[0] * _LEANING / _OPEN)), _OPEN)
