"""The Company's camp at night: the lid of a war chest, the fire at the left and the moon at the right."""

import math
import random
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.beyond import paint_beyond
from tonk.ui.drawing.places.landmark_camp import FIRE
from tonk.ui.drawing.places.ornaments import Pool, light_up
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial, rounded
from tonk.ui.drawing.places.table_edge import (
    FAR,
    RAIL,
    contour,
    corners_of,
    draw_rim,
    field,
    heart_of,
    on_felt,
    outline,
    shade_of_rail,
)
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box, Point

_PLANK = 124.0
_FROM_FIRE = Pool((FIRE, 0.12), 0.32, "#7c3c0a"), Pool((FIRE, 0.16), 0.16, "#7c3c0a", 0.7)
_BURNT, _HIDE_CUT = "#160a04", "#a0562a"


def paint_camp(sheet: Sheet) -> Iterator[None]:
    """Paint the camp, step by step."""
    box = sheet.box
    stops = ((0, "#6e4a2c"), (0.45, "#5a3b24"), (0.8, "#38241a"), (1, "#1e1412"))
    wood = radial("a", (box.w * 0.47, box.h * 0.5), max(box.w, box.h) * 0.62, *stops, squeeze=0.8)
    sheet.wash(wood + cover(box, paint("a")))
    yield
    _grain(sheet)
    yield
    yield from _planks(sheet)
    yield
    yield from _hide(sheet)
    on_felt(sheet, _brand)
    yield
    yield from _iron(sheet)
    yield
    light_up(sheet, _FROM_FIRE)  # before the room, which has a glow of its own
    yield from paint_beyond(sheet, "camp")
    yield
    yield from _fire_and_moon(sheet)
    roughen(sheet, 1.8, 25)


def _rows(box: Box) -> list[Box]:
    """The planks, from top to bottom, with the middle of one at the middle of the lid."""
    count = max(3, round(box.h / _PLANK)) | 1
    return list(box.split_rows(count))


def _grain(sheet: Sheet) -> None:
    """Fibres along the planks, in each plank others."""
    for number, row in enumerate(_rows(sheet.box)):
        comb(sheet, 40.0, 1.0, 5.5, 31 + 2 * number, row)
        comb(sheet, 90.0, 4.5, 6.0, 61 + 2 * number, row)
    roughen(sheet, 2.2, 21)


def _planks(sheet: Sheet) -> Iterator[None]:
    """Planks, each of its own tone, with veins and knots and a dark joint above it."""
    rng = random.Random(7)
    for number, row in enumerate(_rows(sheet.box)):
        tone = rng.uniform(-0.16, 0.08)
        body = fill(rounded(row.inset(-9, 2), 1), "#000000" if tone < 0 else "#ffcf9a", abs(tone))
        for _ in range(9):
            body += _vein(row, rng)
        if rng.random() < 0.85:
            body += _knot(row, rng)
        for y, ink, width, strength in (
            (row.y, "#0c0604", 2.6, 0.85),
            (row.y + 2, "#ffc890", 1.0, 0.13),
            (row.y - 2, "#0c0604", 2.0, 0.25),
        ):
            body += line(f"M{row.x} {y:.1f}H{row.right}", ink, width, strength)
        sheet.draw(body, Box(row.x, row.y - 4, row.w, row.h + 4))
        if number % 3 == 2:
            yield


def _vein(row: Box, rng: random.Random) -> str:
    """One dark line of the grain, from end to end, never quite straight."""
    y = rng.uniform(row.y + 8, row.bottom - 8)
    x, data = row.x - 5, f"M{row.x - 5:.1f} {y:.1f}"
    while x < row.right:
        step = rng.uniform(140, 300)
        low = min(row.bottom - 5, max(row.y + 5, y + rng.uniform(-6, 6)))
        data += f"C{x + step / 3:.1f} {y:.1f} {x + step * 2 / 3:.1f} {low:.1f} {x + step:.1f} {low:.1f}"
        x, y = x + step, low
    return line(data, "#1a0c05", rng.uniform(0.6, 1.6), rng.uniform(0.10, 0.24))


