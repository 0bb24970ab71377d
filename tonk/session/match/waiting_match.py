"""A waiting match, as shown in a list, without replaying its hand."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from tonk.rules import RulesRefused
from tonk.rules.seats import PerSeat
from tonk.session.match.plan import MatchPlan
from tonk.session.match.saved_plan import MatchDamaged, plan_from_json, unplayable, whole_number
from tonk.words import _


@dataclass(frozen=True)
class WaitingMatch:
    """A waiting match."""

    id: str
    plan: MatchPlan
    hand: int
    """The number of the hand to resume: the current one, or the next if that is over."""
    have: PerSeat[int]
    """The points or money of each seat."""
    over: bool
    """True if the match has ended and only its result is left."""
    played_at: datetime
    """The time of its last move."""
    elsewhere: bool = False
    """True if another running copy of the game plays it."""


def waiting_match(match_id: str, saved: Any, played_at: datetime, *, elsewhere: bool = False) -> WaitingMatch:
    """Return the list entry of a saved match (`Match.to_json`).

    Args:
        match_id: The id of its file.
        saved: The match as it was saved.
        played_at: The time of its last move.
        elsewhere: Whether another running copy of the game plays it.

    Raises:
        MatchDamaged: This is no match.
    """
    try:
        plan, number = plan_from_json(saved), whole_number(saved["hand_number"], 1)
        have = tuple(whole_number(much, -(10**12)) for much in saved["score" if plan.points else "bankrolls"])
        result = saved["hand"].get("result")
        if result is None:
            over = False
        else:
            over = result.get("champion") is not None if plan.points else plan.ends_with(number, have)
    except RulesRefused as error:
        raise unplayable(error) from None
    except (KeyError, TypeError, AttributeError, IndexError):
        raise MatchDamaged(_("it is not complete")) from None
    if len(have) != len(plan.players):
        raise MatchDamaged(_("its points don't add up") if plan.points else _("its money doesn't add up"))
    return WaitingMatch(match_id, plan, number + (result is not None), have, over, played_at, elsewhere)
