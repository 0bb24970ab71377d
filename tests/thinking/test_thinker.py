"""Whom tables ask: answers come from a worker, survive its death, and come from here where there is none."""

from collections import deque

import pytest

from tonk.bots import make_bot
from tonk.bots.temperament import PLAIN
from tonk.rules import Action, Draw
from tonk.thinking import Question, Thinker
from tonk.thinking.process import Gone, NotStarted
from tonk.thinking.question import Maker
from tonk.thinking.slices import Slices

from .fakes import KINDS, STEPS, Deep, Faulty, a_view, make

VIEW = a_view()
DEEP = Question("deep", 7, PLAIN, VIEW)


class Desk:
    """Hires pretended workers, and has a clock."""

    def __init__(self) -> None:
        self.hired: list[Pretender] = []
        self.now = 0.0
        self.fails = 0

    def start(self, made_by: Maker, deadline: float) -> "Pretender":
        """Another worker, or none where none can be started."""
        assert made_by is make
        assert deadline == 0.38
        if self.fails:
            raise NotStarted
        self.hired.append(Pretender())
        return self.hired[-1]

    def thinker(self) -> Thinker:
        """A thinker with these workers."""
        return Thinker(make, KINDS, start=self.start, clock=lambda: self.now)  # type: ignore[arg-type]

    @property
    def last(self) -> "Pretender":
        """The worker hired last."""
        return self.hired[-1]


class Pretender:
    """A worker that does what it is told by the test."""

    def __init__(self) -> None:
        self.ready = True
        self.asked: list[tuple[int, Question]] = []
        self.says: deque[tuple[int, Action]] = deque()
        self.fate: type[Gone] | None = None
        self.dismissed = False

    def send(self, number: int, question: Question) -> None:
        """Be asked."""
        assert self.ready
        self._live()
        self.asked.append((number, question))

    def receive(self) -> tuple[int, Action] | None:
        """What it says."""
        if self.says:
            return self.says.popleft()
        self._live()
        return None

    def dismiss(self) -> None:
        """Go."""
        self.dismissed = True

    close = dismiss

    def _live(self) -> None:
        if self.fate is not None:
            raise self.fate


@pytest.fixture
def desk() -> Desk:
    """Where workers are hired."""
    return Desk()


def finish(thinker: Thinker, number: int) -> Action:
    """The answer thought here, between frames."""
    for _ in range(10 * STEPS):
        thinker.go_on(0.0)
        if (answer := thinker.answer(number)) is not None:
            return answer
    raise AssertionError("it is never thought out")


def test_a_quick_bot_answers_at_once_without_a_worker(desk: Desk) -> None:
    """The answer is there as soon as it is asked, it is the bot's own, and no process is started for it."""
    thinker = desk.thinker()
    thinker.expect(["casual", "novice"])
    number = thinker.ask(Question("casual", 3, PLAIN, VIEW))
    assert thinker.answer(number) == thinker.answer(number) == make_bot("casual", 3).choose(VIEW)
    assert desk.hired == []
    assert not thinker.go_on(1.0)


def test_one_worker_is_hired_before_it_is_needed(desk: Desk) -> None:
    """When a bot that takes long sits down, once, however many tables follow."""
    thinker = desk.thinker()
    for _ in range(3):
        thinker.expect(["casual", "deep"])
    assert len(desk.hired) == 1
    thinker.ask(DEEP)
    assert len(desk.hired) == 1


def test_an_answer_is_the_workers(desk: Desk) -> None:
    """Nothing but the question goes out; until the answer comes there is none, and then it stays."""
    thinker = desk.thinker()
    number = thinker.ask(DEEP)
    assert desk.last.asked == [(number, DEEP)]
    assert thinker.answer(number) is None
    assert not thinker.go_on(1.0)
    desk.last.says.append((number, VIEW.legal[1]))
    assert thinker.answer(number) == thinker.answer(number) == VIEW.legal[1]


