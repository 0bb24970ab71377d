"""The coach in the game: advice arrives gradually from a worker or this process, and views come before reviews."""

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.coaching.asking import advised
from tests.coaching.hands import little_hand, record_of
from tonk.bots import make_bot
from tonk.bots.weights import UNTUNED
from tonk.coaching import Advice, Coach, CoachBudget, Worth
from tonk.coaching.judging import judge
from tonk.coaching.review import ReviewProgress, played_by
from tonk.rules import View
from tonk.rules.cards import Seat
from tonk.thinking.adviser import AdviceAsked, Adviser, ReviewAsked
from tonk.thinking.pondering import Failure, PartialAnswer, pondered
from tonk.thinking.process import NotStarted, WorkerDied
from tonk.thinking.question import LongQuestion, Maker

from .fakes import a_view, look_at, until

VIEW = a_view()
OTHER = a_view(6)
LITTLE = CoachBudget(turns=300, first=1, least=300)


class FakeWorker:
    """A worker that says what the test makes it say."""

    def __init__(self) -> None:
        self.ready, self.stopped = True, False
        self.asked: list[tuple[int, LongQuestion[Any] | None]] = []
        self.answers: deque[tuple[int, PartialAnswer[Any] | Failure]] = deque()
        self.dies = False

    @property
    def questions(self) -> list[LongQuestion[Any] | None]:
        """Return the questions it got."""
        return [question for _, question in self.asked]

    def says(self, answer: Advice | ReviewProgress, question: int = -1) -> None:
        """Answer the last question, or an earlier one."""
        last = answer.done if isinstance(answer, Advice) else answer.review is not None
        self.answers.append((self.asked[question][0], PartialAnswer(answer, last)))

    def send(self, number: int, question: LongQuestion[Any] | None) -> None:
        """Take a question."""
        self.asked.append((number, question))

    def receive(self) -> tuple[int, PartialAnswer[Any] | Failure] | None:
        """Return the next answer."""
        if self.dies:
            raise WorkerDied
        return self.answers.popleft() if self.answers else None

    def dismiss(self) -> None:
        """Leave."""

    close = dismiss


class FakeWorkers:
    """An adviser with fake workers."""

    def __init__(self) -> None:
        self.started: list[FakeWorker] = []
        self.now = 0.0
        self.adviser = Adviser(start=self._start, clock=lambda: self.now)  # type: ignore[arg-type]

    def _start(self, _make: Maker, _deadline: float) -> FakeWorker:
        self.started.append(FakeWorker())
        return self.started[-1]

    @property
    def last(self) -> FakeWorker:
        """Return the latest worker."""
        return self.started[-1]


def advice_on(view: View, worlds: int, *, done: bool = False) -> Advice:
    """Some advice."""
    return Advice(tuple([Worth(action, 0.0, 0.1, 0.5) for action in view.legal]), worlds, done)


@pytest.fixture
def workers() -> FakeWorkers:
    """An adviser that hasn't been asked."""
    return FakeWorkers()


def test_nobody_is_started_before_something_is_asked(workers: FakeWorkers) -> None:
    """A second question starts no further worker."""
    assert not workers.adviser.go_on(1.0)
    assert workers.started == []
    workers.adviser.ask(VIEW)
    workers.adviser.ask(OTHER)
    assert len(workers.started) == 1


def test_advice_arrives_gradually(workers: FakeWorkers) -> None:
    """The latest answer counts, until the last has come."""
    ticket = workers.adviser.ask(VIEW)
    assert workers.last.questions == [AdviceAsked(VIEW)]
    assert ticket.answer is None
    for worlds in (10, 20, 30):
        said = advice_on(VIEW, worlds, done=worlds == 30)
        workers.last.says(said)
        assert ticket.answer == ticket.answer == said


def test_house_rules_are_judged_by_how_bots_were_tuned_for_them(workers: FakeWorkers) -> None:
    """The weights for that number of players are used for all advice and reviews."""
    record = little_hand()
    tuned = {VIEW.seats: replace(UNTUNED, points_per_unseen_card=(1.0,)), len(record.seats): UNTUNED}
    workers.adviser = Adviser(
        lambda rules, seats: tuned[seats] if rules in (VIEW.rules, record.rules) else None,
        start=workers._start,  # type: ignore[arg-type]
        clock=lambda: workers.now,
    )
    view = workers.adviser.ask(VIEW)
    assert workers.last.questions == [AdviceAsked(VIEW, tuned[VIEW.seats])]
    view.rest()
    workers.adviser.review(record, Seat(0))
    assert workers.last.questions[-1] == ReviewAsked(played_by(record, Seat(0)), (), tuned[len(record.seats)])


