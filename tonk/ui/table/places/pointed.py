"""The outline of a tilted card, and the subjects on the cloth: cards, and their destinations."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

import pygame

from tonk.rules.cards import Card
from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.places.svg import line
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point

CARD_CORNER = 0.075
"""The ratio of a card's corner radius to its width."""
_ARC_STEPS = 5
_AWAY, _LINE, _DASH, _SPACE = 9.0, 3.0, 12.0, 8.0
"""The distance of a slot from the cards in it, and its dashes."""
_CLOSE, _SWELLS, _SIZES = 2.0, 3.0, 8
"""The distance of the outline around a card, its growth with a beat, and the number of steps."""
_GLOW, _GROW = 26.0, 4.0
"""The reach of the glow under a slot, and its growth with a beat."""


@dataclass(frozen=True)
class Pointed:
    """The subjects of a hint or a lesson among the cards of a table.

    Attributes:
        cards: The cards of the hand to play, each with an outline at its height.
        slots: The boxes of their destinations.
        grown: The growth of the beat, 0 to 1.
    """

    cards: frozenset[Card] = frozenset()
    slots: tuple[Box, ...] = ()
    grown: float = 0.0


NOTHING_POINTED = Pointed()
"""No subjects."""


def card_outline(box: Box, angle: float) -> list[Point]:
    """Return the outline of a box with a card's round corners, turned about its middle.

    Args:
        box: The box.
        angle: The angle of a card's pose, in degrees.
    """
    radius = box.w * CARD_CORNER
    middles = (
        (box.right - radius, box.y + radius),
        (box.right - radius, box.bottom - radius),
        (box.x + radius, box.bottom - radius),
        (box.x + radius, box.y + radius),
    )
    middle, found = pygame.Vector2(box.center), []
    for quarter, corner in enumerate(middles):
        for step in range(_ARC_STEPS + 1):
            away = pygame.Vector2(0.0, -radius).rotate(90.0 * (quarter + step / _ARC_STEPS))
            point = (corner + away - middle).rotate(-angle) + middle
            found.append((point.x, point.y))
    return found


def draw_card_mark(canvas: Canvas, box: Box, angle: float, grown: float) -> None:
    """Draw the outline around a card to play, at its angle.

    Args:
        canvas: The canvas to draw on.
        box: The card's upright box.
        angle: The angle of its pose, in degrees.
        grown: The growth of the beat, 0 to 1.
    """
    theme, scale = canvas.theme, canvas.viewport.scale
    away = _CLOSE + _SWELLS * round(grown * _SIZES) / _SIZES
    picture = _outline(box.w + 2 * away, box.h + 2 * away, angle, scale, theme.gold_light[:3], theme.ink_dark[:3])
    canvas.picture(picture, box.center, "center")


@kept
def _outline(wide: float, high: float, angle: float, scale: float, color: Color, edge: Color) -> pygame.Surface:
    """Return a smooth line around a tilted card of this size, with a dark edge."""
    points = card_outline(Box.around((0.0, 0.0), wide, high), angle)
    reach_x, reach_y = (max(abs(point[axis]) for point in points) + _LINE + 2.0 for axis in (0, 1))
    path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
    body = line(path, hex_color(edge), 2 * _LINE + 1.0, 0.75) + line(path, hex_color(color), _LINE + 1.0)
    size = round(2 * reach_x * scale), round(2 * reach_y * scale)
    return raster(body, f"{-reach_x:.3f} {-reach_y:.3f} {2 * reach_x:.3f} {2 * reach_y:.3f}", *size)


def draw_slots(canvas: Canvas, pointed: Pointed, lowest: float) -> None:
    """Draw the cards' destinations: a soft glow with a dashed line around it, under the cards there.

    Args:
        canvas: The canvas to draw on.
        pointed: The subjects.
        lowest: The upper end of the words below, which no line crosses.
    """
    gold = canvas.theme.gold_light[:3]
    for box in pointed.slots:
        slot = slot_around(box, pointed.grown, lowest)
        rect, soft = canvas.viewport.rect(slot), canvas.viewport.px(_GLOW)
        glow = shapes.shadow(rect.size, canvas.viewport.px(10.0), soft, (*gold, 115))
        canvas.picture(glow, slot.center, "center")
        canvas.picture(_dashed(rect.size, canvas.viewport.scale, gold), slot.center, "center")


def slot_around(box: Box, grown: float, lowest: float) -> Box:
    """Return the box of the dashes around a place.

    Args:
        box: The place of the cards.
        grown: The growth of the beat, 0 to 1.
        lowest: The upper end of the words below.
    """
    slot = box.inset(-_AWAY - _GROW * grown)
    over = slot.bottom - max(lowest - _LINE, box.bottom)
    return slot if over <= 0 or box.y >= lowest else Box(slot.x, slot.y, slot.w, slot.h - over)


@kept
def _dashed(size: tuple[int, int], scale: float, color: Color) -> pygame.Surface:
    """Return a dashed line along the inside of a box of this size in pixels.

    Each dash is a line of its own, since the renderer sometimes fills the inside of a rounded box with dashes.
    """
    wide, high = size[0] / scale, size[1] / scale
    points = card_outline(Box(_LINE / 2, _LINE / 2, wide - _LINE, high - _LINE), 0.0)
    look = f'fill="none" stroke="{hex_color(color)}" stroke-width="{_LINE}" stroke-linecap="round"'
    body = "".join(
        f'<path d="M{"L".join(f"{x:.2f} {y:.2f}" for x, y in dash)}" {look}/>' for dash in dashes_along(points)
    )
    return raster(body, f"0 0 {wide:.3f} {high:.3f}", *size)


def dashes_along(points: Sequence[Point]) -> list[list[Point]]:
    """Return the dashes of a closed line, each as points along it; a whole number of them fits.

    Args:
        points: The corners of the line, in units.
    """
    corners = [pygame.Vector2(point) for point in (*points, points[0])]
    lengths = [start.distance_to(end) for start, end in pairwise(corners)]
    reached = list(accumulate(lengths, initial=0.0))
    count = max(1, round(reached[-1] / (_DASH + _SPACE)))
    every = reached[-1] / count

    def at(way: float) -> Point:
        side = min(bisect_right(reached, way) - 1, len(lengths) - 1)
        point = corners[side].lerp(corners[side + 1], (way - reached[side]) / lengths[side] if lengths[side] else 0.0)
        return point.x, point.y

    found = []
    for number in range(count):
        start = number * every
        end = start + every * _DASH / (_DASH + _SPACE)
        inside = [(c.x, c.y) for c, way in zip(corners, reached, strict=True) if start < way < end]
        found.append([at(start), *inside, at(end)])
    return found
