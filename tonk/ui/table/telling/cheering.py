"""A winner's face that comes nearer for a moment, in a golden ring."""

from collections.abc import Sequence

from tonk.rules.cards import by_seat
from tonk.session.match.characters import PLEASED
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import zoomed
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.table.board import Board
from tonk.ui.table.motion.celebration_effects import Cheer
from tonk.ui.table.players.player_standings import PlayerStanding
from tonk.ui.table.telling.plates import face_px

_RING = 5.0


def draw_cheers(canvas: Canvas, board: Board, standings: Sequence[PlayerStanding], portraits: Portraits) -> None:
    """Draw the faces that come nearer now, over their plates.

    Args:
        canvas: The canvas to draw on.
        board: The board.
        standings: The name plates, seat by seat.
        portraits: The pictures of the players.
    """
    for cheer in board.effects.live(Cheer, board.now):
        box, standing = board.layout.portrait(cheer.seat), dict(by_seat(standings))[cheer.seat]
        face = portraits.picture(
            standing.name,
            PLEASED,
            face_px(canvas.viewport, box),
            is_person=standing.is_person,
            seat=cheer.seat,
            enamel=canvas.theme.seats[cheer.seat],
            look=standing.look,
        )
        with zoomed(canvas, box.center, box.center, cheer.larger(board.now)):
            canvas.disc(box.center, box.w / 2 - _RING, canvas.theme.gold, border=canvas.theme.gold_dark)
            canvas.picture(face, box.center, "center")
