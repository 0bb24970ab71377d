"""The jazz club: green cloth in the light of a lamp, a mahogany rail with a bead of brass, and the room behind."""

import math
from collections.abc import Iterator

import pygame

from tonk.ui.drawing.places.sheet import DropShadow, Prop, Sheet
from tonk.ui.drawing.places.svg import cover, fill, line, paint, radial, rounded
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box

_RAIL = 24.0
_CORNER = 92.0
_CLOTH_CORNER = 60.0
_NOTCH, _THREAD = 46.0, 6.0
"""The size of the notches for the fans, and the distance of the gold thread from the rail."""
_SHADE = DropShadow(3.0, 6.0, 7.0, 0.55)
_BOKEH = ((9, 7, 10, "#ffb45a"), (26, 3, 7, "#ff6a4a"), (3, 27, 8, "#f2d08a"), (16, 17, 5, "#ffd9a0"))
"""Lights of the room beyond each corner: how far from it, how large, which colour."""


def paint_club(sheet: Sheet) -> Iterator[None]:
    """Paint the club, step by step."""
    yield from _cloth(sheet)
    _inlay(sheet)
    yield
    yield from _rail(sheet)
    _things(sheet)
    yield
    _lamplight(sheet)
    roughen(sheet, 1.6, 5)


def _cloth(sheet: Sheet) -> Iterator[None]:
    """Green cloth, its light and its threads."""
    box = sheet.box
    reach = math.hypot(box.w, box.h) * 0.6
    stops = ((0, "#26784e"), (0.2, "#1d6a44"), (0.48, "#135438"), (0.76, "#0a3727"), (1, "#041b13"))
    light = radial("a", (box.w / 2, box.h * 0.44), reach, *stops)
    sheet.wash(light + cover(box, paint("a")))
    yield
    comb(sheet, 0.8, 4.0, 2.4, 11)
    comb(sheet, 4.0, 0.8, 2.4, 13)
    roughen(sheet, 2.0, 1)
    yield


def _inlay(sheet: Sheet) -> None:
    """Two lines of gold thread close to the rail, and a fan in each of the upper corners, where nothing stands."""
    inner = sheet.box.inset(_RAIL + _THREAD)
    body = line(_notched(inner, _NOTCH), "#d9b868", 1.5, 0.42)
    body += line(_notched(inner.inset(4.5), _NOTCH), "#d9b868", 0.8, 0.34)
    sheet.edges(body, _RAIL + 14, _RAIL + 12 + _NOTCH)
    half = (_NOTCH - 4) / 2
    for x, turned in ((inner.x + half, 0.0), (inner.right - half, 90.0)):
        sheet.lay(Prop("deco-fan", (x, inner.y + half), 2 * half, turned))


def _notched(box: Box, notch: float) -> str:
    """Lines along the edges of a box, whose upper corners bend inwards; they leave the lower ones to the buttons."""
    x, y, right, bottom, arc = box.x, box.y, box.right, box.bottom, f"A{notch:.2f} {notch:.2f} 0 0 0"
    return (
        f"M{x:.2f} {bottom - _CLOTH_CORNER:.2f}L{x:.2f} {y + notch:.2f}{arc} {x + notch:.2f} {y:.2f}"
        f"L{right - notch:.2f} {y:.2f}{arc} {right:.2f} {y + notch:.2f}L{right:.2f} {bottom - _CLOTH_CORNER:.2f}"
        f"M{x + _CLOTH_CORNER:.2f} {bottom:.2f}L{right - _CLOTH_CORNER:.2f} {bottom:.2f}"
    )


def _rail(sheet: Sheet) -> Iterator[None]:
    """Mahogany around the cloth, rounded where elbows lie, with a bead of brass on the inside."""
    box = sheet.box
    outline = rounded(box.inset(1), _CORNER)
    hole = rounded(box.inset(_RAIL), _CLOTH_CORNER)
    wide = rounded(box.inset(-60), 10)
    sheet.soften(fill(wide + rounded(box.inset(_RAIL - 2), _CLOTH_CORNER), "#000000", 0.75), 9.0)
    yield
    middle = (box.w / 2, box.h / 2)
    far = math.hypot(*middle)
    wood = radial("w", middle, far, (0.3, "#7a3a20"), (0.72, "#5a2614"), (1, "#2c110a"))
    brass = radial("b", middle, far, (0.3, "#e9c678"), (0.75, "#b98a3c"), (1, "#6f4a1a"))
    body = f"<defs>{wood}{brass}</defs>" + fill(wide + hole, "#0b0506") + _room(box) + fill(outline + hole, paint("w"))
    for inset, corner, width, ink, strength in (
        (3.0, _CORNER - 2, 5.0, "#1a0805", 0.75),
        (8.5, _CORNER - 6, 6.0, "#ffb98a", 0.10),
        (10.5, _CORNER - 8, 2.4, "#ffd9b0", 0.16),
        (17.0, _CLOTH_CORNER + 5, 5.0, "#180704", 0.35),
        (_RAIL - 2.0, _CLOTH_CORNER + 1.5, 5.6, "#120503", 0.9),
    ):
        body += line(rounded(box.inset(inset), corner), ink, width, strength)
    bead = rounded(box.inset(_RAIL - 2.0), _CLOTH_CORNER + 1.5)
    body += line(bead, paint("b"), 3.6) + line(rounded(box.inset(_RAIL - 2.6), _CLOTH_CORNER + 2), "#fff0c4", 0.9, 0.55)
    sheet.edges(body, _RAIL + 3, _CORNER + 8)
    yield
    for y in (2.0, box.h - _RAIL + 5):
        comb(sheet, 46.0, 0.9, 4.0, 15, Box(_CORNER, y, box.w - 2 * _CORNER, _RAIL - 7))
    for x in (2.0, box.w - _RAIL + 5):
        comb(sheet, 0.9, 46.0, 4.0, 17, Box(x, _CORNER, _RAIL - 7, box.h - 2 * _CORNER))


def _room(box: Box) -> str:
    """Lights of the room, out of focus, where the round corners of the table leave it to be seen."""
    return "".join(
        f'<circle cx="{x if left else box.right - x:.1f}" cy="{y if top else box.bottom - y:.1f}" r="{r}" '
        f'fill="{ink}" fill-opacity="{0.34 if top else 0.16}"/>'
        for x, y, r, ink in _BOKEH
        for left in (True, False)
        for top in (True, False)
    )


def _things(sheet: Sheet) -> None:
    box = sheet.box
    sheet.lay(Prop("wet-ring", (box.right - 86, box.h * 0.45 + 62), 84))
    sheet.lay(Prop("music", (box.w * 0.165, box.y - 40), 150, 8, _SHADE))
    sheet.lay(Prop("tumbler", (box.right - 26, box.h * 0.45), 96, 0, _SHADE))


def _lamplight(sheet: Sheet) -> None:
    """Warm light on all that lies under the lamp, and the dark of the room at the corners."""
    box = sheet.box
    reach = math.hypot(box.w, box.h) * 0.56
    room = radial("a", (box.w / 2, box.h * 0.46), reach, (0.55, "#ffffff"), (0.8, "#d8cfc6"), (1, "#8d8078"))
    sheet.wash(room + cover(box, paint("a")), (255, 255, 255), pygame.BLEND_RGB_MULT)
