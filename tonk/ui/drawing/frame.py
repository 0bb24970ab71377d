"""A frame as a list of strokes in pixels, each with the area of the window that it may change."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise

import pygame

from tonk.ui.drawing import shapes
from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.drawing.painting import Blit, Dot, Fill, LineStroke, Stroke, Thrown
from tonk.ui.drawing.shapes import PixelArea
from tonk.ui.drawing.theme import Color

StrokesAt = Callable[[float], Sequence[Stroke]]
"""Returns the strokes at a time, in seconds."""


@dataclass(frozen=True)
class Living:
    """The strokes of a frame that change by themselves.

    Attributes:
        first: The index of the first of them.
        last: The index of the first stroke after them.
        strokes_at: Returns them at another time.
        next_at: Returns when they change next after a time.
    """

    first: int
    last: int
    strokes_at: StrokesAt
    next_at: Callable[[float], float]

    def frame_at(self, strokes: Sequence[Stroke], now: float) -> list[Stroke]:
        """Return the frame that they are part of, at another time.

        Args:
            strokes: The frame.
            now: The moment, in seconds.
        """
        return [*strokes[: self.first], *self.strokes_at(now), *strokes[self.last :]]


_EVERYWHERE = pygame.Rect(-(1 << 20), -(1 << 20), 1 << 21, 1 << 21)


class Frame:
    """Collects strokes, leaving out those outside the window or the clip.

    Args:
        width: The width of the window, in pixels.
        height: Its height.
        kept: The strokes of the last frame, or None.

    Attributes:
        strokes: All strokes so far.
        clip: The part of the window that may be drawn on.
        living: The strokes that change by themselves, or None.
    """

    def __init__(self, width: int, height: int, kept: KeptStrokes | None = None) -> None:
        self.strokes: list[Stroke] = []
        self._kept = kept or KeptStrokes()
        self._kept.begin()
        self.clip = pygame.Rect(0, 0, width, height)
        self.living: Living | None = None

    def live(self, strokes_at: StrokesAt, next_at: Callable[[float], float], now: float) -> None:
        """Add strokes that change by themselves, as they are now.

        Args:
            strokes_at: Returns them at a time.
            next_at: Returns the time of their next change.
            now: The moment, in seconds.
        """
        first = len(self.strokes)
        self.strokes += strokes_at(now)
        self.living = Living(first, len(self.strokes), strokes_at, next_at)

    def add(self, stroke: Stroke) -> None:
        """Add a stroke as it is."""
        self.strokes.append(stroke)

    def kept(self, part: Hashable, drawn_from: object, draw: Callable[[], object]) -> None:
        """Add a part of the frame, reusing the last frame's strokes if nothing has changed.

        Args:
            part: The name of the part: a frame has it once.
            drawn_from: Everything that it depends on.
            draw: Adds its strokes, none of which live.
        """
        whole = drawn_from, self.clip
        strokes = self._kept.find(part, whole)
        if strokes is None:
            first, parts = len(self.strokes), self._kept.count
            draw()
            self._kept.keep(part, whole, self.strokes[first:], parts)
        else:
            self.strokes += strokes

    @contextmanager
    def clipped(self, rect: pygame.Rect) -> Iterator[None]:
        """Add nothing outside the rectangle for a while."""
        before = self.clip
        self.clip = rect.clip(before)
        try:
            yield
        finally:
            self.clip = before

    @contextmanager
    def seen_through(self, rect: pygame.Rect) -> Iterator[None]:
        """Clip everything added for a while to a rectangle; kept parts are kept whole."""
        first = len(self.strokes)
        yield
        self.strokes[first:] = [cut for stroke in self.strokes[first:] if (cut := _cut_to(stroke, rect)) is not None]

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Draw the pictures added for a while less opaque, 0 to 1; kept parts are kept as they are."""
        first = len(self.strokes)
        yield
        if opacity < 1.0:
            self.strokes[first:] = [
                stroke._replace(alpha=round(stroke.alpha * opacity)) if isinstance(stroke, Blit) else stroke
                for stroke in self.strokes[first:]
            ]

    @contextmanager
    def zoomed(self, about: tuple[float, float], to: tuple[float, float], factor: float) -> Iterator[None]:
        """Scale the pictures added for a while and move a point of theirs to another.

        Args:
            about: The point to move.
            to: Its new place.
            factor: The scale.
        """
        first, clip = len(self.strokes), self.clip
        self.clip = _EVERYWHERE  # something outside may come inside
        try:
            yield
        finally:
            self.clip = clip
        noted, self.strokes[first:] = self.strokes[first:], []
        for stroke in noted:
            if isinstance(stroke, Blit):
                picture, (x, y) = stroke.picture, stroke.at
                size = max(1, round(picture.get_width() * factor)), max(1, round(picture.get_height() * factor))
                larger = picture if size == picture.get_size() else pygame.transform.smoothscale(picture, size)
                at = round(to[0] + (x - about[0]) * factor), round(to[1] + (y - about[1]) * factor)
                self.picture(larger, at, stroke.alpha)

    @contextmanager
    def moved(self, by: tuple[int, int]) -> Iterator[None]:
        """Move everything added for a while by some pixels; kept parts are kept where they are."""
        first = len(self.strokes)
        yield
        if any(by):
            noted, self.strokes[first:] = self.strokes[first:], []
            for stroke in noted:
                self._move(stroke, by)

    def _move(self, stroke: Stroke, by: tuple[int, int]) -> None:
        """Add a stroke moved by some pixels."""
        match stroke:
            case Blit(area, picture, at, alpha, cut) if not cut:
                self.picture(picture, (at[0] + by[0], at[1] + by[1]), alpha)
            case Blit(area, picture, at, alpha):
                seen = self._area(pygame.Rect(area).move(by))
                self.strokes.append(Blit(seen, picture, (at[0] + by[0], at[1] + by[1]), alpha))
            case Fill(area, color, flags):
                self.strokes.append(Fill(self._area(pygame.Rect(area).move(by)), color, flags))
            case LineStroke(area, start, end, color, width):
                ends = (start[0] + by[0], start[1] + by[1]), (end[0] + by[0], end[1] + by[1])
                self.strokes.append(LineStroke(self._area(pygame.Rect(area).move(by)), *ends, color, width))
            case Dot(area, center, color, radius):
                at = center[0] + by[0], center[1] + by[1]
                self.strokes.append(Dot(self._area(pygame.Rect(area).move(by)), at, color, radius))
            case _:
                self.strokes.append(stroke)

    def _area(self, rect: pygame.Rect | PixelArea) -> PixelArea:
        """Return the part of a rectangle that may be drawn on; without width or height where there is none."""
        clip = self.clip.clip(rect)
        return clip.x, clip.y, clip.w, clip.h

    def picture(self, picture: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
        """Copy a picture with its upper left corner at a point.

        Args:
            picture: The picture.
            at: Its upper left corner, in pixels.
            alpha: Its opacity, 0 to 255.
        """
        rect = (*at, *picture.get_size())
        if self.clip.contains(rect):
            self.strokes.append(Blit(rect, picture, at, alpha, cut=False))
        elif (area := self._area(rect))[2] and area[3]:
            self.strokes.append(Blit(area, picture, at, alpha))

    def fill(self, rect: pygame.Rect | PixelArea, color: Color, flags: int = 0) -> None:
        """Fill a rectangle; ``flags`` as for ``pygame.Surface.fill``.

        Args:
            rect: The rectangle, in pixels.
            color: Its colour.
            flags: The blend mode, as for ``pygame.Surface.fill``.
        """
        area = self._area(rect)
        if area[2] and area[3]:
            self.strokes.append(Fill(area, color, flags))

    def throw(self, by: tuple[int, int], moment: float) -> None:
        """Shift everything drawn so far by some pixels; with another ``moment`` the stroke counts as new."""
        if any(by):
            self.strokes.append(Thrown(self._area(self.clip), by, moment))

    def rounded(
        self,
        rect: pygame.Rect,
        radius: int,
        color: Color,
        *,
        to: Color | None = None,
        border: Color | None = None,
        line: int = 0,
    ) -> None:
        """Draw a rectangle with round corners.

        Args:
            rect: The rectangle, in pixels.
            radius: The radius of the corners.
            color: The colour inside; the upper one if ``to`` is given.
            to: The lower colour of a gradient.
            border: The colour of a line just inside the edge.
            line: The width of that line.
        """
        if rect.w <= 0 or rect.h <= 0:
            return
        if _is_plain(color) and to is None and shapes.is_large(rect.size):
            self._large(rect, radius, color, border, line)
        else:
            picture = shapes.rounded(rect.size, radius, color, to=to, border=border, border_px=line)
            self.picture(picture, rect.topleft)

    def _large(self, rect: pygame.Rect, radius: int, color: Color, border: Color | None, line: int) -> None:
        """Add a large rounded rectangle as fills and four corners: one picture would take megabytes."""
        end = max(radius, line)
        left, between = rect.x + end, rect.w - 2 * end
        ends = (left, rect.y, between, end), (left, rect.bottom - end, between, end)
        for box in (*ends, rect.inflate(0, -2 * end)) if len(color) == 3 else ():
            self.fill(box, color)
        for picture, (x, y), (left, top, wide, high) in shapes.outline(rect.size, end, radius, color, border, line):
            self._part(picture, (rect.x + x, rect.y + y), (rect.x + left, rect.y + top, wide, high))

    def _part(self, picture: pygame.Surface, at: tuple[int, int], part: PixelArea) -> None:
        """Copy the part of a picture that falls into a part of the window."""
        area = self._area(part)
        if area[2] and area[3]:
            self.strokes.append(Blit(area, picture, at))

    def shadow(self, rect: pygame.Rect, radius: int, soft: int, drop: int, color: Color) -> None:
        """Draw the soft shadow of a rectangle with round corners; of a large one only the rim.

        Args:
            rect: The rectangle, in pixels.
            radius: The radius of its corners.
            soft: The reach of the shadow beyond it.
            drop: The distance by which the shadow lies lower than the rectangle.
            color: Its colour.
        """
        if shapes.is_large(rect.size):
            for picture, (x, y), (left, top, wide, high) in shapes.shadow_rim(rect.size, radius, soft, drop, color):
                self._part(picture, (rect.x + x, rect.y + y), (rect.x + left, rect.y + top, wide, high))
        elif rect.w > 0 and rect.h > 0:
            self.picture(shapes.shadow(rect.size, radius, soft, color), (rect.x - soft, rect.y - soft))

    def line(self, start: tuple[int, int], end: tuple[int, int], color: Color, width: int) -> None:
        """Draw a line between two points; a level or upright one is sharp to the pixel.

        Args:
            start: Its start, in pixels.
            end: Its end, in pixels.
            color: Its colour.
            width: Its width, in pixels.
        """
        if start[0] != end[0] and start[1] != end[1]:
            self._slanting(start, end, color, width)
            return
        left, top = min(start[0], end[0]), min(start[1], end[1])
        size = max(abs(start[0] - end[0]), width), max(abs(start[1] - end[1]), width)
        self.picture(shapes.rounded(size, 0, color), (left, top))

    def polyline(self, points: Sequence[tuple[int, int]], color: Color, width: int) -> None:
        """Draw a line through points, with round joints where it is wide enough for any.

        Args:
            points: The points that it goes through.
            color: Its colour.
            width: Its width, in pixels.
        """
        for start, end in pairwise(points):
            self._slanting(start, end, color, width)
        for center in points[1:-1] if width > 2 else ():
            self._joint(center, color, width)

    def _slanting(self, start: tuple[int, int], end: tuple[int, int], color: Color, width: int) -> None:
        """Draw a smooth line between two points."""
        left, top = min(start[0], end[0]), min(start[1], end[1])
        around = pygame.Rect(left, top, abs(start[0] - end[0]), abs(start[1] - end[1]))
        area = self._area(around.inflate(2 * width + 4, 2 * width + 4))
        if area[2] and area[3]:
            self.strokes.append(LineStroke(area, start, end, color[:3], width))

    def _joint(self, center: tuple[int, int], color: Color, width: int) -> None:
        """Draw the round joint of two lines of a width."""
        area = self._area((center[0] - width, center[1] - width, 2 * width, 2 * width))
        if area[2] and area[3]:
            self.strokes.append(Dot(area, center, color[:3], width / 2))


def _cut_to(stroke: Stroke, rect: pygame.Rect) -> Stroke | None:
    """Return the part of a stroke in a rectangle, or None; lines can't be cut."""
    if rect.contains(stroke.area):
        return stroke
    area = rect.clip(stroke.area)
    if not (area.w and area.h):
        return None
    within = area.x, area.y, area.w, area.h
    if isinstance(stroke, Blit):
        return Blit(within, stroke.picture, stroke.at, stroke.alpha)
    return stroke._replace(area=within) if isinstance(stroke, Fill) else stroke


def _is_plain(color: Color) -> bool:
    """Return whether a colour is fully opaque or fully transparent."""
    return len(color) == 3 or color[3] == 0
