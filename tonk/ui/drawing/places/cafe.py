"""The café: a wine-red card cloth on a marble table, on a terrace under plane trees at the end of an afternoon."""

import math
import random
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import paint_beyond
from tonk.ui.drawing.places.ornaments import Pool, light_up
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, disc, fill, line, paint, radial
from tonk.ui.drawing.places.table_edge import (
    FAR,
    RAIL,
    contour,
    draw_rim,
    field,
    heart_of,
    lit_from_far,
    on_felt,
    outline,
    racetrack,
)
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box, Point

_CREAM, _ROSE = "#f0dcae", "#c05a58"
_SCROLLS = (
    line("M6 6C44 8 66 30 62 62C59 84 30 88 26 68C23 54 40 48 45 60", _CREAM, 2.4)
    + line("M84 3C130 3 152 26 146 62C141 92 102 94 99 66C97 46 122 42 126 60", _CREAM, 2.1)
    + line("M24 2Q60 5 84 3C140 5 168 18 206 2M62 56C74 84 92 92 108 84", _CREAM, 1.4)
    + fill("M60 22Q82 8 96 22Q80 34 60 22ZM140 30Q150 8 174 12Q164 34 140 30ZM36 88Q44 104 30 118Q22 102 36 88Z"
           "M118 88Q132 98 126 116Q112 106 118 88ZM190 0L200-5L212 0Z", _CREAM, 0.4)
    + disc((43, 62), 3.2, _CREAM) + disc((122, 63), 3.2, _CREAM)
)  # fmt: skip
"""The half of a scroll of wrought iron, from the garland outwards to the right."""
_HEM = 27.0
"""The cloth begins so far inside the edge of the table; all beyond is marble."""
_LIGHTS = Pool((0.06, 0.08), 0.34, "#643008", 0.8), Pool((0.08, 0.2), 0.16, "#6c3008", 0.8)
"""The low sun."""


def paint_cafe(sheet: Sheet) -> Iterator[None]:
    """Paint the café, step by step."""
    box = sheet.box
    stops = ((0, "#671727"), (0.24, "#591222"), (0.5, "#460e19"), (0.76, "#300810"), (1, "#1c040a"))
    light = radial("a", (box.w * 0.46, box.h * 0.42), math.hypot(box.w, box.h) * 0.62, *stops)
    sheet.wash(light + cover(box, paint("a")))
    yield
    comb(sheet, 0.8, 3.0, 2.6, 41)
    comb(sheet, 3.0, 0.8, 2.6, 43)
    yield
    yield from _print(sheet)
    yield from _marble(sheet)
    yield from paint_beyond(sheet, "cafe")
    yield
    _sunlight(sheet)
    yield
    _leaves(sheet)
    roughen(sheet, 1.6, 45)


def _print(sheet: Sheet) -> Iterator[None]:
    """Draw the print on the cloth: a border in cream close to the hem, lines around the field, and a garland."""
    box = sheet.box
    draw_rim(sheet, contour(box, ((_HEM + 8, 1.7, _CREAM, 0.5), (_HEM + 12, 0.8, _CREAM, 0.4))))
    yield
    on_felt(sheet, lambda table: racetrack(table, _CREAM, 0.36) + _garland(table))
    yield


def _garland(box: Box) -> str:
    """A garland of leaves around a star with eight points, between scrolls as on the railings of balconies."""
    x, y = heart_of(box)
    body = ""
    for radius, width in ((122.0, 1.8), (117.0, 0.8), (64.0, 1.2)):
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="none" stroke="{_CREAM}" stroke-width="{width}"/>'
    for leaf in range(24):
        side = 12 if leaf % 2 else -12
        shape = f"M{x:.1f} {y - 84:.1f}Q{x + side:.1f} {y - 104:.1f} {x + side * 0.6:.1f} {y - 116:.1f}"
        shape += f"Q{x - side * 0.2:.1f} {y - 104:.1f} {x:.1f} {y - 84:.1f}Z"
        body += f'<g transform="rotate({leaf * 15} {x:.1f} {y:.1f})">{fill(shape, _ROSE)}</g>'
    for ray in range(8):
        shape = f"M{x:.1f} {y - 60:.1f}L{x + 9:.1f} {y - 21:.1f}L{x:.1f} {y:.1f}L{x - 9:.1f} {y - 21:.1f}Z"
        body += f'<g transform="rotate({ray * 45} {x:.1f} {y:.1f})">{fill(shape, _ROSE, 0.8 if ray % 2 else 0.5)}</g>'
    medallion, body, area = body, "", field(box)
    # The scrolls fill what the oval leaves free at both sides of the garland.
    size = min(1.0, area.h / 330.0, (area.w / 2 - 130.0) / 220.0)
    for across in (-size, size):
        for down in (-size, size):
            at = f"translate({x + math.copysign(122.0, across):.1f} {y:.1f}) scale({across:.2f} {down:.2f})"
            body += f'<g transform="{at}">{_SCROLLS}</g>'
    return f'<g opacity="0.17">{medallion}</g><g opacity="0.33">{body}</g>'


