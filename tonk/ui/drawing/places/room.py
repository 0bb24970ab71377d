"""The room as one sees it from a chair: what is around the table, a lamp, and the far edge of the cloth."""

import math
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

import pygame

from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.theme import Color, mix, theme_of
from tonk.ui.drawing.vectors import hex_color
from tonk.ui.drawing.viewport import Box, Point

MIDDLE = 0.685
"""The place of the lamp, as a share of the width; in a window that is higher than wide in the middle."""
_EDGE, _HALF, _DEEP = 0.575, 0.74, 0.6
"""The far edge of the table: its highest point (of the height), half its width (of the width), its depth (of the
height)."""
_RAIL = 17.0
_DARK: Color = (5, 4, 7)


def middle_of(box: Box) -> float:
    """The x of the lamp, and of the middle of the table."""
    return box.x + box.w * (MIDDLE if box.w >= box.h else 0.5)


def far_edge(box: Box) -> Box:
    """The box of the ellipse whose upper part is the far edge of the table, in a window of this box."""
    half, high = box.w * (_HALF if box.w >= box.h else 0.9), box.h * _DEEP
    return Box(middle_of(box) - half, box.y + box.h * _EDGE, 2 * half, 2 * high)


def paint_room(sheet: Sheet, place: str) -> Iterator[None]:
    """Paint the room of a place, step by step.

    Args:
        sheet: The sheet.
        place: One of the places of the settings.

    Raises:
        KeyError: There is no such place.
    """
    theme, box = theme_of(place), sheet.box
    sheet.surface.fill(mix(theme.felt_dark, _DARK, 0.55))
    lamp = middle_of(box), box.h * 0.1
    if place != "plain":
        _BACKDROPS[place](sheet)
        yield
        shade = radial("s", (lamp[0], box.h * 0.42), math.hypot(box.w, box.h) * 0.52,
                       (0, "#ffffff"), (0.4, "#b9aca4"), (0.75, "#5d5354"), (1, "#2c2629"))  # fmt: skip
        sheet.wash(shade + cover(box, paint("s")), (255, 255, 255), pygame.BLEND_RGB_MULT)
        yield
        _cone(sheet, lamp)
        yield
    yield from _table(sheet, theme.felt_light, theme.felt, theme.felt_dark, wooden=place != "plain")
    if place != "plain":
        _lamp(sheet, theme.gold, theme.felt_dark)
        roughen(sheet, 1.6, 5)


def _cone(sheet: Sheet, lamp: Point) -> None:
    """Light falls from the lamp through the smoke."""
    box, (x, y) = sheet.box, lamp
    low, wide = box.h * (_EDGE + 0.06), box.h * 0.62
    light = linear("c", (x, y), (x, low), (0, "#ffe2a6", 0.5), (0.5, "#ffd48a", 0.17), (1, "#ffc870", 0.06))
    sheet.soften(
        light + fill(f"M{x - 48:.1f} {y:.1f}L{x - wide:.1f} {low:.1f}L{x + wide:.1f} {low:.1f}L{x + 48:.1f} {y:.1f}Z",
                     paint("c")), 9.0)  # fmt: skip
    smoke = "".join(
        line(f"M{x + dx:.1f} {box.h * 0.52:.1f}c{bend:.1f} -60 {-bend:.1f} -110 {bend * 0.6:.1f} -190", "#fff0d0",
             width, 0.12)
        for dx, bend, width in ((-150.0, 46.0, 20.0), (120.0, -60.0, 26.0), (20.0, 34.0, 16.0))
    )  # fmt: skip
    sheet.soften(smoke, 9.0)


def _table(sheet: Sheet, light: Color, cloth: Color, dark: Color, *, wooden: bool) -> Iterator[None]:
    """The cloth in the light of the lamp, and the rail along its far edge."""
    box, edge = sheet.box, far_edge(sheet.box)
    part = Box(0, edge.y - 6, box.w, box.bottom - edge.y + 6)
    x, y = edge.center[0], edge.y + box.h * 0.24
    if not wooden:
        sheet.draw(fill(_ellipse(edge), hex_color(cloth)) + line(_ellipse(edge), "#aab0b9", 2.5), part)
        return
    reach = box.w * 0.5
    glow = mix(light, (255, 226, 150), 0.16)
    pool = radial("p", (x, y), reach, (0, hex_color(glow)), (0.3, hex_color(light)), (0.62, hex_color(cloth)),
                  (1, hex_color(mix(dark, _DARK, 0.3))), squeeze=0.62)  # fmt: skip
    wood = radial("w", (x, edge.y), box.w * 0.55, (0, "#a1552c"), (0.5, "#6d3219"), (1, "#241009"))
    brass = radial("b", (x, edge.y), box.w * 0.6, (0, "#f4d588"), (0.5, "#b98a3c"), (1, "#4b3212"))
    inner = edge.inset(_RAIL, _RAIL)
    body = f"<defs>{pool}{wood}{brass}</defs>" + fill(_ellipse(edge), paint("w"))
    body += line(_ellipse(edge.inset(2)), "#ffd0a0", 1.6, 0.35) + line(_ellipse(edge.inset(7)), "#ffb98a", 4, 0.14)
    body += fill(_ellipse(inner), paint("p")) + line(_ellipse(inner), "#0a0403", 5, 0.55)
    body += line(_ellipse(edge.inset(_RAIL - 2)), paint("b"), 3)
    for away, width, strength in ((26.0, 1.5, 0.5), (31.0, 0.8, 0.38)):
        body += line(_ellipse(inner.inset(away * 1.5, away)), paint("b"), width, strength)
    sheet.draw(body, part)
    yield
    comb(sheet, 4.0, 0.8, 2.0, 13, Box(0, edge.y + 40, box.w, box.bottom - edge.y - 40))


