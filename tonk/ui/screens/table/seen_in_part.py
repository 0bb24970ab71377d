"""The table in a window that has no room for all of it."""

from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.board import Board
from tonk.ui.table.coach_panel import CoachPanel


class SeenInPart:
    """A table that is seen from the hand first, and from where the keyboard is (`Panning`).

    Attributes:
        board: The cards.
        coach: The panel of the coach.
        opens_at: The shares of what is hidden that lie before the window: the hand is in the middle below.
        least_page: The least that it needs: a small one is compact.
    """

    board: Board
    coach: CoachPanel
    opens_at = (0.5, 1.0)
    least_page = (640.0, 360.0)

    @property
    def looked_at(self) -> Box | None:
        """Return the box of the card that the keyboard is on."""
        board = self.board
        card = board.hand.cursor
        poses = {} if card is None else board.layout.hand(board.hand.order, board.hand.chosen, None)
        return board.layout.box_of(poses[card]) if card in poses else None

    def reads_wheel(self, pos: Point) -> bool:
        """Return whether the wheel turns back the log there, or asks the coach."""
        return self.coach.log.contains(pos) or (bool(self.coach.said) and self.coach.box.contains(pos))
