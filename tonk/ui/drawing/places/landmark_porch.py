"""The landmarks of the porch: a lit door and window with a banjo player before them, and a lantern beside a swing."""

from tonk.ui.drawing.places.bystanders import Bystander
from tonk.ui.drawing.places.figures import bust, sleeve
from tonk.ui.drawing.places.fixtures import shade, shaft
from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, plank, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint, radial
from tonk.ui.drawing.viewport import Box, Point

_PAINT, _SHADE, _INK = "#e8dcc4", "#a8947a", "#2a1c14"
_WIDE, _SWING = 330.0, 262.0
"""The width of the front of the house at the left, and of the end of the porch at the right."""
HOUSE_POST, END_POST = _WIDE + 2.0, _SWING - 7.0
"""The post where the house ends, from the left, and that where the end of the porch begins, from the right."""
SKY: tuple[tuple[float, str], ...] = ((0, "#34345f"), (0.5, "#ac5c78"), (1, "#f0a65e"))
"""The colours of the sky, from the top."""
_BALUSTERS = 17.0


def porch_landmarks(box: Box) -> tuple[Landmark, ...]:
    """Return the front of the house and the end of the porch.

    Args:
        box: The window, in units.
    """
    end = Landmark(span(box.w - _SWING - 40, _SWING + 40), _end(box.w - _SWING))
    return (Landmark(span(0.0, _WIDE + 44), _front()), end) if box.w >= NARROW else (end,)


def _front() -> str:
    """Boards painted long ago, a screen door, a window with curtains, and somebody with a banjo."""
    wall = linear("pw", (0, 0), (_WIDE, 0), (0, "#7c6c5c"), (0.6, "#c0ac90"), (1, "#94806a"))
    body = f"<defs>{wall}</defs>" + plank(Box(-4, -4, _WIDE + 4, STRIP), paint("pw"))
    for number in range(10):
        y = 4 + number * 13
        body += line(f"M-4 {y}H{_WIDE}", "#5a4a3c", 1.4, 0.7) + line(f"M-4 {y + 1.4}H{_WIDE}", "#fff0d8", 0.7, 0.4)
    light = linear("pl", (0, 0), (0, 90), (0, "#ffe6a4"), (1, "#e09a44"))
    body += f"<defs>{light}</defs>" + glow((58, 40), 96, "#ffca6a", "pg", 0.6)
    body += plank(Box(18, -4, 78, STRIP), _INK) + plank(Box(22, -4, 70, STRIP), _PAINT)
    body += plank(Box(30, 2, 54, STRIP), paint("pl")) + line("M30 58H84M57 2V58", _PAINT, 4)
    for x in range(34, 84, 5):
        body += line(f"M{x} 2V{STRIP}", "#6a4a24", 0.6, 0.5)
    body += disc((80, 66), 3, "#6a4420")
    body += plank(Box(232, -4, 76, 82), _INK) + plank(Box(236, -4, 68, 78), _PAINT)
    body += plank(Box(243, -4, 54, 68), paint("pl"))
    body += fill("M243 -4H262Q258 34 243 52ZM297 -4H278Q282 34 297 52Z", "#b84a3c") + line(
        "M270 -4V64M243 26h54", _PAINT, 3
    )
    body += plank(Box(228, 74, 84, 6), _PAINT) + glow((270, 30), 70, "#ffca6a", "pk", 0.4)
    body += _banjo((164.0, 32.0)) + eaves(-4.0, HOUSE_POST)
    body += shade(HOUSE_POST - 9, -40.0, "pfl", 0.5)
    return body + _brackets(HOUSE_POST) + porch_post(HOUSE_POST, 10.0) + _roses(HOUSE_POST)


