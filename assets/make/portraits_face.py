"""Faces of the people at the table: skin, shape, eyes, brows, noses and mouths, in each of five moods.

A face is drawn about a point between the eyes and the mouth, at (0, 0): about 80 wide, the skull's top at -52 and
the chin at 52. Everything is made large and plain, because it has to be read at fifty pixels.
"""

from __future__ import annotations

from dataclasses import dataclass

from drawing import LINE, circle, group, path

EYE_Y, EYE_X, BROW_Y, MOUTH_Y = -3.0, 17.5, -20.0, 31.0


@dataclass(frozen=True)
class Skin:
    """The colours of a face: its light, its shadow, its drawn lines, its lips and its cheeks."""

    light: str
    shadow: str
    line: str
    lips: str
    cheek: str


PALE = Skin("#f5e4d8", "#dcbdae", "#94675a", "#b87a70", "#e3a396")
FAIR = Skin("#f8dabd", "#e6b491", "#a15f3a", "#c4584c", "#ea8e72")
OLIVE = Skin("#e9bd8f", "#cb9462", "#7f4c27", "#ad4a40", "#dc8158")
GOLDEN = Skin("#f2cf9f", "#dba86f", "#8b572c", "#bb544a", "#e89467")
BROWN = Skin("#bd7f4e", "#985d34", "#542d14", "#8d3a33", "#b85c36")
DEEP = Skin("#9c5f3c", "#774428", "#3b1c0d", "#7d2c2b", "#a24d2b")
DARK = Skin("#80513a", "#613a28", "#2b140a", "#7a332f", "#8f4127")


@dataclass(frozen=True)
class Face:
    """Marks by which one face differs from another.

    Attributes:
        skin: Its colours.
        hair: The colour of brows and beard.
        width: Half of it at the temples.
        jaw: Half of it at the corners of the jaw, ``jaw_y`` below the middle.
        chin: How broad the chin is.
        length: From the middle to the chin.
        eye: Colour of the iris.
        lift: How far the outer corner of an eye stands above the inner one.
        open: How wide the eyes are at rest, 1 for most.
        brow: Thickness of the brows.
        nose: A key of ``NOSES``.
        lips: Paint on the lips; none when empty.
        lashes: Whether the lashes are drawn.
        years: Lines of age, 0 to 2.
        freckles: Whether there are freckles.
        shock: The mouth when caught: "gasp" or "grimace".
    """

    skin: Skin
    hair: str
    width: float = 40.0
    jaw: float = 33.0
    jaw_y: float = 26.0
    chin: float = 15.0
    length: float = 52.0
    eye: str = "#4a2a16"
    lift: float = 1.0
    open: float = 1.0
    brow: float = 5.0
    nose: str = "straight"
    lips: str = ""
    lashes: bool = False
    years: int = 0
    freckles: bool = False
    shock: str = "grimace"


@dataclass(frozen=True)
class Mood:
    """A mood as a face wears it.

    Attributes:
        tilt: Of the head, degrees clockwise.
        drop: How far the head sinks.
        turn: How far the head is turned to the side, -1 to the left, 1 to the right.
        lids: How wide the eyes are, to usual; 0 for eyes shut with laughter, less for eyes pressed shut.
        gaze: Where the irises go.
        iris: Their size, to usual.
        brows: How far the left and the right brow rise.
        worry: How far the inner ends rise above the outer ones.
        mouth: Which mouth.
    """

    tilt: float = 0.0
    drop: float = 0.0
    turn: float = 0.0
    lids: float = 1.0
    gaze: tuple[float, float] = (0.0, 0.0)
    iris: float = 1.0
    brows: tuple[float, float] = (0.0, 0.0)
    worry: float = 0.0
    mouth: str = "calm"