def _knot(row: Box, rng: random.Random) -> str:
    """Return where a branch was; at the sides, for the middle stays calm."""
    side = rng.uniform(0.03, 0.17)
    x = row.x + row.w * (side if rng.random() < 0.5 else 1 - side)
    y = rng.uniform(row.y + row.h * 0.35, row.bottom - row.h * 0.35)
    body = ""
    for ring in range(6, 0, -1):
        rx, ry = 4.2 * ring + 3, 1.7 * ring + 2
        body += (
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="#1a0b04" fill-opacity="0.06" '
            f'stroke="#1a0b04" stroke-opacity="0.22" stroke-width="0.9"/>'
        )
    return body + f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="5" ry="3" fill="#140803" fill-opacity="0.6"/>'


def _brand(box: Box) -> str:
    """The marks of the Company, burnt into the hide: a ring of rope, and a raven on a branch beside where cards lie."""
    x, y = heart_of(box)
    ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{{}}" fill="none" stroke="{_BURNT}" stroke-width="{{}}"/>'
    body = ring.format(112, 2.4) + ring.format(100, 2.4)
    for strand in range(48):
        one, other = (math.radians(7.5 * (strand + part)) for part in (0.0, 1.0))
        body += line(f"M{x + 100 * math.cos(one):.1f} {y + 100 * math.sin(one):.1f}"
                     f"L{x + 112 * math.cos(other):.1f} {y + 112 * math.sin(other):.1f}", _BURNT, 2.6)  # fmt: skip
    area = field(box)
    return f'<g opacity="0.5">{body}</g>' + _raven((area.x + 96, area.bottom - 74))


def _raven(at: Point) -> str:
    """A raven on a branch, whole and small."""
    branch = "M-58 40C-34 33 -12 39 12 36C30 34 46 29 60 33"
    body = line(branch, _BURNT, 4.6) + line("M-34 36L-46 24M-20 37L-28 46M38 31L48 18M46 31L58 42", _BURNT, 2.4)
    body += fill("M52 -25Q48 -31 36 -33C30 -40 17 -41 9 -34C-2 -29 -14 -16 -22 0C-28 10 -38 22 -58 40L-56 48L-30 38"
                 "C-22 37 -10 35 -2 29C12 21 22 8 23 -6Q24 -12 27 -17L40 -20Q48 -21 52 -25Z", _BURNT)  # fmt: skip
    body += line("M2 26L5 36M-6 29L-4 37M21 -10L27 -4M19 -5L24 2M16 0L20 8", _BURNT, 2.6)
    body += line("M2 -20C10 -4 -2 20 -40 38M-6 -14C-4 0 -14 14 -40 32M33 -25L48 -25.5", _HIDE_CUT, 1.4, 0.8)
    body += '<circle cx="28" cy="-30" r="1.9" fill="' + _HIDE_CUT + '"/>'
    return f'<g opacity="0.66" transform="translate({at[0]:.1f} {at[1]:.1f}) scale(0.92)">{body}</g>'


def _iron(sheet: Sheet) -> Iterator[None]:
    """A band of iron around the lid, with rivets, and the light of the night on its far edge."""
    box = sheet.box
    shade_of_rail(sheet, "#000000", 0.85, 9.0, square=True)
    yield
    iron = linear("i", (0, 0), (box.w, 0), (0, "#6a4a34"), (0.3, "#4a423e"), (0.7, "#3e444c"), (1, "#566478"))
    body = f"<defs>{iron}</defs>" + fill(outline(box, square=True) + outline(box, RAIL, square=True), paint("i"))
    body += contour(
        box,
        (
            (1.4, 3.6, "#000000", 0.65),
            (3.6, 1.4, "#e6ddd2", 0.4),
            (10.0, 7.0, "#ffffff", 0.05),
            (19.0, 5.0, "#000000", 0.28),
            (RAIL - 3.2, 1.0, "#d9c9b6", 0.34),
            (RAIL - 1.0, 2.4, "#0a0808", 0.9),
        ),
        square=True,
    )
    body += _brackets(box)
    count = max(2, round((box.w - 336) / 118))
    for number in range(count + 1):
        share = number / count
        x = 168 + (box.w - 336) * share
        # The far edge is bowed: its rivets rise to the middle.
        body += _rivet(x, FAR + 0.45 * RAIL - 8.0 * 4 * share * (1 - share)) + _rivet(x, box.bottom - RAIL / 2 + 5)
    draw_rim(sheet, body)


