"""The coach as the game asks it: in a worker of its own, or else in slices, without delaying a frame."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar

from tonk.bots import make_bot
from tonk.bots.weights import PolicyWeights
from tonk.coaching import Advice, Coach
from tonk.coaching.judging import JudgedChoice
from tonk.coaching.review import HandOfSeat, ReviewProgress, played_by, review_of
from tonk.records import Record
from tonk.rules import RuleSet, View
from tonk.rules.cards import Seat
from tonk.thinking.process import Worker
from tonk.thinking.question import Maker
from tonk.thinking.ticket import Ticket
from tonk.thinking.worker_client import NO_LISTENERS, Start, TroubleListeners, WorkerClient

FindsWeights = Callable[[RuleSet, int], PolicyWeights | None]


@dataclass(frozen=True)
class AdviceAsked:
    """The question of what each move is worth, answered repeatedly and more exactly each time."""

    view: View
    tuned: PolicyWeights | None = None
    one_answer: ClassVar[bool] = False

    def steps(self, make: Maker) -> Iterator[Advice | None]:  # noqa: ARG002 - no bot is asked
        """Advice (``LongQuestion``)."""
        return Coach(tuned=self.tuned).ponder(self.view)

    def fits(self, answer: Advice) -> bool:
        """Return whether it is advice on this view (``LongQuestion``)."""
        return {worth.action for worth in answer.worths} == set(self.view.legal)

    def goes_beyond(self, answer: Advice, before: Advice | None) -> bool:
        """Return whether it rests on more worlds (``LongQuestion``)."""
        return before is None or answer.worlds > before.worlds

    def after(self, answer: Advice) -> "AdviceAsked":  # noqa: ARG002 - the worlds are gone
        """Return the same question, which starts again (``LongQuestion``)."""
        return self

    def fallback(self, make: Maker) -> None:
        """Return None: nobody else can tell (``LongQuestion``)."""


@dataclass(frozen=True)
class ReviewAsked:
    """The question of how well a hand was played, answered by each judged decision and finally the whole review."""

    played: HandOfSeat
    judged: tuple[JudgedChoice, ...] = ()
    tuned: PolicyWeights | None = None
    one_answer: ClassVar[bool] = False

    def steps(self, make: Maker) -> Iterator[ReviewProgress | None]:  # noqa: ARG002 - no bot is asked
        """Reviewing (``LongQuestion``)."""
        return review_of(self.played, self.judged, tuned=self.tuned)

    def fits(self, answer: ReviewProgress) -> bool:
        """Return whether it is about this hand (``LongQuestion``)."""
        return answer.of == len(self.played.choices)

    def goes_beyond(self, answer: ReviewProgress, before: ReviewProgress | None) -> bool:
        """Return whether more decisions have been judged (``LongQuestion``)."""
        return len(answer.judged) > len(self.judged if before is None else before.judged)

    def after(self, answer: ReviewProgress) -> "ReviewAsked":
        """Return the question about the decisions that are left (``LongQuestion``)."""
        return replace(self, judged=answer.judged)

    def fallback(self, make: Maker) -> None:
        """Return None: nobody else can tell (``LongQuestion``)."""


class Adviser:
    """Lets the coach think about one view and one hand at a time: the last ones asked about.

    Nothing is started before the first question. A view goes first: a review waits and continues afterwards.

    Args:
        weight_sets: Returns the bots' tuned weights for house rules and a number of players, if there are any.
        start: Starts a worker.
        clock: Returns the time in seconds.
        troubles: Hears of what went wrong.
    """

    def __init__(
        self,
        weight_sets: FindsWeights = lambda _rules, _seats: None,
        *,
        start: Start = Worker,
        clock: Callable[[], float] = time.monotonic,
        troubles: TroubleListeners = NO_LISTENERS,
    ) -> None:
        self._weight_sets = weight_sets
        self._asker = WorkerClient(make_bot, inf, start=start, clock=clock, troubles=troubles)

    def ask(self, view: View) -> Ticket[Advice]:
        """Ask what each legal move is worth; the advice becomes more exact. A seat that is not to act gets none."""
        return self._asker.ask(AdviceAsked(view, self._weight_sets(view.rules, view.seats)))

    def review(self, record: Record, seat: Seat, judged: tuple[JudgedChoice, ...] = ()) -> Ticket[ReviewProgress]:
        """Ask how well a seat played a hand; the ticket gets the progress and finally the whole review.

        Args:
            record: The hand.
            seat: The seat that played.
            judged: The decisions judged before, to continue a review.

        Raises:
            RecordRefused: The record can't be.
            ValueError: The hand is not over, or there is no such seat.
        """
        tuned = self._weight_sets(record.rules, len(record.seats))
        return self._asker.ask(ReviewAsked(played_by(record, seat), judged, tuned), waits=True)

    def go_on(self, seconds: float) -> bool:
        """Think here for about ``seconds`` if no worker can, between frames; return False if there was no need."""
        return self._asker.go_on(seconds)

    def close(self) -> None:
        """Let the worker go."""
        self._asker.close()
