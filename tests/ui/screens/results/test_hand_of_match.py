"""The result of a hand tells the progress of a match that has an end."""

import pytest

from tests.ui.screens.screen_services import a_match, make_services, opened, over, read
from tonk.session.match.plan import MatchEnd
from tonk.ui.screens.results.hand_end_screen import HandEndScreen


@pytest.mark.parametrize(("hands", "said"), [(2, "Hand 1 of 2."), (1, "That was the last hand.")])
def test_a_match_of_some_hands_says_how_far_it_is(hands: int, said: str) -> None:
    """A match of a fixed number of hands shows which hand it was; an endless match does not."""
    services = make_services()
    ended = over(a_match(ends=MatchEnd("hands", hands)))
    assert said in read(opened(services, HandEndScreen(services.ui, services, ended)))
    assert "Hand 1" not in read(opened(services, HandEndScreen(services.ui, services, over(a_match()))))


@pytest.mark.parametrize("goal", [30, 5])
def test_a_table_of_the_circuit_says_how_much_is_left_to_win(goal: int) -> None:
    """A table of the Circuit shows how much is left to win, and in the end that the goal is reached."""
    services = make_services()
    ended = over(a_match(seats=2, ends=MatchEnd("goal", goal)))
    left = 100 + goal - ended.bankrolls[0]
    text = read(opened(services, HandEndScreen(services.ui, services, ended)))
    assert (f"Win {left} more to reach the goal." in text) == (left > 0)
    assert (f"You reached the goal of {100 + goal}." in text) == (left <= 0)
