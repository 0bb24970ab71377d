"""The court cards: a frame that leaves the index free, and two half figures divided by a sash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import headgear
import jacks
import kings
import queens
from cloth import LEFT, RIGHT
from drawing import GOLD_DARK, HEIGHT, INK, WIDTH, Drawing, group
from features import Features, Skin
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
    IRON,
    PALE,
    RUDDY,
    SILVER,
    TAN,
    Head,
    back_hair,
    front_head,
    neck,
)
from sashes import clasp, leaned, sash

GROUND = "#f6e9c9"
HEAD = (126.0, 92.0)
"""The middle of a face."""
_HEAD_SCALE = 1.29
_COLLAR_DROP = 4.0
"""The distance by which collars are lowered, so that the large heads leave them free."""
_LOWERED = '<g transform="matrix(1 0 0 .86 0 -3.4)">'
"""The beginning of a group that holds a hat or crown: a little lower than drawn, since the heads are large."""


@dataclass(frozen=True)
class Figure:
    """One member of the court."""

    head: Head
    hat: Callable[[], str]
    torso: Callable[[], str]
    collar: Callable[[], str]
    arms: Callable[[Skin], str]
    looks_left: bool = False
    turn: float = 0.0
    at: tuple[float, float] = HEAD


FIGURES = {
    # The old lord of winter: bone and frost, weighing what he hears.
    "KS": Figure(
        Head(
            PALE,
            IRON,
            "wavy",
            Features("lidded", "heavy", "long", "stern", "#4d6a86", ("furrow", "bags"), gaze=(2.1, 0.6)),
            "long",
            "long",
        ),
        headgear.imperial,
        kings.spades_torso,
        kings.spades_collar,
        kings.spades_arms,
    ),
    # The host: broad, red and glad of company.
    "KH": Figure(
        Head(
            RUDDY,
            AUBURN,
            "wavy",
            Features("open", "kind", "bulb", "smile", "#3d6a3a", ("rosy", "crows"), gaze=(0.7, 0.0)),
            "round",
            "full",
        ),
        headgear.lilies,
        kings.hearts_torso,
        kings.hearts_collar,
        kings.hearts_arms,
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
        kings.diamonds_torso,
        kings.diamonds_collar,
        kings.diamonds_arms,
    ),
    # The soldier who took a crown.
    "KC": Figure(
        Head(
            TAN,
            GREY,
            "bowl",
            Features("narrow", "level", "broken", "stern", "#5b5348", ("scar", "furrow", "pale"), gaze=(-1.4, 0.0)),
            "square",
            "moustache",
        ),
        headgear.battlements,
        kings.clubs_torso,
        kings.clubs_collar,
        kings.clubs_arms,
        looks_left=True,
    ),
    # The lady of the tower: cold, awake, and not amused.
    "QS": Figure(
        Head(
            PALE,
            BLACK,
            "long",
            Features("lidded", "arched", "fine", "full", "#3b3b6a", ("pale", "mole"), "#5a4a86", (-1.7, 0.3)),
            "heart",
            woman=True,
        ),
        headgear.star_diadem,
        queens.spades_torso,
        queens.spades_collar,
        queens.spades_arms,
        looks_left=True,
    ),
    # The young one, in love.
    "QH": Figure(
        Head(
            FAIR,
            AUBURN,
            "curls",
            Features("open", "kind", "snub", "smile", "#3e7a4a", ("rosy",), gaze=(1.9, -0.8)),
            "lady",
            woman=True,
        ),
        headgear.rose_crown,
        queens.hearts_torso,
        queens.hearts_collar,
        queens.hearts_arms,
        turn=6,
    ),
    # The queen of the south, in profile as on her coins.
    "QD": Figure(
        Head(
            DEEP,
            BLACK,
            "locks",
            Features("narrow", "arched", "fine", marks=("pale",), paint="#e9bb45"),
            woman=True,
            earrings=True,
            profile=True,
        ),
        headgear.tall_crown,
        queens.diamonds_torso,
        queens.diamonds_collar,
        queens.diamonds_arms,
        looks_left=True,
    ),
    # The grandmother who runs the country.
    "QC": Figure(
        Head(
            FAIR,
            SILVER,
            "braids",
            Features(
                "narrow", "kind", "button", "smile", "#51708a", ("rosy", "crows", "folds", "bags"), gaze=(1.6, 0.2)
            ),
            "matron",
            woman=True,
        ),
        headgear.arched_coronet,
        queens.clubs_torso,
        queens.clubs_collar,
        queens.clubs_arms,
        turn=-2,
    ),
    # The sharper with the patch.
    "JS": Figure(
        Head(
            FAIR,
            BLACK,
            "bob",
            Features("narrow", "raised", "straight", "smirk", "#2f4a6b", ("stubble", "pale"), gaze=(-1.6, 0.4)),
            "long",
            "pencil",
            patch=True,
        ),
        headgear.plumed_hat,
        jacks.spades_torso,
        jacks.spades_collar,
        jacks.spades_arms,
        turn=3,
    ),
    # The singer, eyes shut, in the middle of his song.
    "JH": Figure(
        Head(FAIR, BLOND, "ringlets", Features("closed", "raised", "snub", "singing", marks=("rosy",)), "boy"),
        headgear.beret,
        jacks.hearts_torso,
        jacks.hearts_collar,
        jacks.hearts_arms,
        looks_left=True,
        turn=7,
    ),
    # The archer who hit it.
    "JD": Figure(
        Head(
            DARK,
            BLACK,
            "afro",
            Features("open", "raised", "broad", "grin", "#3a2413", ("freckles", "pale"), gaze=(1.7, -0.4)),
            "boy",
        ),
        headgear.archer_cap,
        jacks.diamonds_torso,
        jacks.diamonds_collar,
        jacks.diamonds_arms,
        turn=4,
    ),
    # The sentry: what you see of him is jaw.
    "JC": Figure(
        Head(RUDDY, BROWN, "", Features("narrow", "stern", "broad", marks=("pale",)), profile=True),
        headgear.sallet,
        jacks.clubs_torso,
        jacks.clubs_collar,
        jacks.clubs_arms,
        looks_left=True,
    ),
}


def court(face: Drawing, rank: str, suit: str) -> None:
    """Draw a king, queen or jack, head up and head down."""
    face.path(court_frame(0), GROUND)
    behind = ground(rank)
    face.add(behind)
    face.add(group(behind, WIDTH, HEIGHT, 180))
    half = _half(rank, suit)
    face.add(half)
    face.add(group(half, WIDTH, HEIGHT, 180))
    middle = WIDTH / 2, HEIGHT / 2
    face.add(leaned(sash(suit, (RIGHT - LEFT) / 2), *middle))
    face.add(group(clasp(suit), *middle))
    face.path(court_frame(0), stroke=INK, width=2)
    face.path(court_frame(3.4), stroke=GOLD_DARK, width=1.6)


def court_frame(inset: float) -> str:
    """Return the outline of a frame that leaves the index free, so many units inside."""
    i = inset
    left, right, top, bottom = 15 + i, WIDTH - 15 - i, 16 + i, HEIGHT - 16 - i
    step_x, step_y = 54 + i, 113 + i
    return (
        f"M{step_x} {top}L{right} {top}L{right} {HEIGHT - step_y}L{WIDTH - step_x} {HEIGHT - step_y}"
        f"L{WIDTH - step_x} {bottom}L{left} {bottom}L{left} {step_y}L{step_x} {step_y}Z"
    )


def _half(rank: str, suit: str) -> str:
    figure = FIGURES[rank + suit]
    return bust(rank, suit) + figure.arms(figure.head.skin)


def bust(rank: str, suit: str) -> str:
    """Return a member of the court down to the sash, without arms; the head is at about `HEAD`."""
    figure = FIGURES[rank + suit]
    x, y = figure.at
    back = group(back_hair(figure.head) + neck(figure.head), x, y, 0, _HEAD_SCALE, mirror=figure.looks_left)
    head = group(
        front_head(figure.head) + _LOWERED + figure.hat() + "</g>",
        x,
        y,
        figure.turn,
        _HEAD_SCALE,
        mirror=figure.looks_left,
    )
    return figure.torso() + back + group(figure.collar(), 0, _COLLAR_DROP) + head
