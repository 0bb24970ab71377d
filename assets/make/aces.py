"""The aces: one large sign, engraved, each in an ornament of its own; the ace of spades is the deck's show piece."""

from __future__ import annotations

import math

from drawing import BARE, GOLD, GOLD_DARK, HEIGHT, INK, WIDTH, Drawing, circle, group, path
from geometry import Point, Polygon, clip, clockwise, flatten, moved, path_of, rosette
from suits import OUTLINE, pip

_CX, _CY = WIDTH / 2, HEIGHT / 2
_BOUND = 0.89
"""The ornaments are drawn so much smaller that a neighbour in the hand covers none of their leaves."""
_SIZES = {"H": 104.0, "D": 102.0, "C": 96.0}
"""The heights of the large signs: a red one needs more ink than a black one to look as heavy."""
_SINKS = 3.0
"""The distance by which a heart, broad above and pointed below, stands lower in its ornament."""
_BROAD_DIAMOND = "M0 -52C10 -34 26 -15 47 0C26 15 10 34 0 52C-10 34 -26 15 -47 0C-26 -15 -10 -34 0 -52Z"
_LEAF = "M0 0C5.4 -4.4 6.4 -12 0 -20C-6.4 -12 -5.4 -4.4 0 0Z"
_LEAF_RIB = "M0 -2L0 -15"


def ace(face: Drawing, suit: str) -> None:
    """Draw one large suit sign in the ornament of its suit."""
    if suit == "S":
        face.add(group(great_spade(), _CX, _CY - 2, 0, _BOUND))
        face.add(_flowers("S", 50))
        return
    face.add(group({"H": _roses, "D": _sunburst, "C": _laurel}[suit](), _CX, _CY, 0, _BOUND))
    face.add(_flowers(suit, 57))
    size = _SIZES[suit]
    sign = group(path(_BROAD_DIAMOND, INK), 0, 0, 0, size / 100) if suit == "D" else pip(suit, 0, 0, size)
    face.add(group(sign + group(engraving(suit), 0, 0, 0, size / 100), _CX, _CY + (_SINKS if suit == "H" else 0.0)))


def engraving(suit: str) -> str:
    """Return the lines cut into the large sign of an ace of hearts, diamonds or clubs, 100 units tall."""
    return {"H": _heart, "D": _gem, "C": _clover}[suit]()


def _flowers(suit: str, y: float) -> str:
    """Return a printer's flower above and below the sign, of the same stuff as the ornament around it."""
    flower = {"S": _crown, "H": _rose_twig, "D": _glory, "C": _laurel_twig}[suit]()
    return group(flower, _CX, y) + group(flower, _CX, HEIGHT - y, 180)


def _crown() -> str:
    """Spades: a crown between two lines that end in beads."""
    crown = path("M-13 9C-14 2 -16 -3 -19 -8L-9.6 -2L-7.4 -12L0 -4L7.4 -12L9.6 -2L19 -8C16 -3 14 2 13 9Z", INK)
    crown += path("M-12 5Q0 2.4 12 5", stroke=GOLD, width=1.7)
    crown += "".join(circle(x, y, 2.1, INK) for x, y in ((-19, -10), (-7.4, -14), (7.4, -14), (19, -10)))
    side = path("M20 6C26 2 32 9 39 6", stroke=INK, width=1.7) + circle(41, 5.4, 2, INK)
    return crown + side + group(side, 0, 0, mirror=True)


def _rose_twig() -> str:
    """Hearts: a rose between leaves."""
    side = _leaf(0, 90, -22, 0.9) + _leaf(0, 90, 24, 0.8)
    side = group(side, 7, 1) + group(_leaf(0, 90, 4, 0.85), 21, 0)
    return side + group(side, 0, 0, mirror=True) + _rose(0, 0, 0, 1.3)


def _glory() -> str:
    """Diamonds: a small stone in its rays."""
    rays = [
        clockwise([_around(11, turn - 7), _around(11, turn + 7), _around(far, turn)])
        for turn, far in ((90, 38), (70, 24), (110, 24), (50, 20), (130, 20))
    ]
    side = path(path_of(rays), INK) + circle(41.5, 0, 1.9, INK)
    return side + group(side, 0, 0, mirror=True) + group(path(OUTLINE["D"], INK), 0, 0, 0, 0.2)


