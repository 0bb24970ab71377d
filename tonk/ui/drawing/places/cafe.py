"""The café: a wine-red card cloth on a marble table, on a terrace under plane trees at the end of an afternoon."""

import math
import random
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.sheet import DropShadow, Prop, Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial, rounded
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box, Point

_MARBLE = 28.0
_CORNER = 74.0
_CLOTH_CORNER = 46.0
_FLOURISH = 70.0
_SHADE = DropShadow(6.0, 8.0, 7.0, 0.5)


def paint_cafe(sheet: Sheet) -> Iterator[None]:
    """Paint the café, step by step."""
    box = sheet.box
    stops = ((0, "#7e2032"), (0.25, "#6e1a2b"), (0.55, "#581321"), (0.8, "#400d18"), (1, "#28070f"))
    light = radial("a", (box.w * 0.46, box.h * 0.42), math.hypot(box.w, box.h) * 0.62, *stops)
    sheet.wash(light + cover(box, paint("a")))
    yield
    comb(sheet, 0.8, 3.0, 2.6, 41)
    comb(sheet, 3.0, 0.8, 2.6, 43)
    yield
    _print(sheet)
    yield
    yield from _marble(sheet)
    _hem(sheet)
    yield
    _things(sheet)
    yield
    _leaves(sheet)
    roughen(sheet, 1.6, 45)


def _print(sheet: Sheet) -> None:
    """Draw the print on the cloth: a border in cream close to the hem, with a flourish in each of the upper corners."""
    inner = sheet.box.inset(_MARBLE + 9)
    reach, r = _FLOURISH * 0.94, _CLOTH_CORNER - 9
    x, y, right, bottom = inner.x, inner.y, inner.right, inner.bottom
    body = line(f"M{x + reach:.1f} {y:.1f}H{right - reach:.1f}", "#f0dcae", 1.7, 0.5)
    body += line(f"M{x + reach:.1f} {y + 5.5:.1f}H{right - reach:.1f}", "#f0dcae", 0.8, 0.42)
    below = f"V{bottom - r:.1f}A{r:.1f} {r:.1f} 0 0 0 {x + r:.1f} {bottom:.1f}H{right - r:.1f}"
    below += f"A{r:.1f} {r:.1f} 0 0 0 {right:.1f} {bottom - r:.1f}V{y + reach:.1f}"
    body += line(f"M{x:.1f} {y + reach:.1f}{below}", "#f0dcae", 1.4, 0.5)
    sheet.edges(body, _MARBLE + 18, _MARBLE + 14 + _CLOTH_CORNER)
    half = _FLOURISH / 2 - 4
    for middle, turned in ((x + half, 0.0), (right - half, 90.0)):
        sheet.lay(Prop("flourish", (middle, y + half), _FLOURISH, turned))


def _marble(sheet: Sheet) -> Iterator[None]:
    """The marble that the cloth leaves free, its rim of brass, and the tiles of the floor at the corners."""
    box = sheet.box
    outline = rounded(box.inset(2), _CORNER)
    hole = rounded(box.inset(_MARBLE), _CLOTH_CORNER)
    marble = linear("m", (0, 0), (box.w, box.h), (0, "#e6e1d6"), (0.5, "#cdc8be"), (1, "#a39e98"))
    brass = linear("b", (0, 0), (box.w, box.h), (0, "#f2d48a"), (0.5, "#bd9146"), (1, "#80602a"))
    ring = f"<defs>{marble}{brass}</defs>" + fill(outline + hole, paint("m")) + _veins(box)
    rim = line(rounded(box.inset(3.5), _CORNER - 2), paint("b"), 6.0)
    rim += line(rounded(box.inset(2.0), _CORNER - 1), "#fff2c8", 1.0, 0.6)
    rim += line(rounded(box.inset(6.9), _CORNER - 5), "#3c2a10", 1.2, 0.55)
    sheet.edges(_floor(box) + ring + rim, _MARBLE + 3, _CORNER + 6)
    yield
    # The cloth lies on the marble: its shadow falls outwards, to the lower right.
    around = rounded(Box(box.x + _MARBLE - 1, box.y + _MARBLE, box.w - 2 * _MARBLE + 5, box.h - 2 * _MARBLE + 6), 48)
    sheet.soften(fill(around + rounded(box.inset(_MARBLE + 6), _CLOTH_CORNER - 6), "#1c0a08", 0.55), 3.0)
    yield


