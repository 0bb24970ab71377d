"""Moments of gin, knock rummy and thirty-one that make good questions."""

from typing import Final

from tonk.coaching.guests import guest_facts as facts
from tonk.rules import DRAW, TAKE, Discard, Knock, View
from tonk.rules.actions import PASS
from tonk.rules.guests.suit_counts import ALL_IN_ONE_SUIT, HALVES
from tonk.rules.phases import PLAY, START
from tonk.session.learning.drill_answers import points_counted
from tonk.session.learning.drill_kinds import DrillKind

_MOST_A_CARD: Final = 4
"""The deadwood left for each card of a hand above which nobody knocks, so that there is no question."""
_LEAST_COUNT, _MOST_COUNT = 17 * HALVES, 29 * HALVES
"""The counts in thirty-one below which nobody knocks, and above which everybody does."""
_FEW: Final = 3
"""The number of cards from which a discard is chosen."""


def asks_in_guest(kind: DrillKind, view: View) -> bool:
    """Return whether there is something to ask about a seat's view in another game than Tonk.

    Args:
        kind: The kind of question.
        view: The view of the seat to act.
    """
    match kind:
        case "knock":
            return _asks_about_knock(view)
        case "take":
            return _asks_about_take(view)
        case "discard":
            discards = sum(isinstance(action, Discard) for action in view.legal)
            return view.phase == PLAY and discards >= _FEW and not _ends_it(view)
        case "count":
            whole = view.rules.traits.hand_counts != "suit" or not view.total % HALVES
            return view.phase == START and whole and len(points_counted(view)) > 1
        case _:
            return False


def _asks_about_knock(view: View) -> bool:
    knocks = [action for action in view.legal if isinstance(action, Knock)]
    if not knocks or _ends_it(view):
        return False
    if view.rules.traits.hand_counts == "suit":
        return _LEAST_COUNT <= view.total <= _MOST_COUNT
    most = _MOST_A_CARD * (view.hand.bit_count() - 1)
    return min(facts.left_by(view, knock) for knock in knocks) <= most


def _asks_about_take(view: View) -> bool:
    """Return whether the top discard would improve the hand's count at once, without ending the hand."""
    if TAKE not in view.legal or not (DRAW in view.legal or PASS in view.legal):
        return False
    top = view.discards[-1]
    fuller, kept = view.hand | 1 << top, 1 << top
    if view.rules.traits.hand_counts == "suit":
        # A player who might also knock gets that question instead.
        after = facts.count(view, facts.best_kept(view, fuller, kept))
        return view.total < after < ALL_IN_ONE_SUIT and not _asks_about_knock(view)
    return 0 < facts.least_left(fuller, kept) < view.total


def _ends_it(view: View) -> bool:
    """Return whether the seat can end the hand with the best possible cards."""
    return facts.has_thirty_one(view) if view.rules.traits.hand_counts == "suit" else facts.has_gin(view)
