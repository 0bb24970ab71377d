"""The letters of the large index: no serifs, no balls, and strokes of one weight, for eyes that see little.

A sign stands in a box 100 high with its foot at 100, as the others do (`lettering`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from geometry import Point, Polygon, clockwise, ellipse, flatten, moved, nib

_HALF = 8.6
"""Half the width of a stroke, upright or level."""
_TOP, _FOOT = _HALF, 100.0 - _HALF
"""The middle of a stroke that touches the upper edge, and of one that touches the lower edge."""


def _bar(x1: float, y1: float, x2: float, y2: float) -> Polygon:
    return [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]


def _stem(x: float) -> Polygon:
    return _bar(x, 0, x + 2 * _HALF, 100)


def _shape(*points: Point) -> Polygon:
    return clockwise(list(points))


def _curve(data: str) -> list[Polygon]:
    return nib(flatten(data, 14)[0], _HALF, _HALF)


def _loop(x: float, y: float, rx: float, ry: float) -> list[Polygon]:
    return nib(ellipse(x, y, rx, ry, 48), _HALF, _HALF, closed=True)


def _ace() -> list[Polygon]:
    left = _shape((32, 0), (49, 0), (19, 100), (0, 100))
    right = _shape((39, 0), (56, 0), (88, 100), (69, 100))
    return [left, right, _bar(18, 60, 70, 75)]


def _two() -> list[Polygon]:
    bow = _curve(f"M 13 30 C 14 16 23 {_TOP} 36 {_TOP} C 52 {_TOP} 62 18 62 31 C 62 50 40 68 12 93")
    return [*bow, _bar(4, 84, 72, 100)]


def _three() -> list[Polygon]:
    top = _curve(f"M 12 24 C 16 14 24 {_TOP} 36 {_TOP} C 51 {_TOP} 60 16 60 27 C 60 40 50 47 28 47")
    low = _curve(f"M 28 47 C 54 47 63 57 63 70 C 63 84 52 {_FOOT} 36 {_FOOT} C 22 {_FOOT} 12 85 9 74")
    return [*top, *low]


def _four() -> list[Polygon]:
    slope = _shape((42, 0), (62, 0), (20, 62), (20, 66), (0, 66), (0, 60))
    return [slope, _bar(0, 60, 76, 75), _bar(44, 0, 61, 100)]


def _five() -> list[Polygon]:
    bow = _curve(
        f"M 18 48 C 25 42 32 39 40 39 C 56 39 65 50 65 65 C 65 82 54 {_FOOT} 38 {_FOOT} C 24 {_FOOT} 14 85 10 75"
    )
    return [_bar(11, 0, 68, 16), _shape((11, 0), (27, 0), (25, 50), (9, 52)), *bow]


def _six() -> list[Polygon]:
    back = _curve(f"M 64 19 C 58 12 52 {_TOP} 44 {_TOP} C 22 {_TOP} 10 30 10 66")
    return [*back, *_loop(39, 66.6, 29, _FOOT - 66.6)]


def _seven() -> list[Polygon]:
    return [_bar(3, 0, 72, 16), _shape((52, 8), (72, 8), (72, 15), (38, 100), (18, 100))]


def _eight() -> list[Polygon]:
    return [*_loop(38, 26, 23, 26 - _TOP), *_loop(38, 70, 29, _FOOT - 70)]


def _nine() -> list[Polygon]:
    return [moved(shape, 78, 100, 180) for shape in _six()]


def _ten() -> list[Polygon]:
    # Two signs close together, not one made narrow: the zero has straight sides, so that its bowl stays open.
    one = [_bar(8, 0, 22.5, 100), _shape((11, 0), (16, 0), (16, 20), (0, 25), (0, 11))]
    half = 7.2
    x1, x2, middle = 27 + half, 72.5 - half, (27 + 72.5) / 2
    zero = (
        f"M {middle} {_TOP} C {x2 - 4} {_TOP} {x2} 19 {x2} 36 L {x2} 64 C {x2} 81 {x2 - 4} {_FOOT} {middle} {_FOOT}"
        f" C {x1 + 4} {_FOOT} {x1} 81 {x1} 64 L {x1} 36 C {x1} 19 {x1 + 4} {_TOP} {middle} {_TOP}"
    )
    return [*one, *nib(flatten(zero, 14)[0][:-1], half, _HALF, closed=True)]


def _jack() -> list[Polygon]:
    return _curve(f"M 46 0 L 46 66 C 46 84 39 {_FOOT} 27 {_FOOT} C 16 {_FOOT} 9 85 7 73")


def _queen() -> list[Polygon]:
    return [*_loop(43, 48, 34, 48 - _TOP), _shape((40, 66), (56, 60), (88, 100), (65, 100))]


def _king() -> list[Polygon]:
    arm = _shape((18, 68), (18, 48), (62, 0), (84, 0))
    return [_stem(4), arm, _shape((34, 50), (49, 36), (88, 100), (66, 100))]


def _valet() -> list[Polygon]:
    return [_shape((0, 0), (19, 0), (50, 100), (34, 100)), _shape((69, 0), (88, 0), (54, 100), (38, 100))]


def _dame() -> list[Polygon]:
    bow = _curve(f"M 12 {_TOP} L 32 {_TOP} C 58 {_TOP} 70 25 70 50 C 70 75 58 {_FOOT} 32 {_FOOT} L 12 {_FOOT}")
    return [_stem(4), *bow]


def _roi() -> list[Polygon]:
    bow = _curve(f"M 12 {_TOP} L 38 {_TOP} C 55 {_TOP} 63 17 63 30 C 63 44 55 54 38 54 L 12 54")
    return [_stem(4), *bow, _shape((34, 54), (54, 50), (80, 100), (59, 100))]


def _steady(draw: Callable[[], list[Polygon]]) -> Callable[[float], list[Polygon]]:
    """Return a sign whose strokes are as broad as it is drawn, whatever is asked for."""
    return lambda _stem: draw()


_DRAWN: Mapping[str, Callable[[], list[Polygon]]] = MappingProxyType(
    {
        "A": _ace,
        "2": _two,
        "3": _three,
        "4": _four,
        "5": _five,
        "6": _six,
        "7": _seven,
        "8": _eight,
        "9": _nine,
        "T": _ten,
        "J": _jack,
        "Q": _queen,
        "K": _king,
        "V": _valet,
        "D": _dame,
        "R": _roi,
    }
)
PLAIN = MappingProxyType({rank: _steady(draw) for rank, draw in _DRAWN.items()})
"""The shapes of each sign."""
