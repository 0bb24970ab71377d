"""The landmarks of the café: a boulevard with a tower of iron at its end, a column of posters and a lamp of globes."""

from itertools import pairwise

from tonk.ui.drawing.places.crowds import Air, party, patron
from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, plank, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint
from tonk.ui.drawing.viewport import Box, Point

_WIDE, _RIGHT = 366.0, 240.0
"""The width of the boulevard on the left, and of the landmark on the right."""
HOUSE = _WIDE - 26.0
"""The left edge of the café's own house."""
FRONT: tuple[tuple[float, str], ...] = ((0, "#b98a68"), (0.4, "#e2b98a"), (1, "#b48262"))
"""The colours of the front of that house, from the awning down."""
COURSES = range(22, 112, 15)
"""The heights of its joints."""
STRIPE = 20.0
"""The width of a stripe of the awning."""
_TOWER = 110.0
"""The middle of the tower."""
_GAP = 62.0, 178.0
"""The ends of the street, where the houses at both sides leave the sky free."""
_LEGS = ((1.0, 17.0), (1.6, 28.0), (2.8, 40.0), (4.8, 50.0), (8.0, 59.0), (13.0, 68.0), (20.0, 78.0), (30.0, 92.0))
"""Half the tower's width at each height, from its top."""
_FAR_OFF = 0.7
"""The blur of the street and the tower."""
_IRON, _STONE, _SLATE = "#7c4a48", "#d8a878", "#5c4a5a"
_COLUMN, _LAMP = 96.0, 176.0
"""The distances of the column and the lamp from the right edge."""
_TREES = ((68.0, 76.0, 12.0), (46.0, 71.0, 18.0), (168.0, 76.0, 13.0), (192.0, 71.0, 18.0), (224.0, 64.0, 25.0))
"""The middle of each tree's crown and its size."""
COLUMN = 200.0
"""The distance from the right edge at which the lamp and the column hide what is behind them."""
STREET = 148.0
"""The distance from the right edge at which the café ends at a side street."""
_STROLLERS: Air = ("#5a2c1c", 0.14, "#ffe8b0", -1)
_GLOBES = ((-15.0, 35.0), (15.0, 35.0), (0.0, 26.0))
_LEFT_PANES: tuple[tuple[float, float], ...] = ((6.0, 7.5), (24.0, 6.4), (39.0, 5.4), (52.0, 4.4))
_RIGHT_PANES: tuple[tuple[float, float], ...] = (
    (186.0, 4.4),
    (198.0, 5.0),
    (213.0, 5.8),
    (230.0, 6.6),
    (250.0, 7.6),
    (273.0, 8.6),
    (298.0, 9.6),
)
_RIGHT_PANES += ((325.0, 10.0),)
"""The left edge and the width of each column of windows."""
_POSTERS: tuple[tuple[float, float, float, float, str], ...] = (
    (-22.0, 46.0, 17.0, 25.0, "#f0dca8"),
    (-3.0, 44.0, 24.0, 32.0, "#c8402e"),
)
_POSTERS += ((-22.0, 73.0, 17.0, 22.0, "#3a6a8a"), (-3.0, 78.0, 24.0, 20.0, "#f6e8c4"))
"""Each poster on the column: its left and upper edges, from the middle and the top, its size and its colour."""


def cafe_landmarks(box: Box) -> tuple[Landmark, ...]:
    """Return the boulevard, and the column with the lamp.

    Args:
        box: The window, in units.
    """
    column = Landmark(span(box.w - _RIGHT, _RIGHT), _lamp(box.w - _LAMP) + _column(box.w - _COLUMN))
    if box.w < NARROW:
        return (column,)
    return (
        Landmark(span(0.0, HOUSE + 4), _boulevard(), _FAR_OFF),
        Landmark(span(0.0, _WIDE + 30), _near_corner()),
        column,
    )


def awning(number: int) -> str:
    """Return a stripe of the awning.

    Args:
        number: Its place, from the left edge of the window.
    """
    x, ink = number * STRIPE, "#a02a34" if number % 2 else "#f2e4c8"
    return fill(f"M{x:.1f} -6H{x + STRIPE:.1f}V7Q{x + STRIPE / 2:.1f} 15 {x:.1f} 7Z", ink)


