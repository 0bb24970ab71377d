"""The players in the other chairs of a set of deals, side by side."""

from collections.abc import Sequence

from tonk.rules import MAX_PLAYERS
from tonk.rules.cards import Seat
from tonk.session.match.plan import Player
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_face
from tonk.ui.shell.context import UiContext

FACES = 86.0
_NAME, _GAP = 26.0, 6.0


def draw_opponents(canvas: Canvas, ui: UiContext, box: Box, players: Sequence[Player]) -> None:
    """Draw their faces in the middle of a box, with the names below.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: The box, FACES high.
        players: The players, those on your left first.
    """
    cells = box.split_columns(MAX_PLAYERS - 1, _GAP)
    first = (len(cells) - len(players)) / 2 * (cells[0].w + _GAP)
    for seat, (player, cell) in enumerate(zip(players, cells, strict=False), 1):
        upper, lower = cell.move(first, 0).cut_top(box.h - _NAME)
        draw_face(canvas, ui, Face(Seat(seat), player.name, is_person=False), upper.center, upper.h - 4)
        canvas.line_of_text(lower, player.name, "small", canvas.theme.ink_soft, "center")
