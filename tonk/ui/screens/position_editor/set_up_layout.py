"""The layout of the page on which positions are set up: seats, piles, and the pack in rows of suits."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from tonk.rules.cards import ALL_CARDS, Card, Seat, each_seat, rank_of, suit_of
from tonk.session.practice.arrangement import IN_PACK, ON_DISCARDS, ON_STOCK, Arrangement, CardPlace, Zone
from tonk.ui.drawing.card_look import CARD_RATIO, STRIPS, Strips
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.widgets.base import NOWHERE

GAP = 8.0
_HEAD, _LEAST_BUTTON, _MOST_BUTTON = 40.0, 36.0, 40.0
"""The height of the line with a seat's name, and the least and greatest size of the buttons in it."""
_LOW = 132.0
"""The height of a seat below which the name is beside the cards."""
_BESIDE, _BESIDE_SHARE = 148.0, 0.36
_EDGE = 7.0
"""The distance from the frame to the buttons beside the cards, if there is room."""
_PAD = 8.0
_PACK_CARD = 54.0
_PACK_SHARES = ((2, -math.inf, 0.4), (3, 560.0, 0.34), (3, -math.inf, 0.24))
"""The pack's greatest share of the height, for up to this many rows of seats and from this height."""
_SHOWN = 0.5
"""The visible share of a card below another one."""
_HAND_SHARE = 0.5
_LEAST_STEP = 0.3
"""The least distance of cards, which are made smaller instead."""
_MOST_CARD = 66.0
_NEW, _NEW_SHARE = 74.0, 0.34
"""The width of the place for a new spread beside existing ones."""
_PILES_SHARE, _LEAST_PILES = 0.7, 58.0
"""The height of the piles' own row, relative to a row of seats."""
_PILE_WORDS = 68.0
"""The height of a pile's words above its cards."""


@dataclass
class SetUpLayout:
    """The boxes of the page, in units.

    Attributes:
        seats: The ground of each seat.
        turns: The room for each seat's name.
        waits: The room for the turns that each seat waits.
        zones: The areas for cards and their places; where they overlap, the first one counts.
        cards: The box of each card, in the order to draw them.
        pack: The box of each card in the pack.
        piles: The grounds of stock and discards.
        words: The room for the words about each of them.
        pack_box: The ground of the pack.
        strips: The parts of a card that its neighbour may leave visible.
    """

    seats: list[Box] = field(default_factory=list)
    turns: list[Box] = field(default_factory=list)
    waits: list[Box] = field(default_factory=list)
    zones: list[tuple[Box, CardPlace]] = field(default_factory=list)
    cards: dict[Card, Box] = field(default_factory=dict)
    pack: dict[Card, Box] = field(default_factory=dict)
    piles: list[Box] = field(default_factory=list)
    words: list[Box] = field(default_factory=list)
    pack_box: Box = field(default_factory=lambda: NOWHERE)
    strips: Strips = STRIPS["standard"]

    def card_at(self, point: Point) -> Card | None:
        """Return the card under a point, the topmost of several."""
        return next((card for card in reversed(self.cards) if self.cards[card].contains(point)), None)

    def place_at(self, point: Point) -> CardPlace | None:
        """Return the place for cards under a point."""
        return next((place for box, place in self.zones if box.contains(point)), None)


def laid_out(room: Box, what: Arrangement, strips: Strips) -> SetUpLayout:
    """Return the layout of an arrangement in a room.

    Args:
        room: The room.
        what: The arrangement.
        strips: The parts of a card that its neighbour may leave visible.
    """
    found = SetUpLayout(strips=strips)
    # An odd number of seats leaves half a row for the piles; otherwise they have a lower row of their own.
    odd = what.seats % 2
    rows = what.seats // 2 + odd
    rest = _lay_pack(found, room, what, next(s for most, h, s in _PACK_SHARES if rows <= most and room.h >= h))
    high = rest.h
    if not odd:
        row = (rest.h - rows * GAP) / (rows + _PILES_SHARE)
        high = rest.h - GAP - max(_LEAST_PILES, row * _PILES_SHARE)
    seats, below = rest.cut_top(high, GAP)
    cells = [cell for row in seats.split_rows(rows, GAP) for cell in row.split_columns(2, GAP)]
    _lay_piles(found, cells[-1] if odd else below, what)
    for seat in each_seat(what.seats):
        found.seats.append(cells[seat])
        _lay_seat(found, cells[seat], what, seat)
    found.zones.append((found.pack_box, IN_PACK))
    return found


def _lay_pack(found: SetUpLayout, room: Box, what: Arrangement, share: float) -> Box:
    """Place the whole pack at the bottom, a row for each suit, and return the room above it."""
    others = sum(not ALL_CARDS >> card & 1 for card in what.pack)
    rows = 5 if others else 4
    wide = min(_PACK_CARD, (room.w - 2 * _PAD) / 13 - 4, share * room.h / ((rows - 1) * _SHOWN + 1) / CARD_RATIO)
    tall = wide * CARD_RATIO
    found.pack_box, rest = room.cut_bottom(tall * ((rows - 1) * _SHOWN + 1) + 2 * _PAD, GAP)
    step = (found.pack_box.w - 2 * _PAD - wide) / 12
    for row in range(rows):
        for card in what.pack:
            natural = bool(ALL_CARDS >> card & 1)
            if (suit_of(card) if natural else 4) != row:
                continue
            column = rank_of(card) if natural else _twist_column(card, what.pack)
            x = found.pack_box.x + _PAD + column * (step if natural else min(step, 12 * step / max(1, others - 1)))
            box = Box(x, found.pack_box.y + _PAD + row * tall * _SHOWN, wide, tall)
            found.pack[card] = box
            if what.place_of(card) == IN_PACK:
                found.cards[card] = box
    return rest


