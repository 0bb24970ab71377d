"""The landmarks of the card room: a queen in a gilt frame over the mantelpiece, and a long-case clock among books."""

import math

from tonk.ui.drawing.places.bystanders import Bystander
from tonk.ui.drawing.places.figures import bust
from tonk.ui.drawing.places.fixtures import shade, shaft
from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, plank, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint, radial
from tonk.ui.drawing.viewport import Box, Point

_GOLD, _BRASS, _INK = "#d8ac58", "#f4d68c", "#1c100a"
_WIDE, _CASE = 330.0, 270.0
"""The width of the mantelpiece at the left, and of the bookcase with the clock at the right."""
CHIMNEY, CASE = _WIDE + 2.0, _CASE - 7.0
"""The pilaster where the panels end, from the left, and that where the bookcase begins, from the right."""
SHELVES_OF_BOOKS = (32.0, 2), (78.0, 5), (124.0, 9)
"""The heights of the shelves, and what chooses the books on each."""
_MOULDING = 8.0
_SPINES = "#7a2c2a", "#2c5a4c", "#8a5a2c", "#34486a", "#5c2c44", "#6a6a3c", "#a07840"


def card_room_landmarks(box: Box) -> tuple[Landmark, ...]:
    """Return the mantelpiece and the clock.

    Args:
        box: The window, in units.
    """
    clock = Landmark(span(box.w - _CASE - 12, _CASE + 12), _bookcase(box.w - _CASE))
    return (Landmark(span(0.0, _WIDE + 20), _mantelpiece()), clock) if box.w >= NARROW else (clock,)


def _mantelpiece() -> str:
    """Panelling, a portrait in the light of two lamps, candlesticks and a bust on the shelf."""
    wall = linear("kw", (0, 0), (0, STRIP), (0, "#3c1e14"), (0.6, "#6a3a22"), (1, "#3a1c10"))
    body = f"<defs>{wall}</defs>" + plank(Box(-4, -4, _WIDE + 4, STRIP), paint("kw"))
    for x in (10.0, 84.0, 190.0, 264.0):
        body += line(f"M{x} -4V74H{x + 62}V-4", "#2a120a", 3) + line(f"M{x + 2} -4V72H{x + 60}V-4", "#a8683c", 1, 0.7)
    body += _portrait((168.0, 34.0))
    for number, x in enumerate((84.0, 252.0)):
        body += glow((x, 30), 58, "#ffd08a", f"ks{number}", 0.75)
        body += line(f"M{x} 58V40q-12 0 -12 -8M{x} 40q12 0 12 -8", _BRASS, 2.4)
        for away in (-12.0, 12.0):
            silk = f"M{x + away - 4} 16H{x + away + 4}L{x + away + 8} 30H{x + away - 8}Z"
            body += fill(silk, "#ffe2ac") + line(silk, "#c88a44", 0.8)
    stone = linear("km", (0, 74), (0, 100), (0, "#f0e4d0"), (0.3, "#b8a48c"), (1, "#6a5848"))
    body += f"<defs>{stone}</defs>" + plank(Box(-4, 76, _WIDE - 12, 9), paint("km"))
    body += plank(Box(8, 85, _WIDE - 30, 50), "#8c7864") + line(f"M-4 76H{_WIDE - 16}", "#fff6e4", 1.4, 0.9)
    for x in (28.0, 302.0):
        body += _candlestick(x)
    body += _little_bust((58.0, 60.0)) + moulding(-4.0, CHIMNEY)
    return body + shade(CHIMNEY - 12, -30.0, "kcl", 0.4) + great_column(CHIMNEY)


def _portrait(at: Point) -> str:
    """A queen in a gilt frame, with the flower that she holds on a card."""
    x, y = at
    frame = Box(x - 40, y - 42, 80, 84)
    gilt = linear("kf", (x - 44, 0), (x + 44, 0), (0, "#7a5420"), (0.3, "#ffe6a0"), (0.6, "#b8883c"), (1, "#f4d68c"))
    back = radial("kb", (x, y - 4), 56, (0, "#4a6a60"), (1, "#14231f"))
    body = f"<defs>{gilt}{back}</defs>" + plank(frame.inset(-6), "#1a0c06") + plank(frame.inset(-4), paint("kf"))
    body += plank(frame.inset(3), paint("kb"))
    body += line(f"M{x - 38} {y - 40}h76v80h-76Z", "#5a3a14", 1.2)
    body += bust(x, y - 4, ("#8a1c2c", "#e8c09a", "#ffe6b4"), Bystander("parted", 0.9), 1.0)
    crown = f"M{x - 11} {y - 12}L{x - 13} {y - 24}L{x - 6} {y - 18}L{x} {y - 27}L{x + 6} {y - 18}L{x + 13} {y - 24}"
    body += fill(f"{crown}L{x + 11} {y - 12}Z", _BRASS) + line(f"M{x - 11} {y - 13}H{x + 11}", "#8a5a1c", 1.6)
    for away, high in ((-13.0, -24.0), (0.0, -27.0), (13.0, -24.0)):
        body += disc((x + away, y + high), 2.0, "#fff2c8")
    body += fill(f"M{x - 13} {y + 12}L{x} {y + 24}L{x + 13} {y + 12}L{x + 6} {y + 10}L{x} {y + 14}L{x - 6} {y + 10}Z",
                 "#f4ead2")  # fmt: skip
    body += line(f"M{x + 17} {y + 32}V{y + 12}", "#3c6a3c", 1.8)
    for turn in range(5):
        angle = math.radians(72 * turn - 90)
        body += disc((x + 17 + 4 * math.cos(angle), y + 9 + 4 * math.sin(angle)), 2.8, "#f4a8b0")
    return body + disc((x + 17, y + 9), 2.2, "#ffe08a")


