"""Advice on a decision: the worth of each legal move, and how sure that is."""

from dataclasses import dataclass

from tonk.rules import Action


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of one legal move to the seat to act."""

    action: Action
    value: float
    """The mean winnings of the seat in this hand if it does this and all play on well: in stakes, or where points are
    scored in points that it gains more than the mean of the table; at the tables of guests in points, or lives, that it
    gains more than the others do on average."""
    error: float
    """Half the width of the 95 % interval of the difference to the best move; of the best to the second best."""
    wins: float
    """The chance to be among the winners of the hand, 0 to 1. Of a drop: the chance that it is not caught; of a knock,
    that nobody undercuts it, or is lower. In thirty-one those win who lose no life."""
    taken: float | None = None
    """For a discard, the chance that the next player takes it; None for other moves."""
    worlds: int = 0
    """In how many worlds it was tried."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The worth of all legal moves of a decision."""

    worths: tuple[Worth, ...]
    """The best first; every legal move of the view."""
    worlds: int
    """The number of worlds looked at."""
    done: bool
    """True if this is all that will be said; else it will be said again, sharper."""
    error: float = 0.0
    """Half the width of the 95 % interval of what the best move is worth."""
    forced: bool = False
    """True if there is nothing to think over: one legal move, or a way to go out at once."""

    @property
    def certain(self) -> bool:
        """Return whether nothing was tried out: each figure is certain if both players go on as well as can be."""
        return self.error == 0 and all(worth.error == 0 for worth in self.worths)

    @property
    def best(self) -> Worth:
        """The best move."""
        return self.worths[0]

    def worth_of(self, action: Action) -> Worth | None:
        """Return what a move is worth; None for one that was not tried."""
        return next((worth for worth in self.worths if worth.action == action), None)

    def loss_of(self, action: Action) -> float:
        """Return what a move is worth less than the best, 0 or more; 0 for one that was not tried."""
        worth = self.worth_of(action)
        return 0.0 if worth is None else self.best.value - worth.value
