"""The reviews of one hand: as they were kept, or made anew by the coach."""

import json

from tonk.coaching.judging import HandReview
from tonk.coaching.review import Reviewing, ReviewRefused, review_from_json, review_to_json
from tonk.records import Record
from tonk.rules.cards import Seat
from tonk.session.played import HandKey
from tonk.thinking.ticket import Ticket
from tonk.ui.house import House


class Reviews:
    """How well each seat played a hand.

    Args:
        house: The game around it.
        record: The hand.
        key: Under which the hand is in the history, where its reviews are kept; None for one that is not there.
    """

    def __init__(self, house: House, record: Record, key: HandKey | None = None) -> None:
        self.record = record
        self._house = house
        self._key = key
        self._known: dict[Seat, HandReview] = {}

    def of(self, seat: Seat) -> Ticket[Reviewing]:
        """The review of a seat's play: the whole of it at once where it is known.

        Raises:
            RecordRefused: The record can't be.
            ValueError: The hand is not over, or there is no such seat.
        """
        if seat not in self._known and (kept := self._kept(seat)) is not None:
            self._known[seat] = kept
        known = self._known.get(seat)
        if known is None:
            return self._house.adviser.review(self.record, seat)
        ticket = Ticket[Reviewing]()
        ticket.take(Reviewing((), len(known.decisions), known))
        return ticket

    def keep(self, review: HandReview) -> None:
        """Keep a review that is whole, unless it was known."""
        if review.seat in self._known:
            return
        self._known[review.seat] = review
        if self._key is not None:
            self._house.keep_review(self._key, json.dumps(review_to_json(review), separators=(",", ":")))

    def _kept(self, seat: Seat) -> HandReview | None:
        """The review in the history; None where there is none that can be read."""
        told = None if self._key is None else self._house.history.review(self._key, seat)
        if told is None:
            return None
        try:
            return review_from_json(json.loads(told))
        except (ValueError, RecursionError, ReviewRefused):
            return None
