"""Those who work in the rooms, in the light: head and shoulders, jackets, arms and hands."""

import math
from collections.abc import Sequence

from tonk.ui.drawing.places.bystanders import Bystander, BystanderInks, colored, head, mixed, scaled
from tonk.ui.drawing.places.crowds import limb
from tonk.ui.drawing.places.svg import disc, fill, line, linear, paint
from tonk.ui.drawing.viewport import Point

_HAIR, _INK, _LINEN = "#1c0f0c", "#10070a", "#fff8ea"
_SHADE, _DARK, _DIM = "#4a1c20", 0.58, 0.24
"""The colour of the shade on cloth, and its share in the dark and where cloth turns from the light."""


def bust(
    x: float, y: float, inks: BystanderInks, who: Bystander, size: float = 1.0, *, look: int = 1, hem: float = 90.0
) -> str:
    """Return head and shoulders of somebody at work there, lit from the right.

    Args:
        x: The middle.
        y: The middle of the head.
        inks: The colours of the clothes, of the face and of the light on them.
        who: The looks.
        size: The size, as a factor of the usual one.
        look: The side to which the face is turned: 1 for the right, -1 for the left.
        hem: The lower end of the clothes, below the middle of the head, in units of the usual size.
    """
    r, wide, worn = 10.5 * size, 21.0 * size * who.broad, colored(who, inks)
    name = f"fb{x:.0f}y{y:.0f}"
    cloth = linear(name, (x - wide, 0), (x + wide, 0), (0, _shaded(inks[0], _DARK)), (0.45, _shaded(inks[0], _DIM)),
                   (0.78, inks[0]), (1, scaled(inks[0], 1.12)))  # fmt: skip
    low, arm = y + hem * size, y + 36 * size
    shoulders = (
        f"M{x - 0.94 * wide:.1f} {low:.1f}L{x - wide:.1f} {arm:.1f}C{x - wide:.1f} {y + 22 * size:.1f} "
        f"{x - 0.74 * wide:.1f} {y + 18 * size:.1f} {x - 6 * size:.1f} {y + 12.5 * size:.1f}H{x + 6 * size:.1f}"
        f"C{x + 0.74 * wide:.1f} {y + 18 * size:.1f} {x + wide:.1f} {y + 22 * size:.1f} {x + wide:.1f} {arm:.1f}"
        f"L{x + 0.94 * wide:.1f} {low:.1f}Z"
    )
    neck = f"M{x - 4.4 * size:.1f} {y + 6 * size:.1f}h{8.8 * size:.1f}v{9 * size:.1f}h{-8.8 * size:.1f}Z"
    long = min(44.0, hem - 38.0) * size
    seams = f"M{x - 0.62 * wide:.1f} {arm:.1f}q{2 * size:.1f} {16 * size:.1f} 0 {long:.1f}"
    seams += f"M{x + 0.62 * wide:.1f} {arm:.1f}q{-2 * size:.1f} {16 * size:.1f} 0 {long:.1f}"
    rim = f"M{x + 8 * size:.1f} {y + 14 * size:.1f}C{x + 0.74 * wide:.1f} {y + 18 * size:.1f} {x + wide:.1f} "
    rim += f"{y + 22 * size:.1f} {x + wide - 0.6:.1f} {arm:.1f}L{x + 0.96 * wide:.1f} {y + 56 * size:.1f}"
    body = f"<defs>{cloth}</defs>" + fill(shoulders, paint(name)) + line(seams, _INK, 1.2 * size, 0.35)
    body += fill(neck, scaled(worn[1], 0.62)) + line(rim, inks[2], 1.3 * size, 0.85)
    return body + head(x, y, r, who, (_HAIR, worn[1], worn[2])) + _features(x, y, r, worn, look)


def _features(x: float, y: float, r: float, worn: BystanderInks, look: int) -> str:
    """Return brows, lids, a nose and a mouth."""
    at, dark = x + 0.26 * r * look, scaled(worn[1], 0.28)
    lids = f"M{at - 0.52 * r:.1f} {y - 0.02 * r:.1f}q{0.18 * r:.1f} {0.16 * r:.1f} {0.36 * r:.1f} 0"
    lids += f"M{at + 0.2 * r:.1f} {y - 0.02 * r:.1f}q{0.16 * r:.1f} {0.16 * r:.1f} {0.32 * r:.1f} 0"
    brows = f"M{at - 0.56 * r:.1f} {y - 0.26 * r:.1f}q{0.2 * r:.1f} {-0.16 * r:.1f} {0.44 * r:.1f} 0"
    brows += f"M{at + 0.16 * r:.1f} {y - 0.26 * r:.1f}q{0.2 * r:.1f} {-0.16 * r:.1f} {0.4 * r:.1f} 0"
    nose = f"M{at:.1f} {y - 0.1 * r:.1f}q{0.3 * r * look:.1f} {0.4 * r:.1f} {-0.04 * r * look:.1f} {0.44 * r:.1f}"
    mouth = f"M{at - 0.28 * r:.1f} {y + 0.6 * r:.1f}q{0.26 * r:.1f} {0.16 * r:.1f} {0.52 * r:.1f} 0"
    return line(brows, dark, 0.13 * r, 0.85) + line(lids + nose + mouth, dark, 0.1 * r, 0.85)


