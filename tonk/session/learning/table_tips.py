"""The walk-through: the lesson due when something appears for the first time, and those already seen.

A lesson is the name of something new: `tonk.words.learning.table_tips` has its words, and the table places it.
"""

from collections.abc import Collection, Sequence

from tonk.rules import DROP, View
from tonk.rules import events as ev
from tonk.rules.cards import CROSS, CROSSES, SKIPS, WILDS, Seat
from tonk.rules.payouts import BONUS, CAUGHT
from tonk.rules.phases import START
from tonk.session.learning.guest_tips import (
    BEST_SUIT,
    DEADWOOD,
    KNOCK_ANY,
    KNOCK_LOW,
    KNOCK_SUIT,
    LAST_TURN,
    UPCARD_TURNED,
    due_at_guest,
)

POINTS, TWISTS, FIRST_DISCARD = "points", "twists", "first-discard"
WILD, HOLD_CROSS, SKIP = "wild", "cross", "skip"
WINDOW, HELD, HITTER, LOST = "window", "held", "hitter", "lost-turn"
RUN, RUN_CAUGHT, BONUS_DEALT, RESHUFFLE = "run", "caught", "bonus", "reshuffle"

_URGENT = (UPCARD_TURNED, LAST_TURN, WINDOW, FIRST_DISCARD, HELD, LOST, HITTER, RUN_CAUGHT, BONUS_DEALT, RESHUFFLE)
"""Lessons about something that has just happened or must be answered, which come before waiting ones."""
_OF_GUESTS = (DEADWOOD, BEST_SUIT, KNOCK_LOW, KNOCK_ANY, KNOCK_SUIT)
LESSONS = (*_URGENT, POINTS, TWISTS, WILD, HOLD_CROSS, SKIP, RUN, *_OF_GUESTS)
"""Every lesson, urgent ones first."""
_PASSING = (WINDOW, FIRST_DISCARD, UPCARD_TURNED, LAST_TURN)
"""Lessons that are true for only a moment."""
AT_END = frozenset((RUN_CAUGHT, BONUS_DEALT))
"""Lessons about the end of a round, which are shown with it, while it is still visible."""
PRIVATE = frozenset((WILD, HOLD_CROSS, SKIP, KNOCK_LOW))
"""Lessons that reveal what somebody holds."""
_LOW = 20
"""The points up to which somebody, even before a turn, may think of running."""


def due(view: View, events: Sequence[ev.Event], *, asked: bool, open_hand: bool) -> list[str]:
    """Return the lessons for a moment, seen or not, in the order of `LESSONS`.

    Args:
        view: The view of the person at the table.
        events: The latest events.
        asked: True if somebody is asked about a Cross.
        open_hand: True if that person's hand is open.
    """
    if not view.rules.traits.lays_spreads:
        return [lesson for lesson in LESSONS if lesson in due_at_guest(view, open_hand=open_hand)]
    if view.rules.plain:
        return []
    found = _of_events(view.seat, events) | _of_table(view)
    if asked:
        found.add(WINDOW)
    if open_hand and view.outcome is None:
        found |= _of_hand(view)
    return [lesson for lesson in LESSONS if lesson in found]


def _of_events(seat: Seat, events: Sequence[ev.Event]) -> set[str]:
    found = set()
    hitter = seat
    for event in events:
        match event:
            case ev.HitSpread() | ev.LaidDown():
                hitter = event.seat
            case ev.Held(held) if held == seat != hitter:
                found.add(HELD)
            case ev.Held(held) if held != seat == hitter:
                found.add(HITTER)
            case ev.TurnLost(lost) if lost == seat:
                found.add(LOST)
            case ev.Reshuffled():
                found.add(RESHUFFLE)
            case ev.HandEnded(outcome) if outcome.score is not None and outcome.ending == CAUGHT:
                found.add(RUN_CAUGHT)
            case ev.HandEnded(outcome) if outcome.ending == BONUS:
                found.add(BONUS_DEALT)
    return found


def _of_table(view: View) -> set[str]:
    found = set()
    if view.rules.scores_points:
        found.add(POINTS)
    if view.rules.has_specials:
        found.add(TWISTS)
    draws = view.phase == START and view.to_act == view.seat and view.outcome is None
    if draws and not view.rules.upcard and not view.discards:
        found.add(FIRST_DISCARD)
    return found


def _of_hand(view: View) -> set[str]:
    found = set()
    for lesson, kind in ((WILD, WILDS), (HOLD_CROSS, CROSSES), (SKIP, SKIPS)):
        if view.hand & kind and (lesson != HOLD_CROSS or CROSS in view.specials.kinds):
            found.add(lesson)
    starts = view.phase == START and view.to_act == view.seat and DROP in view.legal
    if starts and view.rules.scores_points and (view.total <= _LOW or view.round > 1):
        found.add(RUN)
    return found


class TableTips:
    """The lessons waiting to be read, one at a time.

    Args:
        seen: The lessons that have been read before.

    Attributes:
        seen: Those that have been read.
    """

    def __init__(self, seen: Collection[str] = ()) -> None:
        self.seen = frozenset(seen)
        self._waiting: list[str] = []
        self._ended = ""

    @property
    def current(self) -> str | None:
        """Return the present lesson."""
        return self._waiting[0] if self._waiting else None

    def notice(self, lessons: Sequence[str], *, open_hand: bool) -> None:
        """Add lessons that are due now, except for those already seen.

        Outdated lessons are not taught: a momentary one counts as read if it was shown. While the hand is covered,
        lessons that would reveal it wait until it calls for them again.
        """
        self._let_pass(lessons)
        if not open_hand:
            self._waiting = [lesson for lesson in self._waiting if lesson not in PRIVATE]
        self._ended = next((lesson for lesson in lessons if lesson in AT_END - self.seen), self._ended)
        lessons = [lesson for lesson in lessons if lesson not in AT_END]
        new = [lesson for lesson in lessons if lesson not in self.seen and lesson not in self._waiting]
        urgent = [lesson for lesson in new if lesson in _URGENT]
        # The lesson being read stays: the next one waits its turn, urgent or not.
        read_now, later = self._waiting[:1], [lesson for lesson in new if lesson not in urgent]
        self._waiting = [*read_now, *urgent, *self._waiting[1:], *later]

    def _let_pass(self, due_now: Sequence[str]) -> None:
        """Drop lessons whose moment is over; one that was shown counts as read."""
        for passed in [lesson for lesson in _PASSING if lesson in self._waiting and lesson not in due_now]:
            if self.current == passed:
                self.seen |= {passed}
            self._waiting.remove(passed)

    def read(self) -> None:
        """Note that the present lesson has been read."""
        if self._waiting:
            self.seen |= {self._waiting.pop(0)}

    def read_end(self) -> str:
        """Return the lesson to show with the end of the round, where it is read; empty for none."""
        ended, self._ended = self._ended, ""
        self.seen |= {ended} - {""}
        return ended

    def forget(self) -> None:
        """Forget all waiting lessons, none of which was read."""
        self._waiting.clear()
        self._ended = ""
