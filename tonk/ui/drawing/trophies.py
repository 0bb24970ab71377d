"""The trophies of the Circuit, one for each table: gold on a stepped foot, or a shape in the dark."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import pygame

from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.theme import Color, Theme, mix
from tonk.ui.drawing.vectors import hex_color, raster

TROPHY_RATIO = 1.4
"""The height of a trophy to its width."""

_ONYX: Color = (21, 20, 26)
_GOLDS: tuple[Color, Color, Color] = ((247, 222, 146), (233, 196, 99), (184, 137, 45))
"""Light, middle and dark: a trophy is golden in every theme."""
_UNLIT = (0.36, 0.46, 0.22, 0.88)
"""The lightness of the light, middle and dark parts, and the outline, of a trophy that hasn't been won."""
_CREAM = "#fbf3df"


@dataclass(frozen=True, slots=True)
class _Inks:
    """The colours that a trophy is drawn in."""

    light: str
    gold: str
    edge: str
    onyx: str
    cream: str
    jewels: tuple[str, str, str]


def trophy(table_id: str, width_px: int, theme: Theme, *, won: bool) -> pygame.Surface:
    """Return the trophy of a table of the Circuit.

    Args:
        table_id: The id of the table.
        width_px: The width, in pixels; the height is `TROPHY_RATIO` times that.
        theme: The colours.
        won: Whether it has been won.

    Raises:
        KeyError: There is no such table.
    """
    if won:
        jewels = theme.twists["wild"][:3], theme.twists["cross"][:3], theme.twists["skip"][:3]
        return _drawn(table_id, width_px, _GOLDS, _ONYX, jewels, _GOLDS[2])
    stone, shine = mix(theme.panel_raised, _ONYX, 0.35), theme.gold_light
    light, gold, dark, edge = (mix(theme.panel_raised, shine, share) for share in _UNLIT)
    return _drawn(table_id, width_px, (light, gold, dark), stone, (dark, dark, dark), edge)


@kept
def _drawn(
    table_id: str,
    width: int,
    golds: tuple[Color, Color, Color],
    onyx: Color,
    jewels: tuple[Color, Color, Color],
    edge: Color,
) -> pygame.Surface:
    light, gold, dark = (hex_color(color) for color in golds)
    cream = _CREAM if onyx == _ONYX else gold
    one, two, three = (hex_color(color) for color in jewels)
    inks = _Inks(light, gold, hex_color(edge), hex_color(onyx), cream, (one, two, three))
    body = (
        "<defs>"
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="-36" y1="-60" x2="36" y2="40">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="0.45" stop-color="{gold}"/>'
        f'<stop offset="0.62" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        + _foot(inks)
        + _FIGURES[table_id](inks)
    )
    width = max(1, width)
    return raster(body, "-50 -72 100 140", width, round(width * TROPHY_RATIO))


def _path(data: str, fill: str, stroke: str = "", width: float = 1.6) -> str:
    edge = f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{data}" fill="{fill}"{edge}/>'


def _stroke(data: str, stroke: str, width: float) -> str:
    look = f'fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{data}" {look}/>'


def _disc(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1.6) -> str:
    edge = f' stroke="{stroke}" stroke-width="{width}"' if stroke else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{edge}/>'


def _foot(inks: _Inks) -> str:
    """Three steps of black stone with a gold plate, as the base of them all."""
    steps = "".join(
        _path(f"M{-w} {y}H{w}V{y + h}H{-w}Z", inks.onyx, inks.edge, 1.2)
        for w, y, h in ((22, 36, 8), (30, 44, 8), (40, 52, 13))
    )
    return steps + _path("M-18 55.5H18V61.5H-18Z", "url(#g)")


def _record(inks: _Inks) -> str:
    """Return a gold record standing on its edge."""
    grooves = "".join(_disc(0, -20, r, "none", inks.onyx, 0.9) for r in (33, 29, 25, 21, 17))
    shine = _stroke("M-26 -42A34 34 0 0 1 -6 -53M26 2A34 34 0 0 1 6 13", inks.cream, 2.2)
    stand = _path("M-13 36L-7 12H7L13 36Z", "url(#g)", inks.edge)
    return (
        stand
        + _disc(0, -20, 40, "url(#g)", inks.edge)
        + grooves
        + shine
        + _disc(0, -20, 12, inks.onyx, inks.light)
        + _disc(0, -20, 3, inks.light)
    )


def _cup(inks: _Inks) -> str:
    """A cup with the sign of spades on it."""
    ears = _stroke("M-27 -52C-48 -54 -46 -18 -20 -16M27 -52C48 -54 46 -18 20 -16", inks.gold, 4.5)
    bowl = "M-29 -62H29C29 -24 19 -6 6 0V20H15L20 36H-20L-15 20H-6V0C-19 -6 -29 -24 -29 -62Z"
    spade = (
        "M0 -53C3 -45 16 -38 16 -26A8 8 0 0 1 2 -22Q2.5 -17 7 -14H-7Q-2.5 -17 -2 -22A8 8 0 0 1 -16 -26C-16 -38 -3 -45 "
        "0 -53Z"
    )
    rim = _path("M-32 -66H32V-59H-32Z", inks.light, inks.edge)
    return ears + _path(bowl, "url(#g)", inks.edge) + rim + _path(spade, inks.onyx)


