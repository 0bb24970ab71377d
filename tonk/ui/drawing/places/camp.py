"""The Company's camp at night: the lid of a war chest, the fire at the left and the moon at the right."""

import random
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.sheet import DropShadow, Prop, Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial, rounded
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box

_PLANK = 124.0
_IRON = 22.0
_SHADE = DropShadow(5.0, 5.0, 6.0, 0.6)


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
    _scars(sheet)
    yield
    _iron(sheet)
    yield
    _things(sheet)
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


def _scars(sheet: Sheet) -> None:
    """Cuts of knives: each a dark line with light on its far side; and hands counted in fives."""
    box = sheet.box
    rng = random.Random(12)
    body = ""
    for left in (True, False, True, False, True, False):
        x = rng.uniform(50, 200) if left else box.w - rng.uniform(50, 200)
        y = rng.uniform(box.h * 0.2, box.h * 0.9)
        body += _cut(x, y, rng.uniform(-40, 40), rng.uniform(-30, 30))
    x, y = box.right - 92, box.h * 0.335
    for number in range(4):
        body += _cut(x + 8 * number, y + number % 2, -1.5, 24)
    body += _cut(x - 6, y + 17, 36, -10)
    for number in range(2):
        body += _cut(x + 46 + 8 * number, y, -1, 24)
    sheet.draw(body, Box(0, 0, 250, box.h))
    sheet.draw(body, Box(box.w - 250, 0, 250, box.h))


def _cut(x: float, y: float, dx: float, dy: float) -> str:
    data = f"M{x:.1f} {y:.1f}l{dx:.1f} {dy:.1f}"
    return line(data, "#0e0603", 2.0, 0.62) + line(
        f"M{x + 1.5:.1f} {y + 0.8:.1f}l{dx:.1f} {dy:.1f}", "#ffc993", 0.8, 0.3
    )


def _iron(sheet: Sheet) -> None:
    """Bands of iron around the lid, with rivets, and a plate at each corner."""
    box = sheet.box
    hole = rounded(box.inset(_IRON), 6)
    wide = rounded(box.inset(-60), 10)
    sheet.soften(fill(wide + rounded(box.inset(_IRON - 1), 6), "#000000", 0.8), 6.0)
    iron = linear("i", (0, 0), (box.w, box.h), (0, "#3a3330"), (0.5, "#33312f"), (1, "#2b333d"))
    body = f"<defs>{iron}</defs>" + fill(wide + hole, paint("i"))
    body += line(rounded(box.inset(_IRON - 1), 6), "#0a0808", 2.4, 0.9)
    body += line(rounded(box.inset(_IRON - 3.2), 7), "#c9b9a6", 1.0, 0.28)
    body += line(rounded(box.inset(1.5), 8), "#000000", 4.0, 0.55)
    body += line(rounded(box.inset(8), 7), "#ffffff", 5.0, 0.035)
    for along, level, length in (
        (True, True, box.w),
        (True, False, box.w),
        (False, True, box.h),
        (False, False, box.h),
    ):
        count = max(2, round((length - 180) / 118))
        for number in range(count + 1):
            at = 90 + (length - 180) * number / count
            edge = _IRON / 2 if level else (box.h if along else box.w) - _IRON / 2
            body += _rivet(at, edge) if along else _rivet(edge, at)
    sheet.edges(body, _IRON + 3)
    half = 46.0
    corners = ((half, half), (box.w - half, half), (box.w - half, box.h - half), (half, box.h - half))
    for number, middle in enumerate(corners):
        sheet.lay(Prop("iron-corner", middle, 2 * half, 90.0 * number, DropShadow(0, 2, 4, 0.7)))


def _rivet(x: float, y: float) -> str:
    disc = '<circle cx="{:.1f}" cy="{:.1f}" r="{}" fill="{}" fill-opacity="{}"/>'
    return (
        disc.format(x + 0.8, y + 1.4, 5.2, "#000000", 0.55)
        + disc.format(x, y, 4.6, "#47413d", 1)
        + disc.format(x - 0.8, y - 0.9, 2.8, "#6d645c", 1)
        + disc.format(x - 1.3, y - 1.5, 1.2, "#b3a799", 1)
    )


def _things(sheet: Sheet) -> None:
    box = sheet.box
    sheet.lay(Prop("dagger", (box.w * 0.165, box.y + 44), 236, 14, _SHADE))
    for name, x, y, wide, turned in (
        ("silver-coin", -30, 0, 44, 20),
        ("copper-coin", -62, 36, 36, -30),
        ("silver-coin", -22, 54, 44, 75),
    ):
        sheet.lay(Prop(name, (box.right + x, box.h * 0.475 + y), wide, turned, DropShadow(2.5, 2.5, 3.0, 0.6)))


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
    fire = radial("f", (-box.w * 0.03, box.h * 0.62), far * 0.36, (0, "#5a2806"), (0.35, "#2a1204"), (1, "#000000", 0))
    moon = radial("m", (box.w, 0), far * 0.4, (0, "#101c30"), (0.5, "#060c16"), (1, "#000000", 0))
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
