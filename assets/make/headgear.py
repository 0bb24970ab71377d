"""Headgear of the twelve, drawn about the middle of the face as in `people`."""

from __future__ import annotations

import math

from drawing import CLOTH, CREAM, GOLD, GOLD_DARK, LIGHT, LINE, SHADE, circle, group, path

_STEEL, _STEEL_DARK = "#cfd6de", "#8e99a6"
_PEARL = "#fffdf6"


def _band(top: float, bottom: float, half: float, fill: str = GOLD) -> str:
    """Return the rim of a crown, bent as it goes round the head."""
    return path(
        f"M{-half} {top}Q0 {top + 5} {half} {top}L{half - 1} {bottom}Q0 {bottom + 5} {1 - half} {bottom}Z",
        fill,
        LINE,
        1.7,
    )


def _gems(y: float, colours: tuple[str, ...], half: float) -> str:
    step = 2 * half / (len(colours) + 1)
    found = ""
    for i, colour in enumerate(colours):
        x = -half + step * (i + 1)
        found += circle(x, y + 2.6 - abs(x) * 0.1, 2.1, colour, LINE, 0.7)
    return found


def imperial() -> str:
    """King of spades: a closed crown, two arches over a cap, and a cross."""
    cap = path("M-22 -31C-27 -52 -10 -55 0 -50C10 -55 27 -52 22 -31Z", CLOTH, LINE, 1.7)
    arches = path("M-22 -32C-30 -54 -10 -58 0 -50C10 -58 30 -54 22 -32", stroke=LINE, width=6)
    arches += path("M-22 -32C-30 -54 -10 -58 0 -50C10 -58 30 -54 22 -32", stroke=GOLD, width=3.8)
    arches += path("M0 -31L0 -50", stroke=LINE, width=6) + path("M0 -31L0 -50", stroke=GOLD, width=3.8)
    pearls = "".join(
        circle(x, y, 1.5, _PEARL) for x, y in ((-23.5, -42), (-17, -51.5), (17, -51.5), (23.5, -42), (0, -42))
    )
    cross = path(
        "M-1.8 -52L-1.8 -54.5L-5 -54.5L-5 -57.4L-1.8 -57.4L-1.8 -60L1.8 -60L1.8 -57.4L5 -57.4L5 -54.5"
        "L1.8 -54.5L1.8 -52Z",
        GOLD,
        LINE,
        1,
    )
    return cap + arches + pearls + cross + _band(-34, -25, 23) + _gems(-29.5, (SHADE, _PEARL, CLOTH, _PEARL, SHADE), 23)


def lilies() -> str:
    """King of hearts: an open crown of lily heads."""
    body = path("M-23 -30L-26 -48L-15 -39L-13 -47L-4 -40L0 -44L4 -40L13 -47L15 -39L26 -48L23 -30Z", GOLD, LINE, 1.7)
    lily = (
        "M0 -8C4 -4 3 0 1.5 2C4 -1 7 -1 7 3C7 5 5 6 3 5L3 8L-3 8L-3 5C-5 6 -7 5 -7 3C-7 -1 -4 -1 -1.5 2"
        "C-3 0 -4 -4 0 -8Z"
    )
    heads = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{path(lily, GOLD, LINE, 1)}</g>'
        for x, y, turn in ((-25.5, -50, -14), (0, -49, 0), (25.5, -50, 14))
    )
    beads = circle(-13.5, -48, 2.4, CLOTH, LINE, 0.8) + circle(13.5, -48, 2.4, CLOTH, LINE, 0.8)
    return body + heads + beads + _band(-33, -25, 23.5) + _gems(-29, (CLOTH, _PEARL, CLOTH, _PEARL, CLOTH), 23)


def turban() -> str:
    """King of diamonds: a wound turban with a jewel and a plume."""
    wrap = path("M-25 -20C-33 -40 -16 -57 0 -56C16 -57 33 -40 25 -20C14 -27 -14 -27 -25 -20Z", CREAM, LINE, 1.7)
    folds = path(
        "M-26 -22C-20 -40 -6 -50 7 -54M-20 -25C-12 -38 4 -47 17 -49M-10 -26C0 -36 14 -42 23 -42.6M4 -26"
        "C12 -32 19 -34.6 26 -34.4",
        stroke="#b9a377",
        width=1.1,
    )
    edge = path("M-25 -20C-30 -33 -22 -40 -12 -40C-2 -40 12 -33 25 -20C14 -27 -14 -27 -25 -20Z", CLOTH, LINE, 1.1)
    plume = path("M1 -44C-7 -51 -6 -57 2 -60C11 -58 12 -51 3 -44Z", LIGHT, LINE, 1) + path(
        "M2 -44L2.6 -56", stroke=SHADE, width=1
    )
    jewel = path("M1 -51L8 -42L1 -31L-6 -42Z", GOLD, LINE, 1.1) + path("M1 -47L5 -42L1 -35L-3 -42Z", SHADE)
    return wrap + folds + edge + plume + jewel


