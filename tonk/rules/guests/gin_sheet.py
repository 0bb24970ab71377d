"""The score sheet of gin: the value of a match that has been won (RULES.md §5)."""

from typing import Final, NamedTuple

from tonk.rules.cards import Seat, by_seat
from tonk.rules.seats import PerSeat

GAME_BONUS: Final = 100
"""The points for a match won."""
BOX_BONUS: Final = 25
"""The points for each hand won: a box."""


class SheetLine(NamedTuple):
    """The sums below a seat's points when a match has been won.

    Attributes:
        boxes: For the hands that it won.
        game: For the match.
        shutout: The addition by doubling if the other has won no hand.
        total: All of it, with its points.
    """

    boxes: int
    game: int
    shutout: int
    total: int


def lines_of(score: PerSeat[int], boxes: PerSeat[int], champion: Seat) -> tuple[SheetLine, ...]:
    """Return the sums below each seat's points when a match has been won.

    The winner gets the bonus for the game, everybody a box for each hand won, and the winner's sum is doubled if the
    loser has none.

    Args:
        score: The points of each seat.
        boxes: The hands that each has won.
        champion: The seat that has won the match.
    """
    lines = []
    for seat, won in by_seat(boxes):
        game = GAME_BONUS if seat == champion else 0
        single = score[seat] + BOX_BONUS * won + game
        shutout = single if seat == champion and sum(boxes) == won else 0
        lines.append(SheetLine(BOX_BONUS * won, game, shutout, single + shutout))
    return tuple(lines)
