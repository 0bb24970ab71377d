"""Figures with their uncertainty: averages and shares, each with half the width of its 95 % interval."""

import math
from dataclasses import dataclass
from typing import NamedTuple

WIDE = 1.96
"""The number of standard errors to each side that hold 95 % of a figure's variation by chance."""
_LEAST = 5
"""The number of values below which an average or a share has no interval worth showing."""
_PRIOR = 2
"""The successes and failures added to a share's estimate: 0 out of 3 is not a certain zero."""


class Estimate(NamedTuple):
    """A figure, half the width of its 95 % interval, and the number of values in it."""

    value: float
    error: float
    of: int


@dataclass(slots=True)
class RunningMean:
    """A running average of numbers."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add one more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def variance(self) -> float:
        """Return their variance; 0 for fewer than two."""
        if self.count < 2:
            return 0.0
        return max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)

    def figure(self) -> Estimate | None:
        """Return their average; None without any. For few or equal ones the interval is infinite."""
        if not self.count:
            return None
        known = self.count >= _LEAST and self.variance > 0
        error = WIDE * math.sqrt(self.variance / self.count) if known else math.inf
        return Estimate(self.total / self.count, error, self.count)


def share(part: int, whole: int) -> Estimate | None:
    """Return a share from 0 to 1 with Agresti and Coull's interval; None with nothing to count."""
    if not whole:
        return None
    many = whole + 2 * _PRIOR
    middle = (part + _PRIOR) / many
    error = WIDE * math.sqrt(middle * (1 - middle) / many) if whole >= _LEAST else math.inf
    return Estimate(part / whole, error, whole)


def two_sided(z: float) -> float:
    """Return the chance of being at least ``z`` standard errors off, to either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def chi_square_above(value: float, freedom: int) -> float:
    """Return the chance of a chi-square of at least this, with these degrees of freedom."""
    if value <= 0 or freedom < 1:
        return 1.0
    a, x = freedom / 2, value / 2
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return max(0.0, 1 - front * _series(a, x))
    return min(1.0, front * _fraction(a, x))


def _series(a: float, x: float) -> float:
    """Return the lower incomplete gamma function over ``x**a * exp(-x)``, for small x."""
    term = total = 1 / a
    for step in range(1, 1000):
        term *= x / (a + step)
        total += term
        if term < total * 1e-14:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """Return the upper one, for large x: a continued fraction, from its end."""
    value = 0.0
    for step in range(200, 0, -1):
        value = step * (step - a) / (x + 2 * step + 1 - a - value)
    return 1 / (x + 1 - a - value)


def poisson_two_sided(seen: int, expected: float) -> float:
    """Return the chance that a rare count is at least as far from its expectation as seen, to either side."""
    if expected <= 0:
        return 1.0
    if seen > 500:
        return two_sided((seen - expected) / math.sqrt(expected))
    term = math.exp(-expected)
    below = 0.0
    for count in range(seen):
        below += term
        term *= expected / (count + 1)
    return min(1.0, 2 * min(below + term, 1 - below))
