"""Arms of the people at the table: sleeves that match their clothes, and the hands that come out of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drawing import GOLD, LINE, circle, path
from geometry import Point
from portraits_face import Skin
from portraits_hands import hand
from portraits_limbs import Place, band, cut, limb, shadow, tube

_SLEEVE = (25.0, 21.0, 15.0)
_BARE = (17.0, 14.0, 9.0)


@dataclass(frozen=True)
class Arms:
    """A person's arms as they are dressed.

    Attributes:
        skin: The colours of the hand: those of a glove, if one is worn.
        cloth: The colour of the sleeve; empty for a bare arm.
        cuff: The colour of what shows at the wrist; empty for nothing.
        trim: The colour of stripes round the sleeve, or of pinstripes along it.
        pinstripes: Whether they run along it.
        rolled: Whether the sleeve ends below the elbow.
        bangle: The colour of a bangle, or of the edge of a glove; empty for none.
    """

    skin: Skin
    cloth: str = ""
    cuff: str = ""
    trim: str = ""
    pinstripes: bool = False
    rolled: bool = False
    bangle: str = ""

    def arm(self, pose: str, line: Sequence[Point], turn: float, *, mirror: bool = False, scale: float = 1.0) -> str:
        """Return an arm along a line that ends at the wrist, with the hand in a pose.

        Args:
            pose: One of ``portraits_hands.POSES``.
            line: From the shoulder or the elbow to the wrist.
            turn: Of the hand, degrees clockwise from upwards.
            mirror: Whether the thumb is at the right.
            scale: Of the hand.
        """
        place = Place(*line[-1], turn, scale, mirror)
        points = (
            [line[0], ((line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2), line[1]]
            if len(line) == 2
            else list(line)
        )
        if not self.cloth or self.rolled:
            bare = [_BARE[0], *(_BARE[1],) * (len(points) - 2), _BARE[2] * scale]
            return hand(self.skin, pose, place, limb(points, bare)) + self._over_bare(points, bare)
        loose = [_SLEEVE[0], *(_SLEEVE[1],) * (len(points) - 2), _SLEEVE[2]]
        return self._cuffed(pose, place, points, loose)

    def _over_bare(self, points: Sequence[Point], sizes: Sequence[float]) -> str:
        found = ""
        if self.rolled:
            wide = [size + 6.0 for size in sizes]
            found += path(cut(points[:2], wide[:2]), self.cloth, LINE, 2.4)
            found += path(band(points[:2], [size + 2 for size in wide[:2]], 0.72, 1.08), self.cloth, LINE, 2.4)
        if self.bangle:
            found += path(band(points, [size + 1.6 for size in sizes], 0.74, 0.84), self.bangle, LINE, 1.8)
        return found

    def _cuffed(self, pose: str, place: Place, points: list[Point], sizes: list[float]) -> str:
        """A sleeve that ends a little before the wrist, with a cuff between."""
        (ax, ay), (bx, by) = points[-2], points[-1]
        ends = [*points[:-1], (ax + (bx - ax) * 0.86, ay + (by - ay) * 0.86)]
        drawn = tube(ends, sizes)
        parts = [] if not pose else [hand(self.skin, pose, place, cut([ends[-1], points[-1]], [9.0, 9.0]))]
        if self.cuff and pose:
            parts.append(path(band(points, [sizes[-2], sizes[-1] - 2.4], 0.8, 1.02), self.cuff, LINE, 2.2))
        parts += [shadow(drawn), path(drawn, self.cloth, LINE, 2.6)]
        if self.pinstripes:
            parts += [path(_along(ends, sizes, part), "none", self.trim, 1.6) for part in (-0.5, 0.05, 0.6)]
        elif self.trim:
            parts += [path(band(ends, sizes, *at), self.trim, LINE, 1.2) for at in ((0.8, 0.86), (0.66, 0.72))]
        else:
            parts.append(path(_fold(ends, sizes), "none", LINE, 1.8, 'stroke-opacity="0.45"'))
        return "".join(parts)


def _along(line: Sequence[Point], sizes: Sequence[float], part: float) -> str:
    """Return a line along a sleeve, beside its middle by a part of its width."""
    found = []
    for at, ((x, y), size) in enumerate(zip(line, sizes, strict=True)):
        (ax, ay), (bx, by) = line[max(0, at - 1)], line[min(len(line) - 1, at + 1)]
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        found.append((x - (by - ay) / long * size * part, y + (bx - ax) / long * size * part))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in found)


def _fold(line: Sequence[Point], sizes: Sequence[float]) -> str:
    """Return two creases across the middle of a sleeve."""
    (ax, ay), (bx, by) = line[-2], line[-1]
    found = ""
    for at, wide in ((0.15, 0.75), (0.32, 0.5)):
        x, y, r = ax + (bx - ax) * at, ay + (by - ay) * at, sizes[-2] * wide
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        dx, dy = (bx - ax) / long, (by - ay) / long
        sx, sy = x + dy * sizes[-2] * 0.96, y - dx * sizes[-2] * 0.96
        bend = (x + dx * 4 + dy * r * 0.4, y + dy * 4 - dx * r * 0.4)
        found += f"M{sx:.1f} {sy:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {sx - dy * r:.1f} {sy + dx * r - 2:.1f}"
    return found


def fan(x: float, y: float, turn: float, back: str, count: int = 5) -> str:
    """Return cards held in a fan, their backs to us, about the hand that holds them."""
    parts = []
    for at in range(count):
        angle = turn + (at - (count - 1) / 2) * 15
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
