"""The stop of the keyboard at the hand: one for all cards, through which the arrow keys go."""

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.table.board import Board
from tonk.ui.widgets.base import ENTER_KEYS, NOWHERE, Widget
from tonk.words import _
from tonk.words.narration import Description, Role

_CARDS_WIDE, _MARGIN = 5.7, 10.0


class HandStop(Widget):
    """The hand as one stop of Tab. The pointer never meets it: cards answer for themselves.

    Args:
        board: The cards.
    """

    def __init__(self, board: Board) -> None:
        super().__init__(NOWHERE)
        self._board = board

    @property
    def description(self) -> Description:
        """Return that it is the hand; its cards are said as the keyboard goes through them."""
        hand = self._board.hand
        place = None
        if hand.is_open and hand.cursor in hand.order:
            place = hand.order.index(hand.cursor) + 1, len(hand.order)
        return Description(_("Your hand"), Role.PLAIN, "", place, _("Left and Right go through the cards."))

    def handle(self, event: Input) -> bool:
        """Choose the card that the keyboard is on, or let it go."""
        hand = self._board.hand
        match event:
            case KeyPress(key=key, ctrl=False, alt=False) if key in ENTER_KEYS and hand.cursor is not None:
                if not event.repeat:
                    hand.toggle(hand.cursor)
                return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring around the hand while it has the keyboard and no card of it has."""
        layout = self._board.layout
        if self.ring and self._board.hand.cursor is None:
            wide, high = layout.card_width * _CARDS_WIDE, layout.card_height + 2 * _MARGIN
            canvas.focus_ring(Box.around((layout.w / 2, layout.hand_y), wide, high), self.radius)
