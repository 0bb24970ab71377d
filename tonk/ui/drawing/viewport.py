"""Units and pixels: all layout is in units, and one unit is one pixel in a window of 1280x720."""

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import pygame

Point = tuple[float, float]

DESIGN_WIDTH, DESIGN_HEIGHT = 1280, 720
LEAST_WIDTH = 1024
"""The width in units of a window that is higher than wide, at the normal scale."""
COLUMN_WIDTH = 640
"""The least width in units of every page in a window that is higher than wide, where pages scroll only down."""
LEAST_PAGE = (1024.0, 600.0)
"""The least size of a page in units, unless it allows less."""


class Box(NamedTuple):
    """A rectangle in units, from its top left corner. The right and bottom edges do not belong to it."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, center: Point, w: float, h: float) -> "Box":
        """The box of this size with this middle.

        Args:
            center: Its centre, in units.
            w: The width, in units.
            h: The height, in units.
        """
        return cls(center[0] - w / 2, center[1] - h / 2, w, h)

    @property
    def right(self) -> float:
        """The x just past the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the bottom edge."""
        return self.y + self.h

    @property
    def center(self) -> Point:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, point: Point) -> bool:
        """Return whether the point lies in the box."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """The box made smaller by ``dx`` left and right and ``dy`` above and below; larger when negative."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def down_to(self, bottom: float) -> "Box":
        """The box with another lower edge."""
        return Box(self.x, self.y, self.w, max(0.0, bottom - self.y))

    def beside(self, cover: "Box") -> "Box":
        """Return the part of the box that another leaves free, which starts further left or ends further right."""
        left, right = (self.x, cover.x) if cover.x > self.x else (cover.right, self.right)
        return Box(left, self.y, max(0.0, right - left), self.h)

    def move(self, dx: float, dy: float) -> "Box":
        """Return the same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def centered(self, w: float, h: float) -> "Box":
        """A box of this size in the middle of this one."""
        return Box.around(self.center, w, h)

    def overlap(self, other: "Box") -> float:
        """The area the two boxes share, in square units."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def distance(self, other: "Box") -> float:
        """The distance between the nearest points of the two boxes; 0 where they touch."""
        across = max(0.0, other.x - self.right, self.x - other.right)
        down = max(0.0, other.y - self.bottom, self.y - other.bottom)
        return math.hypot(across, down)

    def common(self, other: "Box") -> "Box":
        """The part of this box inside the other; of no size when there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Box(x, y, max(0.0, right - x), max(0.0, bottom - y))

    def split_columns(self, count: int, gap: float = 0.0) -> tuple["Box", ...]:
        """Equal columns from left to right with ``gap`` between them."""
        w = (self.w - gap * (count - 1)) / count
        return tuple(Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count))

    def split_rows(self, count: int, gap: float = 0.0) -> tuple["Box", ...]:
        """Equal rows from top to bottom with ``gap`` between them."""
        h = (self.h - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count))

    def cut_left(self, w: float, gap: float = 0.0) -> tuple["Box", "Box"]:
        """A strip of width ``w`` at the left, and the rest after ``gap``."""
        return Box(self.x, self.y, w, self.h), Box(self.x + w + gap, self.y, self.w - w - gap, self.h)

    def cut_right(self, w: float, gap: float = 0.0) -> tuple["Box", "Box"]:
        """A strip of width ``w`` at the right, and the rest before ``gap``."""
        return Box(self.right - w, self.y, w, self.h), Box(self.x, self.y, self.w - w - gap, self.h)

    def cut_top(self, h: float, gap: float = 0.0) -> tuple["Box", "Box"]:
        """A strip of height ``h`` at the top, and the rest below ``gap``."""
        return Box(self.x, self.y, self.w, h), Box(self.x, self.y + h + gap, self.w, self.h - h - gap)

    def cut_bottom(self, h: float, gap: float = 0.0) -> tuple["Box", "Box"]:
        """A strip of height ``h`` at the bottom, and the rest above ``gap``."""
        return Box(self.x, self.bottom - h, self.w, h), Box(self.x, self.y, self.w, self.h - h - gap)


def usual_scale(size: tuple[float, float]) -> float:
    """Return the pixels in a unit for a window of this size, at the normal scale."""
    # A window that is higher than wide has height to spare, so the width sets the size of letters.
    wide = DESIGN_WIDTH if size[0] >= size[1] else LEAST_WIDTH
    return min(size[0] / wide, size[1] / DESIGN_HEIGHT)


@dataclass(frozen=True)
class Viewport:
    """The window's size in pixels, the scale, and the visible part of the page.

    A page is as large as the window unless it needs more units; then the window shows a part of it.

    Attributes:
        width: The window's width in pixels.
        height: The window's height in pixels.
        ui_scale: The player's choice of size, as a factor.
        least: The least width and height that the page needs, in units.
        left: The pixels of the page left of the window.
        top: The pixels of the page above the window.
        foot: The height in units of a strip at the window's lower edge that pages leave free.
    """

    width: int
    height: int
    ui_scale: float = 1.0
    least: tuple[float, float] = LEAST_PAGE
    left: int = 0
    top: int = 0
    foot: float = 0.0

    @cached_property
    def scale(self) -> float:
        """The pixels per unit; in a window that is higher than wide, limited so that pages fit across."""
        wanted = usual_scale((self.width, self.height)) * self.ui_scale
        return max(wanted if self.width >= self.height else min(wanted, self.width / COLUMN_WIDTH), 0.05)

    @cached_property
    def w(self) -> float:
        """The page's width in units."""
        return max(self.width / self.scale, self.least[0])

    @cached_property
    def h(self) -> float:
        """The page's height in units."""
        return max(self.height / self.scale - self.foot, self.least[1])

    @property
    def box(self) -> Box:
        """The whole page."""
        return Box(0, 0, self.w, self.h)

    @property
    def seen(self) -> Box:
        """The part of the page that the window shows."""
        wide, high = self.width / self.scale, self.height / self.scale - self.foot
        return Box(self.left / self.scale, self.top / self.scale, wide, high)

    @cached_property
    def hidden(self) -> tuple[int, int]:
        """The pixels of the page's width and height that the window has no room for."""
        wide, high = round(self.w * self.scale), round((self.h + self.foot) * self.scale)
        return max(0, wide - self.width), max(0, high - self.height)

    def showing(self, left: float, top: float) -> "Viewport":
        """Return the same window over another part of the page, within its limits.

        Args:
            left: The pixels of the page left of the window.
            top: The pixels of the page above the window.
        """
        across, down = self.hidden
        return replace(self, left=round(max(0, min(across, left))), top=round(max(0, min(down, top))))

    def px(self, units: float) -> int:
        """A length in whole pixels; what is there at all has at least one."""
        pixels = round(units * self.scale)
        return 1 if pixels == 0 and units > 0 else pixels

    def point(self, units: Point) -> tuple[int, int]:
        """A point of the page in whole pixels of the window."""
        return round(units[0] * self.scale) - self.left, round(units[1] * self.scale) - self.top

    def to_units(self, pixels: Point) -> Point:
        """A point of the window (in pixels) in units."""
        return (pixels[0] + self.left) / self.scale, (pixels[1] + self.top) / self.scale

    def size_in_units(self, pixels: Point) -> Point:
        """A width and a height (in pixels) in units."""
        return pixels[0] / self.scale, pixels[1] / self.scale

    def rect(self, box: Box) -> pygame.Rect:
        """A box in whole pixels. Edges are rounded, so that boxes that touch in units touch in pixels."""
        left, top = self.point((box.x, box.y))
        right, bottom = self.point((box.right, box.bottom))
        return pygame.Rect(left, top, right - left, bottom - top)
