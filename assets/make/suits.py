"""The four suit signs, and where a printer sets them on the number cards."""

from __future__ import annotations

from drawing import HEIGHT, INK, WIDTH, group, path

SUITS = "CDHS"

# Outlines about 100 by 100, centred on the origin.
OUTLINE = {
    "C": "M0 -50C13 -50 23.5 -40 23.5 -27.5C23.5 -21 20.5 -15.5 16 -11.5C19.5 -13.2 23 -14 27 -14"
    "C39.5 -14 49 -4 49 8C49 20.5 39.5 30.5 27 30.5C18 30.5 9.5 26 5.5 18.5C6 31 10 42 19.5 50L-19.5 50"
    "C-10 42 -6 31 -5.5 18.5C-9.5 26 -18 30.5 -27 30.5C-39.5 30.5 -49 20.5 -49 8C-49 -4 -39.5 -14 -27 -14"
    "C-23 -14 -19.5 -13.2 -16 -11.5C-20.5 -15.5 -23.5 -21 -23.5 -27.5C-23.5 -40 -13 -50 0 -50Z",
    "D": "M0 -52C9 -34 23 -15 40 0C23 15 9 34 0 52C-9 34 -23 15 -40 0C-23 -15 -9 -34 0 -52Z",
    "H": "M0 49C-10 32 -48 10 -48 -19C-48 -36 -36 -47 -22.5 -47C-11 -47 -3 -39 0 -28"
    "C3 -39 11 -47 22.5 -47C36 -47 48 -36 48 -19C48 10 10 32 0 49Z",
    "S": "M0 -51C10 -33 47 -12 47 14C47 28 37 36.5 25.5 36.5C16.5 36.5 9 32 5.5 24.5C6.5 35 10.5 43.5 19 50"
    "L-19 50C-10.5 43.5 -6.5 35 -5.5 24.5C-9 32 -16.5 36.5 -25.5 36.5C-37 36.5 -47 28 -47 14"
    "C-47 -12 -10 -33 0 -51Z",
}

# Two columns at 30 and 70 % of the width and signs of nearly a fifth, each as tall as makes it look as heavy as the
# others. A neighbour that covers all but two or three fifths of a card cuts through none, because no column reaches
# into the next. The rows end where a printer's do, at 18 and 82 % of the height.
PIP_SIZE = {"C": 45.1, "D": 52.8, "H": 46.1, "S": 47.0}
CROWDED = 0.93
"""The size of the signs on a nine and a ten, where there are four rows."""
_LEFT, _MIDDLE, _RIGHT = 72.0, WIDTH / 2, WIDTH - 72.0
_TOP, _BOTTOM = 60.0, HEIGHT - 60.0


def pip(suit: str, x: float, y: float, size: float, turn: float = 0.0, fill: str = INK) -> str:
    """Return the markup of a suit sign `size` units tall, centred on (x, y)."""
    return group(path(OUTLINE[suit], fill), x, y, turn, size / 100)


def number_pips(count: int) -> list[tuple[float, float]]:
    """Return the centres of a number card's pips, from the top; those below the middle stand on their heads."""
    outer = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}.get(count, 0)
    step = (_BOTTOM - _TOP) / max(1, outer - 1)
    spots = [(x, _TOP + step * row) for row in range(outer) for x in (_LEFT, _RIGHT)]
    centre = (_TOP + _BOTTOM) / 2
    middle = {
        2: [_TOP, _BOTTOM],
        3: [_TOP, centre, _BOTTOM],
        5: [centre],
        7: [_TOP + step / 2],
        8: [_TOP + step / 2, _BOTTOM - step / 2],
        9: [centre],
        10: [_TOP + step / 2, _BOTTOM - step / 2],
    }.get(count, [])
    return sorted([*spots, *((_MIDDLE, y) for y in middle)], key=lambda spot: spot[1])