def test_a_worker_that_is_not_ready_is_asked_when_it_is(desk: Desk) -> None:
    """A question that comes while it starts waits for it, and is asked once."""
    thinker = desk.thinker()
    thinker.expect(["deep"])
    desk.last.ready = False
    number = thinker.ask(DEEP)
    assert thinker.answer(number) is None
    assert desk.last.asked == []
    desk.last.ready = True
    for _ in range(3):
        assert thinker.answer(number) is None
    assert desk.last.asked == [(number, DEEP)]


def test_what_is_not_asked_any_more_gets_no_answer(desk: Desk) -> None:
    """The table was left, or a hand dealt: a late answer to the old question is dropped, the new one gets its own."""
    thinker = desk.thinker()
    old = thinker.ask(DEEP)
    new = thinker.ask(Question("deep", 8, PLAIN, VIEW))
    desk.last.says.append((old, VIEW.legal[0]))
    assert thinker.answer(new) is None
    desk.last.says.append((new, VIEW.legal[1]))
    assert thinker.answer(old) is None
    assert thinker.answer(new) == VIEW.legal[1]


def test_another_worker_is_asked_when_one_dies(desk: Desk) -> None:
    """Twice in a row; its death costs the question nothing."""
    thinker = desk.thinker()
    number = thinker.ask(DEEP)
    for died in range(2):
        desk.last.fate = Gone
        assert thinker.answer(number) is None
        assert desk.hired[died].dismissed
        assert len(desk.hired) == died + 2
        assert thinker.answer(number) is None
        assert desk.last.asked == [(number, DEEP)]
    desk.last.says.append((number, VIEW.legal[2]))
    assert thinker.answer(number) == VIEW.legal[2]


def test_an_answer_makes_up_for_the_deaths_before_it(desk: Desk) -> None:
    """Only deaths without an answer between them are counted."""
    thinker = desk.thinker()
    for _ in range(5):
        number = thinker.ask(DEEP)
        for _ in range(2):
            desk.last.fate = Gone
            assert thinker.answer(number) is None
        assert thinker.answer(number) is None
        desk.last.says.append((number, VIEW.legal[2]))
        assert thinker.answer(number) == VIEW.legal[2]
    assert len(desk.hired) == 11


def test_after_three_deaths_it_is_thought_here(desk: Desk) -> None:
    """No fourth worker is hired, for this question or any other, and the answer is what a worker's would have been."""
    thinker = desk.thinker()
    number = thinker.ask(DEEP)
    for _ in range(3):
        desk.last.fate = Gone
        assert thinker.answer(number) is None
    assert finish(thinker, number) == Deep("deep", 7).choose(VIEW)
    again = thinker.ask(Question("deep", 8, PLAIN, VIEW))
    assert finish(thinker, again) == Deep("deep", 8).choose(VIEW)
    assert len(desk.hired) == 3
    assert not thinker.go_on(1.0), "there is nothing left to think over"


@pytest.mark.parametrize("at_once", [True, False])
def test_where_no_process_can_be_started_it_is_thought_here(desk: Desk, *, at_once: bool) -> None:
    """Whether that is known at once or a little later, nobody tries again."""
    thinker = desk.thinker()
    desk.fails = at_once
    thinker.expect(["deep"])
    if not at_once:
        desk.last.ready, desk.last.fate = False, NotStarted
    number = thinker.ask(DEEP)
    assert finish(thinker, number) == Deep("deep", 7).choose(VIEW)
    thinker.expect(["deep"])
    assert len(desk.hired) == (not at_once)


def test_a_worker_that_says_what_may_not_be_done_is_replaced(desk: Desk) -> None:
    """It has lost its mind, and counts as dead."""
    thinker = desk.thinker()
    number = thinker.ask(DEEP)
    assert Draw() not in VIEW.legal
    desk.last.says.append((number, Draw()))
    assert thinker.answer(number) is None
    assert desk.hired[0].dismissed
    assert len(desk.hired) == 2


