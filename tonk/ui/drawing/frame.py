"""A frame as a list of strokes in pixels, each with the area of the window that it may change."""

from collections.abc import Sequence
from itertools import pairwise

import pygame

from tonk.ui.drawing import shapes
from tonk.ui.drawing.frame_strokes import FrameStrokes
from tonk.ui.drawing.painting import Blit, Dot, LineStroke
from tonk.ui.drawing.shapes import PixelArea
from tonk.ui.drawing.theme import Color


class Frame(FrameStrokes):
    """Draws shapes as strokes."""

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


def _is_plain(color: Color) -> bool:
    """Return whether a colour is fully opaque or fully transparent."""
    return len(color) == 3 or color[3] == 0
