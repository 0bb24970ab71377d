"""Results of moves in the same worlds, and what may be concluded from them.

Moves are compared world by world, for what the cards bring is then the same for both: of two moves only those worlds
count in which both were tried. A move that is clearly worse is not tried any longer, and keeps the interval that it
had by then.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from tonk.rules import Action

_SUPPOSED: Final = 2
"""So many worlds are supposed to have shown what the moves differ by as a rule: few worlds make nobody sure, also where
all was the same in those that were seen."""


class Trial:
    """A move, with equivalent ones, and what the seat won by it in each world."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions
        self.won: list[int | None] = []
        """The winnings in each world; None in those in which it was not tried."""
        self.worlds = 0
        self.wins = 0
        self.taken = 0
        self._sum = 0

    def add(self, won: int, *, wins: bool, taken: bool) -> None:
        """Count another world: what was won there, whether the hand was, and whether a discard was taken.

        Args:
            won: The gains there.
            wins: Whether the hand was won.
            taken: Whether a discard was taken.
        """
        self.won.append(won)
        self.worlds += 1
        self.wins += wins
        self.taken += taken
        self._sum += won

    def leave_out(self) -> None:
        """Count a world in which it is not tried."""
        self.won.append(None)

    @property
    def mean(self) -> float:
        """Return what was won on average."""
        return self._sum / self.worlds


class Difference(NamedTuple):
    """The lead of a move over another, in the worlds in which both were tried."""

    gain: float
    """On average."""
    squares: float
    """The sum of the squares about that."""
    worlds: int


def difference(one: Trial, other: Trial) -> Difference:
    """Return what a move won more than another."""
    total = squares = worlds = 0
    for ours, theirs in zip(one.won, other.won, strict=True):
        if ours is not None and theirs is not None:
            more = ours - theirs
            total += more
            squares += more * more
            worlds += 1
    return Difference(total / worlds, max(0.0, squares - total * total / worlds), worlds)


class MoveStanding(NamedTuple):
    """The standing of a move."""

    trial: Trial
    value: float
    behind: float
    """The amount by which it wins less than the best move."""
    error: float
    """The standard error of that."""


def standings(
    trials: Sequence[Trial], swing: float = 1, usual: int | None = None, doubt: float = 0
) -> list[MoveStanding]:
    """Return how the moves stand, the best first; of equals the one that was named first.

    Args:
        trials: The trials, of the same worlds.
        swing: By how much a hand differs from another at the least, as a rule.
        usual: The place of a sharp player's move, which stays the best unless another is clearly ahead.
        doubt: The standard errors by which another must be ahead to replace the best so far.
    """
    most = max([trial.worlds for trial in trials])
    longest = [n for n, trial in enumerate(trials) if trial.worlds == most]
    best = max(longest, key=lambda n: trials[n].mean)
    best = usual if usual is not None and usual in longest else best
    value = trials[best].mean
    gains = [difference(trial, trials[best]) for trial in trials]
    for _ in trials:
        clear = [n for n, gain in enumerate(gains) if gain.gain > doubt * _error(gain, swing * swing)]
        if not clear:
            break
        highest = max(clear, key=lambda n: gains[n].gain)
        best, value = highest, value + gains[highest].gain
        gains = [difference(trial, trials[best]) for trial in trials]
    supposed = _supposed(gains[:best] + gains[best + 1 :], swing)
    found = []
    for number, (trial, gain) in enumerate(zip(trials, gains, strict=True)):
        behind = max(0.0, -gain.gain)
        found.append((behind, number != best, MoveStanding(trial, value - behind, behind, _error(gain, supposed))))
    return [standing for _, _, standing in sorted(found, key=lambda one: one[:2])]


def own_error(trial: Trial, trials: Sequence[Trial], swing: float = 1) -> float:
    """Return the standard error of what a move itself wins; what the others won shows how much that differs as a rule.

    Args:
        trial: The move.
        trials: All moves, tried in the same worlds.
        swing: By how much a hand differs from another at the least, as a rule.
    """
    return _error(_own(trial), _supposed([_own(one) for one in trials], swing))


def _own(trial: Trial) -> Difference:
    mean = trial.mean
    return Difference(mean, sum([(won - mean) ** 2 for won in trial.won if won is not None], 0.0), trial.worlds)


def _supposed(gains: Sequence[Difference], swing: float) -> float:
    """By how much these differ from world to world, as a rule: as a variance."""
    worlds = sum([gain.worlds - 1 for gain in gains])
    return max(swing * swing, sum([gain.squares for gain in gains], 0.0) / worlds if worlds else 0.0)


def _error(gain: Difference, supposed: float) -> float:
    n = gain.worlds
    return sqrt((gain.squares + _SUPPOSED * supposed) / (n - 1 + _SUPPOSED) / n)
