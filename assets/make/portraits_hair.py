"""Hair, beards, spectacles and jewels of the people at the table, drawn about the middle of the face.

What ``BACK`` holds goes behind the neck, what ``FRONT`` holds over the face, ``BEARDS`` lie under the mouth and
``MOUSTACHES`` over it. Every drawing takes the colour of the hair and that of the lines in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drawing import CREAM, GOLD, GOLD_DARK, LINE, circle, group, path
from geometry import number

Style = Callable[[str, str], str]


_SHINE = "M-34 -33Q-31 -51 -11 -57Q-24 -47 -27 -31ZM12 -57Q25 -53 30 -41Q22 -50 12 -57Z"
"""The light on smooth hair."""


def shape(data: str, strands: str = "", width: float = 1.8, *, shine: bool = False) -> Style:
    """Return hair as a path, with the lines that are drawn in it, their width, and the light on it."""

    def drawn(hair: str, line: str) -> str:
        found = path(data, hair, LINE, 2.6)
        if strands:
            found += path(strands, "none", line, width)
            found += group(path(strands, "none", "#ffffff", width * 0.55, 'stroke-opacity="0.2"'), 2.6, 1.0)
        return found + (path(_SHINE, "#ffffff", more='fill-opacity="0.2"') if shine else "")

    return drawn


def _rounds(spots: Sequence[tuple[float, float, float]]) -> str:
    """Return the outline of discs, which is shorter than so many circles."""
    return "".join(
        f"M{number(x - r)} {number(y)}a{number(r)} {number(r)} 0 1 1 {number(2 * r)} 0"
        f"a{number(r)} {number(r)} 0 1 1 {number(-2 * r)} 0Z"
        for x, y, r in spots
    )


def curls(*spots: tuple[float, float, float], shine: bool = True) -> Style:
    """Return hair in round curls, each with a line that turns in it, and a light if it shines."""

    def drawn(hair: str, line: str) -> str:
        outer = path(_rounds(spots), hair, LINE, 2.4)
        inner = path(_rounds([(x, y, r - 0.6) for x, y, r in spots]), hair)
        turns = "".join(
            f"M{x - r * 0.5:.1f} {y}Q{x} {y - r * 0.8:.1f} {x + r * 0.5:.1f} {y - r * 0.1:.1f}" for x, y, r in spots
        )
        if not shine:
            return outer + inner + path(turns, "none", line, 1.6)
        lit = "".join(
            f"M{x - r * 0.6:.0f} {y}q{r * 0.1:.0f}{-r * 0.6:.0f} {r * 0.6:.0f}{-r * 0.66:.0f}" for x, y, r in spots
        )
        light = path(lit, "none", "#ffffff", 1.3, 'stroke-opacity="0.28"')
        return outer + inner + path(turns, "none", line, 1.6) + light

    return drawn


BACK: dict[str, Style] = {
    "waves": shape(
        "M-46 -8C-56 -66 56 -66 47 -8C52 4 48 12 50 22C50 34 40 38 34 34L-34 34C-40 38 -50 34 -50 22"
        "C-48 12 -52 4 -46 -8Z"
    ),
    "bob": shape(
        "M-45 -10C-52 -66 52 -66 45 -10C49 10 51 22 53 34C44 38 36 36 30 32L-30 32C-36 36 -44 38 -53 34"
        "C-51 22 -49 10 -45 -10Z"
    ),
    "bun": lambda hair, line: (
        shape("M-45 -6C-54 -70 54 -70 45 -6C44 8 40 18 36 22L-36 22C-40 18 -44 8 -45 -6Z")(hair, line)
        + shape(
            "M-24 -58C-26 -82 26 -82 24 -58C20 -48 -20 -48 -24 -58Z", "M-16 -62Q-4 -76 12 -70M-10 -56Q4 -68 18 -62"
        )(hair, line)
    ),
    "chignon": lambda hair, line: (
        shape("M-43 -8C-50 -66 50 -66 43 -8C43 6 40 14 36 18L-36 18C-40 14 -43 6 -43 -8Z")(hair, line)
        + shape("M20 18C30 6 52 10 52 28C52 44 30 48 22 38Z", "M28 20Q44 18 46 30M26 30Q36 28 40 38")(hair, line)
    ),
}

_WAVES = (
    "M-44 20C-54 -16 -48 -62 2 -62C50 -62 54 -18 45 20C43 12 45 6 40 0C43 -6 41 -14 35 -17C36 -25 29 -31 22 -31"
    "C18 -38 10 -40 4 -37C-4 -26 -14 -26 -22 -27C-30 -24 -32 -18 -36 -15C-40 -8 -39 0 -43 4C-41 10 -42 15 -44 20Z"
)
_WAVE_LINES = (
    "M4 -37C0 -46 4 -54 12 -58M-8 -30C-16 -38 -18 -46 -12 -54M-22 -27C-32 -34 -34 -40 -30 -46"
    "M-36 -15C-42 -20 -44 -26 -41 -32"
    "M22 -31C20 -40 24 -48 30 -50M35 -17C36 -26 38 -32 42 -34M40 0C43 -4 45 -8 46 -12"
)

FRONT: dict[str, Style] = {
    "waves": shape(_WAVES, _WAVE_LINES, 2.4, shine=True),
    "fringe": shape(
        "M-44 24C-54 -16 -48 -62 0 -62C48 -62 54 -16 44 24C42 32 34 32 32 26C37 14 38 -2 37 -17C20 -24 -20 -24 -37 -17"
        "C-38 -2 -37 14 -32 26C-34 32 -42 32 -44 24Z",
        "M-26 -54Q-29 -38 -28 -22M-10 -60Q-12 -40 -11 -23M8 -60Q8 -40 8 -23M24 -56Q27 -40 27 -22",
        shine=True,
    ),
    "swept": shape(
        "M-43 8C-52 -20 -46 -64 0 -64C46 -64 52 -20 43 8C41 -4 40 -14 35 -22C22 -30 8 -40 -8 -38"
        "C-22 -36 -34 -26 -36 -16C-40 -8 -41 0 -43 8Z",
        "M-8 -38C-20 -50 -24 -52 -34 -44M-2 -38C-6 -52 0 -60 8 -60M8 -36C10 -48 18 -54 28 -52M22 -30"
        "C28 -40 34 -42 40 -38",
        2.2,
        shine=True,
    ),
    "parted": shape(
        "M-42 8C-52 -18 -46 -61 -6 -61C44 -62 52 -18 42 8C40 -6 38 -14 34 -20C18 -22 -6 -28 -16 -46"
        "C-22 -32 -32 -26 -36 -18C-40 -10 -40 0 -42 8Z",
        "M-16 -46Q4 -36 30 -34M-12 -54Q8 -46 32 -42M-20 -44Q-30 -40 -38 -30",
        shine=True,
    ),
    "brush": shape(
        "M-41 2C-47 -30 -43 -48 -37 -55C-32 -61 -28 -64 -22 -64L24 -65C30 -65 34 -61 38 -55C44 -46 47 -30 41 2L37 0"
        "C38 -12 37 -22 34 -28C32 -36 28 -42 22 -45C12 -39 -8 -39 -20 -45C-28 -42 -32 -36 -34 -28"
        "C-37 -22 -38 -12 -37 0Z",
        "M-24 -49L-27 -57M-12 -46L-13 -57M2 -45L2 -57M16 -47L18 -57M29 -46L33 -53",
    ),
    "peak": shape(
        "M-41 0C-49 -34 -42 -68 4 -68C44 -68 48 -34 41 0L37 -2C38 -14 36 -26 30 -35C20 -38 10 -36 1 -29"
        "C-8 -36 -20 -38 -30 -35C-36 -26 -38 -14 -37 -2Z",
        "M-28 -38C-26 -50 -14 -58 4 -60M-14 -37C-12 -46 -2 -52 12 -54M8 -34C12 -44 22 -50 32 -48M24 -37Q30 -40 37 -36",
        2.0,
        shine=True,
    ),
    "slick": shape(
        "M-41 -2C-46 -34 -40 -60 2 -60C42 -60 46 -34 41 -2L36 -4C36 -18 34 -26 28 -32"
        "C12 -40 -16 -40 -28 -32C-34 -26 -36 -18 -36 -4Z",
        "M-22 -35C-22 -46 -14 -54 0 -56M-8 -38C-8 -48 0 -54 10 -55M8 -38C10 -46 16 -51 24 -51M22 -35"
        "C26 -40 30 -43 34 -42",
        2.0,
        shine=True,
    ),
    "sides": lambda hair, line: (
        shape(
            "M-41 6C-48 -12 -46 -26 -38 -36C-36 -28 -35 -22 -35 -16C-38 -10 -37 -2 -41 6Z", "M-41 -6Q-42 -18 -38 -26"
        )(hair, line)
        + shape("M41 6C48 -12 46 -26 38 -36C36 -28 35 -22 35 -16C38 -10 37 -2 41 6Z", "M41 -6Q42 -18 38 -26")(
            hair, line
        )
    ),
    "receding": lambda hair, line: curls(
        (-40, 0, 8),
        (-42, -13, 9),
        (-38, -27, 10),
        (-28, -40, 10),
        (40, 0, 8),
        (42, -13, 9),
        (38, -27, 10),
        (28, -40, 10),
        (-13, -48, 9),
        (13, -48, 9),
        (0, -52, 9),
    )(hair, line),
    "tufts": curls(
        *((side * x, y, r) for side in (-1, 1) for x, y, r in ((43, -6, 7), (46, -17, 9), (41, -29, 8), (51, -27, 6)))
    ),
    "cheeks": curls((-37, 8, 8), (-41, -4, 8.5), (37, 8, 8), (41, -4, 8.5), (-32, 18, 6.5), (32, 18, 6.5)),
}

BEARDS: dict[str, Style] = {
    "goatee": shape("M-13 43C-15 33 15 33 13 43C14 54 7 60 0 60C-7 60 -14 54 -13 43Z", "M-4 46L-3 55M4 46L3 55", 1.4),
    "full": shape(
        "M-39 -4C-42 22 -41 44 -36 58C-30 76 -14 84 0 84C14 84 30 76 36 58C41 44 42 22 39 -4C36 10 32 18 25 19"
        "C14 17 -14 17 -25 19C-32 18 -36 10 -39 -4Z",
        "M-30 28Q-31 48 -22 66M-15 50Q-15 66 -9 76M30 28Q31 48 22 66M15 50Q15 66 9 76M0 54L0 78M-35 14Q-37 30 -34 44"
        "M35 14Q37 30 34 44",
    ),
    "bushy": curls(
        *((side * x, y, r) for side in (-1, 1) for x, y, r in ((42, 8, 8), (43, 22, 10), (39, 37, 11), (29, 50, 11.5))),
        *((-15, 58, 11.5), (15, 58, 11.5), (0, 60, 11.5), (-29, 31, 10), (29, 31, 10), (-15, 46, 11), (15, 46, 11)),
        shine=False,
    ),
    "pointed": shape(
        "M-39 -2C-44 20 -44 40 -34 54C-26 66 -10 70 0 88C10 70 26 66 34 54C44 40 44 20 39 -2C36 12 32 19 24 20"
        "C12 18 -12 18 -24 20C-32 19 -36 12 -39 -2Z",
        "M-31 26Q-33 42 -22 54M-16 48Q-12 60 -5 68M31 26Q33 42 22 54M16 48Q12 60 5 68M0 52L0 74",
    ),
    "chin": shape(
        "M-14 30C-18 42 -13 53 -8 57C-4 60 4 60 8 57C13 53 18 42 14 30C12 40 8 44 0 44C-8 44 -12 40 -14 30Z",
        "M-5 50L-4 55M5 50L4 55",
        1.4,
    ),
    "round": shape(
        "M-40 0C-43 20 -40 38 -28 50C-16 61 16 61 28 50C40 38 43 20 40 0C37 12 32 20 24 20"
        "C12 18 -12 18 -24 20C-32 20 -37 12 -40 0Z",
        "M-30 26Q-28 40 -18 48M30 26Q28 40 18 48M-8 48Q-6 54 -2 56M8 48Q6 54 2 56",
    ),
}

MOUSTACHES: dict[str, Style] = {
    "thick": shape(
        "M0 19C8 16 20 20 25 30C16 28 8 28 0 27C-8 28 -16 28 -25 30C-20 20 -8 16 0 19Z",
        "M-16 24Q-8 21 -2 23M16 24Q8 21 2 23",
        1.4,
    ),
    "brush": shape(
        "M0 20C6 17 14 18 17 22C19 26 19 29 17 30C8 27 -8 27 -17 30C-19 29 -19 26 -17 22C-14 18 -6 17 0 20Z",
        "M-11 24Q-8 21 -3 22M11 24Q8 21 3 22",
        1.4,
    ),
    "walrus": shape(
        "M0 20C8 16 20 18 26 30C29 37 29 44 25 48C22 40 14 36 0 36C-14 36 -22 40 -25 48C-29 44 -29 37 -26 30"
        "C-20 18 -8 16 0 20Z",
        "M-20 28Q-23 36 -23 42M-11 25Q-14 30 -14 35M20 28Q23 36 23 42M11 25Q14 30 14 35M0 24L0 34",
        1.5,
    ),
    "handlebar": shape(
        "M0 20C8 16 18 22 24 26C30 29 34 25 33 19C38 24 37 33 29 34C18 35 8 29 0 27C-8 29 -18 35 -29 34"
        "C-37 33 -38 24 -33 19C-34 25 -30 29 -24 26C-18 22 -8 16 0 20Z",
        "M-20 28Q-10 22 -3 23M20 28Q10 22 3 23",
        1.5,
    ),
    "proud": shape(
        "M0 19C9 15 20 19 26 17C32 14 33 9 31 4C38 8 39 20 30 25C22 30 9 29 0 27C-9 29 -22 30 -30 25"
        "C-39 20 -38 8 -31 4C-33 9 -32 14 -26 17C-20 19 -9 15 0 19Z",
        "M-22 23Q-10 22 -3 22M22 23Q10 22 3 22",
        1.5,
    ),
    "waxed": shape(
        "M0 20C7 17 15 20 20 24C24 27 28 26 29 22C32 29 26 33 19 31C12 30 6 27 0 26.5"
        "C-6 27 -12 30 -19 31C-26 33 -32 29 -29 22C-28 26 -24 27 -20 24C-15 20 -7 17 0 20Z",
        "M-17 26Q-9 22 -3 23M17 26Q9 22 3 23",
        1.3,
    ),
    "pencil": lambda hair, _line: path(
        "M-1 22C-8 20 -15 23 -22 25C-16 29 -8 28 -1 26.5ZM1 22C8 20 15 23 22 25C16 29 8 28 1 26.5Z", hair, hair, 1.2
    ),
}


def spectacles(rim: str = "#5d4218", x: float = 18.5, y: float = -3.0, radius: float = 15.5) -> str:
    """Return round spectacles, of which each lens lies so far from the nose."""
    glass = "".join(circle(at, y, radius, "#eaf6ff", rim, 2.1) for at in (-x, x))
    lenses = glass.replace("/>", ' fill-opacity=".13"/>')
    shine = "".join(
        path(f"M{at + radius * 0.3:.1f} {y + radius * 0.72:.1f}l4 -5", "none", "#ffffff", 1.8, 'stroke-opacity=".8"')
        for at in (-x, x)
    )
    near, far = x - radius, x + radius
    bridge = f"M{-near} {y - 3}Q0 {y - 7} {near} {y - 3}M{-far} {y - 2}L-41 -4M{far} {y - 2}L41 -4"
    return lenses + path(bridge, "none", rim, 2.0) + shine


def monocle() -> str:
    """Return a monocle with its cord."""
    cord = path("M31 6C40 24 42 44 36 66", "none", GOLD_DARK, 1.6)
    return (
        cord
        + circle(17, -3, 14, "#ffffff", "#7c581c", 2.2).replace("/>", ' fill-opacity="0.16"/>')
        + path("M20 7l5 -5", "none", "#ffffff", 2.0)
    )


def hoops() -> str:
    """Return golden rings in the ears."""
    return "".join(circle(x, 25, 8.5, "none", LINE, 5.0) + circle(x, 25, 8.5, "none", GOLD, 2.8) for x in (-43, 43))


def drops(stone: str) -> str:
    """Return stones that hang from the ears."""
    drawn = ""
    for x in (-44, 44):
        drawn += circle(x, 15, 2.8, GOLD, LINE, 1.4)
        drawn += path(f"M{x} 17C{x + 7} 26 {x + 6} 33 {x} 33C{x - 6} 33 {x - 7} 26 {x} 17Z", stone, LINE, 1.8)
    return drawn


def studs(stone: str = CREAM) -> str:
    """Return pearls in the ears."""
    return "".join(circle(x, 17, 5.2, stone, LINE, 1.8) + circle(x - 1.5, 15.5, 1.4, "#ffffff") for x in (-43, 43))


def flower(petals: str, heart: str) -> str:
    """Return a flower worn over the ear."""
    around = ((0, -11), (10.5, -3.5), (6.5, 9), (-6.5, 9), (-10.5, -3.5))
    drawn = "".join(circle(x, y, 8.6, petals, LINE, 2.2) for x, y in around)
    return drawn + circle(0, 0, 5.2, heart, LINE, 1.8)
