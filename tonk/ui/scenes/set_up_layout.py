"""Where everything lies on the page on which positions are set up: seats, piles, and the pack in rows of suits."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tonk.rules.cards import ALL_CARDS, Card, rank_of, suit_of
from tonk.session.setting_up import IN_PACK, ON_DISCARDS, ON_STOCK, Arrangement, Place, Zone
from tonk.ui.card_look import CARD_RATIO
from tonk.ui.viewport import Box, Point
from tonk.ui.widgets.base import NOWHERE

GAP = 10.0
HEAD = 36.0
"""The height of the line with a seat's name."""
_PAD = 10.0
_PACK_CARD, _PACK_SHARE = 54.0, 0.4
"""The width of a card of the pack, and the share of the height that the pack may take."""
_SHOWN = 0.5
"""How much of a card shows below the one that overlaps it."""
_HAND_SHARE = 0.46
_STEP = 0.62
"""How far apart cards lie side by side, in widths, where there is room."""
_LEAST_STEP = 0.3
"""Cards that would lie nearer to each other are smaller instead."""
_MOST_CARD = 66.0
_NEW = 74.0
"""How wide the place for another spread is beside spreads that lie there."""
_PILES_SHARE = 0.8
"""The height of the piles' own row, in rows of seats."""


@dataclass
class SetUpLayout:
    """Where things are, in units.

    Attributes:
        seats: The ground of each seat.
        zones: Where cards can be put, and which place each is; those that stand first come first.
        cards: The middle of each card, in the order to draw them.
        places: The box of each card.
        card_width: Of the cards of the pack; ``small`` of those that lie elsewhere.
    """

    seats: list[Box] = field(default_factory=list)
    zones: list[tuple[Box, Place]] = field(default_factory=list)
    cards: dict[Card, Box] = field(default_factory=dict)
    pack: dict[Card, Box] = field(default_factory=dict)
    piles: list[Box] = field(default_factory=list)
    pack_box: Box = field(default_factory=lambda: NOWHERE)

    def card_at(self, point: Point) -> Card | None:
        """The card under a point, the topmost where several are."""
        return next((card for card in reversed(self.cards) if self.cards[card].contains(point)), None)

    def place_at(self, point: Point) -> Place | None:
        """The place under a point where a card can be put."""
        return next((place for box, place in self.zones if box.contains(point)), None)


def laid_out(room: Box, what: Arrangement) -> SetUpLayout:
    """The layout of an arrangement in a room."""
    found = SetUpLayout()
    rest = _lay_pack(found, room, what)
    # An odd number of seats leaves half a row for the piles; else they have a lower one of their own.
    odd = what.seats % 2
    rows = what.seats // 2 + odd
    high = rest.h if odd else rest.h * rows / (rows + _PILES_SHARE) - GAP
    seats, below = rest.cut_top(high, GAP)
    cells = [cell for row in seats.split_rows(rows, GAP) for cell in row.split_columns(2, GAP)]
    _lay_piles(found, cells[-1] if odd else below, what)
    for seat in range(what.seats):
        found.seats.append(cells[seat])
        _lay_seat(found, cells[seat], what, seat)
    found.zones.append((found.pack_box, IN_PACK))
    return found


def _lay_pack(found: SetUpLayout, room: Box, what: Arrangement) -> Box:
    """The whole pack at the bottom, a row for each suit; gives the room above it."""
    others = sum(not ALL_CARDS >> card & 1 for card in what.pack)
    rows = 5 if others else 4
    wide = min(_PACK_CARD, (room.w - 2 * _PAD) / 13 - 4, _PACK_SHARE * room.h / ((rows - 1) * _SHOWN + 1) / CARD_RATIO)
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
        _lay_row(found, box.inset(_PAD, 6).cut_top(HEAD - 14)[1], cards)


def _lay_seat(found: SetUpLayout, box: Box, what: Arrangement, seat: int) -> None:
    inner = box.inset(_PAD, 6).cut_top(HEAD, 2)[1]
    hand, table = inner.cut_left(inner.w * _HAND_SHARE, GAP)
    _lay_row(found, hand, what.hands[seat])
    mine = [number for number, spread in enumerate(what.spreads) if spread.owner == seat]
    columns = [table]
    if mine:
        new, lying = table.cut_right(_NEW, 6)
        columns = [*lying.split_columns(len(mine), 6), new]
    for number, column in zip(mine, columns, strict=False):
        found.zones.append((column, Place(Zone.SPREAD, number)))
        _lay_row(found, column, sorted(what.spreads[number].cards))
    found.zones.append((columns[-1], Place(Zone.NEW_SPREAD, seat)))
    found.zones.append((box, Place(Zone.HAND, seat)))


def _lay_row(found: SetUpLayout, room: Box, cards: Sequence[Card]) -> None:
    """Cards side by side from the left, nearer to each other where there are many."""
    if not cards:
        return
    wide = min(_MOST_CARD, room.h / CARD_RATIO, room.w / (1 + _LEAST_STEP * (len(cards) - 1)))
    step = min(wide * _STEP, (room.w - wide) / max(1, len(cards) - 1))
    tall = wide * CARD_RATIO
    top = room.center[1] - tall / 2
    for number, card in enumerate(cards):
        found.cards[card] = Box(room.x + number * step, top, wide, tall)
