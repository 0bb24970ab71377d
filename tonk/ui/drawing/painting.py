"""The strokes of a frame, and drawing only those that differ from the frame before.

A frame doesn't draw; it lists strokes in drawing order. Two frames are then compared. Strokes in both, in the same
order, have not changed; every other stroke, old or new, makes its area stale, and the new frame's strokes are drawn
there from the bottom. So no code has to say what moved, and a frame that repeats the last one costs next to nothing.

Strokes are equal if they draw the same picture (the same object) at the same place: pictures are created once, cached,
and never changed.
"""

from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple, Protocol

import pygame

from tonk.ui.drawing.shapes import PixelArea
from tonk.ui.drawing.theme import Color

Pixel = tuple[int, int]

_WHOLE = 0.85
"""The stale share of the window above which drawing all of it is faster."""
_NEAR = 8
"""The distance in which the next common stroke is looked for, before comparing whole frames."""
_MOST_AREAS = 60
"""The most stale areas that are joined one by one: comparing more would take longer than drawing."""
_CELLS = 12
"""The cells across the window by which more of them are joined at first."""


class Stroke(Hashable, Protocol):
    """One thing drawn. It is a tuple, so that it can be compared and looked up."""

    @property
    def area(self) -> PixelArea:
        """The pixels that it may cover."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; the surface's clip keeps it inside its area."""


class Blit(NamedTuple):
    """A picture with its upper left corner at a pixel, as opaque as ``alpha`` (0 to 255) says.

    It is ``cut`` unless its area is known to be all of the picture that lies in the window.
    """

    area: PixelArea
    picture: pygame.Surface
    at: Pixel
    alpha: int = 255
    cut: bool = True

    def draw(self, surface: pygame.Surface) -> None:
        """Blit it, and restore the picture's opacity, since it may be drawn elsewhere too."""
        if self.alpha >= 255:
            surface.blit(self.picture, self.at)
            return
        own = self.picture.get_alpha()  # None for an opaque one: it would stay slow to draw with any other
        self.picture.set_alpha(self.alpha)
        surface.blit(self.picture, self.at)
        self.picture.set_alpha(own)


class Fill(NamedTuple):
    """A rectangle of one opaque colour, or whose colours are multiplied with it."""

    area: PixelArea
    color: Color
    flags: int = 0

    def draw(self, surface: pygame.Surface) -> None:
        """Fill it."""
        surface.fill(self.color, self.area, self.flags)


class LineStroke(NamedTuple):
    """A slanting line with smooth edges."""

    area: PixelArea
    start: Pixel
    end: Pixel
    color: Color
    width: int

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        pygame.draw.aaline(surface, self.color, self.start, self.end, self.width)


class Dot(NamedTuple):
    """A small disc with a smooth edge."""

    area: PixelArea
    center: Pixel
    color: Color
    radius: float

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        pygame.draw.aacircle(surface, self.color, self.center, self.radius)


