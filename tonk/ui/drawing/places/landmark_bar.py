"""The landmarks of the bar: a jukebox with a couple dancing before it, and a shelf with a sign and a dartboard."""

import math

from tonk.ui.drawing.places.bystanders import Bystander
from tonk.ui.drawing.places.figures import bust, sleeve
from tonk.ui.drawing.places.fixtures import shaft
from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, plank, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint
from tonk.ui.drawing.viewport import Box, Point

_PINK, _BLUE, _AMBER, _INK = "#ff5c9e", "#46d8e8", "#ffb84a", "#12081a"
_WIDE, _SHELF = 320.0, 262.0
"""The width of the wall with the jukebox at the left, and of the shelf at the right."""
CORNER, SHELF = _WIDE, _SHELF
"""The post of chrome where that wall ends, from the left, and the one where the shelf begins, from the right."""
WALL: tuple[tuple[float, str], ...] = ((0, "#1c0f30"), (0.5, "#52265c"), (1, "#2e163e"))
"""The colours of the walls, from the ceiling down."""


def bar_landmarks(box: Box) -> tuple[Landmark, ...]:
    """Return the jukebox and the shelf.

    Args:
        box: The window, in units.
    """
    shelf = Landmark(span(box.w - _SHELF - 10, _SHELF + 10), _shelf(box.w - _SHELF))
    return (Landmark(span(0.0, _WIDE + 10), _corner()), shelf) if box.w >= NARROW else (shelf,)


def tube(data: str, ink: str, width: float = 3.2) -> str:
    """Return a tube of glass that glows.

    Args:
        data: The path that it follows.
        ink: The colour of its light.
        width: How thick it is.
    """
    body = "".join(line(data, ink, width * share, seen) for share, seen in ((3.0, 0.14), (1.8, 0.36), (1.0, 1.0)))
    return body + line(data, "#fff6fa", width * 0.4)


def jukebox(x: float, low: float, size: float) -> str:
    """Return a jukebox with a round top, its arches lit.

    Args:
        x: The middle.
        low: The foot.
        size: The width.
    """
    half, high = size / 2, size * 1.62
    top = low - high

    def arch(inset: float) -> str:
        r = half - inset
        return f"M{x - r:.1f} {low:.1f}V{top + half:.1f}A{r:.1f} {r:.1f} 0 0 1 {x + r:.1f} {top + half:.1f}V{low:.1f}"

    wood = linear("jw", (x - half, 0), (x + half, 0), (0, "#4a1c0e"), (0.5, "#b05c26"), (1, "#3c140a"))
    body = f"<defs>{wood}</defs>" + glow((x, top + half), size * 1.1, _AMBER, "jg", 0.6)
    body += fill(arch(0.0) + "Z", paint("jw")) + line(arch(0.0), _INK, size * 0.02)
    for inset, ink in ((0.06, _PINK), (0.13, _AMBER), (0.2, _BLUE)):
        body += tube(arch(size * inset), ink, size * 0.032)
    body += fill(arch(size * 0.25) + "Z", "#2a0f10") + glow((x, top + half), size * 0.3, "#ffe0a0", "jh", 0.9)
    body += disc((x, top + half), size * 0.17, "#150a12") + disc((x, top + half), size * 0.06, _PINK)
    for number in range(5):
        y = top + half + size * (0.3 + 0.09 * number)
        body += line(f"M{x - size * 0.2:.1f} {y:.1f}H{x + size * 0.2:.1f}", "#f4dca8", size * 0.03, 0.85)
    for number in range(6):
        at = x - size * 0.2 + size * 0.08 * number
        body += line(f"M{at:.1f} {low - size * 0.34:.1f}V{low:.1f}", "#ffd078", size * 0.02, 0.7)
    return body