def battlements() -> str:
    """King of clubs: a tall crown of straight points, each with a trefoil."""
    body = path("M-23 -28L-25 -46L-13 -36L-12 -51L0 -40L12 -51L13 -36L25 -46L23 -28Z", GOLD, LINE, 1.7)
    body += path(
        "M-20 -33L-21.5 -40L-13.5 -33.5M20 -33L21.5 -40L13.5 -33.5M-9.5 -33L-10 -44L0 -35.5L10 -44L9.5 -33",
        stroke=GOLD_DARK,
        width=1,
    )
    knobs = ""
    for x, y in ((-25.5, -49), (-12, -54), (12, -54), (25.5, -49)):
        knobs += (
            circle(x - 2, y + 1, 2, CLOTH, LINE, 0.8)
            + circle(x + 2, y + 1, 2, CLOTH, LINE, 0.8)
            + circle(x, y - 2.4, 2, CLOTH, LINE, 0.8)
        )
    return body + knobs + _band(-32, -24, 23.5) + _gems(-28, (SHADE, CLOTH, SHADE), 20)


def star_diadem() -> str:
    """Queen of spades: a high pointed diadem with stars."""
    body = path(
        "M-23 -20L-28 -43L-16 -37L-12 -52L-5 -44L0 -58L5 -44L12 -52L16 -37L28 -43L23 -20Q0 -33 -23 -20Z",
        GOLD,
        LINE,
        1.7,
    )
    stars = "".join(
        path(_star(x, y, r), _PEARL, GOLD_DARK, 0.7) for x, y, r in ((0, -38, 5.4), (-14, -32.5, 3.4), (14, -32.5, 3.4))
    )
    tips = "".join(
        circle(x, y, 1.8, _PEARL, LINE, 0.7) for x, y in ((-28, -44), (-12, -53), (0, -58.5), (12, -53), (28, -44))
    )
    return body + stars + tips


def _star(x: float, y: float, radius: float) -> str:
    points = []
    for i in range(10):
        r = radius if i % 2 == 0 else radius * 0.42
        a = math.radians(-90 + 36 * i)
        points.append(f"{x + r * math.cos(a):.2f} {y + r * math.sin(a):.2f}")
    return "M" + "L".join(points) + "Z"


def rose_crown() -> str:
    """Queen of hearts: a low crown of round arches, each with a pearl."""
    body = path(
        "M-22 -28C-27 -42 -14 -45 -11 -37C-11 -50 -1 -51 0 -43C1 -51 11 -50 11 -37C14 -45 27 -42 22 -28Q0 -34 -22 -28Z",
        GOLD,
        LINE,
        1.7,
    )
    drops = "".join(
        circle(x, y, 2.7, CLOTH, LINE, 0.8) for x, y in ((-16.5, -36.5), (-5.5, -41), (5.5, -41), (16.5, -36.5))
    )
    pearls = "".join(circle(x, y, 2.3, _PEARL, LINE, 0.8) for x, y in ((-17, -44), (-5.5, -50), (5.5, -50), (17, -44)))
    rim = path("M-22.5 -31Q0 -38 22.5 -31L22 -25Q0 -32 -22 -25Z", GOLD, LINE, 1.1)
    return (
        body
        + drops
        + pearls
        + rim
        + "".join(circle(x, -28.6 - (1 - abs(x) / 22) * 3.2, 1.4, _PEARL) for x in (-18, -12, -6, 0, 6, 12, 18))
    )


