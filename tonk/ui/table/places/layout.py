"""The layout of the table: a pure function of the window, the view and the order of the hand.

Nothing remembers where a card was. A card's place is computed each time, so that resizing the window, another card in
the hand or another player's turn to look is no special case. All lengths are in units.

The person who looks is at the bottom. The others sit around the table, clockwise from the left, each with a portrait, a
name plate, a fan of backs above it or, at the top, beside it, and on the felt before them their spreads. The stock and
the discards are in the middle, the person's own spreads between them and the hand.
"""

import math
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import cached_property
from typing import NamedTuple

from tonk.rules import Spread, View
from tonk.rules.cards import Card, Seat, each_seat
from tonk.rules.seats import PerSeat
from tonk.session.settings import Settings
from tonk.ui.drawing.card_look import CARD_RATIO, STRIPS
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.places import seating
from tonk.ui.table.places.edges import Edges, edges_of
from tonk.ui.table.places.felt_rows import PILE_SCALE, FeltRows
from tonk.ui.table.places.seating import SeatPlace
from tonk.ui.table.places.spread_rows import SeatSpreads

CARD_WIDTHS = {"small": 94.0, "medium": 108.0, "large": 120.0}
"""The width of a card in the hand, by the setting."""
_NARROW = 1180.0
"""The width of a window, in units, below which cards are smaller."""
BACK_SCALE, SHOWN_SCALE = 0.48, 0.5
"""The size of a card in another player's fan: of backs, and of faces at the end of a hand."""
ROOMY = 250.0
"""The room for spreads below which seats have no words beside the signs on their tags."""
_ABOVE_PLATE = 4.0
"""The gap between a fan and the plate below it."""
_TAG_OUT, _TAG_IN, _TAG_UP = 5.0, 6.0, 14.0
"""The distance of the middle of a tag above the upper edge of a plate, and of its end from the plate's right end; on
another player's plate with a third line for tags, the distance of its middle above the lower edge."""
PORTRAIT = 90.0
"""The greatest side of a portrait beyond the far rail."""
_SIDE_PORTRAIT, _SIDE_OUT, _SIDE_BELOW = 100.0, 22.0, 2.0
"""The side of a side player's portrait, and its extent to the left of the plate and below it."""
_BESIDE_PORTRAIT = 1.5
"""The gap between spreads and the portrait of the player at the right."""
OWN_PLATE_HEIGHT, OWN_PORTRAIT, _OWN_OUT, _COMPACT_PORTRAIT = 92.0, 104.0, 18.0, 52.0
"""The sizes of the plate at the bottom left, and the extent of its portrait to the left."""
PURSE = 19.0
"""The distance from the right edge of a plate to the middle of its stack of chips."""
TICK_RADIUS = 11.0
"""The radius of the tick on the upper edge of a chosen card."""
_LEANING = 0.01
"""The part of a hand's card, beyond all its signs, that a neighbour leaves visible, as a share of its width, since it
leans over them."""
_BELOW_HAND, _COMPACT_BELOW = 18.0, 8.0
"""The distance of the hand from the lower edge of the window."""
PROMPT_HEIGHT = 32.0
"""The height of the line of words above the hand."""
HOVER_RISE, CHOSEN_RISE, _COMPACT_RISE = 14.0, 28.0, 18.0
_BEFORE = 10.0
"""The distance from the plate of things put down right before another player."""
FAN_BEND = 2.0
"""Degrees between neighbours in a hand that has room for them."""
_SINK = 0.9
"""The units, for each degree, by which the neighbour of the middle card lies lower than the middle card."""


class TablePreferences(NamedTuple):
    """The player's preferences for a table.

    Attributes:
        card_size: The size of the cards, as named in the settings.
        left_handed: Whether the buttons are at the left, and the log and the plate at the bottom at the right.
        face: The faces of the cards, as named in the settings.
    """

    card_size: str = "medium"
    left_handed: bool = False
    face: str = "standard"


