"""Eyes and brows of the people at the table, each pair cut as its owner's looks say."""

from __future__ import annotations

from dataclasses import dataclass

from drawing import LINE, circle, group, path
from portraits_looks import Brow, Eye, Face, Mood

_WIDEST, _LEAST = 1.5, 3.6
"""The most that a mood opens an eye, to usual, and the least that its upper lid bends when it is open."""
_PALE_HAIR = 480
"""The sum of the parts of a colour above which brows want an outline to be seen on a pale face."""
_DARK_IRIS = 300
"""The sum of the parts of a colour below which an iris is dark and wants a glow."""


@dataclass(frozen=True)
class Eyes:
    """The layers of both eyes, from the lowest: of ``lids`` and ``shut`` one is shown.

    Attributes:
        whites: The openings, in which alone the irises are seen; empty where the eyes are shut.
        irises: The irises.
        lids: The lids of open eyes.
        shut: The lids of an eye that blinks.
    """

    whites: str
    irises: str
    lids: str
    shut: str


def eyes(face: Face, mood: Mood) -> Eyes:
    """Return the eyes in a mood."""
    layers = [_eye(face, mood, side) for side in (-1, 1)]
    return Eyes(*("".join(parts) for parts in zip(*layers, strict=True)))


def brows(face: Face, mood: Mood) -> str:
    """Return the brows."""
    return _brow(face, mood, -1) + _brow(face, mood, 1)


def _upper(eye: Eye, wide: float, rise: float = 0.0) -> str:
    """Return the curve of the upper lid, so wide open, from the inner corner outwards, or one so far above it."""
    (near, far), h = eye.up, eye.half
    return f"C{-h * 0.55} {-near * wide - rise} {h * 0.5} {-far * wide - eye.lift - rise} {h} {-eye.lift}"


def _lower(eye: Eye, wide: float) -> str:
    """Return the curve of the lower lid, back to the inner corner."""
    (near, far), h = eye.down, eye.half
    return f"C{h * 0.5} {far * wide - eye.lift} {-h * 0.55} {near * wide} {-h} 0.8"


def _eye(face: Face, mood: Mood, side: int) -> tuple[str, str, str, str]:
    """Return the layers of one eye: white, iris, lids, and the lids of an eye that blinks."""
    eye = face.eye

    def placed(markup: str) -> str:
        return group(markup, side * eye.x, eye.y, 0, 1.0, side < 0)

    if mood.lids <= 0:
        return "", "", placed(_SHUT[mood.lids](face)), ""
    if mood.wink == side:
        arc = placed(_laughing(face))
        return "", "", arc, arc
    wide = max(_LEAST / max(eye.up), min(_WIDEST, mood.lids))
    low = max(0.7, min(1.15, wide)) * (1.0 - mood.squint)
    opening = f"M{-eye.half} 0.8{_upper(eye, wide)}{_lower(eye, low)}Z"
    white = placed(path(opening, "#fffaf0"))
    return white, _iris(eye, mood, side), placed(_lids(face, mood, wide, low)), placed(_blink(face, wide))


def _iris(eye: Eye, mood: Mood, side: int) -> str:
    """Return an iris, half under the upper lid, with the light in it."""
    r = eye.iris * mood.iris
    x, y = side * eye.x + mood.gaze[0], eye.y + mood.gaze[1] - 0.6 - mood.squint
    drawn = circle(x, y, r, eye.colour, "#1d1210", 1.3) + circle(x, y, r * 0.54, "#120c0b")
    if sum(int(eye.colour[at : at + 2], 16) for at in (1, 3, 5)) < _DARK_IRIS:
        drawn += path(
            f"M{x - r * 0.6} {y + r * 0.46}A{r * 0.75} {r * 0.75} 0 0 0 {x + r * 0.6} {y + r * 0.46}",
            "none",
            "#ffffff",
            1.3,
            'stroke-opacity="0.34"',
        )
    return (
        drawn
        + circle(x - r * 0.34, y - r * 0.34, r * 0.31, "#ffffff")
        + circle(x + r * 0.4, y + r * 0.36, 0.8, "#ffffff")
    )


def _lids(face: Face, mood: Mood, wide: float, low: float) -> str:
    """Return the lids of an open eye with their shadow on it, from the fold above to the bag below."""
    eye, skin, h = face.eye, face.skin, face.eye.half
    top = f"M{-h} 0.8{_upper(eye, wide)}"
    cast = (
        f"L{h * 0.9} {3 - eye.lift}C{h * 0.45} {4.4 - eye.up[1] * wide} {-h * 0.5} {4.4 - eye.up[0] * wide} {-h} 2.6Z"
    )
    drawn = path(top + cast, "#3a2033", more='fill-opacity="0.22"')
    crease = f"M{-h - 0.5} -0.4{_upper(eye, max(1.0, wide), eye.lid * 1.3)}"
    (near, far), at = eye.up, max(0.0, wide)
    back = f"L{h} {-eye.lift}C{h * 0.5} {-far * at - eye.lift} {-h * 0.55} {-near * at} {-h} 0.8Z"
    drawn += path(crease + back, skin.shadow, more='fill-opacity="0.7"') + path(crease, "none", skin.line, 1.4)
    weight = 3.0 if eye.lashes else 2.6
    drawn += path(top, "none", LINE, weight)
    drawn += path(f"M{h} {-eye.lift}{_lower(eye, low)}", "none", skin.line, 1.4)
    drawn += _lashes(eye, -eye.lift, -1.0)
    if eye.hood:
        fold = f"M{-h * 0.7} {-near - eye.lid - 1.5}C0 {-near - eye.lid - 3} {h * 0.8} {-far * 0.7 - eye.lid} "
        fold += f"{h + 3} {eye.hood - eye.lift}"
        drawn += path(
            f"{fold}L{h - 1} {-eye.lift - 0.5}C{h * 0.6} {-far * 0.75 * at} 0 {-far * at} {-h * 0.6} -5Z", skin.light
        )
        drawn += path(fold, "none", skin.line, 2.0)
    if eye.bags or mood.squint > 0.3:
        deep = 3.4 + eye.down[0] * 0.75 * (1 - mood.squint) + eye.bags
        bag = f"M{-h + 1.5} {deep - 2.5}C{-h * 0.3} {deep + 1.5} {h * 0.4} {deep + 1.5} {h - 1} {deep - 3.5 - eye.lift}"
        drawn += path(bag, "none", skin.line, 1.5, 'stroke-opacity="0.75"')
    return drawn