def arched_coronet() -> str:
    """Queen of clubs: a stiff half-moon set with trefoils."""
    moon = path("M-25 -22C-33 -48 -16 -59 0 -59C16 -59 33 -48 25 -22Q0 -36 -25 -22Z", CLOTH, LINE, 1.7)
    rim = path("M-24.5 -23C-31 -46 -15 -56 0 -56C15 -56 31 -46 24.5 -23", stroke=GOLD, width=2.6)
    foils = ""
    for x, y in ((-17, -37), (0, -45), (17, -37)):
        foils += (
            circle(x - 2.7, y + 1.4, 2.7, GOLD) + circle(x + 2.7, y + 1.4, 2.7, GOLD) + circle(x, y - 2.8, 2.7, GOLD)
        )
        foils += path(f"M{x} {y}L{x} {y + 6.4}", stroke=GOLD, width=1.6)
    band = path("M-25.5 -24Q0 -38 25.5 -24L24.5 -17.5Q0 -31 -24.5 -17.5Z", GOLD, LINE, 1.1)
    beads = "".join(
        circle(x, -21.4 - (1 - (x / 25) ** 2) * 6.2, 1.5, _PEARL, GOLD_DARK, 0.5)
        for x in (-20, -13, -6.5, 0, 6.5, 13, 20)
    )
    return moon + rim + foils + band + beads


def plumed_hat() -> str:
    """Jack of spades: a wide hat turned up on one side, with a long feather."""
    feather = path(
        "M20 -33C14 -50 -4 -60 -22 -58C-18 -56 -17 -53 -18 -51C-24 -54 -31 -51 -33 -46C-28 -48 -24 -46 -23 -43"
        "C-28 -43 -31 -39 -30 -36C-16 -42 2 -42 14 -32Z",
        CREAM,
        LINE,
        1.1,
    )
    feather += path("M16 -35C6 -46 -10 -51 -24 -49", stroke=GOLD_DARK, width=1)
    crown = path("M-22 -26C-24 -46 -10 -54 2 -52C16 -51 25 -42 22 -26Z", CLOTH, LINE, 1.7)
    brim = path(
        "M-34 -30C-30 -22 -18 -27 0 -26C14 -25 26 -21 35 -26C34 -34 26 -36 22 -36C8 -32 -10 -33 -22 -37"
        "C-30 -40 -37 -37 -34 -30Z",
        SHADE,
        LINE,
        1.7,
    )
    return (
        crown
        + feather
        + brim
        + circle(18, -36, 3.6, GOLD, LINE, 1)
        + path("M-30 -30C-20 -30 0 -30 30 -28", stroke=GOLD, width=1.3)
    )


def beret() -> str:
    """Jack of hearts: a soft beret drooping to one side, with a rosette and short plumes."""
    cap = path(
        "M-24 -22C-38 -22 -40 -38 -28 -43C-16 -50 16 -52 24 -38C27 -33 26 -27 24 -22Q0 -32 -24 -22Z", CLOTH, LINE, 1.2
    )
    folds = path(
        "M-26 -26C-26 -34 -18 -40 -8 -42M-15 -28C-14 -34 -8 -38 0 -40M22 -28C22 -34 16 -39 8 -41",
        stroke=SHADE,
        width=1.2,
    )
    band = path("M-24 -23Q0 -34 24 -23L23.4 -17.5Q0 -28 -23.4 -17.5Z", GOLD, LINE, 1.1)
    plumes = path("M-18 -34C-26 -46 -26 -56 -18 -60C-12 -54 -12 -44 -15 -34Z", CREAM, LINE, 1)
    plumes += path("M-17 -34C-36 -40 -40 -50 -36 -55C-26 -54 -18 -44 -15 -35Z", LIGHT, LINE, 1)
    rose = circle(-16, -31, 5.2, CREAM, LINE, 1) + circle(-16, -31, 2.4, CLOTH)
    return plumes + cap + folds + band + rose


def archer_cap() -> str:
    """Jack of diamonds: a peaked cap with the brim turned up and one feather."""
    cap = path("M-25 -24C-26 -44 -8 -50 6 -52C10 -57 18 -60 24 -58C20 -52 24 -40 24 -25Z", CLOTH, LINE, 1.7)
    cap += path("M-14 -38C-8 -44 0 -47 8 -48M20 -52C17 -46 18 -40 19 -36", stroke=SHADE, width=1.1)
    feather = path("M-20 -28C-34 -39 -38 -51 -34 -58.6C-24 -53 -16 -41 -14 -28Z", CREAM, LINE, 1.1) + path(
        "M-17 -29C-24 -39 -29 -48 -32 -55", stroke=GOLD_DARK, width=0.9
    )
    brim = path(
        "M-30 -21C-29 -32 -20 -34 -12 -33C4 -31 18 -32 30 -38C31 -30 28 -22 22 -20C8 -26 -16 -26 -30 -21Z",
        GOLD,
        LINE,
        1.7,
    )
    hat = cap + feather + brim + path("M-26 -25C-18 -29 14 -27 27 -33", stroke=GOLD_DARK, width=1.1)
    return group(hat, 0, -1, 0, 0.95)


