"""Woven cloth, corners of rails, frames on the felt, coloured light: what makes a table belong to its place."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import cover, disc, fill, line, paint, radial
from tonk.ui.drawing.places.table_edge import RAIL, around_corner, field
from tonk.ui.drawing.places.texture import comb, roughen
from tonk.ui.drawing.viewport import Box, Point

CORNERS_OF_A_TABLE = 4


class Pool(NamedTuple):
    """Light that falls on the table from somewhere.

    Attributes:
        at: Its middle, as shares of the width and the height of the table.
        reach: How far it goes, as a share of the width.
        ink: What it adds in its middle.
        squeeze: Its height to its width.
    """

    at: Point
    reach: float
    ink: str
    squeeze: float = 1.0


def light_up(sheet: Sheet, pools: Sequence[Pool]) -> None:
    """Let coloured light fall on a table.

    Args:
        sheet: The sheet; the table is on it.
        pools: The lights.
    """
    box = sheet.box
    body = ""
    for number, pool in enumerate(pools):
        middle = box.w * pool.at[0], box.h * pool.at[1]
        stops = ((0, pool.ink, 1.0), (0.3, pool.ink, 0.6), (0.62, pool.ink, 0.2), (1, pool.ink, 0.0))
        light = radial(f"pool{number}", middle, box.w * pool.reach, *stops, squeeze=pool.squeeze)
        body += f"<defs>{light}</defs>" + cover(box, paint(f"pool{number}"))
    sheet.wash(body, (0, 0, 0), pygame.BLEND_RGB_ADD)


def corner_pieces(box: Box, ink: str, dark: str, light: str, reach: float, *, square: bool = False) -> str:
    """Return pieces of metal that hold the rail together at its corners, each with a line of light and of shade.

    Args:
        box: The window.
        ink: The paint of the metal.
        dark: The colour of its edges.
        light: The colour of the light on it.
        reach: How far they go along the edges.
        square: Whether the corners of this table are hardly round.
    """
    body = ""
    for number in range(CORNERS_OF_A_TABLE):
        whole = around_corner(box, number, (0.5, RAIL - 0.5), reach, square=square)
        inner = around_corner(box, number, (4.0, RAIL - 4.0), reach - 4.0, square=square)
        gloss = around_corner(box, number, (5.0, 9.5), reach - 7.0, square=square)
        body += line(whole, dark, 4.0, 0.55) + fill(whole, ink) + line(whole, dark, 1.2, 0.9)
        body += fill(gloss, light, 0.3) + line(inner, dark, 1.0, 0.6) + line(inner, light, 0.5, 0.5)
    return body


def stud(at: Point, r: float, inks: tuple[str, str, str]) -> str:
    """Return the head of a nail or a button.

    Args:
        at: Its middle.
        r: Its radius.
        inks: Its colours: the shade around it, the head, and the light on it.
    """
    x, y = at
    shade = disc((x + 0.18 * r, y + 0.3 * r), r * 1.16, inks[0], 0.6)
    return shade + disc(at, r, inks[1]) + disc((x - 0.28 * r, y - 0.32 * r), 0.42 * r, inks[2], 0.9)


def frame(box: Box, cut: float, *, stepped: bool = False) -> str:
    """Return a frame with its corners cut off, straight or in steps.

    Args:
        box: The box that it fills.
        cut: How much of each corner is cut off.
        stepped: Whether the corners are cut in steps.
    """
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if not stepped:
        return (
            f"M{x + cut:.1f} {y:.1f}H{right - cut:.1f}L{right:.1f} {y + cut:.1f}V{bottom - cut:.1f}"
            f"L{right - cut:.1f} {bottom:.1f}H{x + cut:.1f}L{x:.1f} {bottom - cut:.1f}V{y + cut:.1f}Z"
        )
    half = cut / 2
    return (
        f"M{x + cut:.1f} {y:.1f}H{right - cut:.1f}v{half:.1f}h{half:.1f}v{half:.1f}h{half:.1f}V{bottom - cut:.1f}"
        f"h-{half:.1f}v{half:.1f}h-{half:.1f}v{half:.1f}H{x + cut:.1f}v-{half:.1f}h-{half:.1f}v-{half:.1f}h-{half:.1f}"
        f"V{y + cut:.1f}h{half:.1f}v-{half:.1f}h{half:.1f}Z"
    )


def deco_field(box: Box, ink: str) -> str:
    """Return a stepped frame around the field with a fan in each corner, as in a dance hall of the twenties.

    Args:
        box: The window.
        ink: The colour of the print.
    """
    inner = field(box)
    body = line(frame(inner, 44, stepped=True), ink, 2.2) + line(frame(inner.inset(7), 44, stepped=True), ink, 0.9)
    for x, turned in ((inner.x + 30, 0), (inner.right - 30, 90)):
        for y, flipped in ((inner.y + 30, 0), (inner.bottom - 30, 1)):
            angle = {(0, 0): 0, (90, 0): 90, (90, 1): 180, (0, 1): 270}[turned, flipped]
            fan = ""
            for ray in range(7):
                swing = f'<g transform="rotate({ray * 15:.0f} {x:.1f} {y:.1f})">'
                fan += swing + line(f"M{x + 10:.1f} {y:.1f}H{x + (58 if ray % 2 else 66):.1f}", ink, 1.2) + "</g>"
            for r in (10.0, 40.0, 66.0):
                fan += line(f"M{x + r:.1f} {y:.1f}A{r} {r} 0 0 1 {x:.1f} {y + r:.1f}", ink, 1.2)
            body += f'<g transform="rotate({angle} {x:.1f} {y:.1f})">{fan}</g>'
    return f'<g opacity="0.34">{body}</g>'


def track_field(box: Box, ink: str, dark: str) -> str:
    """Return a railway around the field: two rails on sleepers.

    Args:
        box: The window.
        ink: The colour of the rails.
        dark: The colour of the sleepers.
    """
    inner = field(box)
    r = inner.h / 2
    body, sleepers = "", 44
    straight = max(1, round((inner.w - 2 * r) / 17.0))
    for number in range(straight + 1):
        x = inner.x + r + (inner.w - 2 * r) * number / straight
        body += line(f"M{x:.1f} {inner.y - 5:.1f}v22M{x:.1f} {inner.bottom + 5:.1f}v-22", dark, 5.0)
    for number in range(sleepers):
        for x, start in ((inner.x + r, 90.0), (inner.right - r, -90.0)):
            y = inner.y + r
            turn = f'<g transform="rotate({start + 180.0 * (number + 0.5) / sleepers:.2f} {x:.1f} {y:.1f})">'
            body += turn + line(f"M{x + r + 5:.1f} {y:.1f}h-22", dark, 5.0) + "</g>"
    for away in (0.0, 12.0):
        rail = _stadium(inner.inset(away))
        body += line(rail, dark, 4.0) + line(rail, ink, 1.8)
    return body


def _stadium(box: Box) -> str:
    r = box.h / 2
    arc = f"A{r:.1f} {r:.1f} 0 0 1"
    return (
        f"M{box.x + r:.1f} {box.y:.1f}H{box.right - r:.1f}{arc} {box.right - r:.1f} {box.bottom:.1f}"
        f"H{box.x + r:.1f}{arc} {box.x + r:.1f} {box.y:.1f}Z"
    )


def lozenge_field(box: Box, ink: str) -> str:
    """Return a band of lozenges around the field, as in an inlaid floor.

    Args:
        box: The window.
        ink: The colour of the inlay.
    """
    inner, high = field(box), 13.0
    body = line(frame(inner, 36), ink, 1.6, 0.9) + line(frame(inner.inset(high), 30), ink, 1.2, 0.8)
    for start, end in (
        ((inner.x + 40, inner.y + high / 2), (inner.right - 40, inner.y + high / 2)),
        ((inner.x + 40, inner.bottom - high / 2), (inner.right - 40, inner.bottom - high / 2)),
        ((inner.x + high / 2, inner.y + 40), (inner.x + high / 2, inner.bottom - 40)),
        ((inner.right - high / 2, inner.y + 40), (inner.right - high / 2, inner.bottom - 40)),
    ):
        count = max(1, round((end[0] - start[0] + end[1] - start[1]) / 22.0))
        along = ((end[0] - start[0]) / count, (end[1] - start[1]) / count)
        for number in range(count):
            x, y = start[0] + along[0] * (number + 0.5), start[1] + along[1] * (number + 0.5)
            long, short = (9.0, 4.0) if along[0] else (4.0, 9.0)
            shape = f"M{x - long:.1f} {y:.1f}L{x:.1f} {y - short:.1f}L{x + long:.1f} {y:.1f}L{x:.1f} {y + short:.1f}Z"
            body += fill(shape, ink, 0.75 if number % 2 else 0.4)
    return f'<g opacity="0.36">{body}</g>'


def woven_cloth(sheet: Sheet, stops: Sequence[tuple[float, str]]) -> Iterator[None]:
    """Paint cloth step by step: its light and its threads.

    Args:
        sheet: The sheet.
        stops: The colours from the middle of the light outwards, each with its share of the way, 0 to 1.
    """
    box = sheet.box
    light = radial("a", (box.w / 2, box.h * 0.44), math.hypot(box.w, box.h) * 0.6, *stops)
    sheet.wash(light + cover(box, paint("a")))
    yield
    comb(sheet, 0.8, 4.0, 2.4, 11)
    yield
    comb(sheet, 4.0, 0.8, 2.4, 13)
    roughen(sheet, 2.0, 1)
    yield
