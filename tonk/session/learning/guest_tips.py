"""The lessons at a first table of gin, knock rummy or thirty-one, and the moments at which they are due."""

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
    """Return the lesson about knocking if the seat may knock and has had a turn before."""
    may = view.phase in (START, PLAY) and any(isinstance(action, Knock) for action in view.legal)
    return {lesson} if may and view.turns >= view.seats else set()


GUEST_TIPS: Final[Mapping[GameName, Callable[[View], set[str]]]] = {
    "gin": _of_gin,
    "knock-rummy": _of_knock_rummy,
    "thirty-one": _of_thirty_one,
}
"""The lessons due in a turn of each guest, by its name."""


def due_at_guest(view: View, *, open_hand: bool) -> set[str]:
    """Return the lessons due at this moment of a guest's game, which come in one's own turn with an open hand.

    Args:
        view: The view of the person at the table.
        open_hand: True if that person's hand is face up.
    """
    if not open_hand or view.outcome is not None or view.to_act != view.seat:
        return set()
    return GUEST_TIPS[view.rules.game](view)