def shopfront(glass: Box, number: int) -> str:
    """Return a window or a door of the café: what is lit behind the glass, and its frame.

    Args:
        glass: The glass.
        number: Its place from the left.
    """
    name, (x, low) = f"fw{number}", (glass.x, glass.bottom)
    light = linear(name, (0, glass.y), (0, low), (0, "#ffd88c"), (0.5, "#ffecb8"), (1, "#e8a860"))
    body = f"<defs>{light}</defs>" + plank(glass.inset(-5.0), "#6a2a2c") + plank(glass, paint(name))
    if glass.w > 40:
        # Lamps over a counter with cups, and somebody behind it.
        for lamp in (0.24, 0.76):
            body += disc((x + lamp * glass.w, glass.y + 13), 4.4, "#fffbe6") + plank(
                Box(x + lamp * glass.w - 0.7, glass.y, 1.4, 9), "#6a3c24")  # fmt: skip
        body += disc((x + (0.42 + 0.16 * (number % 2)) * glass.w, glass.y + 24), 6.2, "#8a4c2c")
        body += plank(Box(x + (0.42 + 0.16 * (number % 2)) * glass.w - 9, glass.y + 31, 18, 12), "#8a4c2c")
        body += plank(Box(x, low - 13, glass.w, 13), "#a8623a") + plank(Box(x, low - 14, glass.w, 2), "#ffe6b0")
        body += plank(Box(x - 6, low + 5, glass.w + 12, 4), "#c8926c")
    bars = f"M{x + glass.w / 2:.1f} {glass.y}V{low}M{x:.1f} {glass.y + 15}H{glass.right:.1f}"
    return body + line(bars, "#6a2a2c", 2.2) + line(f"M{x - 5:.1f} {low}V{glass.y - 5}", "#ffe0b0", 1.2, 0.7)


def side_street(right: float) -> str:
    """Return the street beside the café, which runs away towards the light.

    Args:
        right: The right edge of the window.
    """
    x, end = right - STREET, (right - 92.0, right - 66.0)
    sky = linear("fq", (0, 0), (0, 92), (0, "#f2b48c"), (0.4, "#ffd494"), (1, "#fff2c4"))
    shady = linear("fp", (x, 0), (end[0], 0), (0, "#7a5048"), (1, "#c8946c"))
    sunny = linear("fo", (right, 0), (end[1], 0), (0, "#f0b880"), (1, "#ffe0a8"))
    body = f"<defs>{sky}{shady}{sunny}</defs>" + plank(Box(x, -6, STREET + 8, STRIP + 26), paint("fq"))
    body += glow(((end[0] + end[1]) / 2, 44.0), 66, "#fffbe0", "fn", 0.9)
    body += fill(f"M{x} {STRIP + 20}V-6H{x + 16}L{end[0]} 50V{STRIP + 20}Z", paint("fp"))
    body += fill(f"M{right + 6} {STRIP + 20}V-8H{right - 10}L{end[1]} 48V{STRIP + 20}Z", paint("fo"))
    body += fill(f"M{right + 6}-6H{right - 10}L{end[1]} 48V40L{right - 22}-6Z", _SLATE)
    for share, wide in ((0.16, 8.0), (0.42, 6.0), (0.64, 4.4), (0.82, 3.0)):
        for left, ink in (
            (x + 14 + share * (end[0] - x - 14), "#4a3038"),
            (right - share * (right - end[1]), "#6a4444"),
        ):
            for row in range(3):
                top = 4 + 48 * share + row * (30 - 16 * share)
                body += plank(Box(left - wide / 2, top, wide, 1.9 * wide), ink)
                body += plank(Box(left - wide / 2, top, wide / 2, 1.9 * wide), "#ffdf9c", 0.7)
    foot = linear("fm", (0, 56), (0, STRIP), (0, "#5a3428", 0.0), (0.5, "#5a3428", 0.4), (1, "#4a2a24", 0.8))
    body += f"<defs>{foot}</defs>" + plank(Box(x, 56, STREET + 8, STRIP), paint("fm"))
    return body + line(f"M{x + 1} -6V{STRIP + 20}", "#fff0cc", 2.0, 0.7)


def evening_lights(box: Box) -> str:
    """Return the lights of these landmarks after sunset.

    Args:
        box: The window, in units.
    """
    lit = _glows_of_lamp(box.w - _LAMP, "#ffca78") + glow((box.w - _COLUMN, 56.0), 44, "#ffb45a", "ec", 0.4)
    return lit if box.w < NARROW else lit + _night_in_the_street()


