"""Advice on a decision: the value of each legal move, and how certain that is."""

from dataclasses import dataclass

from tonk.rules import Action


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of one legal move to the seat to act."""

    action: Action
    value: float
    """The seat's expected winnings in this hand if it makes this move and everybody plays on well: in stakes; where
    points are scored, in points above the mean of the table; in guest games, in points or lives above the mean of the
    others.
    """
    error: float
    """Half the width of the 95 % interval of the difference from the best move; for the best, from the second best."""
    wins: float
    """The probability of being among the winners of the hand. For a drop, that it is not caught; for a knock, that
    nobody undercuts it or is lower. In thirty-one, everyone who keeps all lives wins.
    """
    taken: float | None = None
    """For a discard, the probability that the next player takes it; None for other moves."""
    worlds: int = 0
    """The number of worlds in which it was tried."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The values of all legal moves of a decision."""

    worths: tuple[Worth, ...]
    """Every legal move of the view, the best first."""
    worlds: int
    """The number of worlds sampled."""
    done: bool
    """True for the final advice on a decision; otherwise, more accurate advice follows."""
    error: float = 0.0
    """Half the width of the 95 % interval of the best move's value."""
    forced: bool = False
    """True if there is nothing to decide: there is one legal move, or the seat can go out at once."""

    @property
    def certain(self) -> bool:
        """Return whether the decision was solved, not sampled: each value assumes that both play on perfectly."""
        return self.error == 0 and all(worth.error == 0 for worth in self.worths)

    @property
    def best(self) -> Worth:
        """Return the best move."""
        return self.worths[0]

    def worth_of(self, action: Action) -> Worth | None:
        """Return a move's value; None if it was not tried."""
        return next((worth for worth in self.worths if worth.action == action), None)

    def loss_of(self, action: Action) -> float:
        """Return how much less a move is worth than the best: 0 or more; 0 if it was not tried."""
        worth = self.worth_of(action)
        return 0.0 if worth is None else self.best.value - worth.value
