"""The café as one sees it from a chair: a street of tall houses under an awning, by late light or by rain at night."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tonk.ui.drawing.places.bystanders import guest
from tonk.ui.drawing.places.room_view import HIGH, RoomView, block, somebody
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint


class _Hour(NamedTuple):
    """The colours of an hour: the sky from the top, houses far and near, roofs, panes, lamps, people, and any rain."""

    sky: tuple[tuple[float, str], ...]
    far: str
    near: str
    roof: str
    pane: str
    lamp: str
    guests: tuple[str, str, str]
    rain: bool


_LATE = _Hour(
    ((0, "#6a5c8e"), (0.4, "#d08a64"), (0.72, "#f4bf76"), (1, "#c88a58")),
    "#b4806a", "#84544c", "#54424e", "#ffe0a0", "#fff0c4", ("#3a2220", "#b47c5a", "#ffe2a8"), rain=False)  # fmt: skip
_NIGHT = _Hour(
    ((0, "#0a1024"), (0.5, "#1c2848"), (0.8, "#3c3c5e"), (1, "#4a3a4a")),
    "#2a3250", "#1c2238", "#121628", "#ffc46a", "#ffdc96", ("#120e18", "#6a4638", "#ffc47c"), rain=True)  # fmt: skip
_STREET = 432.0


def paint_cafe_room(view: RoomView) -> Iterator[None]:
    """Paint the terrace in late light, behind those who sit at the table."""
    yield from _paint(view, _LATE)


def paint_evening_room(view: RoomView) -> Iterator[None]:
    """Paint the terrace on a night of rain."""
    yield from _paint(view, _NIGHT)


def _paint(view: RoomView, hour: _Hour) -> Iterator[None]:
    view.wall(*hour.sky)
    yield
    view.lay(_far(view, hour) + view.haze(hour.sky[2][1], 0.55, 150, _STREET), 2.4)
    yield
    view.lay(_houses(view, hour, left=True), 1.6)
    yield
    view.lay(_houses(view, hour, left=False), 1.6)
    yield
    view.lay(_street(view, hour), 1.6)
    yield
    view.lay(_guests(view, hour), 1.3)
    if hour.rain:
        yield
        view.lay(_rain(view), 0.5)
    yield
    view.lay(_awning(view), 1.0)


def _far(view: RoomView, hour: _Hour) -> str:
    """At the end of the street: the sun or the moon, a dome, and roofs."""
    x = view.middle - 158
    body = glow((x + 40, 250), 260, "#fff2c8" if not hour.rain else "#8ca0d8", "sun", 0.8 if not hour.rain else 0.3)
    dome = (
        f"M{x - 40:.0f} {_STREET}V246h8V222Q{x - 30:.0f} 178 {x - 3:.0f} 168V142h6V168Q{x + 30:.0f} 178 {x + 32:.0f} "
    )
    body += fill(f"{dome}222V246h8V{_STREET}Z", hour.far) + line(f"M{x - 32:.0f} 226H{x + 32:.0f}", hour.roof, 3, 0.5)
    for number in range(9):
        left, high = x - 260 + number * 58, 96 + (number * 37) % 50
        body += block(left, _STREET - high, 60, high, hour.far, 0.9)
        body += fill(f"M{left - 2:.0f} {_STREET - high}l8 -18h44l8 18Z", hour.roof, 0.6)
        for pane in range(3):
            body += block(left + 10 + 16 * pane, _STREET - high + 14, 8, 14, hour.pane, 0.6)
    return body


def _houses(view: RoomView, hour: _Hour, *, left: bool) -> str:
    """One side of the street, which runs away to the end of it."""
    end = view.middle - 158
    start, count = (-40.0, 5) if left else (view.wide + 40.0, 4)
    body, near = "", start
    for number in range(count):
        # Each house takes slightly less of the remaining street than the one before.
        far = near + (end - near) * (0.34 if left else 0.3)
        depth_near, depth_far = (abs(near - end) / abs(start - end), abs(far - end) / abs(start - end))
        top_near, top_far = 330 - 420 * depth_near + number % 2 * 14, 330 - 420 * depth_far + number % 2 * 14
        ink = hour.near if number % 2 else hour.far
        body += fill(f"M{near:.1f} {HIGH}V{top_near:.1f}L{far:.1f} {top_far:.1f}V{HIGH}Z", ink)
        roof = 70 * depth_near, 70 * depth_far
        body += fill(f"M{near:.1f} {top_near:.1f}V{top_near - roof[0]:.1f}L{far:.1f} {top_far - roof[1]:.1f}"
                     f"V{top_far:.1f}Z", hour.roof)  # fmt: skip
        body += line(f"M{near:.1f} {top_near:.1f}L{far:.1f} {top_far:.1f}", hour.pane, 2.5, 0.35)
        for row in range(4):
            for column in range(4):
                share, wide = (column + 0.28) / 4, 0.11
                x1, x2 = near + (far - near) * share, near + (far - near) * (share + wide)
                y1 = top_near + (_STREET - top_near) * (0.08 + row * 0.2)
                y2 = top_far + (_STREET - top_far) * (0.08 + row * 0.2)
                ya, yb = y1 + (y2 - y1) * share, y1 + (y2 - y1) * (share + wide)
                high = 0.12 * (_STREET - top_near + (top_near - top_far) * share)
                lit = (row * 5 + column * 3 + number * 7) % 5 < (3 if hour.rain else 2)
                body += fill(f"M{x1:.1f} {ya:.1f}L{x2:.1f} {yb:.1f}V{yb + high:.1f}L{x1:.1f} {ya + high:.1f}Z",
                             hour.pane if lit else hour.roof, 0.9 if lit else 0.55)  # fmt: skip
        near = far
    return body


def _street(view: RoomView, hour: _Hour) -> str:
    """Draw lamps along the street, and their light on its stones."""
    end = view.middle - 158
    ground = linear("gr", (0, _STREET - 30), (0, HIGH), (0, hour.sky[2][1]), (1, hour.near))
    body = f'<defs>{ground}</defs><rect x="-4" y="{_STREET - 8}" width="{view.wide + 8:.0f}" height="300" '
    body += f'fill="{paint("gr")}"/>'
    for number, (away, high) in enumerate(((-420.0, 330.0), (-150.0, 190.0), (96.0, 170.0), (344.0, 320.0))):
        x, top = end + away, _STREET - high + 30
        body += line(f"M{x:.0f} {_STREET + 30}V{top:.0f}", "#1c1418", high / 42)
        body += glow((x, top - 12), high * 0.42, hour.lamp, f"l{number}", 0.95) + disc(
            (x, top - 12), high / 26, "#fff6dc"
        )
        body += fill(f"M{x - high / 18:.0f} {top - high / 11:.0f}L{x:.0f} {top - high / 6:.0f}L{x + high / 18:.0f} "
                     f"{top - high / 11:.0f}Z", "#1c1418")  # fmt: skip
        if hour.rain:
            body += block(x - high / 26, _STREET + 2, high / 13, 60, hour.lamp, 0.4)
    return body


def _guests(view: RoomView, hour: _Hour) -> str:
    """Couples at small tables, a waiter with a tray, and a plane tree's leaves."""
    body = ""
    for number, away in enumerate((-640.0, -470.0, -250.0, 118.0, 330.0, 520.0)):
        x = view.middle + away
        body += somebody(x - 30, 372 - number % 2 * 8, 17, hour.guests, guest(2 * number))
        body += somebody(x + 34, 376, 16, hour.guests, guest(2 * number + 1))
        body += block(x - 26, 424, 56, 7, "#e8dcc8", 0.85) + glow((x + 2, 412), 44, hour.lamp, f"c{number}", 0.8)
        body += disc((x + 2, 412), 3.4, "#fff6dc")
    x = view.middle + 232
    body += somebody(x, 288, 19, hour.guests) + block(x - 22, 340, 44, 130, hour.guests[0])
    body += block(x - 10, 318, 20, 60, "#f4ece0") + line(f"M{x + 30:.0f} 330L{x + 54:.0f} 292", hour.guests[0], 12)
    return body + block(x + 28, 284, 60, 6, "#d8d2c8") + block(x + 44, 262, 8, 24, "#f4ece0", 0.9)


