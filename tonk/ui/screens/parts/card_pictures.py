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
"""Such a distance, and the part of a card's signs that a neighbour leaves visible where it leans away from them."""


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
    """One card, ``width`` units wide, as the player wants it to look; turned away, or None, it shows its back.

    A Wild that is laid says what it ``stands_for``.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        card: The card.
        pose: Where it lies, in units.
        width: The width of a card, in units.
        moving: Whether it moves.
        alpha: How opaque it is, 0 to 255.
        stands_for: The card that a laid Wild stands for.
    """
    px = canvas.viewport.px(width * pose.scale)
    turned = abs(2.0 * pose.face - 1.0) if card is not None else 1.0
    shown = card if pose.face > 0.5 else None
    picture = ui.art.posed(shown, px, ui.look, pose.angle, turned, moving=moving, stands_for=stands_for)
    canvas.picture(picture, (pose.x, pose.y), "center", alpha)


def fan(count: int, center: Point, width: float, bend: float, pivot: float = PIVOT) -> list[Pose]:
    """The poses of a hand of cards as it is held, turned around a point below it.

    Args:
        count: How many cards, from left to right.
        center: The middle of the middle card.
        width: Of a card.
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
    """The poses of a fan so open that each card shows all its signs, but for those at its foot.

    Args:
        count: How many cards, from left to right.
        center: The middle of the middle card.
        width: Of a card.
        strips: The parts of a card that its neighbour may leave visible.
    """
    return fan(count, center, width, math.degrees(math.asin(strips[0] * _LEANING / _OPEN)), _OPEN)
