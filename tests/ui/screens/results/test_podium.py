"""The places of the other players around the winner of a match."""

from itertools import pairwise

import pytest

from tonk.ui.screens.results.podium import stands_at


@pytest.mark.parametrize(("width", "wreath"), [(1440.0, 400.0), (1280.0, 400.0), (960.0, 300.0)])
def test_everybody_stands_beside_the_winner_in_the_window(width: float, wreath: float) -> None:
    """Up to five others stand clear of the winner, of each other and of the window's edges."""
    for count in range(1, 6):
        for side in (0, 1):
            away = [stands_at(number, count, width / 2, wreath) for number in range(side, count, 2)]
            assert all(wreath * 0.5 < one <= width / 2 - wreath * 0.25 for one in away)
            assert all(two - one > wreath * 0.2 for one, two in pairwise(away))