def preferences_of(settings: Settings) -> TablePreferences:
    """Return the preferences in the settings."""
    return TablePreferences(settings.card_size, settings.left_handed, settings.card_face)


def card_width(card_size: str, window_width: float) -> float:
    """Return the width of a card in the hand, by the setting, in a window of this width in units."""
    return CARD_WIDTHS[card_size] * min(1.0, window_width / _NARROW)


def fan_scale(card_width: float, *, shown: bool) -> float:
    """Return the size of a card in a fan relative to one in the hand; large cards leave no room for more."""
    return (SHOWN_SCALE if shown else BACK_SCALE) * min(1.0, CARD_WIDTHS["medium"] / card_width)


def marks_of(view: View) -> list[list[tuple[Card, bool]]]:
    """Return the Skip and the Block before each seat, with whether each is the Skip."""
    found = []
    for skip, block in zip(view.specials.skips, view.specials.blocks, strict=True):
        skips, blocks = [] if skip is None else [(skip, True)], [] if block is None else [(block[0], False)]
        found.append(skips + blocks)
    return found


@dataclass(frozen=True)
class HandLayout:
    """The geometry of the hand at the bottom, and of the words above it.

    Attributes:
        w: The window's width.
        h: The window's height.
        card_width: The width of a card in the hand.
        face: The faces of the cards, as named in the settings.
    """

    w: float
    h: float
    card_width: float
    _: KW_ONLY
    face: str = "standard"

    @property
    def card_height(self) -> float:
        """Return the height of a card in the hand."""
        return self.card_width * CARD_RATIO

    @property
    def edges(self) -> Edges:
        """Return the margins."""
        return edges_of(self.w, self.h)

    @property
    def prompt_y(self) -> float:
        """Return the middle of the line of words above the hand, clear of chosen cards."""
        return self.hand_y - self.card_height / 2 - self._chosen_rise - PROMPT_HEIGHT / 2 - TICK_RADIUS

    @property
    def words_top(self) -> float:
        """Return the upper end of that line: momentary things over the table end above it."""
        return self.prompt_y - PROMPT_HEIGHT / 2

    @property
    def hand_y(self) -> float:
        """Return the middle of a card in the hand."""
        return self.h - self.card_height / 2 - (_COMPACT_BELOW if self.edges.compact else _BELOW_HAND)

    @property
    def _chosen_rise(self) -> float:
        return _COMPACT_RISE if self.edges.compact else CHOSEN_RISE

    @property
    def hand_line(self) -> float:
        """Return the line above which a dragged card is played instead of moved in the hand."""
        return self.hand_y - 0.55 * self.card_height

    @cached_property
    def hand_box(self) -> Box:
        """Return the box where a card drawn by dragging is released into the hand."""
        return Box(self.edges.side, self.hand_line, self.w - 2 * self.edges.side, self.h - self.hand_line)

    def hand(self, order: Sequence[Card], chosen: frozenset[Card], hovered: Card | None) -> dict[Card, Pose]:
        """Return the fan of the hand at the bottom, in the given order; chosen cards stick out, the hovered one rises.

        Args:
            order: Its cards, in order.
            chosen: The chosen ones.
            hovered: The one under the pointer.
        """
        count = len(order)
        if not count:
            return {}
        step, bend = self._step(count), self._bend(count)
        poses = {}
        for place, card in enumerate(order):
            away, up = place - (count - 1) / 2, card == hovered
            rise = self._chosen_rise * (card in chosen) + HOVER_RISE * up - abs(away) ** 2 * bend * _SINK
            x, y = self.w / 2 + away * step, self.hand_y - rise
            poses[card] = Pose(x, y, angle=0.0 if up else -away * bend, scale=1.05 if up else 1.0)
        return poses

    def _bend(self, count: int) -> float:
        """Return the degrees between neighbours in a hand of ``count``; the ends of a long one must stay in the window.

        An outermost card sinks for each degree by its place in the fan, and its outer corner by its turn.
        """
        if count < 4:
            return 0.0
        away = (count - 1) / 2
        sinks = _SINK * away**2 + math.radians(away) * self.card_width / 2
        return min(FAN_BEND, (self.h - self.hand_y - self.card_height / 2) / sinks)

    def place_in_hand(self, x: float, count: int) -> int:
        """Return the place, in a hand of ``count`` cards, for a card held at ``x``."""
        return max(0, min(count - 1, round((x - self.w / 2) / self._step(count) + (count - 1) / 2)))

    def _step(self, count: int) -> float:
        """Return the distance between cards in a hand of ``count``."""
        room = self.w - 2 * self.edges.side - self.card_width
        return min(self.card_width * (STRIPS[self.face][0] + _LEANING), room / max(1, count - 1))


