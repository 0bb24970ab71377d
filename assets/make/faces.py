"""The paper, the index, and which picture goes on which card."""

from __future__ import annotations

import lettering
from aces import ace
from courts import court
from drawing import BARE, HEIGHT, INK, WIDTH, Drawing, group, path
from suits import CROWDED, PIP_SIZE, number_pips, pip

# The index has a gutter of its own: four hundredths of the width off the edge, and as many from the pips. It keeps to
# the left fifth, where the neighbour in a fan does not come. A ten's two signs are broader than any other.
_INDEX_X, _TEN_X, _INDEX_TOP, _INDEX_HEIGHT = 23.5, 25.5, 14.0, 52.0
_NUMBER_WIDTH, _LETTER_WIDTH, _TEN_WIDTH = 29.6, 33.0, 34.0
_INDEX_PIP_Y = 86.0
_INDEX_PIP = {"C": 27.0, "D": 31.0, "H": 27.5, "S": 28.0}
"""The height of the sign under a rank: as broad as its stems ask for, and as heavy in each suit."""


def card_face(rank: str, suit: str) -> Drawing:
    """Draw the face of a card named by a sign of A23456789TJQK and one of CDHS."""
    face = Drawing()
    _paper(face)
    if rank in "JQK":
        court(face, rank, suit)
    elif rank == "A":
        ace(face, suit)
    else:
        size = PIP_SIZE[suit] * (CROWDED if rank in "9T" else 1.0)
        for x, y in number_pips(10 if rank == "T" else int(rank)):
            face.add(pip(suit, x, y, size, 180 if y > HEIGHT / 2 else 0))
    _indices(face, rank, suit)
    return face


def _paper(face: Drawing) -> None:
    light = face.gradient((0, 0), (WIDTH * 0.4, HEIGHT), (0, BARE), (1, "#f8f3e7"))
    face.rect(0.8, 15, fill=light, stroke="#b7aa8f", width=1.4)


def index(rank: str) -> str:
    """Return the path data of a rank's sign in the corner."""
    widest = _TEN_WIDTH if rank == "T" else _NUMBER_WIDTH if rank in "23456789" else _LETTER_WIDTH
    return lettering.sign(rank, _TEN_X if rank == "T" else _INDEX_X, _INDEX_TOP, _INDEX_HEIGHT, widest)


def _indices(face: Drawing, rank: str, suit: str) -> None:
    corner = path(index(rank), INK) + pip(suit, _INDEX_X, _INDEX_PIP_Y, _INDEX_PIP[suit])
    face.add(corner)
    face.add(group(corner, WIDTH, HEIGHT, 180))
