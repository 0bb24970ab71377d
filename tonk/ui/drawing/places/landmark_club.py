"""The landmarks of the club: a band on its stand under a fan of gold, and a bar with a sign of bent glass tubes."""

import math

from tonk.ui.drawing.places.bystanders import Bystander
from tonk.ui.drawing.places.figures import bust, dinner_jacket, sleeve
from tonk.ui.drawing.places.fixtures import shaft
from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, plank, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint, radial
from tonk.ui.drawing.viewport import Box, Point

_JACKET, _LIGHT, _SKIN = "#ead9bd", "#fff3d2", "#7c4a2c"
_GOLD, _BRASS, _INK = "#e0b45c", "#f6d078", "#1a0a0c"
_PINK, _OLIVE = "#ff5c94", "#4ce08a"
_BRICK, _BRICKS = (19.0, 8.6), ("#4c1d1c", "#431918", "#56221e", "#3a1616", "#4a1f22")
"""The size of a brick, and the colours of bricks."""
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
    body += _drums((250.0, 78.0)) + trumpeter((172.0, 30.0)) + bass_player((84.0, 0.0)) + _curtains()
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


def bass_player(at: Point, hem: float = 90.0) -> str:
    """Return a double bass and its player, who stand 120 units high.

    Args:
        at: The throat of the player, and the top.
        hem: The lower end of the jacket, below the middle of the head.
    """
    x, y = at[0] - 18, at[1]
    wood = linear("cw", (x - 20, 0), (x + 22, 0), (0, "#6e3012"), (0.4, "#d07a34"), (1, "#5a240c"))
    man = bust(x + 24, y + 31, (_JACKET, _SKIN, _LIGHT), Bystander("fedora", 1.0), look=-1, hem=hem)
    man += dinner_jacket(x + 24, y + 46, _JACKET)
    case = f"M{x} {y + 40}C{x + 14} {y + 40} {x + 17} {y + 52} {x + 12} {y + 61}C{x + 9} {y + 67} {x + 12} {y + 71} "
    case += f"{x + 18} {y + 77}C{x + 29} {y + 90} {x + 24} {y + 118} {x} {y + 120}C{x - 24} {y + 118} {x - 29} "
    case += f"{y + 90} {x - 18} {y + 77}C{x - 12} {y + 71} {x - 9} {y + 67} {x - 12} {y + 61}C{x - 17} {y + 52} "
    case += f"{x - 14} {y + 40} {x} {y + 40}Z"
    body = f"<defs>{wood}</defs>" + fill(case, paint("cw")) + line(case, "#ffcf8c", 1.2, 0.8)
    body += line(f"M{x - 8} {y + 66}q-3 8 1 14M{x + 8} {y + 66}q3 8 -1 14", _INK, 1.6)
    body += line(f"M{x} {y + 9}V{y + 74}", "#2a0f08", 4.6) + line(f"M{x - 1} {y + 12}V{y + 92}", "#f4dcae", 0.7, 0.8)
    body += line(f"M{x + 1} {y + 12}V{y + 92}", "#f4dcae", 0.7, 0.8) + disc((x, y + 9), 4.6, "#6e3012")
    body += sleeve((x + 9, y + 54), (x - 13, y + 48), (x - 1, y + 28), _JACKET, _SKIN, 9)
    return man + body + sleeve((x + 40, y + 56), (x + 42, y + 82), (x + 7, y + 75), _JACKET, _SKIN, 9.5)


def trumpeter(at: Point, hem: float = 90.0) -> str:
    """Return a trumpet and its player, who turns to the right.

    Args:
        at: The middle of the head.
        hem: The lower end of the jacket, below that.
    """
    x, y = at
    body = bust(x, y, (_JACKET, "#5c3420", _LIGHT), Bystander("parted", 1.02), hem=hem) + dinner_jacket(
        x, y + 15, _JACKET
    )
    horn = line(f"M{x + 9} {y + 5}L{x + 40} {y - 3}", "#7c4a12", 5.2)
    horn += line(f"M{x + 9} {y + 4.4}L{x + 40} {y - 3.6}", _BRASS, 3.2)
    horn += fill(f"M{x + 36} {y - 4}L{x + 54} {y - 16}Q{x + 60} {y - 5} {x + 58} {y + 5}L{x + 37} {y + 0.5}Z", _BRASS)
    horn += f'<ellipse cx="{x + 56.5}" cy="{y - 5.5}" rx="3.4" ry="11" fill="#8a5a1c"/>'
    horn += line(f"M{x + 18} {y + 3}q4 12 14 -3", _BRASS, 2.0)
    body += sleeve((x + 17, y + 27), (x + 44, y + 32), (x + 30, y + 6), _JACKET, "#5c3420", 9) + horn
    return body + sleeve((x - 16, y + 29), (x - 5, y + 50), (x + 18, y + 7), _JACKET, "#5c3420", 9.5)