def _laurel_twig() -> str:
    """Clubs: two sprigs of laurel that meet at a berry."""
    side = path("M0 4Q20 6 37 -5", stroke=INK, width=1.5)
    for x, y, tilt in ((8, 4.6, 90), (20, 3.6, 84)):
        side += group(_leaf(0, 0, tilt - 40, 0.72) + _leaf(0, 0, tilt + 40, 0.72), x, y)
    side += group(_leaf(0, 0, 64, 0.72), 31, -1)
    return side + group(side, 0, 0, mirror=True) + circle(0, 3.6, 3, INK)


def _around(radius: float, turn: float) -> Point:
    """A point so far from the middle, so many degrees clockwise from the top."""
    angle = math.radians(turn - 90)
    return radius * math.cos(angle), radius * math.sin(angle)


def _ring(radius: float, width: float, ink: str = INK) -> str:
    return circle(0, 0, radius, "none", ink, width)


def _leaf(radius: float, turn: float, lean: float, scale: float) -> str:
    """Return a leaf that grows from a ring, leaning from the outward direction."""
    x, y = _around(radius, turn)
    return group(path(_LEAF, INK) + path(_LEAF_RIB, stroke=BARE, width=1.1), x, y, turn + lean, scale)


def _roses() -> str:
    """Hearts: a garland of roses."""
    parts = [_ring(76, 1.6)]
    for i in range(8):
        turn = i * 45
        parts += [_leaf(76, turn + 11, 62, 0.78), _leaf(76, turn - 11, -62, 0.78)]
        parts += [_leaf(76, turn + 17, 128, 0.62), _leaf(76, turn - 17, -128, 0.62)]
    for i in range(8):
        parts.append(_rose(*_around(76, i * 45), i * 45, 0.8 if i % 2 else 1.12))
    return "".join(parts)


def _rose(x: float, y: float, turn: float, scale: float) -> str:
    petals = "".join(circle(*_around(6.2, p * 72), 5.6, INK, BARE, 1) for p in range(5)) + circle(0, 0, 5.8, INK)
    curl = path("M-4 1C-5 -5 4 -6 4.4 0C4.4 4.6 -2 4.6 -2 .6C-2 -2 2 -2 1.8 .4", stroke=BARE, width=1.2)
    return group(petals + curl, x, y, turn, scale)


def _sunburst() -> str:
    """Diamonds: a stone that throws its light about."""
    rays: list[Polygon] = []
    for i in range(48):
        far, half = ((82, 1.7), (74, 1.2), (78, 1.4), (74, 1.2))[i % 4]
        turn = i * 7.5
        near = [_around(66, turn - half), _around(66, turn + half)]
        rays.append(clockwise([*near, _around(far, turn)]))
    beads = "".join(circle(*_around(83, turn + 15), 1.9, INK) for turn in range(0, 360, 30))
    return path(path_of(rays), INK) + _ring(63.4, 1.5) + _ring(60, 1.1, GOLD_DARK) + beads


def _laurel() -> str:
    """Clubs: two branches of laurel, bound below, with berries; the leaves grow in pairs along each stem."""
    radius, first, last = 71.0, 194.0, 338.0
    start, end = _around(radius, 184), _around(radius, last)
    stem = f"M{start[0]:.1f} {start[1]:.1f}A{radius} {radius} 0 0 1 {end[0]:.1f} {end[1]:.1f}"
    side = [path(stem, stroke=INK, width=1.6)]
    for i in range(10):
        turn, scale = first + 4 + i * 14, 0.95 - i * 0.018
        side += [_leaf(radius, turn, 90 + lean, scale) for lean in (-40, 40)]
        side += [circle(*_around(radius - 11.5, turn + 8), 1.9, INK)] if i % 2 == 0 else []
    side.append(_leaf(radius, last - 2, 90, 0.78))
    branch = "".join(side)
    bow = path("M0 73C-7 66 -17 66 -17 72C-17 79 -7 79 0 73C7 66 17 66 17 72C17 79 7 79 0 73Z", INK)
    bow += path("M-1.6 75L-9 88M1.6 75L9 88", stroke=INK, width=2.2) + circle(0, 72.4, 3.2, INK, BARE, 1)
    return branch + group(branch, 0, 0, mirror=True) + bow


def _heart() -> str:
    """The edges of a ruby cut to the sign: a line along the rim, a smaller heart in the middle, and a gleam on it."""
    line = group(path(OUTLINE["H"], stroke=BARE, width=1.7), 0, -1.2, 0, 0.87)
    table = group(path(OUTLINE["H"], stroke=BARE, width=2.6), 0, -2.6, 0, 0.5)
    edges = path("M0 -16.6L0 -25.5M0 21.9L0 41.5M-24 -12L-41.5 -17M24 -12L41.5 -17", stroke=BARE, width=1.3)
    return line + table + edges + path("M-15 -15C-14 -19 -10 -20.4 -7 -18.4", stroke=BARE, width=1.8)


