"""A player's face in a large medal, with the head extending beyond it, and a ribbon with words."""

import math

import pygame

from tonk.session.match.characters import Mood
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import PictureCache, kept
from tonk.ui.drawing.portraits import NO_PORTRAIT
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Point
from tonk.ui.screens.parts.faces import Face, draw_chip, draw_face, seat_color
from tonk.ui.shell.context import UiContext

_BUST = 1.3
"""The ratio of a bust's side to the medal's width."""
_HEAD_OUT = 0.29
"""The part of a head above the medal, as a share of its width, so that the highest hat is whole."""
_HANDS_ABOVE, _HANDS_WITHIN = 60.0, 50.0
"""The middle of the wider ring to which raised hands extend, above the foot of the medal's, and its radius, for a medal
100 across."""
_FOOT = 0.97
"""The part of a bust above the foot of the ring, as a share of its width."""
_SET = 0.8
"""The ratio of a letter's width in its setting to the medal's width."""
_ABOVE = 0.2
"""The ratio of the crown's height above the setting to the medal's width."""
_PEARLS = 40
_STEP = 0.2
"""The distance between chips in a stack, as a share of a chip."""

_standing_out = PictureCache()


def draw_medal(canvas: Canvas, ui: UiContext, face: Face, center: Point, size: float, mood: Mood) -> None:
    """Draw a player in a medal of the seat's colour, ``size`` units across; the head extends above it.

    A person without a portrait has a crown above it, and a setting of pearls around the letter.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        face: The owner of the face.
        center: The medal's centre, in units.
        size: Its size, in units.
        mood: The mood.
    """
    portrait = ui.portraits.portrait_of(face.name, is_person=face.is_person)
    if not draw_worn_medal(canvas, ui, portrait, center, size, mood, seat_color(ui, face.seat)):
        theme = canvas.theme
        setting = _setting(canvas.viewport.px(size), theme.gold_light[:3], theme.gold[:3], theme.gold_dark[:3])
        canvas.picture(setting, (center[0], center[1] - size * _ABOVE / 2), "center")
        draw_face(canvas, ui, face, center, size * _SET, mood)


def draw_worn_medal(
    canvas: Canvas, ui: UiContext, portrait: str, center: Point, size: float, mood: Mood, color: Color
) -> bool:
    """Draw a portrait in a medal of a colour; return False, with nothing drawn, without such a portrait.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        portrait: The portrait, by the name of its files; may be empty.
        center: The medal's centre, in units.
        size: Its size, in units.
        mood: The mood.
        color: The colour of the ground.
    """
    theme, px = canvas.theme, canvas.viewport.px(size)
    picture = _standing(ui, portrait, mood, px) if portrait else None
    if picture is None:
        return False
    ground = _ground(px, color[:3], mix(color, theme.felt_dark, 0.72), theme.gold[:3], theme.gold_dark[:3])
    canvas.picture(ground, center, "center")
    canvas.picture(picture, (center[0], center[1] + size * 0.47), "midbottom")
    return True


def warm_medal(ui: UiContext, face: Face, size: float, mood: Mood) -> bool:
    """Draw a medal ahead, which takes too long for a frame; return False if it exists, and keep it longer.

    Args:
        ui: The context of the window.
        face: The owner of the face.
        size: The size of the medal, in units.
        mood: The mood.
    """
    portrait, px = ui.portraits.portrait_of(face.name, is_person=face.is_person), ui.viewport.px(size)
    there = (portrait, mood, px) in _standing_out
    draw_medal(Canvas(ui.viewport, ui.text, ui.theme), ui, face, (0.0, 0.0), size, mood)
    return not there and (portrait, mood, px) in _standing_out


def _standing(ui: UiContext, portrait: str, mood: Mood, px: int) -> pygame.Surface | None:
    """Return the figure in a medal of this many pixels across; None without such a portrait."""

    def drawn() -> pygame.Surface:
        bust = ui.portraits.worn_bust(portrait, mood, round(px * _BUST))
        return NO_PORTRAIT if bust is None else _out_of_ring(bust, px)

    standing = _standing_out.get((portrait, mood, px), drawn)
    return None if standing is NO_PORTRAIT else standing


def draw_stack(canvas: Canvas, foot: Point, chips: int, size: float) -> None:
    """Draw chips stacked on each other, the lowest with its middle at a point.

    Args:
        canvas: The canvas to draw on.
        foot: A point, in units.
        chips: The number of chips.
        size: The width of a chip, in units.
    """
    for number in range(chips):
        draw_chip(canvas, (foot[0] + (number % 2) * 1.5, foot[1] - number * size * _STEP), size)


def ribbon(size: tuple[int, int], top: Color, bottom: Color) -> pygame.Surface:
    """Return a ribbon with folded ends, in pixels.

    Args:
        size: Its width and height.
        top: Its colour above.
        bottom: Its colour below.
    """
    return _ribbon(size, top[:3], bottom[:3])


