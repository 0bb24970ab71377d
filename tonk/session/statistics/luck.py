"""The luck of the deal: the deals compared with a fair deck's average, and the value of the difference.

"Better" is a hand that counts less: it drops sooner and loses less. The value of such hands is not assumed but
estimated from the hands themselves, of every seat at the table.
"""

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple

from tonk.rules.cards import Seat, by_seat
from tonk.session.statistics.deal_odds import FIVE_CARD_SPREADS, MILLION
from tonk.session.statistics.digest import SeatDigest
from tonk.session.statistics.estimates import WIDE, Estimate, RunningMean
from tonk.session.statistics.history_stats import HistoryHand

FIFTHS = 5
SPREAD, TONK = "spread", "tonk"
DealGroup = int | str
"""A group of dealt hands: a Tonk, one with a spread, or a fifth by its count: 0 for the lowest fifth."""
LEAST_HANDS = 50
"""The number of hands below which the value of luck is not shown."""


class DealtCount(NamedTuple):
    """A count of something dealt, its expected number, and half the width of the usual range."""

    seen: int
    expected: float
    usual: float


class LuckWorth(NamedTuple):
    """The value of the luck of the deal, in stakes or points.

    Attributes:
        luck: The gain or loss compared with average deals.
        result: The actual result of the hands.
        explained: The share of the ups and downs from hand to hand that the deals explain, 0 to 1.
    """

    luck: float
    result: float
    explained: float


@dataclass(slots=True)
class Luck:
    """The person's deals, and everybody's results with each group of deals.

    Attributes:
        better: The shares of possible hands that the person's were better than.
        by_group: The results of each group of dealt hands, at every seat.
        own_by_group: The same for the person alone.
        order: The person's deals and their results, oldest first once it is closed.
    """

    better: RunningMean = field(default_factory=RunningMean)
    by_group: dict[DealGroup, RunningMean] = field(default_factory=dict)
    own_by_group: dict[DealGroup, RunningMean] = field(default_factory=dict)
    order: list[tuple[DealGroup, float]] = field(default_factory=list)
    _everything: RunningMean = field(default_factory=RunningMean)
    _spreads: list[int] = field(default_factory=lambda: [0, 0])
    _tonks: list[float] = field(default_factory=lambda: [0, 0.0])

    def close(self) -> None:
        """Finish after all hands were added, the newest first."""
        self.order.reverse()

    def add(self, hand: HistoryHand, seat: Seat) -> None:
        """Add a hand in which the person sits in this seat; one without a deal is ignored."""
        digest = hand.digest
        own = digest.seats[seat]
        if own.lower < 0:
            return
        for other, seat_digest in by_seat(digest.seats):
            result, group = hand.result(other), group_of(seat_digest)
            self.by_group.setdefault(group, RunningMean()).add(result)
            self._everything.add(result)
            if other == seat:
                self.own_by_group.setdefault(group, RunningMean()).add(result)
                self.order.append((group, result))
        self.better.add(own.lower / MILLION)
        self._tonks[0] += own.tonk
        self._tonks[1] += digest.tonk_chance / MILLION
        if own.spread >= 0:
            self._spreads[0] += own.spread
            self._spreads[1] += 1

    def percentile(self) -> Estimate | None:
        """Return the average share of possible hands worse than the person's, and the usual range around 0.5."""
        if not self.better.count:
            return None
        usual = WIDE * math.sqrt(1 / 12 / self.better.count)
        return Estimate(self.better.total / self.better.count, usual, self.better.count)

    def spreads(self) -> DealtCount | None:
        """Return the spreads in dealt hands; None if their chance is unknown."""
        seen, hands = self._spreads
        chance = FIVE_CARD_SPREADS.share
        return DealtCount(seen, hands * chance, WIDE * math.sqrt(hands * chance * (1 - chance))) if hands else None

    def tonks(self) -> DealtCount | None:
        """Return the Tonks on the deal; None if the rules have none."""
        seen, expected = self._tonks
        return DealtCount(int(seen), expected, WIDE * math.sqrt(expected)) if expected else None

    def worth(self) -> LuckWorth | None:
        """Return the value of the deals; None for too few hands."""
        if self.better.count < LEAST_HANDS:
            return None
        ahead = self._ahead()
        between = sum(results.count * ahead[group] ** 2 for group, results in self.by_group.items())
        luck = sum(results.count * ahead[group] for group, results in self.own_by_group.items())
        whole = self._everything.variance * (self._everything.count - 1)
        free = self._everything.count - len(self.by_group)
        # Meaningless groups would still differ by chance: that much is subtracted.
        unexplained = (whole - between) / free * (self._everything.count - 1) if free > 0 else whole
        explained = max(0.0, 1 - unexplained / whole) if whole else 0.0
        return LuckWorth(luck, sum(results.total for results in self.own_by_group.values()), explained)

    def curves(self) -> tuple[Sequence[float], Sequence[float]]:
        """Return the curves of the deals' value and of the results, hand by hand."""
        ahead = self._ahead()
        luck = accumulate((ahead[group] for group, _brought in self.order), initial=0.0)
        return array("d", luck), array("d", accumulate((brought for _sort, brought in self.order), initial=0.0))

    def _ahead(self) -> dict[DealGroup, float]:
        """Return the average result of each group of dealt hands, less the overall average."""
        mean = self._everything.total / max(1, self._everything.count)
        return {group: results.total / results.count - mean for group, results in self.by_group.items()}


def group_of(seat: SeatDigest) -> DealGroup:
    """Return the group of the hand that was dealt to a seat."""
    if seat.tonk:
        return TONK
    if seat.spread == 1:
        return SPREAD
    return min(FIFTHS - 1, int((1 - seat.lower / MILLION) * FIFTHS))
