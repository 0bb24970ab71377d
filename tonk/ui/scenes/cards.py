"""Cards as screens show them: a fan on the title, a row in the settings."""

import math
from collections.abc import Sequence

from tonk.rules.cards import Card
from tonk.ui.canvas import Canvas
from tonk.ui.scene import Stage
from tonk.ui.viewport import Point

_PIVOT = 2.6
"""How far below the middle of a fan the hand holds it, in card widths."""


def draw_card(canvas: Canvas, stage: Stage, card: Card, center: Point, width: float, angle: float = 0.0) -> None:
    """One open card, ``width`` units wide, turned by ``angle`` degrees, in the player's suit colours."""
    px = canvas.viewport.px(width)
    picture = stage.art.posed(card, px, stage.settings.suit_colours, angle)
    canvas.picture(picture, center, "center")


def draw_fan(
    canvas: Canvas, stage: Stage, cards: Sequence[Card], center: Point, width: float, bend: float, spread: float = 1.0
) -> None:
    """A hand of cards, held: the middle card upright, its neighbours turned around a point below it.

    Args:
        canvas: Where to draw.
        stage: Has the art.
        cards: From left to right.
        center: The middle of the middle card.
        width: Of a card.
        bend: Degrees between neighbours.
        spread: How far the fan is open, 0 to 1.
    """
    reach = _PIVOT * width
    for place, card in enumerate(cards):
        angle = (place - (len(cards) - 1) / 2) * bend * spread
        turn = math.radians(angle)
        at = center[0] + reach * math.sin(turn), center[1] + reach * (1 - math.cos(turn))
        draw_card(canvas, stage, card, at, width, -angle)