def _banjo(at: Point) -> str:
    """A banjo and its player."""
    x, y = at
    body = bust(x, y, ("#3c5a7a", "#8a5a3a", "#ffd68c"), Bystander("fedora", 1.0), 1.05)
    body += line(f"M{x - 11} {y + 16}V{y + 60}M{x + 11} {y + 16}V{y + 60}", "#24384e", 4)
    body += line(f"M{x + 12} {y + 44}L{x + 62} {y + 12}", _INK, 6) + line(
        f"M{x + 12} {y + 43}L{x + 62} {y + 11}", "#a8683c", 4
    )
    body += fill(f"M{x + 58} {y + 10}L{x + 70} {y - 2}L{x + 74} {y + 6}L{x + 64} {y + 17}Z", "#7c4422")
    skin = radial("pb", (x - 6, y + 44), 26, (0, "#fffaf0"), (1, "#e0cca4"))
    body += f"<defs>{skin}</defs>" + disc((x, y + 52), 24, "#7c4a22") + disc((x, y + 52), 21, "#e8c878")
    body += disc((x, y + 52), 18.5, paint("pb"))
    for away in (-1.8, 0.0, 1.8):
        body += line(f"M{x - 10} {y + 58 + away}L{x + 62} {y + 12 + away}", "#5a4630", 0.6)
    body += sleeve((x + 20, y + 26), (x + 40, y + 42), (x + 42, y + 24), "#3c5a7a", "#8a5a3a", 8)
    return body + sleeve((x - 20, y + 28), (x - 24, y + 48), (x - 3, y + 50), "#2c4660", "#8a5a3a", 8)


def porch_post(x: float, half: float = 8.0) -> str:
    """Return a turned post.

    Args:
        x: Its middle.
        half: Half its width.
    """
    body = shaft(x, half, f"pp{x:.0f}", (0, "#8a7a64"), (0.4, "#fff4e0"), (1, "#8e7c66"))
    return (
        body
        + plank(Box(x - half - 3, 34, 2 * half + 6, 5), _PAINT)
        + line(f"M{x - half - 3} 39h{2 * half + 6}", _SHADE, 1.4)
    )


def eaves(left: float, right: float) -> str:
    """Return the beam under the roof of the porch.

    Args:
        left: Its left end.
        right: Its right end.
    """
    body = plank(Box(left, -4, right - left, 11), "#5c4c3e") + plank(Box(left, 4, right - left, 4), _PAINT)
    return body + line(f"M{left} 8.6H{right}", "#4a3a30", 1.4, 0.7)


def railing(left: float, right: float) -> str:
    """Return the railing between two posts.

    Args:
        left: The left post.
        right: The right post.
    """
    body = ""
    for number in range(int((right - left) / _BALUSTERS) + 1):
        x = left + number * _BALUSTERS
        body += plank(Box(x, 62, 6, 60), _PAINT) + plank(Box(x + 4, 62, 2, 60), _SHADE)
    return body + plank(Box(left, 56, right - left, 7), "#ece0c8") + line(f"M{left} 63H{right}", "#6a5a48", 1.6)


def _brackets(x: float) -> str:
    """Fretwork at both sides of a post, under the beam."""
    body = ""
    for side in (-1, 1):
        brace = f"M{x + 8 * side} 36Q{x + 12 * side} 14 {x + 38 * side} 9H{x + 8 * side}Z"
        brace += f"M{x + 14 * side} 22Q{x + 17 * side} 15 {x + 26 * side} 12H{x + 14 * side}Z"
        body += fill(brace, _PAINT) + line(f"M{x + 8 * side} 36Q{x + 12 * side} 14 {x + 38 * side} 9", _SHADE, 1.4)
    return body


def _roses(x: float) -> str:
    """A rose that climbs up a post, and hangs over the wall and the railing beside it."""
    stem = f"M{x - 16} {STRIP}Q{x - 20} 92 {x + 8} 78Q{x + 20} 66 {x - 6} 54"
    stem += f"Q{x - 18} 44 {x + 10} 30Q{x + 20} 22 {x + 30} 20"
    body = line(stem, "#33452c", 3.0)
    for number, (dx, y) in enumerate(_LEAVES):
        ink = ("#3c5a34", "#4e7440", "#2c4630")[number % 3]
        body += fill(
            f"M{x + dx - 8} {y}Q{x + dx} {y - 9} {x + dx + 8} {y - 1}Q{x + dx + 1} {y + 7} {x + dx - 8} {y}Z", ink
        )
    for dx, y, r in _BLOOMS:
        at = (x + dx, y)
        body += disc(at, r, "#9c2c3c") + disc((at[0] - 0.8, y - 0.8), r * 0.7, "#d4525c")
        body += disc((at[0] - 1.2, y - 1.2), r * 0.32, "#f4a0a0")
    return body


