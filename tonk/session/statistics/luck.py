"""The luck of the deal: what was dealt against what a fair deck gives on average, and what that was worth.

"Better" is a hand that counts less: it drops sooner and loses less. What such hands are worth is not assumed but read
from the hands themselves, of every seat at the table.
"""

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple

from tonk.rules.cards import Seat, by_seat
from tonk.session.statistics.deal_odds import FIVE_CARD_SPREADS
from tonk.session.statistics.digest import WHOLE, SeatDigest
from tonk.session.statistics.estimates import WIDE, Estimate, RunningMean
from tonk.session.statistics.history_stats import HistoryHand

FIFTHS = 5
SPREAD, TONK = "spread", "tonk"
Sort = int | str
"""A sort of dealt hands: a Tonk, one with a spread, or in which fifth by its count: 0 for the lowest fifth."""
LEAST_HANDS = 50
"""With fewer hands the worth of luck is not shown."""


class DealtCount(NamedTuple):
    """A count of something dealt, its expected number, and half the width of what is usual."""

    seen: int
    expected: float
    usual: float


class LuckWorth(NamedTuple):
    """The worth of the luck of the deal, in stakes or points.

    Attributes:
        luck: More or less than average deals would have brought.
        result: The actual result of the hands.
        explained: The share of the ups and downs from hand to hand that the deals explain, 0 to 1.
    """

    luck: float
    result: float
    explained: float


@dataclass(slots=True)
class Luck:
    """The person's deals, and the results that each sort of deal brought to anybody.

    Attributes:
        better: The shares of possible hands that the person's were better than.
        sorts: The result of each sort of dealt hand, at every seat.
        own: The same for the person alone.
        order: The person's deals and what they brought, oldest first once it is closed.
    """

    better: RunningMean = field(default_factory=RunningMean)
    sorts: dict[Sort, RunningMean] = field(default_factory=dict)
    own: dict[Sort, RunningMean] = field(default_factory=dict)
    order: list[tuple[Sort, float]] = field(default_factory=list)
    _everything: RunningMean = field(default_factory=RunningMean)
    _spreads: list[int] = field(default_factory=lambda: [0, 0])
    _tonks: list[float] = field(default_factory=lambda: [0, 0.0])

    def close(self) -> None:
        """All hands are taken in, the newest first."""
        self.order.reverse()

    def add(self, hand: HistoryHand, seat: Seat) -> None:
        """Take in a hand in which the person sits in this seat; one that was not dealt says nothing."""
        digest = hand.digest
        own = digest.seats[seat]
        if own.lower < 0:
            return
        for other, seat_digest in by_seat(digest.seats):
            result, sort = hand.result(other), sort_of(seat_digest)
            self.sorts.setdefault(sort, RunningMean()).add(result)
            self._everything.add(result)
            if other == seat:
                self.own.setdefault(sort, RunningMean()).add(result)
                self.order.append((sort, result))
        self.better.add(own.lower / WHOLE)
        self._tonks[0] += own.tonk
        self._tonks[1] += digest.tonk_chance / WHOLE
        if own.spread >= 0:
            self._spreads[0] += own.spread
            self._spreads[1] += 1

    def percentile(self) -> Estimate | None:
        """The share of possible hands that were worse than the person's, on average; and what is usual around 0.5."""
        if not self.better.count:
            return None
        usual = WIDE * math.sqrt(1 / 12 / self.better.count)
        return Estimate(self.better.total / self.better.count, usual, self.better.count)

    def spreads(self) -> DealtCount | None:
        """Spreads in dealt hands; None where nothing is known of their chance."""
        seen, hands = self._spreads
        chance = FIVE_CARD_SPREADS.share
        return DealtCount(seen, hands * chance, WIDE * math.sqrt(hands * chance * (1 - chance))) if hands else None

    def tonks(self) -> DealtCount | None:
        """Tonks on the deal; None where the rules know none."""
        seen, expected = self._tonks
        return DealtCount(int(seen), expected, WIDE * math.sqrt(expected)) if expected else None

    def worth(self) -> LuckWorth | None:
        """The worth of the deals; None for too few hands."""
        if self.better.count < LEAST_HANDS:
            return None
        ahead = self._ahead()
        between = sum(results.count * ahead[sort] ** 2 for sort, results in self.sorts.items())
        luck = sum(results.count * ahead[sort] for sort, results in self.own.items())
        whole = self._everything.variance * (self._everything.count - 1)
        free = self._everything.count - len(self.sorts)
        # Sorts that mean nothing would still differ by chance: that much is taken off.
        unexplained = (whole - between) / free * (self._everything.count - 1) if free > 0 else whole
        explained = max(0.0, 1 - unexplained / whole) if whole else 0.0
        return LuckWorth(luck, sum(results.total for results in self.own.values()), explained)

    def curves(self) -> tuple[Sequence[float], Sequence[float]]:
        """From hand to hand: what the deals were worth so far, and what the hands brought."""
        ahead = self._ahead()
        luck = accumulate((ahead[sort] for sort, _brought in self.order), initial=0.0)
        return array("d", luck), array("d", accumulate((brought for _sort, brought in self.order), initial=0.0))

    def _ahead(self) -> dict[Sort, float]:
        """The average result of each sort of dealt hand, less that of all together."""
        mean = self._everything.total / max(1, self._everything.count)
        return {sort: results.total / results.count - mean for sort, results in self.sorts.items()}


def sort_of(seat: SeatDigest) -> Sort:
    """The sort of hand that was dealt to a seat."""
    if seat.tonk:
        return TONK
    if seat.spread == 1:
        return SPREAD
    return min(FIFTHS - 1, int((1 - seat.lower / WHOLE) * FIFTHS))
