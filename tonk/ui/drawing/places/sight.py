"""Visibility of things that pass in the rooms: above the bowed rail, fading at the corners, behind landmarks.

People pass behind the landmarks, and a train is visible only through windows.
"""

from collections.abc import Sequence
from enum import Enum, auto
from typing import assert_never

import pygame

from tonk.ui.drawing.places.beyond import in_the_hall, panes
from tonk.ui.drawing.places.landmarks import landmarks
from tonk.ui.drawing.places.passing import WALKERS
from tonk.ui.drawing.places.sheet import raster
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint
from tonk.ui.drawing.places.table_edge import FAR, SQUARE, outline, window
from tonk.ui.drawing.viewport import Box

_GONE, _WHOLE = 34.0, 96.0
"""The distances from either side of the window up to which nothing is visible, and from which everything is."""
_OUTSIDE = frozenset({"train"})
"""The drawings of what passes outside, beyond the windows of the station."""


class Depth(Enum):
    """The distance at which a thing passes: before the room, behind its landmarks, or beyond its windows."""

    BEFORE = auto()
    BEHIND = auto()
    OUTSIDE = auto()


def depth_of(kind: str) -> Depth:
    """Return how far away a thing passes.

    Args:
        kind: A key of the drawings.
    """
    if kind in _OUTSIDE:
        return Depth.OUTSIDE
    return Depth.BEHIND if kind in WALKERS else Depth.BEFORE


def free_parts(strip: pygame.Rect, covered: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return the parts of a strip on which nothing lies, from edge to edge of what does.

    Args:
        strip: The strip, in pixels.
        covered: The parts on which something lies, in pixels.
    """
    free = [strip]
    for other in covered:
        free = [part for one in free for part in _outside(one, other)]
    return free


def _outside(one: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    common = one.clip(other)
    if not (common.w and common.h):
        return [one]
    parts = (
        pygame.Rect(one.x, one.y, common.x - one.x, one.h),
        pygame.Rect(common.right, one.y, one.right - common.right, one.h),
        pygame.Rect(common.x, one.y, common.w, common.y - one.y),
        pygame.Rect(common.x, common.bottom, common.w, one.bottom - common.bottom),
    )
    return [part for part in parts if part.w > 0 and part.h > 0]


def sight(place: str, size: tuple[int, int], scale: float, depth: Depth) -> pygame.Surface:
    """Return the visible part of a room as the opacity of white: a strip along the window's upper edge.

    Args:
        place: The place.
        size: The size of the window, in pixels.
        scale: The pixels per unit.
        depth: The distance of the passing thing.
    """
    high = max(2, min(size[1], round(FAR * scale)))
    whole = Box(0.0, 0.0, size[0] / scale, size[1] / scale)
    part = Box(0.0, 0.0, whole.w, high / scale)
    stops = ((0, "#ffffff", 0.0), (_GONE / whole.w, "#ffffff", 0.0), (_WHOLE / whole.w, "#ffffff", 1.0),
             (1 - _WHOLE / whole.w, "#ffffff", 1.0), (1 - _GONE / whole.w, "#ffffff", 0.0),
             (1, "#ffffff", 0.0))  # fmt: skip
    fading = f"<defs>{linear('s', (0, 0), (whole.w, 0), *stops)}</defs>" + cover(part, paint("s"))
    seen = raster(fading, part, (size[0], high))
    room = raster(fill(window(whole) + outline(whole, square=place in SQUARE), "#ffffff"), part, seen.get_size())
    seen.blit(room, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    match depth:
        case Depth.BEFORE:
            return seen
        case Depth.BEHIND:
            standing = _opacity(_standing(place, part), part, seen.get_size())
            seen.blit(standing, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            return seen
        case Depth.OUTSIDE:
            seen.blit(_glass(part, seen.get_size(), scale), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return seen
        case _:
            assert_never(depth)


def _standing(place: str, part: Box) -> str:
    """Return the drawing of all landmarks of a place."""
    return "".join(landmark.body for landmark in landmarks(place, part))


def _opacity(drawn: str, part: Box, size: tuple[int, int]) -> pygame.Surface:
    """Return the drawing's coverage as the opacity of black."""
    picture = raster(drawn, part, size)
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _glass(part: Box, size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return the windows of the station without bars and obstacles, slightly out of focus."""
    windows = list(panes(part))
    glass = raster("".join(fill(arch, "#ffffff") for arch, _bars, _track in windows), part, size)
    bars = "".join(line(bars, "#000000", 2.6) + line(arch, "#000000", 5) for arch, bars, _track in windows)
    before = _opacity(bars + in_the_hall(part) + _standing("station", part), part, size)
    glass.blit(before, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    glass = pygame.transform.box_blur(glass, max(1, round(scale)))
    glass.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return glass
