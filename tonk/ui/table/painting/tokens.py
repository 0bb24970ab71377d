"""Small things on the plates: stacks of chips, hourglasses and other signs, and the number of cards held."""

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color, fade, mix
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.words import pgettext

CHIP_THICK = 0.15
"""The thickness of a chip, as a share of its width."""
MOST_CHIPS = 9
"""The height of the highest stack, even for more money."""
_USUAL_CHIPS = 5
_GLASS = 15.5
"""The width of an hourglass with its gap."""
_TAG, _RIM = 22.0, 2.0
"""The height of a tag, and the width of the dark rim that separates it from the backs of cards behind it."""
_MOST_GLASSES = 3
"""The most turns to wait that are shown as hourglasses; more are one hourglass and a number."""
_THICK, _FLAT = 100 * CHIP_THICK, 0.36
"""The thickness of a chip, and the height of its upper side relative to its width, in a drawing 100 wide."""
_HOURGLASS = (
    '<path d="M-30 -44L30 -44L30 -32C30 -16 8 -8 8 0C8 8 30 16 30 32L30 44L-30 44L-30 32C-30 16 -8 8 -8 0'
    'C-8 -8 -30 -16 -30 -32Z" fill="{ink}" fill-opacity="0.28" stroke="{ink}" stroke-width="8"/>'
    '<path d="M-38 -46L38 -46M-38 46L38 46" stroke="{ink}" stroke-width="13" stroke-linecap="round"/>'
    '<path d="M0 6C6 18 22 20 24 38L-24 38C-22 20 -6 18 0 6ZM-18 -20L18 -20C12 -12 4 -8 0 2C-4 -8 -12 -12 -18 -20Z" '
    'fill="{ink}"/>'
)
PADLOCK = (
    '<rect x="-36" y="-8" width="72" height="54" rx="10" fill="{ink}"/>'
    '<path d="M-22 -8L-22 -22A22 22 0 0 1 22 -22L22 -8" fill="none" stroke="{ink}" stroke-width="13"/>'
)
"""The outline of the padlock on a player who will lose a turn."""
SHIELD = (
    '<path d="M-36 -30C-20 -30 -8 -36 0 -44C8 -36 20 -30 36 -30C38 6 24 32 0 48C-24 32 -38 6 -36 -30Z" fill="{ink}"/>'
)
LEAP = (
    '<path d="M-42 30C-40 -16 -18 -34 4 -32C18 -31 28 -22 32 -10L44 -16L40 26L8 0L20 -5C16 -14 10 -18 2 -18'
    'C-12 -18 -26 -4 -28 30Z" fill="{ink}"/>'
)
CROSSING = (
    '<path d="M-40 40L22 -22M40 40L-22 -22" stroke="{ink}" stroke-width="13" fill="none"/>'
    '<path d="M44 -44L40 -8L8 -40ZM-44 -44L-40 -8L-8 -40Z" fill="{ink}"/>'
)
_TWO_CARDS = (
    '<rect x="-30" y="-44" width="50" height="70" rx="9" transform="rotate(-12)" fill="none" stroke="{ink}" '
    'stroke-width="9"/><rect x="-14" y="-30" width="50" height="70" rx="9" transform="rotate(8)" fill="{ink}"/>'
)


def chips_for(money: int, start: int) -> int:
    """Return the number of chips for an amount of money: five for the starting money, none for nothing."""
    if money <= 0:
        return 0
    return max(1, min(MOST_CHIPS, round(_USUAL_CHIPS * money / max(1, start))))


def draw_stack(canvas: Canvas, foot: Point, count: int, width: float) -> None:
    """Draw a stack of chips.

    Args:
        canvas: The canvas.
        foot: The middle of the lowest chip.
        count: The number of chips; 0 leaves a ring in their place.
        width: The width of a chip.
    """
    theme, px = canvas.theme, canvas.viewport.px(width)
    picture = _stack(count, px, theme.gold[:3], theme.gold_dark[:3], theme.knob[:3], theme.ink_dark[:3])
    canvas.picture(picture, (foot[0], foot[1] + width * (_FLAT / 2 + _THICK / 100)), "midbottom")


def draw_wait(canvas: Canvas, right: Point, turns: int, words: str) -> Box:
    """Draw a tag with an hourglass for each turn, one or more, to wait before dropping, and return its box.

    Args:
        canvas: The canvas.
        right: The right end of the tag.
        turns: The number of turns.
        words: The reason for the wait, if it fits.
    """
    theme = canvas.theme
    glasses = turns if turns <= _MOST_GLASSES else 1
    if turns > _MOST_GLASSES:
        # Translators: why somebody waits, as in “no drop”, and for how many turns.
        words = pgettext("a wait", "{reason}: {n}").format(reason=words, n=turns) if words else str(turns)
    said = canvas.text_renderer.measure(words, "small")[0] + 8.0 if words else 0.0
    wide = glasses * _GLASS + said + 12.0
    box = _tag(canvas, Box(right[0] - wide, right[1] - _TAG / 2, wide, _TAG), theme.bad)
    picture = _token(_HOURGLASS, canvas.viewport.px(16.0), theme.bad[:3])
    for glass in range(glasses):
        canvas.picture(picture, (box.x + 6.0 + (glass + 0.5) * _GLASS, box.center[1]), "center")
    if words:
        canvas.text((box.right - 9.0, box.center[1]), words, "small", theme.bad, anchor="midright")
    return box


