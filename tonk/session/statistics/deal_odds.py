"""The odds of each dealt hand, counted exactly for any deck, hand size and value of the cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import NamedTuple

from tonk.rules import RuleSet
from tonk.rules.cards import FULL_DECK, Card

MILLION = 1_000_000
"""Chances are kept in millionths."""


class KnownOdds(NamedTuple):
    """A number of hands out of all hands of a size from a pack of 52."""

    hand_size: int
    hands: int
    of: int

    @property
    def share(self) -> float:
        """Return the chance of such a hand."""
        return self.hands / self.of


FIVE_CARD_SPREADS = KnownOdds(5, 108_708, 2_598_960)
"""The hands of five cards that hold at least one spread."""


@dataclass(frozen=True)
class DealOdds:
    """The odds of a deal.

    Attributes:
        counts: The number of hands of each total, by total.
        tonk: The chance of a Tonk, in millionths.
        lower: By total, the share of hands that count more in millionths, ties counting half.
    """

    counts: tuple[int, ...]
    tonk: int
    lower: tuple[int, ...]

    @property
    def mean(self) -> float:
        """Return the average total of a dealt hand."""
        return sum(total * count for total, count in enumerate(self.counts)) / sum(self.counts)

    @property
    def variance(self) -> float:
        """Return the variance of dealt totals."""
        mean = self.mean
        return sum((total - mean) ** 2 * count for total, count in enumerate(self.counts)) / sum(self.counts)

    def share_above(self, total: int) -> int:
        """Return the share of all hands that count more than this total, in millionths; half of the equal ones."""
        return self.lower[total] if 0 <= total < len(self.lower) else 0


def odds_of(deck: Sequence[Card], rules: RuleSet, seats: int) -> DealOdds:
    """Return the odds of this deck under these rules; the order of the deck makes no difference.

    Args:
        deck: The deck.
        rules: The rule set.
        seats: The number of players.
    """
    naturals = tuple(sorted(rules.values[card] for card in deck if card < len(FULL_DECK)))
    others = tuple(sorted(rules.values[card] for card in deck if card >= len(FULL_DECK)))
    return _odds(naturals, others, rules.dealt(seats), rules.tonk_totals)


@lru_cache(maxsize=32)
def _odds(naturals: tuple[int, ...], others: tuple[int, ...], size: int, tonks: frozenset[int]) -> DealOdds:
    pure = _totals(naturals, size)
    counts = _totals((*naturals, *others), size) if others else pure
    whole = comb(len(naturals) + len(others), size)
    tonk = sum(pure[total] for total in tonks if total < len(pure))
    above, lower = whole, []
    for count in counts:
        above -= count
        lower.append(round(MILLION * (above + count / 2) / whole))
    return DealOdds(counts, round(MILLION * tonk / whole), tuple(lower))


def _totals(values: Sequence[int], size: int) -> tuple[int, ...]:
    """Return, for each total, the number of sets of ``size`` of these values."""
    most = sum(sorted(values)[-size:])
    ways = [[0] * (most + 1) for _count in range(size + 1)]
    ways[0][0] = 1
    for value in values:
        for count in range(size, 0, -1):
            fewer, these = ways[count - 1], ways[count]
            for total in range(value, most + 1):
                these[total] += fewer[total - value]
    return tuple(ways[size])
