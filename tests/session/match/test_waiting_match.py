"""A list of matches says of each what its table would."""

from typing import Any

import pytest

from tests.session.plays import anything, plan, play_hand, saved
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchEnd
from tonk.session.match.saved_plan import MatchDamaged
from tonk.session.match.waiting_match import waiting_match
from tonk.storage.files import utc_now


def listed(match: Any) -> tuple[int, list[int], bool]:
    """The hand to be resumed, the money and whether it is over, of a match as it was saved."""
    found = waiting_match("id", match, utc_now())
    return found.hand, list(found.have), found.over


def test_a_match_waits_with_its_next_hand_and_its_money() -> None:
    """The hand on the table as long as it is played, else the next; none after the last."""
    match = Match(plan(ends=MatchEnd("hands", 1)))
    assert listed(saved(match)) == (1, match.bankrolls, False)
    play_hand(match, anything(1))
    assert listed(saved(match)) == (2, match.bankrolls, True)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [("bankrolls", [1], "its money doesn't add up"), ("hand", None, "it is not complete")],
)
def test_what_is_no_match_is_refused(key: str, value: object, why: str) -> None:
    """A sentence part says why."""
    with pytest.raises(MatchDamaged, match=why):
        listed({**saved(Match(plan())), key: value})
