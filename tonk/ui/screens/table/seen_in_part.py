"""A table larger than its window."""

from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.board import Board
from tonk.ui.table.panels.coach_panel import CoachPanel


class SeenInPart:
    """A view that shows the hand first, and follows the keyboard (`Panning`).

    Attributes:
        board: The board.
        coach: The coach's panel.
        opens_at: The initial scroll position, as shares of what is hidden: the hand is in the middle below.
        least_page: The least size that it needs, in compact form if it is small.
    """

    board: Board
    coach: CoachPanel
    opens_at = (0.5, 1.0)
    least_page = (640.0, 360.0)

    @property
    def looked_at(self) -> Box | None:
        """Return the box of the card with the keyboard."""
        board = self.board
        card = board.hand.cursor
        poses = {} if card is None else board.layout.hand(board.hand.order, board.hand.chosen, None)
        return board.layout.box_of(poses[card]) if card in poses else None

    def reads_wheel(self, pos: Point) -> bool:
        """Return whether the wheel scrolls the log or the coach's panel there."""
        return self.coach.log.contains(pos) or (bool(self.coach.said) and self.coach.box.contains(pos))
