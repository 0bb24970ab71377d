"""The list of matches shows what each table would."""

from typing import Any

import pytest

from tests.session.plays import anything, plan, play_hand, saved
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchEnd
from tonk.session.match.saved_plan import MatchDamaged
from tonk.session.match.waiting_match import waiting_match
from tonk.storage.files import utc_now


def listed(match: Any) -> tuple[int, list[int], bool]:
    """The hand to be resumed, the money, and whether it is over, of a saved match."""
    found = waiting_match("id", match, utc_now())
    return found.hand, list(found.have), found.over


def test_a_waiting_match_shows_its_next_hand_and_its_money() -> None:
    """The hand is the present one while it is played, then the next; none after the last."""
    match = Match(plan(ends=MatchEnd("hands", 1)))
    assert listed(saved(match)) == (1, match.bankrolls, False)
    play_hand(match, anything(1))
    assert listed(saved(match)) == (2, match.bankrolls, True)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [("bankrolls", [1], "its money doesn't add up"), ("hand", None, "it is not complete")],
)
def test_other_values_are_no_match(key: str, value: object, why: str) -> None:
    """The refusal has a reason."""
    with pytest.raises(MatchDamaged, match=why):
        listed({**saved(Match(plan())), key: value})
