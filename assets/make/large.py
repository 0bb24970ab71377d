"""The large-index face: what a card is stands in the upper left corner, as large as a fan leaves room for.

There is a second cut of it with the index in both upper corners, for fans that lie either way and for hands held in
the left one. The files have the first, and what little is different in the second is written down instead of being
drawn again. Below stands a window: a court in it, or the suit's sign in a breath of its own colour.
"""

from __future__ import annotations

from dataclasses import dataclass

import lettering
from aces import engraving, great_spade
from cloth import SASH_LEFT, SASH_RIGHT
from courts import GROUND, HEAD, bust
from drawing import BARE, GOLD_DARK, HEIGHT, INK, LIGHT, SHADE, WIDTH, Drawing, group, outlined, path
from geometry import Point, number
from plain_letters import PLAIN
from sashes import SLOPE, leaned, sash
from suits import OUTLINE, pip

_RANK_X, _TEN_X, _RANK_TOP, _RANK_HEIGHT, _RANK_WIDTH, _TEN_WIDTH = 38.0, 40.5, 15.0, 88.0, 60.0, 60.0
_SIGN_Y, _SIGN = 137.0, 54.0
_LOW_Y, _LOW = 144.0, 65.0
ACROSS = WIDTH - 2 * _RANK_X
"""The distance from one upper corner's index to the other's."""
_BAND = 1.2
INDEX = '<g id="index">'
"""The beginning of the index in a file, which nothing follows."""
# The window in which a court stands; head and crown rise out of it.
_SIDE, _HEAD, _FOOT = 13.0, 176.0, HEIGHT - 13.0
_BIG = {"D": 1.2, "H": 1.02}
"""The size of a large sign relative to others: as broad as theirs, or as heavy."""
_ASIDE = {"KH": 5.0}
"""The distance by which a court moves to the right, off the letter in its corner."""


@dataclass(frozen=True)
class _Cut:
    """The place and size of a large sign, the size of the great spade, a court's size and height, the rim of a suit."""

    big_x: float
    big_y: float
    big: float
    great: float
    bust: float
    bust_y: float
    rim: float


# The large sign stands below and beside the index; a neighbour leaves it free in a hand, and covers it in a spread.
_ONE_CORNER = _Cut(139.0, 234.0, 115.0, 0.92, 1.38, 175.0, 14.0)
# Here the neighbour leaves all but the other index; plumes and crowns end below both ranks.
_BOTH_CORNERS = _Cut(WIDTH / 2, 250.0, 86.0, 0.86, 1.24, 189.0, 24.0)


def large_face(rank: str, suit: str) -> Drawing:
    """Draw the large-index face of a card named by a sign of A23456789TJQK and one of CDHS."""
    face = Drawing()
    paper = face.gradient((0, 0), (WIDTH * 0.4, HEIGHT), (0, BARE), (1, "#f8f3e7"))
    face.rect(0.8, 15, fill=paper)
    if rank in "JQK":
        _court(face, rank, suit, paper)
    else:
        face.add(_ace(suit) if rank == "A" else _big_sign(suit))
    face.rect(0.8, 15, stroke="#b7aa8f", width=1.4)
    _index(face, rank, suit)
    return face


def for_both_corners() -> dict[str, str]:
    """Return the markup in the files of faces that is different where there are two indices, and what it is then."""
    return dict(zip(_placed(_ONE_CORNER), _placed(_BOTH_CORNERS), strict=True))


def large_index(rank: str) -> str:
    """Return the path data of a rank's sign in the corner."""
    x, widest = (_TEN_X, _TEN_WIDTH) if rank == "T" else (_RANK_X, _RANK_WIDTH)
    return lettering.sign(rank, x, _RANK_TOP, _RANK_HEIGHT, widest, PLAIN)


def _index(face: Drawing, rank: str, suit: str) -> None:
    y, size, rim = _LOW_Y, _LOW, ""
    if rank in "JQK":
        y, size = _SIGN_Y, _SIGN
        # A rim of paper keeps plumes and crowns off the suit; elsewhere it would only bite into a thick edge.
        rim = group(path(OUTLINE[suit], BARE, BARE, _ONE_CORNER.rim), _RANK_X, y, 0, size / 100)
    face.add(INDEX + path(large_index(rank), INK) + rim + pip(suit, _RANK_X, y, size) + "</g>")


