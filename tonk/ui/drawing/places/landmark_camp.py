"""The landmarks of the camp: the standard of the Company beside its fire, and a castle on a crag under the moon."""

from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, plank, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint, radial
from tonk.ui.drawing.viewport import Box

FIRE = 0.105
"""The place of the fire from the left, as a share of the width: even the first of three plates leaves it free."""
_CASTLE = 250.0
_POLE = 176.0
"""The distance of the standard from the fire."""
_FAR_OFF = 0.4
"""The blur of the castle, the farthest of all that stands there."""
_WALL, _LIT, _EDGE, _WINDOW = "#0c1022", "#90a6dc", "#d4e2ff", "#ffc45a"
_TOWERS = ((-180.0, 13.0, 44.0), (-158.0, 22.0, 31.0), (-122.0, 30.0, 12.0), (-88.0, 13.0, 25.0), (-48.0, 22.0, 36.0))
"""The towers: how far from the right edge, how wide, and the height of their battlements; the last one is broken."""
_RUIN = len(_TOWERS) - 1
_GROUND = 96.0
"""The height at which the tents stand, hidden by the table."""
_FAR_TENTS = ((0.318, 34.0, True), (0.437, 50.0, False), (0.468, 30.0, True), (0.622, 38.0, False), (0.778, 46.0, True))
_NEAR_TENTS = ((0.368, 78.0, True), (0.566, 54.0, False), (0.694, 74.0, False), (0.74, 46.0, True))
"""Each tent's place from the left as a share of the width, its height, and whether a lamp burns in it."""
_DRINKER = fill(
    "M-1-.95Q-1.2-1.3-1.55-1.4Q-.1-2.1 1-.7L.8-.5L.9-.28L1.02 .02L.86 .1Q.9 .5 .5 .56Q.6 .9 1 1.5L1.5 2.1L2.1 .9"
    "L2.5 1.1Q2.2 2.6 1.7 3.1Q1.4 3.1 1.1 2.7L1.3 5H-2.2"
    "Q-2.4 2.2-1.3 1.1Q-.9 .7-1.15-.1Q-1.2-.6-1-.95ZM1.9 .1H2.8L2.7 1.2H2Z",
    "#3c1808",
) + line("M.1-1.5Q.7-1.2 .98-.7M1.9 .1H2.8", "#ffe2a0", 0.16, 0.8)
"""Somebody in a hood who lifts a cup, in radii of the head."""
_WAGON, _OCCUPIED = 0.503, 60.0
"""The place of the wagon, as a share of the width, and the height of a tent from which somebody is seen in it."""


def camp_landmarks(box: Box) -> tuple[Landmark, ...]:
    """Return the fire, the standard and the castle.

    Args:
        box: The window, in units.
    """
    castle = Landmark(span(box.w - _CASTLE, _CASTLE), _castle(box.w) + _mist(box.w), _FAR_OFF)
    fire = box.w * FIRE
    flame = Landmark(span(fire - 50, 100.0), _flame(fire))
    if box.w < NARROW:
        return flame, castle
    return flame, Landmark(span(fire + _POLE - 20, 110.0), _standard(fire + _POLE)), castle


def _flame(x: float) -> str:
    """Logs and the flame over them."""
    body = glow((x, 72), 50, "#ff9a3c", "cfg", 0.6)
    for wide, high, ink in ((23.0, 52.0, "#ff6a1c"), (16.0, 39.0, "#ffa02c"), (9.0, 25.0, "#ffe28a")):
        low = 92.0
        shape = f"M{x - wide} {low}Q{x - wide * 1.1:.1f} {low - high * 0.44:.1f} {x - wide * 0.25:.1f} {low - high:.1f}"
        shape += f"Q{x + wide * 0.05:.1f} {low - high * 0.64:.1f} {x + wide * 0.5:.1f} {low - high * 0.78:.1f}"
        body += fill(f"{shape}Q{x + wide * 1.2:.1f} {low - high * 0.36:.1f} {x + wide} {low}Z", ink, 0.95)
    return body + line(f"M{x - 30} 84L{x + 28} 96M{x + 31} 83L{x - 26} 97", "#2a140a", 7) + line(
        f"M{x - 28} 82L{x + 26} 93.4M{x + 29} 81L{x - 22} 94", "#ff8a3c", 1.2, 0.8)  # fmt: skip


