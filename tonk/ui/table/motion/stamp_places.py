"""The place of the stamp on a caught hand: on the end of it, so that all its cards and its total can be read."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from tonk.rules.cards import Seat
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.motion.showdown_places import ShowdownPlaces, shown_at_end
from tonk.ui.table.motion.staging import StagingFacts
from tonk.ui.table.places.word_places import covered

_LETTERS = 1.2
"""The ratio of a stamp's letters to its measure's words."""
_SHARES = 1.0, 0.86, 0.74, 0.64
"""The sizes of a stamp relative to the usual one: a smaller one is taken if it covers much less."""
_LETTER, _FRAME, _HALF_HIGH = 30.0, 54.0, 56.0
"""The greatest width of a stamp's letter and of its frame, and half its height when tilted."""
_ON_END = 0.35, 0.6, 0.85
"""The shares of the last card that may be covered, and of the visible part of the first one."""
_BEST, _DOWN = 0.25, tuple(-0.5 + 0.125 * step for step in range(13))
"""The best middle of a stamp below that of its hand, as a share of the hand's height, and all that are tried."""
_INDEX_WIDE, _INDEX_HIGH = 0.22, 0.42
"""The size of a card's upper left index, as shares of its height."""
_TOUCHES, _WRONG, _FAR, _SMALLER, _EDGE = 300.0, 200.0, 8.0, 14000.0, 12.0
"""The least covered area of the card at the end, in square units; the weights of each square unit of that which is
missing, of an index, or of another card of the hand, of each unit of height away from the lower corner of the hand, and
of a stamp that is smaller by its whole size; and the distance from the window's edges."""


_REACH = 420.0
"""The distance from the hand beyond which nothing can be covered."""


class StampPlace(NamedTuple):
    """The place of a stamp: its middle, its greatest size, and the ratio of its letters' height to a title's."""

    center: Point
    size: tuple[float, float]
    letters: float


def stamp_place(moment: StagingFacts, places: ShowdownPlaces, seat: Seat, word: str) -> StampPlace:
    """Return the place of a stamp that covers a part of one card at an end of a hand, and little else.

    Args:
        moment: The facts about the table, after the events.
        places: The places of all hands.
        seat: The seat of the caught hand.
        word: The word of the stamp.
    """
    layout = moment.layout
    room = Box(0.0, 0.0, layout.w, layout.h).inset(_EDGE)
    shown = shown_at_end(moment, places, [other for other in places.hands if other != seat])
    near = places.box(seat).inset(-_REACH)
    # Hands and totals are to be read, whatever else is hidden.
    weighted = [(box, weight**2 / 2) for box, weight in shown if box.overlap(near)]
    ends = [(*end, [*weighted, *((box, _WRONG) for box in free)]) for end, free in _ends(moment, places, seat)]
    found, least = StampPlace(places.box(seat).center, (0.0, 0.0), 0.0), math.inf
    for share, down in product(_SHARES, _DOWN):
        letters = measure_of(Moment.CAUGHT).letters * _LETTERS * share
        wide, high = size = (len(word) * _LETTER + _FRAME) * letters, 2 * _HALF_HIGH * letters
        for card, side, avoided in ends:
            away = _FAR * abs(_BEST - down) * card.h + _SMALLER * (1.0 - share)
            for part in _ON_END if away < least else ():
                edge = card.right - part * card.w if side > 0 else card.x + part * card.w
                box = Box.around((edge + side * wide / 2, card.center[1] + card.h * down), wide, high)
                wrong = max(0.0, _TOUCHES - box.overlap(card)) + wide * high - box.overlap(room)
                cost = away + _WRONG * wrong
                if cost < least and (cost := cost + covered(box, avoided)) < least:
                    found, least = StampPlace(box.center, size, letters), cost
    return found


def _ends(moment: StagingFacts, places: ShowdownPlaces, seat: Seat) -> Iterator[tuple[tuple[Box, int], Sequence[Box]]]:
    """Yield the visible parts of the cards at both ends of a hand, with their sides, and the parts to be left free.

    Args:
        moment: The facts about the table, after the events.
        places: The places of all hands.
        seat: The seat of the hand.
    """
    cards = [moment.layout.box_of(pose) for pose in places.hands[seat]]
    seen = [*(one._replace(w=other.x - one.x) for one, other in pairwise(cards)), cards[-1]]
    for number, side in ((-1, 1), (0, -1)):
        end = seen[number]
        yield (end, side), [_index(end), *(one for one in seen if one is not end)]


def _index(card: Box) -> Box:
    """Return the box of the index of a card, or of its visible part."""
    return Box(card.x, card.y, card.h * _INDEX_WIDE, card.h * _INDEX_HIGH)
