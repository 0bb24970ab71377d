"""The winnings of a seat, as used to compare players."""

from tonk.rules import Outcome
from tonk.rules.cards import Seat


def ahead(outcome: Outcome, seat: Seat) -> int:
    """Return what a seat has won, in stakes; where points are scored, how far it is ahead of the others.

    Being ahead is what wins a game of points. The measure is a seat's gain above the mean of the table, times the
    number of seats, which makes it a whole number.
    """
    if outcome.score is None:
        return outcome.net[seat]
    return len(outcome.net) * outcome.net[seat] - sum(outcome.net)
