"""The coach in the game: what it says comes by and by, from a worker or from here, and a view goes before a hand."""

from collections import deque
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.coaching.asking import advised
from tests.coaching.hands import little_hand, record_of
from tonk.bots.temper import START
from tonk.coaching import Advice, Care, Coach, Worth
from tonk.coaching.judging import judge
from tonk.coaching.review import Reviewing, played_by
from tonk.rules import View
from tonk.thinking.adviser import AdviceAsked, Adviser, ReviewAsked
from tonk.thinking.process import Gone, NotStarted
from tonk.thinking.question import Asked, Maker

from .fakes import a_view, until

VIEW = a_view()
OTHER = a_view(6)
LITTLE = Care(turns=300, first=1, least=300)


class Pretender:
    """A worker that says what the test has it say."""

    def __init__(self) -> None:
        self.ready = True
        self.asked: list[tuple[int, Asked[Advice | Reviewing]]] = []
        self.says: deque[tuple[int, Advice | Reviewing]] = deque()
        self.dies = False

    def send(self, number: int, question: Asked[Advice | Reviewing]) -> None:
        """Be asked."""
        self.asked.append((number, question))

    def receive(self) -> tuple[int, Advice | Reviewing] | None:
        """What it says."""
        if self.dies:
            raise Gone
        return self.says.popleft() if self.says else None

    def dismiss(self) -> None:
        """Go."""

    close = dismiss


class Office:
    """An adviser with pretended workers."""

    def __init__(self) -> None:
        self.hired: list[Pretender] = []
        self.now = 0.0
        self.adviser = Adviser(start=self._start, clock=lambda: self.now)  # type: ignore[arg-type]

    def _start(self, _make: Maker, _deadline: float) -> Pretender:
        self.hired.append(Pretender())
        return self.hired[-1]

    @property
    def last(self) -> Pretender:
        """The worker hired last."""
        return self.hired[-1]


def advice_on(view: View, worlds: int, *, done: bool = False) -> Advice:
    """Some advice."""
    return Advice(tuple([Worth(action, 0.0, 0.1, 0.5) for action in view.legal]), worlds, done)


@pytest.fixture
def office() -> Office:
    """An adviser nobody has asked."""
    return Office()


def test_nobody_is_hired_before_something_is_asked(office: Office) -> None:
    """Nor for the second question."""
    assert not office.adviser.go_on(1.0)
    assert office.hired == []
    office.adviser.ask(VIEW)
    office.adviser.ask(OTHER)
    assert len(office.hired) == 1


def test_advice_comes_by_and_by(office: Office) -> None:
    """The latest counts, until all has been said."""
    number = office.adviser.ask(VIEW)
    assert office.last.asked == [(number, AdviceAsked(VIEW))]
    assert office.adviser.advice(number) is None
    for worlds in (10, 20, 30):
        said = advice_on(VIEW, worlds, done=worlds == 30)
        office.last.says.append((number, said))
        assert office.adviser.advice(number) == office.adviser.advice(number) == said


def test_house_rules_are_judged_by_how_bots_were_tuned_for_them(office: Office) -> None:
    """At a table of so many; advice and reviews, whoever asks for them."""
    record = little_hand()
    tuned = {VIEW.seats: replace(START, nerve=(1.0,)), len(record.seats): START}
    office.adviser = Adviser(
        lambda rules, seats: tuned[seats] if rules in (VIEW.rules, record.rules) else None,
        start=office._start,  # type: ignore[arg-type]
        clock=lambda: office.now,
    )
    view = office.adviser.ask(VIEW)
    assert office.last.asked == [(view, AdviceAsked(VIEW, tuned[VIEW.seats]))]
    office.adviser.rest(view)
    hand = office.adviser.review(record, 0)
    assert office.last.asked[-1] == (hand, ReviewAsked(played_by(record, 0), (), tuned[len(record.seats)]))


def test_an_older_view_is_no_longer_asked_about(office: Office) -> None:
    """Late advice on it is dropped."""
    old = office.adviser.ask(VIEW)
    new = office.adviser.ask(OTHER)
    office.last.says.append((old, advice_on(VIEW, 10)))
    assert office.adviser.advice(new) is None
    assert office.adviser.advice(old) is None
    office.last.says.append((new, advice_on(OTHER, 10)))
    assert office.adviser.advice(new) == advice_on(OTHER, 10)


def test_advice_on_something_else_is_not_believed(office: Office) -> None:
    """A worker that gives it has lost its mind, and is replaced; what was asked is asked again."""
    number = office.adviser.ask(VIEW)
    office.last.says.append((number, advice_on(VIEW, 10)))
    office.last.says.append((number, Advice(advice_on(VIEW, 20).worths[1:], 20, done=False)))
    assert office.adviser.advice(number) == advice_on(VIEW, 10)
    assert len(office.hired) == 2
    assert office.adviser.advice(number) == advice_on(VIEW, 10)
    assert office.last.asked == [(number, AdviceAsked(VIEW))]


def test_a_long_review_does_not_lose_its_worker(office: Office) -> None:
    """Ten seconds of silence would: but each answer is a sign of life."""
    record = little_hand()
    number = office.adviser.review(record, 0)
    of = len(played_by(record, 0).choices)
    assert office.adviser.progress(number) == Reviewing((), of)
    for _ in range(3):
        office.now += 9.0
        office.last.says.append((number, Reviewing((), of)))
        office.adviser.progress(number)
    assert len(office.hired) == 1