def dinner_jacket(x: float, y: float, cloth: str, size: float = 1.0) -> str:
    """Return what is seen between the lapels of a jacket: a shirt, a bow tie, a button and a handkerchief.

    Args:
        x: The middle.
        y: The throat.
        cloth: The colour of the jacket.
        size: The size, as a factor of the usual one.
    """

    def at(dx: float, dy: float) -> str:
        return f"{x + dx * size:.1f} {y + dy * size:.1f}"

    body = fill(f"M{at(-6.5, -1)}L{at(0, 34)}L{at(6.5, -1)}L{at(0, 3)}Z", _LINEN)
    body += fill(f"M{at(-6.5, -1)}L{at(-1.5, 5)}L{at(-1, 30)}Z", "#c8b8a8", 0.6)
    for side, light in ((-1, 1.0), (1, 1.1)):
        ink = _shaded(cloth, 0.12) if side < 0 else scaled(cloth, light)
        edge = f"M{at(6 * side, -2)}Q{at(15 * side, 10)} {at(0.4 * side, 36)}"
        body += fill(f"{edge}L{at(0, 31)}Q{at(5 * side, 12)} {at(4 * side, -1)}Z", ink)
        body += line(edge, _shaded(cloth, 0.7), 0.9 * size, 0.8)
        tie = f"M{at(0, 1.6)}L{at(5.6 * side, -1.8)}Q{at(6.6 * side, 1.6)} {at(5.6 * side, 5)}Z"
        body += fill(tie, _INK)
    body += fill(f"M{at(10, 20)}l{4.4 * size:.1f} {-3 * size:.1f}l{1.2 * size:.1f} {4.4 * size:.1f}Z", _LINEN)
    return (
        body
        + disc((x, y + 1.6 * size), 1.5 * size, "#3a2024")
        + disc((x, y + 39 * size), 1.5 * size, _shaded(cloth, 0.8))
    )


def sleeve(start: Point, elbow: Point, hand: Point, cloth: str, skin: str, width: float = 8.0) -> str:
    """Return an arm that bends at the elbow, with a cuff and a hand.

    Args:
        start: The shoulder.
        elbow: The elbow.
        hand: The hand.
        cloth: The colour of the sleeve.
        skin: The colour of the hand.
        width: The width of the sleeve.
    """
    along = math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
    ax, ay = math.cos(along), math.sin(along)
    wrist = hand[0] - ax * width * 0.5, hand[1] - ay * width * 0.5
    upper = [(start, width * 1.2), (elbow, width * 0.98)]
    lower = [(elbow, width * 0.98), (wrist, width * 0.74)]
    seam, shade, lit = _shaded(cloth, 0.78), _shaded(cloth, 0.36), scaled(cloth, 1.06)
    body = _hand(hand, (ax, ay), width * 0.95, skin)
    # The outline begins below the shoulder, where the sleeve grows out of the jacket.
    below = start[0] + (elbow[0] - start[0]) * 0.45, start[1] + (elbow[1] - start[1]) * 0.45
    body += limb([(below, width * 1.08), (elbow, width * 0.98)], seam, 0.7) + limb(upper, shade) + _light(upper, lit)
    body += limb([(elbow, width * 0.9), (wrist, width * 0.74)], seam, 0.7) + limb(lower, shade) + _light(lower, lit)
    nx, ny = -ay * width * 0.42, ax * width * 0.42
    cuff = f"M{wrist[0] - nx:.1f} {wrist[1] - ny:.1f}L{wrist[0] + nx:.1f} {wrist[1] + ny:.1f}"
    return body + line(cuff, seam, width * 0.42) + line(cuff, _LINEN, width * 0.3)


def _light(joints: Sequence[tuple[Point, float]], ink: str) -> str:
    """The upper side of a part of an arm, in the light."""
    return limb([((x - 0.06 * wide, y - 0.12 * wide), 0.72 * wide) for (x, y), wide in joints], ink)


def _shaded(cloth: str, share: float) -> str:
    return mixed(cloth, _SHADE, share)


def _hand(at: Point, along: Point, width: float, skin: str) -> str:
    """A hand that holds something: a palm, a thumb and the knuckles."""
    (x, y), (ax, ay) = at, along
    nx, ny = -ay, ax

    def part(one: Point, other: Point) -> str:
        ends = [(x + (ax * far + nx * off) * width, y + (ay * far + ny * off) * width) for far, off in (one, other)]
        return f"M{ends[0][0]:.1f} {ends[0][1]:.1f}L{ends[1][0]:.1f} {ends[1][1]:.1f}"

    palm = part((-0.3, 0.0), (0.22, 0.0))
    body = _limb(palm, _INK, width * 0.86, 0.5) + _limb(palm, skin, width * 0.74)
    body += _limb(part((0.0, 0.0), (0.3, -0.5)), scaled(skin, 1.15), width * 0.28)
    for away in (-0.12, 0.12):
        body += _limb(part((0.1, away), (0.5, away)), scaled(skin, 0.5), width * 0.09, 0.9)
    return body


def _limb(way: str, ink: str, width: float, strength: float = 1.0) -> str:
    """A line with round ends and round corners."""
    return line(way, ink, width, strength).replace("/>", ' stroke-linecap="round" stroke-linejoin="round"/>')
