"""Rounded shapes, rings and soft shadows in pixels, with smooth edges, drawn once and cached.

``pygame.draw`` has jagged round corners, so a corner is drawn from a vector, once for each radius, and the shape is put
together from its corners.
"""

import io

import pygame

from tonk.ui.drawing.kept_pictures import PictureCache, kept
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import ready

Size = tuple[int, int]
PixelArea = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""
_WHITE = (255, 255, 255, 255)
_CLEAR = (255, 255, 255, 0)


_shapes = PictureCache()
_SIDE = 512
_LARGE = 160_000
"""Square pixels from which a shape is put together from parts."""


def rounded(
    size: Size,
    radius: int,
    fill: Color,
    *,
    to: Color | None = None,
    border: Color | None = None,
    border_px: int = 1,
) -> pygame.Surface:
    """Return a rectangle with round corners.

    Args:
        size: Width and height in pixels.
        radius: The radius of the corners, at most half of the shorter side.
        fill: The colour inside; the upper one if ``to`` is given.
        to: The colour at the bottom, for a gradient from top to bottom.
        border: The colour of a line along the edge, inside the size.
        border_px: The width of that line.
    """
    size = max(1, size[0]), max(1, size[1])
    radius = min(radius, size[0] // 2, size[1] // 2)
    key = ("rounded", size, radius, fill, to, border, border_px)
    return _shapes.get(key, lambda: _rounded(size, radius, fill, to, border, border_px))


def ring(size: Size, radius: int, width: int, color: Color) -> pygame.Surface:
    """The edge of a rounded rectangle alone, ``width`` pixels inwards.

    Args:
        size: Its width and height, in pixels.
        radius: The radius of its corners, in pixels.
        width: The width of the line, in pixels.
        color: Its colour.
    """
    radius = min(radius, size[0] // 2, size[1] // 2)
    return _shapes.get(("ring", size, radius, width, color), lambda: _ring(size, radius, width, color))


def shadow(size: Size, radius: int, blur: int, color: Color) -> pygame.Surface:
    """Return the soft shadow of a rounded rectangle: the picture is larger by ``blur`` on every side.

    Args:
        size: The width and height of the rectangle, in pixels.
        radius: The radius of its corners, in pixels.
        blur: The width over which it fades out, in pixels.
        color: Its colour.
    """
    key = ("shadow", size, radius, blur, color)
    return _shapes.get(key, lambda: _shadow(size, radius, max(1, blur), color))


def is_large(size: Size) -> bool:
    """Return whether a shape should be put together from parts instead of cached as one picture."""
    return size[0] * size[1] > _LARGE and min(size) > 300


def outline(
    size: Size, end: int, radius: int, fill: Color, border: Color | None, border_px: int
) -> list[tuple[pygame.Surface, Size, PixelArea]]:
    """Draw the outline of a large rounded rectangle: four corners, and its border's sides.

    Args:
        size: Width and height in pixels.
        end: The side of the squares that hold the corners.
        radius: The radius of the corners.
        fill: The colour inside.
        border: The colour of the line along the edge, or None.
        border_px: The width of that line.

    Returns:
        Pictures, each with its place and the part of it that counts (left, top, width, height), from the upper left.
    """
    (w, h), corners = size, rounded((2 * end, 2 * end), radius, fill, border=border, border_px=border_px)
    parts = [
        (corners, (x, y), (left, top, end, end))
        for x, left in ((0, 0), (w - 2 * end, w - end))
        for y, top in ((0, 0), (h - 2 * end, h - end))
    ]
    if border is not None:
        level, upright = (rounded(s, 0, border) for s in ((w - 2 * end, border_px), (border_px, h - 2 * end)))
        sides = ((level, (end, 0)), (level, (end, h - border_px)), (upright, (0, end)), (upright, (w - border_px, end)))
        parts += [(side, at, (*at, *side.get_size())) for side, at in sides]
    return parts


def shadow_rim(
    size: Size, radius: int, blur: int, drop: int, color: Color
) -> list[tuple[pygame.Surface, Size, PixelArea]]:
    """Draw the rim of a large shadow as corners and sides; the shape itself hides the middle.

    Args:
        size: Width and height of the shape, in pixels.
        radius: The radius of its corners.
        blur: The distance that the shadow extends beyond it.
        drop: The distance by which the shadow lies lower than the shape.
        color: Its colour.

    Returns:
        Pictures, each with its place and the part of it that counts (left, top, width, height), from the upper left.
    """
    reach = 2 * blur + radius + drop
    inner = reach - blur
    whole = shadow((2 * inner + 2, 2 * inner + 2), radius, blur, color)
    far = whole.get_width() - reach

    def part(name: str, area: tuple[int, int, int, int], length: Size) -> pygame.Surface:
        def cut() -> pygame.Surface:
            piece = whole.subsurface(area)
            return piece.copy() if length == piece.get_size() else pygame.transform.scale(piece, length)

        return _shapes.get(("rim", name, length, radius, blur, drop, color), cut)

    (w, h), square = size, (reach, reach)
    wide, high = w - 2 * inner, h - 2 * inner
    low, right = h - inner, w - inner
    along, down = _rounded_up(wide), _rounded_up(high)
    parts = [
        (part("nw", (0, 0, *square), square), (-blur, -blur), square),
        (part("ne", (far, 0, *square), square), (right, -blur), square),
        (part("sw", (0, far, *square), square), (-blur, low), square),
        (part("se", (far, far, *square), square), (right, low), square),
        (part("n", (reach, 0, 1, reach), (along, reach)), (inner, -blur), (wide, reach)),
        (part("s", (reach, far, 1, reach), (along, reach)), (inner, low), (wide, reach)),
        (part("w", (0, reach, reach, 1), (reach, down)), (-blur, inner), (reach, high)),
        (part("e", (far, reach, reach, 1), (reach, down)), (right, inner), (reach, high)),
    ]
    return [(picture, at, (*at, *seen)) for picture, at, seen in parts]


def _rounded_up(length: int) -> int:
    """The length of a side's picture, of which a part is seen: a page that grows needs few of them."""
    return -(-length // _SIDE) * _SIDE


@kept
def cornered(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """Return a copy of an opaque picture with round corners; the same copy while it is cached."""
    return rounded_off(picture, radius)


def rounded_off(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """Return an uncached copy of an opaque picture with round corners."""
    copy = picture.convert_alpha() if pygame.display.get_surface() is not None else picture.copy()
    copy.blit(_mask(copy.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _rounded(
    size: Size, radius: int, fill: Color, to: Color | None, border: Color | None, border_px: int
) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA) if to is None else _gradient(size, fill, to)
    if to is None:
        picture.fill(fill)
    for corner, at in _corners(size, radius):
        picture.blit(corner, at, special_flags=pygame.BLEND_RGBA_MULT)
    if border is not None:
        for part, at in _ring_parts(size, radius, border_px, border):
            picture.blit(part, at)
    return ready(picture)


def _ring(size: Size, radius: int, width: int, color: Color) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    for part, at in _ring_parts(size, radius, width, color):
        picture.blit(part, at, special_flags=pygame.BLEND_RGBA_ADD)
    return ready(picture)


def _ring_parts(size: Size, radius: int, width: int, color: Color) -> list[tuple[pygame.Surface, Size]]:
    """A ring as its four corners and four sides: a large one is mostly nothing, which costs time all the same."""
    (w, h), end = size, max(radius, width)
    if min(w, h) <= 2 * end:
        return [(_small_ring(size, radius, width, color), (0, 0))]
    corners = _small_ring((2 * end, 2 * end), radius, width, color)
    parts = [
        (corners.subsurface((right * end, low * end, end, end)), (right * (w - end), low * (h - end)))
        for right in (0, 1)
        for low in (0, 1)
    ]
    level, upright = (
        pygame.Surface((w - 2 * end, width), pygame.SRCALPHA),
        pygame.Surface((width, h - 2 * end), pygame.SRCALPHA),
    )
    level.fill(color)
    upright.fill(color)
    sides = [(level, (end, 0)), (level, (end, h - width)), (upright, (0, end)), (upright, (w - width, end))]
    return parts + sides


def _small_ring(size: Size, radius: int, width: int, color: Color) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(color)
    band = _mask(size, radius)
    inner = max(0, size[0] - 2 * width), max(0, size[1] - 2 * width)
    if min(inner) > 0:
        hole = _mask(inner, max(0, radius - width))
        hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        band.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    picture.blit(band, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _shadow(size: Size, radius: int, blur: int, color: Color) -> pygame.Surface:
    # A blur hides detail, so it is made small and stretched: a quarter of the width, a sixteenth of the work.
    shrink = max(1, blur // 4)
    whole = size[0] + 2 * blur, size[1] + 2 * blur
    small = pygame.Surface((max(8, whole[0] // shrink), max(8, whole[1] // shrink)), pygame.SRCALPHA)
    small.fill((*color[:3], 0))
    body = max(1, size[0] // shrink), max(1, size[1] // shrink)
    shape = _rounded(body, min(radius // shrink, min(body) // 2), color, None, None, 0)
    small.blit(shape, ((small.get_width() - body[0]) // 2, (small.get_height() - body[1]) // 2))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // shrink // 2))
    return ready(pygame.transform.smoothscale(soft, whole))


def _gradient(size: Size, top: Color, bottom: Color) -> pygame.Surface:
    rows, last = bytearray(b"\xff") * (4 * size[1]), max(1, size[1] - 1)
    channels = 4 if len(top) == len(bottom) == 4 else 3  # of colours that both have an opacity, that changes too
    for channel, (first, other) in enumerate(zip(top[:channels], bottom[:channels], strict=True)):
        slope = (other - first) / last
        rows[channel::4] = bytes([round(first + slope * y) for y in range(size[1])])
    return pygame.transform.scale(ready(pygame.image.frombuffer(rows, (1, size[1]), "RGBA")), size)


def _mask(size: Size, radius: int) -> pygame.Surface:
    """White, and transparent outside the round corners."""
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.fill(_WHITE)
    for corner, at in _corners(size, radius):
        mask.blit(corner, at, special_flags=pygame.BLEND_RGBA_MIN)
    return mask


def _corners(size: Size, radius: int) -> list[tuple[pygame.Surface, Size]]:
    """The four round corners of a mask, and where they go."""
    if radius <= 0:
        return []
    return [
        (
            pygame.transform.flip(_corner(radius), right, low),
            (size[0] - radius if right else 0, size[1] - radius if low else 0),
        )
        for right in (False, True)
        for low in (False, True)
    ]


@kept
def _corner(radius: int) -> pygame.Surface:
    """The top left corner: how much of each pixel lies inside a circle around (radius, radius)."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{radius}" height="{radius}">'
        f'<circle cx="{radius}" cy="{radius}" r="{radius}" fill="#fff"/></svg>'
    )
    corner = pygame.Surface((radius, radius), pygame.SRCALPHA)
    corner.fill(_CLEAR)
    corner.blit(pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (radius, radius)), (0, 0))
    return corner
