"""The place of the stamp on a caught hand: across its middle, below the indices, so that all its cards can be read."""

import math
from itertools import product
from typing import NamedTuple

from tonk.rules.cards import Seat
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.motion.showdown_places import ShowdownPlaces, shown_at_end
from tonk.ui.table.motion.staging import StagingFacts
from tonk.ui.table.places.word_places import Obstacles

_LETTERS = 1.2
"""The ratio of a stamp's letters to its measure's words."""
_SHARES = 1.0, 0.86, 0.74, 0.64, 0.56
"""The sizes of a stamp relative to the usual one: a smaller one is taken if it covers much less."""
_LETTER, _FRAME, _HALF_HIGH = 30.0, 54.0, 56.0
"""The greatest width of a stamp's letter and of its frame, and half its height when tilted."""
_BELOW = 0.38
"""The height of the cards' indices, below which the tilted stamp begins, as a share of theirs."""
_ASIDE, _DOWN = tuple(0.03 * step for step in range(-8, 9)), tuple(0.08 * step for step in range(6))
"""The distances from the middle of the hand that are tried, as shares of the window's height, and from its highest
place, as shares of a card's."""
_WRONG, _FAR, _SMALLER, _EDGE = 200.0, 80.0, 9000.0, 12.0
"""The weights of each square unit beyond the window, of each unit of distance from the middle of the hand, and of a
stamp that is smaller by its whole size; and the distance from the window's edges."""


_REACH = 420.0
"""The distance from the hand beyond which nothing can be covered."""


class StampPlace(NamedTuple):
    """The place of a stamp: its middle, its greatest size, and the ratio of its letters' height to a title's."""

    center: Point
    size: tuple[float, float]
    letters: float


def stamp_place(moment: StagingFacts, places: ShowdownPlaces, seat: Seat, word: str) -> StampPlace:
    """Return the place of a stamp across the middle of a hand, which covers no index, total or other hand.

    Args:
        moment: The facts about the table, after the events.
        places: The places of all hands.
        seat: The seat of the caught hand.
        word: The word of the stamp.
    """
    layout, hand = moment.layout, places.box(seat)
    room = Box(0.0, 0.0, layout.w, layout.h).inset(_EDGE)
    shown = shown_at_end(moment, places, [other for other in places.hands if other != seat])
    near = hand.inset(-_REACH)
    # Hands and totals are to be read, whatever else is hidden.
    obstacles = Obstacles((box, weight**2 / 2) for box, weight in shown if box.overlap(near))
    found, least = StampPlace(hand.center, (0.0, 0.0), 0.0), math.inf
    for share, aside, down in product(_SHARES, _ASIDE, _DOWN):
        letters = measure_of(Moment.CAUGHT).letters * _LETTERS * share
        wide, high = size = (len(word) * _LETTER + _FRAME) * letters, 2 * _HALF_HIGH * letters
        middle = hand.center[0] + aside * layout.h, hand.y + (_BELOW + down) * hand.h + high / 2
        box = Box.around(middle, wide, high)
        cost = _FAR * (abs(aside) * layout.h + down * hand.h) + _SMALLER * (1.0 - share)
        cost += _WRONG * (wide * high - box.overlap(room))
        if cost < least and (cost := cost + obstacles.under_box(box)) < least:
            found, least = StampPlace(middle, size, letters), cost
    return found