def _brackets(box: Box) -> str:
    """Broad brackets of wrought iron at the corners of the chest, that end in points and are nailed down."""
    body = ""
    plain, inner = corners_of(box, 1.0), corners_of(box, RAIL)
    for number, ((x, y), (ix, iy)) in enumerate(zip(plain, inner, strict=True)):
        right, down = (1 if number in (0, 3) else -1), (1 if number < 2 else -1)
        far, deep = 118.0 * right, (112.0 if number < 2 else 92.0) * down
        r = 10.0
        shape = (
            f"M{x + r * right:.1f} {y:.1f}L{x + far:.1f} {y - 2.6 * down * (number < 2):.1f}"
            f"l{15 * right:.1f} {(iy - y) / 2:.1f}l{-15 * right:.1f} {(iy - y) / 2:.1f}"
            f"L{ix + 26 * right:.1f} {iy + 5 * down:.1f}Q{ix + 8 * right:.1f} {iy + 8 * down:.1f} "
            f"{ix + 5 * right:.1f} {iy + 26 * down:.1f}L{ix:.1f} {y + deep:.1f}"
            f"l{(x - ix) / 2:.1f} {15 * down:.1f}l{(x - ix) / 2:.1f} {-15 * down:.1f}"
            f"L{x:.1f} {y + r * down:.1f}Q{x:.1f} {y:.1f} {x + r * right:.1f} {y:.1f}Z"
        )
        body += line(shape, "#000000", 5.0, 0.5) + fill(shape, "#3c3733") + line(shape, "#0c0a09", 1.6, 0.95)
        body += line(shape, "#cfc4b6", 0.7, 0.35)
        middle = (y + iy) / 2, (x + ix) / 2
        for step in (0.34, 0.66, 0.94):
            body += _rivet(x + far * step, middle[0]) + _rivet(middle[1], y + deep * step)
        body += _rivet(x + 16 * right, y + 15 * down)
    return body


def _hide(sheet: Sheet) -> Iterator[None]:
    """Lay a hide in the middle of the lid to play on: its edge as it grew, sewn all around, darker where it is worn."""
    rng = random.Random(19)
    inner = field(sheet.box).inset(-4)
    edge, seam = _hide_edge(inner, rng, 9.0), _hide_edge(inner.inset(11), random.Random(19), 9.0)
    shade = fill(edge, "#000000", 0.75)
    sheet.soften(f'<g transform="translate(3 6)">{shade}</g>', 8.0)
    yield
    middle = inner.center
    worn = radial("h", middle, inner.w * 0.56, (0, "#7a3f22"), (0.45, "#5c2d19"), (0.8, "#401d12"), (1, "#2c130d"),
                  squeeze=0.62)  # fmt: skip
    body = f"<defs>{worn}</defs>" + fill(edge, paint("h"), 0.94) + line(edge, "#120604", 2.4, 0.8)
    body += line(edge, "#d8935c", 0.8, 0.5) + line(seam, "#1a0805", 2.6, 0.55)
    body += f'<path d="{seam}" fill="none" stroke="#d8b27c" stroke-width="1.5" stroke-opacity="0.62" '
    body += 'stroke-dasharray="8 6"/>'
    sheet.draw(body, inner.inset(-16))
    comb(sheet, 5.0, 5.0, 3.4, 71, inner.inset(14))
    yield