def _shield(inks: _Inks) -> str:
    """A shield over crossed swords."""
    swords = "".join(
        f'<g transform="translate(0 -12) rotate({turn})">'
        + _path("M-2.8 -54L0 -62L2.8 -54V52H-2.8Z", inks.light, inks.edge, 1.2)
        + _path("M-11 36H11V40.5H-11Z", "url(#g)", inks.edge, 1)
        + "</g>"
        for turn in (38, -38)
    )
    outline = "M0 -58L32 -48V-16C32 10 18 26 0 36C-18 26 -32 10 -32 -16V-48Z"
    inner = "M0 -49L24 -41.5V-16C24 4 14 17 0 26C-14 17 -24 4 -24 -16V-41.5Z"
    star = "M0 -38L6 -19L25 -19L10 -7L15 12L0 1L-15 12L-10 -7L-25 -19L-6 -19Z"
    small = f'<g transform="translate(0 -8) scale(0.7)">{_path(star, "url(#g)")}</g>'
    return swords + _path(outline, "url(#g)", inks.edge) + _path(inner, inks.onyx, inks.light, 1.2) + small


def _banner(inks: _Inks) -> str:
    """The black standard of a company of soldiers, with a bird on it."""
    pole = _path("M-2.4 -68H2.4V36H-2.4Z", "url(#g)", inks.edge, 1) + _disc(0, -67, 4.4, inks.light, inks.edge)
    bar = _path("M-36 -60H36V-55H-36Z", "url(#g)", inks.edge, 1) + _disc(-36, -57.5, 4, inks.light)
    cloth = "M-31 -55H31V14L15.5 4L0 16L-15.5 4L-31 14Z"
    bird = (
        "M0 -24C6 -40 20 -46 27 -43C25 -30 16 -16 7 -12L10 -3L3 -6L0 2L-3 -6L-10 -3L-7 -12C-16 -16 -25 -30 -27 -43"
        "C-20 -46 -6 -40 0 -24Z"
    )
    hem = _stroke("M-27 -51V6L-15.5 -1L0 10L15.5 -1L27 6V-51", inks.gold, 1.4)
    return (
        pole + _path(cloth, inks.onyx, inks.gold) + hem + _path(bird, "url(#g)") + bar + _disc(36, -57.5, 4, inks.light)
    )


def _coffee(inks: _Inks) -> str:
    """A small cup on its saucer, steaming."""
    steam = _stroke("M-10 -38C-18 -48 -2 -54 -10 -66M8 -38C0 -48 16 -54 8 -66", inks.cream, 3)
    ear = _stroke("M26 -20C44 -22 42 6 20 6", inks.gold, 4.5)
    cup = "M-30 -30H28C28 0 18 20 4 24H-6C-20 20 -30 0 -30 -30Z"
    saucer = '<ellipse cx="0" cy="29" rx="40" ry="8" fill="url(#g)"' + f' stroke="{inks.edge}" stroke-width="1.6"/>'
    brew = f'<ellipse cx="-1" cy="-30" rx="29" ry="6" fill="{inks.onyx}" stroke="{inks.light}" stroke-width="1.6"/>'
    line = _stroke("M-26 -14C-24 -10 22 -10 24 -14", inks.edge, 1.4)
    return steam + ear + saucer + _path(cup, "url(#g)", inks.edge) + line + brew


def _clock(inks: _Inks) -> str:
    """The clock of a station, five minutes before the train goes."""
    post = _path("M-5 8H5L9 36H-9Z", "url(#g)", inks.edge)
    scrolls = _stroke("M-8 30C-26 30 -26 16 -16 16M8 30C26 30 26 16 16 16", inks.gold, 3)
    ticks = "".join(
        f'<g transform="translate(0 -26) rotate({turn})">'
        + _stroke("M0 -27V-22", inks.onyx, 3 if turn % 90 == 0 else 1.4)
        + "</g>"
        for turn in range(0, 360, 30)
    )
    hands = _stroke("M0 -26L-10 -44M0 -26L-1 -40", inks.onyx, 3)
    face = _disc(0, -26, 39, "url(#g)", inks.edge) + _disc(0, -26, 31, inks.cream, inks.edge)
    return post + scrolls + face + ticks + hands + _disc(0, -26, 3.4, inks.onyx)


def _crown(inks: _Inks) -> str:
    """A crown with a stone for each kind of special card, on a cushion."""
    cushion = "M-36 16C-20 8 20 8 36 16C42 22 42 32 36 38C20 32 -20 32 -36 38C-42 32 -42 22 -36 16Z"
    crown = "M-32 14L-40 -36L-20 -14L0 -54L20 -14L40 -36L32 14C20 9 -20 9 -32 14Z"
    band = _path("M-33 2C-20 -3 20 -3 33 2L32 14C20 9 -20 9 -32 14Z", inks.light, inks.edge, 1.2)
    tips = _disc(-40, -38, 4.6, inks.light, inks.edge) + _disc(40, -38, 4.6, inks.light, inks.edge)
    stones = "".join(
        _path(f"M{x} {y - 8}L{x + 6} {y}L{x} {y + 8}L{x - 6} {y}Z", stone, inks.cream, 1)
        for x, y, stone in zip((-20, 0, 20), (-1, -16, -1), inks.jewels, strict=True)
    )
    top = _disc(0, -57, 6, inks.light, inks.edge)
    return _path(cushion, inks.onyx, inks.gold) + _path(crown, "url(#g)", inks.edge) + band + tips + top + stones


_FIGURES: Mapping[str, Callable[[_Inks], str]] = MappingProxyType(
    {
        "jazz-club": _record,
        "pagat": _cup,
        "speno-1992": _shield,
        "black-company": _banner,
        "descente": _coffee,
        "terminus-frore": _clock,
        "twists": _crown,
    }
)
