"""The sheet that a place is painted on: light, textures, vectors and props, in units, on an opaque surface."""

import io
import math
import re
from functools import lru_cache
from typing import NamedTuple

import pygame

from tonk.resources import assets_root
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box, Point

_COARSE = 4
"""Light has nothing fine in it: it is painted this much smaller and stretched."""
_SOFT = 4
"""The factor by which blurred shadows are painted smaller."""
_HEAD = re.compile(r'<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>')


class DropShadow(NamedTuple):
    """The shadow of a thing: how far it falls to the right and down, how soft it is (units), and how dark (0 to 1)."""

    x: float
    y: float
    blur: float
    depth: float


class Prop(NamedTuple):
    """A thing on the table.

    Attributes:
        name: The name of its drawing in the assets.
        center: Its place, in units.
        width: Its width before rotation, in units.
        turned: Degrees clockwise.
        drop: Its shadow, or None.
    """

    name: str
    center: Point
    width: float
    turned: float = 0.0
    drop: DropShadow | None = None


class Sheet:
    """A surface that a place is painted on.

    Args:
        size: The width and height, in pixels.
        scale: The pixels per unit.
        clear: Whether the background shows through unpainted parts.

    Attributes:
        surface: The painting so far.
        box: The whole sheet in units.
    """

    def __init__(self, size: tuple[int, int], scale: float, *, clear: bool = False) -> None:
        self.surface = pygame.Surface(size, pygame.SRCALPHA, 32) if clear else opaque(pygame.Surface(size))
        self.scale = scale
        self._pictures: dict[tuple[str, float, float], pygame.Surface] = {}
        self.box = Box(0.0, 0.0, size[0] / scale, size[1] / scale)

    def wash(self, body: str, ground: Color = (0, 0, 0), flags: int = 0) -> None:
        """Paint light or shade over the whole sheet.

        Args:
            body: SVG in units.
            ground: The background of the drawing.
            flags: The blend mode: pygame.BLEND_RGB_ADD, _SUB or _MULT; 0 covers what is painted.
        """
        width, height = self.surface.get_size()
        small = pygame.Surface((max(2, width // _COARSE), max(2, height // _COARSE)), 0, self.surface)
        small.fill(ground[:3])
        small.blit(raster(body, self.box, small.get_size()), (0, 0))
        self.surface.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0), special_flags=flags)

    def weave(self, tile: pygame.Surface, flags: int) -> None:
        """Cover the sheet with copies of a tile, in pixels."""
        for y in range(0, self.surface.get_height(), tile.get_height()):
            for x in range(0, self.surface.get_width(), tile.get_width()):
                self.surface.blit(tile, (x, y), special_flags=flags)

    def rect(self, box: Box) -> pygame.Rect:
        """The pixels of a box that are on the sheet; its edges are rounded outwards by less than a pixel."""
        left, top = math.floor(box.x * self.scale), math.floor(box.y * self.scale)
        right, bottom = math.ceil(box.right * self.scale), math.ceil(box.bottom * self.scale)
        return pygame.Rect(left, top, right - left, bottom - top).clip(self.surface.get_rect())

    def draw(self, body: str, box: Box | None = None) -> None:
        """Draw vectors, or the part of them that lies in a box."""
        rect = self.rect(self.box if box is None else box)
        if rect.w > 0 and rect.h > 0:
            part = Box(rect.x / self.scale, rect.y / self.scale, rect.w / self.scale, rect.h / self.scale)
            self.surface.blit(raster(body, part, rect.size), rect)

    def rows(self, body: str) -> None:
        """Draw vectors of which each row is of one colour: one column is drawn, and stretched."""
        high = self.surface.get_height()
        column = raster(body, Box(0, 0, 2 / self.scale, high / self.scale), (2, high))
        self.surface.blit(pygame.transform.scale(column, self.surface.get_size()), (0, 0))

    def edges(self, body: str, depth: float, corner: float = 0.0) -> None:
        """Draw the vectors of a rim, skipping the middle, which takes time even if it is empty.

        Args:
            body: SVG in units.
            depth: The distance from the sheet's edge that the drawing covers, in units.
            corner: The distance from the corners that it covers, along both edges.
        """
        whole = self.box
        corner = min(max(depth, corner), whole.w / 2, whole.h / 2)
        depth = min(depth, corner)
        # Whole pixels, so that what joins here was cut there too.
        corner, depth = (math.ceil(reach * self.scale) / self.scale for reach in (corner, depth))
        across, down = whole.w - 2 * corner, whole.h - 2 * corner
        for x, y in (
            (0.0, 0.0),
            (whole.w - corner, 0.0),
            (0.0, whole.h - corner),
            (whole.w - corner, whole.h - corner),
        ):
            self.draw(body, Box(x, y, corner, corner))
        for y in (0.0, whole.h - depth):
            self.draw(body, Box(corner, y, across, depth))
        for x in (0.0, whole.w - depth):
            self.draw(body, Box(x, corner, depth, down))

    def soften(self, body: str, blur: float, coarse: int = _SOFT) -> None:
        """Draw blurred vectors: soft shadows, distant lights.

        Args:
            body: SVG in units.
            blur: The blur, in units.
            coarse: The factor by which it is painted smaller, which also softens it.
        """
        width, height = self.surface.get_size()
        small = raster(body, self.box, (max(2, width // coarse), max(2, height // coarse)))
        if reach := round(blur * self.scale / coarse):
            _blur(small, reach)
        if coarse > 1:
            small = pygame.transform.smoothscale(small, (width, height))
        self.surface.blit(small, (0, 0))

    def lay(self, prop: Prop) -> None:
        """Put a thing on the table, with its shadow."""
        picture = self._picture(prop.name, prop.width, prop.turned % 90)
        picture = pygame.transform.rotate(picture, -90 * (prop.turned // 90))
        middle = (round(prop.center[0] * self.scale), round(prop.center[1] * self.scale))
        if prop.drop is not None:
            self._cast(picture, middle, prop.drop)
        self.surface.blit(picture, picture.get_rect(center=middle))

    def _picture(self, name: str, width: float, turned: float) -> pygame.Surface:
        """A thing in the middle of a square; what lies in all four corners is drawn once."""
        key = (name, width, turned)
        if key not in self._pictures:
            w, h, body = _drawing(name)
            size = width / w
            around, angle = max(w, h) if turned == 0 else math.hypot(w, h), f"{turned:.2f}"
            frame = Box.around((0, 0), around * size + 4, around * size + 4)
            turn = f"rotate({angle}) scale({size:.4f}) translate({-w / 2} {-h / 2})"
            px = max(2, round(frame.w * self.scale))
            self._pictures[key] = raster(f'<g transform="{turn}">{body}</g>', frame, (px, px))
        return self._pictures[key]

    def _cast(self, picture: pygame.Surface, middle: tuple[int, int], drop: DropShadow) -> None:
        """Blur a thing's outline into a shadow beneath it."""
        soft = max(1, round(drop.blur * self.scale / _SOFT))
        room = 3 * soft + 1
        side = max(2, picture.get_width() // _SOFT)
        shade = pygame.Surface((side + 2 * room, side + 2 * room), pygame.SRCALPHA, 32)
        outline = pygame.transform.smoothscale(picture, (side, side))
        outline.fill((0, 0, 0, round(255 * drop.depth)), special_flags=pygame.BLEND_RGBA_MULT)
        shade.blit(outline, (room, room))
        shade = pygame.transform.box_blur(pygame.transform.box_blur(shade, soft), soft)
        grown = round(shade.get_width() * picture.get_width() / side)
        shade = pygame.transform.smoothscale(shade, (grown, grown))
        at = (middle[0] + round(drop.x * self.scale), middle[1] + round(drop.y * self.scale))
        self.surface.blit(shade, shade.get_rect(center=at))


def _blur(picture: pygame.Surface, reach: int) -> None:
    """Make a clear picture soft, but not where there is nothing, which takes as long."""
    part = picture.get_bounding_rect().inflate(4 * reach, 4 * reach).clip(picture.get_rect())
    if part.w > 0 and part.h > 0:
        blurred = picture.subsurface(part).copy()
        for _ in range(2):
            blurred = pygame.transform.box_blur(blurred, reach)
        picture.fill((0, 0, 0, 0), part)
        picture.blit(blurred, part, special_flags=pygame.BLEND_RGBA_ADD)


def opaque(surface: pygame.Surface) -> pygame.Surface:
    """Return the picture without transparency, in the display's byte order if there is a display."""
    return surface.convert() if pygame.display.get_surface() is not None else surface.convert(32)


def raster(body: str, part: Box, size: tuple[int, int]) -> pygame.Surface:
    """Return a part of a drawing at a size in pixels.

    Args:
        body: The drawing.
        part: The box to show.
        size: The width and height, in pixels.
    """
    # The box gets the proportions of the pixels; the renderer would otherwise keep its own and leave an edge empty.
    w, h = part.w, part.w * size[1] / size[0]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="{part.x:.4f} {part.y:.4f} {w:.4f} {h:.4f}">'
    )
    picture = pygame.image.load_sized_svg(io.BytesIO(f"{head}{body}</svg>".encode()), size)
    return picture.convert_alpha() if pygame.display.get_surface() is not None else picture


@lru_cache(maxsize=64)
def _drawing(name: str) -> tuple[float, float, str]:
    """Width, height and elements of a drawing among the assets; nothing of it where its file is missing."""
    try:
        text = (assets_root() / "places" / f"{name}.svg").read_text(encoding="utf-8")
    except OSError:
        return 1.0, 1.0, ""
    head = _HEAD.search(text)
    if head is None or not text.rstrip().endswith("</svg>"):
        return 1.0, 1.0, ""
    return float(head[1]), float(head[2]), text[head.end() : text.rindex("</svg>")]