def _night_in_the_street() -> str:
    """The sky after sunset, and what shines before it."""
    night = linear("en", (0, 0), (0, 92), (0, "#0c1030", 0.72), (0.7, "#1a1638", 0.4), (1, "#2a1c3c", 0.1))
    body = f"<defs>{night}</defs>" + plank(Box(-4, -4, HOUSE + 4, 100), paint("en"))
    top = (_TOWER, _LEGS[0][1])
    for end in ((_TOWER + 196, 4.0), (_TOWER - 150, 12.0)):
        name = f"eb{end[0]:.0f}"
        ray = linear(name, top, end, (0, "#fff2c8", 0.75), (1, "#fff2c8", 0.0))
        body += f"<defs>{ray}</defs>" + fill(f"M{top[0]} {top[1]}L{end[0]} {end[1] - 9}V{end[1] + 7}Z", paint(name))
    body += glow((_TOWER, 62.0), 62, "#ffae48", "et", 0.55) + glow(top, 14, "#fff6dc", "ep", 1.0)
    for half, y in _LEGS[1:-1]:
        body += disc((_TOWER - half, y), 1.3, "#ffe6a0") + disc((_TOWER + half, y), 1.3, "#ffe6a0")
        body += line(f"M{_TOWER - half} {y}H{_TOWER + half}", "#ffc860", 1.0, 0.7)
    body += glow((_WIDE - 36, 45.0), 40, "#ffca78", "ev", 0.8)
    body += line(_leg(-1) + _leg(1), "#ffd278", 1.1, 0.9)
    for box in (*_dormers(left=True), *_dormers(left=False)):
        body += glow(box.center, 13, "#ffc060", f"ew{box.x:.0f}", 0.7) + plank(box, "#ffe09a")
    return body


def _leg(side: int) -> str:
    return "M" + "L".join(f"{_TOWER + side * half:.1f} {y:.1f}" for half, y in _LEGS)


def _boulevard() -> str:
    """Houses at both sides, trees, the low sun, and the tower at the end."""
    sky = linear("fk", (0, 0), (0, 92), (0, "#c98a80"), (0.4, "#f0b070"), (1, "#ffe2a0"))
    body = f"<defs>{sky}</defs>" + plank(Box(-4, -4, _WIDE + 4, STRIP), paint("fk"))
    sun = (_TOWER + 40, 66.0)
    body += glow(sun, 120, "#fff4c8", "fs", 0.95) + disc(sun, 11, "#fffbe6")
    body += _tower() + _houses(left=True) + _houses(left=False)
    for x, y, size in _TREES:
        body += line(f"M{x} {y}V{STRIP}", "#4c3428", size / 7)
        for dx, dy, part in ((-0.5, 0.1, 0.62), (0.45, 0.05, 0.66), (0.0, -0.42, 0.7)):
            body += disc((x + dx * size, y + dy * size), part * size, "#6c6a34")
        body += disc((x + 0.2 * size, y - 0.5 * size), 0.42 * size, "#a8964a")
    air = linear("fa", (0, 20), (0, 92), (0, "#ffdca0", 0.0), (0.7, "#ffdca0", 0.34), (1, "#ffdca0", 0.2))
    return body + f"<defs>{air}</defs>" + plank(Box(-4, -4, _WIDE, STRIP), paint("fa"))


def _near_corner() -> str:
    """Those who sit at the corner of the café, and that."""
    body = patron((26.0, 40.0), 14.0, 1, _STROLLERS, faces=1, busy="drinks")
    body += party(280.0, 34.0, 10.6, 5, _STROLLERS)
    return body + _corner(HOUSE)