def test_an_older_view_is_no_longer_asked_about(workers: FakeWorkers) -> None:
    """Late advice about it is dropped."""
    old = workers.adviser.ask(VIEW)
    new = workers.adviser.ask(OTHER)
    workers.last.says(advice_on(VIEW, 10), 0)
    assert new.answer is None
    assert old.answer is None
    workers.last.says(advice_on(OTHER, 10))
    assert new.answer == advice_on(OTHER, 10)


def test_advice_on_something_else_is_rejected(workers: FakeWorkers) -> None:
    """A worker that gives it is broken and is replaced; the question is asked again."""
    ticket = workers.adviser.ask(VIEW)
    workers.last.says(advice_on(VIEW, 10))
    workers.last.says(Advice(advice_on(VIEW, 20).worths[1:], 20, done=False))
    assert ticket.answer == advice_on(VIEW, 10)
    assert len(workers.started) == 2
    assert ticket.answer == advice_on(VIEW, 10)
    assert workers.last.questions == [AdviceAsked(VIEW)]


def test_a_long_review_does_not_lose_its_worker(workers: FakeWorkers) -> None:
    """Two seconds of silence would be too long, but each answer is a sign of life."""
    record = little_hand()
    ticket = workers.adviser.review(record, Seat(0))
    of = len(played_by(record, Seat(0)).choices)
    for _ in range(3):
        workers.now += 1.7
        workers.last.says(ReviewProgress((), of))
        look_at(ticket)
    assert len(workers.started) == 1


def test_a_decision_too_hard_for_any_worker_is_considered_here(workers: FakeWorkers) -> None:
    """Repeating known results is no progress: hiring workers ends, and finished judgements are kept."""
    record = little_hand()
    played = played_by(record, Seat(0))
    of = len(played.choices)
    (judged,) = [one for one in judge(played.choices[0], LITTLE) if one is not None]
    ticket = workers.adviser.review(record, Seat(0))
    workers.last.says(ReviewProgress((), of))
    workers.last.says(ReviewProgress((judged,), of))
    for started in (1, 2, 3):
        assert ticket.answer == ReviewProgress((judged,), of)
        assert len(workers.started) == started
        workers.now += 10.1
        look_at(ticket)
        if started < 3:
            assert ticket.answer is not None
            assert workers.last.questions == [ReviewAsked(played, (judged,))]
            workers.last.says(ReviewProgress((judged,), of))
    assert len(workers.started) == 3
    assert workers.adviser.go_on(0.0)
    assert ticket.answer == ReviewProgress((judged,), of)


def test_a_failed_coach_gives_no_advice(workers: FakeWorkers) -> None:
    """Nobody waits for it any more, and its worker isn't replaced."""
    ticket = workers.adviser.ask(VIEW)
    workers.last.answers.append((workers.last.asked[0][0], Failure("of ours")))
    assert ticket.answer is None
    assert ticket.done
    assert len(workers.started) == 1


def test_advice_that_begins_again_is_no_progress(workers: FakeWorkers) -> None:
    """If all workers die at the same point, hiring ends."""
    ticket = workers.adviser.ask(VIEW)
    for _ in range(6):
        workers.last.says(advice_on(VIEW, 10))
        look_at(ticket)
        workers.now += 10.1
        look_at(ticket)
        look_at(ticket)
    assert len(workers.started) == 3


def test_a_view_interrupts_a_review_that_then_continues(workers: FakeWorkers) -> None:
    """Decisions that have been judged are not judged again."""
    record = little_hand()
    played = played_by(record, Seat(0))
    assert len(played.choices) > 2
    hand = workers.adviser.review(record, Seat(0))
    assert workers.last.questions[-1] == ReviewAsked(played)
    (judged,) = [one for one in judge(played.choices[0], LITTLE) if one is not None]
    workers.last.says(ReviewProgress((judged,), len(played.choices)))
    view = workers.adviser.ask(VIEW)
    assert workers.last.questions[-1] == AdviceAsked(VIEW)
    workers.last.says(advice_on(VIEW, 99, done=True))
    assert view.answer == advice_on(VIEW, 99, done=True)
    look_at(view)
    assert workers.last.questions[-1] == ReviewAsked(played, (judged,))
    assert hand.answer == ReviewProgress((judged,), len(played.choices))


