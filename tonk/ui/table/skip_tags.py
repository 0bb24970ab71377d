"""The tags of the Skips and Blocks before seats, each with the use that its card was played for."""

from tonk.rules.cards import by_seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.board import Board
from tonk.ui.table.layout import card_key, marks_of
from tonk.ui.table.tokens import LEAP, SHIELD, draw_sign, sign_width
from tonk.words import _

_NEAR = 4.0
"""A card that is no farther from its place lies there."""
_FOOT, _HEAD = 0.36, 15.0
"""How far below the middle of a card, as a share of its height, the tag is; on a card that is half covered by another
it is so far below the upper edge."""


def draw_marks(canvas: Canvas, board: Board) -> None:
    """The tags of all Skips and Blocks that lie before seats; those on their way have none yet."""
    layout, view = board.layout, board.seen
    if not any(layout.marks):
        return
    for seat, lying in by_seat(marks_of(view)):
        poses = layout.marked(seat, view.table)
        for number, ((card, skips), pose) in enumerate(zip(lying, poses, strict=False)):
            if not _lies(board.pose_now(card_key(card)), pose):
                continue
            high = layout.card_height * pose.scale
            y = pose.y + high * _FOOT if number == len(poses) - 1 else pose.y - high / 2 + _HEAD
            draw_mark(canvas, (pose.x, y), skips=skips, words=layout.says_words(seat))


def draw_mark(canvas: Canvas, middle: Point, *, skips: bool, words: bool) -> None:
    """The tag of a Skip or of a Block.

    Args:
        canvas: Where to draw.
        middle: Its middle.
        skips: Whether it is the Skip's.
        words: Whether it has the word beside the sign.
    """
    said = (_("Skip") if skips else _("Block")) if words else ""
    wide = sign_width(canvas, said) if said else 26.0
    color = canvas.theme.bad if skips else canvas.theme.good
    draw_sign(canvas, (middle[0] + wide / 2, middle[1]), LEAP if skips else SHIELD, said, color)


def _lies(now: Pose | None, place: Pose) -> bool:
    """Return whether a card is where it belongs."""
    return now is not None and abs(now.x - place.x) + abs(now.y - place.y) < _NEAR
