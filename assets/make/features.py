"""Features that make a face unique: eyes, brows, nose, mouth, and the marks of life on it.

Drawn about the middle of the face at (0, 0) like everything of a head, looking to the right.
"""

from __future__ import annotations

from dataclasses import dataclass

from drawing import LINE, circle, path
from geometry import swelled


@dataclass(frozen=True)
class Skin:
    """The colours of a face: its light, its shadow, its drawn lines, its lips and its blush."""

    light: str
    shadow: str
    line: str
    lips: str
    blush: str


@dataclass(frozen=True)
class Features:
    """A person's look; the words are keys of the tables below, and `gaze` says how far the eyes are turned."""

    eyes: str = "open"
    brows: str = "calm"
    nose: str = "straight"
    mouth: str = "calm"
    iris: str = "#4a3020"
    marks: tuple[str, ...] = ()
    paint: str = ""
    gaze: tuple[float, float] = (0.9, 0.0)


_LASH = "#2b1d16"
_LEFT_EYE, _RIGHT_EYE, _EYE_Y = -6.8, 9.4, -2.2

# Half the height of the eye, and how far up the iris stands.
_OPENNESS = {"open": (5.2, 0.8), "wide": (6.6, 1.0), "narrow": (3.6, 0.5), "lidded": (5.0, 0.0)}

# Height of a brow over the eye at the nose, in the middle and outside; its width in a man and in a woman.
_BROWS = {
    "calm": (-7.6, -11.4, -7.4, 2.6, 1.9),
    "arched": (-7.0, -14.4, -8.0, 2.6, 1.9),
    "stern": (-5.0, -9.6, -9.6, 3.3, 2.2),
    "kind": (-9.6, -11.4, -6.0, 2.9, 2.0),
    "raised": (-10.0, -14.6, -9.4, 2.7, 2.0),
    "heavy": (-5.8, -9.8, -6.2, 5.0, 2.8),
    "level": (-7.0, -8.6, -8.4, 4.0, 2.2),
}

# From the bridge to the tip and round to the nostril, and the wing on the far side.
_NOSES = {
    "straight": "M2.6 -7C4 -1 6.4 4 7.9 8.2Q8.4 11.6 2.4 11.2",
    "fine": "M2.6 -6C3.4 0 5.2 4 6.2 7.4Q6.6 10.4 2.2 10",
    "hooked": "M3.2 -8C6.8 -5 9.4 2 9.8 8.6Q8.8 11.2 2 11.6",
    "snub": "M2.6 -2C3 2.4 5 4 7 6.2Q8 10.6 2.2 9.4",
    "broad": "M3 -5C3.4 1 7.2 4.4 9 7.6Q9.6 11.6 4.4 10.8M-.4 11Q-3.6 11.8 -3.8 8.2",
    "long": "M4.6 -4.6C6 -1 7 3 9.4 8.8Q9.6 13.6 2.4 12.8",
    "bulb": "M3 -5C3 -1 4 1.4 5.8 3.2C12 3 12.2 11.4 6.6 11.8Q3.6 12.4 1.4 10.6M.4 11.4Q-4 12.2 -3.4 7.6",
    "broken": "M5 -4.4C6.4 -2 4.6 -.4 5.8 2C7.4 4.8 9.4 6.6 9.8 9Q9.2 12.4 4 11.2M-.2 11.2Q-3.6 12 -3.6 8.4",
    "button": "M3 -2.6C3 1 3.8 3 5.4 4.6C9.4 4.6 9.6 10.4 5.4 10.8Q3 11 1.4 9.6M-.4 10.2Q-3.2 10.4 -2.8 7.2",
}

_TEETH, _MOUTH_DARK = "#fff8ec", "#5a1a1c"


