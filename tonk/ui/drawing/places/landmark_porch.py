"""The landmarks of the porch: a lit door and window with a banjo player before them, and a lantern beside a swing."""

from tonk.ui.drawing.places.bystanders import Bystander
from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, bust, plank, sleeve, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint, radial
from tonk.ui.drawing.viewport import Box, Point

_PAINT, _SHADE, _INK = "#e8dcc4", "#a8947a", "#2a1c14"
_WIDE, _SWING = 330.0, 262.0
"""The width of the front of the house at the left, and of the end of the porch at the right."""


def porch_landmarks(box: Box) -> tuple[Landmark, ...]:
    """Return the front of the house and the end of the porch.

    Args:
        box: The window, in units.
    """
    end = Landmark(span(box.w - _SWING, _SWING), _end(box.w - _SWING))
    return (Landmark(span(0.0, _WIDE), _front()), end) if box.w >= NARROW else (end,)


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
    return body + _banjo((164.0, 32.0)) + _post(_WIDE - 9)


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


def _post(x: float) -> str:
    """A turned post with a bracket of fretwork."""
    wood = linear(f"pp{x:.0f}", (x - 8, 0), (x + 8, 0), (0, "#8a7a64"), (0.4, "#fff4e0"), (1, "#9a8870"))
    body = f"<defs>{wood}</defs>" + plank(Box(x - 8, -4, 16, STRIP), paint(f"pp{x:.0f}"))
    return body + plank(Box(x - 11, 34, 22, 5), _PAINT) + line(f"M{x - 11} 39h22", _SHADE, 1.4)


def _end(left: float) -> str:
    """The end of the porch: a sky after sunset, a fern, a lantern on its hook, and a swing with a cushion and a cat."""
    sky = linear("pe", (0, 0), (0, 92), (0, "#3a3866"), (0.5, "#b0607a"), (1, "#f0a860"))
    body = f"<defs>{sky}</defs>" + plank(Box(left, -4, _SWING + 4, STRIP), paint("pe"))
    for number in range(7):
        x, r = left + 20 + number * 40, 20.0 + (number * 7) % 9
        body += disc((x, 84 + (number * 11) % 10), r, "#2a3428")
    for x in range(int(left) + 8, int(left + _SWING), 17):
        body += plank(Box(x, 62, 6, 60), _PAINT) + plank(Box(x + 4, 62, 2, 60), _SHADE)
    body += plank(Box(left, 56, _SWING + 4, 7), _PAINT) + line(f"M{left} 63h{_SWING}", "#6a5a48", 1.6)
    for x in (left + 7, left + 255):
        body += _post(x)
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