class Floor(NamedTuple):
    """A mark in a frame: everything before it hardly changes, while much moves above it.

    It is drawn on a picture of its own, which is copied to where something moves, ``by`` pixels aside.
    """

    area: PixelArea = (0, 0, 0, 0)
    by: Pixel = (0, 0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing."""


def last_floor(strokes: Sequence[Stroke]) -> tuple[int, Pixel] | None:
    """Return the index of the last floor in a frame, and by how much it is shifted; None without one."""
    floors = ((n, one.by) for n in range(len(strokes) - 1, -1, -1) if isinstance(one := strokes[n], Floor))
    return next(floors, None)


_LINES = LineStroke, Dot
"""Strokes that are always drawn whole."""


class Painting:
    """A surface and the strokes last drawn on it."""

    def __init__(self) -> None:
        self._strokes: Sequence[Stroke] = ()
        self._surface: pygame.Surface | None = None
        self._size: Pixel = (0, 0)
        self._floor: tuple[Painting, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, strokes: Sequence[Stroke], *, whole: bool = False) -> list[pygame.Rect]:
        """Bring the surface from the last frame to this one.

        Args:
            surface: The surface of last time, or another, which is then drawn completely.
            strokes: All of the frame.
            whole: Whether to draw everything, even parts that have not changed.

        Returns:
            The areas that were drawn, which don't touch.
        """
        known = surface is self._surface and surface.get_size() == self._size
        strokes, below = self._with_floor(surface, strokes)
        lines = [stroke.area for stroke in strokes if type(stroke) in _LINES]
        if whole or not known or self._ground_changed(strokes):
            areas = [surface.get_rect()]
        else:
            areas = joined([*below, *stale_areas(self._strokes, strokes)], surface.get_rect())
            while areas and (cut := _cut_lines(areas, lines)):
                areas = joined([*areas, *cut], surface.get_rect())
        self._strokes, self._surface, self._size = strokes, surface, surface.get_size()
        boxes = [stroke.area for stroke in strokes]
        try:
            for area in areas:
                parts = [(area, 0)] if area.collidelist(lines) >= 0 else _parts(area, strokes, boxes)
                for part, first in parts:
                    _draw_part(surface, part, [strokes[at] for at in part.collidelistall(boxes) if at >= first])
        finally:
            surface.set_clip(None)
        return areas

    def _ground_changed(self, strokes: Sequence[Stroke]) -> bool:
        """Return whether the ground of a frame, its first stroke if that fills the window, is another one than before.

        Then nothing else need be compared, as in a jolt, where every stroke is another one.
        """
        if not strokes or not self._strokes or strokes[0] == self._strokes[0]:
            return False
        return tuple(strokes[0].area) == (0, 0, *self._size)

    def _with_floor(
        self, surface: pygame.Surface, strokes: Sequence[Stroke]
    ) -> tuple[Sequence[Stroke], Sequence[pygame.Rect]]:
        """Return a frame with the picture of its floor instead of it, and the areas in which that has changed."""
        found = last_floor(strokes)
        if found is None:
            self._floor = None
            return strokes, ()
        size = surface.get_size()
        if self._floor is None or self._floor[1].get_size() != size:
            self._floor = Painting(), pygame.Surface(size, 0, surface)
        painting, picture = self._floor
        at, by = found
        below, window = painting.draw(picture, strokes[:at]), picture.get_rect()
        seen = window.move(by).clip(window)
        floor = [Blit((seen.x, seen.y, seen.w, seen.h), picture, by, cut=any(by))]
        # Where it has left the edges of the window, it is seen as it lay.
        floor += [Blit((bare.x, bare.y, bare.w, bare.h), picture, (0, 0)) for bare in _outside(window, seen)]
        return [*floor, *strokes[at + 1 :]], [one.union(one.move(by)) for one in below]


def _draw_part(surface: pygame.Surface, part: pygame.Rect, strokes: Iterable[Stroke]) -> None:
    """Draw the strokes of a part of the surface; whole pictures that follow each other all at once."""
    pictures: list[tuple[pygame.Surface, Pixel]] = []
    for stroke in strokes:
        if type(stroke) is Blit and stroke.alpha >= 255 and not stroke.cut:
            pictures.append((stroke.picture, stroke.at))
            continue
        if pictures:
            surface.set_clip(part)
            surface.fblits(pictures)
            pictures = []
        surface.set_clip(part.clip(stroke.area))
        stroke.draw(surface)
    if pictures:
        surface.set_clip(part)
        surface.fblits(pictures)


def stale_areas(before: Sequence[Stroke], after: Sequence[Stroke]) -> list[PixelArea]:
    """Return the areas of all strokes that are not in both frames in the same order.

    Outside of them, every pixel comes from the same strokes in the same order, so it is the same.
    """
    stale: list[PixelArea] = []
    before, after = _but_for_ends(before, after)
    old = new = 0
    while old < len(before) and new < len(after):
        if before[old] is after[new] or before[old] == after[new]:
            old, new = old + 1, new + 1
            continue
        gone, come = _next_common(before[old : old + _NEAR], after[new : new + _NEAR])
        if gone == come == _NEAR:
            break
        stale += _changed(before[old : old + gone], after[new : new + come])
        old, new = old + gone, new + come
    before, after = before[old:], after[new:]
    old = new = 0
    for index_old, index_new in (*_common(before, after), (len(before), len(after))):
        stale += _changed(before[old:index_old], after[new:index_new])
        old, new = index_old + 1, index_new + 1
    return list(dict.fromkeys(stale))


def _but_for_ends(before: Sequence[Stroke], after: Sequence[Stroke]) -> tuple[Sequence[Stroke], Sequence[Stroke]]:
    """Return two frames without their common beginning and end, which is usually nearly everything."""
    most = min(len(before), len(after))
    first = next((n for n in range(most) if before[n] is not after[n] and before[n] != after[n]), most)
    ends = range(1, most - first + 1)
    last = next((n - 1 for n in ends if before[-n] is not after[-n] and before[-n] != after[-n]), most - first)
    return before[first : len(before) - last], after[first : len(after) - last]


def _changed(gone: Sequence[Stroke], come: Sequence[Stroke]) -> list[PixelArea]:
    """Return the areas that strokes of two frames do not share, which lie between two strokes that both frames have.

    A picture that is revealed a little further is stale only in the newly visible part.
    """
    shown = _common([_shown(stroke) for stroke in gone], [_shown(stroke) for stroke in come]) if gone and come else []
    seen_old, seen_new = {old for old, _new in shown}, {new for _old, new in shown}
    stale = [stroke.area for index, stroke in enumerate(gone) if index not in seen_old]
    stale += [stroke.area for index, stroke in enumerate(come) if index not in seen_new]
    for old, new in shown:
        before, after = pygame.Rect(gone[old].area), pygame.Rect(come[new].area)
        stale += [(part.x, part.y, part.w, part.h) for part in (*_outside(before, after), *_outside(after, before))]
    return stale


def _shown(stroke: Stroke) -> Hashable:
    """Return all of a stroke but for the part of the window in which it is seen, where it can be seen in part."""
    match stroke:
        case Blit():
            return stroke.picture, stroke.at, stroke.alpha
        case Fill():
            return stroke.color, stroke.flags
    return stroke


def _next_common(old: Sequence[Stroke], new: Sequence[Stroke]) -> tuple[int, int]:
    """The numbers of strokes of either frame before the next one that both have; `_NEAR` of each if that is far.

    Usually one stroke moved, came or went, and looking near by takes little time.
    """
    for apart in range(1, 2 * _NEAR - 1):
        for gone in range(max(0, apart - len(new) + 1), min(apart, len(old) - 1) + 1):
            if old[gone] == new[apart - gone]:
                return gone, apart - gone
    return _NEAR, _NEAR


def _common(old: Sequence[Hashable], new: Sequence[Hashable]) -> list[tuple[int, int]]:
    """Return the indices, in both frames, of a longest common subsequence of strokes.

    If a stroke occurs several times, the first occurrences are paired, and so on.
    """
    where: defaultdict[Hashable, deque[int]] = defaultdict(deque)
    for index, stroke in enumerate(old):
        where[stroke].append(index)
    pairs = [(where[stroke].popleft(), index) for index, stroke in enumerate(new) if where.get(stroke)]
    # The longest rising row of old indices, by the least end of a row of each length.
    ends: list[int] = []
    row_ends: list[int] = []
    previous: list[int] = []
    for number, (index, _) in enumerate(pairs):
        length = bisect_left(ends, index)
        previous.append(row_ends[length - 1] if length else -1)
        if length == len(ends):
            ends.append(index)
            row_ends.append(number)
        else:
            ends[length], row_ends[length] = index, number
    kept: list[tuple[int, int]] = []
    number = row_ends[-1] if row_ends else -1
    while number >= 0:
        kept.append(pairs[number])
        number = previous[number]
    return kept[::-1]


def _parts(area: pygame.Rect, strokes: Sequence[Stroke], boxes: Sequence[PixelArea]) -> list[tuple[pygame.Rect, int]]:
    """Return the area in parts, each with the first stroke to draw there; covered strokes are skipped.

    Only the topmost opaque stroke that covers much of the area is considered, such as a page over the table.
    """
    for index in reversed(area.collidelistall(boxes)):
        covered = area.clip(boxes[index])
        if covered.w * covered.h * 3 > area.w * area.h and _is_opaque(strokes[index]):
            return [(covered, index), *((part, 0) for part in _outside(area, covered))]
    return [(area, 0)]


def _outside(area: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """Return the part of an area outside of another, as rectangles that do not overlap."""
    common = area.clip(other)
    if not (common.w and common.h):
        return [area]
    above = pygame.Rect(area.x, area.y, area.w, common.y - area.y)
    below = pygame.Rect(area.x, common.bottom, area.w, area.bottom - common.bottom)
    left = pygame.Rect(area.x, common.y, common.x - area.x, common.h)
    right = pygame.Rect(common.right, common.y, area.right - common.right, common.h)
    return [part for part in (above, below, left, right) if part.w and part.h]


def _is_opaque(stroke: Stroke) -> bool:
    if isinstance(stroke, Fill):
        return stroke.flags == 0 and len(stroke.color) == 3
    return isinstance(stroke, Blit) and stroke.alpha >= 255 and not stroke.picture.get_flags() & pygame.SRCALPHA


def _cut_lines(areas: Sequence[pygame.Rect], lines: Sequence[PixelArea]) -> list[PixelArea]:
    """Those lines of which only a part would be drawn: half a smooth line is a little unlike the whole one."""
    return [lines[n] for area in areas for n in area.collidelistall(lines) if not area.contains(lines[n])]


def joined(areas: Iterable[PixelArea | pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Return a few disjoint rectangles that cover these areas, or the whole window."""
    rects = [rect for rect in (whole.clip(area) for area in areas) if rect.w and rect.h]
    if len(rects) > _MOST_AREAS:
        rects = _by_cell(rects, whole)
    done: list[pygame.Rect] = []
    while rects:
        rect = rects.pop()
        for index in range(len(done) - 1, -1, -1):  # the last ones lie near by most often
            other = done[index]
            if rect.colliderect(other) or _snug(rect, other):
                rects.append(rect.union(done.pop(index)))
                break
        else:
            done.append(rect)
    return [whole] if sum(rect.w * rect.h for rect in done) > _WHOLE * whole.w * whole.h else done


def _by_cell(rects: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles around those that have their middle in the same cell of a grid over the window."""
    side = max(1, whole.w // _CELLS)
    cells: dict[tuple[int, int], pygame.Rect] = {}
    for rect in rects:
        cell = rect.centerx // side, rect.centery // side
        known = cells.get(cell)
        cells[cell] = rect if known is None else known.union(rect)
    return list(cells.values())


def _snug(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Return whether one rectangle around both is hardly larger than the two."""
    around = one.union(other)
    return around.w * around.h <= 1.1 * (one.w * one.h + other.w * other.h)
