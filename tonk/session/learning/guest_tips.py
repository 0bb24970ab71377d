"""The lessons of a first table of gin, knock rummy or thirty-one: which of them a moment calls for."""

from collections.abc import Callable, Mapping
from typing import Final

from tonk.rules import Knock, View
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.phases import PLAY, START, UPCARD

UPCARD_TURNED, DEADWOOD, KNOCK_LOW, KNOCK_ANY = "upcard", "deadwood", "knock", "knock-any"
BEST_SUIT, KNOCK_SUIT, LAST_TURN = "suit", "knock-suit", "last-turn"


def _of_gin(view: View) -> set[str]:
    found = _knock(view, KNOCK_LOW)
    if view.phase == UPCARD:
        found.add(UPCARD_TURNED)
    return found | {DEADWOOD}


def _of_knock_rummy(view: View) -> set[str]:
    return _knock(view, KNOCK_ANY) | {DEADWOOD}


def _of_thirty_one(view: View) -> set[str]:
    if view.knocker is not None:
        return {BEST_SUIT, LAST_TURN}
    return _knock(view, KNOCK_SUIT) | {BEST_SUIT}


def _knock(view: View, lesson: str) -> set[str]:
    """The lesson on knocking, where the seat may knock now and has had a turn to look round."""
    may = view.phase in (START, PLAY) and any(isinstance(action, Knock) for action in view.legal)
    return {lesson} if may and view.turns >= view.seats else set()


GUEST_TIPS: Final[Mapping[GameName, Callable[[View], set[str]]]] = {
    "gin": _of_gin,
    "knock-rummy": _of_knock_rummy,
    "thirty-one": _of_thirty_one,
}
"""The lessons that a turn of each guest calls for, by its name."""


def due_at_guest(view: View, *, open_hand: bool) -> set[str]:
    """Return the lessons that a moment at the table of a guest calls for: in the turn of whose hand lies open.

    Args:
        view: The view of the person at the table.
        open_hand: True if that person's hand lies open.
    """
    if not open_hand or view.outcome is not None or view.to_act != view.seat:
        return set()
    return GUEST_TIPS[view.rules.game](view)
