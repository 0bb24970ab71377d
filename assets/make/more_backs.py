"""Three more backs: jazz-age rays, the raven standard, northern frost. Each is the same seen from either end."""

from __future__ import annotations

import math

from drawing import HEIGHT, WIDTH, Drawing, circle, group, path
from geometry import Point, Polygon, clip, moved, path_of

_CREAM, _EDGE = "#fbf3df", "#b7aa8f"
_CX, _CY = WIDTH / 2, HEIGHT / 2
_FIELD = 12.0


def sheet(ground: str) -> Drawing:
    """A card with the printer's cream border around a field of one colour."""
    back = Drawing()
    back.rect(0.8, 15, fill=_CREAM, stroke=_EDGE, width=1.4)
    back.rect(_FIELD, 8, fill=ground)
    return back


def both(back: Drawing, half: str) -> None:
    """Add a drawing, and the same upside down."""
    back.add(half)
    back.add(group(half, WIDTH, HEIGHT, 180))


def polar(radius: float, degrees: float, x: float = 0.0, y: float = 0.0) -> Point:
    """A point so far from (x, y), so many degrees clockwise from the right."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


# --- deco ----------------------------------------------------------------------------------------------------

_NIGHT, _PETROL, _BRASS, _BRASS_LIGHT = "#10202f", "#1d5560", "#d3a244", "#f3d48a"
_UPPER: Polygon = [(19.0, 19.0), (WIDTH - 19.0, 19.0), (WIDTH - 19.0, _CY), (19.0, _CY)]


def deco() -> Drawing:
    """Draw two sunbursts that meet in a stepped lozenge, in brass on night blue."""
    back = sheet(_NIGHT)
    both(back, _burst() + _skyline())
    back.rect(12, 8, stroke=_BRASS, width=1.4)
    back.rect(17.5, 4, stroke=_BRASS, width=2.6)
    both(back, "".join(_stepped_corner(side) for side in (1, -1)))
    back.add(group(_lozenge(), _CX, _CY))
    return back


def _burst() -> str:
    """Rays from the middle of the upper edge, with three bows across them."""
    x, y = _CX, 19.0
    dark, light, thin = [], [], []
    for i in range(15):
        middle = 90 + (i - 7) * 12
        wedge = [(x, y), polar(300, middle - 6, x, y), polar(300, middle + 6, x, y)]
        piece = clip(wedge, _UPPER)
        if piece:
            (light if i % 2 else dark).append(piece)
        line = clip([(x, y), polar(300, middle - 6.22, x, y), polar(300, middle - 5.78, x, y)], _UPPER)
        thin += [line] if line else []
    rays = path(path_of(light), _PETROL) + path(path_of(dark), _NIGHT) + path(path_of(thin), _BRASS)
    bows = ""
    for radius, width in ((38, 1.2), (44, 3), (86, 1.2)):
        bows += path(f"M{x - radius} {y}A{radius} {radius} 0 0 0 {x + radius} {y}", stroke=_BRASS, width=width)
    sun = path(f"M{x - 32} {y}A32 32 0 0 0 {x + 32} {y}Z", _BRASS) + path(
        f"M{x - 25} {y}A25 25 0 0 0 {x + 25} {y}Z", _NIGHT
    )
    petals = [moved([(0, 6), (3.2, 15), (0, 22), (-3.2, 15)], x, y, turn) for turn in (-72, -36, 0, 36, 72)]
    return rays + bows + sun + path(path_of(petals), _BRASS_LIGHT)


def _skyline() -> str:
    """Towers in steps that stand on the middle line, at both sides of the lozenge."""
    towers = ""
    for side in (1, -1):
        for offset, height, wide in ((95, 26, 12), (82, 46, 10), (70, 32, 10)):
            left = _CX + side * offset - wide / 2
            top = _CY - height
            towers += path(
                f"M{left} {_CY + 0.4}L{left} {top}L{left + wide} {top}L{left + wide} {_CY + 0.4}Z", _NIGHT, _BRASS, 1.2
            )
            towers += path(f"M{left + wide / 2} {top + 4}L{left + wide / 2} {_CY - 3}", stroke=_BRASS, width=1.2)
            towers += path(f"M{left + wide / 2} {top}L{left + wide / 2} {top - 7}", stroke=_BRASS, width=1.2)
    return towers


def _stepped_corner(side: int) -> str:
    steps = "M19 43L19 19L43 19L43 25L35 25L35 35L25 35L25 43Z"
    corner = path(steps, _BRASS) + path("M22.4 38L22.4 22.4L38 22.4", stroke=_NIGHT, width=1.4)
    return corner if side > 0 else group(corner, WIDTH, 0, 0, mirror=True)


def _lozenge() -> str:
    parts = ""
    for reach, fill, width in (
        (62, _NIGHT, 2.4),
        (53, "none", 0.9),
        (46, _PETROL, 1.8),
        (34, _NIGHT, 1.6),
        (22, _BRASS, 0),
    ):
        half = reach * 0.8
        shape = f"M0 {-reach}L{half} 0L0 {reach}L{-half} 0Z"
        parts += path(shape, fill, _BRASS if width else "", width or 1)
    for turn in (0, 180):
        fan = "".join(path(f"M0 -3L{x} -42", stroke=_BRASS_LIGHT, width=1.1) for x in (-6, 0, 6))
        parts += group(path("M-8 -42L0 -54L8 -42Z", _BRASS) + fan, 0, 0, turn)
    eye = path("M0 -17L13.6 0L0 17L-13.6 0Z", _NIGHT) + path("M0 -10L8 0L0 10L-8 0Z", _BRASS_LIGHT)
    return parts + eye


# --- raven ---------------------------------------------------------------------------------------------------

_BLACK, _COAL, _STEEL, _SILVER, _SHINE, _EMBER = "#15161a", "#24262c", "#6f7783", "#b9c0ca", "#eef1f5", "#d2402f"
_MOON = "#c3cad3"


def raven() -> Drawing:
    """Draw the standard of a company of soldiers: a silver raven on black, over crossed swords."""
    back = sheet(_BLACK)
    back.path(_feathers(), stroke="#33363e", width=1.1)
    back.rect(12, 8, stroke=_SILVER, width=1.4)
    back.rect(18, 4, stroke=_STEEL, width=0.9)
    back.rect(21, 3, stroke=_SILVER, width=1.8)
    swords = "".join(group(_sword(), _CX, _CY, turn) for turn in (58, -58, 122, -122))
    moon = circle(0, 0, 56, _BLACK, _SILVER, 1) + circle(0, 0, 52.5, _MOON) + circle(-6, -5, 44, "#dfe4ea")
    craters = "".join(
        circle(x, y, r, "#c9d0d8") for x, y, r in ((22, -30, 6), (31, -16, 3.4), (-28, 24, 5), (-36, 10, 3))
    )
    back.add(swords)
    both(back, group(moon + craters, _CX, 90) + group(_bird(), _CX, 94, 0, 1.04))
    back.add(group(_boss(), _CX, _CY))
    for x in (46.0, WIDTH - 46.0):
        points = [polar(13 if i % 2 == 0 else 4, i * 45 - 90) for i in range(8)]
        back.add(group(path(path_of([points]), _SILVER) + circle(0, 0, 2.4, _EMBER, _BLACK, 1), x, _CY))
    for x in (30.0, WIDTH - 30.0):
        for y in (30.0, HEIGHT - 30.0):
            back.path(f"M{x} {y - 5}L{x + 3.4} {y}L{x} {y + 5}L{x - 3.4} {y}Z", _SILVER)
    return back


def _feathers() -> str:
    """Rows of pointed scales, turned about in the middle of the card."""
    data = ""
    for row in range(24):
        for column in range(13):
            x = _CX + (column - 6) * 15 + (7.5 if row % 2 else 0)
            y = 24.0 + row * 12
            if 30 <= x <= WIDTH - 30 and y + 14 < _CY:
                data += f"M{x - 7.5} {y}Q{x - 6} {y + 9} {x} {y + 13}Q{x + 6} {y + 9} {x + 7.5} {y}"
                x, y = WIDTH - x, HEIGHT - y
                data += f"M{x - 7.5} {y}Q{x - 6} {y - 9} {x} {y - 13}Q{x + 6} {y - 9} {x + 7.5} {y}"
    return data


def _blade(length: float, half: float) -> str:
    """A feather that points to the right from the origin."""
    return (
        f"M0 {-half * 0.7:.1f}C{length * 0.4:.1f} {-half:.1f} {length * 0.8:.1f} {-half:.1f} {length:.1f} 0"
        f"C{length * 0.8:.1f} {half:.1f} {length * 0.4:.1f} {half:.1f} 0 {half * 0.7:.1f}Z"
    )


def _wing() -> str:
    """The right wing of a bird that faces us, spread."""
    parts = ""
    for count, first, last, longest, shortest, half, fill in (
        (9, -38, 84, 60, 44, 6.6, _BLACK),
        (8, -32, 84, 42, 30, 6.2, "#23262d"),
        (7, -28, 84, 26, 19, 5.6, "#333842"),
    ):
        for i in range(count):
            t = i / (count - 1)
            x, y = 34 - 26 * t, -30 + 34 * t
            length = longest + (shortest - longest) * t
            feather = path(_blade(length, half), fill, _SILVER, 1)
            feather += path(f"M4 0L{length * 0.82:.1f} 0", stroke=_STEEL, width=0.7)
            parts += group(feather, x, y, first + (last - first) * t)
    arm = "M4 -18C14 -34 26 -42 38 -40C46 -38 46 -30 40 -27C28 -24 20 -8 14 10L2 8Z"
    return parts + path(arm, "#333842", _SILVER, 1.1)


def _bird() -> str:
    tail = "".join(
        group(path(_blade(56 - abs(i) * 5, 6.4), _BLACK, _SILVER, 1), 0, 14, 90 + i * 13)
        for i in (-3, 3, -2, 2, -1, 1, 0)
    )
    wings = _wing() + group(_wing(), 0, 0, mirror=True)
    leg = path("M-7 32L-15 45M-15 45L-25 44M-15 45L-21 53M-15 45L-11 54", stroke=_SILVER, width=2.8)
    legs = leg + group(leg, 0, 0, mirror=True)
    body = path("M-15 -18C-19 8 -11 32 0 42C11 32 19 8 15 -18C12 -28 -12 -28 -15 -18Z", _BLACK, _SILVER, 1.2)
    breast = "".join(
        path(f"M{x - 4} {y}Q{x} {y + 6} {x + 4} {y}", stroke=_STEEL, width=1.2)
        for y, xs in ((-6, (-7, 1, 9)), (3, (-9, -2, 6)), (12, (-6, 2, 8)), (20, (-4, 4)), (28, (0,)))
        for x in xs
    )
    head = (
        "M15 -14C19 -30 15 -46 0 -48C-9 -49 -15 -46 -19 -42C-31 -44 -41 -38 -46 -28C-38 -32 -31 -31.6 -25 -30.6"
        "L-39 -26.4C-31 -24.6 -25 -25 -20 -26L-21 -18L-16.6 -20.6L-16 -12L-10 -17L-7 -8L-1 -15L4 -8L8 -15L13 -9Z"
    )
    face = path(head, _BLACK, _SILVER, 1.2) + path("M-25 -30.6L-18.6 -31.4", stroke=_SILVER, width=1)
    face += path("M-43 -32C-37 -39 -29 -41.6 -21 -40", stroke=_STEEL, width=1.5)
    face += path("M6 -40C11 -34 12 -26 11 -18M-1 -30C2 -26 3 -22 3 -17", stroke=_STEEL, width=1.2)
    face += circle(-9, -38.4, 3.4, _SHINE) + circle(-9.4, -38.4, 2.2, _EMBER)
    return legs + tail + wings + body + breast + face


def _sword() -> str:
    """A sword that lies from the middle upwards."""
    return path("M-2.8 -20L-2.8 -84L0 -92L2.8 -84L2.8 -20Z", _SILVER, _BLACK, 1.1) + path(
        "M0 -22L0 -84", stroke=_STEEL, width=1
    )


def _boss() -> str:
    """A shield boss in the middle, with a ring of studs."""
    parts = circle(0, 0, 27, _BLACK, _SILVER, 2.6) + circle(0, 0, 21.5, _COAL, _STEEL, 1.2)
    parts += "".join(circle(*polar(24.4, turn), 1.2, _SHINE) for turn in range(0, 360, 20))
    points = [polar(18 if i % 2 == 0 else 6.4, i * 45 - 90) for i in range(8)]
    star = path(path_of([points]), _SILVER, _BLACK, 1)
    shade = [[(0, 0), points[i], points[i + 1]] for i in range(0, 8, 2)]
    return parts + star + path(path_of(shade), _STEEL) + circle(0, 0, 3.6, _EMBER, _BLACK, 1)


# --- frost ---------------------------------------------------------------------------------------------------

_DEEP, _NORTH, _ICE, _SNOW = "#0c2340", "#2f77a8", "#9fd4ee", "#f2fbff"


def frost() -> Drawing:
    """Draw a great crystal of ice between smaller ones, and frost that grows in from the edges."""
    back = Drawing()
    back.rect(0.8, 15, fill=_CREAM, stroke=_EDGE, width=1.4)
    sky = back.gradient((0, 12), (0, HEIGHT - 12), (0, _DEEP), (0.5, _NORTH), (1, _DEEP))
    back.rect(_FIELD, 8, fill=sky)
    facets = [
        [(_CX, _CY), polar(240, turn - 15, _CX, _CY), polar(240, turn + 15, _CX, _CY)] for turn in range(-90, 270, 60)
    ]
    box = [(14.0, 14.0), (WIDTH - 14.0, 14.0), (WIDTH - 14.0, HEIGHT - 14.0), (14.0, HEIGHT - 14.0)]
    back.path(path_of([clip(facet, box) for facet in facets]), _ICE, more='fill-opacity=".1"')
    both(back, "".join(_ferns(side) for side in (1, -1)))
    back.rect(12, 8, stroke=_ICE, width=1.4)
    back.rect(17, 5, stroke=_ICE, width=0.9)
    back.add(group(_crystal(86), _CX, _CY))
    small = (
        (_CX, 52, 24),
        (56, 96, 17),
        (WIDTH - 56, 96, 17),
        (44, 150, 9),
        (WIDTH - 44, 150, 9),
        (84, 72, 7),
        (156, 72, 7),
    )
    both(back, "".join(group(_flake(size), x, y) for x, y, size in small))
    return back


def _arm(length: float) -> str:
    """One arm of a crystal, upwards from the middle, with its branches."""
    data = f"M0 0L0 {-length:.1f}"
    for at, reach in ((0.3, 0.2), (0.48, 0.34), (0.66, 0.25), (0.82, 0.14)):
        y, r = -length * at, length * reach
        dx, dy = r * math.sin(math.radians(60)), r * math.cos(math.radians(60))
        for side in (1, -1):
            data += f"M0 {y:.1f}L{side * dx:.1f} {y - dy:.1f}"
            if reach > 0.22:
                bx, by, twig = side * dx * 0.6, y - dy * 0.6, r * 0.34
                data += f"M{bx:.1f} {by:.1f}L{bx:.1f} {by - twig:.1f}"
                data += f"M{bx:.1f} {by:.1f}L{bx + side * twig * 0.87:.1f} {by + twig * 0.3:.1f}"
    return data


def _crystal(reach: float) -> str:
    parts = ""
    for width, ink in ((5.4, _DEEP), (2.5, _SNOW)):
        parts += "".join(group(path(_arm(reach), stroke=ink, width=width), 0, 0, turn) for turn in range(0, 360, 60))
    tips = "".join(circle(*polar(reach + 4, turn), 2.6, _SNOW) for turn in range(-90, 270, 60))
    hexagon = [polar(reach * 0.24, turn) for turn in range(-90, 270, 60)]
    inner = [polar(reach * 0.13, turn) for turn in range(-60, 300, 60)]
    heart = path(path_of([hexagon]), _NORTH, _SNOW, 2.2) + path(path_of([inner]), _SNOW)
    return parts + tips + heart


def _flake(reach: float) -> str:
    data = ""
    for turn in range(0, 180, 60):
        (x1, y1), (x2, y2) = polar(reach, turn + 30), polar(-reach, turn + 30)
        data += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    for turn in range(30, 390, 60):
        x, y = polar(reach * 0.55, turn)
        for lean in (-60, 60):
            tx, ty = polar(reach * 0.34, turn + lean, x, y)
            data += f"M{x:.1f} {y:.1f}L{tx:.1f} {ty:.1f}"
    return path(data, stroke=_SNOW if reach > 12 else _ICE, width=1.7 if reach > 12 else 1.2)


def _ferns(side: int) -> str:
    """Frost on a window pane, growing in from an upper corner."""
    data = ""
    for x, y, heading, length in (
        (20, 20, 45, 42),
        (20, 40, 62, 30),
        (40, 20, 28, 30),
        (20, 66, 66, 20),
        (66, 20, 24, 20),
    ):
        (tx, ty) = polar(length, heading, x, y)
        data += f"M{x} {y}L{tx:.1f} {ty:.1f}"
        for i in range(1, 5):
            bx, by = polar(length * i / 5, heading, x, y)
            for lean in (-52, 52):
                ex, ey = polar(length * (0.34 - 0.05 * i), heading + lean, bx, by)
                data += f"M{bx:.1f} {by:.1f}L{ex:.1f} {ey:.1f}"
    fern = path(data, stroke=_ICE, width=1.1, more='stroke-opacity=".8"')
    return fern if side > 0 else group(fern, WIDTH, 0, 0, mirror=True)
