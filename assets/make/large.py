"""The large-index face: what a card is stands in the upper left corner, as large as a fan leaves room for."""

from __future__ import annotations

import lettering
from aces import engraving, great_spade
from cloth import SASH_LEFT, SASH_RIGHT
from courts import GROUND, HEAD, bust
from drawing import GOLD_DARK, HEIGHT, INK, LIGHT, SHADE, WIDTH, Drawing, group, path
from sashes import SLOPE, leaned, sash
from suits import OUTLINE, pip

# There is no second index on the right: half a rank beside the rank of the next card in a fan would be read with it.
_RANK_X, _RANK_TOP, _RANK_HEIGHT, _RANK_WIDTH = 38.0, 15.0, 88.0, 58.0
_SIGN_Y, _SIGN = 137.0, 54.0
_LOW_Y, _LOW = 144.0, 65.0
# The large sign fills the middle of what a neighbour in the hand leaves; in a spread it is covered as a whole.
_BIG_X, _BIG_Y, _BIG = 143.0, 216.0, 92.0
# The upper end of the paper, which is dark on dark cards.
_PAPER = "#fffefb"
_BUST, _BUST_Y = 1.45, 173.0
_BAND = 1.2
# The window in which a court stands; head and crown rise out of it.
_SIDE, _HEAD, _FOOT = 13.0, 176.0, HEIGHT - 13.0


def large_face(rank: str, suit: str) -> Drawing:
    """Draw the large-index face of a card named by a sign of A23456789TJQK and one of CDHS."""
    face = Drawing()
    paper = face.gradient((0, 0), (WIDTH * 0.4, HEIGHT), (0, _PAPER), (1, "#f8f3e7"))
    face.rect(0.8, 15, fill=paper)
    if rank in "JQK":
        _court(face, rank, suit, paper)
    elif rank == "A":
        _ace(face, suit)
    else:
        face.add(pip(suit, _BIG_X, _BIG_Y, _BIG))
    face.rect(0.8, 15, stroke="#b7aa8f", width=1.4)
    _index(face, rank, suit)
    return face


def large_index(rank: str) -> str:
    """Return the path data of a rank's sign in the corner."""
    return lettering.sign(rank, _RANK_X, _RANK_TOP, _RANK_HEIGHT, _RANK_WIDTH)


def _index(face: Drawing, rank: str, suit: str) -> None:
    face.path(large_index(rank), INK)
    y, size = (_SIGN_Y, _SIGN) if rank in "JQK" else (_LOW_Y, _LOW)
    # A rim of paper keeps plumes and crowns off the suit.
    face.add(group(path(OUTLINE[suit], _PAPER, _PAPER, 14), _RANK_X, y, 0, size / 100))
    face.add(pip(suit, _RANK_X, y, size))


def _ace(face: Drawing, suit: str) -> None:
    if suit == "S":
        face.add(group(great_spade(), _BIG_X, _BIG_Y - 4, 0, 0.58))
        return
    face.add(pip(suit, _BIG_X, _BIG_Y, _BIG))
    face.add(group(engraving(suit), _BIG_X, _BIG_Y, 0, _BIG / 100))


def _court(face: Drawing, rank: str, suit: str, paper: str) -> None:
    """Draw head and shoulders, then lay the paper over what sticks out: the rasteriser cannot clip."""
    face.path(_window(0), GROUND)
    face.path(_window(0), LIGHT, more='fill-opacity=".3"')
    face.path(_window(0), stroke=INK, width=2)
    face.path(_window(3.4), stroke=GOLD_DARK, width=0.9)
    face.add(group(group(bust(rank, suit), -HEAD[0], -HEAD[1]), WIDTH / 2, _BUST_Y, 0, _BUST))
    _sash(face, suit)
    w, h, s = WIDTH - 0.8, HEIGHT - 16.0, _SIDE
    face.path(
        f"M.8 {_HEAD}L{s} {_HEAD}L{s} {h}L.8 {h}ZM{w} {_HEAD}L{WIDTH - s} {_HEAD}L{WIDTH - s} {h}L{w} {h}Z", paper
    )
    sides = f"M{s} {_HEAD}L{s} {_FOOT}L{WIDTH - s} {_FOOT}L{WIDTH - s} {_HEAD}"
    face.path(sides, stroke=INK, width=2)


def _window(inset: float) -> str:
    left, right, top, low = _SIDE + inset, WIDTH - _SIDE - inset, _HEAD + inset, _FOOT - inset
    return f"M{left} {top}L{right} {top}L{right} {low}L{left} {low}Z"


def _sash(face: Drawing, suit: str) -> None:
    """Close the robe below: a band along the cut of the half figures, and cloth down to the frame."""
    x1, x2 = _SIDE, WIDTH - _SIDE
    on_card = (SASH_LEFT + SASH_RIGHT) / 2 + SLOPE * (HEAD[0] - WIDTH / 2)
    middle = _BUST_Y + (on_card - HEAD[1]) * _BUST

    def y(x: float) -> float:
        return middle + SLOPE * (x - WIDTH / 2)

    face.path(f"M{x1} {y(x1):.1f}L{x2} {y(x2):.1f}L{x2} {_FOOT}L{x1} {_FOOT}Z", SHADE)
    # The band is drawn a little larger here, and its length is given in its own units.
    band = f'<g transform="scale({_BAND:g})">{sash(suit, (x2 - x1) / 2 / _BAND)}</g>'
    face.add(leaned(band, WIDTH / 2, round(middle, 1)))
