"""Marked steps of a hand, which a viewer of its replay may look for."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, assert_never, get_args

from tonk.records.replaying import Replay
from tonk.rules import events as ev
from tonk.rules.payouts import CAUGHT as CAUGHT_ENDING

MarkKind = Literal[
    "take",
    "hit",
    "spread",
    "twist",
    "shuffle",
    "drop",
    "knock",
    "caught",
    "out",
    "stock",
    "tonk",
    "thirty-one",
    "turning",
]
"""The kinds of marks, the most wanted last."""
TAKE: Final = "take"
HIT: Final = "hit"
SPREAD: Final = "spread"
TWIST: Final = "twist"
SHUFFLE: Final = "shuffle"
DROP: Final = "drop"
KNOCK: Final = "knock"
CAUGHT: Final = "caught"
OUT: Final = "out"
STOCK: Final = "stock"
TONK: Final = "tonk"
THIRTY_ONE: Final = "thirty-one"
TURNING: Final = "turning"
"""A decision that turned the hand, found by a review (`coaching`)."""
MARKS: Sequence[MarkKind] = get_args(MarkKind)
"""Every kind of mark, the most wanted last."""


class Mark(NamedTuple):
    """A marked step and its kind."""

    step: int
    kind: MarkKind


def marks_of(replay: Replay) -> list[Mark]:
    """Return the marks of a hand in order, at most one for each step."""
    found = []
    for step in range(replay.steps + 1):
        kinds = [kind for kind in map(_kind, replay.events(step)) if kind is not None]
        if kinds:
            found.append(Mark(step, max(kinds, key=MARKS.index)))
    return found


def _kind(event: ev.Event) -> MarkKind | None:
    """Return the mark of an event; none for events of every turn."""
    match event:
        case ev.HandEnded(outcome) if outcome.ending == CAUGHT_ENDING:
            return CAUGHT
        case ev.SkipPlayed() | ev.BlockPlayed() | ev.Crossed():
            return TWIST
        case ev.Took():
            return TAKE
        case ev.HitSpread():
            return HIT
        case ev.LaidDown():
            return SPREAD
        case ev.Reshuffled():
            return SHUFFLE
        case ev.Dropped() | ev.WentOut() | ev.StockRanOut() | ev.TonkShown():
            return _ending_kind(event)
        case ev.Passed() | ev.Knocked() | ev.ThirtyOneShown() | ev.HandVoid():
            return _guest_kind(event)
        case (
            ev.HandEnded()
            | ev.UpcardTurned()
            | ev.Drew()
            | ev.Discarded()
            | ev.MustWait()
            | ev.Held()
            | ev.BlockEnded()
            | ev.TurnLost()
        ):
            return None
        case _:
            assert_never(event)


def _ending_kind(event: ev.Dropped | ev.WentOut | ev.StockRanOut | ev.TonkShown) -> MarkKind:
    """The mark of an event that ends a hand of Tonk."""
    match event:
        case ev.Dropped():
            return DROP
        case ev.WentOut():
            return OUT
        case ev.StockRanOut():
            return STOCK
        case ev.TonkShown():
            return TONK
        case _:
            assert_never(event)


def _guest_kind(event: ev.GuestEvent) -> MarkKind | None:
    """Return the mark of an event in a guest game."""
    match event:
        case ev.Passed():
            return None
        case ev.Knocked():
            return KNOCK
        case ev.ThirtyOneShown():
            return THIRTY_ONE
        case ev.HandVoid():
            return STOCK
        case _:
            assert_never(event)