def _corner(x: float) -> str:
    """The corner of the café itself, of dressed stone, with a lantern, and the end of its awning."""
    front = linear("fz", (0, 8), (0, 100), *FRONT)
    edge = linear("fy", (x, 0), (x + 20, 0), (0, "#4a2a24", 0.75), (0.4, "#fff0cc", 0.4), (1, "#fff0cc", 0.0))
    body = f"<defs>{front}{edge}</defs>"
    for number, y in enumerate((7, *COURSES)):
        # Long and short stones by turns, as at the corner of every house of dressed stone.
        wide = 34.0 if number % 2 else 22.0
        stone = Box(x, y, wide, 15)
        body += plank(stone, paint("fz")) + plank(stone, "#fff0d0", 0.2)
        body += line(f"M{x} {y + 15}H{x + wide}V{y}", "#7a5244", 1.1, 0.8)
        body += line(f"M{x} {y + 1}H{x + wide - 1}", "#fff4dc", 0.9, 0.5)
    body += plank(Box(x, -4, 20, STRIP), paint("fy")) + line(f"M{x + 2} 30h-12v7", "#2a1a1c", 2.2)
    first = round(x / STRIPE)
    body += plank(Box(x - 4, -4, 44, 18), "#3a1a14", 0.35)
    body += "".join(awning(number) for number in range(first, first + 2))
    # The end of the awning, which is seen from the side, and the bar that holds it.
    end = first * STRIPE
    body += line(f"M{end - 15} 8L{x + 3} 22", "#2a1a1c", 1.8)
    body += fill(f"M{end + 1} -6L{end - 17} 6Q{end - 12} 14 {end - 8} 7Q{end - 3} 15 {end + 1} 7Z", "#741c26")
    return body + glow((x - 10, 45), 24, "#ffe0a0", "fv", 0.8) + fill(
        f"M{x - 15} 38h10l-2 15h-6Z", "#fff0c0") + line(f"M{x - 15} 38h10l-2 15h-6Z", "#2a1a1c", 1.4)  # fmt: skip


def _tower() -> str:
    """The tower: four legs that bend together, two platforms, and crossed bars."""
    left = [(_TOWER - half, y) for half, y in _LEGS]
    right = [(_TOWER + half, y) for half, y in reversed(_LEGS)]
    data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in left + right) + "Z"
    data += f"M{_TOWER - 16} 96Q{_TOWER - 15} 79 {_TOWER} 78Q{_TOWER + 15} 79 {_TOWER + 16} 96Z"
    body = fill(data, _IRON) + line(f"M{_TOWER} {_LEGS[0][1]}V8", _IRON, 1.4)
    bars = ""
    for (one, y1), (other, y2) in pairwise(_LEGS[2:-1]):
        bars += f"M{_TOWER - one} {y1}L{_TOWER + other} {y2}M{_TOWER + one} {y1}L{_TOWER - other} {y2}"
    body += line(bars, "#ffd9a0", 0.7, 0.7) + line(_leg(1), "#ffe2b0", 0.9, 0.8)
    for half, y in ((7.5, 50.0), (15.5, 68.0)):
        body += plank(Box(_TOWER - half, y - 1.4, 2 * half, 3.2), "#5c3438")
        body += line(f"M{_TOWER - half} {y - 1.6}H{_TOWER + half}", "#ffe2b0", 0.8, 0.8)
    return body


def _eaves(x: float, *, left: bool) -> float:
    """Return the height of the eaves of the houses, which run away to the end of the street."""
    return 14.0 + 32.0 * x / _GAP[0] if left else 46.0 - 32.0 * (x - _GAP[1]) / (_WIDE - _GAP[1])


def _panes(*, left: bool) -> list[tuple[float, float, float, float]]:
    """Return left, right and upper edges of windows, and their heights."""
    columns = _LEFT_PANES if left else _RIGHT_PANES
    found = []
    for x, wide in columns:
        top = _eaves(x, left=left)
        found += [(x, x + wide, top + 6 + row * 2.4 * wide, 1.55 * wide) for row in range(3)]
    return found


def _dormers(*, left: bool) -> list[Box]:
    """Return the windows in the roofs."""
    near, far = (-6.0, _GAP[0]) if left else (_WIDE + 6.0, _GAP[1])
    found = []
    for share in (0.2, 0.45, 0.68, 0.88):
        x, size = near + (far - near) * share, 1.0 - 0.5 * share
        found.append(Box(x - 2.4 * size, _eaves(x, left=left) - 11 * size, 4.8 * size, 9 * size))
    return found