def _twist_column(card: Card, pack: Sequence[Card]) -> int:
    return [one for one in pack if not ALL_CARDS >> one & 1].index(card)


def _lay_piles(found: SetUpLayout, room: Box, what: Arrangement) -> None:
    for box, place, cards in zip(
        room.split_columns(2, GAP), (ON_STOCK, ON_DISCARDS), (what.stock, what.discard), strict=True
    ):
        found.piles.append(box)
        found.zones.append((box, place))
        inner = box.inset(_PAD, 4)
        if box.h < _LOW:
            words, lying = inner.cut_left(inner.w * 0.52, GAP)
        else:
            words, lying = inner.cut_top(_PILE_WORDS, 2)
        found.words.append(words)
        _lay_row(found, lying, cards)


def _lay_seat(found: SetUpLayout, box: Box, what: Arrangement, seat: Seat) -> None:
    inner = _lay_buttons(found, box, knows_waits=what.rules.waits)
    if what.rules.has_skips:
        side = min(inner.h / CARD_RATIO + 6, inner.w * 0.155, _MOST_CARD + 6)
        aside, inner = inner.cut_right(2 * side + 4, 6)
        block = what.blocks[seat]
        lying = ((Zone.SKIP, what.skips[seat]), (Zone.BLOCK, block and block[0]))
        for column, (zone, card) in zip(aside.split_columns(2, 4), lying, strict=True):
            found.zones.append((column, CardPlace(zone, seat)))
            _lay_row(found, column.inset(3, 3), [] if card is None else [card])
    lays = what.rules.traits.lays_spreads
    hand, table = inner.cut_left(inner.w * _HAND_SHARE, 6) if lays else (inner, inner)
    found.zones.append((hand, CardPlace(Zone.HAND, seat)))
    _lay_row(found, hand.inset(4, 3), what.hands[seat])
    if not lays:
        found.zones.append((box, CardPlace(Zone.HAND, seat)))
        return
    mine = [number for number, spread in enumerate(what.spreads) if spread.owner == seat]
    columns = [table]
    if mine:
        new, lying_there = table.cut_right(min(_NEW, table.w * _NEW_SHARE), 4)
        columns = [*lying_there.split_columns(len(mine), 4), new]
    for number, column in zip(mine, columns, strict=False):
        found.zones.append((column, CardPlace(Zone.SPREAD, number)))
        _lay_row(found, column.inset(3, 3), what.spreads[number].in_order(what.rules))
    found.zones.append((columns[-1], CardPlace(Zone.NEW_SPREAD, seat)))
    found.zones.append((box, CardPlace(Zone.HAND, seat)))


def _lay_buttons(found: SetUpLayout, box: Box, *, knows_waits: bool) -> Box:
    """Place the name of a seat and its waiting, above its cards or beside them, and return the room for the cards."""
    if box.h >= _LOW:
        head, inner = box.inset(_PAD, _EDGE).cut_top(_HEAD, 4)
        turn, wait = head.split_columns(2, 6)
    else:
        head, inner = box.cut_left(min(_BESIDE, box.w * _BESIDE_SHARE), 4)
        inner = inner.inset(2, 4)
        above = max(2.0, min(_EDGE, head.h / 2 - _LEAST_BUTTON - 2))
        head = Box(head.x + _EDGE, head.y + above, head.w - _EDGE, head.h - 2 * above)
        high = max(_LEAST_BUTTON, min(_MOST_BUTTON, (head.h - 4) / 2))
        turn = head.cut_top(high)[0]
        wait = Box(head.x, head.bottom - high, head.w, high)
        if not knows_waits or head.h < 2 * high:
            turn = wait = Box(head.x, head.center[1] - high / 2, head.w, high)
        if knows_waits and head.h < 2 * high:
            turn, wait = turn.split_columns(2, 2)
    found.turns.append(turn)
    found.waits.append(wait)
    return inner


def _lay_row(found: SetUpLayout, room: Box, cards: Sequence[Card]) -> None:
    """Place cards side by side from the left, closer to each other if there are many."""
    if not cards:
        return
    wide = min(_MOST_CARD, room.h / CARD_RATIO, room.w / (1 + _LEAST_STEP * (len(cards) - 1)))
    most = (room.w - wide) / max(1, len(cards) - 1)
    step = next((one * wide for one in found.strips if one * wide <= most), most)
    tall = wide * CARD_RATIO
    top = room.center[1] - tall / 2
    for number, card in enumerate(cards):
        found.cards[card] = Box(room.x + number * step, top, wide, tall)