def _marble(sheet: Sheet) -> Iterator[None]:
    """The marble that the cloth leaves free, with veins and a rim of brass, and the hem of the cloth on it."""
    box = sheet.box
    marble = lit_from_far(box, "m", "#fff2dc", "#cdc4b8")
    brass = lit_from_far(box, "b", "#ffeab0", "#b08640")
    body = f"<defs>{marble}{brass}</defs>" + fill(outline(box) + outline(box, _HEM), paint("m")) + _veins(box)
    body += contour(box, ((15.0, 1.4, "#8a7a6c", 0.5), (17.0, 2.6, "#fffdf4", 0.5), (19.0, 1.0, "#8a7a6c", 0.4)))
    body += line(outline(box, 2.5), paint("b"), 5.5)
    body += contour(
        box,
        (
            (0.4, 1.0, "#fff2c8", 0.6),
            (5.6, 1.2, "#3c2a10", 0.55),
        ),
    )
    body += contour(
        box,
        (
            (_HEM - 2.0, 5.0, "#1c0a08", 0.28),
            (_HEM + 2.0, 6.0, "#5e1524", 1.0),
            (_HEM - 0.6, 1.0, "#c05a6a", 0.6),
            (_HEM + 5.2, 1.0, "#250509", 0.6),
        ),
    )
    yield
    draw_rim(sheet, body)
    yield


def _veins(box: Box) -> str:
    """Veins of the marble along the far edge, where it is broad enough to be seen."""
    rng = random.Random(4)
    body, at = "", 100.0
    while at < box.w - 160:
        along = rng.uniform(30, 110)
        share = at / box.w
        y = FAR - 8.0 * 4 * share * (1 - share) + rng.uniform(9, 30)
        bend, end = rng.uniform(-5, 5), rng.uniform(-3, 3)
        vein = f"M{at:.1f} {y:.1f}q{along * 0.4:.1f} {bend:.1f} {along:.1f} {end:.1f}"
        body += line(vein, "#6a6a70", rng.uniform(0.6, 2.0), rng.uniform(0.14, 0.34))
        at += along + rng.uniform(10, 40)
    return body


def _sunlight(sheet: Sheet) -> None:
    """Low sun falls through the windows behind the guests and lies across the cloth in tall panes."""
    box = sheet.box
    body = ""
    for number in range(4):
        x, wide, lean, low = box.w * (0.1 + 0.2 * number), box.w * 0.085, box.w * 0.12, box.h * 0.82
        top = FAR + RAIL
        for pane in (0.0, 0.53):
            left = x + wide * pane
            body += fill(f"M{left:.1f} {top:.1f}h{wide * 0.44:.1f}L{left + wide * 0.5 + lean:.1f} {low:.1f}"
                         f"h{-wide * 0.52:.1f}Z", "#ff9a60", 0.03)  # fmt: skip
    sheet.soften(body, 6.0)


def _leaves(sheet: Sheet) -> None:
    """Paint low sun through the twigs of a plane tree; the shade covers only the upper edge of the table."""
    box = sheet.box
    rng = random.Random(9)
    twigs = _twig((20.0, 118.0), 9.0, min(430.0, box.w * 0.36), rng)
    twigs += _twig((box.right - 20, 150.0), 187.0, min(360.0, box.w * 0.3), rng)
    shade = f'<path d="{twigs}" fill="#14040a" fill-opacity="0.34"/>'
    sheet.soften(shade, 2.4, 2)
    low = radial("r", (box.w * 0.42, box.h * 0.36), math.hypot(box.w, box.h) * 0.66,
                 (0.3, "#fff6ea"), (0.7, "#d8bfb4"), (1, "#6a5a66"))  # fmt: skip
    sheet.wash(low + cover(box, paint("r")), (255, 255, 255), pygame.BLEND_RGB_MULT)
    light_up(sheet, _LIGHTS)


def _twig(root: Point, heading: float, length: float, rng: random.Random) -> str:
    """The outline of a twig that goes off at an angle (degrees), with leaves on both sides, smaller to its end."""
    along = pygame.Vector2(1, 0).rotate(heading)
    across = pygame.Vector2(-along.y, along.x)
    start, end = pygame.Vector2(root), root + along * length
    data = _outline([start - across * 2.4, end - across * 0.5, end + across * 0.5, start + across * 2.4], curved=False)
    at, side = 20.0, 1
    while at < length:
        size = rng.uniform(34, 50) * (1.1 - 0.55 * at / length)
        out = along.rotate(side * rng.uniform(26, 60))
        wide = pygame.Vector2(-out.y, out.x) * size * rng.uniform(0.26, 0.36)
        foot = start + along * at
        data += _outline([foot, foot + out * size * 0.45 + wide, foot + out * size, foot + out * size * 0.45 - wide])
        at += rng.uniform(15, 26)
        side = -side
    return data


def _outline(points: list[pygame.Vector2], *, curved: bool = True) -> str:
    """Four points as an outline; curved, the second and the last pull its sides out to a leaf."""
    a, b, c, d = points
    if not curved:
        return f"M{a.x:.1f} {a.y:.1f}L{b.x:.1f} {b.y:.1f}L{c.x:.1f} {c.y:.1f}L{d.x:.1f} {d.y:.1f}Z"
    # All leaves have the same winding direction, so overlaps leave no holes.
    return f"M{a.x:.1f} {a.y:.1f}Q{d.x:.1f} {d.y:.1f} {c.x:.1f} {c.y:.1f}Q{b.x:.1f} {b.y:.1f} {a.x:.1f} {a.y:.1f}Z"
