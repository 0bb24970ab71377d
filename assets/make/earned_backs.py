"""Two backs that the Circuit pays: a peacock's feathers, and lanterns at night. Each is the same from either end."""

from __future__ import annotations

import math

from drawing import HEIGHT, WIDTH, Drawing, circle, group, path
from geometry import Polygon, clip, ellipse, number, path_of, rosette
from more_backs import both, polar, sheet

_CX, _CY = WIDTH / 2, HEIGHT / 2
_INSET = 20.0
_UPPER: Polygon = [(_INSET, _INSET), (WIDTH - _INSET, _INSET), (WIDTH - _INSET, _CY), (_INSET, _CY)]


def beaded(inset: float, step: float) -> str:
    """Return a row of dots round a back, so far inside its edge, to be drawn with round ends."""
    wide, high = WIDTH - 2 * inset, HEIGHT - 2 * inset
    columns, rows = round(wide / step), round(high / step)
    dots = [(inset + wide * at / columns, y) for at in range(columns + 1) for y in (inset, HEIGHT - inset)]
    dots += [(x, inset + high * at / rows) for at in range(1, rows) for x in (inset, WIDTH - inset)]
    return "".join(f"M{number(x)} {number(y)}h.01" for x, y in dots)


# --- peacock -------------------------------------------------------------------------------------------------

_SEA, _TEAL, _GREEN, _BLUE, _GOLD, _PALE = "#06343f", "#0d6370", "#2a8f6d", "#143d8c", "#dcae4a", "#f6dc97"
_FAN, _ROW, _BAND = 27.0, 19.0, 13
_RINGS = ((1.0, _SEA, _GOLD), (0.82, _TEAL, ""), (0.62, _GREEN, _PALE), (0.4, _GOLD, ""), (0.29, _BLUE, ""))
"""From the outside in: the share of a feather's radius, its colour, and that of its edge."""


def peacock() -> Drawing:
    """Draw feathers laid like scales, which meet in the middle under a band of gold."""
    back = sheet(_SEA)
    both(back, _feathers())
    back.rect(12, 8, stroke=_GOLD, width=1.4)
    back.path(beaded(15.0, 7.0), stroke=_PALE, width=1.5)
    back.rect(18, 4, stroke=_GOLD, width=2.8)
    back.add(group(_band(), _CX, _CY))
    return back


def _feathers() -> str:
    """Rows of feathers, each over the one above it; those at the edges are cut."""
    drawn = ""
    for row in range(8):
        y = _INSET + 8 + row * _ROW
        across = [_CX + (column + (0.5 if row % 2 else 0.0)) * 1.62 * _FAN for column in range(-4, 5)]
        drawn += "".join(_feather(x, y) for x in across)
        drawn += path("".join(_barbs(x, y) for x in across), stroke=_PALE, width=0.55, more='stroke-opacity=".6"')
    return drawn


def _feather(x: float, y: float) -> str:
    drawn = ""
    for share, fill, edge in _RINGS:
        reach = _FAN * share
        inside = _INSET + reach <= x <= WIDTH - _INSET - reach and _INSET + reach <= y <= _CY + _BAND - 1 - reach
        if inside:
            drawn += circle(x, y, reach, fill, edge, 1.1)
            continue
        piece = clip(ellipse(x, y, reach, reach, 12 if share < 0.5 else 16), _UPPER)
        if piece:
            drawn += path(path_of([piece]), fill, edge, 1.1)
    return drawn


