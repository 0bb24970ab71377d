"""The shapes and pictures of a canvas: everything that is drawn in units, except words."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Literal

import pygame

from tonk.ui.drawing import shapes
from tonk.ui.drawing.frame import Frame
from tonk.ui.drawing.frame_strokes import StrokesAt
from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.drawing.painting import Stroke
from tonk.ui.drawing.theme import Color, Theme, mix
from tonk.ui.drawing.viewport import Box, Point, Viewport

PanelKind = Literal["panel", "raised", "inset"]
"""Grounds: on the felt, floating above everything, or a hollow in a panel."""

_LINE = 1.25
_RING = 2.5


class ShapeCanvas:
    """Draws shapes and pictures, in units.

    Args:
        viewport: Converts units to pixels.
        theme: Colours and distances.
        kept: The strokes of the last frame, or None.

    Attributes:
        viewport: Units to pixels.
        theme: Colours and distances.
    """

    def __init__(self, viewport: Viewport, theme: Theme, kept: KeptStrokes | None = None) -> None:
        self.viewport = viewport
        self.theme = theme
        self._frame = Frame(viewport.width, viewport.height, kept)

    @property
    def box(self) -> Box:
        """The whole page in units."""
        return self.viewport.box

    @property
    def frame(self) -> Frame:
        """The frame that collects its strokes."""
        return self._frame

    @property
    def strokes(self) -> Sequence[Stroke]:
        """All that was drawn so far."""
        return self._frame.strokes

    def live(self, strokes_at: StrokesAt, next_at: Callable[[float], float], now: float) -> None:
        """Draw something that changes by itself while the rest stays.

        Args:
            strokes_at: Returns its strokes at a time, in seconds.
            next_at: Returns the time of its next change after a time.
            now: The moment, in seconds.
        """
        self._frame.live(strokes_at, next_at, now)

    def clipped(self, box: Box) -> AbstractContextManager[None]:
        """Draw nothing outside the box for a while."""
        return self._frame.clipped(self.viewport.rect(box))

    def ground(self, picture: pygame.Surface, at: tuple[int, int] = (0, 0), alpha: int = 255) -> None:
        """Draw a picture at a fixed place in the window, even when the page scrolls.

        Args:
            picture: The picture.
            at: Its upper left corner, in pixels of the window.
            alpha: Its opacity, 0 to 255.
        """
        self._frame.picture(picture, at, min(255, alpha))

    def fill(self, box: Box, color: Color) -> None:
        """A plain rectangle."""
        rect = self.viewport.rect(box)
        if len(color) == 3:
            self._frame.fill(rect, color)
        else:
            self._frame.rounded(rect, 0, color)

    def dim(self, depth: float = 1.0) -> None:
        """Darken everything drawn so far by ``depth``: 0 not at all, 1 as behind a page, up to 1.35 further."""
        color = mix((255, 255, 255), self.theme.backdrop, depth)
        self._frame.fill(self._frame.clip, color, pygame.BLEND_RGB_MULT)

    def rounded(
        self,
        box: Box,
        color: Color,
        radius: float | None = None,
        *,
        to: Color | None = None,
        border: Color | None = None,
        border_width: float | None = None,
    ) -> None:
        """Draw a rectangle with round corners.

        Args:
            box: The rectangle, in units.
            color: The colour inside; the upper one if ``to`` is given.
            radius: The radius of the corners, in units; the theme's if None.
            to: The lower colour of a gradient.
            border: The colour of a line just inside the edge.
            border_width: The width of that line, in units; the theme's if None.
        """
        rect = self.viewport.rect(box)
        px = self.viewport.px(self.theme.radius if radius is None else radius)
        line = self.viewport.px(self.theme.border if border_width is None else border_width)
        self._frame.rounded(rect, px, color, to=to, border=border, line=line)

    def shadow(self, box: Box, radius: float | None = None, *, blur: float = 14, drop: float = 4) -> None:
        """Draw a soft shadow for the box drawn next, ``drop`` units lower.

        Of a large shadow only the rim is drawn, because the box is assumed to be opaque.

        Args:
            box: The box, in units.
            radius: The radius of its corners, in units; the theme's if None.
            blur: The width over which the shadow fades out, in units.
            drop: Its distance below the box, in units.
        """
        rect = self.viewport.rect(box.move(0, drop))
        px = self.viewport.px(self.theme.radius if radius is None else radius)
        self._frame.shadow(rect, px, self.viewport.px(blur), self.viewport.px(drop), self.theme.shadow)

    def panel(self, box: Box, kind: PanelKind = "panel", radius: float | None = None) -> None:
        """Draw a background for other things.

        Args:
            box: The box, in units.
            kind: "panel" lies on the felt, "raised" floats above everything with a shadow, "inset" is a dark
                hollow in a panel.
            radius: The radius of the corners; the theme's if None.
        """
        theme = self.theme
        if kind == "raised":
            self.shadow(box, radius, blur=26, drop=8)
            self.rounded(box, theme.panel_raised, radius, border=theme.panel_border)
        elif kind == "inset":
            self.rounded(box, theme.panel_inset, radius, border=theme.hairline)
        else:
            self.rounded(box, theme.panel, radius, border=theme.panel_border)

    def picture(self, picture: pygame.Surface, pos: Point, anchor: str = "topleft", alpha: int = 255) -> Box:
        """Draw a surface (in pixels) with its ``anchor`` at a position in units; return the box it covers.

        Args:
            picture: The picture.
            pos: The place of its anchor, in units.
            anchor: The name of its anchor, as in ``pygame.Rect``.
            alpha: Its opacity, 0 to 255.
        """
        viewport, (x, y), (wide, high) = self.viewport, self.viewport.point(pos), picture.get_size()
        if anchor == "center":  # most of all
            x, y = x - wide // 2, y - high // 2
        elif anchor != "topleft":
            rect = picture.get_rect(**{anchor: (x, y)})
            x, y = rect.topleft
        if alpha > 0:
            self._frame.picture(picture, (x, y), min(255, alpha))
        scale = viewport.scale
        return Box((x + viewport.left) / scale, (y + viewport.top) / scale, wide / scale, high / scale)

    def disc(
        self,
        center: Point,
        radius: float,
        color: Color,
        *,
        border: Color | None = None,
        border_width: float = _LINE,
    ) -> None:
        """Draw a filled circle.

        Args:
            center: Its middle.
            radius: Its radius, in units.
            color: Its colour.
            border: The colour of a line just inside its edge.
            border_width: The width of that line, in units.
        """
        px = 2 * self.viewport.px(radius)
        line = self.viewport.px(border_width)
        picture = shapes.rounded((px, px), px // 2, color, border=border, border_px=line)
        self.picture(picture, center, "center")

    def line(self, start: Point, end: Point, color: Color, width: float = _LINE) -> None:
        """Draw a straight line; a horizontal or vertical one is sharp to the pixel.

        Args:
            start: Its start.
            end: Its end.
            color: Its colour.
            width: Its width, in units.
        """
        self._frame.line(self.viewport.point(start), self.viewport.point(end), color, self.viewport.px(width))

    def polyline(self, points: Sequence[Point], color: Color, width: float = 2.0) -> None:
        """A line through the points with round joints, for charts.

        Args:
            points: The points that it goes through.
            color: Its colour.
            width: Its width, in units.
        """
        self._frame.polyline([self.viewport.point(point) for point in points], color, self.viewport.px(width))

    def focus_ring(self, box: Box, radius: float | None = None) -> None:
        """Draw the ring around the thing with the keyboard, in two colours of which one is visible on any ground."""
        wide = self.theme.radius if radius is None else radius
        rect, px = self.viewport.rect(box), self.viewport.px
        # The outer one lies under the inner one, so that nothing shows between them.
        for thick, color in ((px(2 * _RING), self.theme.focus_outer), (px(_RING), self.theme.focus_inner)):
            grown = rect.inflate(2 * thick, 2 * thick)
            self._frame.picture(shapes.ring(grown.size, px(wide) + thick, thick, color), grown.topleft)