def _candlestick(x: float) -> str:
    """A candle of the mantelpiece, lit."""
    body = glow((x, 34), 34, "#ffc870", f"kc{x:.0f}", 0.9) + plank(Box(x - 2.5, 42, 5, 20), "#fff4dc")
    body += fill(f"M{x} 30q4 6 0 12q-4 -6 0 -12Z", "#fff2b0")
    stick = f"M{x - 6} 62H{x + 6}L{x + 2} 66V70L{x + 9} 76H{x - 9}L{x - 2} 70V66Z"
    return body + fill(stick, _GOLD) + line(f"M{x - 1} 66V72", "#fff0c0", 1)


def _little_bust(at: Point) -> str:
    """A bust of white marble."""
    x, y = at
    head = fill(f"M{x - 6} {y - 6}q-1 -13 7 -13q8 0 7 9l2 4l-3 1q0 5 -5 4l0 5H{x - 3}Z", "#efe6d8")
    body = fill(f"M{x - 13} {y + 10}q2 -9 11 -10h5q9 1 11 10Z", "#e2d6c4")
    return body + head + plank(Box(x - 6, y + 10, 12, 6), "#8a7460")


def column(x: float) -> str:
    """Return a pilaster of walnut.

    Args:
        x: Its middle.
    """
    body = shaft(x, 7.0, f"kp{x:.0f}", (0, "#24100a"), (0.45, "#96603a"), (1, "#2a140c"))
    return body + plank(Box(x - 9, 8, 18, 5), _GOLD) + line(f"M{x - 2} 14V{STRIP}M{x + 3} 14V{STRIP}", _INK, 1, 0.6)


def great_column(x: float) -> str:
    """Return a pilaster where two parts of the room meet, fluted, under a capital of gilt.

    Args:
        x: Its middle.
    """
    body = shaft(x, 12.0, f"kgp{x:.0f}", (0, "#1e0d07"), (0.3, "#7a4a2a"), (0.46, "#b87c4c"), (0.7, "#62381e"),
                 (1, "#1c0b06"))  # fmt: skip
    for away in (-6.4, -1.6, 3.2, 7.6):
        body += line(f"M{x + away} 26V{STRIP}", _INK, 1.2, 0.5)
    gilt = linear(f"kgc{x:.0f}", (x - 18, 0), (x + 18, 0), (0, "#7a5420"), (0.42, "#ffe6a8"), (1, "#6a4418"))
    scrolls = f"M{x - 17} -4H{x + 17}V4L{x + 14} 8Q{x + 18} 14 {x + 13} 18L{x + 12} 22H{x - 12}L{x - 13} 18"
    body += f"<defs>{gilt}</defs>" + fill(f"{scrolls}Q{x - 18} 14 {x - 14} 8L{x - 17} 4Z", paint(f"kgc{x:.0f}"))
    return body + line(f"M{x - 14} 8H{x + 14}M{x - 12} 22H{x + 12}", "#4a2c10", 1.4, 0.8)


def moulding(left: float, right: float) -> str:
    """Return the moulding along the ceiling.

    Args:
        left: Its left end.
        right: Its right end.
    """
    wood = linear(f"kw{left:.0f}", (0, -4), (0, _MOULDING), (0, "#1c0e08"), (0.7, "#6e4226"), (1, "#3c2010"))
    body = f"<defs>{wood}</defs>" + plank(Box(left, -4, right - left, _MOULDING + 4), paint(f"kw{left:.0f}"))
    return body + plank(Box(left, _MOULDING - 1, right - left, 1.8), _GOLD, 0.85)