def _barbs(x: float, y: float) -> str:
    """Fine lines in the two outer rings of a feather, where it is not covered by the next ones."""
    data, at_x, at_y = "", 0.0, 0.0
    for start, end, first, step, count in ((0.85, 0.96, 219.0, 11.3, 10), (0.66, 0.79, 226.0, 14, 7)):
        for at in range(count):
            dx, dy = polar(_FAN, first + at * step)
            (ax, ay), (bx, by) = ((round(x + dx * share, 1), round(y + dy * share, 1)) for share in (start, end))
            if all(_INSET + 1 < px < WIDTH - _INSET - 1 and _INSET + 1 < py < _CY for px, py in ((ax, ay), (bx, by))):
                data += f"m{_short(ax - at_x)} {_short(ay - at_y)}" if data else f"M{_short(ax)} {_short(ay)}"
                data += f"l{_short(bx - ax)} {_short(by - ay)}"
                at_x, at_y = bx, by
    return data.replace(" -", "-")


def _short(value: float) -> str:
    return number(round(value, 1)).replace("0.", ".", 1) if abs(value) < 1 else number(round(value, 1))


def _band() -> str:
    """A band across the middle, with the eye of a feather as its buckle."""
    side = WIDTH / 2 - 18
    band = path(f"M{-side} {-_BAND}H{side}V{_BAND}H{-side}Z", _SEA, _GOLD, 2.2)
    band += path(f"M{-side} -8H{side}M{-side} 8H{side}", stroke=_GOLD, width=0.9)
    for x in range(-80, 81, 20):
        band += path(f"M{x - 5} 0L{x} -5L{x + 5} 0L{x} 5Z", _PALE if x % 40 else _GREEN)
    eye = "".join(
        circle(0, 0, reach, fill, edge, 1.6)
        for reach, fill, edge in (
            (40, _SEA, _GOLD),
            (34, _TEAL, _PALE),
            (32, _SEA, _GOLD),
            (19, _GOLD, ""),
            (15, _BLUE, _PALE),
            (5, _PALE, ""),
        )
    )
    eye += path(rosette(25.4, 5.0, 16, 4), stroke=_GOLD, width=0.6)
    eye += "".join(group(path("M0 -14L1.6 -6L0 -4.6L-1.6 -6Z", _PALE), 0, 0, turn) for turn in range(0, 360, 45))
    beads = "".join(circle(*polar(37, turn), 1.3, _PALE) for turn in range(0, 360, 15))
    return band + eye + beads


# --- lantern -------------------------------------------------------------------------------------------------

_DUSK, _PLUM, _PAPER, _GLOW, _FLAME, _IRON = "#1b1030", "#38205a", "#e2542b", "#f7a13c", "#ffe9a8", "#0e0818"


def lantern() -> Drawing:
    """Draw paper lanterns on their strings, in the dusk, and the same upside down."""
    back = sheet(_DUSK)
    sky = back.gradient((0, 12), (0, HEIGHT - 12), (0, _DUSK), (0.5, _PLUM), (1, _DUSK))
    back.rect(12, 8, fill=sky)
    half = path(_lattice(), stroke=_GLOW, width=0.5, more='stroke-opacity=".24"') + _stars() + _strings()
    for x, y, size in ((_CX, 90.0, 1.0), (58.0, 62.0, 0.56), (WIDTH - 58, 62.0, 0.56)):
        half += group(_one_lantern(), x, y, 0, size)
    for x, y, size in ((40.0, 118.0, 0.36), (WIDTH - 40, 118.0, 0.36)):
        half += group(_one_lantern(), x, y, 0, size)
    both(back, half)
    back.rect(12, 8, stroke=_GLOW, width=1.4)
    back.path(beaded(15.0, 7.0), stroke=_FLAME, width=1.3)
    back.rect(18, 4, stroke=_GLOW, width=2.2)
    back.add(group(_sun(), _CX, _CY))
    return back


def _lattice() -> str:
    """A fine screen behind the lanterns: the upper half."""
    left, top, right, low = 21.0, 21.0, WIDTH - 21.0, _CY
    data = ""
    for at in range(-14, 25):
        start = left + at * 9.0
        for side in (1, -1):
            ends = []
            for y in (top, low):
                x = start + (y - top)
                held = min(max(x, left), right)
                ends.append((held, y + held - x))
            (ax, ay), (bx, by) = ends
            if ay <= low and by >= top and bx - ax > 1:
                ax, bx = (ax, bx) if side > 0 else (WIDTH - ax, WIDTH - bx)
                data += f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
    return data