MOODS = {
    "calm": Mood(lids=0.78),
    "thinks": Mood(tilt=6, lids=0.95, gaze=(4.2, -4.0), brows=(1.0, 8.0), worry=-1.0, mouth="purse"),
    "pleased": Mood(tilt=-4, drop=-2, lids=0.0, brows=(5.0, 5.0), mouth="laugh"),
    "caught": Mood(tilt=2, drop=5, lids=1.45, iris=0.66, brows=(9.0, 9.0), worry=6.0, mouth="shock"),
    "waits": Mood(tilt=9, drop=3, lids=0.5, gaze=(-5.6, 2.0), brows=(-2.0, 0.5), worry=1.0, mouth="flat"),
}


def outline(face: Face) -> str:
    """Return the path of the face without ears."""
    w, j, y, c, n = face.width, face.jaw, face.jaw_y, face.chin, face.length
    return (
        f"M{-w} -14C{-w} -66 {w} -66 {w} -14C{w + 0.5} 2 {w} 12 {j} {y}C{j - 5} {y + 13} {c} {n} 0 {n}"
        f"C{-c} {n} {5 - j} {y + 13} {-j} {y}C{-w} 12 {-w - 0.5} 2 {-w} -14Z"
    )


def neck(face: Face) -> str:
    """Return the neck, in the shadow of the chin."""
    half = min(24.0, face.jaw * 0.6)
    shape = f"M{-half} 22L{-half} 52C{-half - 2} 62 {-half - 14} 66 {-half - 22} 70L{half + 22} 70"
    shape += f"C{half + 14} 66 {half + 2} 62 {half} 52L{half} 22Z"
    under = f"M{-half} 22L{-half} {face.length - 2}Q0 {face.length + 22} {half} {face.length - 2}L{half} 22Z"
    return path(shape, face.skin.light, LINE, 2.4) + path(under, face.skin.shadow)


def head(face: Face, mood: Mood) -> str:
    """Return ears, face and nose: what lies under the eyes."""
    skin = face.skin
    w, j, y, n = face.width, face.jaw, face.jaw_y, face.length
    shade = (
        f"M{w} -14C{w + 0.5} 2 {w} 12 {j} {y}C{j - 5} {y + 13} {face.chin} {n} 0 {n}"
        f"C{j * 0.45} {n - 9} {j * 0.72} {y + 2} {w * 0.72} 4C{w * 0.8} -12 {w * 0.74} -30 {w * 0.5} -48"
        f"C{w * 0.86} -42 {w} -30 {w} -14Z"
    )
    near = _ear(-1, face), _ear(1, face)
    parts = [group(near[0], mood.turn * 2.5, 0), group(near[1], mood.turn * 2.5, 0)]
    rim = f"M{w * 0.9:.1f} -34C{w - 2.4:.1f} -24 {w - 2.2:.1f} 0 {j - 1.5:.1f} {y - 4}"
    rim += f"C{j - 4} {y + 6} {j - 8} {y + 12} {j - 12} {y + 16}"
    parts += [path(outline(face), skin.light, LINE, 2.6), path(shade, skin.shadow)]
    parts.append(path(rim, "none", "#fff1d6", 2.0, 'stroke-opacity="0.3"'))
    glow = 'fill-opacity="0.55"' if mood.mouth in ("laugh", "shock", "smile") else 'fill-opacity="0.36"'
    blush = f'cy="15" rx="9.5" ry="7.5" fill="{skin.cheek}" {glow}/>'
    features = [f'<ellipse cx="{x:.1f}" {blush}' for x in (-w * 0.6, w * 0.58)]
    if face.freckles:
        spots = ((-25, 11), (-20, 15), (-29, 15), (24, 12), (19, 16))
        features.append(path("".join(f"M{x0} {y0}h.1" for x0, y0 in spots), "none", skin.line, 2.2))
    features.append(_modelled(face))
    features.append(_age(face, mood))
    parts.append(turned("".join(features), mood, 3.2))
    parts.append(turned(NOSES[face.nose](face) + _BRIDGE, mood, 5.5))
    return "".join(parts)


