"""The score sheet of gin: the bonuses at the end of a match (RULES.md §5)."""

from typing import Final, NamedTuple

from tonk.rules.cards import Seat, by_seat
from tonk.rules.seats import PerSeat

GAME_BONUS: Final = 100
"""The bonus for winning a match."""
BOX_BONUS: Final = 25
"""The bonus for each hand won, called a box."""


class SheetLine(NamedTuple):
    """The lines below a seat's points at the end of a match.

    Attributes:
        boxes: The bonus for the hands it won.
        game: The bonus for the match.
        shutout: The points added by doubling, if the loser won no hand.
        total: The sum of all that and its points.
    """

    boxes: int
    game: int
    shutout: int
    total: int


def lines_of(score: PerSeat[int], boxes: PerSeat[int], champion: Seat) -> tuple[SheetLine, ...]:
    """Return the lines below each seat's points at the end of a match.

    The winner gets the game bonus, everyone gets a box for each hand won, and the winner's sum is doubled if the loser
    won no hand.

    Args:
        score: The points of each seat.
        boxes: The hands won by each seat.
        champion: The seat that won the match.
    """
    lines = []
    for seat, won in by_seat(boxes):
        game = GAME_BONUS if seat == champion else 0
        single = score[seat] + BOX_BONUS * won + game
        shutout = single if seat == champion and sum(boxes) == won else 0
        lines.append(SheetLine(BOX_BONUS * won, game, shutout, single + shutout))
    return tuple(lines)