def _hem(sheet: Sheet) -> None:
    """The edge of the cloth over its own shadow: a turned-in hem with light on it."""
    box = sheet.box
    body = line(rounded(box.inset(_MARBLE + 3), _CLOTH_CORNER - 2), "#5e1524", 7.0)
    body += line(rounded(box.inset(_MARBLE + 0.6), _CLOTH_CORNER), "#c05a6a", 0.9, 0.5)
    body += line(rounded(box.inset(_MARBLE + 6.6), _CLOTH_CORNER - 5), "#250509", 1.0, 0.6)
    sheet.edges(body, _MARBLE + 10, _CORNER + 6)


def _veins(box: Box) -> str:
    """Veins of the marble, cut where the rim ends them: they run along it."""
    rng = random.Random(4)
    body = ""
    for level in (True, False):
        length = box.w if level else box.h
        for far in (0.0, box.h if level else box.w):
            at = 0.0
            while at < length:
                at += rng.uniform(26, 90)
                along, first = rng.uniform(30, 120), rng.uniform(8, _MARBLE - 6)
                last = max(8.0, min(_MARBLE - 6, first + rng.uniform(-12, 12)))
                way = [(at, first), (at + along * 0.3, last), (at + along * 0.6, first), (at + along, last)]
                points = [(x, abs(far - y)) if level else (abs(far - y), x) for x, y in way]
                data = "M{} {}C{} {} {} {} {} {}".format(*(f"{value:.1f}" for point in points for value in point))
                body += line(data, "#6a6a70", rng.uniform(0.6, 2.6), rng.uniform(0.12, 0.34))
    return body


def _floor(box: Box) -> str:
    """Black and cream tiles beyond the round corners."""
    body = fill(rounded(box.inset(-60), 10) + rounded(box.inset(12), _CORNER - 10), "#1b1a1e")
    side = 15.0
    for left in (True, False):
        for top in (True, False):
            for column in range(4):
                for row in range(4):
                    if (column + row) % 2 == 0 and column + row < 4:
                        x = column * side if left else box.w - (column + 1) * side
                        y = row * side if top else box.h - (row + 1) * side
                        body += cover(Box(x + 2, y + 2, side - 4, side - 4), "#b8a98c")
    return body


def _things(sheet: Sheet) -> None:
    box = sheet.box
    sheet.lay(Prop("coffee", (box.w * 0.165, box.y + 12), 158, 150, _SHADE))
    sheet.lay(Prop("coaster", (box.right - 18, box.h * 0.45), 100, 14, DropShadow(3, 4, 3.0, 0.55)))
    sheet.lay(Prop("sugar", (box.right - 62, box.h * 0.45 + 79), 50, 10, DropShadow(2.5, 3.5, 2.5, 0.5)))
    sheet.lay(Prop("leaf", (box.w * 0.735, box.bottom - 25), 60, -64, DropShadow(3, 4, 3.0, 0.5)))


def _leaves(sheet: Sheet) -> None:
    """Low sun through the twigs of a plane tree; its shade reaches over the upper edge of the table only."""
    box = sheet.box
    rng = random.Random(9)
    twigs = _twig((-12.0, 58.0), 9.0, min(430.0, box.w * 0.36), rng)
    twigs += _twig((box.right + 12, 96.0), 187.0, min(360.0, box.w * 0.3), rng)
    shade = f'<path d="{twigs}" fill="#14040a" fill-opacity="0.24"/>'
    sheet.draw(shade, Box(0, 0, box.w, min(box.h, 230.0)))
    low = radial("r", (box.w * 0.42, box.h * 0.36), math.hypot(box.w, box.h) * 0.66,
                 (0.3, "#fff6ea"), (0.7, "#d8bfb4"), (1, "#6a5a66"))  # fmt: skip
    sheet.wash(low + cover(box, paint("r")), (255, 255, 255), pygame.BLEND_RGB_MULT)


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
    # All leaves go around the same way, so that where two overlap there is no hole.
    return f"M{a.x:.1f} {a.y:.1f}Q{d.x:.1f} {d.y:.1f} {c.x:.1f} {c.y:.1f}Q{b.x:.1f} {b.y:.1f} {a.x:.1f} {a.y:.1f}Z"
