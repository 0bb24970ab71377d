"""The camp as one sees it from under an awning: hills and mist by moonlight, tents, and a fire with men around it."""

import random
from collections.abc import Iterator

from tonk.ui.drawing.places.crowds import watch
from tonk.ui.drawing.places.room_view import HIGH, RoomView
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint

_STARS = 0.8, 0.8, 1.0, 1.3, 1.9
"""The sizes of stars; most are small."""
FIRE = -143.0, 424.0
"""The foot of the fire: from the lamp, and from the top."""
_FIRELIGHT = "#ff9e48"


def paint_camp_room(view: RoomView) -> Iterator[None]:
    """Paint the camp behind those who sit at the table."""
    view.wall((0, "#0e1734"), (0.5, "#2c3a66"), (0.85, "#6a6488"), (1, "#8a6a64"))
    yield
    view.lay(_sky(view), 0.8)
    yield
    view.lay(_hills(view) + view.haze("#8c9cc8", 0.5, 200, 430), 2.0)
    yield
    view.lay(_firs(view, 360.0, 120.0, "#1c2a44", 3) + view.haze("#7484b0", 0.42, 250, 440), 1.8)
    yield
    view.lay(_firs(view, 430.0, 190.0, "#0c1626", 9), 1.4)
    yield
    view.lay(_tents(view), 1.4)
    yield
    view.lay(_fire(view), 1.2)
    yield
    view.lay(_awning(view), 1.0)


def _sky(view: RoomView) -> str:
    """Stars, the moon and a few clouds in its light."""
    rng = random.Random(5)
    body = "".join(
        disc((rng.uniform(0, view.wide), rng.uniform(24, 240)), rng.choice(_STARS), "#ffffff", rng.uniform(0.5, 0.95))
        for _ in range(round(view.wide / 13))
    )
    moon = (view.middle - 66, 78.0)
    body += (
        glow(moon, 230, "#c8dcff", "mo", 0.7)
        + disc(moon, 34, "#f2f6ff")
        + disc((moon[0] - 9, moon[1] - 6), 7, "#d2dcf2")
    )
    body += disc((moon[0] + 12, moon[1] + 12), 5, "#d2dcf2")
    for x, y, wide in ((-260.0, 120.0, 200.0), (60.0, 132.0, 150.0), (210.0, 84.0, 170.0), (-700.0, 150.0, 240.0)):
        left = moon[0] + x
        body += fill(f"M{left:.0f} {y}q{wide * 0.3:.0f} -22 {wide * 0.5:.0f} -8q{wide * 0.3:.0f} -10 {wide * 0.5:.0f} 8"
                     f"q-{wide * 0.5:.0f} 10 -{wide:.0f} 0Z", "#b8c6ec", 0.35)  # fmt: skip
    return body


def _hills(view: RoomView) -> str:
    """Two ranges, the farther one paler, and a castle on it."""
    x = view.middle - 262
    body = fill(f"M{x - 46:.0f} 262V206h10v-10h8v10h10v-10h8v10h8V172l14 -22l14 22v34h8v-10h8v10h10v56Z", "#3c4a78")
    for number in (-18, 6):
        body += disc((x + number, 228), 3, "#ffc46a")
    for top, ink, step, seed in ((250.0, "#3e4c7c", 190.0, 4), (300.0, "#2a365c", 140.0, 7)):
        rng, x, data = random.Random(seed), -60.0, f"M-60 {HIGH}V{top}"
        while x < view.wide + 60:
            y = top + rng.uniform(-38, 26)
            data += f"Q{x + step / 2:.0f} {y - 30:.0f} {x + step:.0f} {top + rng.uniform(-10, 24):.0f}"
            x += step
        body += fill(f"{data}V{HIGH}Z", ink)
    return body


def _firs(view: RoomView, foot: float, high: float, ink: str, seed: int) -> str:
    """A row of firs, each of several tiers."""
    rng, body, x = random.Random(seed), "", -20.0
    while x < view.wide + 40:
        tall = high * rng.uniform(0.62, 1.1)
        left = right = ""
        for tier in range(5):
            out, y = tall * (0.06 + 0.045 * tier), foot - tall * (0.82 - 0.17 * tier)
            left = f"L{x - out * 0.5:.1f} {y:.1f}L{x - out:.1f} {y + 4:.1f}" + left
            right += f"L{x + out:.1f} {y + 4:.1f}L{x + out * 0.5:.1f} {y:.1f}"
        body += fill(f"M{x:.1f} {foot - tall:.1f}{right}V{foot + 220:.1f}H{x - 4:.1f}{left}Z", ink)
        x += high * rng.uniform(0.2, 0.42)
    return body + fill(f"M-4 {foot - 0.2 * high:.1f}H{view.wide + 4:.0f}V{HIGH}H-4Z", ink)