def test_a_decision_too_hard_for_any_worker_is_thought_over_here(office: Office) -> None:
    """Repeating what was known is no progress: workers are not hired for ever, and what was judged is kept."""
    record = little_hand()
    played = played_by(record, 0)
    of = len(played.choices)
    (judged,) = [one for one in judge(played.choices[0], LITTLE) if one is not None]
    number = office.adviser.review(record, 0)
    office.last.says += [(number, Reviewing((), of)), (number, Reviewing((judged,), of))]
    for hired in (1, 2, 3):
        assert office.adviser.progress(number) == Reviewing((judged,), of)
        assert len(office.hired) == hired
        office.now += 10.1
        office.adviser.progress(number)
        if hired < 3:
            assert office.adviser.progress(number) is not None
            assert office.last.asked == [(number, ReviewAsked(played, (judged,)))]
            office.last.says.append((number, Reviewing((judged,), of)))
    assert len(office.hired) == 3
    assert office.adviser.go_on(0.0)
    assert office.adviser.progress(number) == Reviewing((judged,), of)


def test_advice_that_begins_again_is_no_progress(office: Office) -> None:
    """Workers that all die at the same point are not hired for ever."""
    number = office.adviser.ask(VIEW)
    for _ in range(6):
        office.last.says.append((number, advice_on(VIEW, 10)))
        office.adviser.advice(number)
        office.now += 10.1
        office.adviser.advice(number)
        office.adviser.advice(number)
    assert len(office.hired) == 3


def test_a_view_goes_before_a_hand_which_is_gone_on_with(office: Office) -> None:
    """What had been judged of it is not judged again."""
    record = little_hand()
    played = played_by(record, 0)
    assert len(played.choices) > 2
    hand = office.adviser.review(record, 0)
    assert office.last.asked[-1] == (hand, ReviewAsked(played))
    (judged,) = [one for one in judge(played.choices[0], LITTLE) if one is not None]
    office.last.says.append((hand, Reviewing((judged,), len(played.choices))))
    view = office.adviser.ask(VIEW)
    assert office.last.asked[-1] == (view, AdviceAsked(VIEW))
    office.last.says.append((view, advice_on(VIEW, 99, done=True)))
    assert office.adviser.advice(view) == advice_on(VIEW, 99, done=True)
    office.adviser.advice(view)
    assert office.last.asked[-1] == (hand, ReviewAsked(played, (judged,)))
    assert office.adviser.progress(hand) == Reviewing((judged,), len(played.choices))


def test_a_hand_asked_about_meanwhile_waits(office: Office) -> None:
    """Until all has been said of the view; and a view without a choice keeps nobody waiting."""
    record = little_hand()
    view = office.adviser.ask(VIEW)
    hand = office.adviser.review(record, 0)
    assert [number for number, _ in office.last.asked] == [view]
    office.adviser.ask(view_of_nobody())
    office.adviser.progress(hand)
    assert [number for number, _ in office.last.asked] == [view, hand]


def view_of_nobody() -> View:
    """A view of a seat that is not to act."""
    return record_of(3).start().view(0)


def test_who_rests_has_forgotten(office: Office) -> None:
    """The worker thinks no longer, and there is no advice, nor anything that is said later."""
    number = office.adviser.ask(VIEW)
    office.adviser.advice(number)
    office.adviser.rest(number)
    assert office.last.asked == [(number, AdviceAsked(VIEW)), (number, None)]
    office.last.says.append((number, advice_on(VIEW, 10)))
    assert office.adviser.advice(number) is None
    assert not office.adviser.asks(number)


def test_who_rests_drops_no_question_of_others(office: Office) -> None:
    """A page that is left forgets what it asked; what was asked since goes on, and a hand that waits comes next."""
    old, hand = office.adviser.ask(VIEW), office.adviser.review(little_hand(), 0)
    new = office.adviser.ask(OTHER)
    office.adviser.rest(old)
    office.adviser.rest(0)
    assert office.adviser.asks(new)
    office.adviser.rest(new)
    assert [number for number, _ in office.last.asked] == [old, new, hand]
    assert office.adviser.progress(hand) is not None


def finished(adviser: Adviser, done: Callable[[], bool]) -> None:
    """Think here until something is so."""
    for _ in range(100_000):
        if done():
            return
        adviser.go_on(0.0)
    raise AssertionError("it is never thought out")


def test_where_no_process_can_be_started_it_is_thought_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """In slices, with the same words in the end; advice first, and the review of a hand after it."""

    def start(*_: object) -> None:
        raise NotStarted

    monkeypatch.setattr("tonk.thinking.adviser.Coach", lambda **_: Coach(0, LITTLE))
    monkeypatch.setattr("tonk.coaching.review.judge", lambda choice, *_: judge(choice, LITTLE))
    adviser = Adviser(start=start)  # type: ignore[arg-type]
    hand, view = adviser.review(little_hand(), 0), adviser.ask(VIEW)
    finished(adviser, lambda: (said := adviser.advice(view)) is not None and said.done)
    *_, last = advised(Coach(0, LITTLE), VIEW)
    assert adviser.advice(view) == last
    finished(adviser, lambda: (progress := adviser.progress(hand)) is not None and progress.review is not None)
    assert not adviser.go_on(1.0)


def test_a_real_worker_advises_and_reviews() -> None:
    """Once each; closing ends it."""
    adviser = Adviser()
    try:
        number = adviser.ask(VIEW)
        until(lambda: adviser.advice(number) is not None, "there is advice")
        said = adviser.advice(number)
        assert said is not None
        assert {worth.action for worth in said.worths} == set(VIEW.legal)
        assert said == next(advised(Coach(), VIEW)) or said.worlds > 10
        adviser.rest(number)
        hand = adviser.review(little_hand(), 0)
        until(lambda: bool((progress := adviser.progress(hand)) and progress.judged), "a decision is judged")
    finally:
        adviser.close()
