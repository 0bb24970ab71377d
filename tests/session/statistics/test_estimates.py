"""Estimates, their intervals, and the probabilities used in tests of fairness."""

import math

import pytest

from tonk.rules import load_preset
from tonk.rules.cards import FULL_DECK, deck_with
from tonk.session.statistics.deal_odds import FIVE_CARD_SPREADS, odds_of
from tonk.session.statistics.estimates import RunningMean, chi_square_above, poisson_two_sided, share, two_sided
from tonk.session.statistics.fairness import neighbours


def test_an_average_has_an_interval() -> None:
    """The interval is 1.96 standard errors; with few or equal numbers there is none."""
    mean = RunningMean()
    assert mean.figure() is None
    for value in (1, 2, 3, 4):
        mean.add(value)
    few = mean.figure()
    assert few is not None
    assert (few.value, few.error) == (2.5, math.inf)
    mean.add(5)
    figure = mean.figure()
    assert figure is not None
    assert figure.value == 3
    assert figure.error == pytest.approx(1.96 * math.sqrt(2.5 / 5))


def test_a_share_of_few_is_uncertain() -> None:
    """None of three leaves much open, none of three thousand little, and none of none everything."""
    few, many = share(0, 3), share(0, 3000)
    assert few is not None
    assert many is not None
    assert (few.value, many.value) == (0, 0)
    assert few.error > 0.25
    assert many.error < 0.002
    assert share(0, 0) is None


@pytest.mark.parametrize(
    ("value", "freedom", "p"),
    [(3.841, 1, 0.05), (68.669, 51, 0.05), (51, 51, 0.4736), (110, 51, 3.229e-6), (0, 5, 1.0), (4.351, 5, 0.5)],
)
def test_chi_square(value: float, freedom: int, p: float) -> None:
    """The values are those of printed tables, on both sides of the middle."""
    assert chi_square_above(value, freedom) == pytest.approx(p, rel=0.01)


def test_other_chances() -> None:
    """Beyond 1.96 standard errors on both sides lies a twentieth; rare events follow Poisson."""
    assert two_sided(1.96) == pytest.approx(0.05, rel=0.001)
    assert poisson_two_sided(0, 3) == pytest.approx(2 * math.exp(-3))
    assert poisson_two_sided(3, 3) == 1
    assert poisson_two_sided(1000, 900) < 0.001
    assert poisson_two_sided(0, 0) == 1


def test_deals_are_counted_exactly() -> None:
    """All five-card hands, the Tonks of two rule sets, and the mean total are exact (RULES.md, section 4)."""
    odds = odds_of(FULL_DECK, load_preset("jazz-club"), 4)
    assert sum(odds.counts) == FIVE_CARD_SPREADS.of == 2_598_960
    assert odds.counts[49] + odds.counts[50] == 11_648
    assert sum(odds.counts[:16]) == 15_320
    assert odds.counts[13] == 2_492
    assert odds.mean == pytest.approx(32.6923, abs=1e-4)
    assert odds.tonk == round(1e6 * 11_648 / 2_598_960)
    assert odds_of(FULL_DECK, load_preset("descente"), 4).tonk == round(1e6 * 26_968 / 2_598_960)


def test_the_share_of_worse_hands_goes_from_one_to_zero() -> None:
    """The lowest hand beats nearly all, the highest nearly none, and the middle one half."""
    odds = odds_of(FULL_DECK, load_preset("jazz-club"), 4)
    assert odds.share_above(6) > 999_900
    assert odds.share_above(50) < 2_000
    mean = sum(count * odds.share_above(total) for total, count in enumerate(odds.counts)) / sum(odds.counts)
    assert mean == pytest.approx(500_000, abs=1)


def test_a_hand_with_a_twist_is_no_bonus() -> None:
    """With special cards a bonus is rarer, since a hand with one has none."""
    rules = load_preset("twists")
    with_twists, without = odds_of(deck_with(("wild", "cross", "skip")), rules, 4), odds_of(FULL_DECK, rules, 4)
    assert without.tonk == round(1e6 * 14_140 / 2_598_960)
    assert with_twists.tonk < without.tonk / 2


@pytest.mark.parametrize(("alike", "mean"), [(13, 12.0), (4, 3.0)])
def test_neighbours_have_the_expected_average(alike: int, mean: float) -> None:
    """The average is the expected one, and the spread near that of independent places."""
    expected, variance = neighbours(alike)
    assert expected == pytest.approx(mean)
    assert 0.85 < variance / (mean * (1 - mean / 51)) < 1.1
