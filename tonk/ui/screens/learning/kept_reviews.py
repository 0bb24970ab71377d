"""The reviews of one hand: stored, or made again by the coach."""

import json
from collections import Counter

from tonk.coaching.judging import HandReview
from tonk.coaching.review import ReviewProgress, ReviewRefused, played_by, review_from_json, review_to_json
from tonk.records import Record
from tonk.rules.cards import Seat
from tonk.session.match.played_hand import HandKey
from tonk.thinking.ticket import Ticket
from tonk.ui.shell.services import Services


class KeptReviews:
    """The reviews of one hand, one per seat, shared by all its pages; the coach is asked once per seat.

    Args:
        services: The game around the screens.
        record: The hand.
        key: The hand's key in the history, where its reviews are kept; None if it isn't there.
    """

    def __init__(self, services: Services, record: Record, key: HandKey | None = None) -> None:
        self.record = record
        self._services = services
        self._key = key
        self._come: dict[Seat, ReviewProgress | None] = {}
        self._asked: dict[Seat, Ticket[ReviewProgress]] = {}
        self._readers = Counter[Seat]()

    def want(self, seat: Seat) -> None:
        """Register interest in this seat, until ``rest``."""
        self._readers[seat] += 1

    def progress(self, seat: Seat) -> ReviewProgress | None:
        """Return the progress of a seat's review, which is complete at once if it is known.

        The coach is asked unless already working on it; asked again, it continues with what is left to judge.

        Raises:
            RecordRefused: The record is impossible.
            ValueError: The hand is not over, or there is no such seat.
        """
        if seat not in self._come:
            self._come[seat] = self._kept(seat)
        come = self._come[seat]
        if come is not None and come.review is not None:
            return come
        asked = self._asked.get(seat)
        if asked is None or asked.overtaken:
            judged = () if come is None else come.judged
            asked = self._asked[seat] = self._services.adviser.review(self.record, seat, judged)
        heard = asked.answer
        if heard is not None and heard.review is not None:
            self._keep(heard.review)
        self._come[seat] = heard or come
        return self._come[seat]

    def rest(self, seat: Seat) -> None:
        """End an interest in this seat; without any its judging stops. Judged decisions stay known."""
        self._readers[seat] -= 1
        come = self._come.get(seat)
        if not self._readers[seat] and seat in self._asked and (come is None or come.review is None):
            self._asked.pop(seat).rest()

    def _keep(self, review: HandReview) -> None:
        if self._key is not None:
            self._services.keep_review(self._key, json.dumps(review_to_json(review), separators=(",", ":")))

    def _kept(self, seat: Seat) -> ReviewProgress | None:
        """Return the review in the history; None if there is none that is readable and about this hand."""
        text = None if self._key is None else self._services.history.review(self._key, seat)
        if text is None:
            return None
        try:
            review = review_from_json(json.loads(text))
        except (ValueError, RecursionError, ReviewRefused):
            return None
        return ReviewProgress((), len(review.decisions), review) if self._fits(review, seat) else None

    def _fits(self, review: HandReview, seat: Seat) -> bool:
        """Return whether a review is about the seat's moves in this hand and their alternatives."""
        choices = {choice.step: choice for choice in played_by(self.record, seat).choices}
        if review.seat != seat or not choices.keys() >= {moment.step for moment in review.course}:
            return False
        for decision in review.decisions:
            choice = choices.get(decision.step)
            if choice is None or decision.action != choice.action:
                return False
            reviewed = {decision.best, *(worth.action for worth in decision.advice.worths)}
            if not reviewed <= {*choice.view.legal, choice.action}:
                return False
        return True