def _corner() -> str:
    """A wall of panels and tiles with a jukebox, records on the wall, and two who dance."""
    wall = linear("bw", (0, 0), (0, 100), *WALL)
    body = f"<defs>{wall}</defs>" + plank(Box(-4, -4, _WIDE + 4, STRIP), paint("bw")) + tiles(-12.0, _WIDE)
    body += tube_pair(-4.0, _WIDE)
    for x, y, ink in ((36.0, 40.0, _PINK), (208.0, 38.0, _AMBER), (292.0, 42.0, _BLUE)):
        body += (
            disc((x, y), 19, "#0c0612") + disc((x, y), 18, "#1e1228") + disc((x, y), 6.5, ink) + disc((x, y), 1.6, _INK)
        )
        for r in (10.0, 13.0, 16.0):
            body += line(f"M{x - r} {y}A{r} {r} 0 0 1 {x} {y - r}", "#cbb8e0", 0.8, 0.7)
    body += jukebox(112.0, 122.0, 74.0)
    body += bust(232, 34, ("#2c5a7a", "#8a5636", "#a8f0ff"), Bystander("parted", 1.0), 1.05)
    body += bust(268, 40, ("#d8407c", "#c08058", "#ffd0e4"), Bystander("bob", 0.85), 0.98)
    body += sleeve((246, 62), (256, 78), (274, 66), "#24506e", "#8a5636", 8)
    return body + post(CORNER)


def tiles(left: float, right: float) -> str:
    """Return the tiles on the lower part of a wall.

    Args:
        left: Their left end, twelve units before a light one.
        right: Their right end.
    """
    body = ""
    for number in range(int((right - left) / 12.0)):
        body += plank(Box(left + number * 12.0, 66.0 if number % 2 else 78.0, 12, 12), "#e8dcf0", 0.3)
    return body + line(f"M{left} 65H{right}", "#cbb8e0", 1.6, 0.6)


def tube_pair(left: float, right: float) -> str:
    """Return the two tubes of light that run along the ceiling.

    Args:
        left: Their left end.
        right: Their right end.
    """
    return tube(f"M{left} 3H{right}", _BLUE, 2.4) + tube(f"M{left} 11H{right}", _PINK, 2.4)


def post(x: float, half: float = 8.0) -> str:
    """Return a post of chrome, which mirrors both colours of the tubes.

    Args:
        x: Its middle.
        half: Half its width.
    """
    body = shaft(x, half, f"bp{x:.0f}", (0, "#1c1030"), (0.16, "#46a8c0"), (0.34, "#f2f4ff"), (0.5, "#5a4a74"),
                 (0.74, "#e07ab0"), (1, "#2a1030"))  # fmt: skip
    for y in (14.0, 58.0):
        body += plank(Box(x - half - 2, y, 2 * half + 4, 7), "#1a0e26") + plank(
            Box(x - half - 2, y + 1.5, 2 * half + 4, 1.6), "#f6e8ff", 0.85
        )
    return body


