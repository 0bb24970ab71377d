"""Tests of a history's fairness: the cards dealt to each side, the order of the decks, the seals.

Each test asks how often fair deals would look at least as uneven as these: its p-value. A deck that was played more
than once, as in a duplicate, is counted once.
"""

import math
from dataclasses import dataclass, field

from tonk.rules.cards import FULL_DECK, Seat, by_seat, each_seat
from tonk.session.statistics.deal_odds import MILLION
from tonk.session.statistics.digest import Digest
from tonk.session.statistics.estimates import chi_square_above, poisson_two_sided, two_sided
from tonk.session.statistics.history_stats import HistoryHand

LEAST_HANDS = 30
"""The number of hands below which no test is made."""
DOUBTFUL, ODD = 0.001, 0.05
_RANKS, _SUITS, _SIZE = 13, 4, 52
_LOWER_VARIANCE = 1 / 12

FAIR, UNUSUAL, UNFAIR, TOO_FEW = "fair", "unusual", "unfair", "too_few"


@dataclass(frozen=True)
class FairnessTest:
    """One question and its answer.

    Attributes:
        name: Which: ``own_cards``, ``other_cards``, ``own_counts``, ``other_counts``, ``places``, ``tonks``, ``suits``
            or ``ranks``.
        seen: The observed figure, if it is a single number.
        expected: The average of fair deals.
        p: The chance that fair deals look at least as uneven.
    """

    name: str
    seen: float
    expected: float
    p: float


@dataclass(frozen=True)
class FairnessReport:
    """The results of all tests.

    Attributes:
        decks: The number of decks tested.
        tests: The possible tests.
        seals: The number of hands with a seal.
        broken: The number of these that don't match their decks.
    """

    decks: int
    tests: tuple[FairnessTest, ...]
    seals: int
    broken: int

    @property
    def oddest(self) -> float:
        """Return the chance that at least one test of a fair history looks like the oddest of these (Bonferroni)."""
        return min(1.0, len(self.tests) * min((test.p for test in self.tests), default=1.0))

    @property
    def verdict(self) -> str:
        """Return FAIR, UNUSUAL, UNFAIR or TOO_FEW. A mismatched seal is beyond chance."""
        if self.broken:
            return UNFAIR
        if self.decks < LEAST_HANDS:
            return TOO_FEW
        if self.oddest < DOUBTFUL:
            return UNFAIR
        return UNUSUAL if self.oddest < ODD else FAIR


@dataclass(slots=True)
class _Cards:
    """Counts of each card that was dealt to a side."""

    counts: list[int] = field(default_factory=lambda: [0] * _SIZE)
    expected: float = 0.0
    spread: float = 0.0

    def add(self, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.counts[card] += 1
        chance = len(cards) / _SIZE
        self.expected += chance
        self.spread += chance * (1 - chance)

    def p(self) -> float:
        """Return the p-value; dealing without replacement leaves less to chance than dice."""
        if not self.spread:
            return 1.0
        value = sum((count - self.expected) ** 2 for count in self.counts) / self.spread
        return chi_square_above(value * (_SIZE - 1) / _SIZE, _SIZE - 1)


class Fairness:
    """Collects a person's hands, and tests them."""

    def __init__(self) -> None:
        self._decks: set[int] = set()
        self._own, self._others = _Cards(), _Cards()
        self._lower = {"own": [0, 0.0], "others": [0, 0.0]}
        self._places: dict[int, list[float]] = {}
        self._tonks, self._expected_tonks = 0, 0.0
        self._packs = 0
        self._suits = self._ranks = 0
        self._seals = self._broken = 0

    def add(self, hand: HistoryHand, seat: Seat) -> None:
        """Add a hand in which the person sits in this seat."""
        digest = hand.digest
        if digest.seal >= 0:
            self._seals += 1
            self._broken += digest.seal == 0
        if not digest.deck or digest.deck in self._decks:
            return
        self._decks.add(digest.deck)
        for other, seat_digest in by_seat(digest.seats):
            side = self._lower["own" if other == seat else "others"]
            place = self._places.setdefault(hand.place(other), [0, 0.0])
            for one in (side, place):
                one[0] += 1
                one[1] += seat_digest.lower / MILLION
            self._tonks += seat_digest.tonk
            self._expected_tonks += digest.tonk_chance / MILLION
        self._add_pack(digest, seat)

    def _add_pack(self, digest: Digest, seat: Seat) -> None:
        """Add data that only a pack of 52 has."""
        if digest.deck_size != len(FULL_DECK) or max(digest.cards) >= _SIZE:
            return
        self._packs += 1
        self._own.add(digest.dealt_to(seat))
        others = tuple(
            card for other in each_seat(len(digest.seats)) if other != seat for card in digest.dealt_to(other)
        )
        self._others.add(others)
        self._suits += digest.same_suit
        self._ranks += digest.same_rank

    def report(self) -> FairnessReport:
        """Return the results of the tests so far."""
        tests: list[FairnessTest] = []
        if self._packs:
            tests.append(FairnessTest("own_cards", 0, 0, self._own.p()))
            tests.append(FairnessTest("other_cards", 0, 0, self._others.p()))
        if self._decks:
            tests += [self._counts("own"), self._counts("others"), self._test_of_places()]
        if self._expected_tonks:
            p = poisson_two_sided(self._tonks, self._expected_tonks)
            tests.append(FairnessTest("tonks", self._tonks, self._expected_tonks, p))
        if self._packs:
            tests.append(self._neighbours("suits", self._suits, _SIZE // _SUITS))
            tests.append(self._neighbours("ranks", self._ranks, _SIZE // _RANKS))
        return FairnessReport(len(self._decks), tuple(tests), self._seals, self._broken)

    def _counts(self, side: str) -> FairnessTest:
        hands, lower = self._lower[side]
        mean = lower / hands
        return FairnessTest(f"{side}_counts", mean, 0.5, two_sided((mean - 0.5) / math.sqrt(_LOWER_VARIANCE / hands)))

    def _test_of_places(self) -> FairnessTest:
        """Return the test whether the dealer or the first player is dealt better hands than the others."""
        value = sum((lower / hands - 0.5) ** 2 * hands / _LOWER_VARIANCE for hands, lower in self._places.values())
        return FairnessTest("places", 0, 0, chi_square_above(value, len(self._places)))

    def _neighbours(self, name: str, seen: int, alike: int) -> FairnessTest:
        """Return the test whether alike cards are adjacent as often as in shuffled decks."""
        mean, variance = neighbours(alike)
        z = (seen - self._packs * mean) / math.sqrt(self._packs * variance)
        return FairnessTest(name, seen / self._packs, mean, two_sided(z))


def neighbours(alike: int) -> tuple[float, float]:
    """Return the mean and variance of the number of alike neighbours in a shuffled pack."""
    pairs = _SIZE - 1
    one = (alike - 1) / pairs
    touching = one * (alike - 2) / (_SIZE - 2)
    same = (alike - 2) / (_SIZE - 2) * (alike - 3) / (_SIZE - 3)
    other = (_SIZE - alike) / (_SIZE - 2) * (alike - 1) / (_SIZE - 3)
    apart = one * (same + other)
    mean = pairs * one
    second = mean + 2 * (pairs - 1) * touching + (pairs - 1) * (pairs - 2) * apart
    return mean, second - mean * mean
