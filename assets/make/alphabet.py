"""The capitals that words on cards need beyond the index letters, in the same broad-nib hand."""

from __future__ import annotations

from geometry import Polygon, clockwise, ellipse, flatten, nib, path_of

_STEM, _HAIR = 10.0, 6.8  # half widths of upright and level strokes
_GAP = 11.0


def _box(x1: float, y1: float, x2: float, y2: float) -> Polygon:
    return [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]


def _curve(data: str) -> list[Polygon]:
    return nib(flatten(data, 12)[0], _STEM, _HAIR)


def _stem(x: float = 9.0) -> list[Polygon]:
    """An upright with feet."""
    return [_box(x - 1.5, 0, x + 18.5, 100), _box(x - 9, 0, x + 26, 12), _box(x - 9, 88, x + 26, 100)]


def _b() -> list[Polygon]:
    low = _curve("M18 49L42 49C60 49 68 58 68 71C68 86 58 94.4 42 94.4L18 94.4")
    return [*_stem(), *_curve("M18 5.6L40 5.6C55 5.6 62 14 62 26C62 40 54 49 40 49L18 49"), *low]


def _c() -> list[Polygon]:
    bow = _curve("M72 28C68 13 57 6 44 6C22 6 9 24 9 50C9 76 22 94 44 94C58 94 69 86 73 71")
    return [*bow, ellipse(70.5, 27, 9.5, 9.5, 24)]


def _d() -> list[Polygon]:
    return [*_stem(), *_curve("M18 5.6L36 5.6C60 5.6 72 22 72 50C72 78 60 94.4 36 94.4L18 94.4")]


def _i() -> list[Polygon]:
    return _stem()


def _k() -> list[Polygon]:
    arm = clockwise([(22, 62), (22, 48), (60, 4), (76, 4)])
    leg = clockwise([(32, 50), (46, 34), (82, 96), (60, 96)])
    return [*_stem(), arm, leg, _box(52, 0, 86, 10), _box(50, 90, 92, 100)]


def _l() -> list[Polygon]:
    return [*_stem(), _box(17, 90, 70, 100), clockwise([(62, 66), (72, 66), (72, 100), (56, 100)])]


def _o() -> list[Polygon]:
    return nib(ellipse(44, 50, 35, 44, 48), _STEM, _HAIR, closed=True)


def _p() -> list[Polygon]:
    return [*_stem(), *_curve("M18 5.6L42 5.6C58 5.6 66 16 66 30C66 45 57 54 42 54L18 54")]


def _r() -> list[Polygon]:
    leg = clockwise([(36, 52), (54, 52), (80, 92), (90, 92), (90, 100), (66, 100)])
    return [*_stem(), *_curve("M18 5.6L42 5.6C58 5.6 65 15 65 28C65 43 56 52 42 52L18 52"), leg]


def _s() -> list[Polygon]:
    bow = _curve(
        "M62 26C60 13 50 6 37 6C22 6 12 15 12 27C12 43 25 47 38 51"
        "C53 55 64 60 64 74C64 87 52 94 38 94C23 94 12 87 10 72"
    )
    return [*bow, ellipse(61, 26, 8.6, 8.6, 24), ellipse(11.5, 72, 8.6, 8.6, 24)]


def _w() -> list[Polygon]:
    strokes = [
        [(6, 4), (28, 4), (46, 100), (32, 100)],
        [(58, 4), (64, 4), (44, 100), (34, 100)],
        [(52, 4), (74, 4), (94, 100), (80, 100)],
        [(106, 4), (114, 4), (92, 100), (82, 100)],
    ]
    return [*map(clockwise, strokes), _box(-2, 0, 36, 12), _box(94, 0, 124, 12), _box(44, 0, 80, 12)]


_LETTERS = {"B": _b, "C": _c, "D": _d, "I": _i, "K": _k, "L": _l, "O": _o, "P": _p, "R": _r, "S": _s, "W": _w}


def word(text: str, height: float) -> str:
    """Return path data of a word whose middle is the origin.

    Raises:
        KeyError: A letter has not been drawn yet.
    """
    shapes: list[Polygon] = []
    at = 0.0
    for letter in text:
        drawn = _LETTERS[letter]()
        left, right = min(x for s in drawn for x, _ in s), max(x for s in drawn for x, _ in s)
        shapes += [[(x - left + at, y) for x, y in shape] for shape in drawn]
        at += right - left + _GAP
    scale, middle = height / 100, (at - _GAP) / 2
    return path_of([[((x - middle) * scale, (y - 50) * scale) for x, y in shape] for shape in shapes])
