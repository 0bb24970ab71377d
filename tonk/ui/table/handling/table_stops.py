"""The stops of the keyboard on the felt: the piles, the spreads, and seats where cards can be played on them."""

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
    """One place of the felt: Enter does there what a click does. The pointer never meets it.

    Attributes:
        spot: The place.

    Args:
        board: The cards.
        spot: The place.
        press: Does what a click there does.
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
        """Return the words for what lies there."""
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
        """Do what a click there does."""
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
    """All stops on the felt, as many as there are places now.

    Args:
        board: The cards.
        press: Does what a click on a place does.
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
        # They are asked for in every frame, and only another view or layout moves them.
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
        """Draw the ring around the one that has the keyboard."""
        for stop in self._stops.values():
            stop.draw(canvas)
