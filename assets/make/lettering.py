"""The index letters of the deck: thirteen signs of our own, drawn with a broad nib and square serifs.

A sign stands in a box 100 high with its foot at 100; a broad nib keeps the thin strokes strong enough to be
read on a card 75 pixels wide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from geometry import Point, Polygon, clockwise, ellipse, flatten, moved, nib, path_of

CAP = 100.0
_HAIR = 6.2  # half the width of level strokes
_STEM = 14.8
"""The width of upright strokes, alike in all signs once they are set: a sign made narrower has broader ones before."""
_FINER = 0.88
"""The strokes of a ten, which has two signs in the room of one, relative to those of others."""
_OPTICAL, _LEAN = 0.5, 3.2
"""The share in which a sign is centred by its weight rather than by its edges, and the most that this moves it."""


def _box(x1: float, y1: float, x2: float, y2: float) -> Polygon:
    return [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]


def _shape(*points: Point) -> Polygon:
    return clockwise(list(points))


def _curve(data: str, stem: float) -> list[Polygon]:
    return nib(flatten(data, 14)[0], stem / 2, _HAIR)


def _loop(cx: float, cy: float, rx: float, ry: float, stem: float) -> list[Polygon]:
    return nib(ellipse(cx, cy, rx, ry, 48), stem / 2, _HAIR, closed=True)


def _ball(x: float, y: float, radius: float = 10.5) -> Polygon:
    return ellipse(x, y, radius, radius, 24)


def _ace(_stem: float) -> list[Polygon]:
    right = _shape((36, 0), (56, 0), (84, 96), (62, 96))
    left = _shape((36, 0), (48, 8), (23, 96), (11, 96))
    bar = _box(22, 61, 68, 72)
    return [right, left, bar, _box(0, 90, 34, 100), _box(52, 90, 94, 100)]


def _king(stem: float) -> list[Polygon]:
    upright = _box(12, 0, 12 + stem, 100)
    arm = _shape((26, 62), (26, 48), (66, 4), (80, 4))
    leg = _shape((36, 50), (50, 34), (88, 96), (64, 96))
    serifs = [_box(1, 0, 41, 10), _box(1, 90, 41, 100), _box(55, 0, 91, 10), _box(53, 90, 97, 100)]
    return [upright, arm, leg, *serifs]


def _queen(stem: float) -> list[Polygon]:
    tail = _shape((40, 60), (55, 57), (88, 94), (92, 100), (66, 100))
    return [*_loop(45, 48, 36, 42, stem), tail]


def _jack(stem: float) -> list[Polygon]:
    hook = _curve("M 41 5 L 41 66 C 41 86 33 94 23 94 C 16 94 12 89 12 82", stem)
    return [*hook, _ball(12, 81), _box(20, 0, 62, 10)]


def _two(stem: float) -> list[Polygon]:
    bow = _curve("M 16 29 C 16 14 26 6 38 6 C 56 6 66 16 66 30 C 66 50 44 66 18 92", stem)
    foot = _shape((6, 100), (6, 91), (16, 87), (60, 87), (66, 74), (74, 74), (72, 100))
    return [*bow, _ball(16, 29), foot]


def _three(stem: float) -> list[Polygon]:
    top = _curve("M 16 26 C 16 13 26 6 38 6 C 55 6 64 14 64 26 C 64 39 54 46 32 46", stem)
    low = _curve("M 32 46 C 58 46 67 57 67 70 C 67 86 55 94 38 94 C 24 94 15 87 15 74", stem)
    return [*top, *low, _ball(16, 26), _ball(15, 74)]


def _four(stem: float) -> list[Polygon]:
    slope = _shape((46, 0), (60, 0), (60, 8), (18, 64), (18, 74), (3, 74), (3, 64))
    return [slope, _box(3, 63, 80, 75), _box(64 - stem, 0, 64, 100), _box(34, 90, 76, 100)]


def _five(stem: float) -> list[Polygon]:
    flag = _shape((14, 0), (70, 0), (66, 14), (14, 14))
    bow = _curve("M 20.6 46.4 C 27 41 34 39 42 39 C 59 39 68 51 68 66 C 68 84 56 94 39 94 C 25 94 15 87 15 74", stem)
    return [flag, _box(14, 0, 26, 52), *bow, _ball(15, 74)]


def _six(stem: float) -> list[Polygon]:
    # The ball ends far above the bowl, so that the sign stays open on a card 75 pixels wide.
    back = _curve("M 61 17 C 58 9 52 6 45 6 C 24 6 12 30 12 68", stem)
    return [*back, *_loop(41, 69.5, 29, 24.3, stem), _ball(61.5, 17.5, 9.4)]


def _seven(_stem: float) -> list[Polygon]:
    bar = _shape((5, 0), (76, 0), (76, 12), (70, 16), (15, 16), (13, 27), (5, 27))
    slope = _shape((58, 10), (76, 10), (76, 14), (50, 58), (44, 100), (23, 100), (30, 58))
    return [bar, slope]


def _eight(stem: float) -> list[Polygon]:
    return [*_loop(40, 27, 24.5, 21, stem), *_loop(40, 70, 31, 24, stem)]


def _nine(stem: float) -> list[Polygon]:
    return [moved(shape, 82, 100, 180) for shape in _six(stem)]


def _ten(stem: float) -> list[Polygon]:
    # Two signs close together, not one made narrow: the zero has straight sides and finer strokes, so that its bowl
    # stays open.
    stem *= _FINER
    one = [_box(22 - stem, 0, 22, 100), _shape((8, 0), (14, 0), (14, 22), (0, 24), (0, 15), (5, 11))]
    one.append(_box(0, 90, 24.6, 100))
    x1, x2, y1, y2 = 27 + stem / 2, 71 - stem / 2, _HAIR, CAP - _HAIR
    middle = (x1 + x2) / 2
    zero = (
        f"M {middle} {y1} C {x2 - 3} {y1} {x2} 19 {x2} 38 L {x2} 62 C {x2} 81 {x2 - 3} {y2} {middle} {y2}"
        f" C {x1 + 3} {y2} {x1} 81 {x1} 62 L {x1} 38 C {x1} 19 {x1 + 3} {y1} {middle} {y1}"
    )
    return [*one, *nib(flatten(zero, 14)[0][:-1], stem / 2, _HAIR, closed=True)]


def _valet(_stem: float) -> list[Polygon]:
    left = _shape((8, 4), (30, 4), (52, 84), (50, 100), (42, 100))
    right = _shape((42, 100), (48, 78), (72, 4), (85, 4), (54, 100))
    return [left, right, _box(0, 0, 38, 10), _box(61, 0, 96, 10)]


def _dame(stem: float) -> list[Polygon]:
    bow = _curve("M 20 6 L 36 6 C 62 6 76 24 76 50 C 76 76 62 94 36 94 L 20 94", stem)
    return [*bow, _box(12, 0, 12 + stem, 100), _box(1, 0, 30, 10), _box(1, 90, 30, 100)]


def _roi(stem: float) -> list[Polygon]:
    bow = _curve("M 20 6 L 40 6 C 58 6 67 15 67 29 C 67 44 57 53 40 53 L 20 53", stem)
    leg = _shape((38, 52), (56, 50), (88, 96), (64, 96))
    serifs = [_box(1, 0, 30, 10), _box(1, 90, 41, 100), _box(57, 90, 97, 100)]
    return [_box(12, 0, 12 + stem, 100), *bow, leg, *serifs]


Signs = Mapping[str, Callable[[float], list[Polygon]]]
"""The shapes of each sign, with upright strokes of a width."""
SIGNS: Signs = {
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
COURTS = "JQKVDR"
"""The letters of jacks, queens and kings, and of valets, dames and rois."""


def sign(rank: str, middle: float, top: float, height: float, widest: float = 1000.0, signs: Signs = SIGNS) -> str:
    """Return path data of a rank's sign, centred at `middle`, from `top` downwards, `height` units tall.

    A sign that would be wider than `widest` is made narrower, but its upright strokes are as broad as those of others.
    """
    scale = height / CAP
    across = scale
    for _ in range(4):
        shapes = signs[rank](_STEM * scale / across)
        left = min(x for shape in shapes for x, _ in shape)
        right = max(x for shape in shapes for x, _ in shape)
        across = min(scale, widest / (right - left))
    centre = (left + right) / 2
    lean = _OPTICAL * (_weight_middle(shapes) - centre)
    centre += max(-_LEAN, min(_LEAN, lean)) if signs is SIGNS and rank in COURTS else 0.0
    return path_of([[(middle + (x - centre) * across, top + y * scale) for x, y in shape] for shape in shapes])


def _weight_middle(shapes: list[Polygon]) -> float:
    """Return the middle of what is inked, from left to right."""
    inked = moment = 0.0
    for shape in shapes:
        for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
            area = ax * by - bx * ay
            inked += area / 2
            moment += (ax + bx) * area / 6
    return moment / inked
