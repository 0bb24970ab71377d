"""Mouths of the people at the table: one line bent by a mood, or an opening, in lips as full as their owner's."""

from __future__ import annotations

from collections.abc import Callable

from drawing import LINE, group, path
from portraits_looks import Face, Mood

_HOLE, _TEETH, _TONGUE = "#4d1519", "#fffdf6", "#d0605a"


def mouth(face: Face, mood: Mood) -> str:
    """Return the mouth; it goes over a beard and under a moustache."""
    return group(MOUTHS[mood.mouth](face), mood.turn * 4.6, face.mouth.y, -face.mouth.skew)


def _paint(face: Face) -> str:
    return face.lips or face.skin.lips


def _line(left: float, right: float, middle: float, wide: float = 1.0, aside: float = 0.0) -> Callable[[Face], str]:
    """Return a closed mouth whose left and right corners and middle lie so far down."""

    def drawn(face: Face) -> str:
        cut = face.mouth
        w, bend = cut.half * wide, cut.bend
        curve = min(1.0, w / 15) * (0.8 if cut.full else 1.0)
        a, b, m = left * curve - bend, right * curve - bend, middle * curve + bend * 0.4
        x = aside
        lips = f"M{x - w} {a}C{x - w * 0.5} {m + 1} {x + w * 0.5} {m + 1} {x + w} {b}"
        if not cut.full:
            low = f"M{x - w * 0.34} {m + 7}Q{x} {m + 9} {x + w * 0.34} {m + 7}"
            y = (m + 1) * 0.75 + (a + b) * 0.125
            lip = f"M{x - w * 0.5} {y}Q{x} {y + 8.5} {x + w * 0.5} {y}Z"
            soft = path(lip, face.skin.lips, more='fill-opacity=".5"')
            return soft + path(lips, "none", LINE, 2.8) + path(low, "none", face.skin.line, 1.7)
        f = cut.full
        one, two = (a + m * 2) / 3 - f * 1.5, (b + m * 2) / 3 - f * 1.5
        shape = f"M{x - w} {a}Q{x - w * 0.5} {one} {x - w * 0.16} {m - f * 1.2}Q{x} {m - f * 0.7} "
        shape += f"{x + w * 0.16} {m - f * 1.2}Q{x + w * 0.5} {two} {x + w} {b}"
        shape += f"C{x + w * 0.5} {m + f * 2.4} {x - w * 0.5} {m + f * 2.4} {x - w} {a}Z"
        shine = path(f"M{x - w * 0.28} {m + f}h{w * 0.3}", "none", "#ffffff", 1.6, 'stroke-opacity=".35"')
        return path(shape, _paint(face), face.skin.line, 1.3) + path(lips, "none", LINE, 2.1) + shine

    return drawn


def _edge(face: Face) -> tuple[str, float]:
    """Return the line about an open mouth: lips, where they can be seen."""
    return (_paint(face), 2.4 + face.mouth.full * 0.4) if face.mouth.full else (LINE, 2.5)


def _open(left: float, right: float, top: float, deep: float, wide: float = 1.15) -> Callable[[Face], str]:
    """Return a laughing mouth: its corners, the middle of its upper lip and its depth."""

    def drawn(face: Face) -> str:
        w, bend = face.mouth.half * wide, face.mouth.bend * 0.5
        a, b = left - bend, right - bend
        colour, width = _edge(face)
        upper = f"M{-w} {a}C{-w * 0.45} {top + 1} {w * 0.45} {top + 1} {w} {b}"
        hole = f"{upper}C{w * 0.9} {deep * 0.7} {w * 0.45} {deep} 0 {deep}"
        hole += f"C{-w * 0.45} {deep} {-w * 0.9} {deep * 0.7} {-w} {a}Z"
        row = min(5.5, (deep - top) * 0.45)
        teeth = f"M{-w * 0.92} {a + 1.5}C{-w * 0.45} {top + 1.5} {w * 0.45} {top + 1.5} {w * 0.92} {b + 1.5}"
        edge = top + row + 2
        teeth += f"C{w * 0.8} {b + row + 2} {w * 0.4} {edge} 0 {edge}"
        teeth += f"C{-w * 0.4} {edge} {-w * 0.8} {a + row + 2} {-w * 0.92} {a + 1.5}Z"
        drawn = path(hole, _HOLE, colour, width)
        if deep - top > 9:
            drawn += path(
                f"M{-w * 0.5} {deep - 3.4}Q0 {deep - 10} {w * 0.5} {deep - 3.4}Q0 {deep} {-w * 0.5} {deep - 3.4}Z",
                _TONGUE,
            )
        drawn += path(teeth, _TEETH)
        return drawn + (path(f"M0 {top + 2}v{row - 1}", "none", LINE, 2.2) if face.mouth.gap else "")

    return drawn


