"""The bands that divide the courts: a chain, a ribbon of lace, a harlequin's belt and a rope, one for each suit.

Drawn about (0, 0) along the x axis and leaned to the slope of the cut, so that their ends stand upright at the frame.
"""

from __future__ import annotations

from cloth import LEFT, RIGHT, SASH_LEFT, SASH_RIGHT
from drawing import CLOTH, CREAM, GOLD, LIGHT, LINE, SHADE, circle, group, path
from geometry import clip, clockwise, flatten, moved, path_of
from suits import OUTLINE

SLOPE = (SASH_RIGHT - SASH_LEFT) / (RIGHT - LEFT)


def sash(suit: str, half: float) -> str:
    """Return the band of a suit, so far to either side of (0, 0)."""
    return {"S": _chain, "H": _lace, "D": _belt, "C": _rope}[suit](half)


def leaned(markup: str, x: float, y: float) -> str:
    """Return markup put at (x, y) and leaned to the slope of the cut."""
    return f'<g transform="matrix(1 {SLOPE:.4f} 0 1 {x:g} {y:g})">{markup}</g>'


def clasp(suit: str) -> str:
    """Return what holds the band in the middle of a card, the same from both sides, about (0, 0)."""
    return {"S": _star, "H": _rose, "D": _jewel, "C": _wheel}[suit]()


def _band(half: float, *edges: tuple[float, str]) -> str:
    """Bars over each other, of these half heights and colours."""
    return "".join(path(f"M{-half} {-y}L{half} {-y}L{half} {y}L{-half} {y}Z", ink) for y, ink in edges)


def _steps(half: float, step: float) -> list[float]:
    """Places along the band, the same on both sides of the middle."""
    count = int((half - step * 0.4) / step)
    return [step * n for n in range(-count, count + 1)]


def _chain(half: float) -> str:
    """Links of silver and gold in turn on dark cloth."""
    body = _band(half, (7.6, LINE), (6.8, LIGHT), (5.4, LINE), (4.8, SHADE))
    for number, x in enumerate(_steps(half, 10.0)):
        if number % 2:
            body += path(f"M{x - 7} 0L{x + 7} 0", stroke=LINE, width=3.4) + path(
                f"M{x - 6.4} 0L{x + 6.4} 0", stroke=GOLD, width=1.8
            )
        else:
            ring = f"M{x - 5} 0C{x - 5} -4.6 {x + 5} -4.6 {x + 5} 0C{x + 5} 4.6 {x - 5} 4.6 {x - 5} 0Z"
            body += path(ring, stroke=LINE, width=3.2) + path(ring, stroke=CREAM, width=1.7)
    return body


def _lace(half: float) -> str:
    """A ribbon with scallops of lace at both edges, and hearts that turn away from the middle."""
    body = ""
    count = 2 * int(half / 7.6)
    step = 2 * half / count
    for side in (-1, 1):
        body += path(f"M{-half:.1f} {side * 5}" + f"q{step / 2:.2f} {side * 11} {step:.2f} 0" * count, CREAM, LINE, 0.8)
    body += _band(half, (6.6, LINE), (5.8, GOLD), (4.9, CLOTH))
    heart = flatten(OUTLINE["H"], 4)[0]
    hearts = [moved(heart, x, 0, -90 if x < 0 else 90, 0.066) for x in _steps(half, 14.0) if x]
    return body + path(path_of(hearts), CREAM)


def _belt(half: float) -> str:
    """Two rows of triangles between golden cords, and a bead where they meet."""
    body = _band(half, (8.6, LINE), (7.8, GOLD), (6.0, LINE), (5.4, SHADE))
    whole = [(-half, -5.4), (half, -5.4), (half, 5.4), (-half, 5.4)]
    teeth = []
    for x in _steps(half + 14, 14.0):
        for side in (-1, 1):
            tooth = clip(clockwise([(x - 7, side * 5.4), (x + 7, side * 5.4), (x, 0.0)]), whole)
            if tooth:
                teeth.append(tooth)
    body += path(path_of(teeth), LIGHT)
    return body + "".join(circle(x + 7, 0, 1.9, GOLD, LINE, 0.6) for x in _steps(half - 7, 14.0) if x + 7 < half - 2)


def _rope(half: float) -> str:
    """A twisted rope of two strands."""
    body = _band(half, (7.4, LINE), (6.5, GOLD))
    whole = [(-half, -6.5), (half, -6.5), (half, 6.5), (-half, 6.5)]
    strands = []
    for x in _steps(half + 16, 9.6):
        strand = [(x - 7.6, 6.5), (x - 1.8, 2.0), (x + 1.8, -2.0), (x + 2.6, -6.5),
                  (x + 7.6, -6.5), (x + 1.8, -2.0 + 4.6), (x - 2.6, 6.5)]  # fmt: skip
        strands.append(clip(clockwise(strand), whole))
    return body + path(path_of([strand for strand in strands if strand]), SHADE, LINE, 0.7)


def _disc() -> str:
    return circle(0, 0, 13, GOLD, LINE, 1.2) + circle(0, 0, 9.8, SHADE, LINE, 1)


def _star() -> str:
    points = [(r * x, r * y) for r, x, y in (
        (9.4, 0, -1), (3.2, .38, -.92), (6.4, .707, -.707), (3.2, .92, -.38), (9.4, 1, 0), (3.2, .92, .38),
        (6.4, .707, .707), (3.2, .38, .92), (9.4, 0, 1), (3.2, -.38, .92), (6.4, -.707, .707), (3.2, -.92, .38),
        (9.4, -1, 0), (3.2, -.92, -.38), (6.4, -.707, -.707), (3.2, -.38, -.92))]  # fmt: skip
    return _disc() + path(path_of([points]), CREAM, LINE, 0.7)


def _rose() -> str:
    petal = path("M0 0C-7 -3 -7.4 -13 0 -14.6C7.4 -13 7 -3 0 0Z", CLOTH, LINE, 0.9)
    inner = path("M0 0C-3.4 -2 -4 -7.4 0 -8.4C4 -7.4 3.4 -2 0 0Z", LIGHT, LINE, 0.6)
    body = "".join(group(petal, 0, 0, 60 * n) for n in range(6))
    return body + "".join(group(inner, 0, 0, 30 + 60 * n) for n in range(6)) + circle(0, 0, 3.2, GOLD, LINE, 0.8)


def _jewel() -> str:
    body = path("M-17 0L0 -15L17 0L0 15Z", GOLD, LINE, 1.2) + path("M-12.4 0L0 -10.8L12.4 0L0 10.8Z", CLOTH, LINE, 0.9)
    body += path("M-5 0L0 -10.8L5 0L0 10.8Z", LIGHT, LINE, 0.6)
    return body + path("M-12.4 0L12.4 0", stroke=LINE, width=0.6) + circle(0, 0, 1.6, CREAM)


def _wheel() -> str:
    body = "".join(circle(x, y, 7.4, GOLD, LINE, 1.2) for x, y in ((0, -8), (8, 0), (0, 8), (-8, 0)))
    body += "".join(circle(x, y, 4.4, CLOTH, LINE, 0.8) for x, y in ((0, -8.4), (8.4, 0), (0, 8.4), (-8.4, 0)))
    return body + circle(0, 0, 5.4, GOLD, LINE, 0.8) + circle(0, 0, 2.6, CREAM, LINE, 0.6)
