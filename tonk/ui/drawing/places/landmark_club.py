"""The landmarks of the club: a band on its stand under a fan of gold, and a bar with a sign of bent glass tubes."""

import math

from tonk.ui.drawing.places.bystanders import Bystander
from tonk.ui.drawing.places.fixtures import shaft
from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, bust, plank, sleeve, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint, radial
from tonk.ui.drawing.viewport import Box, Point

_JACKET, _SHADE, _LIGHT, _SKIN = "#ead9bd", "#b99a78", "#fff3d2", "#7c4a2c"
_GOLD, _BRASS, _INK = "#e0b45c", "#f6d078", "#1a0a0c"
_WIDE, _BAR = 352.0, 262.0
"""The width of the stand at the left, and of the bar at the right."""
STAND, BAR = _WIDE - 2.0, _BAR - 8.0
"""The pillar where the stand ends, from the left, and that where the bar's end begins, from the right."""
SHELVES = 34.0, 74.0
"""The heights of the shelves with bottles."""
_CORNICE = 11.0
"""The height of the moulding along the ceiling."""
_RAYS, _BOWS = 15, 8


def club_landmarks(box: Box) -> tuple[Landmark, ...]:
    """Return the stand and the bar.

    Args:
        box: The window, in units.
    """
    bar = Landmark(span(box.w - _BAR - 12, _BAR + 12), _bar(box.w - _BAR))
    return (Landmark(span(0.0, _WIDE + 16), _stand()), bar) if box.w >= NARROW else (bar,)


def _stand() -> str:
    """The stand with three of the band, in the light from above."""
    heart = (168.0, 112.0)
    back = linear("cs", (0, 0), (0, 96), (0, "#3a0f14"), (1, "#7c3018"))
    body = f"<defs>{back}</defs>" + plank(Box(-4, -4, _WIDE + 4, STRIP), paint("cs")) + _fan(heart)
    for x, to in ((70.0, 122.0), (268.0, 214.0)):
        beam = linear(f"cb{x:.0f}", (x, 0), (to, 96), (0, "#fff0c0", 0.6), (1, "#ffd890", 0.06))
        body += f"<defs>{beam}</defs>"
        body += fill(f"M{x - 5} -6L{to - 48} 100H{to + 48}L{x + 5} -6Z", paint(f"cb{x:.0f}"))
    body += _drums((250.0, 78.0)) + _trumpet((172.0, 30.0)) + _bass((84.0, 0.0)) + _curtains()
    return body + great_pillar(STAND)


def _fan(heart: Point) -> str:
    """A fan of gilt rays behind the band, as over the door of a dance hall."""
    x, y = heart
    light = radial("cf", heart, 150, (0, "#ffdf96"), (0.5, "#d98a36"), (1, "#7a2c16"))
    body = f"<defs>{light}</defs>"
    for ray in range(_RAYS):
        angles = [math.radians(180 + (180.0 / _RAYS) * (ray + share)) for share in (0.08, 0.92)]
        tips = [(x + 148 * math.cos(angle), y + 118 * math.sin(angle)) for angle in angles]
        body += fill(f"M{x} {y}L{tips[0][0]:.1f} {tips[0][1]:.1f}L{tips[1][0]:.1f} {tips[1][1]:.1f}Z",
                     paint("cf") if ray % 2 == 0 else "#5a1c14", 0.92 if ray % 2 == 0 else 0.6)  # fmt: skip
    for share, width in ((1.0, 3.0), (0.94, 1.2), (0.62, 2.0)):
        rx, ry = 148 * share, 118 * share
        body += line(f"M{x - rx:.1f} {y}A{rx:.1f} {ry:.1f} 0 0 1 {x + rx:.1f} {y}", _BRASS, width, 0.85)
    return body


def _bow_tie(x: float, y: float) -> str:
    return fill(f"M{x - 5} {y - 2.5}L{x} {y}L{x - 5} {y + 2.5}ZM{x + 5} {y - 2.5}L{x} {y}L{x + 5} {y + 2.5}Z", _INK)


def _lapels(x: float, y: float) -> str:
    shirt = fill(f"M{x - 5} {y}H{x + 5}L{x} {y + 26}Z", "#fff8ea")
    return shirt + line(f"M{x - 5} {y}L{x} {y + 26}L{x + 5} {y}", _SHADE, 1.4) + _bow_tie(x, y + 2)


