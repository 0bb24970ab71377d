"""The coach as the game asks it: in a worker of its own, or in slices where none can live; never is a frame delayed."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar

from tonk.bots import make_bot
from tonk.bots.temper import Temper
from tonk.coaching import Advice, Coach
from tonk.coaching.judging import Judged
from tonk.coaching.review import Played, Reviewing, played_by, review_of
from tonk.records import Record
from tonk.rules import RuleSet, View
from tonk.rules.cards import Seat
from tonk.thinking.asker import Asker, Start
from tonk.thinking.process import Worker
from tonk.thinking.question import Maker

Tempers = Callable[[RuleSet, int], Temper | None]


@dataclass(frozen=True)
class AdviceAsked:
    """What is each move worth? Answered again and again, sharper each time."""

    view: View
    tuned: Temper | None = None
    one_answer: ClassVar[bool] = False

    def steps(self, make: Maker) -> Iterator[Advice | None]:  # noqa: ARG002 - no bot is asked
        """Advice (``Asked``)."""
        return Coach(tuned=self.tuned).ponder(self.view)

    def fits(self, answer: Advice | Reviewing) -> bool:
        """Whether it is advice on this view (``Asked``)."""
        return isinstance(answer, Advice) and {worth.action for worth in answer.worths} == set(self.view.legal)

    def ends_with(self, answer: Advice | Reviewing) -> bool:
        """Whether all has been said (``Asked``)."""
        return isinstance(answer, Advice) and answer.done

    def goes_beyond(self, answer: Advice | Reviewing, before: Advice | Reviewing | None) -> bool:
        """Whether it comes of more worlds (``Asked``)."""
        known = before.worlds if isinstance(before, Advice) else 0
        return isinstance(answer, Advice) and answer.worlds > known

    def after(self, answer: Advice | Reviewing) -> "AdviceAsked":  # noqa: ARG002 - the worlds are gone
        """The same: it is thought over from the start (``Asked``)."""
        return self


@dataclass(frozen=True)
class ReviewAsked:
    """How well was a hand played? Answered with each decision that is judged, and at last with the whole."""

    played: Played
    judged: tuple[Judged, ...] = ()
    tuned: Temper | None = None
    one_answer: ClassVar[bool] = False

    def steps(self, make: Maker) -> Iterator[Reviewing | None]:  # noqa: ARG002 - no bot is asked
        """Reviewing (``Asked``)."""
        return review_of(self.played, self.judged, tuned=self.tuned)

    def fits(self, answer: Advice | Reviewing) -> bool:
        """Whether it is about this hand (``Asked``)."""
        return isinstance(answer, Reviewing) and answer.of == len(self.played.choices)

    def ends_with(self, answer: Advice | Reviewing) -> bool:
        """Whether the review is whole (``Asked``)."""
        return isinstance(answer, Reviewing) and answer.review is not None

    def goes_beyond(self, answer: Advice | Reviewing, before: Advice | Reviewing | None) -> bool:
        """Whether more decisions have been judged (``Asked``)."""
        known = before.judged if isinstance(before, Reviewing) else self.judged
        return isinstance(answer, Reviewing) and len(answer.judged) > len(known)

    def after(self, answer: Advice | Reviewing) -> "ReviewAsked":
        """The decisions that are left (``Asked``)."""
        return replace(self, judged=answer.judged) if isinstance(answer, Reviewing) else self


class Adviser:
    """Has the coach think, about one view and one hand at a time: the last ones asked about.

    Nothing is started before something is asked. A view goes first: a review waits and is gone on with afterwards.

    Args:
        tempers: Tells how bots were tuned for rules of somebody's own at a table of so many, if they were.
        start: Starts a worker.
        clock: Tells seconds.
    """

    def __init__(
        self,
        tempers: Tempers = lambda _rules, _seats: None,
        *,
        start: Start = Worker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tempers = tempers
        self._asker = Asker[Advice | Reviewing](make_bot, inf, start=start, clock=clock)
        self._asked = 0
        self._view = 0
        """The number of the view asked about."""
        self._advice: Advice | None = None
        self._hand = 0
        """The number of the hand asked about."""
        self._played: Played | None = None
        self._progress: Reviewing | None = None
        self._tuned: Temper | None = None
        self._now = 0
        """What is being thought over."""

    def ask(self, view: View) -> int:
        """Ask what each legal move is worth; the number under which the advice can be had comes back.

        An older view is no longer asked about. To a seat that is not to act nothing will be said.
        """
        self._listen()
        self._asked += 1
        self._view, self._advice = self._asked, None
        if view.legal:
            self._now = self._view
            self._asker.ask(self._now, AdviceAsked(view, self._tempers(view.rules, view.seats)))
        else:
            self._go_on_with_hand()
        return self._view

    def asks(self, number: int) -> bool:
        """Whether this view or hand is still asked about, and no other has taken its place."""
        return number in (self._view, self._hand)

    def advice(self, number: int) -> Advice | None:
        """The sharpest advice so far; None while there is none, or when this is no longer asked."""
        self._listen()
        return self._advice if number == self._view else None

    def review(self, record: Record, seat: Seat) -> int:
        """Ask how well a seat played a hand; the number under which the review can be had comes back.

        An older hand is no longer asked about.

        Raises:
            RecordRefused: The record can't be.
            ValueError: The hand is not over, or there is no such seat.
        """
        self._listen()
        played = played_by(record, seat)
        self._asked += 1
        self._hand, self._played, self._progress = self._asked, played, Reviewing((), len(played.choices))
        self._tuned = self._tempers(record.rules, len(record.seats))
        if self._now != self._view or not self._asker.asks:
            self._go_on_with_hand()
        return self._hand

    def progress(self, number: int) -> Reviewing | None:
        """How far the review has come; None when this is no longer asked."""
        self._listen()
        return self._progress if number == self._hand else None

    def rest(self, number: int) -> None:
        """Nobody wants to know this any more: where it is still asked it is dropped, and what was said is forgotten."""
        if not number or not self.asks(number):
            return
        if number == self._view:
            self._view, self._advice = 0, None
        else:
            self._hand, self._played, self._progress = 0, None, None
        if number == self._now:
            self._go_on_with_hand()

    def go_on(self, seconds: float) -> bool:
        """Think here for about so long, if a worker can't do it. Call it between frames; False: there was no need."""
        thought = self._asker.go_on(seconds)
        if thought:
            self._listen()
        return thought

    def close(self) -> None:
        """Let the worker go."""
        self._asker.close()

    def _listen(self) -> None:
        """Take what has been said, and go on with a hand that had to wait."""
        if not self._now:
            return
        self._asker.listen()
        said = self._asker.latest
        if isinstance(said, Advice):
            self._advice = said
        elif said is not None:
            self._progress = said
        if self._now == self._view and not self._asker.asks:
            self._go_on_with_hand()

    def _go_on_with_hand(self) -> None:
        played, progress = self._played, self._progress
        if played is None or progress is None or progress.review is not None:
            self._asker.rest()
            self._now = 0
            return
        self._now = self._hand
        self._asker.ask(self._now, ReviewAsked(played, progress.judged, self._tuned))
