"""The bar as one sees it from a chair: a jukebox, booths with guests under lamps, and shelves behind the counter."""

from collections.abc import Iterator

from tonk.ui.drawing.places.bystanders import guest
from tonk.ui.drawing.places.landmark_bar import jukebox, tube
from tonk.ui.drawing.places.room_view import HIGH, RoomView, block, somebody
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint

_GUEST = "#1a0e24", "#6a4050", "#ff9ac4"
_PINK, _BLUE, _AMBER = "#ff5c9e", "#46d8e8", "#ffc062"
_BOTTLES = "#e07a3c", "#4cb880", "#f0c04c", "#d0486a", "#4c9ad0", "#b890e0"


def paint_bar_room(view: RoomView) -> Iterator[None]:
    """Paint the bar behind those who sit at the table."""
    corner = min(0.42 * view.wide, view.middle - 300)
    view.wall((0, "#1a0e2c"), (0.5, "#4a2050"), (1, "#22122e"))
    yield
    view.lay(_shelves(view, corner), 2.2)
    yield
    view.lay(_corner(corner), 1.8)
    yield
    view.lay(_booths(view, corner), 1.3)


def _shelves(view: RoomView, start: float) -> str:
    """Shelves of bottles before a mirror with light behind it, and tubes above them."""
    body, wide = "", view.wide - start + 8
    glass = linear("gl", (0, 60), (0, 400), (0, "#3c1a54"), (1, "#c8487c"))
    body += f'<defs>{glass}</defs><rect x="{start:.0f}" y="60" width="{wide:.0f}" height="340" fill="{paint("gl")}"/>'
    for shelf in (164.0, 272.0, 380.0):
        x, number = start + 26.0, int(shelf)
        while x < view.wide:
            high, half = 62.0 + (number * 13) % 28, 10.0 + (number * 7) % 5
            ink = _BOTTLES[number * 5 % len(_BOTTLES)]
            body += block(x - half, shelf - high * 0.64, 2 * half, high * 0.64, ink, 0.92)
            body += block(x - 4, shelf - high, 8, high * 0.4, ink, 0.92)
            body += block(x - half + 3, shelf - high * 0.58, 4, high * 0.5, "#ffffff", 0.4)
            x, number = x + 2 * half + 7 + (number * 3) % 9, number + 1
        body += block(start, shelf, wide, 7, "#241030") + block(start, shelf, wide, 2, "#ff9ac4", 0.8)
    body += tube(f"M{start + 20:.0f} 44H{view.wide + 20:.0f}", _PINK, 9) + tube(
        f"M{start + 20:.0f} 20H{view.wide + 20:.0f}", _BLUE, 7
    )
    return body


def _corner(end: float) -> str:
    """A wall of panels with the jukebox, records above it, and tiles below."""
    wall = linear("cw", (0, 0), (end, 0), (0, "#180c28"), (0.5, "#4c2256"), (1, "#28123a"))
    body = f'<defs>{wall}</defs><rect x="-4" y="-4" width="{end + 4:.0f}" height="{HIGH}" fill="{paint("cw")}"/>'
    for number in range(int(end / 30) + 1):
        for row in range(3):
            if (number + row) % 2:
                body += block(number * 30, 380 + row * 30, 30, 30, "#e8dcf0", 0.26)
    for number, ink in enumerate((_PINK, _AMBER, _BLUE)):
        x, y = end * (0.16 + 0.34 * number), 96.0 + 30 * (number % 2)
        body += disc((x, y), 46, "#0c0612") + disc((x, y), 16, ink) + disc((x, y), 4, "#0c0612")
        for r in (26.0, 34.0, 41.0):
            body += line(f"M{x - r:.0f} {y}A{r} {r} 0 0 1 {x:.0f} {y - r}", "#cbb8e0", 1.8, 0.6)
    body += jukebox(end * 0.5, 510.0, 206.0)
    return body + tube(f"M{end:.0f} -4V520", _BLUE, 6)


def _booths(view: RoomView, start: float) -> str:
    """Guests at the counter, each pair under a lamp of glass."""
    body = ""
    for number in range(int((view.wide - start) / 300) + 1):
        x = start + 130 + number * 300
        body += line(f"M{x:.0f} -4V188", "#0c0612", 4) + glow((x, 236), 150, _AMBER, f"bl{number}", 0.62)
        body += fill(f"M{x - 12:.0f} 186h24l34 48h-92Z", ("#2a9aa8", "#c83a70")[number % 2])
        body += line(f"M{x - 46:.0f} 234h92", "#fff0d0", 6)
        body += somebody(x - 58, 374, 27, _GUEST, guest(2 * number + 1)) + somebody(x + 62, 378, 26, _GUEST,
                                                                                  guest(2 * number + 4))  # fmt: skip
    return body + block(start, 466, view.wide, 44, "#3a1c40") + block(start, 462, view.wide, 8, "#d8c8ec", 0.9)