def _gem() -> str:
    """The facets of a cut stone."""
    line = group(path(OUTLINE["D"], stroke=BARE, width=1.7), 0, 0, 0, 0.87)
    facets = path("M0 -25L19 0L0 25L-19 0ZM0 -45.2L0 -25M0 45.2L0 25M-34.8 0L-19 0M34.8 0L19 0", stroke=BARE, width=1.3)
    return line + facets + path("M0 -25L0 25L-19 0Z", BARE, more='fill-opacity=".2"')


def _clover() -> str:
    line = group(path(OUTLINE["C"], stroke=BARE, width=1.9), 0, 0.6, 0, 0.84)
    veins = ""
    for x, y, turn in ((0, -27.5, 0), (-26, 8.5, -112), (26, 8.5, 112)):
        vein = path("M0 12L0 -11M0 4L-7 -3M0 4L7 -3M0 -3L-4.6 -8M0 -3L4.6 -8", stroke=BARE, width=1.3)
        veins += group(vein, x, y, turn)
    return line + veins


def _spade(scale: float, drop: float = 0.0) -> Polygon:
    return moved(flatten(OUTLINE["S"], 15)[0], 0, drop, 0, scale)


def _above(shape: Polygon, y: float) -> Polygon:
    """Cut the foot off a spade."""
    return clip(shape, [(-120, -120), (120, -120), (120, y), (-120, y)])


def great_spade() -> str:
    """Return the large sign of the ace of spades, by old custom the deck's show piece: like a cathedral window."""
    outer = path(path_of([_above(_spade(1.78, -2), 63.2)]), BARE, INK, 0.8)
    outer += path(path_of([_above(_spade(1.7, -1.4), 60.8)]), "none", GOLD_DARK, 1.1)
    body = path(path_of([_spade(1.6)]), INK)
    # The leaf of the spade without its foot, as the field of the engraving.
    field = _above(_spade(1.43, 0.4), 47)
    rays = []
    # The crown stands before the uppermost ones.
    for i in range(4, 69):
        far = 140 if i % 2 else 56
        near = [_around(40, i * 5 + half) for half in (0.4, -0.4)]
        ray = [_shift(point) for point in (*near, *(_around(far, i * 5 + half) for half in (-1.0, 1.0)))]
        rays.append(clip(field, clockwise(ray)))
    engraved = path(path_of([ray for ray in rays if ray]), BARE, more='fill-opacity=".92"')
    frame = path(path_of([_above(_spade(1.5, 0.2), 55.1)]), "none", GOLD, 1.5)
    disc = circle(0, 10, 40, INK) + group(path(rosette(31, 5, 20, 4), stroke=GOLD, width=0.8), 0, 10)
    disc += circle(0, 10, 38, "none", BARE, 1.4) + circle(0, 10, 24.6, INK, GOLD, 1.2)
    signs = [
        moved(flatten(OUTLINE[s], 6)[0], *_shift(_around(12.2, a)), 0, 0.155)
        for s, a in zip("SHCD", range(0, 360, 90), strict=True)
    ]
    disc += path(path_of(signs), BARE) + circle(0, 10, 1.8, GOLD)
    crown = path(
        "M-14 1C-15 -6 -17 -12 -19 -17L-9.6 -10.6L-7.4 -20L0 -12L7.4 -20L9.6 -10.6L19 -17C17 -12 15 -6 14 1Z",
        INK,
        BARE,
        2.2,
    )
    crown += path("M-13 -2.6Q0 -5.4 13 -2.6", stroke=GOLD, width=1.8)
    crown += "".join(circle(x, y, 2.1, GOLD) for x, y in ((-19, -18), (-7.4, -21), (7.4, -21), (19, -18)))
    crown += path("M0 -15L2.4 -19L0 -25L-2.4 -19Z", GOLD)
    curl = path("M15 66C24 72 34 78 44 75C52 72 51 63 44 63.4C39 64 39.4 70 43 69.6", stroke=INK, width=2.2)
    curl += path("M26 72C31 66.6 36 68 38 64", stroke=INK, width=1.8)
    foot = path("M-17 71L17 71M-10.6 62L10.6 62", stroke=BARE, width=1.4)
    return outer + body + engraved + frame + disc + group(crown, 0, -33) + curl + group(curl, 0, 0, mirror=True) + foot


def _shift(point: Point) -> Point:
    return point[0], point[1] + 10.0