def _bass(at: Point) -> str:
    """A double bass and its player."""
    x, y = at[0] - 18, at[1]
    wood = linear("cw", (x - 20, 0), (x + 22, 0), (0, "#6e3012"), (0.4, "#d07a34"), (1, "#5a240c"))
    man = bust(x + 24, y + 29, (_JACKET, _SKIN, _LIGHT), Bystander("fedora", 1.0)) + _lapels(x + 24, y + 43)
    case = f"M{x} {y + 40}C{x + 14} {y + 40} {x + 17} {y + 52} {x + 12} {y + 61}C{x + 9} {y + 67} {x + 12} {y + 71} "
    case += f"{x + 18} {y + 77}C{x + 29} {y + 90} {x + 24} {y + 118} {x} {y + 120}C{x - 24} {y + 118} {x - 29} "
    case += f"{y + 90} {x - 18} {y + 77}C{x - 12} {y + 71} {x - 9} {y + 67} {x - 12} {y + 61}C{x - 17} {y + 52} "
    case += f"{x - 14} {y + 40} {x} {y + 40}Z"
    body = f"<defs>{wood}</defs>" + fill(case, paint("cw")) + line(case, "#ffcf8c", 1.2, 0.8)
    body += line(f"M{x - 8} {y + 66}q-3 8 1 14M{x + 8} {y + 66}q3 8 -1 14", _INK, 1.6)
    body += line(f"M{x} {y + 9}V{y + 74}", "#2a0f08", 4.6) + line(f"M{x - 1} {y + 12}V{y + 92}", "#f4dcae", 0.7, 0.8)
    body += line(f"M{x + 1} {y + 12}V{y + 92}", "#f4dcae", 0.7, 0.8) + disc((x, y + 9), 4.6, "#6e3012")
    body += sleeve((x + 12, y + 50), (x + 14, y + 32), (x + 1, y + 25), _JACKET, _SKIN)
    return man + body + sleeve((x + 42, y + 52), (x + 40, y + 76), (x + 4, y + 72), _SHADE, _SKIN)


def _trumpet(at: Point) -> str:
    """A trumpet and its player, in the middle of the fan."""
    x, y = at
    body = bust(x, y, (_JACKET, "#5c3420", _LIGHT), Bystander("parted", 1.02)) + _lapels(x, y + 14)
    horn = line(f"M{x + 9} {y + 5}L{x + 40} {y - 3}", "#7c4a12", 5.2)
    horn += line(f"M{x + 9} {y + 4.4}L{x + 40} {y - 3.6}", _BRASS, 3.2)
    horn += fill(f"M{x + 36} {y - 4}L{x + 54} {y - 16}Q{x + 60} {y - 5} {x + 58} {y + 5}L{x + 37} {y + 0.5}Z", _BRASS)
    horn += f'<ellipse cx="{x + 56.5}" cy="{y - 5.5}" rx="3.4" ry="11" fill="#8a5a1c"/>'
    horn += line(f"M{x + 18} {y + 3}q4 12 14 -3", _BRASS, 2.0)
    body += horn + sleeve((x + 17, y + 24), (x + 36, y + 24), (x + 24, y + 4), _JACKET, "#5c3420", 7.5)
    return body + sleeve((x - 15, y + 26), (x - 8, y + 34), (x + 17, y + 7), _SHADE, "#5c3420", 7.5)


def _drums(at: Point) -> str:
    """A drum kit and its player."""
    x, y = at
    body = bust(x, y - 47, (_JACKET, "#8a5636", _LIGHT), Bystander("bald", 0.95)) + _lapels(x, y - 33)
    body += sleeve((x - 16, y - 26), (x - 26, y - 18), (x - 24, y - 28), _JACKET, "#8a5636", 7)
    body += sleeve((x + 16, y - 26), (x + 28, y - 20), (x + 22, y - 30), _SHADE, "#8a5636", 7)
    body += line(f"M{x - 24} {y - 28}L{x - 38} {y - 39}M{x + 22} {y - 30}L{x + 38} {y - 34}", "#f6e2b8", 1.7)
    skin = radial("cd", (x - 8, y - 8), 34, (0, "#fff6dc"), (1, "#d8b888"))
    body += (
        f"<defs>{skin}</defs>" + disc((x, y), 27, "#7a1c26") + disc((x, y), 24, _BRASS) + disc((x, y), 22, paint("cd"))
    )
    spade = f"M{x} {y - 15}C{x + 3} {y - 9} {x + 13} {y - 4} {x + 12} {y + 4}C{x + 11} {y + 9} {x + 4} {y + 9} "
    spade += f"{x + 1} {y + 5}L{x + 3} {y + 13}H{x - 3}L{x - 1} {y + 5}C{x - 4} {y + 9} {x - 11} {y + 9} {x - 12} "
    body += fill(f"{spade}{y + 4}C{x - 13} {y - 4} {x - 3} {y - 9} {x} {y - 15}Z", "#7a1c26")
    for away, high, lean in ((-42.0, 40.0, -9.0), (43.0, 36.0, 8.0)):
        left, top = x + away, y - high
        body += line(f"M{left} {top}V{y + 30}", "#c8b08a", 1.6)
        plate = (
            f'<ellipse cx="{left}" cy="{top}" rx="21" ry="3.6" fill="{_BRASS}" stroke="#8a5a1c" stroke-width="0.8"/>'
        )
        body += f'<g transform="rotate({lean} {left} {top})">{plate}</g>' + glow(
            (left - 6, top), 12, "#fff6d0", f"cy{left:.0f}", 0.7
        )
    return body