def _modelled(face: Face) -> str:
    """Return the hollows in which the eyes lie, and the light on brow and chin."""

    def spot(x: float, y: float, wide: float, high: float) -> str:
        half = f"a{wide:.0f} {high:.0f} 0 1 0"
        return f"M{x - wide:.0f} {y:.0f}{half} {2 * wide:.0f} 0{half} {-2 * wide:.0f} 0"

    hollows = "".join(spot(side * EYE_X, EYE_Y - 2.5, 15.5, 11.5) for side in (-1, 1))
    lit = spot(-face.width * 0.2, -31, face.width * 0.42, 9) + spot(-3, face.length - 10, 8.5, 4.6)
    return path(hollows, face.skin.shadow, more='fill-opacity=".42"') + path(lit, "#fff4dc", more='fill-opacity=".15"')


def turned(markup: str, mood: Mood, far: float) -> str:
    """Return what lies so far before the middle of the head where it comes to lie as the head turns."""
    return group(markup, mood.turn * far, 0) if mood.turn and markup else markup


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
    return Eyes(*(turned("".join(parts), mood, 3.6) for parts in zip(*layers, strict=True)))


def brows(face: Face, mood: Mood) -> str:
    """Return the brows."""
    return turned(_brow(face, mood, -1) + _brow(face, mood, 1), mood, 3.8)


def _ear(side: int, face: Face) -> str:
    x = face.width - 1
    shape = "M0 -10C5 -16 12 -12 11 -2C10 8 6 14 0 13Z"
    fold = "M3 -6C7 -9 9 -4 6 2"
    fill = face.skin.light if side < 0 else face.skin.shadow
    return group(path(shape, fill, LINE, 2.2) + path(fold, "none", face.skin.line, 1.6), side * x, 2, 0, 1.0, side < 0)


def _age(face: Face, mood: Mood) -> str:
    if not face.years:
        return ""
    lines = "M-12 17C-17 20 -20 25 -20 31M12 17C17 20 20 25 20 31"
    lines += "M-25 8Q-18 12 -11 8M25 8Q18 12 11 8"
    if face.years > 1:
        rise = 3 if mood.mouth == "shock" else 0
        lines += f"M-16 {-36 - rise}Q0 {-40 - rise} 16 {-36 - rise}M-12 {-43 - rise}Q0 {-46 - rise} 12 {-43 - rise}"
        for jaw in (-face.jaw, face.jaw):
            lines += f"M{jaw * 0.62:.1f} 36Q{jaw * 0.72:.1f} 43 {jaw * 0.5:.1f} 47"
        lines += "M-24 12Q-18 15 -12 12M24 12Q18 15 12 12"
        lines += f"M{-face.width + 3} 1L{-face.width + 9} 4M{face.width - 3} 1L{face.width - 9} 4"
    return path(lines, "none", face.skin.line, 1.5, 'stroke-opacity="0.7"')


# Noses


def _straight(face: Face) -> str:
    return path("M2 -8C5 2 10 10 8 15C5 19 -2 19 -6 16", "none", face.skin.line, 2.6)


def _long(face: Face) -> str:
    bridge = path("M-3 -10C-1 -4 -4 6 -8 15C-5 21 5 21 9 16C6 8 3 -2 4 -10Z", face.skin.shadow)
    return bridge + path("M4 -10C6 -2 12 9 10 16C7 21 -4 21 -8 16", "none", face.skin.line, 2.6)


def _broad(face: Face) -> str:
    ball = path("M-5 2C-9 8 -13 12 -11 17C-8 20 8 20 11 17C13 12 9 8 5 2Z", face.skin.shadow)
    return ball + path("M-11 11C-15 15 -11 20 -6 18Q0 22 6 18C11 20 15 15 11 11", "none", face.skin.line, 2.5)


def _button(face: Face) -> str:
    return path("M-6 13C-6 18 7 19 7 12M3 -3Q5 4 5 8", "none", face.skin.line, 2.4)


