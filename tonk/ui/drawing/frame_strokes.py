"""The strokes of a frame, in pixels: collected, clipped, kept from the last frame, and changed as they move."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.drawing.painting import Blit, Dot, Fill, Floor, LineStroke, Stroke, last_floor
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


class FrameStrokes:
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
            case Blit(area, picture, at, alpha, cut) if not cut or area == self._area((*at, *picture.get_size())):
                self.picture(picture, (at[0] + by[0], at[1] + by[1]), alpha)  # more of it may come into the window
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

    def throw(self, by: tuple[int, int]) -> None:
        """Shift everything drawn so far by some pixels; at the edges of the window there is no gap.

        What lies below the last floor is shifted as one picture; without a floor, that is everything.
        """
        if not any(by):
            return
        floor = last_floor(self.strokes)
        if floor is None:
            self.strokes.append(Floor(by=by))
            return
        at, (across, down) = floor
        above, self.strokes[at:] = self.strokes[at + 1 :], [Floor(by=(across + by[0], down + by[1]))]
        for stroke in above:
            self._move(stroke, by)


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