def _standard(x: float) -> str:
    """A raven in gold on a cloth of dark red, lit from the fire."""
    cloth = linear("cst", (x, 0), (x + 54, 0), (0, "#a83a30"), (0.5, "#7a1c20"), (1, "#4a1018"))
    body = line(f"M{x} {STRIP}V6", "#1c110c", 4.6) + line(f"M{x - 1.4} {STRIP}V8", "#ff9e54", 1.2, 0.8)
    body += disc((x, 5), 4.4, "#e2b25c") + line(f"M{x - 4} 12H{x + 58}", "#1c110c", 3.4)
    hang = f"M{x + 3} 12H{x + 56}V68Q{x + 50} 64 {x + 43} 72L{x + 30} 60L{x + 17} 73Q{x + 10} 64 {x + 3} 69Z"
    body += f"<defs>{cloth}</defs>" + fill(hang, paint("cst")) + line(hang, "#e2b25c", 1.6, 0.8)
    for fold in (15.0, 42.0):
        body += line(f"M{x + fold} 14Q{x + fold + 3} 38 {x + fold - 1} 62", "#2a0a10", 2.4, 0.4)
    y, m = 18.0, x + 30
    raven = ""
    for side in (-1, 1):
        raven += f"M{m} {y + 10}Q{m + side * 12} {y - 4} {m + side * 21} {y + 6}"
        raven += f"Q{m + side * 17} {y + 22} {m} {y + 30}Z"
    trunk = f"M{m - 3} {y + 8}Q{m - 5} {y} {m} {y - 2}L{m + 7} {y + 1}L{m + 3} {y + 4}Q{m + 6} {y + 22} {m} {y + 40}"
    body += fill(raven, "#f0c872") + fill(f"{trunk}Q{m - 6} {y + 22} {m - 3} {y + 8}Z", "#f8dc94")
    for side in (-1, 1):
        for feather in range(3):
            body += line(f"M{m + side * (5 + 4 * feather)} {y + 12}l{side * 3} {12 - 2 * feather}", "#7a1c20", 1.1)
    return body


def tents(box: Box, *, far: bool) -> str:
    """Return the tents of the camp: no two alike, some dark, some lit, and a wagon between the nearer ones.

    Args:
        box: The window, in units.
        far: Whether those farther away are meant.
    """
    body = "" if far else _wagon(box.w * _WAGON)
    for share, high, lit in _FAR_TENTS if far else _NEAR_TENTS:
        body += _tent(box.w * share, high, lit=lit)
    return body


def _tent(x: float, high: float, *, lit: bool) -> str:
    """A tent: its front, its side that runs away from the fire, and who sits in it before the lamp."""
    # Low tents are broad and tall ones steep.
    wide, top, low, name = (1.0 - 0.0045 * high) * high, _GROUND - high, _GROUND, f"ctt{x:.0f}"
    warm = ((0, "#7a4420"), (0.5, "#d88a3c"), (1, "#ffc468"))
    front = linear(name, (0, top), (0, low), *(warm if lit else ((0, "#4a3c3c"), (1, "#2c2228"))))
    back = x + 0.62 * high, top + 0.1 * high
    side = linear(name + "s", (x, 0), (back[0] + 0.5 * wide, 0), (0, "#8a5428" if lit else "#262a3e"), (1, "#141a30"))
    body = (
        glow((x, low - 0.3 * high), 1.2 * high, "#ff9a3c", name + "g", 0.45) if lit else ""
    ) + f"<defs>{front}{side}"
    body += "</defs>" + fill(
        f"M{x} {top}L{back[0]} {back[1]}L{back[0] + 0.62 * wide} {low}H{x + wide}Z", paint(name + "s")
    )
    body += fill(f"M{x - wide} {low}L{x} {top}L{x + wide} {low}Z", paint(name))
    body += line(f"M{x} {top}L{back[0]} {back[1]}L{back[0] + 0.62 * wide} {low}", _LIT, 1.1, 0.7)
    body += line(f"M{x - wide} {low}L{x} {top}", "#ffb46a", 1.3, 0.8) + line(
        f"M{x} {top + 3}V{top - 5}", "#1c110c", 2.0
    )
    for seam in (-0.5, 0.5):
        body += line(f"M{x} {top + 4}L{x + seam * wide} {low}", "#1c110c", 0.9, 0.35)
    if lit and high > _OCCUPIED:
        body += glow((x + 0.1 * high, low - 0.4 * high), 0.4 * high, "#fff0b0", name + "l", 0.7)
        at = f"translate({x - 0.06 * high:.1f} {low - 0.43 * high:.1f}) scale({0.092 * high:.2f})"
        body += f'<g transform="{at}" opacity="0.9">{_DRINKER}</g>'
    elif not lit:
        body += fill(f"M{x - 0.2 * wide} {low}L{x} {top + 0.3 * high}L{x + 0.24 * wide} {low}Z", "#0c0c16")
        body += line(f"M{x} {top + 0.3 * high}L{x - 0.2 * wide} {low}", "#ffb46a", 1.0, 0.5)
    return body