def _bared(left: float, right: float, top: float, deep: float, wide: float = 1.1) -> Callable[[Face], str]:
    """Return clenched teeth: the corners, the upper lip and the lower lip in the middle."""

    def drawn(face: Face) -> str:
        w = face.mouth.half * wide
        colour, width = _edge(face)
        shape = f"M{-w} {left}C{-w * 0.5} {top} {w * 0.5} {top} {w} {right}"
        shape += f"C{w * 1.02} {(right + deep) / 2 + 2} {w * 0.5} {deep + 1} 0 {deep}"
        shape += f"C{-w * 0.5} {deep + 1} {-w * 1.02} {(left + deep) / 2 + 2} {-w} {left}Z"
        rows = f"M{-w * 0.95} {(left + deep) / 2}Q0 {(top + deep) / 2 + 1} {w * 0.95} {(right + deep) / 2}"
        rows += "".join(f"M{x * w} {top * 0.6 + 1}L{x * w} {deep - 0.5}" for x in (-0.55, -0.18, 0.18, 0.55))
        return path(shape, _TEETH, colour, width) + path(rows, "none", LINE, 1.2)

    return drawn


def _round(half: float, high: float, low: float) -> Callable[[Face], str]:
    """Return a mouth that says O."""

    def drawn(face: Face) -> str:
        colour, width = _edge(face)
        h = half * face.mouth.half / 15
        hole = (
            f"M0 {-high}C{h * 0.8} {-high} {h * 1.1} 0 {h} {low * 0.45}C{h * 0.9} {low * 0.85} {h * 0.5} {low} 0 {low}"
        )
        hole += (
            f"C{-h * 0.5} {low} {-h * 0.9} {low * 0.85} {-h} {low * 0.45}C{-h * 1.1} 0 {-h * 0.8} {-high} 0 {-high}Z"
        )
        teeth = f"M{-h * 0.66} {1.5 - high}Q0 {-0.5 - high} {h * 0.66} {1.5 - high}"
        teeth += f"L{h * 0.74} {4.5 - high}Q0 {6.5 - high} {-h * 0.74} {4.5 - high}Z"
        tongue = f"M{-h * 0.6} {low - 4}Q0 {low - 9} {h * 0.6} {low - 4}Q0 {low} {-h * 0.6} {low - 4}Z"
        return path(hole, _HOLE, colour, min(width, 3.2)) + path(tongue, _TONGUE) + path(teeth, _TEETH)

    return drawn


def _wavy(face: Face) -> str:
    """Return a mouth that trembles."""
    w = face.mouth.half
    wave = f"M{-w} 4Q{-w * 0.7} -3 {-w * 0.35} 1T{w * 0.3} 1T{w} 4"
    if face.mouth.full:
        return path(wave, "none", _paint(face), 3.4 + face.mouth.full * 0.6) + path(wave, "none", LINE, 2.0)
    return path(wave, "none", LINE, 2.9) + path("M-5 9Q0 7 5 9", "none", face.skin.line, 1.7)


MOUTHS: dict[str, Callable[[Face], str]] = {
    "calm": _line(-1, -1, 1.5),
    "smile": _line(-6, -6, 3, 1.1),
    "beam": _line(-9, -9, 5, 1.3),
    "smirk": _line(1, -7, 1.5, 1.0, 1.5),
    "flat": _line(1, 1, 0.5, 0.9),
    "slant": _line(4, -2, 1.0, 0.85, 2.0),
    "frown": _line(6, 6, -1, 0.95),
    "sulk": _line(7, 7, 1, 0.7),
    "purse": _line(0, -1, 0.5, 0.5, 5.0),
    "pout": _line(2, 2, 0, 0.5),
    "laugh": _open(-6, -6, 0, 15),
    "roar": _open(-7, -7, -3, 20, 1.2),
    "titter": _open(-4, -4, 0, 9, 0.8),
    "half": _open(-1, -8, 0, 9, 1.05),
    "grin": _bared(-7, -7, 0, 8, 1.25),
    "grimace": _bared(8, 8, -6, 10),
    "wince": _bared(5, 1, -4, 7, 0.95),
    "gasp": _round(10, 8, 17),
    "oh": _round(10, 6, 13),
    "drop": _round(12, 6, 22),
    "wavy": _wavy,
}
"""Every mouth by its name."""
