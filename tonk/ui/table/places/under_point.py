"""The things under a point of the table."""

from collections.abc import Sequence
from typing import Final, Literal

from tonk.rules import View
from tonk.rules.cards import SKIP, Card, Seat, cards_in, each_seat
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.places.card_places import SpriteKey, back_key, card_key
from tonk.ui.table.places.layout import TableLayout

SpotKind = Literal["stock", "discards", "hand", "spread", "seat", "felt", "edge"]
"""The kinds of things under a point; the edge is the rest of the table."""
STOCK: Final = "stock"
DISCARDS: Final = "discards"
HAND: Final = "hand"
SPREAD: Final = "spread"
SEAT: Final = "seat"
FELT: Final = "felt"
EDGE: Final = "edge"

_SLOP = 12.0
"""The distance beside and below the hand within which a press still means a card of it."""


def card_at(layout: TableLayout, order: Sequence[Card], chosen: frozenset[Card], point: Point) -> Card | None:
    """Return the card of an open bottom hand under a point, by its resting place.

    Args:
        layout: The layout of the table.
        order: The order of the hand.
        chosen: The chosen cards.
        point: A point, in units.
    """
    poses = layout.hand(order, chosen, None)
    for card in layout.uppermost_first(order):
        box = layout.box_of(poses[card])
        if Box(box.x, box.y, box.w, box.h + _SLOP).contains(point):
            return card
    ends = (*order[:1], *order[-1:])
    return next((c for c in ends if layout.box_of(poses[c]).inset(-_SLOP).contains(point)), None)


def spread_box(layout: TableLayout, view: View, number: int) -> Box:
    """Return the rectangle of a spread.

    Args:
        layout: The layout of the table.
        view: The view of the seat at the bottom.
        number: The number of the spread.
    """
    boxes = [layout.box_of(pose) for pose in layout.spreads(view.table)[number]]
    first, last = boxes[0], boxes[-1]
    return Box(first.x, first.y, last.right - first.x, first.h)


def boxes(layout: TableLayout, view: View) -> dict[tuple[SpotKind, int], Box]:
    """Return every place to press or drop on, except the hand and the felt, by kind and number.

    Seats are such places if cards can be played on them.
    """
    found: dict[tuple[SpotKind, int], Box] = {
        (SPREAD, number): spread_box(layout, view, number) for number in range(len(view.table))
    }
    found[(STOCK, 0)] = layout.box_of(layout.stock)
    found[(DISCARDS, 0)] = layout.box_of(layout.discards)
    if SKIP in view.specials.kinds:
        found |= {(SEAT, seat): seat_box(layout, seat) for seat in each_seat(view.seats)}
    return found


def seat_box(layout: TableLayout, seat: Seat) -> Box:
    """Return the box of a seat's player: the plate, and the portrait that extends above it."""
    plate, portrait = layout.plate(seat), layout.portrait(seat)
    top, left = min(plate.y, portrait.y), min(plate.x, portrait.x)
    return Box(left, top, plate.right - left, plate.bottom - top)


def heirs(before: View, after: View) -> dict[SpriteKey, SpriteKey]:
    """Return the earlier key of each card whose key changes when a moment is viewed from another seat.

    The hand at the bottom is open in both views.
    """
    found: dict[SpriteKey, SpriteKey] = {}
    for now, was in zip(_hands(after), _hands(before), strict=True):
        found.update((one, other) for one, other in zip(now, was, strict=False) if one != other)
    return found


def _hands(view: View) -> list[list[SpriteKey]]:
    """Return the cards of each hand as they are known: individually, or by their places in the fan."""
    found = []
    for seat in each_seat(view.seats):
        if view.shown is not None or seat == view.seat:
            cards = view.hand if view.shown is None else view.shown[seat]
            found.append([card_key(card) for card in cards_in(cards)])
        else:
            found.append([back_key(seat, place) for place in range(view.counts[seat])])
    return found