_LEAVES: tuple[Point, ...] = (
    (-22.0, 94.0),
    (-8.0, 84.0),
    (14.0, 80.0),
    (20.0, 68.0),
    (4.0, 66.0),
    (-14.0, 58.0),
    (-20.0, 46.0),
    (-6.0, 44.0),
)
_LEAVES += ((10.0, 38.0), (18.0, 28.0), (2.0, 28.0), (30.0, 22.0), (38.0, 26.0), (-26.0, 84.0))
_BLOOMS = ((-15.0, 88.0, 5.0), (18.0, 75.0, 5.4), (-18.0, 52.0, 5.6), (12.0, 32.0, 5.0), (33.0, 19.0, 4.4))
"""The leaves and the flowers of the rose: how far from its post, how high, and their size."""


def _end(left: float) -> str:
    """The end of the porch: a sky after sunset, a fern, a lantern on its hook, and a swing with a cushion and a cat."""
    sky, start = linear("pe", (0, 0), (0, 100), *SKY), left + _SWING - END_POST
    body = f"<defs>{sky}</defs>" + plank(Box(start, -4, END_POST + 4, STRIP), paint("pe"))
    for number in range(7):
        x, r = left + 24 + number * 40, 20.0 + (number * 7) % 9
        body += disc((x, 84 + (number * 11) % 10), r, "#2a3428")
    body += railing(start, left + _SWING + 4) + eaves(start, left + _SWING + 4)
    body += _brackets(start)
    for x in (start, left + 255):
        body += porch_post(x)
    swing = left + 62
    body += line(f"M{swing} -4V40M{swing + 88} -4V40", "#3a3028", 2)
    body += plank(Box(swing - 8, 34, 104, 9), "#8a5030") + plank(Box(swing - 8, 62, 104, 8), "#a8643c")
    for number in range(7):
        body += plank(Box(swing - 2 + number * 15, 42, 6, 22), "#9a5a36")
    body += fill(f"M{swing + 2} 62q-2 -20 14 -20h16q14 0 12 20Z", "#d8b048") + _cat((swing + 70, 60.0))
    return body + _lantern((left + 206, 30.0))


def _cat(at: Point) -> str:
    """A sitting cat that looks around."""
    x, y = at
    shape = (
        f"M{x - 12} {y}Q{x - 14} {y - 18} {x - 5} {y - 22}L{x - 7} {y - 36}L{x - 1} {y - 31}H{x + 5}L{x + 11} {y - 36}"
    )
    shape += f"L{x + 9} {y - 22}Q{x + 17} {y - 14} {x + 14} {y}Z"
    body = fill(shape, "#1c1820") + line(f"M{x + 13} {y}q12 2 10 -12", "#1c1820", 4)
    return body + disc((x - 1, y - 27), 1.7, "#f4d85c") + disc((x + 5, y - 27), 1.7, "#f4d85c")


def _lantern(at: Point) -> str:
    """A lantern on a hook, lit."""
    x, y = at
    body = glow((x, y + 6), 74, "#ffc860", "pn", 0.95) + line(f"M{x} -4V{y - 18}", _INK, 2)
    body += line(f"M{x - 9} {y - 8}q9 -20 18 0", _INK, 2) + plank(Box(x - 10, y - 10, 20, 5), "#3a2c24")
    body += fill(f"M{x - 9} {y - 5}H{x + 9}L{x + 13} {y + 20}H{x - 13}Z", "#ffe9b0")
    body += line(
        f"M{x - 9} {y - 5}L{x - 13} {y + 20}M{x + 9} {y - 5}L{x + 13} {y + 20}M{x} {y - 5}V{y + 20}", _INK, 1.6
    )
    return body + fill(f"M{x} {y + 2}q6 8 0 15q-6 -7 0 -15Z", "#ff9a34") + plank(Box(x - 15, y + 20, 30, 5), "#3a2c24")