def features(face: Features, skin: Skin, brow_ink: str, *, woman: bool, patch: bool = False) -> str:
    """Return the features of a face seen from the front."""
    parts = [_marks_below(face, skin)]
    for x, inward in ((_LEFT_EYE, 1), (_RIGHT_EYE, -1)):
        hidden = patch and x == _RIGHT_EYE
        parts.append(_patch() if hidden else _eye(x, face, skin, woman))
        parts.append("" if hidden else _brow(x, inward, face, brow_ink, woman))
    parts += [graved(_NOSES[face.nose], 1.0 if woman else 1.2), mouth(face.mouth, skin, woman=woman)]
    parts.append(_marks_above(face, skin))
    return "".join(parts)


def graved(data: str, swell: float = 0.9, ink: str = LINE) -> str:
    """Return lines as a graver cuts them: they begin and end fine."""
    return path(swelled(data, swell), ink, ink, 0.5)


def _eye(x: float, face: Features, skin: Skin, woman: bool) -> str:
    y, wide = _EYE_Y, 5.4 if woman else 5.0
    lash = 2.3 if woman else 1.9
    if face.eyes == "closed":
        shut = path(f"M{x - wide} {y - 1}Q{x} {y + 3.6} {x + wide} {y - 1}", stroke=_LASH, width=lash)
        return shut + path(f"M{x - wide} {y - 4}Q{x} {y - 6.6} {x + wide} {y - 4}", stroke=skin.line, width=0.8)
    half, up = _OPENNESS[face.eyes]
    top = f"C{x - wide * 0.45} {y - half} {x + wide * 0.5} {y - half} {x + wide} {y - 0.4}"
    low = f"C{x + wide * 0.5} {y + half * 0.55} {x - wide * 0.5} {y + half * 0.6} {x - wide} {y}Z"
    start = f"M{x - wide} {y}"
    size = min(2.75, half * 0.55)
    dx, dy = face.gaze
    iris_x, iris_y = x + dx, y - up + dy
    parts = [path(start + top + low, "#fffaf2"), circle(iris_x, iris_y, size, face.iris)]
    parts += [circle(iris_x, iris_y, size * 0.55, "#17100d"), circle(iris_x + 0.8, iris_y - 0.9, 0.75, "#fffaf2")]
    if face.paint:
        parts.insert(
            0,
            path(
                f"{start}C{x - wide * 0.5} {y - half - 4} {x + wide * 0.6} {y - half - 4} "
                f"{x + wide + 2.4} {y - 2.4}L{x + wide} {y}Z",
                face.paint,
                more='fill-opacity=".6"',
            ),
        )
    if face.eyes == "lidded":
        rim = f"Q{x} {y - 2.6} {x - wide} {y}"
        parts.append(path(f"{start}{top}{rim}Z", skin.shadow))
        parts.append(path(f"{start}Q{x} {y - 2.6} {x + wide} {y - 0.4}", stroke=_LASH, width=lash))
        parts.append(path(start + top, stroke=skin.line, width=0.8))
        return "".join(parts)
    flick = f"L{x + wide + 1.8} {y - 2}" if woman and x > 0 else ""
    parts.append(path(start + top + flick, stroke=_LASH, width=lash))
    parts.append(
        path(
            f"M{x - wide * 0.7} {y + 1.4}Q{x} {y + half * 0.6} {x + wide * 0.8} {y + 0.9}", stroke=skin.line, width=0.8
        )
    )
    return "".join(parts)


def _brow(x: float, inward: int, face: Features, ink: str, woman: bool) -> str:
    near, middle, far, man_width, woman_width = _BROWS[face.brows]
    y = _EYE_Y
    line = f"M{x + inward * 5.2} {y + near}Q{x + inward} {y + middle} {x - inward * 6.4} {y + far}"
    thick = woman_width if woman else man_width
    return path(swelled(line, -inward * thick * 1.3), ink, ink, 0.7)


def _patch() -> str:
    band = path("M-21 -15L21.5 -8.5", stroke="#211b1f", width=1.8)
    return band + path("M3.4 -10L17 -8C17.6 -1 14 3 10.2 3C6 3 3.4 -2 3.4 -10Z", "#211b1f", "#6a5c64", 0.8)


