"""The layout of the table: a pure function of the window, the view and the order of the hand.

Nothing remembers where a card was. A card's place is asked for again each time, so that resizing the window, a card
more in the hand or another player's turn to look is no special case. All lengths are units.

The player who looks sits at the bottom. The others sit along the top in an arc, clockwise from the left, each with a
portrait, a fan of backs tucked behind a name plate and, below it, the spreads that lie before them. The stock and the
discards are in the middle, the looking player's own spreads between them and the hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tonk.rules import Spread, View
from tonk.rules.cards import Card, Seat, each_seat
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.spread_rows import SPREAD_SCALE, SeatSpreads

CARD_WIDTHS = {"small": 94.0, "medium": 108.0, "large": 120.0}
"""The width of a card in the hand, by the setting."""
_NARROW = 1180.0
"""In a window of fewer units than this, cards are smaller."""
_BESIDE_ROW, _BESIDE_PILES = 6.0, 9.0
"""The gaps between a row of spreads and the plates or the words, and between a row and the piles."""
PILE_SCALE, BACK_SCALE, SHOWN_SCALE = 0.78, 0.46, 0.54
ROOMY_COLUMN = 260.0
"""Seats at the top with less room than this have no words beside the signs on their tags."""
SIDE = 268.0
"""Width kept free left and right of the hand, for the log and the buttons."""
TOP_MARGIN, SHOWN_MARGIN = 5.0, 2.0
"""The upper edges of the fans at the top, of backs and of faces; their lower part is tucked behind the plates."""
FAN_SEEN = 0.29
"""The share of a card's height (in the hand) that stands out above a plate at the top."""
SEAT_WIDTH, PLATE_HEIGHT, PORTRAIT = 282.0, 58.0, 90.0
"""Of a seat at the top, the most a window allows: its width with the portrait, its plate, and the portrait's side."""
OWN_PLATE_HEIGHT, OWN_PORTRAIT = 96.0, 92.0
"""Of the plate at the bottom left."""
PURSE = 21.0
"""The distance from the right edge of a plate to the middle of its stack of chips."""
TICK_RADIUS = 11.0
"""Of the tick on the upper edge of a chosen card."""
PROMPT_HEIGHT = 34.0
"""The line of words above the hand."""
HOVER_RISE, CHOSEN_RISE = 14.0, 28.0
FAN_BEND = 2.0
"""Degrees between neighbours in the hand."""


def card_width(card_size: str, window_width: float) -> float:
    """Return how wide a card in the hand is, by the setting, in a window of so many units."""
    return CARD_WIDTHS[card_size] * min(1.0, window_width / _NARROW)


def marks_of(view: View) -> list[list[tuple[Card, bool]]]:
    """For each seat the Skip and the Block that lie before it, each card with whether it is the Skip."""
    found = []
    for skip, block in zip(view.specials.skips, view.specials.blocks, strict=True):
        skips, blocks = [] if skip is None else [(skip, True)], [] if block is None else [(block[0], False)]
        found.append(skips + blocks)
    return found


