"""The places of a showdown: of each hand on the felt, of its total, and of the banner on one of them.

Hands stay near their players and, as far as there is room, off spreads, piles and the log; a total is on free felt at
its hand.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from tonk.rules.cards import Card, Seat, by_seat, cards_in
from tonk.ui.drawing.card_look import STRIPS
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebrating import STRUCK_SHARES, WordPlace, struck_size
from tonk.ui.table.motion.celebration_effects import TOTAL_SIZE
from tonk.ui.table.motion.celebrations import Moment
from tonk.ui.table.motion.staging import StagingFacts
from tonk.ui.table.places.layout import TableLayout
from tonk.ui.table.places.log_place import buttons_box, log_box
from tonk.ui.table.places.word_places import Obstacles, covered, free_word

_SIZES = 0.8, 0.74, 0.68, 0.62
"""The sizes of a hand on the felt relative to the hand: the first that fits is used."""
_MOST, _LEAST = 0.3, 2.2
"""The greatest share of the window's width for a hand, and its least width, in cards."""
_SIDE = 16.0
"""The greatest extent of a side hand beyond the width of its player's plate."""
_BESIDE, _NEAR = 8.0, 2.0
"""The distance of a hand from the edge of the window, and of its total from the player's plate."""
_ASIDE = 34.0
"""The distance of a hand from spreads beside it, so that they don't look like one."""
_INWARD = 28.0
"""The distance by which side hands move towards the middle of the table."""
_WORD_NEAR, _UNDER_WORD = 80.0, 1.0
"""The greatest distance of a word from its hand, and the weight of each square unit of spreads and piles under it."""
_LOW = 0.4
"""The rise of the hand at the bottom above its fan, as a share of its height."""
_ACROSS = tuple(40.0 * step for step in range(-6, 7))
_DOWN = tuple(24.0 * step for step in range(-4, 6))
"""The distances from the nearest place at which a hand is tried."""
_AROUND = sorted(product(_ACROSS, _DOWN), key=lambda one: abs(one[0]) + abs(one[1]))
_ABOVE = sorted(product((0.0,), _DOWN), key=lambda one: abs(one[1]))
"""All of them, the nearest first, and those right above and below it."""
_FAR, _ON_CARDS, _ON_WORDS, _ON_HANDS, _ON_TOTAL = 8.0, 1.0, 5.0, 20.0, 6.0
"""The weight of each unit of distance; of each covered square unit of cards, of plates and the log, and of hands; and
the factor for each of them under a total."""


@dataclass(frozen=True)
class ShowdownPlaces:
    """The places of a showdown.

    Attributes:
        layout: The table.
        hands: The poses of the cards of each seat that shows any.
        totals: The middle of the total of each of them.
    """

    layout: TableLayout
    hands: Mapping[Seat, Sequence[Pose]]
    totals: Mapping[Seat, Point]

    def box(self, seat: Seat) -> Box:
        """Return the box of a hand."""
        return _around([self.layout.box_of(pose) for pose in self.hands[seat]])


def places_of(moment: StagingFacts) -> ShowdownPlaces:
    """Return the places of the shown hands.

    Args:
        moment: The facts about the table, after the events.
    """
    layout, view = moment.layout, moment.view
    seats = [seat for seat, _shown in by_seat(view.shown or ()) if cards_of(moment, seat)]
    spreads = [_around([layout.box_of(pose) for pose in poses]) for poses in layout.spreads(view.table)]
    plates = {seat: layout.plate(seat) for seat in (layout.bottom, *layout.others)}
    marks = [layout.box_of(pose) for seat in plates for pose in layout.marked(seat, view.table)]
    cards = [*spreads, *marks, layout.box_of(layout.stock), layout.box_of(layout.discards)]
    words = [log_box(layout), *plates.values(), *map(layout.portrait, layout.others)]
    hands: dict[Seat, Sequence[Pose]] = {}
    totals: dict[Seat, Point] = {}
    weighted = [*((box, _ON_WORDS) for box in (*words, buttons_box(layout))), *((box, _ON_CARDS) for box in cards)]
    weighted += [(box.inset(-_ASIDE, 0.0), _ON_CARDS) for box in spreads]
    for seat in sorted(seats, key=lambda one: one != layout.bottom and 1 + abs(layout.place(one).side)):
        hands[seat], totals[seat] = _best(layout, seat, len(cards_of(moment, seat)), weighted)
        taken = [_around([layout.box_of(pose) for pose in hands[seat]]), Box.around(totals[seat], *TOTAL_SIZE)]
        weighted += [(box, _ON_HANDS) for box in taken]
    return ShowdownPlaces(layout, hands, totals)