def _rain(view: RoomView) -> str:
    """Threads of rain in the light."""
    rng = random.Random(4)
    drops = ""
    for _ in range(150):
        x, y, long = rng.uniform(0, view.wide), rng.uniform(60, 430), rng.uniform(14, 34)
        drops += f"M{x:.0f} {y:.0f}l{-long * 0.16:.1f} {long:.1f}"
    return line(drops, "#d0dcf8", 1.4, 0.5)


def _awning(view: RoomView) -> str:
    """Stripes and bows over the terrace, with a row of small lamps below."""
    body, stripe, low = "", 58.0, 46.0
    for number in range(int(view.wide / stripe) + 2):
        x = number * stripe - 12
        body += fill(f"M{x:.0f} -8H{x + stripe:.0f}V{low}Q{x + stripe / 2:.0f} {low + 30} {x:.0f} {low}Z",
                     "#7c1c28" if number % 2 else "#e8d8ba")  # fmt: skip
        body += line(f"M{x + stripe:.0f} {low}Q{x + stripe / 2:.0f} {low + 30} {x:.0f} {low}", "#3a0e14", 2, 0.6)
        if number % 2:
            body += glow((x, low + 40), 34, "#ffd890", f"a{number}", 0.85) + disc((x, low + 40), 5, "#fff6dc")
            body += line(f"M{x:.0f} {low}v34", "#2a1216", 2)
    return body