def tall_crown() -> str:
    """Queen of diamonds: a tall cap that leans back, as on very old queens, with a band and a diamond on the brow."""
    body = path(
        "M15.6 -17C12.6 -28 9.4 -37 6 -45.6C-5 -53.6 -27 -49.4 -37 -36.6C-33.6 -23 -28.5 -11 -21 2"
        "C-14 -4 -2 -13 15.6 -17Z",
        SHADE,
        LINE,
        1.7,
    )
    light = path(
        "M12 -20C9 -29 6.4 -37 3 -44.6C-3 -48.4 -11 -48.4 -17 -46.6C-10 -36 -4 -25 0 -14C4 -16 8 -18.6 12 -20Z", CLOTH
    )
    brim = "M6 -45.6C-5 -53.6 -27 -49.4 -37 -36.6"
    top = path(brim, stroke=LINE, width=5) + path(brim, stroke=GOLD, width=3)
    ribbon = path("M10.6 -33C-3 -36.4 -18 -32 -31.8 -22.6L-28.8 -15.8C-17 -24.4 -4 -28.6 12.6 -26Z", GOLD, LINE, 1.1)
    studs = "".join(
        path(f"M{x} {y - 3}L{x + 2.4} {y}L{x} {y + 3}L{x - 2.4} {y}Z", colour, LINE, 0.6)
        for x, y, colour in (
            (5, -30.8, CLOTH),
            (-3.2, -31, CREAM),
            (-11.2, -29.4, CLOTH),
            (-18.8, -26.4, CREAM),
            (-25.6, -22.4, CLOTH),
        )
    )
    rim = path("M15.8 -18.4C-2 -14 -14 -5 -21.6 1.6L-19 7C-11 -1 0 -9.4 16.4 -12.6Z", GOLD, LINE, 1.1)
    jewel = path("M14.6 -25L19 -17.6L15.4 -9.6L10.6 -17Z", LIGHT, LINE, 1.1) + path(
        "M14.6 -21L16.6 -17.6L15 -13.6L12.8 -17Z", CLOTH
    )
    return group(body + light + top + ribbon + studs + rim + jewel, -1, -1, 0, 0.98)


def sallet() -> str:
    """Jack of clubs, seen from the side: a helmet drawn out over the neck, its visor up, with a long plume."""
    plume = path(
        "M-6 -50C-10 -59 -24 -62 -36 -57C-50 -50 -50 -36 -44 -22C-41 -32 -36 -38 -30 -40C-22 -46 -14 -48 -4 -46Z",
        CLOTH,
        LINE,
        1.7,
    )
    plume += path("M-11 -53C-24 -57 -37 -52 -42 -36M-14 -51C-25 -53 -33 -48 -38 -40", stroke=LIGHT, width=1.2)
    dome = path(
        "M17.6 -17C20 -42 4 -53 -9 -52C-27 -51 -31 -30 -28 -10C-27 6 -31 15 -41 23C-28 25 -16 21 -10.4 14"
        "C-7.6 6 -7 -6 -4 -13.6C3 -16.6 11 -17.4 17.6 -17Z",
        _STEEL,
        LINE,
        1.7,
    )
    dome += path(
        "M-24 -14C-25 -34 -18 -47 -7 -50C-28 -52 -31 -30 -28 -10C-27 6 -31 15 -41 23C-34 24 -27 23 -21 20.6"
        "C-22 10 -23 -2 -24 -14Z",
        _STEEL_DARK,
    )
    shine = path("M1 -46C8 -43 12 -36 12.6 -28", stroke="#f4f7fa", width=2)
    visor = path("M20.6 -20C18 -34 4 -41 -9 -38L-13 -27C-2 -30 10 -26 20.6 -20Z", _STEEL, LINE, 1.1)
    visor += path("M14 -27L6 -31.6M11 -25L2 -29", stroke=LINE, width=1.3)
    rim = path("M17.8 -18.4C8 -19 -2 -16.4 -6.4 -14.6C-9.4 -6 -9.6 4 -12.4 13", stroke=LINE, width=4)
    rim += path("M17.8 -18.4C8 -19 -2 -16.4 -6.4 -14.6C-9.4 -6 -9.6 4 -12.4 13", stroke=GOLD, width=2.4)
    return plume + dome + shine + visor + rim + circle(-11, -31, 3.4, GOLD, LINE, 0.9)