@dataclass(frozen=True)
class TableLayout(HandLayout):
    """The geometry of one table.

    Attributes:
        seats: The number of players at the table.
        bottom: The seat at the bottom.
        shown: Whether all hands are shown, at the end of a hand: those at the top are larger then.
        marks: The number of Skips and Blocks before each seat; empty for none anywhere.
        left_handed: Whether the buttons are at the left, and the log and the plate at the bottom at the right.
    """

    seats: int
    bottom: Seat
    shown: bool = False
    marks: tuple[int, ...] = ()
    left_handed: bool = False

    def for_hand(self, box: Box) -> Box:
        """Return the place of a thing beside the hand, whose right-handed place this would be."""
        return Box(self.w - box.right, box.y, box.w, box.h) if self.left_handed else box

    def uppermost_first(self, order: Sequence[Card]) -> Sequence[Card]:
        """Return the cards of the hand from top to bottom.

        Usually each card lies on its left neighbour. A left-handed fan is reversed if both upper corners are read.
        """
        return order if self.left_handed and self.face == "both" else order[::-1]

    # The middle and the bottom

    @cached_property
    def rows(self) -> FeltRows:
        """Return the rows of the felt between the far rail and the words above the hand."""
        edges = self.edges
        tops = seating.tops_of(self.seats - 1, compact=edges.compact)
        top = seating.COMPACT_TOP + seating.LOW_PLATE + seating.PEEK if edges.compact else edges.felt
        felt = Box(edges.side, top, self.w - 2 * edges.side, self.words_top - top)
        return FeltRows(felt, self.card_width, tops, edges)

    @property
    def _fan_height(self) -> float:
        """Return the height of a card in a fan of faces, so that nothing moves when hands are shown."""
        return self.card_height * fan_scale(self.card_width, shown=True)

    @cached_property
    def stock(self) -> Pose:
        """Return the top of the stock, face down."""
        rows = self.rows
        x, y = rows.pile.center
        return Pose(x - rows.away, y, face=0.0, scale=rows.lying * PILE_SCALE)

    @cached_property
    def discards(self) -> Pose:
        """Return the top of the discards, face up."""
        rows = self.rows
        x, y = rows.pile.center
        return Pose(x + rows.away, y, scale=rows.lying * PILE_SCALE)

    def box_of(self, pose: Pose) -> Box:
        """Return the upright rectangle of a card in a pose."""
        return Box.around((pose.x, pose.y), self.card_width * pose.scale, self.card_height * pose.scale)

    @cached_property
    def felt(self) -> Box:
        """Return the open felt, where a dropped group becomes a new spread."""
        top = self.rows.felt.y + 2.0
        return Box(self.edges.side - 8.0, top, self.w - 2 * self.edges.side + 16.0, self.hand_line - top)

    # The others

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """Return the seats of the others, clockwise, from the left."""
        return tuple((self.bottom + 1 + i) % self.seats for i in range(self.seats - 1))

    def place(self, seat: Seat) -> SeatPlace:
        """Return the side of the table of another player."""
        return seating.seated_around(len(self.others), compact=self.edges.compact)[self.others.index(seat)]

    def plate(self, seat: Seat) -> Box:
        """Return the name plate of a seat; its portrait covers the left end and extends above it."""
        return self._plates[seat]

    @cached_property
    def _plates(self) -> PerSeat[Box]:
        """Return the plates; each frame needs each of them many times."""
        return tuple(self._plate(seat) for seat in each_seat(self.seats))

    def _plate(self, seat: Seat) -> Box:
        if seat == self.bottom:
            edges = self.edges
            box = Box(edges.rail, self.h - edges.rail - OWN_PLATE_HEIGHT, edges.column, OWN_PLATE_HEIGHT)
            return self.for_hand(box)
        return seating.plate_of(self.place(seat), self.rows, (self.w, self.h), self._fan_height + _ABOVE_PLATE)

    def portrait(self, seat: Seat) -> Box:
        """Return the square of a seat's round portrait."""
        return self._portraits[seat]

    @cached_property
    def _portraits(self) -> PerSeat[Box]:
        """Return the squares of the portraits; each frame needs each of them many times."""
        return tuple(self._portrait(seat) for seat in each_seat(self.seats))

    def _portrait(self, seat: Seat) -> Box:
        plate = self.plate(seat)
        if seat != self.bottom and self.place(seat).side:
            top = plate.bottom + _SIDE_BELOW - _SIDE_PORTRAIT
            return Box(plate.x - _SIDE_OUT, top, _SIDE_PORTRAIT, _SIDE_PORTRAIT)
        if seat == self.bottom and not self.edges.compact:
            return Box(plate.x - _OWN_OUT, plate.bottom + 6.0 - OWN_PORTRAIT, OWN_PORTRAIT, OWN_PORTRAIT)
        side = _COMPACT_PORTRAIT if seat == self.bottom else min(PORTRAIT, plate.w * 0.31, plate.bottom - 2.0)
        return Box(plate.x - 2.0, plate.bottom + 2.0 - side, side, side)

    def purse(self, seat: Seat) -> Point:
        """Return the place of a seat's chips: the foot of the stack at the right end of its plate."""
        plate = self.plate(seat)
        return plate.right - PURSE, plate.bottom - 14.0

    def tags(self, seat: Seat) -> Point:
        """Return the right end of the tags on a plate: in its third line, or on its upper edge without one."""
        plate = self.plate(seat)
        if seat == self.bottom or self.edges.compact:
            return plate.right - _TAG_IN, plate.y - _TAG_OUT
        return self.purse(seat)[0] - PURSE, plate.bottom - _TAG_UP

    def fan(self, seat: Seat, count: int) -> list[Pose]:
        """Return the fan of another player, clear of plate and portrait: backs or, at the end of the hand, faces."""
        shown, room = self.shown, self._fan_room(seat)
        scale = fan_scale(self.card_width, shown=shown)
        wide, high = self.card_width * scale, self.card_height * scale
        usual = wide * (0.56 if shown else 0.42)
        step = min(usual, (room.w - wide) / max(1, count - 1))
        beside = not self.place(seat).side and not self.edges.compact
        start = room.x + wide / 2 if beside else room.center[0] - step * (count - 1) / 2
        y = room.bottom - high / 2 if self.place(seat).side else room.center[1]
        middle, lean, face = (count - 1) / 2, -2.0 if shown else -3.0, 1.0 if shown else 0.0
        return [Pose(start + i * step, y, (i - middle) * lean, face, scale) for i in range(count)]

    def _fan_room(self, seat: Seat) -> Box:
        """Return the place of another player's fan: above a plate at a side, beside one at the top."""
        at, plate, high = self.place(seat), self.plate(seat), self._fan_height
        if self.edges.compact:
            low = plate.bottom + (4.0 + high if self.shown else seating.PEEK)
            return Box(plate.x, low - high, plate.w, high)
        if not at.side:
            column = seating.top_column(at.place, self.rows.tops, self.w)
            return seating.fan_beside(plate, column, shown=self.shown)
        left = self.portrait(seat).right + 4.0
        return Box(left, plate.y - _ABOVE_PLATE - high, plate.right - left, high)

    def before(self, seat: Seat, wide: float, high: float) -> Point:
        """Return the middle of a thing of this size on the felt right before another player.

        Args:
            seat: The seat.
            wide: The width, in units.
            high: The height, in units.
        """
        plate, side = self.plate(seat), self.place(seat).side
        if not side:
            rail = self.edges.rail
            x = max(wide / 2 + rail, min(self.w - wide / 2 - rail, plate.center[0]))
            return x, plate.bottom + _BEFORE + high / 2
        edge = plate.right if side < 0 else min(plate.x, self.portrait(seat).x)
        return edge - side * (_BEFORE + wide / 2), plate.center[1]

    # Spreads

    def spreads(self, table: Sequence[Spread]) -> list[list[Pose]]:
        """Return the poses of the cards of each spread on the table."""
        before = [iter(self._before(seat, table).spreads()) for seat in each_seat(self.seats)]
        return [next(before[spread.owner]) for spread in table]

    def new_spread(self, seat: Seat, table: Sequence[Spread], count: int) -> list[Pose]:
        """Return the place of a seat's next spread before it is laid: beside the others.

        Args:
            seat: The seat that lays it.
            table: The spreads on the table.
            count: The number of its cards.
        """
        return self._before(seat, table).after(count)

    def marked(self, seat: Seat, table: Sequence[Spread]) -> list[Pose]:
        """Return the places of the Skip and the Block before a seat, one below the other, beside its spreads."""
        return self._before(seat, table).marked()

    def says_words(self, seat: Seat) -> bool:
        """Return whether the tags on Skips and Blocks before a seat have room for words."""
        return self.spread_area(seat).w >= ROOMY

    def _before(self, seat: Seat, table: Sequence[Spread]) -> SeatSpreads:
        """Return the rows of things before a seat; at a side they continue beside its own spreads if necessary."""
        before = self._usually_before(seat, table)
        if seat == self.bottom or not self.place(seat).side or before.fits:
            return before
        area, own = before.area, self._usually_before(self.bottom, table)
        return replace(before, area=area.down_to(own.area.bottom)) if own.leaves_sides else before

    def _usually_before(self, seat: Seat, table: Sequence[Spread]) -> SeatSpreads:
        area, plate = self.spread_area(seat), self.plate(seat)
        side = seat != self.bottom and self.place(seat).side
        near = (plate.center[0], self.rows.pile.center[1]) if side else area.center
        return SeatSpreads(
            area,
            near,
            self.card_width,
            self.rows.lying,
            tuple(len(spread.cards) for spread in table if spread.owner == seat),
            self.marks[seat] if self.marks else 0,
            says_words=self.says_words(seat),
            face=self.face,
        )

    def spread_area(self, seat: Seat) -> Box:
        """Return the area of the spreads before a seat."""
        if seat == self.bottom:
            return self.rows.own
        area = seating.spread_room(self.place(seat), self.rows, sides=len(self.others) > 1)
        last = self.portrait(self.others[-1])
        if self.place(self.others[-1]).side and area.right > last.x:  # its portrait reaches over the felt
            area = area._replace(w=last.x - _BESIDE_PORTRAIT - area.x)
        return area

    # The discards

    def discard_pose(self, card: Card) -> Pose:
        """Return the pose of a card on the discards: a little crooked, each in its own way."""
        lean = (card * 37 % 11) - 5
        return Pose(self.discards.x + lean * 0.4, self.discards.y, angle=lean * 0.8, scale=self.discards.scale)
