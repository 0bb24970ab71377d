"""Arms of the people at the table: sleeves that match their clothes, and the hands that come out of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from drawing import GOLD, LINE, circle, path
from geometry import Point
from portraits_hands import hand
from portraits_limbs import SHADOW, Place
from portraits_looks import Skin
from portraits_sleeves import SEAM, Sleeve

_HAND = 0.86
"""The size of hands to that in which they are drawn."""
_SLEEVE = (29.0, 20.5, 14.5)
_BARE = (19.0, 16.0, 10.0)
_ROLLED = (21.0, 19.0, 12.5)
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

    def arm(
        self,
        pose: str,
        line: Sequence[Point],
        turn: float,
        *,
        mirror: bool = False,
        scale: float = 1.0,
        broad: float = 29.0,
        lies: bool = True,
    ) -> str:
        """Return an arm along a line that ends at the wrist, with the hand in a pose.

        Args:
            pose: One of ``portraits_hands.POSES``.
            line: From the shoulder, or an elbow out of the picture, to the wrist.
            turn: Of the hand, degrees clockwise from upwards.
            mirror: Whether the thumb is at the right.
            scale: Of the hand.
            broad: Half the width of the arm where it is set into the shoulder.
            lies: Whether it lies before the body, on which it throws its shadow.
        """
        place = Place(*line[-1], turn, scale * _HAND, mirror)
        sizes = _SLEEVE if self.cloth and not self.rolled else _BARE
        if self.rolled:
            sizes, broad = _ROLLED, broad - _LOOSE
        radii = [broad, min(sizes[1] * self.girth, broad * 0.94), sizes[2]]
        bare = not self.cloth
        around = Sleeve(line, radii, SEAM, lies, bare) if len(line) == 3 else Sleeve(line, radii[1:], bare=bare)
        if not self.cloth or self.rolled:
            return self._bare(pose, place, around)
        return self._dressed(pose, place, around)

    def _bare(self, pose: str, place: Place, arm: Sleeve) -> str:
        above = self.above or self.skin
        *upper, lower = arm.wider(_LOOSE).cut(0.3).pieces
        found = self._worn(*upper) if self.rolled else ""
        if self.rolled and len(arm.joints) == 3:
            arm = replace(arm, joints=arm.joints[1:], radii=arm.radii[1:], seam=0.0)
        elif len(arm.joints) == 3 and arm.lies:
            # The body has the upper arm: there is no seam in skin at which another could begin.
            arm = replace(arm, joints=arm.joints[1:], radii=arm.radii[1:], seam=SEAM + 0.6)
        elif len(arm.pieces) == 2:
            bare, arm = arm.pieces
            found = bare.cast + bare.outlined(above.light)
        found += arm.cast + arm.filled(above.light) + arm.shade(above.shadow, 0.8)
        if self.above:
            found += path(arm.part(0.3, 1.0, 1.06), self.skin.light)
            found += path(arm.strip(0.3, 1.0), self.skin.shadow, more=_DIM)
        found += arm.edges() + (hand(self.skin, pose, place) if pose else "")
        # The skin runs on from the arm into the hand.
        found += path(arm.part(0.5, 1.0, 0.92), self.skin.light)
        found += path(arm.strip(0.5, 1.0), self.skin.shadow, more=_DIM)
        if self.rolled:
            found += self._worn(lower) + path(lower.part(0.78, 1.0, 1.06), self.cloth, LINE, 2.4)
        if self.above and (len(arm.joints) == 3 or arm.is_piece):
            found += path(arm.part(0.27, 0.33, 1.16), self.bangle, LINE, 1.8)
        elif self.bangle:
            found += path(arm.part(0.78, 0.84, 1.14), self.bangle, LINE, 1.8)
        return found

    def _worn(self, *sleeves: Sleeve) -> str:
        """Sleeves and the shadows that they throw."""
        return "".join(sleeve.cast + self._cloth(sleeve) for sleeve in sleeves)

    def _cloth(self, sleeve: Sleeve) -> str:
        """The cloth of a sleeve, with light, shade and folds."""
        found = sleeve.outlined(self.cloth) if sleeve.is_piece else sleeve.filled(self.cloth)
        if self.petals:
            found += sleeve.flowers(*self.petals)
        elif self.pinstripes or self.checked:
            lines = "".join(sleeve.along(part) for part in (-0.5, 0.0, 0.5)) + (sleeve.rounds() if self.checked else "")
            found += path(lines, "none", self.trim, 1.7)
        elif self.trim and not sleeve.is_upper:
            found += "".join(path(sleeve.part(*at), self.trim, LINE, 1.2) for at in ((0.84, 0.88), (0.74, 0.78)))
        if sleeve.is_upper:
            return found
        return (
            found
            + sleeve.shade(SHADOW, 0.24)
            + sleeve.rim()
            + sleeve.folds()
            + ("" if sleeve.is_piece else sleeve.edges())
        )

    def _dressed(self, pose: str, place: Place, arm: Sleeve) -> str:
        """A sleeve that ends a little before the wrist, with a cuff between."""
        *upper, lower = arm.cut(0.9).pieces
        found = (
            self._worn(*upper) + lower.cast + (hand(self.skin, pose, place, arm.part(0.86, 1.0, 0.66)) if pose else "")
        )
        if self.cuff and pose:
            found += path(arm.part(0.86, 0.955, 0.86), self.cuff, LINE, 2.2)
        return found + self._cloth(lower) + (path(lower.mouth(), "none", LINE, 2.6) if pose else "")


_DIM = 'fill-opacity="0.7"'


def fan(x: float, y: float, turn: float, back: str, count: int = 5, spread: float = 15.0) -> str:
    """Return cards held in a fan, so many degrees from card to card, their backs to us, about the hand."""
    parts = []
    for at in range(count):
        angle = turn + (at - (count - 1) / 2) * spread
        card = (
            f'<rect x="-15" y="-62" width="30" height="44" rx="3.6" fill="#fbf6e9" stroke="{LINE}" stroke-width="2"/>'
        )
        card += f'<rect x="-11.4" y="-58.4" width="22.8" height="36.8" rx="2" fill="{back}"/>'
        card += path("M0 -54L8 -40L0 -26L-8 -40Z", "none", "#fbf6e9", 1.6)
        parts.append(f'<g transform="translate({x:g} {y:g}) rotate({angle:g})">{card}</g>')
    return "".join(parts)


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
