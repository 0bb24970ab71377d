"""The lens: the thing under the pointer or the keyboard again, twice as large."""

from collections.abc import Sequence

from tonk.rules.cards import Card
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.handling.drop_targets import Spot
from tonk.ui.table.handling.table_stops import SpotStop
from tonk.ui.table.places.under_point import DISCARDS, SPREAD

_TIMES = 2.0
"""The ratio of a card under the lens to one in the hand."""
_HIGHEST = 0.55
"""Its greatest share of the window's height."""
_STEP = 0.46
"""The distance between a spread's cards as a share of a card's width, at which each shows its index."""
_PAD, _APART, _EDGE = 14.0, 12.0, 8.0


class Lens:
    """Enlarges a card of the hand, the top of the discards, or a spread.

    Args:
        ui: The context of the window.
        board: The cards.
    """

    def __init__(self, ui: UiContext, board: Board) -> None:
        self._ui, self._board = ui, board

    def draw(self, canvas: Canvas, pointed: Point | None) -> None:
        """Draw the examined thing, if the player wants the lens, beside it.

        Args:
            canvas: The canvas to draw on.
            pointed: The resting pointer; None while it moves, or carries something.
        """
        found = self._looked_at(pointed) if self._ui.settings.lens else None
        if found is None:
            return
        cards, thing = found
        layout = self._board.layout
        wide = min(layout.card_width * _TIMES, (layout.h * _HIGHEST - 2 * _PAD) / CARD_RATIO)
        room = layout.w - 2 * (_EDGE + _PAD) - wide
        step = min(wide * _STEP, room / max(1, len(cards) - 1))
        size = wide + step * (len(cards) - 1) + 2 * _PAD, wide * CARD_RATIO + 2 * _PAD
        box = beside(thing, size, (layout.w, layout.h))
        canvas.panel(box, "raised")
        for place, card in enumerate(cards):
            picture = self._ui.art.posed(
                card, canvas.viewport.px(wide), self._ui.look, stands_for=self._board.stands_for.get(card)
            )
            canvas.picture(picture, (box.x + _PAD + wide / 2 + step * place, box.center[1]), "center")

    def _looked_at(self, pointed: Point | None) -> tuple[Sequence[Card], Box] | None:
        """Return the examined cards, and their place."""
        board = self._board
        stop = next((group.focused for group in self._ui.groups if group.keyboard and group.focused), None)
        if isinstance(stop, SpotStop):
            return self._lying(stop.spot)
        card = board.hand.cursor
        if card is None and pointed is not None:
            card = board.card_at(pointed)
            if card is None:
                spots = (Spot(kind, number) for (kind, number), box in board.boxes().items() if box.contains(pointed))
                return next((found for spot in spots if (found := self._lying(spot))), None)
        if card is None or not board.hand.is_open or card not in board.hand.order:
            return None
        return (card,), board.layout.box_of(board.layout.hand(board.hand.order, board.hand.chosen, card)[card])

    def _lying(self, spot: Spot) -> tuple[Sequence[Card], Box] | None:
        """Return the open cards at a spot of the felt, and their place."""
        board, seen = self._board, self._board.seen
        if spot.kind == SPREAD and spot.number < len(seen.table):
            return seen.table[spot.number].cards, board.spread_box(spot.number)
        if spot.kind == DISCARDS and seen.discards:
            return seen.discards[-1:], board.layout.box_of(board.layout.discards)
        return None


def beside(thing: Box, size: tuple[float, float], window: tuple[float, float]) -> Box:
    """Return a box of this size that covers nothing of a thing, if possible: above it, below it or at a side.

    Args:
        thing: The thing.
        size: The preferred width and height.
        window: The width and the height of the window, all in units.
    """
    (wide, high), (right, bottom) = size, window
    x = max(_EDGE, min(right - _EDGE - wide, thing.center[0] - wide / 2))
    if thing.y - _APART - high >= _EDGE:
        return Box(x, thing.y - _APART - high, wide, high)
    if thing.bottom + _APART + high <= bottom - _EDGE:
        return Box(x, thing.bottom + _APART, wide, high)
    y = max(_EDGE, min(bottom - _EDGE - high, thing.center[1] - high / 2))
    if thing.right + _APART + wide <= right - _EDGE:
        return Box(thing.right + _APART, y, wide, high)
    return Box(max(_EDGE, thing.x - _APART - wide), y, wide, high)
