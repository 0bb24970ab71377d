"""Figures of trials: differences within the same worlds, and intervals that keep their promise."""

import random

from tonk.coaching.trials import Trial, difference, own_error, standings
from tonk.rules import DRAW, DROP, TAKE


def trial_of(action: object, won: list[int | None]) -> Trial:
    """A trial with these results."""
    trial = Trial((action,))  # type: ignore[arg-type]
    for one in won:
        if one is None:
            trial.leave_out()
        else:
            trial.add(one, wins=one > 0, taken=False)
    return trial


def test_only_worlds_in_which_both_were_tried_count() -> None:
    """A move's results alone say nothing about the difference."""
    one, other = trial_of(DRAW, [3, 1, None, 5, 2]), trial_of(TAKE, [1, None, 9, 4, 2])
    found = difference(one, other)
    assert (found.gain, found.worlds) == (1.0, 3)
    assert found.squares == 2.0


def test_a_move_left_early_is_described_by_its_difference() -> None:
    """It was behind by 2 in the worlds in which it was tried; the luck of those worlds doesn't make it better."""
    best, left = trial_of(DRAW, [5, 5, 1, 1, 1, 1]), trial_of(TAKE, [3, 3, None, None, None, None])
    found = standings([left, best])
    assert [standing.trial for standing in found] == [best, left]
    assert found[1].value == best.mean - 2
    assert left.mean > best.mean


def test_few_worlds_leave_doubt() -> None:
    """Two moves with equal results in four worlds are not known to be equal."""
    alike, apart = trial_of(TAKE, [1, -1, 1, 1]), trial_of(DROP, [-1, 1, -1, 0])
    found = {standing.trial: standing for standing in standings([trial_of(DRAW, [1, -1, 1, 1]), alike, apart])}
    assert found[alike].behind == 0
    assert found[alike].error > 0.2


def test_a_95_percent_interval_keeps_its_promise() -> None:
    """In repeated trials of moves with a known difference, the interval is right, or too wide with few worlds."""
    chance = random.Random(8)
    for worlds, most in ((12, 1.0), (200, 0.98)):
        held = 0
        for _ in range(300):
            luck = [chance.choice((-1, -1, 1, 2)) for _ in range(worlds)]
            first = trial_of(DRAW, [one + chance.choice((0, 0, 1)) for one in luck])
            second = trial_of(TAKE, list[int | None](luck))
            found = standings([first, second])
            gain = difference(first, second).gain
            held += abs(gain - 1 / 3) <= 1.96 * found[1].error
        assert 0.92 <= held / 300 <= most
    assert own_error(first, [first, second]) > 0