def _curtains() -> str:
    """A curtain at both sides of the stand, and its valance."""
    body = ""
    for side, first in ((1, 4.0), (-1, _WIDE - 20)):
        for fold in range(4):
            x = first + side * fold * 10
            ink = linear(
                f"ck{first:.0f}{fold}", (x - 7, 0), (x + 7, 0), (0, "#3c0a12"), (0.45, "#b02c3a"), (1, "#52101a")
            )
            low = x - side * fold * 2
            cloth = fill(f"M{x - 7} -4H{x + 7}L{low + 7} {STRIP}H{low - 8}Z", paint(f"ck{first:.0f}{fold}"))
            body += f"<defs>{ink}</defs>" + cloth
    bows, hem, x, wide = "M-6 -8V9", "", -6.0, (STAND + 6.0) / _BOWS
    for _ in range(_BOWS):
        bows += f"L{x:.0f} 9Q{x + wide / 2:.0f} 30 {x + wide:.0f} 9"
        hem += f"M{x:.0f} 9Q{x + wide / 2:.0f} 30 {x + wide:.0f} 9"
        x += wide
    cloth = linear("cv", (0, -4), (0, 22), (0, "#5c101c"), (1, "#b0303c"))
    return f"<defs>{cloth}</defs>" + body + fill(f"{bows}V-8Z", paint("cv")) + line(hem, _GOLD, 2.6, 0.95)


def _bar(left: float) -> str:
    """The end of the bar: a mirror in a frame, a sign in it, and who mixes the drinks."""
    mirror = linear("cm", (0, 0), (0, 92), (0, "#24100f"), (0.6, "#6a3018"), (1, "#a85c26"))
    start = left + _BAR - BAR
    body = f"<defs>{mirror}</defs>" + plank(Box(start, -4, BAR + 4, STRIP), paint("cm"))
    for shelf, first in zip(SHELVES, (3, 8), strict=True):
        body += bottles(left, shelf, first)
    body += cornice(start, left + _BAR + 4)
    for x in (left + 122, left + 250):
        body += pillar(x) + glow((x, 0), 46, "#ffc878", f"cl{x:.0f}", 0.6)
    body += great_pillar(start)
    return body + _sign((left + 184, 42.0)) + _barman((left + 62, 28.0))


def pillar(x: float) -> str:
    """Return a pillar of mahogany with a band of brass.

    Args:
        x: Its middle.
    """
    body = shaft(x, 7.0, f"cp{x:.0f}", (0, "#2a0f0a"), (0.45, "#b0662e"), (1, "#3a150c"))
    return body + plank(Box(x - 9, 9, 18, 4), _GOLD)


def great_pillar(x: float) -> str:
    """Return a pillar where two parts of the room meet, fluted, under a capital of gilt.

    Args:
        x: Its middle.
    """
    body = shaft(x, 12.0, f"cgp{x:.0f}", (0, "#240c08"), (0.3, "#8a4a22"), (0.46, "#cc8242"), (0.7, "#6a3016"),
                 (1, "#200a07"))  # fmt: skip
    for away, strength in ((-6.4, 0.5), (-1.6, 0.34), (3.2, 0.4), (7.6, 0.5)):
        body += line(f"M{x + away} 24V{STRIP}", "#1c0806", 1.2, strength)
    gilt = linear(f"cgc{x:.0f}", (x - 18, 0), (x + 18, 0), (0, "#7a4c1a"), (0.42, "#ffe09a"), (1, "#6a3c14"))
    body += f"<defs>{gilt}</defs>" + fill(
        f"M{x - 18} -4H{x + 18}V6L{x + 13} 9Q{x + 13} 15 {x + 12} 19H{x - 12}Q{x - 13} 15 {x - 13} 9L{x - 18} 6Z",
        paint(f"cgc{x:.0f}"),
    )
    return body + line(f"M{x - 18} 6H{x + 18}", "#4a240c", 1.2, 0.8) + line(f"M{x - 12} 19H{x + 12}", "#2a0f0a", 2.0)


