"""Effects of rules, measured over bots' hands."""

from itertools import pairwise

import pytest

from tests.support.tables import house
from tonk.rule_effects import RuleEffects, figures_of, shares_of
from tonk.rules import load_preset


@pytest.mark.parametrize("preset", ["descente", "knock-rummy", "thirty-one"])
def test_the_same_work_gives_the_same_figures(preset: str) -> None:
    """Hands depend only on the seed, and the two columns of a rule set compared with itself are equal."""
    base = load_preset(preset)
    sheets = list(RuleEffects(base, base, 3, hands=12).steps())
    assert [sheet.hands for sheet in sheets] == list(range(1, 13))
    assert sheets == list(RuleEffects(base, base, 3, hands=12).steps())
    assert sheets[-1].ours == sheets[-1].base
    assert set(sheets[-1].ours) == set(figures_of(base))
    assert abs(sum(sheets[-1].ours[name].mean for name in shares_of(base)) - 1) < 1e-9


def test_a_rule_shows_in_the_figures() -> None:
    """If every low hand is a Tonk, many hands end with one; after a few hands nothing is certain."""
    base = load_preset("pagat")
    *_, sheet = RuleEffects(house("pagat", tonk_at_most=30), base, 4, hands=40).steps()
    ours, theirs = sheet.ours["tonk"], sheet.base["tonk"]
    assert ours.mean - ours.error > theirs.mean + theirs.error
    assert theirs.error > 0


def test_points_are_measured_against_the_mean_of_the_table() -> None:
    """For points, a seat's gain is its lead over the others' mean."""
    base = load_preset("twists")
    *_, sheet = RuleEffects(base, base, 2, hands=4).steps()
    assert abs(sheet.ours["first"].mean) < 100


def test_the_turn_that_ends_a_hand_is_counted() -> None:
    """Without Tonks a hand has at least one turn, even if the first player drops at once."""
    rules = house("pagat", tonk_exact=[], hand_size=3)
    sums = [0.0, *(sheet.ours["turns"].mean * sheet.hands for sheet in RuleEffects(rules, rules, 2, hands=30).steps())]
    turns = [round(2 * (after - before)) for before, after in pairwise(sums)]
    assert min(turns) == 1