def _hook(face: Face) -> str:
    side = path("M4 -12C10 -4 15 8 13 14C10 20 -2 22 -7 16C-1 14 2 4 1 -8Z", face.skin.shadow)
    return side + path("M3 -12C10 -6 16 8 13 14C10 19 4 17 2 18C-2 20 -6 18 -7 14", "none", face.skin.line, 2.6)


_BRIDGE = path("M-2 -7Q-1 1 0 7M1 12h2", "none", "#fff4dc", 2.6, 'stroke-opacity=".34"')
"""The light on the bridge and the tip of a nose."""

NOSES = {"straight": _straight, "long": _long, "broad": _broad, "button": _button, "hook": _hook}


# Eyes


def _opening(face: Face, lids: float) -> tuple[str, str]:
    """Return the curves of the upper and the lower lid of a right eye about (0, 0), from the nose outwards."""
    wide, up, low = 11.5, 15.0 * face.open * min(1.35, lids), 10.0 * face.open * max(0.8, min(1.3, lids))
    return f"C-6 {-up} 5 {-up - face.lift} {wide} {-face.lift}", f"C6 {low} -5 {low} {-wide} 0"


def _eye(face: Face, mood: Mood, side: int) -> tuple[str, str, str, str]:
    """Return the layers of one eye: white, iris, lids, and the lids of an eye that blinks."""

    def placed(markup: str) -> str:
        return group(markup, side * EYE_X, EYE_Y, 0, 1.0, side < 0)

    if mood.lids <= 0:
        return "", "", placed(_laughing(face) if not mood.lids else _pressed(face)), ""
    upper, lower = _opening(face, mood.lids)
    rest, bottom = _opening(face, max(1.0, mood.lids))
    x, y = side * EYE_X + mood.gaze[0], EYE_Y + mood.gaze[1] - 1.0
    iris = circle(x, y, 7.5 * mood.iris, face.eye, "#1d1210", 1.3) + circle(x, y, 4.1 * mood.iris, "#120c0b")
    iris += circle(x - 2.5, y - (2.6 if mood.lids > 0.7 else -0.3), 2.0, "#ffffff")
    iris += circle(x + 2.6, y + 3.0, 1.0, "#ffffff")
    r = 5.6 * mood.iris
    glow = f"M{x - r * 0.8:.1f} {y + r * 0.6:.1f}A{r:.1f} {r:.1f} 0 0 0 {x + r * 0.8:.1f} {y + r * 0.6:.1f}"
    iris += path(glow, "none", "#ffffff", 1.7, 'stroke-opacity="0.34"')
    top = _height(face, mood.lids)
    cast = f"L11 {4 - face.lift}C5 {top + 6:.1f} -6 {top + 6:.1f} -11 3Z"
    lids = path(f"M-11.5 0{upper}{cast}", "#3a2033", more='fill-opacity="0.22"')
    if mood.lids < 0.9:
        back = f"L11.5 {-face.lift}C5 {top - face.lift:.1f} -6 {top:.1f} -11.5 0Z"
        lids += path(f"M-11.5 0{rest}{back}", face.skin.shadow, face.skin.line, 1.4)
    else:
        crease = f"M-11 {-5 + top * 0.1:.1f}C-5 {top - 2:.1f} 5 {top - 2 - face.lift:.1f} 12 {-6.5 - face.lift:.1f}"
        lids += path(crease, "none", face.skin.line, 1.3, 'stroke-opacity="0.75"')
    lids += path(f"M-11.5 0{upper}", "none", LINE, 3.4 if face.lashes else 2.8)
    lids += path(f"M11.5 {-face.lift}{lower}", "none", face.skin.line, 1.3)
    lids += (
        path(f"M10 {-face.lift - 1}L16.5 {-face.lift - 5}M7 {-face.lift - 4}L12 -10", "none", LINE, 2.2)
        if face.lashes
        else ""
    )
    lid = path(f"M-11.5 0{rest}{bottom}Z", face.skin.shadow, face.skin.line, 1.4)
    lid += path(f"M-12 1C-6 8 5 8 12 {1 - face.lift}", "none", LINE, 3.4 if face.lashes else 2.8)
    lid += path(f"M10 3L15.5 {4 - face.lift}M6 5.6L10 9", "none", LINE, 2.0) if face.lashes else ""
    return placed(path(f"M-11.5 0{upper}{lower}Z", "#fffaf0")), iris, placed(lids), placed(lid)


