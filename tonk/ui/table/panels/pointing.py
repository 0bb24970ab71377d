"""Pointing at subjects: a ring around them, which beats a few times, and an arrow above a pile."""

from collections.abc import Sequence
from typing import assert_never

from tonk.rules.cards import Card, Seat, parse_card
from tonk.session.learning.lessons import PointedThing
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.board import Board
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.layout import TableLayout
from tonk.ui.table.places.pointed import Pointed
from tonk.ui.table.places.under_point import seat_box

_AROUND, _GROW, _LINE = 5.0, 5.0, 3.5
_ROOM = 16.0
"""The margin at the sides of a subject, without words."""
_TAGS = 12.0
"""The height of the tags above the player's own plate, for example while there are turns left to wait."""
_TARGETS = frozenset({"discards", "spread", "felt"})
"""The destinations on the cloth for cards of the hand."""
_ARROW, _COIN, _ABOVE, _HOP = 24.0, 17.0, 14.0, 7.0


def places_of(board: Board, controls: Controls, points: Sequence[PointedThing]) -> list[Box]:
    """Return the boxes of a lesson's or a hint's subjects (`tonk.session.learning.lessons`) that are on the table.

    Args:
        board: The board.
        controls: The buttons.
        points: The subjects.
    """
    return [box for thing in points for box in _place(board, controls, thing)]


def marks_of(
    board: Board, controls: Controls, points: Sequence[PointedThing], grown: float
) -> tuple[tuple[Box, ...], Pointed]:
    """Return the boxes for rings, and the marks among the cards.

    For cards to play, they and their place on the cloth are marked there: a ring around the discards would look like a
    card to take.

    Args:
        board: The board.
        controls: The buttons.
        points: The subjects.
        grown: The growth of the beat, 0 to 1.
    """
    cards = frozenset(parse_card(text) for thing in points if thing.kind == "cards" for text in thing.which)
    targets = [thing for thing in points if cards and thing.kind in _TARGETS]
    ringed = [thing for thing in points if thing.kind != "cards" and thing not in targets]
    pointed = Pointed(cards, tuple(places_of(board, controls, targets)), grown if cards else 0.0)
    return tuple(places_of(board, controls, ringed)), pointed


def _place(board: Board, controls: Controls, thing: PointedThing) -> list[Box]:
    layout, view = board.layout, board.view
    kind, which = thing
    match kind:
        case "stock":
            return [layout.box_of(layout.stock)]
        case "discards":
            return [layout.box_of(layout.discards)]
        case "own":
            box = seat_box(layout, view.seat)
            tags = _TAGS if view.wait[view.seat] or view.held[view.seat] else 0.0
            return [Box(box.x, box.y - tags, box.w, box.h + tags)]
        case "seat":
            return [seat_box(layout, Seat(which[0]))]
        case "spread":
            number = int(which[0])
            return [board.spread_box(number)] if number < len(view.table) else []
        case "drop" | "lay" | "cross" | "let-go":
            buttons = {"drop": controls.drop, "lay": controls.lay, "cross": controls.cross, "let-go": controls.let_go}
            return [buttons[kind].box]
        case "felt":
            return [_new_spread(board, len(which))]
        case "hand":
            return _around(board, board.hand.order)
        case "cards":
            return _seen_of(board, [parse_card(text) for text in which])
        case _:
            assert_never(kind)


def _new_spread(board: Board, count: int) -> Box:
    """Return the place of a new spread of ``count`` cards of the player."""
    layout, view = board.layout, board.view
    boxes = [layout.box_of(pose) for pose in layout.new_spread(view.seat, view.table, count)]
    return Box(boxes[0].x, boxes[0].y, boxes[-1].right - boxes[0].x, boxes[0].h)


def _around(board: Board, cards: Sequence[Card]) -> list[Box]:
    """Return one box around cards of the hand, at their places on the screen."""
    poses = [pose for card in cards if (pose := board.pose_now(card_key(card))) is not None]
    boxes = [board.layout.box_of(pose) for pose in poses]
    if not boxes:
        return []
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return [Box(left, top, right - left, bottom - top)]


def _seen_of(board: Board, cards: Sequence[Card]) -> list[Box]:
    """Return the visible parts of cards of the hand: one box for neighbours, up to the card on top of them."""
    found: list[Box] = []
    order = board.layout.uppermost_first(board.hand.order)
    for run in _neighbours([card for card in order if card in cards], order):
        around = _around(board, run)
        before = order.index(run[0])
        cover = _around(board, order[max(0, before - 1) : before])
        found += [box.beside(cover[0]) if cover else box for box in around]
    return found


def _neighbours(cards: Sequence[Card], order: Sequence[Card]) -> list[list[Card]]:
    """Return the cards of a hand, grouped with their neighbours."""
    runs: list[list[Card]] = []
    for card in cards:
        if runs and order.index(card) == order.index(runs[-1][-1]) + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs


def beat(now: float, since: float, *, calm: bool) -> float:
    """Return the growth of a beat, 0 to 1; 0 after the last beat, or with reduced motion.

    Args:
        now: The time, in seconds.
        since: The time of its start, in seconds.
        calm: Whether motion is reduced.
    """
    passed = now - since
    if calm or not 0 <= passed < speeds.POINT_BEATS * speeds.POINT_BEAT:
        return 0.0
    share = (passed % speeds.POINT_BEAT) / speeds.POINT_BEAT
    return 4 * share * (1 - share)


def with_arrow(box: Box) -> Box:
    """Return the room of a ring with an arrow above it, or of a slot."""
    high = _AROUND + _ABOVE + 2 * _COIN
    return Box(box.x - _ROOM, box.y - high, box.w + 2 * _ROOM, box.h + high + _ROOM)


def room_around(layout: TableLayout, box: Box) -> Box:
    """Return the room of a ring, with an arrow above it for a pile."""
    piles = layout.box_of(layout.stock), layout.box_of(layout.discards)
    return with_arrow(box) if box in piles else box.inset(-_AROUND - _GROW)


def draw_pointing(canvas: Canvas, boxes: Sequence[Box], grown: float, piles: Sequence[Box]) -> None:
    """Draw the rings, and an arrow above each of the piles among them; all others have words above them.

    Args:
        canvas: The canvas to draw on.
        boxes: The boxes of the subjects.
        grown: The growth of the beat, 0 to 1.
        piles: The boxes of the piles.
    """
    theme = canvas.theme
    for box in boxes:
        ring = box.inset(-_AROUND - _GROW * grown)
        canvas.rounded(ring.inset(-2.0), (0, 0, 0, 0), 14.0, border=fade(theme.ink_dark, 0.7), border_width=_LINE + 4)
        canvas.rounded(ring, (0, 0, 0, 0), 12.0, border=theme.gold_light, border_width=_LINE)
        if box in piles:
            at = (box.center[0], ring.y - _ABOVE - _COIN / 2 - _HOP * grown)
            canvas.disc(at, _COIN, theme.gold, border=theme.ink_dark, border_width=2.0)
            canvas.icon(icon("down"), at, _ARROW, theme.ink_dark)
