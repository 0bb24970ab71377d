"""The winnings of a seat, as all comparisons of players count them."""

from tonk.rules import Outcome
from tonk.rules.cards import Seat


def ahead(outcome: Outcome, seat: Seat) -> int:
    """Return what a seat has won, in stakes; where points are scored, by how many of them it is ahead of the others.

    To be ahead is what wins a game of points: what counts is what a seat gains more than the mean of the table, and
    this is as many times that as there are seats, which is a whole number.
    """
    if outcome.score is None:
        return outcome.net[seat]
    return len(outcome.net) * outcome.net[seat] - sum(outcome.net)