def _hide_edge(box: Box, rng: random.Random, wild: float) -> str:
    """Return the edge of a hide: a box whose sides swing a little, and whose corners are drawn out."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    w, h = box.w, box.h
    corners = ((x - 4, y + 4), (right + 4, y), (right + 2, bottom - 2), (x - 2, bottom))
    data = f"M{corners[0][0]:.1f} {corners[0][1]:.1f}"
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        dx, dy = bx - ax, by - ay
        nx, ny = (0.0, 1.0 if dx > 0 else -1.0) if abs(dx) > abs(dy) else (-1.0 if dy > 0 else 1.0, 0.0)
        inward = wild + 0.012 * min(w, h)
        for part in range(4):
            share, nearer = (part + 1) / 4, (part + 0.5) / 4
            pull = inward * rng.uniform(0.7, 1.6) if part < 3 else 0.0
            bend = inward * rng.uniform(0.4, 1.9)
            data += (
                f"Q{ax + dx * nearer + nx * bend:.1f} {ay + dy * nearer + ny * bend:.1f} "
                f"{ax + dx * share + nx * pull:.1f} {ay + dy * share + ny * pull:.1f}"
            )
    return data + "Z"


def _rivet(x: float, y: float) -> str:
    disc = '<circle cx="{:.1f}" cy="{:.1f}" r="{}" fill="{}" fill-opacity="{}"/>'
    return (
        disc.format(x + 0.8, y + 1.4, 5.2, "#000000", 0.55)
        + disc.format(x, y, 4.6, "#47413d", 1)
        + disc.format(x - 0.8, y - 0.9, 2.8, "#6d645c", 1)
        + disc.format(x - 1.3, y - 1.5, 1.2, "#b3a799", 1)
    )


def _fire_and_moon(sheet: Sheet) -> Iterator[None]:
    """Warm light from the left, cold from the upper right, and night between them."""
    box = sheet.box
    far = max(box.w, box.h)
    night = radial("n", (box.w * 0.5, box.h * 0.5), far * 0.66, (0.45, "#ffffff"), (0.78, "#a59c9c"), (1, "#4c4a52"))
    sides = linear("s", (0, 0), (box.w, 0), (0, "#ffb066", 0.42), (0.4, "#ffe2c0", 0.1), (0.62, "#b8c8e8", 0.1),
                   (1, "#7f9cd0", 0.6))  # fmt: skip
    body = f"<defs>{night}{sides}</defs>" + cover(box, paint("n")) + cover(box, paint("s"))
    sheet.wash(body, (255, 255, 255), pygame.BLEND_RGB_MULT)
    yield
    fire = radial("f", (-box.w * 0.03, box.h * 0.62), far * 0.36, (0, "#5c2c08"), (0.35, "#2c1404"), (1, "#000000", 0))
    moon = radial("m", (box.w, 0), far * 0.4, (0, "#0c162c"), (0.5, "#070e1a"), (1, "#000000", 0))
    body = f"<defs>{fire}{moon}</defs>" + cover(box, paint("f")) + cover(box, paint("m"))
    sheet.wash(body, (0, 0, 0), pygame.BLEND_RGB_ADD)
    sheet.draw(_sparks(box), Box(0, 0, 190, box.h))


def _sparks(box: Box) -> str:
    """A few sparks that the fire has sent over."""
    rng = random.Random(3)
    body = ""
    for _ in range(22):
        x, y, r = abs(rng.gauss(0, 62)) + 4, box.h * rng.gauss(0.6, 0.15), rng.uniform(0.7, 1.7)
        for grown, ink, strength in ((4.2, "#ff7a1c", 0.10), (2.1, "#ff9a3c", 0.22), (1.0, "#ffe0a0", 0.9)):
            body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * grown:.1f}" fill="{ink}" fill-opacity="{strength}"/>'
    return body