def _drums(at: Point) -> str:
    """A drum kit and its player."""
    x, y = at
    body = bust(x, y - 47, (_JACKET, "#8a5636", _LIGHT), Bystander("bald", 0.95), look=-1)
    body += dinner_jacket(x, y - 32, _JACKET, 0.9)
    body += sleeve((x - 15, y - 22), (x - 34, y - 8), (x - 25, y - 29), _JACKET, "#8a5636", 8.5)
    body += sleeve((x + 15, y - 22), (x + 35, y - 10), (x + 25, y - 31), _JACKET, "#8a5636", 8.5)
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
        bows += f"L{x:.0f} 9Q{x + wide / 2:.0f} 25 {x + wide:.0f} 9"
        hem += f"M{x:.0f} 9Q{x + wide / 2:.0f} 25 {x + wide:.0f} 9"
        x += wide
    cloth = linear("cv", (0, -4), (0, 22), (0, "#5c101c"), (1, "#b0303c"))
    return f"<defs>{cloth}</defs>" + body + fill(f"{bows}V-8Z", paint("cv")) + line(hem, _GOLD, 2.6, 0.95)


def _bar(left: float) -> str:
    """The end of the bar: a mirror in a frame, a sign in it, and who mixes the drinks."""
    mirror = linear("cm", (0, 0), (0, 92), (0, "#24100f"), (0.6, "#6a3018"), (1, "#a85c26"))
    start = left + _BAR - BAR
    body = f"<defs>{mirror}</defs>" + plank(Box(start, -4, BAR + 4, STRIP), paint("cm"))
    for shelf, first in zip(SHELVES, (3, 8), strict=True):
        body += bottles(left, shelf, first, 6, "#ff8ab4")
    body += _bricks(Box(left + 122, -4, _BAR - 118, STRIP), (left + 186, 42.0)) + cornice(start, left + _BAR + 4)
    body += pillar(left + 122) + line(f"M{left + 128.4} 10V{STRIP}", _PINK, 1.4, 0.7)
    body += glow((left + 122, 0), 46, "#ffc878", "cl", 0.6) + great_pillar(start)
    return body + _sign((left + 186, 42.0)) + _barman((left + 62, 29.0))


def _bricks(wall: Box, light: Point) -> str:
    """A wall of bricks in the light of the sign.

    Args:
        wall: The wall.
        light: The middle of the sign.
    """
    body = plank(wall, "#241012")
    for row in range(math.ceil(wall.h / _BRICK[1])):
        y, first = wall.y + row * _BRICK[1], wall.x - (row % 2) * _BRICK[0] / 2
        for number in range(math.ceil(wall.w / _BRICK[0]) + 1):
            x = max(wall.x, first + number * _BRICK[0])
            brick = Box(x, y, first + (number + 1) * _BRICK[0] - x - 1.4, _BRICK[1] - 1.4)
            body += plank(brick, _BRICKS[(row * 5 + number * 3 + row * number) % len(_BRICKS)])
            # The edges that face the tubes catch their light.
            near = max(0.0, 1.0 - math.hypot(brick.center[0] - light[0], brick.center[1] - light[1]) / 74)
            edge = brick.bottom if brick.center[1] < light[1] else brick.y
            body += line(f"M{brick.x:.1f} {edge:.1f}H{brick.right:.1f}", _PINK, 0.9, 0.75 * near)
    return body


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


