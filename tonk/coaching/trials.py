"""Trials: the results of moves tried in the same sampled worlds, and how the moves compare.

Moves are compared world by world, over the worlds in which both were tried, so the luck of the cards is the same for
both. A clearly worse move is dropped from the trials and keeps its interval.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from tonk.rules import Action

_PRIOR_WORLDS: Final = 2
"""The weight, in worlds, of a prior variance: keeps the error from being too small after few worlds, or where every
world so far gave the same result.
"""


class Trial:
    """A move, with those equivalent to it, and its results in each world."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions
        self.won: list[int | None] = []
        """The winnings in each world; None for a world in which it was not tried."""
        self.worlds = 0
        self.wins = 0
        self.taken = 0
        self._sum = 0

    def add(self, won: int, *, wins: bool, taken: bool) -> None:
        """Add the result of a world.

        Args:
            won: The winnings, in parts of the unit.
            wins: Whether the seat is among the winners.
            taken: Whether the next player took the discard.
        """
        self.won.append(won)
        self.worlds += 1
        self.wins += wins
        self.taken += taken
        self._sum += won

    def leave_out(self) -> None:
        """Add a world in which it is not tried."""
        self.won.append(None)

    @property
    def mean(self) -> float:
        """Return the mean winnings."""
        return self._sum / self.worlds


class Difference(NamedTuple):
    """The lead of a move over another, in the worlds in which both were tried."""

    gain: float
    """The mean lead."""
    squares: float
    """The sum of squared deviations from the mean."""
    worlds: int


def difference(one: Trial, other: Trial) -> Difference:
    """Return the lead of one move over another."""
    total = squares = worlds = 0
    for ours, theirs in zip(one.won, other.won, strict=True):
        if ours is not None and theirs is not None:
            more = ours - theirs
            total += more
            squares += more * more
            worlds += 1
    return Difference(total / worlds, max(0.0, squares - total * total / worlds), worlds)


class MoveStanding(NamedTuple):
    """A move's place in the comparison."""

    trial: Trial
    value: float
    behind: float
    """The amount by which its value falls short of the best move's."""
    error: float
    """The standard error of ``behind``."""


def standings(
    trials: Sequence[Trial], least_deviation: float = 1, usual: int | None = None, doubt: float = 0
) -> list[MoveStanding]:
    """Compare the moves: return the best first; of equals, the one listed first.

    Args:
        trials: The moves, tried in the same worlds.
        least_deviation: The least standard deviation assumed for a result.
        usual: The index of the policy's own move, which stays the best unless another is clearly ahead.
        doubt: The standard errors by which another move must be ahead to become the best.
    """
    most = max([trial.worlds for trial in trials])
    longest = [n for n, trial in enumerate(trials) if trial.worlds == most]
    best = max(longest, key=lambda n: trials[n].mean)
    best = usual if usual is not None and usual in longest else best
    value = trials[best].mean
    gains = [difference(trial, trials[best]) for trial in trials]
    for _ in trials:
        clear = [
            n for n, gain in enumerate(gains) if gain.gain > doubt * _error(gain, least_deviation * least_deviation)
        ]
        if not clear:
            break
        highest = max(clear, key=lambda n: gains[n].gain)
        best, value = highest, value + gains[highest].gain
        gains = [difference(trial, trials[best]) for trial in trials]
    prior = _prior_variance(gains[:best] + gains[best + 1 :], least_deviation)
    found = []
    for number, (trial, gain) in enumerate(zip(trials, gains, strict=True)):
        behind = max(0.0, -gain.gain)
        found.append((behind, number != best, MoveStanding(trial, value - behind, behind, _error(gain, prior))))
    return [standing for _, _, standing in sorted(found, key=lambda one: one[:2])]


def own_error(trial: Trial, trials: Sequence[Trial], least_deviation: float = 1) -> float:
    """Return the standard error of a move's own mean winnings; the prior variance is pooled over all moves.

    Args:
        trial: The move.
        trials: All moves, tried in the same worlds.
        least_deviation: The least standard deviation assumed for a result.
    """
    return _error(_own(trial), _prior_variance([_own(one) for one in trials], least_deviation))


def _own(trial: Trial) -> Difference:
    mean = trial.mean
    return Difference(mean, sum([(won - mean) ** 2 for won in trial.won if won is not None], 0.0), trial.worlds)


def _prior_variance(gains: Sequence[Difference], least_deviation: float) -> float:
    """Return the prior variance: pooled over these differences, and at least the square of ``least_deviation``."""
    worlds = sum([gain.worlds - 1 for gain in gains])
    return max(
        least_deviation * least_deviation, sum([gain.squares for gain in gains], 0.0) / worlds if worlds else 0.0
    )


def _error(gain: Difference, prior_variance: float) -> float:
    n = gain.worlds
    return sqrt((gain.squares + _PRIOR_WORLDS * prior_variance) / (n - 1 + _PRIOR_WORLDS) / n)