def draw_sign(canvas: Canvas, right: Point, sign: str, words: str, color: Color) -> Box:
    """Draw a tag with a sign and perhaps words at a right end, and return its box.

    Args:
        canvas: The canvas.
        right: The right end of the tag.
        sign: One of the signs above.
        words: Its words; empty for the sign alone.
        color: The colour of both.
    """
    said = canvas.text_renderer.measure(words, "small")[0] + 6.0 if words else 0.0
    wide = 26.0 + said
    box = _tag(canvas, Box(right[0] - wide, right[1] - _TAG / 2, wide, _TAG), color)
    canvas.picture(_token(sign, canvas.viewport.px(15.0), color[:3]), (box.x + 13.0, box.center[1]), "center")
    if words:
        canvas.text((box.right - 8.0, box.center[1]), words, "small", color, anchor="midright")
    return box


def sign_width(canvas: Canvas, words: str) -> float:
    """Return the width of a tag with a sign and these words."""
    return 32.0 + canvas.text_renderer.measure(words, "small")[0]


def draw_label(canvas: Canvas, middle: Point, words: str) -> None:
    """Draw a few small words on the edge of a pile, on a ground that makes them readable.

    Args:
        canvas: The canvas to draw on.
        middle: Their middle, in units.
        words: The words.
    """
    wide, high = canvas.text_renderer.measure(words, "small")
    box = Box.around(middle, wide + 20.0, high + 2.0)
    canvas.rounded(box, fade(canvas.theme.felt_dark, 0.88), box.h / 2, border=fade(canvas.theme.panel_border, 0.7))
    canvas.text(box.center, words, "small", canvas.theme.ink, anchor="center")


def draw_count(canvas: Canvas, right: Point, count: int) -> Box:
    """Draw the number of cards held on a tag at a right end, and return its box.

    Args:
        canvas: The canvas to draw on.
        right: Its right end, in units.
        count: Their number.
    """
    theme = canvas.theme
    wide = canvas.text_renderer.measure(str(count), "strong")[0]
    box = _tag(canvas, Box(right[0] - wide - 32.0, right[1] - _TAG / 2, wide + 32.0, _TAG), theme.panel_border)
    icon = _token(_TWO_CARDS, canvas.viewport.px(15.0), theme.ink_soft[:3])
    canvas.picture(icon, (box.x + 14.0, box.center[1]), "center")
    canvas.text((box.right - 9.0, box.center[1]), str(count), "strong", theme.ink, anchor="midright")
    return box


def draw_thought(canvas: Canvas, center: Point) -> None:
    """Draw a cloud with three dots: a bot is thinking."""
    theme = canvas.theme
    canvas.rounded(Box.around(center, 34.0, 17.0), theme.card_cream, 8.5, border=theme.gold_dark, border_width=1.5)
    for away in (-8.0, 0.0, 8.0):
        canvas.disc((center[0] + away, center[1]), 2.5, theme.ink_dark)


def _tag(canvas: Canvas, box: Box, border: Color) -> Box:
    """Draw the ground of a tag, and return its box."""
    shade = mix(canvas.theme.panel_raised, canvas.theme.felt_dark, 0.5)
    canvas.rounded(box.inset(-_RIM), shade, _TAG / 2 + _RIM)
    canvas.rounded(box, shade, _TAG / 2, border=border)
    return box


@kept
def _token(body: str, size: int, color: Color) -> pygame.Surface:
    return raster(body.format(ink=hex_color(color)), "-54 -54 108 108", size, size)


@kept
def _stack(count: int, width: int, body: Color, dark: Color, notch: Color, line: Color) -> pygame.Surface:
    """Draw chips one on another, seen a little from above, with the lowest at the lower edge of the picture."""
    flat, edge = 100 * _FLAT, hex_color(mix(dark, line, 0.45))
    high = flat + _THICK * max(1, count) + 4
    look = f'stroke="{edge}" stroke-width="3.4"'
    if not count:
        ring = f'<ellipse cx="50" cy="{-flat / 2 - 2}" rx="46" ry="{flat / 2 - 2}" fill="none" {look}/>'
        return raster(ring, f"0 {-high} 100 {high}", width, max(1, round(width * high / 100)))
    drawn = []
    for number in range(count):
        low = -flat / 2 - 2 - number * _THICK
        # A stack built by hand is never quite straight.
        left = 2.0 + (number * 7 % 5 - 2) * (0.9 if number else 0.0)
        drawn.append(_chip(left + 2.0, low, 92.0, flat, hex_color(body), hex_color(notch), look))
    top = -flat / 2 - 2 - count * _THICK
    rim = f'fill="none" stroke="{hex_color(dark)}" stroke-width="4"'
    crown = f'<ellipse cx="{left + 48}" cy="{top}" rx="30" ry="{flat * 0.3}" {rim}/>'
    return raster("".join(drawn) + crown, f"0 {-high} 100 {high}", width, max(1, round(width * high / 100)))


def _chip(left: float, low: float, wide: float, flat: float, body: str, notch: str, look: str) -> str:
    """Draw one chip: its side with four notches, and its upper side."""
    up, rx, ry, right = low - _THICK, wide / 2, flat / 2, left + wide
    side = f"M{left} {up}L{left} {low}A{rx} {ry} 0 0 0 {right} {low}L{right} {up}A{rx} {ry} 0 0 1 {left} {up}Z"
    marks = ""
    for share, width in ((-0.78, 9), (-0.3, 15), (0.3, 15), (0.78, 9)):
        x, sag = left + rx + share * rx, ry * (1 - share**2) ** 0.5
        near, far = x - width / 2, x + width / 2
        marks += f"M{near} {up + sag}L{far} {up + sag}L{far} {low + sag}L{near} {low + sag}Z"
    face = f'<ellipse cx="{left + rx}" cy="{up}" rx="{rx}" ry="{ry}" fill="{body}" {look}/>'
    return f'<path d="{side}" fill="{body}" {look}/><path d="{marks}" fill="{notch}"/>{face}'