def _shelf(left: float) -> str:
    """Bottles before a lit mirror, a sign that says what one plays for, a dartboard, and who pours."""
    wall = linear("bv", (0, 0), (0, 100), *WALL)
    mirror = linear("bm", (0, 14), (0, 92), (0, "#2c1440"), (0.5, "#6a2a64"), (1, "#b0447a"))
    body = f"<defs>{wall}{mirror}</defs>" + plank(Box(left, -4, _SHELF + 4, STRIP), paint("bv"))
    body += tiles(left + 132, left + _SHELF + 12)
    body += plank(Box(left, 14, 140, STRIP), paint("bm")) + line(f"M{left + 140} 14V{STRIP}", "#c8b8e0", 3.0, 0.9)
    inks = ("#e07a3c", "#4cb880", "#f0c04c", "#d0486a", "#4c9ad0", "#b890e0")
    for shelf, first in ((40.0, 2), (80.0, 5)):
        for number in range(10):
            x, high = left + 12 + number * 13, 21.0 + (number * 11 + first) % 9
            ink = inks[(number * 5 + first) % len(inks)]
            glass = f"M{x - 4} {shelf}v{-0.6 * high:.1f}q0 -3 2.4 -5v{-0.24 * high:.1f}h3.2v{0.24 * high:.1f}"
            body += fill(f"{glass}q2.4 2 2.4 5v{0.6 * high:.1f}Z", ink) + line(
                f"M{x - 1.8} {shelf - 2}v{-0.5 * high:.1f}", "#ffffff", 1.0, 0.6
            )
        body += plank(Box(left, shelf, 140.0, 2.6), "#c8b8e0", 0.9)
    body += bust(left + 74, 34, ("#f0e6f4", "#6a4028", "#ffc0dc"), Bystander("bald", 1.05), 1.05)
    body += fill(f"M{left + 60} 52H{left + 88}L{left + 92} 130H{left + 56}Z", "#2a1430")
    body += sleeve((left + 92, 62), (left + 112, 66), (left + 108, 44), "#f0e6f4", "#6a4028")
    body += fill(f"M{left + 102} 48l2 -22h10l2 22Z", "#ffcf6a", 0.9) + plank(Box(left + 103, 22, 12, 6), "#fff8e8")
    body += tube_pair(left, left + _SHELF + 4) + _dartboard((left + 166, 48.0)) + _sign((left + 222, 46.0))
    return body + post(left)


def _dartboard(at: Point) -> str:
    """A dartboard with three darts in it."""
    x, y = at
    body = disc((x + 1, y + 2), 25, "#000000", 0.5) + disc(at, 24, "#140c12")
    for number in range(20):
        a, b = math.radians(18 * number), math.radians(18 * (number + 1))
        points = f"M{x:.1f} {y:.1f}L{x + 19 * math.cos(a):.1f} {y + 19 * math.sin(a):.1f}"
        body += fill(
            f"{points}L{x + 19 * math.cos(b):.1f} {y + 19 * math.sin(b):.1f}Z", "#e8d8b0" if number % 2 else "#1c1418"
        )
    ring = '<circle cx="{:.1f}" cy="{:.1f}" r="{}" fill="none" stroke="{}" stroke-width="2.2" stroke-dasharray="{}"/>'
    for r, step in ((18.0, 5.65), (11.0, 3.46)):
        body += ring.format(x, y, r, "#c8323c", step)
    body += disc(at, 3.6, "#2f9a5a") + disc(at, 1.8, "#d8323c")
    for dx, dy in ((-4.0, -9.0), (3.0, -2.0), (8.0, 5.0)):
        body += line(f"M{x + dx} {y + dy}l7 -9", "#e8e4f0", 1.6) + line(f"M{x + dx + 5} {y + dy - 6}l4 -6", _BLUE, 3.0)
    return body


def _sign(at: Point) -> str:
    """A sign of glass tubes: the number that everybody wants, in a ring."""
    x, y = at
    # On the wall itself, which is darker around it so that the tubes shine.
    body = glow(at, 62, "#06020c", "bsd", 0.9) + disc(at, 36, "#0a0512", 0.55) + glow(at, 66, _PINK, "bs", 0.5)
    for side in (-1, 1):
        body += plank(Box(x + side * 33 - 3, y - 1.5, 6, 3), "#0a0512")
    body += line(f"M{x} {y - 33}V-4", "#0a0512", 1.6) + tube(
        f"M{x - 33} {y}A33 33 0 1 1 {x + 33} {y}A33 33 0 1 1 {x - 33} {y}", _BLUE, 2.8
    )
    three = f"M{x - 18} {y - 15}Q{x - 2} {y - 24} {x - 2} {y - 10}Q{x - 3} {y - 2} {x - 11} {y - 2}"
    three += f"Q{x - 1} {y - 2} {x - 1} {y + 8}Q{x - 2} {y + 21} {x - 19} {y + 14}"
    return body + tube(three, _PINK, 3.4) + tube(f"M{x + 7} {y - 11}L{x + 14} {y - 18}V{y + 17}", _PINK, 3.4)