def _ellipse(box: Box) -> str:
    rx, ry, (x, y) = box.w / 2, box.h / 2, box.center
    arc = f"A{rx:.1f} {ry:.1f} 0 0 1"
    return f"M{x - rx:.1f} {y:.1f}{arc} {x + rx:.1f} {y:.1f}{arc} {x - rx:.1f} {y:.1f}Z"


def _lamp(sheet: Sheet, gold: Color, dark: Color) -> None:
    """A shade of enamel on a rod, and its bulb."""
    box, x = sheet.box, middle_of(sheet.box)
    y, wide = box.h * 0.1, 74.0
    bright, deep = hex_color(mix(gold, (255, 255, 255), 0.2)), hex_color(mix(dark, _DARK, 0.2))
    enamel = linear("e", (x - wide, 0), (x + wide, 0), (0, deep), (0.36, hex_color(mix(dark, gold, 0.3))), (1, deep))
    shade = (
        f"M{x - 15:.1f} {y - 50:.1f}C{x - 20:.1f} {y - 20:.1f} {x - wide + 8:.1f} {y - 22:.1f} {x - wide:.1f} {y:.1f}"
    )
    shade += (
        f"L{x + wide:.1f} {y:.1f}C{x + wide - 8:.1f} {y - 22:.1f} {x + 20:.1f} {y - 20:.1f} {x + 15:.1f} {y - 50:.1f}Z"
    )
    sheet.soften(f'<ellipse cx="{x:.1f}" cy="{y + 6:.1f}" rx="92" ry="26" fill="#ffe7b0" fill-opacity="0.75"/>', 9.0)
    body = f"<defs>{enamel}</defs>" + line(f"M{x:.1f} -4V{y - 46:.1f}", "#1a1210", 5) + fill(shade, paint("e"))
    body += line(f"M{x - wide:.1f} {y:.1f}H{x + wide:.1f}", bright, 3.4)
    body += f'<ellipse cx="{x:.1f}" cy="{y + 3:.1f}" rx="46" ry="6" fill="#fff6dc"/>'
    body += line(f"M{x - 15:.1f} {y - 50:.1f}H{x + 15:.1f}", bright, 4)
    sheet.draw(body, Box(x - 110, 0, 220, y + 20))


def _club(sheet: Sheet) -> None:
    """A stage curtain in folds, and lights that are out of focus."""
    box, step = sheet.box, 46.0
    sheet.surface.fill((38, 8, 14))
    body = ""
    for number in range(math.ceil(box.w / step) + 1):
        x = number * step
        body += fill(f"M{x:.1f} 0H{x + step * 0.62:.1f}V{box.h:.1f}H{x - 4:.1f}Z", "#5d151d", 0.85)
        body += fill(
            f"M{x + step * 0.18:.1f} 0H{x + step * 0.34:.1f}V{box.h:.1f}H{x + step * 0.14:.1f}Z", "#8c2a31", 0.5
        )
    body += fill(_bows(box, 132.0, 58.0), "#4a0f18") + line(_bows(box, 132.0, 58.0), "#d9a94e", 5, 0.75)
    sheet.soften(body, 4.5)
    sheet.soften(_lights(box, 0.3, ("#ffb45a", "#ff6a4a", "#f2d08a")), 3.0)


def _bows(box: Box, span: float, deep: float) -> str:
    """A row of bows along the upper edge, such as a curtain hangs in."""
    bows = "".join(f"Q{(n + 0.5) * span:.1f} {2 * deep:.1f} {(n + 1) * span:.1f} {deep * 0.5:.1f}"
                   for n in range(math.ceil(box.w / span)))  # fmt: skip
    return f"M-6 -6V{deep * 0.5:.1f}L0 {deep * 0.5:.1f}{bows}L{box.w + span:.1f} -6Z"


def _lights(box: Box, low: float, inks: tuple[str, ...]) -> str:
    """Far lights, always the same."""
    return "".join(
        f'<circle cx="{(n * 167 + 60) % box.w:.1f}" cy="{box.h * low + (n * 71) % 120:.1f}" r="{5 + n * 5 % 9}" '
        f'fill="{inks[n % len(inks)]}" fill-opacity="0.4"/>'
        for n in range(math.ceil(box.w / 90))
    )