@kept
def _ribbon(size: tuple[int, int], top: Color, bottom: Color) -> pygame.Surface:
    wide, high = 100.0 * size[0] / size[1], 100.0
    dark, edge = hex_color(mix(bottom, (0, 0, 0), 0.45)), hex_color(mix(top, (255, 255, 255), 0.35))
    end, fold, drop = 74.0, 34.0, 16.0
    fill = "url(#r)"
    body = (
        f'<defs><linearGradient id="r" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{high}">'
        f'<stop offset="0" stop-color="{hex_color(top)}"/><stop offset="1" stop-color="{hex_color(bottom)}"/>'
        "</linearGradient></defs>"
    )
    for side, at in ((1, 0.0), (-1, wide)):
        tail = f"M{at} {drop}H{at + side * end}V{high}H{at}L{at + side * 26} {(high + drop) / 2}Z"
        body += f'<path d="{tail}" fill="{fill}"/><path d="{tail}" fill="#000000" fill-opacity="0.22"/>'
        body += f'<path d="M{at + side * fold} {high - drop}H{at + side * end}V{high}Z" fill="{dark}"/>'
    x, across = fold, wide - 2 * fold
    body += f'<path d="M{x} 0h{across}v{high - drop}h{-across}Z" fill="{fill}"/>'
    for y in (3.5, high - drop - 3.5):  # clear of letters that go below the line
        body += f'<path d="M{x} {y}h{across}" stroke="{edge}" stroke-width="2.4" stroke-opacity="0.75"/>'
    return raster(body, f"0 0 {wide} {high}", *size)


@kept
def _setting(size: int, light: Color, gold: Color, dark: Color) -> pygame.Surface:
    """Return a ring of gold with pearls, and a crown upon it."""
    pale, middle, deep = (hex_color(color) for color in (light, gold, dark))
    brown = hex_color(mix(dark, (0, 0, 0), 0.62))
    pearls = "".join(
        f'<circle cx="{45.2 * math.sin(turn):.2f}" cy="{45.2 * math.cos(turn):.2f}" r="2.3" fill="{pale}"/>'
        for turn in (2 * math.pi * number / _PEARLS for number in range(_PEARLS))
    )
    crown = "M-15 -46L-18 -62L-9 -56L0 -67L9 -56L18 -62L15 -46C7 -49 -7 -49 -15 -46Z"
    tips = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.2" fill="{pale}" stroke="{brown}" stroke-width="0.9"/>'
        for x, y in ((-18, -63), (0, -67), (18, -63))
    )
    body = (
        '<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="-40" y1="-66" x2="40" y2="50">'
        f'<stop offset="0" stop-color="{pale}"/><stop offset="0.5" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient></defs>'
        f'<path d="{crown}" fill="url(#s)" stroke="{brown}" stroke-width="1.4" stroke-linejoin="round"/>{tips}'
        f'<circle r="49.3" fill="{brown}"/><circle r="48.2" fill="url(#s)"/><circle r="45.2" fill="none" '
        f'stroke="{brown}" stroke-width="5.4"/>{pearls}<circle r="41.6" fill="{deep}"/>'
    )
    high = round(size * (1 + _ABOVE))
    return raster(body, f"-50 {-50 - 100 * _ABOVE} 100 {100 + 100 * _ABOVE}", size, high)


@kept
def _ground(size: int, color: Color, dark: Color, gold: Color, rim: Color) -> pygame.Surface:
    body = (
        '<defs><radialGradient id="m" gradientUnits="userSpaceOnUse" cx="0" cy="-12" r="58">'
        f'<stop offset="0" stop-color="{hex_color(mix(color, dark, 0.35))}"/>'
        f'<stop offset="1" stop-color="{hex_color(dark)}"/></radialGradient></defs>'
        f'<circle r="49" fill="{hex_color(rim)}"/><circle r="47.6" fill="{hex_color(gold)}"/>'
        f'<circle r="44.6" fill="{hex_color(rim)}"/><circle r="43.6" fill="url(#m)"/>'
    )
    return raster(body, "-50 -50 100 100", size, size)


def _out_of_ring(bust: pygame.Surface, size: int) -> pygame.Surface:
    """Return the part of a bust in the ring, or in a wider one above its middle, or above both; its foot is the ring's.

    Args:
        bust: The bust.
        size: The width of the medal, in pixels.
    """
    side = bust.get_width()
    high, unit = round(size * (1 + _HEAD_OUT)), 100.0 / size
    cut = pygame.Surface((side, high), pygame.SRCALPHA)
    cut.blit(bust, (0, high - round(side * _FOOT)))
    share, wide = high * unit, side * unit
    parts = f'<circle cx="50" cy="{share - 46.6:.2f}" r="43.6" fill="#ffffff"/>'
    parts += f'<circle cx="50" cy="{share - _HANDS_ABOVE:.2f}" r="{_HANDS_WITHIN}" fill="#ffffff"/>'
    left, upper = 50 - _HANDS_WITHIN, share + 2 - _HANDS_ABOVE
    parts += f'<rect x="{left}" y="-2" width="{2 * _HANDS_WITHIN}" height="{upper:.2f}" fill="#ffffff"/>'
    mask = raster(parts, f"{50 - wide / 2:.3f} 0 {wide:.3f} {share:.3f}", side, high)
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut
