"""The picture of a stamp: a word in a red field with a double frame and unevenly printed ink."""

import math
import random
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import ready
from tonk.ui.table.motion.celebration_effects import Stamp

_LEAN, _SMOOTH, _STEP = 8.0, 2, 7.0
"""Its lean, in degrees; the enlargement for smooth edges; and the distance of the notches there."""
_ROUGH, _SPECKS, _CHAFED = 1.6, 240, 16
"""The depth of the notches, in units; the number of specks without ink, and of worn places at the edge."""
_SEED = 5
_HIGH, _HEIGHTS, _BACK = 1.6, 6, 9.0
"""The enlargement of a stamp near the eye, the number of its sizes, and its rotation there, in degrees."""
_FLATTER, _WIDER, _PRESSES = 0.3, 0.14, 3
"""The flattening and the widening of a stamp at the touch, and the number of steps of that."""
_SWING, _SWINGS = 0.75, 4
"""The step of its rotation as it swings, in degrees, and the number of steps to either side."""


class StampPose(NamedTuple):
    """The pose of a stamp, in steps: its rotation, in degrees, and its width and height relative to the lying one's."""

    degrees: float = 0.0
    wide: float = 1.0
    high: float = 1.0


TURNS = (
    *(_BACK * step / _HEIGHTS for step in range(_HEIGHTS, 0, -1)),
    *(_SWING * step for step in range(-_SWINGS, _SWINGS + 1) if step),
)
"""Every rotation, in degrees."""


def pose_of(stamp: Stamp, now: float) -> StampPose:
    """Return the present pose of a stamp: in the air, pressed flat, or swinging."""
    if up := round(max(0.0, stamp.height(now)) * _HEIGHTS):
        size = 1.0 + _HIGH * up / _HEIGHTS
        return StampPose(_BACK * up / _HEIGHTS, size, size)
    if pressed := round(stamp.pressed(now) * _PRESSES):
        return StampPose(0.0, 1.0 + _WIDER * pressed / _PRESSES, 1.0 - _FLATTER * pressed / _PRESSES)
    return StampPose(_SWING * round(stamp.turn(now) / _SWING))


def turned(lying: pygame.Surface, degrees: float) -> pygame.Surface:
    """Return the picture of a rotated stamp.

    Args:
        lying: The picture of the stamp as it lies.
        degrees: The rotation, counter-clockwise.
    """
    return ready(pygame.transform.rotozoom(lying, degrees, 1.0))


def stamped(canvas: Canvas, word: str, letters: float) -> pygame.Surface:
    """Return a leaning stamp, with letters of a size relative to a title's.

    Args:
        canvas: The canvas, for its theme and letters.
        word: The word.
        letters: The ratio of its letters' height to a title's.
    """
    theme, chance = canvas.theme, random.Random(_SEED)
    unit = canvas.viewport.scale * letters * _SMOOTH
    written = canvas.text_renderer.render(word, "title", theme.card_cream)
    written = pygame.transform.smoothscale_by(written, letters * _SMOOTH)
    wide, high = written.get_width() + 44.0 * unit, written.get_height() * 0.92 + 6.0 * unit
    margin = 6.0 * unit
    field = pygame.Surface((round(wide + 2 * margin), round(high + 2 * margin)), pygame.SRCALPHA)
    field.fill((*theme.danger[:3], 0))
    outer = pygame.FRect(margin, margin, wide, high)
    for inset, color in ((0.0, theme.danger), (4.5, theme.card_cream), (7.5, theme.danger)):
        edge = outer.inflate(-2 * inset * unit, -2 * inset * unit)
        rough = _ROUGH * unit * (0.35 if inset else 1.0)
        pygame.draw.polygon(field, color[:3], list(_rough(edge, _STEP * unit, rough, chance)))
    field.blit(written, written.get_rect(center=(field.get_width() // 2, field.get_height() // 2)))
    _wear(field, outer, unit, chance)
    small = pygame.transform.smoothscale_by(field, 1.0 / _SMOOTH)
    return ready(pygame.transform.rotozoom(small, _LEAN, 1.0))


def _rough(box: pygame.FRect, step: float, depth: float, chance: random.Random) -> Iterator[tuple[float, float]]:
    """Yield points around a box with cut corners, each a little off its place.

    Args:
        box: The box.
        step: The distance between two points.
        depth: Their greatest displacement.
        chance: The source of the displacements.
    """
    cut = step
    corners = [(box.left + cut, box.top), (box.right - cut, box.top), (box.right, box.top + cut)]
    corners += [(box.right, box.bottom - cut), (box.right - cut, box.bottom), (box.left + cut, box.bottom)]
    corners += [(box.left, box.bottom - cut), (box.left, box.top + cut)]
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        count = max(1, round(math.hypot(to_x - x, to_y - y) / step))
        for number in range(count):
            share = number / count
            aside, down = chance.uniform(-depth, depth), chance.uniform(-depth, depth)
            yield x + (to_x - x) * share + aside, y + (to_y - y) * share + down


def _wear(field: pygame.Surface, box: pygame.FRect, unit: float, chance: random.Random) -> None:
    """Remove ink: in fine specks everywhere, and in worn places along the edge."""
    clear = (*field.get_at((0, 0))[:3], 0)
    for _speck in range(_SPECKS):
        at = chance.uniform(box.left, box.right), chance.uniform(box.top, box.bottom)
        pygame.draw.circle(field, clear, at, chance.uniform(0.3, 1.1) * unit)
    for _place in range(_CHAFED):
        x, y = chance.uniform(box.left, box.right), chance.choice((box.top, box.bottom))
        for _speck in range(7):
            at = chance.gauss(x, 9.0 * unit), chance.gauss(y, 2.4 * unit)
            pygame.draw.circle(field, clear, at, chance.uniform(0.5, 1.9) * unit)