def _laughing(face: Face) -> str:
    arc = path("M-12 3C-6 -9 6 -9 12 2", "none", LINE, 4.0)
    under = path("M-8 8Q0 5 8 8", "none", face.skin.line, 1.5)
    return arc + under + (path("M11 1L16.5 -3M8.5 -3L13 -7", "none", LINE, 2.4) if face.lashes else "")


def _pressed(face: Face) -> str:
    arc = path("M-11 -3C-5 6 5 6 12 -2", "none", LINE, 3.8)
    folds = path("M-9 -8Q-2 -4 6 -8M-8 9Q0 11 7 8", "none", face.skin.line, 1.6)
    return arc + folds + (path("M9 2L14 5M5 4L8 8.5", "none", LINE, 2.2) if face.lashes else "")


def _height(face: Face, lids: float) -> float:
    return -15.0 * face.open * min(1.35, lids)


def _brow(face: Face, mood: Mood, side: int) -> str:
    rise = mood.brows[0 if side < 0 else 1]
    inner, outer, t = -rise - mood.worry * 0.7 + 1, -rise + mood.worry * 0.6 + 2, face.brow
    arch = min(inner, outer) - 6
    shape = f"M-11 {inner:.1f}Q-1 {arch:.1f} 14 {outer:.1f}Q0 {arch + t * 1.5:.1f} -11 {inner + t:.1f}Z"
    return group(path(shape, face.hair, face.hair, 0.8), side * EYE_X, BROW_Y, 0, 1.0, side < 0)


# Mouths


def mouth(face: Face, mood: Mood) -> str:
    """Return the mouth; it goes over a beard and under a moustache."""
    kind = mood.mouth if mood.mouth != "shock" else face.shock
    return group(_MOUTHS[kind](face), mood.turn * 4.6, MOUTH_Y)


def _paint(face: Face) -> str:
    return face.lips or face.skin.lips


def _calm(face: Face) -> str:
    if face.lips:
        full = "M-16 -3C-9 -7 -4 -7 0 -5C4 -7 9 -7 16 -3C9 8 4 10 0 10C-4 10 -9 8 -16 -3Z"
        return path(full, face.lips, face.skin.line, 1.2) + path("M-16 -3Q-7 3 0 1.5Q7 3 16 -3", "none", LINE, 2.0)
    low = path("M-8 4Q0 10 8 4Q0 6 -8 4Z", face.skin.lips)
    return low + path("M-16 -3C-9 4 8 4 16 -4", "none", LINE, 2.8)


def _purse(face: Face) -> str:
    if face.lips:
        full = "M-5 -2C-1 -6 3 -6 6 -3C9 -6 14 -5 15 -1C13 6 9 8 6 8C1 8 -3 5 -5 -2Z"
        return path(full, face.lips, face.skin.line, 1.2) + path("M-5 -1Q6 3 15 -1", "none", LINE, 2.0)
    return path("M-4 3Q5 -2 14 0", "none", LINE, 3.0) + path("M15 -4Q18 0 15 5", "none", face.skin.line, 1.8)


def _laugh(face: Face) -> str:
    mouth_shape = "M-19 -6C-8 0 8 0 19 -6C17 8 9 16 0 16C-9 16 -17 8 -19 -6Z"
    teeth = "M-17 -4.5C-8 1 8 1 17 -4.5C16 1 13 4 11 5.5C4 7.5 -4 7.5 -11 5.5C-13 4 -16 1 -17 -4.5Z"
    edge, wide = (face.lips, 4.0) if face.lips else (LINE, 2.4)
    tongue = path("M-9 12C-5 7 5 7 9 12C5 16 -5 16 -9 12Z", "#d0605a")
    return path(mouth_shape, "#4d1519", edge, wide) + tongue + path(teeth, "#fffdf6")