def mouth(kind: str, skin: Skin, *, woman: bool) -> str:
    """Return a mouth seen from the front."""
    line = skin.line
    lips = {
        "calm": "M-5 18Q-.8 15 1.8 16.6Q4.4 15 9 18Q2.2 23.4 -5 18Z",
        "full": "M-5.4 17.2Q-1 12.8 1.9 15.2Q4.8 12.8 9.4 17Q2.4 25.4 -5.4 17.2Z",
        "smile": "M-7 15.4Q-1 15.2 2 15.6Q5.6 15.4 11 14.8Q6.4 23.6 2.2 23.6Q-3 23.4 -7 15.4Z",
        "smirk": "M-5 18.6Q1 15.6 10.6 14.4Q6 22.8 1.4 22.4Q-2.6 21.8 -5 18.6Z",
        "stern": "M-6 19.4Q2 14.6 10 19.2Q2 22.6 -6 19.4Z",
    }
    cuts = {
        "calm": "M-6 18Q1.8 19.6 10 17.6",
        "full": "M-6.4 17.2Q1.8 19.8 10.4 17",
        "smile": "M-8.6 13.6Q-6 17 2 18.4Q9 17.6 12.6 13",
        "smirk": "M-5.6 18.6Q3 20 11.4 14.2",
        "stern": "M-6.8 20Q2 17 10.8 19.8",
    }
    under = {"calm": "M-1 25Q2 26 5 24.8", "full": "M-.6 25.4Q2.2 26.4 5 25.2", "stern": "M-2 24.4Q2 23 6 24.4"}
    if kind == "grin":
        open_mouth = path("M-6.4 14.8Q2 17.4 10.4 14.2Q8.4 23.6 2 23.8Q-4.4 23.4 -6.4 14.8Z", _MOUTH_DARK, line, 0.9)
        teeth = path("M-5.6 15.6Q2 18 9.6 15L8.6 18.2Q2 20.6 -4.4 18.6Z", _TEETH)
        return open_mouth + teeth + path("M-8.4 13.2Q-7.4 14.6 -6 14.8M12 12.4Q11.4 13.8 10 14.3", stroke=line, width=1)
    if kind == "singing":
        return path("M-1 16.8Q2 14.8 5 16.8Q6 21.6 2 22.2Q-2 21.6 -1 16.8Z", _MOUTH_DARK, skin.lips, 2)
    red = "" if woman else 'fill-opacity=".6"'
    below = path(under[kind], stroke=line, width=0.9) if kind in under else ""
    return path(lips[kind], skin.lips, more=red) + graved(cuts[kind], 1.3) + below


_FRECKLES = (
    (-13, 5),
    (-10, 7.4),
    (-13.6, 9),
    (-8.4, 5),
    (12, 5),
    (14.4, 7.4),
    (11.6, 9),
    (16, 4.6),
    (3, 3.4),
    (5.8, 4),
)


def _marks_below(face: Features, skin: Skin) -> str:
    """Marks that lie under the features: blush, stubble."""
    parts = []
    if "pale" not in face.marks:
        strokes = 4 if "rosy" in face.marks else 3
        parts += [path(cheek(x, 8.6, strokes), stroke=skin.blush, width=1.2) for x in (-11.4, 12.6)]
    if "stubble" in face.marks:
        jaw = (
            "M-20.4 6C-17 24 -9 30.4 0 30.4C9 30.4 17 24 20.4 6C18 14 14 13.4 10.6 12.6Q2 10.4 -6.6 12.6"
            "C-12 13.4 -17 14 -20.4 6Z"
        )
        parts.append(path(jaw, "#3a3238", more='fill-opacity=".3"'))
    return "".join(parts)