def _wagon(x: float) -> str:
    """A wagon under a hood of canvas, its shafts on the ground."""
    hood = linear("cwh", (0, 38), (0, 76), (0, "#565a78"), (1, "#2a2430"))
    body = f"<defs>{hood}</defs>" + line(f"M{x - 40} 78L{x - 68} 92", "#1c110c", 3.0)
    body += fill(f"M{x - 38} 74Q{x - 44} 42 {x - 24} 40Q{x} 48 {x + 26} 40Q{x + 46} 42 {x + 40} 74Z", paint("cwh"))
    body += line(f"M{x - 37} 44Q{x - 24} 38 {x} 44.6T{x + 36} 44", _LIT, 1.2, 0.7)
    for rib in (-14.0, 12.0):
        body += line(f"M{x + rib} 45Q{x + rib - 3} 60 {x + rib} 74", "#181622", 1.2, 0.6)
    body += plank(Box(x - 42, 72, 84, 9), "#2e1c12") + line(f"M{x - 42} 72.5H{x + 42}", "#c87c40", 1.1, 0.8)
    for wheel in (-25.0, 27.0):
        rim = f'<circle cx="{x + wheel}" cy="86" r="12" fill="none" stroke="#120b0a" stroke-width="3.2"/>'
        body += rim + line(f"M{x + wheel - 11} 86h22M{x + wheel} 75v22M{x + wheel - 8} 78l16 16", "#120b0a", 1.6)
        body += line(f"M{x + wheel - 11} 82A12 12 0 0 1 {x + wheel - 2} 74.4", "#e08a44", 1.0, 0.8)
    return body


def _castle(right: float) -> str:
    """Towers on a crag, dark before the sky, moonlight on their left sides, and a few who are awake."""
    stone = linear("ccr", (0, 50), (0, 100), (0, "#0e1328"), (1, "#070a16"))
    crag = (
        f"M{right - 246} {STRIP}L{right - 226} 88L{right - 204} 80L{right - 196} 66L{right - 168} 60L{right - 140} 56"
    )
    crag += f"L{right - 60} 56L{right - 36} 62L{right - 20} 74L{right + 4} 78V{STRIP}Z"
    body = f"<defs>{stone}</defs>" + fill(crag, paint("ccr"))
    body += line(
        f"M{right - 226} 88L{right - 204} 80L{right - 196} 66L{right - 168} 60M{right - 190} 74l12 20", _LIT, 1.4, 0.6
    )
    body += plank(Box(right - 176, 46, 132, 16), _WALL) + _teeth(right - 176, 132, 46)
    for number, (away, wide, top) in enumerate(_TOWERS):
        x, name = right + away, f"ct{number}"
        shade = linear(name, (x - wide / 2, 0), (x + wide / 2, 0), (0, "#39467a"), (0.22, "#11162c"), (1, "#060916"))
        if number == _RUIN:
            body += f"<defs>{shade}</defs>" + _ruin(x, wide, top, paint(name))
            continue
        body += f"<defs>{shade}</defs>" + plank(Box(x - wide / 2, top, wide, 64 - top), paint(name))
        body += _teeth(x - wide / 2 - 1.5, wide + 3, top)
        body += line(f"M{x - wide / 2} {top}V64", _EDGE, 1.3, 0.9)
        if number in (1, 3):
            tip = top - (13 if number == 1 else 24)
            roof = f"M{x - wide / 2 - 3} {top - 3}L{x} {tip}L{x + wide / 2 + 3} {top - 3}Z"
            body += fill(roof, "#1c1430") + line(f"M{x - wide / 2 - 3} {top - 3}L{x} {tip}", _EDGE, 1.3, 0.9)
        for y in range(round(top) + 9, 56, 13):
            if (y + number) % 3 == 0:
                body += glow((x, y), 9, _WINDOW, f"cg{number}{y}", 0.7) + plank(Box(x - 1.4, y - 3, 2.8, 6), _WINDOW)
    x = right - 122
    # A beacon burns on the keep.
    flame = f"M{x - 12} 10Q{x - 13} 5 {x - 9} 1Q{x - 5} 6 {x - 7} 10Z"
    body += glow((x - 9, 8), 17, "#ff8a3c", "cbe", 0.9) + fill(flame, "#ffd27a")
    body += line(f"M{x} 12V2", "#171e3a", 1.6) + fill(f"M{x} 2L{x + 14} 4.6L{x} 7.4Z", "#a83a30")
    body += fill(f"M{x - 7} 62V54Q{x} 47 {x + 7} 54V62Z", "#0c1020") + glow((x, 58), 10, _WINDOW, "cgate", 0.8)
    return body + _firs(right)


