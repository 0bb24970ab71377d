"""Arms of the people at the table: sleeves that match their clothes, and the hands that come out of them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from drawing import GOLD, LINE, circle, path
from geometry import Point
from portraits_digits import USUAL, Build
from portraits_hands import hand
from portraits_limbs import SHADOW, Place, through
from portraits_looks import Skin
from portraits_sleeves import Sleeve

_HAND = 0.86
"""The size of hands to that in which they are drawn."""
_SLEEVE = (23.0, 13.0)
_BARE = (19.5, 8.8)
_ROLLED = (20.0, 9.6)
"""The half width of a forearm at the elbow and at the wrist, in a sleeve, bare, and below a rolled sleeve."""
_ROLLED_TO = 0.4
"""The part of the forearm that a rolled sleeve covers."""
_LOOSE = 6.0
"""The distance by which a rolled sleeve stands off the arm."""


@dataclass(frozen=True)
class Arms:
    """A person's arms as they are dressed.

    Attributes:
        skin: The colours of the hand: those of a glove, if one is worn.
        cloth: The colour of the sleeve; empty for a bare arm.
        cuff: The colour of what shows at the wrist; empty for nothing.
        trim: The colour of stripes round the sleeve, or of pinstripes along it.
        pinstripes: Whether they run along it.
        checked: Whether the stripes run both along and round it.
        petals: The colours of flowers printed on it; empty for none.
        rolled: Whether the sleeve ends below the elbow.
        bangle: The colour of a bangle, or of the edge of a glove; empty for none.
        above: The skin above a long glove, if one is worn.
        girth: How thick the arm is, to usual.
        hands: The build of the hands.
    """

    skin: Skin
    cloth: str = ""
    cuff: str = ""
    trim: str = ""
    pinstripes: bool = False
    checked: bool = False
    petals: tuple[str, ...] = ()
    rolled: bool = False
    bangle: str = ""
    above: Skin | None = None
    girth: float = 1.0
    hands: Build = USUAL

    def arm(
        self,
        pose: str,
        elbow: Point,
        wrist: Point,
        turn: float,
        *,
        mirror: bool,
        scale: float,
        bent: bool,
        joined: bool,
        over: bool,
    ) -> str:
        """Return a forearm with the hand in a pose.

        Args:
            pose: One of ``portraits_hands.POSES``.
            elbow: Where the arm comes from, out of the picture.
            wrist: Where it ends.
            turn: Of the hand, degrees clockwise from upwards.
            mirror: Whether the thumb is at the right.
            scale: Of the hand.
            bent: Whether its elbow is seen.
            joined: Whether ``upper`` is drawn under it.
            over: Whether it lies on the other arm, on which it throws its shadow.
        """
        place = Place(*wrist, turn, scale * _HAND, mirror)
        sizes = _ROLLED if self.rolled else _SLEEVE if self.cloth else _BARE
        arm = Sleeve(elbow, wrist, (sizes[0] * self.girth, sizes[1]), bent, joined)
        drawn = self._bare if self.rolled or not self.cloth else self._dressed
        return (arm.cast if over else "") + drawn(pose, place, arm)

    def upper(self, neck: Point, armpit: Point, elbow: Point, wrist: Point) -> str:
        """Return the upper arm of a raised forearm, which runs on from the shoulder of the chest.

        Args:
            neck: Where its upper edge leaves the shoulder.
            armpit: Where its lower edge does.
            elbow: Where it ends.
            wrist: Where the forearm ends.
        """
        sizes = _ROLLED if self.rolled else _SLEEVE if self.cloth else _BARE
        fore = Sleeve(elbow, wrist, (sizes[0] * self.girth + _LOOSE * self.rolled, sizes[1]), bent=True, joined=True)
        r, out = fore.radii[0], math.copysign(1.0, elbow[0] - neck[0])
        (x, y), (nx, ny), (ax, ay) = elbow, neck, armpit
        tip, under = fore.corner
        high = max(ny - 6.0, y - r - 52.0)
        above = [(nx, ny), (nx + (x - nx) * 0.44, high), (x - out * r * 0.1, y - r * 1.1), fore.outer]
        below = [tip, under, (ax + (under[0] - ax) * 0.3, ay + (under[1] - ay) * 0.3), (ax, ay)]
        deep = 1.0 if self.cloth else 0.3  # a bare arm leaves straps and bodice whole
        within = [(ax - out * 8 * deep, ay - 4), (ax - out * 14 * deep, ay - 34), (nx - out * 3 * deep, ny + 10)]
        skin = self.above or self.skin
        ink = self.cloth or skin.light
        found = path(through([*above, *below], "M") + through([*within, (nx, ny)], "L") + "Z", ink, ink, 0.6)
        dark = [under, *below[2:], (ax + out * 3, ay - 12), (ax + (x - ax) * 0.5, ay - 8), (x, y)]
        shadow, depth = (SHADOW, 0.14) if self.cloth else (skin.shadow, 0.5)
        found += path(through(dark, "M") + "Z", shadow, more=f'fill-opacity="{depth}"')
        if self.pinstripes or self.checked:
            lines = [
                through([(nx + out * 9, ny + d), (nx + (x - nx) * 0.5, high + d + 8), (x, y + d - 16)], "M")
                for d in (12, 26)
            ]
            found += path("".join(lines), "none", self.trim, 1.7)
        pit = through([(ax, ay), (ax + out * 2, ay - 20), (ax - out * 8, ay - 38)], "M")
        found += path(pit, "none", LINE, 1.7, 'stroke-opacity="0.5"')
        return found + path(through([*above, *below], "M"), "none", LINE, 2.6)

    def _bare(self, pose: str, place: Place, arm: Sleeve) -> str:
        above = self.above or self.skin
        found = arm.filled(above.light) + arm.shade(above.shadow, 0.8)
        if self.above:
            found += path(arm.part(0.3, 1.0, 1.06), self.skin.light)
            found += path(arm.strip(0.3, 1.0), self.skin.shadow, more=_DIM)
        found += arm.edges() + hand(self.skin, pose, place, build=self.hands)
        # The skin runs on from the arm into the hand.
        found += path(arm.part(0.5, 1.0, 0.92), self.skin.light)
        found += path(arm.strip(0.5, 1.0), self.skin.shadow, more=_DIM)
        if self.rolled:
            sleeve = arm.wider(_LOOSE).cut(_ROLLED_TO)
            found += self._cloth(sleeve) + path(sleeve.part(0.78, 1.0, 1.06), self.cloth, LINE, 2.4)
        if self.above:
            found += path(arm.part(0.27, 0.33, 1.16), self.bangle, LINE, 1.8)
        elif self.bangle:
            found += path(arm.part(0.78, 0.84, 1.14), self.bangle, LINE, 1.8)
        return found

    def _cloth(self, sleeve: Sleeve) -> str:
        """The cloth of a sleeve, with light, shade and folds."""
        found = sleeve.filled(self.cloth)
        if self.petals:
            found += sleeve.flowers(*self.petals)
        elif self.pinstripes or self.checked:
            lines = "".join(sleeve.along(part) for part in (-0.5, 0.0, 0.5)) + (sleeve.rounds() if self.checked else "")
            found += path(lines, "none", self.trim, 1.7)
        elif self.trim:
            found += "".join(path(sleeve.part(*at), self.trim, LINE, 1.2) for at in ((0.84, 0.88), (0.74, 0.78)))
        return found + sleeve.shade(SHADOW, 0.24) + sleeve.rim() + sleeve.folds() + sleeve.edges()

    def _dressed(self, pose: str, place: Place, arm: Sleeve) -> str:
        """A sleeve that ends a little before the wrist, with a cuff between."""
        sleeve = arm.cut(0.9)
        found = hand(self.skin, pose, place, arm.part(0.86, 1.0, 0.66), self.hands)
        if self.cuff:
            found += path(arm.part(0.86, 0.955, 0.86), self.cuff, LINE, 2.2)
        return found + self._cloth(sleeve) + path(sleeve.mouth(), "none", LINE, 2.6)


_DIM = 'fill-opacity="0.7"'


def fan(x: float, y: float, turn: float, back: str, count: int = 5, spread: float = 15.0) -> str:
    """Return cards held in a fan, so many degrees from card to card, their backs to us, about the hand."""
    card = f'<rect x="-20" y="-80" width="40" height="58" rx="4.4" fill="#fbf6e9" stroke="{LINE}" stroke-width="2"/>'
    card += f'<rect x="-16.4" y="-76.4" width="32.8" height="50.8" rx="2" fill="{back}"/>'
    card += path(_LATTICE, "none", _PALE, 0.8) + circle(0, -51, 9.4, back, _PALE, 1.2)
    parts = []
    for at in range(count):
        angle = turn + (at - (count - 1) / 2) * spread
        star = path(_STAR, _PALE) if at == count - 1 else ""  # on the others hardly any of it would be seen
        parts.append(f'<g transform="translate({x:g} {y:g}) rotate({angle:g})">{card}{star}</g>')
    return "".join(parts)


_PALE = "#fbf6e9"
_LATTICE = "M-14 -74H14V-28H-14ZL14 -63M-14 -60L-4 -74M-14 -44L8 -74M-4 -28L14 -47M14 -60L4 -74M14 -44L-8 -74"
_LATTICE += "M14 -28L-14 -63M4 -28L-14 -47"
_STAR = "M0 -59L2 -53L7 -51L2 -49L0 -43L-2 -49L-7 -51L-2 -53Z"
"""The pattern of the back of a card: crossed lines in a frame, and a star before their middle."""


def watch(x: float, y: float) -> str:
    """Return an open pocket watch, held up."""
    face = circle(x, y, 19, GOLD, LINE, 2.4) + circle(x, y, 14.5, "#fffaf0", LINE, 1.4)
    ticks = "".join(
        f"M{x + a * 11.5} {y + b * 11.5}L{x + a * 9} {y + b * 9}" for a, b in ((0, 1), (0, -1), (1, 0), (-1, 0))
    )
    hands = path(f"M{x} {y}L{x} {y - 9}M{x} {y}L{x + 6} {y + 4}", "none", LINE, 2.2)
    return (
        circle(x, y - 22, 4.6, "none", LINE, 5.0)
        + circle(x, y - 22, 4.6, "none", GOLD, 2.6)
        + face
        + path(ticks, "none", LINE, 1.6)
        + hands
    )


def coupe(x: float, y: float, wine: str) -> str:
    """Return a flat glass on a stem, held up."""
    left, right = x - 21, x + 21
    bowl = f"M{left} {y - 26}C{x - 19} {y - 8} {x - 8} {y - 4} {x} {y - 4}"
    bowl += f"C{x + 8} {y - 4} {x + 19} {y - 8} {right} {y - 26}Z"
    drink = f"M{left + 1} {y - 20}C{x - 17} {y - 8} {x - 8} {y - 5} {x} {y - 5}"
    drink += f"C{x + 8} {y - 5} {x + 17} {y - 8} {right - 1} {y - 20}Z"
    foot = f"M{x} {y - 4}L{x} {y + 40}"
    bubbles = "".join(circle(x + dx, y + dy, 1.5, "#fff6d8") for dx, dy in ((-8, -14), (2, -11), (9, -16), (-2, -17)))
    return (
        path(foot, "none", LINE, 5.6)
        + path(foot, "none", "#eef6f7", 2.6)
        + path(bowl, "#eef6f7", more='fill-opacity="0.75"')
        + path(drink, wine)
        + bubbles
        + path(bowl, "none", LINE, 2.2)
    )