def test_a_worker_that_says_nothing_for_too_long_is_replaced(desk: Desk) -> None:
    """Stopped, or in a circle: ten seconds are far more than any answer takes. An answer that is there is heard."""
    thinker = desk.thinker()
    desk.now = 100.0
    number = thinker.ask(DEEP)
    desk.now += 9.0
    assert thinker.answer(number) is None
    assert len(desk.hired) == 1
    desk.now += 2.0
    assert thinker.answer(number) is None
    assert len(desk.hired) == 2
    desk.now += 60.0  # the game was paused for a minute, and the answer came meanwhile
    desk.last.says.append((number, VIEW.legal[0]))
    assert thinker.answer(number) == VIEW.legal[0]
    assert len(desk.hired) == 2


def test_a_game_paused_while_the_worker_starts_does_not_lose_it(desk: Desk) -> None:
    """Nobody looked for the worker for a minute; it has the question only now, and its time runs from now."""
    thinker = desk.thinker()
    thinker.expect(["deep"])
    desk.last.ready = False
    number = thinker.ask(DEEP)
    desk.now += 60.0
    desk.last.ready = True
    assert thinker.answer(number) is None
    assert len(desk.hired) == 1
    assert desk.last.asked == [(number, DEEP)]


def test_closing_ends_the_worker(desk: Desk) -> None:
    """Also in the middle of a question."""
    thinker = desk.thinker()
    thinker.close()
    thinker.ask(DEEP)
    thinker.close()
    assert desk.last.dismissed


def test_a_faulty_bot_is_found_out_here(desk: Desk) -> None:
    """It takes every worker with it; what it raises comes out in the game at last, where it can be told."""
    thinker = desk.thinker()
    number = thinker.ask(Question("faulty", 1, PLAIN, VIEW))
    for _ in range(3):
        desk.last.fate = Gone
        thinker.answer(number)
    with pytest.raises(ZeroDivisionError):
        thinker.go_on(1.0)


def test_a_slice_takes_a_step_and_no_more_than_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps of 1 ms fill a slice of 4 ms; a longer step is taken alone, and none is begun that would go over."""
    clock = [0.0]
    monkeypatch.setattr("tonk.thinking.slices.time.perf_counter", lambda: clock[0])
    for step, fitting in ((0.001, 4), (0.003, 1), (0.009, 1)):
        taken = [0]

        def steps(step: float = step, taken: list[int] = taken) -> object:
            while True:
                clock[0] += step
                taken[0] += 1
                yield VIEW.legal[0]

        slices = Slices(steps(), 100.0)  # type: ignore[arg-type]
        for number in range(1, 4):
            assert slices.go_on(0.0041) is None
            assert taken[0] == number * fitting


def test_slices_end_at_the_deadline_with_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the time thought that counts, not that between slices."""
    clock = [0.0]
    monkeypatch.setattr("tonk.thinking.slices.time.perf_counter", lambda: clock[0])

    def steps() -> object:
        for number in range(1000):
            clock[0] += 0.01
            yield VIEW.legal[number % len(VIEW.legal)]

    slices, given = Slices(steps(), 0.095), []  # type: ignore[arg-type]
    while (answer := slices.go_on(0.004)) is None:
        given.append(answer)
        clock[0] += 5.0
    assert len(given) == 9
    assert answer == VIEW.legal[9 % len(VIEW.legal)]


def test_a_bot_without_an_answer_is_a_fault() -> None:
    """It is not waited for; nor is one that fails."""
    with pytest.raises(ValueError, match="no answer"):
        Slices(iter(()), 1.0).go_on(1.0)
    with pytest.raises(ZeroDivisionError):
        Slices(Faulty("faulty", 1).ponder(VIEW), 1.0).go_on(1.0)
