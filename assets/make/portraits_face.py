"""Heads of the people at the table: neck, ears, the outline of a face and what is drawn on it under the eyes.

A face is drawn about a point between the eyes and the mouth, at (0, 0): about 80 wide, the skull's top at -52 and
the chin near 52. Everything is made large and plain, because it has to be read at fifty pixels.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from drawing import LINE, group, path
from geometry import Point
from portraits_looks import Face, Mood
from portraits_noses import NOSES

_EAR, _EAR_FOLD = "M0 -10C5 -16 12 -12 11 -2C10 8 6 14 0 13Z", "M3 -6C7 -9 9 -4 6 2"


def _smooth(points: tuple[Point, ...]) -> str:
    """Return a curve through points, from the first, which it leaves downwards, to the last, where it lies level."""
    (x, y), (back, low) = points[0], points[-2]
    line = [(x, y - 20.0), *points, (-back, low)]
    drawn = ""
    for (before, start), (end, after) in zip(pairwise(line[:-2]), pairwise(line[2:]), strict=True):
        one = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        two = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        drawn += f"C{one[0]} {one[1]} {two[0]} {two[1]} {end[0]} {end[1]}"
    return drawn


def _mirror(points: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((-x, y) for x, y in points)


def outline(face: Face) -> str:
    """Return the path of the face without ears: the dome of the skull, then each side down to the chin."""
    w, y = face.sides[0]
    dome = f"M{-w} {y}C{-w} -66 {w} -66 {w} {y}"
    left = f"M{-w} {y}{_smooth(_mirror(face.sides))}"
    return f"{dome}{_smooth(face.sides)}{_back(left)}Z"


def _back(path_data: str) -> str:
    """Return a curve of cubic pieces, which begins with M, the other way round, without its start."""
    head, *pieces = path_data[1:].split("C")
    spots = [tuple(map(float, head.split()))]
    for piece in pieces:
        values = [float(value) for value in piece.split()]
        spots += list(zip(values[::2], values[1::2], strict=True))
    spots.reverse()
    drawn = ""
    for at in range(1, len(spots), 3):
        drawn += "C" + " ".join(f"{x} {y}" for x, y in spots[at : at + 3])
    return drawn


_JAW = {"roar": 5.0, "drop": 6.0, "gasp": 4.5, "laugh": 3.0, "oh": 1.5}
"""The fall of the chin with each open mouth."""


def _gaping(face: Face, mood: Mood) -> Face:
    """Return a face whose jaw falls as the mouth opens."""
    fall, top = _JAW.get(mood.mouth, 0.0), face.mouth.y - 10
    share = face.length - top
    return replace(face, sides=tuple((x, y + fall * max(0.0, y - top) / share) for x, y in face.sides))


def neck(face: Face) -> str:
    """Return the neck, in the shadow of the chin."""
    half = face.neck
    shape = f"M{-half} 22L{-half} 52C{-half - 2} 62 {-half - 14} 66 {-half - 22} 70L{half + 22} 70"
    shape += f"C{half + 14} 66 {half + 2} 62 {half} 52L{half} 22Z"
    under = f"M{-half} 22L{-half} {face.length - 2}Q0 {face.length + 20} {half} {face.length - 2}L{half} 22Z"
    return path(shape, face.skin.light, LINE, 2.4) + path(under, face.skin.shadow)


def head(face: Face, mood: Mood) -> str:
    """Return ears, face and nose: what lies under the eyes."""
    face = _gaping(face, mood)
    skin, (w, y) = face.skin, face.sides[0]
    n, jaw = face.length, face.sides[len(face.sides) // 2]
    inner = tuple((max(0.0, x - 1.3), at - 1.3 * (at > jaw[1])) for x, at in face.sides)
    shade = f"M{w - 1.3} {y}{_smooth(inner)}C{jaw[0] * 0.45} {n - 7} {jaw[0] * 0.74} {jaw[1]} {w * 0.74} 4"
    shade += f"C{w * 0.82} -12 {w * 0.74} -30 {w * 0.5} -46C{w * 0.84} -41 {w - 1.3} -30 {w - 1.3} {y}Z"
    parts = [group(_ear(-1, face) + _ear(1, face), mood.turn * 2.5, 0)]
    parts += [path(outline(face), skin.light, LINE, 2.6), path(shade, skin.shadow)]
    glad = mood.mouth in ("laugh", "roar", "gasp", "drop", "beam", "grin")
    deep = (face.blush + 0.16 * glad) * 0.6
    features = [
        f'<ellipse cx="{x:.1f}" cy="14" rx="{r}" ry="{r * 0.75:.2g}" fill="{skin.cheek}" fill-opacity="{deep:.2g}"/>'
        for x in (-w * 0.6, w * 0.58)
        for r in (11, 7)
    ]
    if face.freckles:
        spots = ((-25, 11), (-20, 15), (-29, 15), (24, 12), (19, 16), (28, 15), (-3, 5), (4, 6))
        features.append(path("".join(f"M{x0} {y0}h.1" for x0, y0 in spots), "none", skin.line, 2.2))
    features += [_modelled(face), _years(face)]
    parts.append(turned("".join(features), mood, 3.2))
    nose = NOSES[face.nose](skin)
    parts.append(turned(nose if face.large == 1 else group(nose, 0, 4 - 4 * face.large, 0, face.large), mood, 5.5))
    return "".join(parts)


def _ear(side: int, face: Face) -> str:
    fill = face.skin.light if side < 0 else face.skin.shadow
    drawn = path(_EAR, fill, LINE, 2.2 / face.ears) + path(_EAR_FOLD, "none", face.skin.line, 1.6)
    return group(drawn, side * (face.width - 1), 2, 0, face.ears, side < 0)


def _years(face: Face) -> str:
    """Return the lines of age."""
    if not face.marks + face.own:
        return ""
    lines = path(face.marks, "none", face.skin.line, 1.6, 'stroke-opacity="0.56"') if face.marks else ""
    own = path(face.own, "none", face.skin.line, 1.6, 'stroke-opacity="0.6"') if face.own else ""
    return lines + (group(lines, 0, 0, mirror=True) if lines else "") + own


def _modelled(face: Face) -> str:
    """Return the hollows of the eyes, half-tones under the cheekbones and beside the nose, and light above them."""

    def spot(x: float, y: float, wide: float, high: float) -> str:
        half = f"a{wide:.0f} {high:.0f} 0 1 0"
        return f"M{x - wide:.0f} {y:.0f}{half} {2 * wide:.0f} 0{half} {-2 * wide:.0f} 0"

    eye = face.eye
    hollows = "".join(spot(side * eye.x, eye.y - 2.5, eye.half + 4, 10.5) for side in (-1, 1))
    hollows += spot(-face.width * 0.66, 26, 7, 10) + spot(5, 8, 5, 12)
    lit = spot(-face.width * 0.2, -31, face.width * 0.42, 9) + spot(-3, face.length - 9, 8, 4)
    return path(hollows, face.skin.shadow, more='fill-opacity=".34"') + path(lit, "#fff4dc", more='fill-opacity=".15"')


def turned(markup: str, mood: Mood, far: float) -> str:
    """Return what lies so far before the middle of the head where it comes to lie as the head turns."""
    return group(markup, mood.turn * far, 0) if mood.turn and markup else markup
