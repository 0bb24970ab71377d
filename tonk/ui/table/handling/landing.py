"""The landing of carried cards: the place of each if the pointer released them here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take
from tonk.rules.cards import NO_CARD, Card, Seat
from tonk.rules.melds import by_name
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.board import Board
from tonk.ui.table.handling.drop_targets import Spot
from tonk.ui.table.places.making_room import table_with
from tonk.ui.table.places.under_point import FELT, HAND


@dataclass(frozen=True)
class LandedCard:
    """A card in its future place.

    Attributes:
        card: The card; None for an unseen one.
        pose: Its pose.
        seen: The part of it that the next card leaves visible, in units.
    """

    card: Card | None
    pose: Pose
    seen: Box


def landing(board: Board, action: Action) -> list[LandedCard]:
    """Return the future places of an action's cards, the lowest first.

    Args:
        board: The board.
        action: The action of the release.
    """
    view, layout = board.view, board.layout
    match action:
        case Discard(card):
            return _row(board, (card,), (layout.discard_pose(card),))
        case Lay(cards, wilds):
            laid = by_name(cards, wilds)
            return _row(board, laid, layout.new_spread(view.seat, view.table, len(laid)))
        case Hit(cards, number, _wilds):
            table = table_with(view, action)
            lying = _row(board, table[number].cards, layout.spreads(table)[number])
            return [one for one in lying if one.card in cards]
        case Skip(card, seat) | Block(card, seat):
            return _row(board, (card,), (_mark(board, seat),))
        case Draw():
            return _in_hand(board, None)
        case Take() | Cross():
            return _in_hand(board, view.discards[-1])
        case Drop() | Pass() | Knock():
            return []  # no card is released for these
        case _:
            assert_never(action)


def slots(board: Board, spots: Sequence[Spot], count: int) -> Iterator[Box]:
    """Yield the glowing boxes, while cards are carried, for their possible places.

    Args:
        board: The board.
        spots: The places.
        count: The number of carried cards.
    """
    layout, view = board.layout, board.view
    for spot in spots:
        if spot.kind == FELT:
            poses = layout.new_spread(view.seat, view.table, count)
            first, last = layout.box_of(poses[0]), layout.box_of(poses[-1])
            yield Box(first.x, first.y, last.right - first.x, first.h)
        elif spot.kind == HAND:
            cards = layout.hand((*board.hand.order, NO_CARD), frozenset(), None)
            boxes = [layout.box_of(pose) for pose in cards.values()]
            yield Box(boxes[0].x, boxes[len(boxes) // 2].y, boxes[-1].right - boxes[0].x, boxes[0].h)
        else:
            yield board.boxes()[spot.kind, spot.number]


def _row(board: Board, cards: Sequence[Card | None], poses: Sequence[Pose]) -> list[LandedCard]:
    """Return cards side by side, each partly covered by the next one."""
    boxes = [board.layout.box_of(pose) for pose in poses]
    found = []
    for card, pose, box, over in zip_longest(cards, poses, boxes, boxes[1:]):
        seen = box if over is None else Box(box.x, box.y, over.x - box.x, box.h)
        found.append(LandedCard(card, pose, seen.inset(-_SHADOW, -_SHADOW) if over is None else seen))
    return found


_SHADOW = 12.0
"""The margin around the last card for its shadow and its crookedness."""


def _mark(board: Board, seat: Seat) -> Pose:
    """Return the place of a Skip or a Block before a seat."""
    layout = board.layout
    marks = list(layout.marks)
    marks[seat] += 1
    return replace(layout, marks=tuple(marks)).marked(seat, board.view.table)[-1]


def _in_hand(board: Board, card: Card | None) -> list[LandedCard]:
    """Return a card from outside, in the hand's open place."""
    hand, gap = board.hand, board.gap
    if gap is None:
        return []
    order = (*hand.order[:gap], NO_CARD, *hand.order[gap:])
    poses = board.layout.hand(order, hand.chosen, None)
    row = _row(board, order, [poses[one] for one in order])
    pose = row[gap].pose if card is not None else row[gap].pose._replace(face=0.0)
    return [replace(row[gap], card=card, pose=pose)]