def free_beside(moment: StagingFacts, places: ShowdownPlaces, seat: Seat, what: Moment, word: str) -> WordPlace:
    """Return the place beside a shown hand for a struck word, as large as it can be without covering what is compared.

    It may lie on spreads and piles, which matter no longer, but on no hand, total, plate or log.

    Args:
        moment: The facts about the table, after the events.
        places: The places of all hands.
        seat: The seat of the hand.
        what: The kind of moment.
        word: The word.
    """
    layout, box = moment.layout, places.box(seat)
    lying, *read = _shown_at_end(moment, places, places.hands)
    told = [(one, 8.0 * weight) for boxes, weight in read for one in boxes]
    weighted = [*told, *((one, _UNDER_WORD) for one in lying[0])]
    beside, low = [one for one, _weight in weighted], box.center[1] > layout.h / 2
    # Towards the middle of the table, where people look.
    window = Box(0.0, 0.0, layout.w, box.bottom) if low else Box(0.0, box.y, layout.w, layout.h - box.y)
    for share in STRUCK_SHARES:
        wide, high = struck_size(what, word, share)
        near = Box.around(box.center, box.w + 2.0 * (wide + _WORD_NEAR), box.h + 2.0 * (high + _WORD_NEAR))
        room = near.common(window) if share > STRUCK_SHARES[-1] else window
        above = box.y - high / 2 if low else box.bottom + high / 2
        at = free_word(layout, (box.center[0], above), (wide / 2, high / 2), weighted, beside, room)
        if not covered(Box.around(at, wide, high), told):
            break
    return WordPlace(at, share)


def shown_at_end(moment: StagingFacts, places: ShowdownPlaces, hands: Iterable[Seat]) -> list[tuple[Box, float]]:
    """Return the boxes of everything to be seen at the end of a hand, with weights: some hands, all totals, the table.

    Args:
        moment: The facts about the table, after the events.
        places: The places of all hands.
        hands: The seats whose hands are included.
    """
    return [(one, weight) for boxes, weight in _shown_at_end(moment, places, hands) for one in boxes]


