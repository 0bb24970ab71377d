"""Tuning by self-play depends only on its seed, stays in range, and finds better weights."""

from dataclasses import replace

from tonk.bots.policy import HeuristicPolicy
from tonk.bots.weights import UNTUNED, UNTUNED_FOR_POINTS, PolicyWeights
from tonk.rules import load_preset
from tonk.tuning import ROUNDS, TUNED_NUMBERS, TUNED_SPECIALS, TuningBudget, WeightSearch, refined, tuned, winnings

JAZZ = load_preset("jazz-club")
LITTLE = TuningBudget(generations=2, players=4, kept=2, hands=6)
TIMID = replace(UNTUNED, points_per_unseen_card=(1.0,))
"""Weights that drop so late that they lose to everyone else."""


def test_the_same_seed_finds_the_same_weights() -> None:
    """Another seed finds other weights."""
    found = tuned(WeightSearch(UNTUNED, JAZZ, 2, 7, LITTLE))
    assert tuned(WeightSearch(UNTUNED, JAZZ, 2, 7, LITTLE)) == found
    assert tuned(WeightSearch(UNTUNED, JAZZ, 2, 8, LITTLE)) != found


def test_untuned_weights_stay_unchanged() -> None:
    """Only the tuned numbers change, and stay within their ranges."""
    found = tuned(WeightSearch(UNTUNED, JAZZ, 3, 1, LITTLE))
    names = {knob.name for knob in TUNED_NUMBERS[ROUNDS:]} | {"points_per_unseen_card"}
    kept = {name: getattr(UNTUNED, name) for name in PolicyWeights.__slots__ if name not in names}
    assert all(getattr(found, name) == value for name, value in kept.items())
    assert len(found.points_per_unseen_card) == ROUNDS
    assert all(TUNED_NUMBERS[0].low <= points <= TUNED_NUMBERS[0].high for points in found.points_per_unseen_card)


def test_special_cards_have_more_to_tune() -> None:
    """The use of special cards and points changes too, within its range; a player who drops in time wins by it."""
    twists = load_preset("twists")
    found = tuned(WeightSearch(UNTUNED_FOR_POINTS, twists, 3, 1, LITTLE))
    *_, (done, refined_so) = refined(WeightSearch(UNTUNED_FOR_POINTS, twists, 3, 1, LITTLE))
    assert (done, refined_so) == (LITTLE.generations, found)
    for knob in TUNED_SPECIALS:
        assert knob.low <= getattr(found.special, knob.name) <= knob.high
        assert getattr(found.special, knob.name) != getattr(UNTUNED_FOR_POINTS.special, knob.name)
    assert found.special.wild_points == UNTUNED_FOR_POINTS.special.wild_points
    bold, timid = (
        HeuristicPolicy(replace(UNTUNED_FOR_POINTS, points_per_unseen_card=(points,)), twists) for points in (5.5, 1.0)
    )
    assert winnings(bold, timid, 3, 5, range(150)) > 0 > winnings(timid, bold, 3, 5, range(150))


def test_trials_can_be_made_one_by_one() -> None:
    """All at once or one at a time, the result is the same; every hand is reported."""
    reported: list[int] = []
    found = tuned(
        WeightSearch(UNTUNED, JAZZ, 2, 7, LITTLE),
        lambda trials, count: (trials(range(number, number + 1)) for number in range(count)),
        reported.append,
    )
    assert found == tuned(WeightSearch(UNTUNED, JAZZ, 2, 7, LITTLE))
    assert reported == [LITTLE.hands] * (LITTLE.generations * LITTLE.players)


def test_tuned_weights_beat_the_initial_ones() -> None:
    """Three generations are enough to beat a timid player, on deals that were not used in the search."""
    found = tuned(WeightSearch(TIMID, JAZZ, 2, 4, TuningBudget(generations=3, players=10, kept=3, hands=80)))
    assert winnings(HeuristicPolicy(found, JAZZ), HeuristicPolicy(TIMID, JAZZ), 2, 99, range(800)) > 40