def _houses(*, left: bool) -> str:
    """One side of the street: stone with balconies under roofs of slate."""
    near, far = (-6.0, _GAP[0]) if left else (_WIDE + 6.0, _GAP[1])
    name = "fl" if left else "fr"
    front = linear(name, (near, 0), (far, 0), (0, "#8a5c50" if left else "#b98660"), (1, _STONE))
    tops = _eaves(near, left=left), _eaves(far, left=left)
    rise = 20.0, 9.0
    body = f"<defs>{front}</defs>" + fill(f"M{near} {STRIP}V{tops[0]:.1f}L{far} {tops[1]:.1f}V{STRIP}Z", paint(name))
    ridge = f"V{tops[0] - rise[0]:.1f}L{far - 3 * (1 if left else -1)} {tops[1] - rise[1]:.1f}"
    body += fill(f"M{near} {tops[0]:.1f}{ridge}L{far} {tops[1]:.1f}Z", _SLATE)
    body += line(f"M{near} {tops[0]:.1f}L{far} {tops[1]:.1f}", "#fff0cc", 1.8, 0.8)
    for box in _dormers(left=left):
        body += plank(box.inset(-1.5), "#c89a74") + plank(box, "#ffe6ac")
    balconies = ""
    for x1, x2, y, high in _panes(left=left):
        body += plank(Box(x1, y, x2 - x1, high), "#5a3c40") + plank(Box(x1, y, (x2 - x1) * 0.5, high), "#ffdf9c", 0.75)
        balconies += f"M{x1 - 2:.1f} {y + high:.1f}H{x2 + 2:.1f}M{x1 - 2:.1f} {y + high - 3:.1f}H{x2 + 2:.1f}"
    return body + line(balconies, "#3c2a30", 0.9, 0.9)


def _column(x: float) -> str:
    """A round column of iron with posters, under a small dome."""
    shaft = linear("fc", (x - 25, 0), (x + 25, 0), (0, "#14281e"), (0.34, "#4c7a5c"), (1, "#12241c"))
    body = f"<defs>{shaft}</defs>" + plank(Box(x - 25, 38, 50, STRIP), paint("fc"))
    for left, top, wide, high, ink in _POSTERS:
        body += plank(Box(x + left, top, wide, high), ink)
    body += disc((x - 13.5, 56), 5, "#c8402e") + line(f"M{x - 19} 66h11M{x - 19} 68.6h8", "#5a3a2c", 1.2)
    dancer = f"M{x + 9} 49q4 4 0 9q9 5 9 15l-9 -4l-9 4q0 -10 9 -15q-4 -5 0 -9Z"
    body += fill(dancer, "#ffe2a0") + line(f"M{x + 3} 73h12", "#ffe2a0", 1.4)
    shade = linear("fh", (x - 25, 0), (x + 25, 0), (0, "#000000", 0.42), (0.36, "#fff0c8", 0.14), (1, "#000000", 0.5))
    body += f"<defs>{shade}</defs>" + plank(Box(x - 25, 38, 50, STRIP), paint("fh"))
    dome = f"M{x - 29} 36Q{x - 24} 25 {x - 8} 21Q{x - 5} 16 {x} 15Q{x + 5} 16 {x + 8} 21Q{x + 24} 25 {x + 29} 36Z"
    body += fill(dome, "#2c5440") + line(f"M{x - 22} 33Q{x - 18} 26 {x - 6} 23", "#b8d8b0", 1.8, 0.7)
    body += plank(Box(x - 31, 35, 62, 5), "#3c6a50") + line(f"M{x - 31} 35H{x + 31}", "#e8c878", 1.4)
    for number in range(9):
        body += disc((x - 26 + number * 6.5, 41.5), 2.2, "#1c3a2a")
    return body


def _lamp(x: float) -> str:
    """A lamp of three globes on a post of iron."""
    body = line(f"M{x} {STRIP}V34", "#1c1618", 4.6) + line(f"M{x - 1} {STRIP}V36", "#8a6a58", 1.0, 0.7)
    body += line(f"M{x - 15} 41Q{x - 14} 54 {x} 54Q{x + 14} 54 {x + 15} 41", "#1c1618", 2.8)
    body += line(f"M{x - 7} 66h14M{x - 5} 90h10", "#1c1618", 3.0)
    return body + _glows_of_lamp(x, "#ffe8b4")


def _glows_of_lamp(x: float, ink: str) -> str:
    body = ""
    for number, (dx, y) in enumerate(_GLOBES):
        at: Point = x + dx, y
        body += glow(at, 30, ink, f"fg{number}{ink[1:]}", 0.6) + disc(at, 7.2, "#fff6dc")
        body += disc((at[0] - 2, at[1] - 2.4), 2.4, "#ffffff") + line(f"M{at[0] - 4} {y + 7}h8", "#1c1618", 2.2)
    return body
