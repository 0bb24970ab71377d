"""The pictures of celebrating words: in gold or silver, with a star, slashes or coins behind them."""

import math
from collections.abc import Sequence
from typing import assert_never

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.chips import turned_chip, turned_step
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import hex_color, raster, ready
from tonk.ui.table.motion.celebrations import Form

_SMOOTH, _SOFT, _ROOM = 2, 2, 14.0
"""The enlargement for drawing edges, and the reduction for shadows; the margin around a word, in units."""
_SILVER = (116, 128, 136), (198, 208, 212), (246, 248, 248), (255, 255, 255), (206, 214, 218), (128, 138, 146)
_RED = (214, 44, 40), (255, 92, 78), (255, 138, 120), (255, 206, 194), (255, 108, 92), (220, 52, 46)
_POINTS = (226, 158, 46), (30, 150, 160), (124, 74, 186), (206, 44, 52)
_SLASHES = _POINTS[3], _POINTS[1]
"""The colours of silver and of red from above, of the points of a Wild's star from the right on, and of a Cross's two
slashes."""
_SLASH_TOP, _SLASH_LEFT = 0.15, 0.27
"""The upper and the left end of those slashes, as shares of the size of the word's picture."""
_WAIST, _FACET = 0.22, 0.42
"""The waist of that star, as a share of the word's height, and the darkening of one side of each point."""
_STAR_ROOM, _STAR_HIGH, _STAR_RAYS = 76.0, 1.6, 16
"""The width of that star beside the word, in units, its height relative to the word's, and the number of its rays."""
_STAR_GOLD, _SHINE = (244, 200, 92), (255, 244, 214)
_STREAKS = (14.0, 0.36, 4.0), (0.0, 0.52, 6.0), (26.0, 0.67, 3.5)
_STREAK_ROOM, _STREAK_CLEAR = 64.0, 5.0
"""The streaks before a word: the tip of each, in units, its height in the word, and its thickness, in units; their
width beside the word, and the gap between them and its letters, in units."""
_SWEEP, _SWEEP_LEAN = 0.7, 0.5
"""The width and lean of the band of light that sweeps over a word, relative to its height."""
_COIN, _COINS = 21.0, 3
"""The size of a coin beside a word, in units, and the number on each side."""


def tint(canvas: Canvas, size: tuple[int, int], form: Form) -> pygame.Surface:
    """Return the colours of the letters.

    Args:
        canvas: Has the theme.
        size: The size of the picture, in pixels.
        form: The form of the word.
    """
    theme = canvas.theme
    gold = (theme.gold_dark, theme.gold, theme.gold_light, (255, 250, 228), theme.gold, theme.gold_dark)
    red = _RED
    bands = red if form is Form.RED else gold if form in (Form.GOLD, Form.STREAKS) else _SILVER
    column = pygame.Surface((1, len(bands)), pygame.SRCALPHA)
    for row, band in enumerate(bands):
        column.set_at((0, row), (*band[:3], 255))
    return pygame.transform.smoothscale(column, size)


def _behind(canvas: Canvas, word: pygame.Surface, letters_high: float, form: Form) -> pygame.Surface:
    """Return a word with its background."""
    match form:
        case Form.PLAIN | Form.GOLD | Form.RED:
            return word
        case Form.STAR:
            return _starred(word, canvas.viewport.scale * letters_high)
        case Form.SLASHES:
            return _slashed(word, canvas.viewport.scale * letters_high)
        case Form.STREAKS:
            return _streaked(word, canvas.viewport.scale * letters_high, canvas.theme.gold)
        case Form.COINS:
            return _with_coins(canvas, word, letters_high)
        case _:
            assert_never(form)