def bottles(left: float, shelf: float, first: int, count: int = 13, rim: str = "") -> str:
    """Return a shelf with bottles on it.

    Args:
        left: The left end of the shelf.
        shelf: Its height.
        first: Chooses the bottles.
        count: The number of them.
        rim: The colour of a light at the right on their edges, if there is one.
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
        if rim:
            edge = f"M{x + half - 0.4:.1f} {shelf}v{-0.6 * high:.1f}q0 -3 {1.6 - half:.1f} -5v{-0.24 * high:.1f}"
            body += line(edge, rim, 1.2, 0.4 + 0.6 * number / count)
    return body + plank(Box(left, shelf, 17.0 * count + 41.0, 2.6), _GOLD, 0.9)


def _sign(at: Point) -> str:
    """A sign of glass tubes on the wall: a cocktail with its olive, the cable to it, and the light that it throws."""
    x, y = at
    glass = f"M{x - 27} {y - 26}H{x + 27}L{x} {y + 5}ZM{x} {y + 5}V{y + 29}M{x - 15} {y + 29}H{x + 15}"
    stick = f"M{x - 6} {y - 7}L{x + 19} {y - 37}"
    body = line(f"M{x + 15} {y + 29}Q{x + 30} {y + 30} {x + 34} {y + 12}V-4", "#0c0508", 1.6, 0.9)
    # The tubes stand off the wall: they cast a shadow down and a halo around them.
    body += line(glass, "#0c0508", 3.0, 0.4).replace("<path", '<path transform="translate(2.5 4)"')
    body += glow((x, y - 6), 92, _PINK, "cn", 0.85) + glow((x, y - 12), 40, "#ff9ac0", "cm2", 0.4)
    for clip in ((x - 14, y - 26), (x + 13, y - 26), (x, y + 17)):
        body += plank(Box(clip[0] - 1.6, clip[1] - 3.4, 3.2, 6.8), "#1a0c12")
    for data, tube, heart in ((glass, "#ff3f80", "#ffeef4"), (stick, _OLIVE, "#f0fff2")):
        for width, strength in ((13.0, 0.1), (9.0, 0.16), (5.6, 0.45), (3.6, 1.0)):
            body += _bent(data, tube, width, strength)
        body += _bent(data, heart, 1.5, 1.0)
    olive = x + 4, y - 19
    return body + glow(olive, 22, _OLIVE, "cz", 0.6) + disc(olive, 5.2, _OLIVE) + disc(olive, 2.6, "#f0fff2")


def _bent(data: str, ink: str, width: float, strength: float) -> str:
    """A tube of glass, round where it bends and ends."""
    return line(data, ink, width, strength).replace("/>", ' stroke-linecap="round" stroke-linejoin="round"/>')


def _barman(at: Point) -> str:
    """The barman, in a waistcoat, with a shaker of steel."""
    x, y = at
    shirt, skin = "#f4ead8", "#8a5434"
    body = bust(x, y, (shirt, skin, "#ffd0dc"), Bystander("parted", 1.0))
    for side, ink in ((-1, "#1c0a10"), (1, "#3a1820")):
        body += fill(f"M{x + side * 15} {y + 17}L{x + side * 5} {y + 14}L{x} {y + 42}V{y + 90}H{x + side * 16}Z", ink)
        body += line(f"M{x + side * 5} {y + 14}L{x} {y + 42}", "#6a3440", 1.0, 0.8)
        body += fill(f"M{x} {y + 17}L{x + side * 5.6} {y + 13.6}V{y + 20}Z", _INK)
    for button in (46, 54):
        body += disc((x, y + button), 1.1, _BRASS)
    body += sleeve((x - 16, y + 25), (x - 26, y + 43), (x - 5, y + 39), shirt, skin, 9.5)
    glass = f"M{x - 9} {y + 26}H{x + 5}L{x - 2} {y + 35}Z"
    body += fill(glass, "#ffd0e0", 0.75) + line(f"{glass}M{x - 2} {y + 35}V{y + 44}", "#fff4f8", 1.1)
    steel = linear("ct", (x + 20, 0), (x + 34, 0), (0, "#7a828c"), (0.3, "#ffffff"), (0.7, "#8a929c"), (1, "#ff9ac0"))
    shaker = f"M{x + 20} {y + 8}L{x + 22} {y - 12}H{x + 32}L{x + 34} {y + 8}Z"
    shaker += f"M{x + 23} {y - 12}L{x + 24.5} {y - 20}h5L{x + 31} {y - 12}Z"
    body += f"<defs>{steel}</defs>" + fill(shaker, paint("ct")) + line(f"M{x + 21.5} {y - 12}h11", "#5a626c", 1.0)
    return body + sleeve((x + 16, y + 24), (x + 41, y + 34), (x + 30, y + 6), shirt, skin, 9.5)