def _placed(cut: _Cut) -> list[str]:
    """Return the markup that depends on the cut: the robe of a court, and where groups of shapes begin."""
    signs = [begin(cut.big_x, cut.big_y, cut.big * size / 100) for size in (1.0, *_BIG.values())]
    signs.append(begin(WIDTH / 2, cut.big_y, cut.great))
    band = leaned("", *_middle(cut)).removesuffix("</g>")
    rim = f'stroke="{BARE}" stroke-width="{number(cut.rim)}"'
    return [*signs, begin(WIDTH / 2, cut.bust_y, cut.bust), outlined(_robe(cut)), band, rim]


def begin(x: float, y: float, scale: float) -> str:
    """Return the beginning of a group that is put at (x, y) and scaled."""
    return group("", x, y, 0, scale).removesuffix("</g>")


def _ace(suit: str) -> str:
    cut = _ONE_CORNER
    if suit == "S":
        return group(great_spade(), WIDTH / 2, cut.big_y, 0, cut.great)
    return _big_sign(suit) + group(engraving(suit), cut.big_x, cut.big_y, 0, cut.big * _BIG.get(suit, 1.0) / 100)


def _big_sign(suit: str) -> str:
    return pip(suit, _ONE_CORNER.big_x, _ONE_CORNER.big_y, _ONE_CORNER.big * _BIG.get(suit, 1.0))


def _court(face: Drawing, rank: str, suit: str, paper: str) -> None:
    """Draw head and shoulders, then lay the paper over what sticks out: the rasteriser cannot clip."""
    cut = _ONE_CORNER
    face.path(_window(0), GROUND)
    face.path(_window(0), LIGHT, more='fill-opacity=".3"')
    face.path(_window(0), stroke=INK, width=2)
    face.path(_window(3.4), stroke=GOLD_DARK, width=0.9)
    figure = group(bust(rank, suit), _ASIDE.get(rank + suit, 0.0) - HEAD[0], -HEAD[1])
    face.add(group(figure, WIDTH / 2, cut.bust_y, 0, cut.bust))
    # The robe is closed below: by cloth down to the frame, and a band along the cut of the half figures. The band is
    # drawn a little larger here, and its length is given in its own units.
    face.add(_robe(cut))
    band = f'<g transform="scale({_BAND:g})">{sash(suit, (WIDTH / 2 - _SIDE) / _BAND)}</g>'
    face.add(leaned(band, *_middle(cut)))
    w, h, s = WIDTH - 0.8, HEIGHT - 16.0, _SIDE
    face.path(
        f"M.8 {_HEAD}L{s} {_HEAD}L{s} {h}L.8 {h}ZM{w} {_HEAD}L{WIDTH - s} {_HEAD}L{WIDTH - s} {h}L{w} {h}Z", paper
    )
    sides = f"M{s} {_HEAD}L{s} {_FOOT}L{WIDTH - s} {_FOOT}L{WIDTH - s} {_HEAD}"
    face.path(sides, stroke=INK, width=2)


def _window(inset: float) -> str:
    left, right, top, low = _SIDE + inset, WIDTH - _SIDE - inset, _HEAD + inset, _FOOT - inset
    return f"M{left} {top}L{right} {top}L{right} {low}L{left} {low}Z"


def _robe(cut: _Cut) -> str:
    x1, x2 = _SIDE, WIDTH - _SIDE
    x, middle = _middle(cut)
    left, right = (middle + SLOPE * (side - x) for side in (x1, x2))
    return path(f"M{x1} {left:.1f}L{x2} {right:.1f}L{x2} {_FOOT}L{x1} {_FOOT}Z", SHADE)


def _middle(cut: _Cut) -> Point:
    """Return the middle of the band."""
    on_card = (SASH_LEFT + SASH_RIGHT) / 2 + SLOPE * (HEAD[0] - WIDTH / 2)
    return WIDTH / 2, round(cut.bust_y + (on_card - HEAD[1]) * cut.bust, 1)
