"""The court cards: a frame that leaves the index free, and two half figures divided by a sash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import headgear
import props
import robes
from drawing import CLOTH, GOLD, GOLD_DARK, HEIGHT, INK, LIGHT, LINE, SHADE, WIDTH, Drawing, group
from features import Features
from grounds import ground
from people import (
    AUBURN,
    BLACK,
    BLOND,
    BROWN,
    BROWN_SKIN,
    DARK,
    DEEP,
    FAIR,
    GREY,
    PALE,
    RUDDY,
    SILVER,
    TAN,
    WHITE,
    Head,
    back_hair,
    front_head,
    neck,
)
from robes import HEAD, LEFT, RIGHT, SASH_LEFT, SASH_RIGHT

GROUND = "#f6e9c9"


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
    turn: float = 0.0


FIGURES = {
    # The old lord of winter: bone and frost, weighing what he hears.
    "KS": Figure(
        Head(
            PALE,
            WHITE,
            "wavy",
            Features("lidded", "heavy", "long", "stern", "#4d6a86", ("furrow", "bags", "crows")),
            "long",
            "long",
        ),
        headgear.imperial,
        props.sword,
        4,
    ),
    # The host: broad, red and glad of company.
    "KH": Figure(
        Head(
            RUDDY,
            AUBURN,
            "wavy",
            Features("open", "kind", "broad", "smile", "#3d6a3a", ("rosy", "crows")),
            "round",
            "full",
        ),
        headgear.lilies,
        props.sceptre,
        7,
        looks_left=True,
        turn=3,
    ),
    # The merchant: always seen from the side, always reckoning.
    "KD": Figure(
        Head(
            BROWN_SKIN,
            BLACK,
            "short",
            Features("narrow", "stern", "hooked", marks=("pale",)),
            beard="goatee",
            profile=True,
            earrings=True,
        ),
        headgear.turban,
        props.axe,
        -4,
    ),
    # The soldier who took a crown.
    "KC": Figure(
        Head(
            TAN,
            GREY,
            "bowl",
            Features("narrow", "level", "broad", "stern", "#5b5348", ("scar", "hollow", "furrow")),
            "square",
            "moustache",
        ),
        headgear.battlements,
        props.orb,
        0,
        looks_left=True,
        size=1.12,
    ),
    # The lady of the tower: cold, awake, and not amused.
    "QS": Figure(
        Head(
            PALE,
            BLACK,
            "long",
            Features("lidded", "arched", "fine", "full", "#3b3b6a", ("pale", "mole"), "#5a4a86"),
            "heart",
            woman=True,
        ),
        headgear.star_diadem,
        props.star_wand,
        8,
        looks_left=True,
    ),
    # The young one, in love.
    "QH": Figure(
        Head(
            FAIR,
            AUBURN,
            "curls",
            Features("open", "kind", "snub", "smile", "#3e7a4a", ("rosy", "freckles")),
            "lady",
            woman=True,
        ),
        headgear.rose_crown,
        props.rose,
        4,
        turn=6,
    ),
    # The queen of the south, in profile as on her coins.
    "QD": Figure(
        Head(
            DEEP,
            BLACK,
            "",
            Features("narrow", "arched", "fine", marks=("pale",), paint="#e9bb45"),
            woman=True,
            earrings=True,
            profile=True,
        ),
        headgear.tall_crown,
        props.fan,
        -2,
        looks_left=True,
        lift=-2,
    ),
    # The grandmother who runs the country.
    "QC": Figure(
        Head(
            FAIR,
            SILVER,
            "braids",
            Features("narrow", "kind", "broad", "smile", "#51708a", ("rosy", "crows", "folds", "bags")),
            "matron",
            woman=True,
        ),
        headgear.arched_coronet,
        props.goblet,
        0,
        size=1.3,
        turn=-2,
    ),
    # The sharper with the patch.
    "JS": Figure(
        Head(
            FAIR,
            BLACK,
            "bob",
            Features("narrow", "raised", "straight", "smirk", "#2f4a6b", ("stubble", "pale", "dimple")),
            "long",
            "pencil",
            patch=True,
        ),
        headgear.plumed_hat,
        props.halberd,
        0,
        turn=3,
    ),
    # The singer, eyes shut, in the middle of his song.
    "JH": Figure(
        Head(FAIR, BLOND, "ringlets", Features("closed", "raised", "snub", "singing", marks=("rosy",)), "boy"),
        headgear.beret,
        props.lute,
        10,
        looks_left=True,
        lift=-16,
        turn=7,
    ),
    # The archer who hit it.
    "JD": Figure(
        Head(DARK, BLACK, "afro", Features("open", "raised", "broad", "grin", "#3a2413", ("freckles",)), "boy"),
        headgear.archer_cap,
        props.bow,
        8,
        turn=4,
    ),
    # The sentry: what you see of him is jaw.
    "JC": Figure(
        Head(RUDDY, BROWN, "", Features("narrow", "stern", "broad", marks=("pale",)), profile=True),
        headgear.sallet,
        props.lance,
        -4,
        looks_left=True,
    ),
}


def court(face: Drawing, rank: str, suit: str) -> None:
    """Draw a king, queen or jack, head up and head down."""
    face.path(_frame_path(0), GROUND)
    behind = ground(rank)
    face.add(behind)
    face.add(group(behind, WIDTH, HEIGHT, 180))
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
    hx, hy = props.HAND
    held = group(figure.prop(), hx, hy + figure.lift, figure.tilt, figure.size)
    fist = group(props.hand(figure.head.skin), hx, hy)
    return bust(rank, suit) + held + fist


def bust(rank: str, suit: str) -> str:
    """Return a member of the court down to the sash, with empty hands; the head is at `robes.HEAD`."""
    figure = FIGURES[rank + suit]
    x, y = HEAD
    robe = {"K": robes.king, "Q": robes.queen, "J": robes.jack}[rank](suit)
    size = robes.HEAD_SCALE
    back = group(back_hair(figure.head) + neck(figure.head), x, y, 0, size, mirror=figure.looks_left)
    head = group(front_head(figure.head) + figure.hat(), x, y, figure.turn, size, mirror=figure.looks_left)
    return group(robe, *robes.SHIFT) + back + group(robes.collar(rank, suit), *robes.SHIFT) + head


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