def _shown_at_end(
    moment: StagingFacts, places: ShowdownPlaces, hands: Iterable[Seat]
) -> Sequence[tuple[Sequence[Box], float]]:
    """Return the same in three groups: cards on the table, words around it, and what is compared."""
    layout = moment.layout
    seats = [layout.bottom, *layout.others]
    lying = [layout.box_of(pose) for poses in layout.spreads(moment.view.table) for pose in poses]
    lying += [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    words = [*map(layout.plate, seats), *map(layout.portrait, seats), log_box(layout), buttons_box(layout)]
    read = [*map(places.box, hands), *(Box.around(total, *TOTAL_SIZE) for total in places.totals.values())]
    return (lying, _ON_CARDS), (words, _ON_WORDS), (read, _ON_HANDS)


def cards_of(moment: StagingFacts, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat shows at the end."""
    return cards_in((moment.view.shown or ())[seat])


def _around(boxes: Sequence[Box]) -> Box:
    """Return the box around some boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def _best(
    layout: TableLayout, seat: Seat, count: int, weighted: Sequence[tuple[Box, float]]
) -> tuple[list[Pose], Point]:
    """Return the places of a hand's cards on the felt, and of its total.

    Args:
        layout: The table.
        seat: The seat of the hand.
        count: The number of its cards.
        weighted: The boxes to avoid, with their weights.
    """
    found: tuple[list[Pose], Point] = [], (0.0, 0.0)
    least = math.inf
    for scale in _SIZES:  # a smaller one is taken if it covers less
        card, high = layout.card_width * scale, layout.card_height * scale
        most = max(card * _LEAST, _room_across(layout, seat))
        fits = (one * card for one in STRIPS[layout.face] if one * card * (count - 1) + card <= most)
        step = next(fits, (most - card) / max(1, count - 1))
        box, total, cost = _place(layout, seat, (step * (count - 1) + card, high), weighted)
        if cost < least:
            x, y = box.center
            poses = [Pose(x + (place - (count - 1) / 2) * step, y, 0.0, 1.0, scale) for place in range(count)]
            found, least = (poses, total), cost
        if not least:
            break
    return found


def _place(
    layout: TableLayout, seat: Seat, size: tuple[float, float], weighted: Sequence[tuple[Box, float]]
) -> tuple[Box, Point, float]:
    """Return the best place for a hand of a size, the middle of its total, and the weight of what they cover.

    Args:
        layout: The table.
        seat: The seat of the hand.
        size: The width and the height of the hand.
        weighted: The boxes to avoid, with their weights.
    """
    box, total, least, covers = Box.around((0.0, 0.0), *size), (0.0, 0.0), math.inf, math.inf
    obstacles = Obstacles(weighted)
    for at, far in _tried(layout, seat, *size):
        if far * _FAR >= least:
            break
        under = obstacles.under_box(at)
        if far * _FAR + under < least:
            total_at = at.x + at.w / 2, at.y - TOTAL_SIZE[1] / 2
            under += _ON_TOTAL * obstacles.under_box(Box.around(total_at, *TOTAL_SIZE))
            if far * _FAR + under < least:
                box, total, least, covers = at, total_at, far * _FAR + under, under
    return box, total, covers


def _tried(layout: TableLayout, seat: Seat, wide: float, high: float) -> Iterator[tuple[Box, float]]:
    """Yield the possible boxes of a hand, the nearest first, with their distance from the usual place.

    Args:
        layout: The table.
        seat: The seat of the hand.
        wide: The width of the hand.
        high: Its height.
    """
    steps = _AROUND
    if seat == layout.bottom:
        x, y, steps = layout.w / 2, layout.hand_y - layout.card_height * _LOW, _ABOVE
    else:
        at, plate, middle = layout.place(seat), layout.plate(seat), _middle(layout)
        x, y = plate.center[0] - at.side * _INWARD, plate.bottom + TOTAL_SIZE[1] + _NEAR + high / 2
        if not at.side and layout.rows.tops > 1:  # hands are close to each other, each in its column
            x, steps = middle.x + (at.place + 0.5) * middle.w / layout.rows.tops, _ABOVE
    room, highest = Box(0.0, 0.0, layout.w, layout.h).inset(_BESIDE), layout.rows.felt.y
    left, right, top, lowest = room.x, room.right - wide, y - high / 2, room.bottom - high
    for dx, dy in steps:
        if highest <= top + dy <= lowest:
            yield Box(max(left, min(right, x - wide / 2 + dx)), top + dy, wide, high), abs(dx) + abs(dy)


def _room_across(layout: TableLayout, seat: Seat) -> float:
    """Return the greatest width of a seat's hand: at a side about its plate's, at the top its column's."""
    if seat != layout.bottom and layout.place(seat).side:
        return layout.edges.column + _SIDE
    return min(layout.w * _MOST, _middle(layout).w / max(1, layout.rows.tops) - _BESIDE)


def _middle(layout: TableLayout) -> Box:
    """Return the room between the plates at the sides."""
    side = layout.edges.rail + layout.edges.column + _BESIDE
    return Box(side, 0.0, layout.w - 2 * side, layout.h)
