"""The court cards: a frame that leaves the index free, and two half figures divided by a sash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import headgear
import props
import robes
from drawing import CLOTH, GOLD, GOLD_DARK, HEIGHT, INK, LIGHT, LINE, SHADE, WIDTH, Drawing, group
from people import AUBURN, BLACK, BLOND, BROWN, DARK, FAIR, GREY, TAN, WHITE, Head, back_hair, front_head, neck
from robes import HEAD, LEFT, RIGHT, SASH_LEFT, SASH_RIGHT

_GROUND = "#f6e9c9"


@dataclass(frozen=True)
class Figure:
    """One member of the court."""

    head: Head
    hat: Callable[[], str]
    prop: Callable[[], str]
    tilt: float
    looks_left: bool = False
    lift: float = 0.0
    size: float = 1.0


FIGURES = {
    "KS": Figure(Head(FAIR, WHITE, "wavy", "long"), headgear.imperial, props.sword, 4),
    "KH": Figure(Head(FAIR, AUBURN, "wavy", "full"), headgear.lilies, props.sceptre, 7, looks_left=True),
    "KD": Figure(Head(DARK, BLACK, "", "goatee"), headgear.turban, props.axe, -4),
    "KC": Figure(Head(TAN, GREY, "bowl", "moustache"), headgear.battlements, props.orb, 0, looks_left=True, size=1.12),
    "QS": Figure(Head(FAIR, BLACK, "long", woman=True), headgear.star_diadem, props.star_wand, 8, looks_left=True),
    "QH": Figure(Head(FAIR, AUBURN, "curls", woman=True), headgear.rose_crown, props.rose, 4),
    "QD": Figure(
        Head(DARK, BLACK, "short", woman=True, earrings=True), headgear.jewelled_band, props.fan, -2, looks_left=True
    ),
    "QC": Figure(Head(TAN, BLOND, "braids", woman=True), headgear.arched_coronet, props.goblet, 0, size=1.3),
    "JS": Figure(Head(FAIR, BLACK, "bob", "pencil", patch=True), headgear.plumed_hat, props.halberd, 0),
    "JH": Figure(Head(FAIR, BLOND, "ringlets"), headgear.beret, props.lute, 10, looks_left=True, lift=-16),
    "JD": Figure(Head(DARK, BLACK, "afro"), headgear.archer_cap, props.bow, 8),
    "JC": Figure(Head(TAN, BROWN, "short"), headgear.helmet, props.lance, -4, looks_left=True),
}


def court(face: Drawing, rank: str, suit: str) -> None:
    """Draw a king, queen or jack, head up and head down."""
    face.path(_frame_path(0), _GROUND)
    half = _half(rank, suit)
    face.add(half)
    face.add(group(half, WIDTH, HEIGHT, 180))
    _sash(face)
    face.path(_frame_path(0), stroke=INK, width=2)
    face.path(_frame_path(3.4), stroke=GOLD_DARK, width=0.9)


def _frame_path(inset: float) -> str:
    i = inset
    left, right, top, bottom = 15 + i, WIDTH - 15 - i, 16 + i, HEIGHT - 16 - i
    step_x, step_y = 66 + i, 118 + i
    return (
        f"M{step_x} {top}L{right} {top}L{right} {HEIGHT - step_y}L{WIDTH - step_x} {HEIGHT - step_y}"
        f"L{WIDTH - step_x} {bottom}L{left} {bottom}L{left} {step_y}L{step_x} {step_y}Z"
    )


def _half(rank: str, suit: str) -> str:
    figure = FIGURES[rank + suit]
    x, y = HEAD
    robe = {"K": robes.king, "Q": robes.queen, "J": robes.jack}[rank](suit)
    size = robes.HEAD_SCALE
    back = group(back_hair(figure.head) + neck(figure.head), x, y, 0, size, mirror=figure.looks_left)
    head = group(front_head(figure.head) + figure.hat(), x, y, 0, size, mirror=figure.looks_left)
    hx, hy = props.HAND
    held = group(figure.prop(), hx, hy + figure.lift, figure.tilt, figure.size)
    fist = group(props.hand(figure.head.skin), hx, hy)
    return group(robe, *robes.SHIFT) + back + group(robes.collar(rank, suit), *robes.SHIFT) + head + held + fist


def _sash(face: Drawing) -> None:
    left, right = SASH_LEFT, SASH_RIGHT
    for half, colour in ((9.5, LINE), (8.4, GOLD), (5.6, LINE), (5.0, SHADE)):
        face.path(f"M{LEFT} {left - half}L{RIGHT} {right - half}L{RIGHT} {right + half}L{LEFT} {left + half}Z", colour)
    slope = (right - left) / (RIGHT - LEFT)
    for i in range(11):
        x = 30 + i * 18
        y = left + slope * (x - LEFT)
        face.path(f"M{x} {y - 3}L{x + 5} {y}L{x} {y + 3}L{x - 5} {y}Z", LIGHT)
    face.path("M120 150L138 168L120 186L102 168Z", GOLD, LINE, 1.2)
    face.path("M120 156L132 168L120 180L108 168Z", CLOTH, LINE, 1)