def _starred(word: pygame.Surface, unit: float) -> pygame.Surface:
    """Return a word on a Wild's star of four coloured points, cut like a stone, in its own light."""
    wide = word.get_width() + round(2 * _STAR_ROOM * unit)
    high = round(word.get_height() * _STAR_HIGH)
    x, y, waist = wide / 2, high / 2, word.get_height() * _WAIST
    body = _star_light(x, y) + _points((y * 0.6,) * 4, 45.0, waist * 0.7, (_STAR_GOLD,) * 4)
    body += _points((x * 0.98, y * 0.74) * 2, 0.0, waist, _POINTS)
    for at, size in (((x * 0.6, -y * 0.42), 0.16), ((-x * 0.66, y * 0.34), 0.13), ((-x * 0.4, -y * 0.62), 0.1)):
        body += _twinkle(at, y * size)
    picture = raster(body, f"{-x:.1f} {-y:.1f} {wide} {high}", wide, high)
    picture.blit(word, word.get_rect(center=(wide // 2, high // 2)))
    return picture


def _star_light(x: float, y: float) -> str:
    """Return light around the middle of a star, and thin rays between its points."""
    gold = hex_color(_STAR_GOLD)
    body = (
        f'<defs><radialGradient id="h" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{x:.1f}">'
        f'<stop offset="0" stop-color="#fff6d8" stop-opacity=".85"/><stop offset=".4" stop-color="{gold}" '
        f'stop-opacity=".36"/><stop offset="1" stop-color="{gold}" stop-opacity="0"/></radialGradient></defs>'
    )
    light = f'<circle r="{x:.1f}" fill="url(#h)"/>'
    for number in range(_STAR_RAYS):
        turn = math.tau * (number + 0.5) / _STAR_RAYS
        (a, b), (c, d) = ((x * math.cos(turn + side), x * math.sin(turn + side)) for side in (-0.04, 0.04))
        light += f'<path d="M0 0L{a:.1f} {b:.1f}L{c:.1f} {d:.1f}Z" fill="url(#h)"/>'
    return f'{body}<g transform="scale(1 {y / x:.3f})">{light}</g>'


def _points(reaches: Sequence[float], turn: float, waist: float, colors: Sequence[tuple[int, int, int]]) -> str:
    """Return four points of a star from the right on, clockwise, each with a light and a dark facet and a rim.

    Args:
        reaches: The length of each.
        turn: The direction of the first, in degrees.
        waist: Half the width of the star between two points.
        colors: The colour of each.
    """
    body, w = "", f"{waist:.1f}"
    for number, (far, color) in enumerate(zip(reaches, colors, strict=True)):
        light, dark = hex_color(mix(color, _SHINE, 0.3)), hex_color(mix(color, (0, 0, 0), _FACET))
        drawn = (
            f'<path d="M0 0L{w} -{w}L{far:.1f} 0Z" fill="{light}"/><path d="M0 0L{w} {w}L{far:.1f} 0Z" fill="{dark}"/>'
        )
        drawn += (
            f'<path d="M{w} -{w}L{far:.1f} 0L{w} {w}" fill="none" stroke="#1c0f08" stroke-width="{waist * 0.065:.2f}"/>'
        )
        drawn += f'<path d="M0 0L{far:.1f} 0" stroke="#fff4d0" stroke-opacity=".7" stroke-width="{waist * 0.05:.2f}"/>'
        body += f'<g transform="rotate({turn + 90 * number:.0f})">{drawn}</g>'
    return body


def _twinkle(at: tuple[float, float], size: float) -> str:
    """Return a small light that twinkles."""
    x, y, near = *at, size * 0.16
    corners = "".join(
        f"L{x + dx:.1f} {y + dy:.1f}"
        for dx, dy in ((near, -near), (size, 0), (near, near), (0, size), (-near, near), (-size, 0), (-near, -near))
    )
    return f'<path d="M{x:.1f} {y - size:.1f}{corners}Z" fill="#fffbe8"/>'


def _slashed(word: pygame.Surface, unit: float) -> pygame.Surface:
    """Return a word on two crossing slashes."""
    wide, high = word.get_size()
    large = pygame.Surface((wide * _SMOOTH, high * _SMOOTH), pygame.SRCALPHA)
    w, h, thick = large.get_width(), large.get_height(), 13.0 * unit * _SMOOTH
    left, right = _SLASH_LEFT * w, (1.0 - _SLASH_LEFT) * w
    for color, (x, to_x) in zip(_SLASHES, ((left, right), (right, left)), strict=True):
        middle, tip = (w / 2, h / 2), thick * 1.6
        aside = math.copysign(tip, to_x - x)
        corners = [(x, _SLASH_TOP * h), (middle[0] + aside / 3, middle[1] - thick / 2), (to_x, (1.0 - _SLASH_TOP) * h)]
        corners.append((middle[0] - aside / 3, middle[1] + thick / 2))
        pygame.draw.polygon(large, (*color, 255), corners)
    picture = pygame.transform.smoothscale(large, (wide, high))
    picture.blit(word, (0, 0))
    return picture


def _streaked(word: pygame.Surface, unit: float, color: Color) -> pygame.Surface:
    """Return a word with streaks that end before its letters, for something gone in a blink."""
    wide, high = word.get_size()
    room = round(_STREAK_ROOM * unit)
    large = pygame.Surface(((wide + 2 * room) * _SMOOTH, high * _SMOOTH), pygame.SRCALPHA)
    large.fill((*color[:3], 0))
    high_here, end = large.get_height(), (_STREAK_ROOM + _ROOM - _STREAK_CLEAR) * unit * _SMOOTH
    for tip, y, thick in _STREAKS:
        middle = y * high_here
        points = [(tip * unit * _SMOOTH, middle), (end, middle - thick * unit), (end, middle + thick * unit)]
        pygame.draw.polygon(large, (*color[:3], 255), points)
    picture = pygame.transform.smoothscale(large, (wide + 2 * room, high))
    picture.blit(word, (room, 0))
    return picture


def _with_coins(canvas: Canvas, word: pygame.Surface, letters_high: float) -> pygame.Surface:
    """Return a word with coins tumbling at both ends."""
    theme, size = canvas.theme, canvas.viewport.px(_COIN * letters_high)
    colors = theme.gold[:3], theme.gold_dark[:3], theme.knob[:3]
    room = round(2.1 * size)
    picture = pygame.Surface((word.get_width() + 2 * room, word.get_height()), pygame.SRCALPHA)
    for side in (-1, 1):
        for number in range(_COINS):
            coin = turned_chip(size, turned_step(0.5 + 0.9 * number), *colors)
            away = word.get_width() / 2 + size * (0.15 + 0.6 * number)
            x = picture.get_width() / 2 + side * away
            y = picture.get_height() * (0.5 + 0.3 * math.sin(1.9 * number + side))
            picture.blit(coin, coin.get_rect(center=(round(x), round(y))))
    picture.blit(word, (room, 0))
    return picture


def leaf(canvas: Canvas, word: str, letters_high: float, form: Form) -> pygame.Surface:
    """Return a word in letters of a form, sized relative to a title's: light above, dark below, on a soft shadow.

    Args:
        canvas: The canvas.
        word: The word.
        letters_high: The height of the letters.
        form: The form of its letters.
    """
    theme, render = canvas.theme, canvas.text_renderer.render
    letters = render(word, "title", theme.ink)
    filled = pygame.Surface(letters.get_size(), pygame.SRCALPHA)
    filled.fill((255, 255, 255, 0))
    filled.blit(letters, (0, 0))
    filled.blit(tint(canvas, filled.get_size(), form), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    dark = render(word, "title", (24, 14, 2))
    room = canvas.viewport.px(_ROOM)
    picture = pygame.Surface((filled.get_width() + 2 * room, filled.get_height() + 2 * room), pygame.SRCALPHA)
    picture.fill((24, 14, 2, 0))
    for _layer in range(3):
        picture.blit(dark, (room, room + canvas.viewport.px(2.0)))
    small = pygame.transform.smoothscale_by(picture, 1.0 / _SOFT)
    soft = pygame.transform.gaussian_blur(small, max(1, canvas.viewport.px(4.0) // _SOFT))
    picture = pygame.transform.smoothscale(soft, picture.get_size())
    edge = max(1, canvas.viewport.px(1.6 / letters_high))
    for dx, dy in ((-edge, 0), (edge, 0), (0, -edge), (0, edge), (edge, edge), (-edge, edge)):
        picture.blit(dark, (room + dx, room + dy))
    picture.blit(filled, (room, room))
    picture = pygame.transform.smoothscale_by(picture, letters_high)
    return ready(_behind(canvas, picture, letters_high, form))


def swept(word: pygame.Surface, share: float) -> pygame.Surface:
    """Return a word with a band of light on its letters, on the way from the left to the right.

    Args:
        word: The picture of the word.
        share: The elapsed share of the light's way.
    """
    wide, high = word.get_size()
    band = pygame.Surface((64, 1))
    for x in range(64):
        band.set_at((x, 0), [round(255 * max(0.0, 1.0 - abs(x - 31.5) / 31.5))] * 3)
    across, lean = round(high * _SWEEP), round(high * _SWEEP_LEAN)
    light = pygame.Surface((wide, high), pygame.SRCALPHA)
    light.fill((0, 0, 0))
    middle = -across / 2 + share * (wide + across)
    rows = 24
    strip = pygame.transform.smoothscale(band, (across, -(-high // rows)))
    for row in range(rows):
        left = middle - across / 2 + lean * (0.5 - row / rows)
        light.blit(strip, (round(left), row * high // rows))
    light.blit(word, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture = word.copy()
    for _layer in range(2):
        picture.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return ready(picture)