def _ruin(x: float, wide: float, top: float, stone: str) -> str:
    """A tower whose top has fallen: a torn edge, and the sky in its window."""
    left, end = x - wide / 2, x + wide / 2
    torn = f"M{left} {top - 9}l4 -1l1 4l4 3l1 6l4 1l2 7l4 2L{end} {top + 15}"
    body = fill(f"{torn}V64H{left}Z", stone) + line(torn, _EDGE, 0.9, 0.8)
    body += line(f"M{left} {top - 9}V64", _EDGE, 1.3, 0.9)
    return body + fill(f"M{x - 5} {top + 14}v-7q2.4 -4 4.8 0v7Z", "#4a5c96")


def _mist(right: float) -> str:
    """Return the air before the castle, thicker where the hill begins."""
    air = linear("cmi", (0, 20), (0, 96), (0, "#5c72ac", 0.0), (0.6, "#5c72ac", 0.08), (1, "#5c72ac", 0.26))
    around = radial("cmj", (right - 112, 60), 150, (0, "#8ea4dc", 0.07), (0.5, "#8ea4dc", 0.05), (1, "#8ea4dc", 0.0))
    crag = f"M{right - 226} 88L{right - 204} 80L{right - 196} 66L{right - 140} 56L{right - 60} 56L{right - 20} 74"
    veil = fill(f"{crag}H{right + 4}V{STRIP}H{right - 240}Z", paint("cmi"))
    return f"<defs>{air}{around}</defs>{veil}" + plank(Box(right - _CASTLE, -4, _CASTLE, STRIP), paint("cmj"))


def _teeth(x: float, wide: float, top: float) -> str:
    """Battlements along the top of a wall."""
    count = max(3, round(wide / 6))
    step = wide / (2 * count - 1)
    data = "".join(f"M{x + 2 * n * step:.2f} {top + 0.5}v-4.2h{step:.2f}v4.2Z" for n in range(count))
    return fill(data, "#0c1124") + line(data.replace("v4.2Z", ""), _EDGE, 0.8, 0.8)


def _firs(right: float) -> str:
    body = ""
    for number, away in enumerate((-240.0, -222.0, -206.0, -186.0, -150.0, -128.0, -96.0, -70.0, -44.0, -24.0, -6.0)):
        x, high = right + away, 30.0 + (number * 7) % 12
        low = 104.0
        for tier in range(3):
            half, top = 4.5 + 2.6 * tier, low - high + tier * high * 0.26
            body += fill(f"M{x} {top}L{x + half} {top + high * 0.42}H{x - half}Z", "#0a1020")
        body += line(f"M{x} {low - high}l-4 {high * 0.4}", "#5a6ca4", 0.9, 0.3)
    return body