def _camp(sheet: Sheet) -> None:
    """Night over a wood, tents, and a fire behind them."""
    box = sheet.box
    sky = linear("k", (0, 0), (0, box.h * 0.7), (0, "#121a30"), (0.6, "#33304a"), (1, "#7a4a30"))
    sheet.wash(sky + cover(box, paint("k")))
    stars = "".join(
        f'<circle cx="{(n * 137.5) % box.w:.1f}" cy="{(n * 53) % (box.h * 0.34):.1f}" r="{1 + n % 3 * 0.5}" '
        'fill="#ffffff"/>'
        for n in range(40)
    )
    sheet.draw(stars, Box(0, 0, box.w, box.h * 0.36))
    trees = "".join(fill(_tree((n * 83.0) % (box.w + 80), box.h * 0.64, 150 + n * 47 % 130), "#0b1512")
                    for n in range(26))  # fmt: skip
    sheet.soften(trees, 1.6)
    tents = ""
    for x, wide in ((0.42, 130.0), (0.95, 170.0), (0.08, 150.0)):
        left, y = box.w * x, box.h * 0.62
        tents += fill(
            f"M{left - wide:.1f} {y:.1f}L{left:.1f} {y - wide * 0.95:.1f}L{left + wide:.1f} {y:.1f}Z", "#5b4630"
        )
        tents += fill(
            f"M{left - 26:.1f} {y:.1f}L{left:.1f} {y - wide * 0.8:.1f}L{left + 26:.1f} {y:.1f}Z", "#e8953c", 0.8
        )
    sheet.soften(tents, 2.0)


def _tree(x: float, foot: float, high: float) -> str:
    """The outline of a fir: three tiers on a stem."""
    left, right = "", ""
    for tier, (out, back) in enumerate(((0.13, 0.07), (0.19, 0.1), (0.26, 0.04))):
        y = foot - high * (0.66 - 0.24 * tier)
        left = f"L{x - back * high:.1f} {y:.1f}L{x - out * high:.1f} {y:.1f}" + left
        right += f"L{x + out * high:.1f} {y:.1f}L{x + back * high:.1f} {y:.1f}"
    return f"M{x:.1f} {foot - high:.1f}{right}V{foot + 60:.1f}H{x - 0.04 * high:.1f}{left}Z"


def _cafe(sheet: Sheet) -> None:
    """Tall windows towards the street, at dusk, and bottles on a shelf."""
    box = sheet.box
    sheet.surface.fill((74, 24, 30))
    sheet.soften(_windows(box, 236.0, 34.0, (0.05, 0.6), ("#2c4468", "#8f5f46")), 1.6)
    sheet.soften(_lights(box, 0.28, ("#ffd98f", "#ffb65a")), 2.6)


def _station(sheet: Sheet) -> None:
    """A hall of iron and glass in the snow, and its clock."""
    box = sheet.box
    sheet.surface.fill((30, 44, 62))
    sheet.soften(_windows(box, 204.0, 20.0, (0.02, 0.62), ("#2f4866", "#6f8aa4")), 1.6)
    flakes = "".join(
        f'<circle cx="{(n * 137.5) % box.w:.1f}" cy="{(n * 71) % (box.h * 0.6):.1f}" r="{1.4 + n % 4 * 0.6}" '
        f'fill="#ffffff" fill-opacity="0.75"/>'
        for n in range(70)
    )
    sheet.soften(flakes, 0.6)


def _windows(box: Box, step: float, first: float, rows: tuple[float, float], glass: tuple[str, str]) -> str:
    """A row of windows.

    Args:
        box: The wall.
        step: The distance from one window to the next.
        first: Where the first one begins.
        rows: The upper edge and the height of each, as shares of the wall's height.
        glass: The colours of the glass, above and below.
    """
    top, high = box.h * rows[0], box.h * rows[1]
    count = math.ceil(box.w / step)
    return "".join(_window(n * step + first, top, 168, high, glass, str(n)) for n in range(count))


def _window(x: float, y: float, wide: float, high: float, glass: tuple[str, str], name: str) -> str:
    """A window with a round top and panes."""
    light = linear(f"g{name}", (0, y), (0, y + high), (0, glass[0]), (1, glass[1]))
    r = wide / 2
    outline = f"M{x:.1f} {y + high:.1f}V{y + r:.1f}A{r:.1f} {r:.1f} 0 0 1 {x + wide:.1f} {y + r:.1f}V{y + high:.1f}Z"
    bars = f"M{x + r:.1f} {y:.1f}V{y + high:.1f}"
    bars += "".join(f"M{x:.1f} {y + r + row * 92:.1f}h{wide:.1f}" for row in range(int((high - r) / 92) + 1))
    return light + fill(outline, paint(f"g{name}")) + line(bars, "#171013", 5) + line(outline, "#171013", 9)


_BACKDROPS: Mapping[str, Callable[[Sheet], None]] = MappingProxyType(
    {"club": _club, "camp": _camp, "cafe": _cafe, "station": _station, "cafe-evening": _cafe}
)