def _bookcase(left: float) -> str:
    """Shelves of leather-bound books, a green lamp among them, and a clock as tall as a man."""
    back = linear("kh", (0, 0), (0, 96), (0, "#26120b"), (1, "#5a3018"))
    start = left + _CASE - CASE
    body = f"<defs>{back}</defs>" + plank(Box(start, -4, CASE + 4, STRIP), paint("kh"))
    for shelf, first in SHELVES_OF_BOOKS:
        body += books(left + 12, left + 148, shelf, first, lamp=shelf == 78.0)
        body += plank(Box(left, shelf, 154.0, 4), "#8a5a34") + line(f"M{left} {shelf}h154", "#e0b080", 0.9, 0.7)
    body += moulding(start, left + _CASE + 4)
    for x in (left + 152, left + 262):
        body += column(x)
    body += _lamp((left + 78, 78.0)) + _clock((left + 207, 42.0))
    return body + great_column(start)


def books(start: float, end: float, shelf: float, first: int, *, lamp: bool = False) -> str:
    """Return a row of books from one end of a shelf to the other, each with its bands of gold.

    Args:
        start: The left end.
        end: The right end.
        shelf: Its height.
        first: Chooses the books.
        lamp: Whether the books leave room for a lamp.
    """
    body, x, number = "", start + 2, first
    while x < end - 12:
        wide, high = 6.0 + (number * 7) % 5, 24.0 + (number * 11) % 11
        ink = _SPINES[(number * 3) % len(_SPINES)]
        if lamp and 58 < x - start < 78:
            x += 20
            continue
        body += plank(Box(x, shelf - high, wide, high), ink) + plank(Box(x, shelf - high, 1.4, high), "#ffffff", 0.16)
        for share in (0.2, 0.78):
            body += plank(Box(x, shelf - high * share - 1, wide, 1.6), _GOLD, 0.85)
        x, number = x + wide + 0.8, number + 1
    return body


def _lamp(at: Point) -> str:
    """A banker's lamp with a shade of green glass."""
    x, y = at
    body = glow((x, y - 26), 52, "#a8e8a0", "kg", 0.55) + line(f"M{x} {y}V{y - 26}", _BRASS, 2.4)
    glass = linear("kl", (0, y - 40), (0, y - 24), (0, "#7ad08a"), (0.5, "#2c8a54"), (1, "#17593a"))
    green = f"M{x - 17} {y - 24}Q{x - 15} {y - 40} {x} {y - 40}Q{x + 15} {y - 40} {x + 17} {y - 24}Z"
    body += f"<defs>{glass}</defs>" + fill(green, paint("kl")) + line(f"M{x - 17} {y - 24}h34", "#eaffd8", 2)
    return body + plank(Box(x - 8, y - 3, 16, 3), _GOLD)


def _clock(at: Point) -> str:
    """The hood of a long-case clock, its dial with the hour, and the door of its case."""
    x, y = at
    wood = linear("kt", (x - 46, 0), (x + 46, 0), (0, "#3a1a0c"), (0.4, "#b8703c"), (0.7, "#8a4c26"), (1, "#34160a"))
    hood = f"M{x - 42} {STRIP}V{y - 24}Q{x - 40} {y - 32} {x - 24} {y - 32}Q{x - 16} {y - 46} {x} {y - 46}"
    hood += f"Q{x + 16} {y - 46} {x + 24} {y - 32}Q{x + 40} {y - 32} {x + 42} {y - 24}V{STRIP}Z"
    body = f"<defs>{wood}</defs>" + fill(hood, paint("kt")) + line(hood, "#1c0c06", 2)
    body += line(f"M{x - 36} {y - 24}Q{x} {y - 58} {x + 36} {y - 24}", "#e8b478", 1.4, 0.7)
    for away in (-36.0, 36.0):
        body += plank(Box(x + away - 3, y - 26, 6, 64), "#5a2c14") + plank(Box(x + away - 4, y - 28, 8, 4), _GOLD)
    face = radial("kd", (x - 8, y - 8), 40, (0, "#fffbee"), (0.7, "#f2e2bc"), (1, "#c8a468"))
    body += (
        f"<defs>{face}</defs>" + disc((x, y), 31, "#2a1208") + disc((x, y), 29, _BRASS) + disc((x, y), 26, paint("kd"))
    )
    for hour in range(12):
        angle = math.radians(30 * hour)
        near, far = (17.5, 23.0) if hour % 3 == 0 else (20.0, 23.0)
        tip = f"M{x + near * math.sin(angle):.1f} {y - near * math.cos(angle):.1f}"
        body += line(f"{tip}L{x + far * math.sin(angle):.1f} {y - far * math.cos(angle):.1f}", _INK, 1.8)
    # Ten past ten in the evening.
    body += line(f"M{x} {y}L{x - 9} {y - 6.5}", _INK, 3) + line(f"M{x} {y}L{x + 15} {y - 11}", _INK, 2)
    body += disc((x, y), 2.6, "#7a1c26")
    return body + plank(Box(x - 34, y + 40, 68, 5), "#e0b080", 0.6) + plank(Box(x - 24, y + 50, 48, 60), "#4a2412")