def cornice(left: float, right: float) -> str:
    """Return the moulding along the ceiling.

    Args:
        left: Its left end.
        right: Its right end.
    """
    wood = linear(f"cc{left:.0f}", (0, -4), (0, _CORNICE), (0, "#1c0a08"), (0.7, "#7a3a1c"), (1, "#4a1e10"))
    body = f"<defs>{wood}</defs>" + plank(Box(left, -4, right - left, _CORNICE + 4), paint(f"cc{left:.0f}"))
    return body + plank(Box(left, _CORNICE - 1, right - left, 2.2), _GOLD, 0.85)


def bottles(left: float, shelf: float, first: int, count: int = 13) -> str:
    """Return a shelf with bottles on it.

    Args:
        left: The left end of the shelf.
        shelf: Its height.
        first: Chooses the bottles.
        count: The number of them.
    """
    body = ""
    inks = ("#b8702a", "#3c8a54", "#d8aa4c", "#8a342e", "#4a7a9a", "#e0c68c")
    for number in range(count):
        x, high, half = left + 14 + number * 17, 20.0 + (number * 11 + first) % 9, 4.0 + (number + first) % 3 * 0.6
        ink = inks[(number * 5 + first) % len(inks)]
        glass = (
            f"M{x - half} {shelf}v{-0.6 * high:.1f}q0 -3 {half - 1.6:.1f} -5v{-0.24 * high:.1f}h3.2v{0.24 * high:.1f}"
        )
        body += fill(f"{glass}q{half - 1.6:.1f} 2 {half - 1.6:.1f} 5v{0.6 * high:.1f}Z", ink)
        body += line(f"M{x - half * 0.4:.1f} {shelf - 2}v{-0.5 * high:.1f}", "#fff0c8", 1.1, 0.7)
    return body + plank(Box(left, shelf, 17.0 * count + 41.0, 2.6), _GOLD, 0.9)


def _sign(at: Point) -> str:
    """A sign of glass tubes that glow: a cocktail with its olive."""
    x, y = at
    frame = Box(x - 48, y - 40, 96, 80)
    body = plank(frame.inset(-3), "#0e0508") + plank(frame, "#1c0a14")
    body += glow((x, y - 4), 62, "#ff5c8a", "cn", 0.5)
    glass = f"M{x - 25} {y - 25}H{x + 25}L{x} {y + 6}ZM{x} {y + 6}V{y + 29}M{x - 14} {y + 29}H{x + 14}"
    for data, tube, heart in (
        (glass, "#ff4f86", "#ffe4ee"),
        (f"M{x - 5} {y - 6}L{x + 19} {y - 35}", "#38e0c0", "#e4fff8"),
    ):
        for width, strength in ((9.0, 0.16), (5.6, 0.4), (3.4, 1.0)):
            body += line(data, tube, width, strength)
        body += line(data, heart, 1.4)
    body += (
        disc((x + 4, y - 17), 6.4, "#38e0c0", 0.35)
        + disc((x + 4, y - 17), 4.6, "#38e0c0")
        + disc((x + 4, y - 17), 2.4, "#e4fff8")
    )
    return body


def _barman(at: Point) -> str:
    x, y = at
    body = bust(x, y, ("#f4ead8", "#8a5434", "#fff3d2"), Bystander("parted", 1.0))
    body += fill(
        f"M{x - 15} {y + 18}L{x - 4} {y + 15}L{x} {y + 40}L{x + 4} {y + 15}L{x + 15} {y + 18}V{y + 90}H{x - 15}Z",
        "#2a1016",
    )
    body += _bow_tie(x, y + 16)
    body += sleeve((x + 18, y + 24), (x + 36, y + 26), (x + 26, y + 6), "#f4ead8", "#8a5434")
    steel = linear("ct", (x + 20, 0), (x + 34, 0), (0, "#8a929c"), (0.4, "#ffffff"), (1, "#6a727c"))
    shaker = f"M{x + 20} {y + 8}L{x + 22} {y - 12}H{x + 32}L{x + 34} {y + 8}Z"
    shaker += f"M{x + 23} {y - 12}L{x + 24.5} {y - 20}h5L{x + 31} {y - 12}Z"
    return (
        body
        + f"<defs>{steel}</defs>"
        + fill(shaker, paint("ct"))
        + sleeve((x - 18, y + 26), (x - 2, y + 38), (x + 21, y + 4), "#d8c8b0", "#8a5434")
    )