def _strings() -> str:
    """The strings that the lanterns hang from."""
    bow = path(f"M20 24Q{_CX} 58 {WIDTH - 20} 24", stroke=_GLOW, width=1.2)
    drops = (
        (58.0, 37.0, 44.0),
        (WIDTH - 58, 37.0, 44.0),
        (_CX, 41.0, 56.0),
        (40.0, 31.0, 104.0),
        (WIDTH - 40, 31.0, 104.0),
    )
    return bow + "".join(path(f"M{x} {top}V{bottom}", stroke=_GLOW, width=0.9) for x, top, bottom in drops)


def _stars() -> str:
    """Stars between the lanterns, nearer to the middle more of them."""
    points = (
        (30, 84),
        (92, 30),
        (148, 30),
        (28, 146),
        (212, 146),
        (210, 84),
        (78, 132),
        (162, 132),
        (64, 152),
        (176, 152),
    )
    star = path("M0 -4L1.2 -1.2L4 0L1.2 1.2L0 4L-1.2 1.2L-4 0L-1.2 -1.2Z", _FLAME)
    return "".join(group(star, x, y) for x, y in points)


def _one_lantern() -> str:
    """A lantern about (0, 0), 68 high, in its own light."""
    light = "".join(
        circle(0, 0, reach, _GLOW).replace("/>", f' fill-opacity="{share}"/>')
        for reach, share in ((52, 0.1), (44, 0.12), (37, 0.16))
    )
    body = "M-12 -30C-36 -22 -36 22 -12 30H12C36 22 36 -22 12 -30Z"
    inner = "M-8 -26C-24 -18 -24 18 -8 26H8C24 18 24 -18 8 -26Z"
    core = "M-4 -18C-12 -10 -12 12 -4 18H4C12 12 12 -10 4 -18Z"
    ribs = ""
    for y in (-20, -10, 0, 10, 20):
        reach = 30 * math.sqrt(max(0.0, 1 - (y / 36) ** 2))
        ribs += path(
            f"M{-reach:.1f} {y}Q0 {y + 5} {reach:.1f} {y}", stroke=_IRON, width=1.2, more='stroke-opacity=".55"'
        )
    caps = path("M-13 -35H13V-29H-13ZM-13 29H13V35H-13Z", _IRON, _GLOW, 1.2)
    tassel = path("M0 35V44M-3 44L-4 54M0 44V56M3 44L4 54", stroke=_GLOW, width=1.6)
    return light + path(body, _PAPER, _IRON, 1.2) + path(inner, _GLOW) + path(core, _FLAME) + ribs + caps + tassel


def _sun() -> str:
    """A stepped bar across the middle, with a round window in it."""
    side = WIDTH / 2 - 18
    bar = path(f"M{-side} -7H-52L-44 -12H44L52 -7H{side}V7H52L44 12H-44L-52 7H{-side}Z", _IRON, _GLOW, 1.8)
    bar += path(f"M{-side} 0H{side}", stroke=_PAPER, width=1.4)
    for x in range(-92, 93, 8):
        if abs(x) > 26:
            bar += path(f"M{x - 2.6} 0L{x} -2.6L{x + 2.6} 0L{x} 2.6Z", _FLAME)
    bar += path(rosette(27.0, 3.4, 24, 3), stroke=_GLOW, width=0.6)
    bar += (
        circle(0, 0, 21, _IRON, _GLOW, 2)
        + circle(0, 0, 16, _PAPER)
        + circle(0, 0, 10.5, _GLOW)
        + circle(0, 0, 5, _FLAME)
    )
    return bar + "".join(circle(*polar(18.6, turn), 1.1, _FLAME) for turn in range(0, 360, 30))