def cheek(x: float, y: float, strokes: int) -> str:
    """Return the hatching of a cheek about a point."""
    starts = [(x + 2 + 2.7 * (i - (strokes - 1) / 2), 3.6 - 0.4 * abs(i - 1.5)) for i in range(strokes)]
    return "".join(f"M{at:.1f} {y - half:.1f}q-1 {half + 0.6:.1f} -3.6 {2 * half:.1f}" for at, half in starts)


def _marks_above(face: Features, skin: Skin) -> str:
    """Marks of age, weather and blades."""
    lines = {
        "folds": "M-5.4 10.4Q-9.4 13 -9 18M11 10.4Q14.4 13 13.4 18",
        "crows": "M-13.6 -2L-17.4 -4M-13.6 -.4L-17.6 .6M16.4 -2L19.4 -4M16.4 -.4L19.4 .6",
        "furrow": "M-12 -17Q0 -19.6 13 -17M-9 -20.6Q1 -22.6 10 -20.6M.4 -12L.9 -7.6",
        "bags": "M-10.6 2.6Q-6.8 5.2 -2.6 2.8M5.6 2.8Q9.6 5.2 13.6 2.4",
        "hollow": "M-15.4 9Q-12 13 -10.6 18M17.4 8Q14.8 12 14 16",
    }
    parts = [path(data, stroke=skin.line, width=1.2) for name, data in lines.items() if name in face.marks]
    if "scar" in face.marks:
        parts.append(path("M12.6 -17L14.2 -8.6M14 4L16.6 14", stroke="#a8463c", width=1.2))
    if "freckles" in face.marks:
        parts += [circle(x, y, 0.75, skin.line) for x, y in _FRECKLES]
    if "mole" in face.marks:
        parts.append(circle(11.4, 12.6, 1.1, _LASH))
    return "".join(parts)


_PROFILE_LASH = "M6.4 -3.6Q10.6 -8.2 16 -5.4"


def profile_features(face: Features, skin: Skin, brow_ink: str, *, woman: bool) -> str:
    """Return the features of a face seen from the side; the outline of nose, lips and chin is the head's own."""
    eye = path("M6.6 -2.6Q10 -7.4 14.6 -5.6Q15 -2.2 14 -1.4Q9.6 -.2 6.6 -2.6Z", "#fffaf2")
    eye += circle(13, -3.6, 2.1, face.iris) + circle(13.4, -3.6, 1.1, "#17100d")
    lash = path(_PROFILE_LASH, stroke=_LASH, width=2.2 if woman else 1.9)
    if face.paint:
        lash = path("M3 -1.6Q8 -12.6 16 -6Q10 -8 6.4 -3.2Z", face.paint) + lash
        lash += path("M6.8 -2.6L1 -1.2M7 -2.4Q10 -.2 14 -1.2", stroke=_LASH, width=1.2)
    near, middle, far, man_width, woman_width = _BROWS[face.brows]
    brow = path(
        f"M16 {near - 3.4}Q12 {middle - 2.4} 3.4 {far - 2}",
        stroke=brow_ink,
        width=(woman_width if woman else man_width),
    )
    nostril = path("M19.6 8.2Q17.4 6.2 16.2 9.4", stroke=skin.line, width=1.1)
    if woman:
        nostril = path("M17.6 7.6Q15.6 6 14.6 8.8", stroke=skin.line, width=1.2)
        lips = path("M18.2 12.4Q14 12.6 11.4 16.4Q14.6 20.6 18.6 20.9Q21 18.6 18.2 16.9Q21.4 15 18.2 12.4Z", skin.lips)
        lips += path("M10.8 16.2Q14.6 15.8 18.4 16.9", stroke=skin.line, width=1.2)
    else:
        lips = path("M20 14.4Q16 14.8 13.4 16.6Q17 18 20 19.4Q20.6 18 19.4 17Q21.4 16 20 14.4Z", skin.lips)
        lips += path("M11.4 17Q15.4 16 19.8 16.9", stroke=skin.line, width=1.5)
    bone = path(cheek(4, 13, 4), stroke=skin.shadow, width=1.2)
    return bone + eye + lash + brow + nostril + lips