def _gasp(face: Face) -> str:
    edge, wide = (face.lips, 4.2) if face.lips else (LINE, 2.6)
    hole = path("M0 -8C8 -8 11 0 10 7C9 14 5 17 0 17C-5 17 -9 14 -10 7C-11 0 -8 -8 0 -8Z", "#4d1519", edge, wide)
    return hole + path("M-6 12C-3 9 3 9 6 12C3 15 -3 15 -6 12Z", "#d0605a")


def _grimace(face: Face) -> str:
    edge, wide = (face.lips, 3.4) if face.lips else (LINE, 2.6)
    shape = "M-18 9C-18 -1 -10 -5 0 -5C10 -5 18 -1 18 9C18 13 13 12 0 11C-13 12 -18 13 -18 9Z"
    return path(shape, "#fffdf6", edge, wide) + path(
        "M-17 4Q0 1 17 4M-9 -3L-9 11M0 -4L0 11M9 -3L9 11", "none", LINE, 1.4
    )


def _flat(face: Face) -> str:
    if face.lips:
        full = "M-14 2C-8 -4 -3 -4 0 -2C4 -4 9 -3 14 3C8 7 4 8 0 8C-4 8 -9 7 -14 2Z"
        return path(full, face.lips, face.skin.line, 1.2) + path("M-14 3Q0 1 14 4", "none", LINE, 2.0)
    return path("M-13 1L9 1Q13 2 15 5", "none", LINE, 3.0) + path("M-5 7Q0 9 5 7", "none", face.skin.line, 1.6)


def _smile(face: Face) -> str:
    if face.lips:
        full = "M-18 -5C-10 -5 -4 -5 0 -3C4 -5 10 -5 18 -5C11 8 5 10 0 10C-5 10 -11 8 -18 -5Z"
        return path(full, face.lips, face.skin.line, 1.2) + path("M-19 -6Q-9 4 0 4Q9 4 19 -6", "none", LINE, 2.2)
    dimples = path("M-20 -8Q-22 -5 -20 -2M20 -8Q22 -5 20 -2", "none", face.skin.line, 1.8)
    return (
        path("M-19 -5C-10 8 10 8 19 -5", "none", LINE, 3.0)
        + dimples
        + path("M-5 9Q0 11 5 9", "none", face.skin.line, 1.6)
    )


def _frown(face: Face) -> str:
    if face.lips:
        full = "M-14 6C-8 -2 -4 -3 0 -1C4 -3 8 -2 14 6C8 8 4 9 0 9C-4 9 -8 8 -14 6Z"
        return path(full, face.lips, face.skin.line, 1.2) + path("M-15 7Q0 -1 15 7", "none", LINE, 2.2)
    return path("M-15 7C-8 -3 8 -3 15 7", "none", LINE, 3.0) + path("M-6 11Q0 8 6 11", "none", face.skin.line, 1.6)


def _smirk(face: Face) -> str:
    if face.lips:
        full = "M-15 1C-9 -4 -4 -4 0 -3C5 -5 10 -7 17 -8C11 7 5 9 0 9C-6 9 -11 6 -15 1Z"
        return path(full, face.lips, face.skin.line, 1.2) + path("M-15 1Q0 4 18 -8", "none", LINE, 2.2)
    return path("M-14 2C-4 6 8 3 17 -6", "none", LINE, 3.0) + path("M18 -10Q21 -6 19 -2", "none", face.skin.line, 1.8)


_MOUTHS = {
    "calm": _calm,
    "purse": _purse,
    "laugh": _laugh,
    "gasp": _gasp,
    "grimace": _grimace,
    "flat": _flat,
    "smile": _smile,
    "frown": _frown,
    "smirk": _smirk,
}
