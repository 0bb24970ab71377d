"""The aces: one large sign, engraved, between two printer's flowers."""

from __future__ import annotations

import math

from drawing import HEIGHT, INK, PAPER, WIDTH, Drawing, group, path
from geometry import Point, flatten, moved, path_of, rosette
from suits import OUTLINE, pip

_SCROLL = (
    "M0 0C7 -1 12 -8 20 -8C28 -8 31 0 26 3.5C22 6 17.5 3 19 -.5M9 -3.5C15 -1 18 6 26 8C33 9.6 38 5 36 1"
    "M0 -4C3 -9 2 -14 0 -19C-2 -14 -3 -9 0 -4Z"
)


def _scrolls(y: float) -> str:
    """Return a small printer's flower: two mirrored scrolls about a bud, pointing away from the middle."""
    right = path(_SCROLL, stroke=INK, width=1.3) + f'<circle cx="0" cy="2" r="2" fill="{INK}"/>'
    flower = right + group(right, 0, 0, mirror=True)
    return group(flower, WIDTH / 2, y) + group(flower, WIDTH / 2, HEIGHT - y, 180)


def ace(face: Drawing, suit: str) -> None:
    """Draw one large suit sign in an engraved ring; the ace of spades is the deck's show piece."""
    cx, cy = WIDTH / 2, HEIGHT / 2
    if suit == "S":
        _great_ace(face)
        return
    ring = path(rosette(70, 6.5, 24, 4), stroke=INK, width=0.55)
    for radius, width in ((80, 1.4), (59.5, 0.8)):
        ring += f'<circle cx="0" cy="0" r="{radius}" fill="none" stroke="{INK}" stroke-width="{width}"/>'
    face.add(group(ring, cx, cy))
    face.add(_scrolls(70))
    face.add(pip(suit, cx, cy, 90))
    face.add(group(path(OUTLINE[suit], stroke=PAPER, width=2.4), cx, cy, 0, 0.72))
    x, y = {"H": (0, -3), "D": (0, 0), "C": (0, 1)}[suit]
    petals = [
        moved(flatten(OUTLINE[suit], 6)[0], *_around(x, y, 12, turn), turn + 90, 0.13) for turn in range(-90, 270, 90)
    ]
    face.add(group(path(path_of(petals), PAPER) + f'<circle cx="{x}" cy="{y}" r="2.6" fill="{PAPER}"/>', cx, cy))


def _around(x: float, y: float, radius: float, turn: float) -> Point:
    angle = math.radians(turn)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def _great_ace(face: Drawing) -> None:
    """Draw the ace of spades, which by old custom is the deck's show piece."""
    cx, cy = WIDTH / 2, HEIGHT / 2
    outline = OUTLINE["S"]
    face.add(group(path(outline, PAPER, INK, 0.7), cx, cy - 1, 0, 1.66))
    face.add(pip("S", cx, cy, 152))
    face.add(group(path(outline, stroke=PAPER, width=1.1), cx, cy + 0.5, 0, 1.38))
    face.circle(cx, cy + 14, 35, INK)
    rose = path(rosette(25, 6, 16, 4), stroke=PAPER, width=0.7)
    for radius, width in ((33, 1.3), (17, 0.9)):
        rose += f'<circle cx="0" cy="0" r="{radius}" fill="none" stroke="{PAPER}" stroke-width="{width}"/>'
    signs = [
        moved(flatten(OUTLINE[s], 6)[0], *_around(0, 0, 8.4, a), 0, 0.115)
        for s, a in zip("HCDS", range(0, 360, 90), strict=True)
    ]
    rose += path(path_of(signs), PAPER)
    face.add(group(rose, cx, cy + 14))
    sprig = path(
        "M-6 -6C-10 -16 -8 -26 0 -36C8 -26 10 -16 6 -6M0 -4L0 -28M0 -12L-4.5 -18M0 -12L4.5 -18M0 -20"
        "L-3 -25M0 -20L3 -25",
        stroke=PAPER,
        width=1.3,
    )
    face.add(group(sprig, cx, cy - 22))
    for side in (1, -1):
        leaf = path("M0 0C5 -8 13 -10 21 -6C17 2 8 5 0 0ZM0 0C7 -3 13 -5 21 -6", stroke=PAPER, width=1.2)
        face.add(group(leaf, cx + side * 36, cy + 16, 12 * side, 0.95, mirror=side < 0))
    face.add(_scrolls(62))
