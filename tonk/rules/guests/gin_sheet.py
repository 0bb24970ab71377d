"""The score sheet of gin: what a match is worth when it has been won (RULES.md §5)."""

from typing import Final

from tonk.rules.cards import Seat
from tonk.rules.seats import PerSeat

GAME_BONUS: Final = 100
"""The points for a match won."""
BOX_BONUS: Final = 25
"""The points for each hand won: a box."""


def sheet_of(score: PerSeat[int], boxes: PerSeat[int], champion: Seat) -> tuple[int, ...]:
    """Return what stands below each seat's line when a match has been won.

    The winner gets the bonus for the game, everybody a box for each hand won, and the winner's sum is doubled if the
    loser has none.

    Args:
        score: The points of each seat.
        boxes: The hands that each has won.
        champion: The seat that has won the match.
    """
    sums = [points + BOX_BONUS * won for points, won in zip(score, boxes, strict=True)]
    sums[champion] += GAME_BONUS
    if sum(boxes) == boxes[champion]:
        sums[champion] *= 2
    return tuple(sums)