def test_a_review_waits_for_the_advice_on_a_view(workers: FakeWorkers) -> None:
    """The hand waits until the advice on the view is complete; a view without a choice delays nothing."""
    record = little_hand()
    workers.adviser.ask(VIEW)
    hand = workers.adviser.review(record, Seat(0))
    assert workers.last.questions == [AdviceAsked(VIEW)]
    view = workers.adviser.ask(view_of_nobody())
    (said,) = pondered(AdviceAsked(view_of_nobody()), make_bot, 1.0)
    assert said is not None
    workers.last.answers.append((workers.last.asked[-1][0], said))
    look_at(hand)
    assert (view.answer, view.done) == (None, True)
    assert workers.last.questions[-1] == ReviewAsked(played_by(record, Seat(0)))


def test_the_first_figures_are_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first figures after a sign of life don't wait for the next report."""
    first = advice_on(VIEW, 10)
    monkeypatch.setattr("tonk.thinking.adviser.Coach.ponder", lambda *_: iter([None, first, None]))
    said = list(pondered(AdviceAsked(VIEW), make_bot, 1.0))
    assert said == [PartialAnswer(None), PartialAnswer(first), None, PartialAnswer(first, last=True)]


def view_of_nobody() -> View:
    """A view of a seat that isn't to act."""
    return record_of(3).start().view(Seat(0))


def test_a_resting_adviser_has_no_advice(workers: FakeWorkers) -> None:
    """The worker stops thinking, and neither present nor later advice is shown."""
    ticket = workers.adviser.ask(VIEW)
    look_at(ticket)
    ticket.rest()
    assert workers.last.questions == [AdviceAsked(VIEW), None]
    workers.last.says(advice_on(VIEW, 10), 0)
    assert ticket.answer is None
    assert ticket.overtaken


def test_resting_drops_no_question_of_others(workers: FakeWorkers) -> None:
    """A page that is left drops its own question; later questions go on, then a waiting hand."""
    old, hand = workers.adviser.ask(VIEW), workers.adviser.review(little_hand(), Seat(0))
    new = workers.adviser.ask(OTHER)
    old.rest()
    assert not new.overtaken
    new.rest()
    assert [number for number, _ in workers.last.asked] == [1, 3, 2]
    assert not hand.overtaken


def finished(adviser: Adviser, done: Callable[[], bool]) -> None:
    """Think in this process until something is true."""
    for _ in range(100_000):
        if done():
            return
        adviser.go_on(0.0)
    raise AssertionError("it is never thought out")


def test_without_processes_thinking_happens_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The result is the same in slices, advice before the review of a hand."""

    def start(*_: object) -> None:
        raise NotStarted

    monkeypatch.setattr("tonk.thinking.adviser.Coach", lambda **_: Coach(0, LITTLE))
    monkeypatch.setattr("tonk.coaching.review.judge", lambda choice, *_: judge(choice, LITTLE))
    adviser = Adviser(start=start)  # type: ignore[arg-type]
    hand, view = adviser.review(little_hand(), Seat(0)), adviser.ask(VIEW)
    finished(adviser, lambda: (said := view.answer) is not None and said.done)
    *_, last = advised(Coach(0, LITTLE), VIEW)
    assert view.answer == last
    finished(adviser, lambda: hand.done)
    assert hand.answer is not None
    assert hand.answer.review is not None
    assert not adviser.go_on(1.0)


def test_a_real_worker_advises_and_reviews() -> None:
    """A real worker gives advice and a review; closing ends it."""
    adviser = Adviser()
    try:
        ticket = adviser.ask(VIEW)
        until(lambda: ticket.answer is not None, "there is advice")
        said = ticket.answer
        assert said is not None
        assert {worth.action for worth in said.worths} == set(VIEW.legal)
        assert said == next(advised(Coach(), VIEW)) or said.worlds > 10
        ticket.rest()
        hand = adviser.review(little_hand(), Seat(0))
        until(lambda: bool((progress := hand.answer) and progress.judged), "a decision is judged")
    finally:
        adviser.close()
