"""The keyboard's stops on the felt: the piles, the spreads, and seats on which cards can be played."""

from collections.abc import Callable, Sequence
from typing import assert_never

from tonk.rules import View
from tonk.rules.cards import Seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.table.board import Board
from tonk.ui.table.handling.drop_targets import Spot
from tonk.ui.table.places.layout import TableLayout
from tonk.ui.table.places.under_point import DISCARDS, SEAT, SPREAD, STOCK
from tonk.ui.widgets.base import ENTER_KEYS, NOWHERE, Widget
from tonk.words.narration import Description
from tonk.words.table import review
from tonk.words.table.names import TableNames

_ORDER = (STOCK, DISCARDS, SPREAD, SEAT)


class SpotStop(Widget):
    """One place of the felt, where Enter does what a click does. The pointer never reaches it.

    Attributes:
        spot: The place.

    Args:
        board: The board.
        spot: The place.
        press: Does a click's action.
        names: The players' names.

    Attributes:
        spot: The place.
    """

    radius = 10

    def __init__(self, board: Board, spot: Spot, press: Callable[[Spot], None], names: TableNames) -> None:
        super().__init__(NOWHERE)
        self._board, self.spot, self._press, self._names = board, spot, press, names

    @property
    def description(self) -> Description:
        """Return the contents of the place in words."""
        top, stock = review.piles_lines(self._board.seen)
        match self.spot.kind:
            case "stock":
                return Description(stock)
            case "discards":
                return Description(top)
            case "spread":
                return Description(review.spreads_lines(self._board.view, self._names)[self.spot.number])
            case "seat":
                seat, view = Seat(self.spot.number), self._board.seen
                sentence = review.plate_line(view, seat, self._names[seat], points_held=None, rich=None)
                return Description(self._names[seat], value=sentence)
            case "hand" | "felt" | "edge":
                return Description("")
            case _:
                assert_never(self.spot.kind)

    def handle(self, event: Input) -> bool:
        """Do a click's action."""
        match event:
            case KeyPress(key=key, ctrl=False, alt=False) if key in ENTER_KEYS:
                if not event.repeat:
                    self._press(self.spot)
                return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring around the place."""
        if self.ring:
            canvas.focus_ring(self.box.inset(-4.0), self.radius)


class TableStops(Widget):
    """All stops on the felt, one for each place there.

    Args:
        board: The board.
        press: Does the action of a click on a place.
        names: The players' names.
    """

    focusable = False

    def __init__(self, board: Board, press: Callable[[Spot], None], names: TableNames) -> None:
        super().__init__(NOWHERE)
        self._board, self._press, self._names = board, press, names
        self._stops: dict[Spot, SpotStop] = {}
        self._there: list[Widget] = []
        self._seen: tuple[TableLayout, View] | None = None

    @property
    def children(self) -> Sequence[Widget]:
        """Return a stop for each place: piles first, then spreads, then seats."""
        # Every frame needs them, and only another view or layout moves them.
        layout, view = self._board.layout, self._board.view
        if self._seen is None or self._seen[0] is not layout or self._seen[1] is not view:
            self._seen, self._there = (layout, view), self._found()
        return self._there

    def _found(self) -> list[Widget]:
        found: list[Widget] = []
        boxes = sorted(self._board.boxes().items(), key=lambda entry: (_ORDER.index(entry[0][0]), entry[0][1]))
        for (kind, number), box in boxes:
            spot = Spot(kind, number)
            stop = self._stops.setdefault(spot, SpotStop(self._board, spot, self._press, self._names))
            stop.box = box
            found.append(stop)
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring around the stop with the keyboard."""
        for stop in self._stops.values():
            stop.draw(canvas)