def _lashes(eye: Eye, y: float, way: float) -> str:
    """Return the lashes at the outer corner, upwards or, with ``way`` 1, downwards."""
    h, marks = eye.half, ""
    for number in range(eye.lashes):
        x, at = h - 0.4 - number * h * 0.3, y + way * number * eye.up[1] * 0.2
        marks += f"M{x} {at}L{x + 5 - number * 0.8} {at + way * (2.4 + number * 1.2)}"
    return path(marks, "none", LINE, 2.2) if marks else ""


def _blink(face: Face, wide: float) -> str:
    """Return the lids of an eye that blinks."""
    eye, skin, h = face.eye, face.skin, face.eye.half
    (near, far) = eye.down
    edge = f"C{-h * 0.55} {near * 0.7} {h * 0.5} {far * 0.7 - eye.lift} {h} {-eye.lift}"
    whole = f"M{-h} 0.8{_upper(eye, max(1.0, wide), eye.lid * 1.3)}{_lower(eye, 1.15)}Z"
    drawn = path(whole, skin.shadow, skin.line, 1.4)
    return drawn + path(f"M{-h} 0.8{edge}", "none", LINE, 3.0) + _lashes(eye, 0.5 - eye.lift, 0.7)


def _laughing(face: Face) -> str:
    h, skin = face.eye.half + 0.5, face.skin
    high = 4.0 + face.eye.up[0] * 0.5
    arc = path(f"M{-h} 3C{-h * 0.5} {-high} {h * 0.5} {-high} {h} {2 - face.eye.lift}", "none", LINE, 3.6)
    under = path(f"M{-h * 0.7} 7.5Q0 4.5 {h * 0.75} 7", "none", skin.line, 1.5)
    if face.eye.bags:
        under += path(f"M{h + 4} -1L{h + 9} -4M{h + 4.5} 3L{h + 9} 4", "none", skin.line, 1.5)
    return arc + under + _lashes(face.eye, 1.5 - face.eye.lift, -0.8)


def _pressed(face: Face) -> str:
    h, skin = face.eye.half, face.skin
    arc = path(f"M{-h} -2.5C{-h * 0.5} 5 {h * 0.5} 5 {h} -1", "none", LINE, 3.4)
    folds = path(f"M{-h * 0.8} -8Q0 -4 {h * 0.6} -7M{-h * 0.7} 8.5Q0 10.5 {h * 0.7} 7", "none", skin.line, 1.6)
    return arc + folds + _lashes(face.eye, 0.0, 0.7)


def _screwed(face: Face) -> str:
    h, skin = face.eye.half, face.skin
    arrow = path(f"M{h * 0.8} -6L{-h * 0.7} 1L{h * 0.8} 6", "none", LINE, 3.4)
    return arrow + path(f"M{-h - 1} -7L{-h + 2} -3M{-h - 1} 8L{-h + 2} 5", "none", skin.line, 1.6)


_SHUT = {0.0: _laughing, -1.0: _pressed, -2.0: _screwed}


def _brow(face: Face, mood: Mood, side: int) -> str:
    cut, rise = face.brow, mood.brows[0 if side < 0 else 1]
    inner, outer = -rise - mood.worry * 0.8, -rise + mood.worry * 0.5 - cut.slope
    a, b, t = -cut.start, cut.end, cut.thick
    peak, mid = (inner + outer) / 2 - cut.arch * 1.5, (a + b) / 2 + 3
    shape = f"M{a} {inner}Q{mid} {peak} {b} {outer}"
    shape += f"L{b - 1} {outer + t * cut.blunt}Q{mid - 1} {peak + t * 1.6} {a + 0.5} {inner + t}Z"
    pale = sum(int(face.hair[at : at + 2], 16) for at in (1, 3, 5)) > _PALE_HAIR
    drawn = path(shape, face.hair, face.skin.line if pale else face.hair, 1.3 if pale else 0.8)
    if cut.tufts:
        drawn += path(_tufts(cut, inner, outer), "none", face.hair, 2.2)
    return group(drawn, side * face.eye.x, cut.y, 0, 1.0, side < 0)


def _tufts(cut: Brow, inner: float, outer: float) -> str:
    """Return hairs that stand out of a brow."""
    marks = ""
    for part in (0.1, 0.4, 0.7, 0.95):
        x = -cut.start + (cut.start + cut.end) * part
        y = inner + (outer - inner) * part - cut.arch * 3 * part * (1 - part) + 1.0
        marks += f"M{x} {y + 1}L{x + 5} {y - 2.8}"
    return marks
