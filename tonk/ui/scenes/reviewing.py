"""The way to the review of a hand: made anew, or as it was kept."""

import json
from typing import Any

from tonk.coaching.judging import HandReview
from tonk.coaching.review import ReviewRefused, review_from_json
from tonk.records import Record, RecordRefused, record_from_json
from tonk.rules.cards import Seat
from tonk.session.played import PlayedHand
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.scenes.review import ReviewScene
from tonk.words import _

Key = tuple[str, int]
"""What tells a hand of the history from every other: its match and its number there."""


def open_review(stage: Stage, house: House, record: Record, seat: Seat, key: Key | None = None) -> None:
    """Show how well a seat played a finished hand; where that can't be, say so.

    Args:
        stage: The stage.
        house: The game around it.
        record: The hand.
        seat: Whose play is reviewed.
        key: Under which the hand is in the history, where its review is kept; None for one that is not there.
    """

    def keep(review: dict[str, Any]) -> None:
        if key is not None:
            house.keep_review(key, json.dumps(review, separators=(",", ":")))

    known = None if key is None else _kept(house, key, seat)
    try:
        scene = ReviewScene(stage, house, record, seat, keep, known)
    except (RecordRefused, ValueError):
        stage.toast(_("This hand can't be reviewed: it does not follow the rules, or is not over."))
    else:
        stage.push(scene)


def review_played(stage: Stage, house: House, hand: PlayedHand | None, name: str) -> None:
    """Show how well the person of this name, or the first one there is, played a hand of the history."""
    if hand is None:
        return
    seats = [seat for seat in hand.people if name in ("", hand.seats[seat])]
    try:
        record = record_from_json(json.loads(hand.record))
    except (ValueError, RecursionError, RecordRefused):
        stage.toast(_("This hand can't be reviewed: it does not follow the rules, or is not over."))
    else:
        open_review(stage, house, record, (seats or [0])[0], hand.key)


def _kept(house: House, key: Key, seat: Seat) -> HandReview | None:
    """The review that was kept; None where there is none that can be read."""
    told = house.history.review(key, seat)
    if told is None:
        return None
    try:
        return review_from_json(json.loads(told))
    except (ValueError, RecursionError, ReviewRefused):
        return None