@dataclass(frozen=True)
class TableLayout:
    """The geometry of one table.

    Attributes:
        w: The window's width.
        h: The window's height.
        card_width: The width of a card in the hand.
        seats: How many players sit at the table.
        bottom: The seat at the bottom.
        shown: Whether all hands are shown, at the end of a hand: those at the top are larger then.
        marks: How many Skips and Blocks lie before each seat; empty for none anywhere.
    """

    w: float
    h: float
    card_width: float
    seats: int
    bottom: Seat
    shown: bool = False
    marks: tuple[int, ...] = ()

    @property
    def card_height(self) -> float:
        """The height of a card in the hand."""
        return self.card_width * CARD_RATIO

    # The middle and the bottom

    @cached_property
    def stock(self) -> Pose:
        """The top of the stock, face down."""
        return Pose(self.w / 2 - self.card_width * 0.58, self._piles_y, face=0.0, scale=self._lying * PILE_SCALE)

    @cached_property
    def discards(self) -> Pose:
        """The top of the discards, face up."""
        return Pose(self.w / 2 + self.card_width * 0.58, self._piles_y, scale=self._lying * PILE_SCALE)

    @property
    def _piles_y(self) -> float:
        """The middle between a row of spreads below the seats at the top and one above the hand."""
        return (self.seat_bottom + self.words_top) / 2

    @cached_property
    def _lying(self) -> float:
        """Return how much smaller than usual spreads and piles are, so that piles lie free between two rows."""
        room = self.words_top - self.seat_bottom - 2 * (_BESIDE_ROW + _BESIDE_PILES)
        return min(1.0, room / (self.card_height * (2 * SPREAD_SCALE + PILE_SCALE)))

    @property
    def prompt_y(self) -> float:
        """The middle of the line of words above the hand, clear of chosen cards."""
        return self.hand_y - self.card_height / 2 - CHOSEN_RISE - PROMPT_HEIGHT / 2 - TICK_RADIUS

    @property
    def words_top(self) -> float:
        """Return where that line begins: what lies over the table for a moment ends above it."""
        return self.prompt_y - PROMPT_HEIGHT / 2

    @property
    def hand_y(self) -> float:
        """Return where the middle of a card in the hand is."""
        return self.h - self.card_height / 2 - 22.0

    @property
    def hand_line(self) -> float:
        """The line above which a dragged card is being played and not put elsewhere in the hand."""
        return self.hand_y - 0.55 * self.card_height

    @property
    def seat_bottom(self) -> float:
        """Return where the name plates of the seats at the top end while hands are hidden."""
        return TOP_MARGIN + self.card_height * FAN_SEEN + PLATE_HEIGHT

    def box_of(self, pose: Pose) -> Box:
        """The upright rectangle of a card in a pose."""
        return Box.around((pose.x, pose.y), self.card_width * pose.scale, self.card_height * pose.scale)

    @cached_property
    def felt(self) -> Box:
        """The open felt, where a dropped group becomes a new spread."""
        top = self.seat_bottom + 2.0
        return Box(SIDE - 12.0, top, self.w - 2 * SIDE + 24.0, self.hand_line - top)

    @cached_property
    def hand_box(self) -> Box:
        """Return where a card drawn by dragging is let go to come into the hand."""
        return Box(SIDE, self.hand_line, self.w - 2 * SIDE, self.h - self.hand_line)

    def hand(self, order: Sequence[Card], chosen: frozenset[Card], hovered: Card | None) -> dict[Card, Pose]:
        """The fan of the hand at the bottom, in the order given; chosen cards stand out, the hovered one rises."""
        count = len(order)
        if not count:
            return {}
        step = self._step(count)
        bend = FAN_BEND if count >= 4 else 0.0
        poses = {}
        for place, card in enumerate(order):
            away = place - (count - 1) / 2
            rise = CHOSEN_RISE if card in chosen else 0.0
            rise += HOVER_RISE if card == hovered else 0.0
            sag = abs(away) ** 2 * bend * 0.9
            poses[card] = Pose(
                self.w / 2 + away * step,
                self.hand_y + sag - rise,
                angle=0.0 if card == hovered else -away * bend,
                scale=1.05 if card == hovered else 1.0,
            )
        return poses

    def place_in_hand(self, x: float, count: int) -> int:
        """Return which place of a hand of ``count`` cards a card held at ``x`` belongs in."""
        return max(0, min(count - 1, round((x - self.w / 2) / self._step(count) + (count - 1) / 2)))

    def _step(self, count: int) -> float:
        """Return how far apart the cards of a hand of ``count`` lie."""
        room = self.w - 2 * SIDE - self.card_width
        return min(self.card_width * 0.78, room / max(1, count - 1))

    # The others

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The seats along the top, clockwise, from the left."""
        return tuple((self.bottom + 1 + i) % self.seats for i in range(self.seats - 1))

    def column(self, seat: Seat) -> Box:
        """The part of the top that belongs to a seat there: its fan, plate and spreads."""
        count = len(self.others)
        index = self.others.index(seat)
        wide = min(400.0, (self.w - 2 * 16.0) / count)
        left = self.w / 2 + (index - count / 2) * wide
        lower = 14.0 if count > 2 and index in (0, count - 1) else 0.0
        return Box(left, lower, wide, self._piles_y + self.card_height * 0.5 - lower)

    def plate(self, seat: Seat) -> Box:
        """The name plate of a seat; its portrait covers the left end and stands out above it."""
        if seat == self.bottom:
            return Box(16.0, self.h - 14.0 - OWN_PLATE_HEIGHT, SIDE - 40.0, OWN_PLATE_HEIGHT)
        column = self.column(seat)
        wide = min(SEAT_WIDTH, column.w - 8.0)
        top = column.y + TOP_MARGIN + self.card_height * FAN_SEEN
        return Box(column.center[0] - wide / 2, top, wide, PLATE_HEIGHT)

    def portrait(self, seat: Seat) -> Box:
        """The square that the round portrait of a seat fills."""
        plate = self.plate(seat)
        side = OWN_PORTRAIT if seat == self.bottom else min(PORTRAIT, plate.w * 0.31, plate.bottom - 2.0)
        return Box(plate.x - 2.0, plate.bottom + 2.0 - side, side, side)

    def purse(self, seat: Seat) -> Point:
        """Return where the chips of a seat lie: the foot of the stack at the right end of its plate."""
        plate = self.plate(seat)
        return plate.right - PURSE, plate.bottom - 14.0

    def fan(self, seat: Seat, count: int) -> list[Pose]:
        """The fan of a seat at the top, beside its portrait: of backs or, at the end of the hand, of faces."""
        column, shown = self.column(seat), self.shown
        scale = SHOWN_SCALE if shown else BACK_SCALE
        wide, left, right = self.card_width * scale, self.portrait(seat).right + 4.0, self.plate(seat).right - 4.0
        usual = wide * (0.56 if shown else 0.42)
        if shown:
            # Many cards go on beyond the plate before their indices cover each other.
            right = max(right, min(column.right - 2.0, left + wide * (1.0 + 0.38 * (count - 1))))
        step = min(usual, (right - left - wide) / max(1, count - 1))
        start = (left + right - step * (count - 1)) / 2
        y = column.y + (SHOWN_MARGIN if shown else TOP_MARGIN) + self.card_height * scale / 2
        middle, lean, face = (count - 1) / 2, -2.0 if shown else -3.0, 1.0 if shown else 0.0
        return [Pose(start + i * step, y, (i - middle) * lean, face, scale) for i in range(count)]

    # Spreads

    def spreads(self, table: Sequence[Spread]) -> list[list[Pose]]:
        """The poses of the cards of each spread on the table."""
        before = [iter(self._before(seat, table).spreads()) for seat in each_seat(self.seats)]
        return [next(before[spread.owner]) for spread in table]

    def new_spread(self, seat: Seat, table: Sequence[Spread], count: int) -> list[Pose]:
        """Return where a seat's next spread would lie.

        Args:
            seat: The seat that lays it.
            table: The spreads on the table.
            count: The number of its cards.
        """
        before = self._before(seat, table)
        return replace(before, counts=(*before.counts, count)).spreads()[-1]

    def marked(self, seat: Seat, table: Sequence[Spread]) -> list[Pose]:
        """Return where the Skip and the Block before a seat lie, the one below the other, beside its spreads."""
        return self._before(seat, table).marked()

    def says_words(self, seat: Seat) -> bool:
        """Return whether the tags on Skips and Blocks before a seat have room for words."""
        return seat == self.bottom or self.column(seat).w >= ROOMY_COLUMN

    def _before(self, seat: Seat, table: Sequence[Spread]) -> SeatSpreads:
        """Return the rows of things before a seat."""
        return SeatSpreads(
            self._spread_area(seat),
            self.card_width,
            self._lying,
            tuple(len(spread.cards) for spread in table if spread.owner == seat),
            self.marks[seat] if self.marks else 0,
            says_words=self.says_words(seat),
        )

    def _spread_area(self, seat: Seat) -> Box:
        """Return where the spreads before a seat lie."""
        high = self.card_height * self._lying * SPREAD_SCALE
        if seat == self.bottom:
            bottom = self.words_top - _BESIDE_ROW
            top = min(self.box_of(self.stock).bottom + 8.0, bottom - high)
            return Box(SIDE, top, self.w - 2 * SIDE, bottom - top)
        column = self.column(seat)
        top = self.seat_bottom + column.y + _BESIDE_ROW
        return Box(column.x + 8.0, top, column.w - 16.0, max(high, column.bottom - top))

    # The discards

    def discard_pose(self, card: Card) -> Pose:
        """Return how a card comes to lie on the discards: a little crooked, each its own way."""
        lean = (card * 37 % 11) - 5
        return Pose(self.discards.x + lean * 0.4, self.discards.y, angle=lean * 0.8, scale=self.discards.scale)
