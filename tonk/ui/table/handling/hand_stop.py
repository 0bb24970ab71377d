"""The keyboard's stop at the hand: one for all cards, with the arrow keys moving between them."""

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.commands import STEERS
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.table.board import Board
from tonk.ui.widgets.base import ENTER_KEYS, NOWHERE, Widget
from tonk.words import _
from tonk.words.narration import Description, Role

_CARDS_WIDE, _MARGIN = 5.7, 10.0


class HandStop(Widget):
    """The hand as one stop of Tab. The pointer never reaches it: cards respond by themselves.

    Args:
        board: The cards.
    """

    def __init__(self, board: Board) -> None:
        super().__init__(NOWHERE)
        self._board = board

    @property
    def description(self) -> Description:
        """Return that it is the hand; its cards are spoken as the keyboard goes through them."""
        hand = self._board.hand
        place = None
        if hand.is_open and hand.cursor in hand.order:
            place = hand.order.index(hand.cursor) + 1, len(hand.order)
        return Description(_("Your hand"), Role.CARDS, "", place)

    @property
    def reach(self) -> Box:
        """Return the box of the keyboard's card, or of the whole hand if there is none."""
        hand, layout = self._board.hand, self._board.layout
        if self.focused and hand.cursor in hand.order:
            return layout.box_of(layout.hand(hand.order, hand.chosen, None)[hand.cursor])
        return self._around

    @property
    def _around(self) -> Box:
        layout = self._board.layout
        wide, high = layout.card_width * _CARDS_WIDE, layout.card_height + 2 * _MARGIN
        return Box.around((layout.w / 2, layout.hand_y), wide, high)

    def entered(self, here: Box) -> None:
        """Move the keyboard to the nearest card of an open hand."""
        hand, layout = self._board.hand, self._board.layout
        if hand.is_open and hand.order:
            poses = layout.hand(hand.order, hand.chosen, None)
            hand.put_cursor(min(hand.order, key=lambda card: abs(poses[card].x - here.center[0])))

    def _steer(self, way: int) -> bool:
        """Go to the next card on a side; return False beyond the last one."""
        hand = self._board.hand
        if not (hand.is_open and hand.order):
            return False
        at = hand.order.index(hand.cursor) + way if hand.cursor in hand.order else 0
        if not 0 <= at < len(hand.order):
            return False
        hand.put_cursor(hand.order[at])
        return True

    def handle(self, event: Input) -> bool:
        """Choose or unchoose the keyboard's card, or go to the card beside it."""
        hand = self._board.hand
        match event:
            case KeyPress(key=pygame.K_KP_4 | pygame.K_KP_6 as key):
                return self._steer(STEERS[key][0])
            case KeyPress(key=key, ctrl=False, alt=False) if key in ENTER_KEYS and hand.cursor is not None:
                if not event.repeat:
                    hand.toggle(hand.cursor)
                return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring around the hand while it has the keyboard but none of its cards does."""
        if self.ring and self._board.hand.cursor is None:
            canvas.focus_ring(self._around, self.radius)
