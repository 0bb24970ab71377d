"""Features that make a face unique: eyes, brows, nose, mouth, and the marks of life on it.

Drawn about the middle of the face at (0, 0) like everything of a head, looking to the right.
"""

from __future__ import annotations

from dataclasses import dataclass

from drawing import circle, path


@dataclass(frozen=True)
class Skin:
    """The colours of a face: its light, its shadow, its drawn lines, its lips and its blush."""

    light: str
    shadow: str
    line: str
    lips: str
    blush: str = "#cf5540"


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

_NOSES = {
    "straight": "M3.4 -5C4.2 0 6.6 5 7.5 8.4C8 10.8 5 11.8 2.2 11",
    "fine": "M3 -4C3.6 1 5.4 5 6 7.6C6.4 9.6 4 10.4 2 9.8",
    "hooked": "M3.2 -8C6.8 -5 9.4 2 9.8 8.6C9.4 11.6 5.6 10.2 2 11.6",
    "snub": "M3.4 0C3.8 3 6.2 4.6 6.8 7C7 9.8 3.8 10 2 9",
    "broad": "M3 -5C3.4 1 7.2 4.4 8.8 7.8C9.2 10.8 5.8 11.4 4.4 10.6M-3.4 8.6C-4 10.8 -2 11.4 -.6 10.8",
    "long": "M4.4 -5C6.6 -1 6.8 3 9 8.6C9.8 12.6 6 13.6 2.4 12.8",
    "bulb": "M3 -4C3 -1 4 1.4 5.6 3C11 3.2 11.8 10.6 6.6 11.6C4.6 12 3 11.4 1.6 10.4M-2.4 8C-4.4 10 -2.2 12.2 .2 11",
    "broken": "M3.4 -7.6C7 -4 4.6 -1 5.4 2C7.4 4.8 9.2 6.6 9.4 9C9.2 11.8 5.8 11.8 4 11M-3 8.8C-4 11 -1.8 11.8 -.4 11",
    "button": "M3.4 -1C3 2 3.8 3.6 5.2 4.8C8.6 5 9 9.8 5.2 10.4C3.6 10.6 2.4 10 1.6 9.4M-2.2 7.6C-3.6 9 -2 11 -.6 10",
}

_TEETH, _MOUTH_DARK = "#fff8ec", "#5a1a1c"


def features(face: Features, skin: Skin, brow_ink: str, *, woman: bool, patch: bool = False) -> str:
    """Return the features of a face seen from the front."""
    parts = [_marks_below(face, skin)]
    for x, inward in ((_LEFT_EYE, 1), (_RIGHT_EYE, -1)):
        hidden = patch and x == _RIGHT_EYE
        parts.append(_patch() if hidden else _eye(x, face, skin, woman))
        parts.append("" if hidden else _brow(x, inward, face, brow_ink, woman))
    bridge = _NOSES[face.nose]
    parts += [path(bridge.partition("M-")[0], skin.shadow, more='fill-opacity=".6"')]
    parts += [path(bridge, stroke=skin.line, width=1.7), mouth(face.mouth, skin, woman=woman)]
    parts.append(_marks_above(face, skin))
    return "".join(parts)


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
            f"M{x - wide * 0.7} {y + 1.4}Q{x} {y + half * 0.6} {x + wide * 0.8} {y + 0.9}", stroke=skin.line, width=0.95
        )
    )
    return "".join(parts)


def _brow(x: float, inward: int, face: Features, ink: str, woman: bool) -> str:
    near, middle, far, man_width, woman_width = _BROWS[face.brows]
    y = _EYE_Y
    line = f"M{x + inward * 5.2} {y + near}Q{x + inward} {y + middle} {x - inward * 6.4} {y + far}"
    return path(line, stroke=ink, width=woman_width if woman else man_width)


def _patch() -> str:
    band = path("M-21 -15L21.5 -8.5", stroke="#211b1f", width=1.8)
    return band + path("M3.4 -10L17 -8C17.6 -1 14 3 10.2 3C6 3 3.4 -2 3.4 -10Z", "#211b1f", "#6a5c64", 0.8)


def mouth(kind: str, skin: Skin, *, woman: bool) -> str:
    """Return a mouth seen from the front."""
    line = skin.line
    lips = {
        "calm": "M-4.4 18Q-.6 15.8 1.8 17Q4.2 15.8 8.4 18Q2.2 22.4 -4.4 18Z",
        "full": "M-4.6 17.4Q-.8 14 1.9 15.9Q4.6 14 8.6 17.2Q2.4 23.8 -4.6 17.4Z",
        "smile": "M-6 15.8Q-.4 16.6 2 16.4Q5 16.6 10 15.2Q5.6 22.4 2.2 22.4Q-2.4 22.2 -6 15.8Z",
        "smirk": "M-4 18.6Q1 16.4 9.8 14.8Q5.4 21.6 1.4 21.4Q-2 21 -4 18.6Z",
        "stern": "M-4.8 19.2Q2 15.8 8.8 19Q2 20.6 -4.8 19.2Z",
    }
    cuts = {
        "calm": "M-5 18Q1.8 19.2 9 17.7",
        "full": "M-5.2 17.4Q1.8 19.4 9.2 17.1",
        "smile": "M-7.4 14.6Q-6 16.6 2 18.4Q8 18 11.4 13.8",
        "smirk": "M-4.4 18.6Q3 19 10.2 14.6M10.4 12.8Q11.6 14.6 10.6 16.4",
        "stern": "M-5.6 19.8Q2 17 9.6 19.6M-2 23.4Q2 22.4 6 23.4",
    }
    if kind == "grin":
        open_mouth = path("M-6.4 14.8Q2 17.4 10.4 14.2Q8.4 23.6 2 23.8Q-4.4 23.4 -6.4 14.8Z", _MOUTH_DARK, line, 0.9)
        teeth = path("M-5.6 15.6Q2 18 9.6 15L8.6 18.2Q2 20.6 -4.4 18.6Z", _TEETH)
        return open_mouth + teeth + path("M-8.4 13.2Q-7.4 14.6 -6 14.8M12 12.4Q11.4 13.8 10 14.3", stroke=line, width=1)
    if kind == "singing":
        return path("M-2.6 16Q2 13.4 6.6 16Q8 23.6 2 24.4Q-4 23.6 -2.6 16Z", _MOUTH_DARK, skin.lips, 1.6) + path(
            "M-.6 22Q2 19.6 5 22Q2 24.2 -.6 22Z", "#d9736b"
        )
    red = "" if woman else 'fill-opacity=".6"'
    return path(lips[kind], skin.lips, more=red) + path(cuts[kind], stroke=line, width=1.4)


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
        size = 5.4 if "rosy" in face.marks else 4.0
        depth = ".42" if "rosy" in face.marks else ".26"
        parts += [
            f'<circle cx="{x}" cy="9" r="{size}" fill="{skin.blush}" fill-opacity="{depth}"/>' for x in (-11.5, 14)
        ]
    if "stubble" in face.marks:
        jaw = (
            "M-20.4 6C-17 24 -9 30.4 0 30.4C9 30.4 17 24 20.4 6C18 14 14 13.4 10.6 12.6Q2 10.4 -6.6 12.6"
            "C-12 13.4 -17 14 -20.4 6Z"
        )
        parts.append(path(jaw, "#3a3238", more='fill-opacity=".3"'))
    return "".join(parts)


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
    blush = f'<circle cx="6" cy="9" r="5" fill="{skin.blush}" fill-opacity=".3"/>'
    return blush + eye + lash + brow + nostril + lips