def _tents(view: RoomView) -> str:
    """Tents with a light inside, and the standard of the Company."""
    body = ""
    for number, (away, wide, foot) in enumerate(((-560.0, 150.0, 478.0), (-262.0, 110.0, 440.0), (204.0, 96.0, 436.0),
                                                 (420.0, 170.0, 470.0), (-330.0, 84.0, 426.0))):  # fmt: skip
        x, high = view.middle + away, wide * 0.92
        canvas = linear(f"t{number}", (x - wide, 0), (x + wide, 0), (0, "#4c3a2a"), (0.45, "#c08848"), (1, "#3a2c24"))
        body += glow((x, foot - 20), wide * 1.15, "#ff9a3c", f"g{number}", 0.4) + f"<defs>{canvas}</defs>"
        side = f"{x:.0f} {foot - high:.0f}Q{x + wide * 0.3:.0f} {foot - high * 0.5:.0f} {x + wide:.0f} {foot}Z"
        body += fill(f"M{x - wide:.0f} {foot}Q{x - wide * 0.3:.0f} {foot - high * 0.5:.0f} {side}", paint(f"t{number}"))
        body += fill(
            f"M{x - wide * 0.2:.0f} {foot}L{x:.0f} {foot - high * 0.8:.0f}L{x + wide * 0.2:.0f} {foot}Z", "#ffc062"
        )
        body += line(f"M{x:.0f} {foot - high:.0f}v-24", "#140d0c", 3)
        body += fill(f"M{x:.0f} {foot - high - 24:.0f}l26 6l-26 7Z", "#8a2c22")
    x = view.middle + 92
    body += line(f"M{x:.0f} 470V120", "#120c0a", 6)
    body += fill(f"M{x:.0f} 126H{x + 66:.0f}V240L{x + 33:.0f} 220L{x:.0f} 240Z", "#5a1a1c")
    wings = f"M{x + 33:.0f} 154Q{x + 18:.0f} 150 {x + 8:.0f} 168Q{x + 20:.0f} 174 {x + 28:.0f} 190L{x + 33:.0f} 206"
    wings += f"L{x + 38:.0f} 190Q{x + 46:.0f} 174 {x + 58:.0f} 168Q{x + 48:.0f} 150 {x + 33:.0f} 154Z"
    return body + fill(wings, "#e2c27a", 0.85) + disc((x, 118), 6, "#d9a94e")


def _fire(view: RoomView) -> str:
    """A fire, spears beside it, and men who warm themselves; nobody who sits at the table hides its flames."""
    x, y = view.middle + FIRE[0], FIRE[1]
    body = glow((x, y - 30), 330, "#ff8426", "f", 0.85)
    for dx, lean in ((-150.0, -12.0), (-138.0, 4.0), (-124.0, 14.0)):
        body += line(f"M{x + dx:.0f} {y}L{x + dx + lean:.0f} {y - 190}", "#120b0a", 4)
        tip = (x + dx + lean, y - 190)
        body += fill(f"M{tip[0] - 5:.0f} {tip[1]}L{tip[0]:.0f} {tip[1] - 20}L{tip[0] + 5:.0f} {tip[1]}Z", "#c0b8b0")
    body += watch((x, y - 112), 1.3, _FIRELIGHT)
    for wide, high, ink in ((34.0, 92.0, "#ff6a1c"), (24.0, 70.0, "#ffa638"), (13.0, 44.0, "#fff0b0")):
        flame = f"M{x - wide:.0f} {y}Q{x - wide:.0f} {y - high * 0.4:.0f} {x - wide * 0.2:.0f} {y - high:.0f}"
        flame += f"Q{x + wide * 0.1:.0f} {y - high * 0.6:.0f} {x + wide * 0.5:.0f} {y - high * 0.72:.0f}"
        body += fill(f"{flame}Q{x + wide * 1.1:.0f} {y - high * 0.3:.0f} {x + wide:.0f} {y}Z", ink)
    for number in range(26):
        at = x + (number * 37) % 120 - 60 + number % 3 * 14, y - 60 - (number * 29) % 260
        body += disc(at, 1.2 + number % 3 * 0.6, "#ffb04a", 0.85)
    return body + line(
        f"M{x - 46:.0f} {y}L{x + 40:.0f} {y + 8}M{x - 38:.0f} {y + 10}L{x + 46:.0f} {y - 2}", "#2a140a", 9
    )


def _awning(view: RoomView) -> str:
    """The edge of the canvas under which the table stands, with its ropes."""
    w, x = view.wide, view.middle
    edge = f"M-10 -10H{w + 10:.0f}V96Q{w - 120:.0f} 20 {x + 120:.0f} 22Q{x:.0f} 30 {x - 150:.0f} 20"
    edge += f"Q{x * 0.45:.0f} 14 -10 62Z"
    body = fill(edge, "#1a120e") + line(f"M{w + 10:.0f} 96Q{w - 120:.0f} 20 {x + 120:.0f} 22", "#b98a58", 2.4, 0.6)
    body += line(f"M{x - 150:.0f} 20Q{x * 0.45:.0f} 14 -10 62", "#b98a58", 2.4, 0.5)
    return body + line(f"M{w - 60:.0f} 50L{w + 6:.0f} 330M{w - 150:.0f} 32L{w + 6:.0f} 240", "#3a2a1e", 3)
