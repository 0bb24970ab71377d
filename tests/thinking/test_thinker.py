"""The thinker that tables ask: answers come from a worker, survive its death, or come from this process."""

from collections import deque
from collections.abc import Iterator

import pytest

from tonk.bots import make_bot
from tonk.bots.play_style import PLAIN
from tonk.rules import Action, Draw, View
from tonk.thinking import Question, Thinker, Ticket
from tonk.thinking.pondering import Failure, PartialAnswer
from tonk.thinking.process import NotStarted, Worker, WorkerDied
from tonk.thinking.question import Maker
from tonk.thinking.thinker import DEADLINE
from tonk.thinking.worker_client import TroubleListeners

from .fakes import KINDS, STEPS, Deep, Silent, a_view, make

VIEW = a_view()
DEEP = Question("deep", 7, PLAIN, VIEW)


class FakeWorkers:
    """Fake workers, and a clock."""

    def __init__(self) -> None:
        self.started: list[FakeWorker] = []
        self.now = 0.0
        self.fails = 0
        self.faults: list[str] = []
        self.stopped: list[float] = []
        self.crowding = 1.0

    def start(self, made_by: Maker, deadline: float) -> "FakeWorker":
        """Start another worker, or none if none can be started."""
        assert made_by is make
        assert deadline == DEADLINE
        if self.fails:
            raise NotStarted
        self.started.append(FakeWorker())
        return self.started[-1]

    def thinker(self) -> Thinker:
        """Return a thinker with these workers."""
        troubles = TroubleListeners(self.faults.append, lambda: self.stopped.append(self.now))
        kinds = (*KINDS, "expert")
        return Thinker(
            make,
            kinds,
            start=self.start,  # type: ignore[arg-type]
            clock=lambda: self.now,
            troubles=troubles,
            crowding=lambda: self.crowding,
        )

    @property
    def last(self) -> "FakeWorker":
        """Return the latest worker."""
        return self.started[-1]


class FakeWorker:
    """A worker whose answers come from the test."""

    def __init__(self) -> None:
        self.ready, self.stopped = True, False
        self.asked: list[tuple[int, Question]] = []
        self.answers: deque[tuple[int, PartialAnswer[Action] | Failure]] = deque()
        self.fate: type[WorkerDied] | None = None
        self.dismissed = False

    def send(self, number: int, question: Question) -> None:
        """Take a question."""
        assert self.ready
        self._live()
        self.asked.append((number, question))

    @property
    def questions(self) -> list[Question]:
        """Return the questions it got."""
        return [question for _, question in self.asked]

    def says(self, answer: Action, question: int = -1) -> None:
        """Answer the last question, or an earlier one."""
        self.answers.append((self.asked[question][0], PartialAnswer(answer, last=True)))

    def receive(self) -> tuple[int, PartialAnswer[Action] | Failure] | None:
        """Return the next answer."""
        if self.answers:
            return self.answers.popleft()
        self._live()
        return None

    def dismiss(self) -> None:
        """Leave."""
        self.dismissed = True

    close = dismiss

    def _live(self) -> None:
        if self.fate is not None:
            raise self.fate


@pytest.fixture
def workers() -> FakeWorkers:
    """No worker has been started yet."""
    return FakeWorkers()


def finish(thinker: Thinker, ticket: Ticket[Action]) -> Action:
    """Think in this process between frames, and return the answer."""
    for _ in range(10 * STEPS):
        thinker.go_on(0.0)
        if (answer := ticket.answer) is not None:
            return answer
    raise AssertionError("it is never thought out")


def test_a_quick_bot_answers_at_once_without_a_worker(workers: FakeWorkers) -> None:
    """The answer is the bot's own and comes with the question, without a process."""
    thinker = workers.thinker()
    thinker.expect(["casual", "novice"])
    ticket = thinker.ask(Question("casual", 3, PLAIN, VIEW))
    assert ticket.answer == ticket.answer == make_bot("casual", 3).choose(VIEW)
    assert workers.started == []
    assert not thinker.go_on(1.0)


def test_one_worker_is_started_before_it_is_needed(workers: FakeWorkers) -> None:
    """It is started once, when a bot that needs time sits down, for all later tables."""
    thinker = workers.thinker()
    for _ in range(3):
        thinker.expect(["casual", "deep"])
    assert len(workers.started) == 1
    thinker.ask(DEEP)
    assert len(workers.started) == 1


def test_an_answer_is_the_workers(workers: FakeWorkers) -> None:
    """Only the question goes out; there is no answer until the worker's comes, which then stays."""
    thinker = workers.thinker()
    ticket = thinker.ask(DEEP)
    assert workers.last.questions == [DEEP]
    assert ticket.answer is None
    assert not thinker.go_on(1.0)
    workers.last.says(VIEW.legal[1])
    assert ticket.answer == ticket.answer == VIEW.legal[1]


def test_a_worker_that_is_not_ready_is_asked_when_it_is(workers: FakeWorkers) -> None:
    """A question during its start waits, and is asked once."""
    thinker = workers.thinker()
    thinker.expect(["deep"])
    workers.last.ready = False
    ticket = thinker.ask(DEEP)
    assert ticket.answer is None
    assert workers.last.questions == []
    workers.last.ready = True
    for _ in range(3):
        assert ticket.answer is None
    assert workers.last.questions == [DEEP]


def test_a_withdrawn_question_gets_no_answer(workers: FakeWorkers) -> None:
    """After leaving the table, or a new deal, a late answer is dropped and the new question gets its own."""
    thinker = workers.thinker()
    old = thinker.ask(DEEP)
    new = thinker.ask(Question("deep", 8, PLAIN, VIEW))
    workers.last.says(VIEW.legal[0], 0)
    assert new.answer is None
    workers.last.says(VIEW.legal[1])
    assert old.answer is None
    assert new.answer == VIEW.legal[1]


def test_another_worker_is_asked_when_one_dies(workers: FakeWorkers) -> None:
    """Two deaths in a row cost the question nothing."""
    thinker = workers.thinker()
    ticket = thinker.ask(DEEP)
    for died in range(2):
        workers.last.fate = WorkerDied
        assert ticket.answer is None
        assert workers.started[died].dismissed
        assert len(workers.started) == died + 2
        assert ticket.answer is None
        assert workers.last.questions == [DEEP]
    workers.last.says(VIEW.legal[2])
    assert ticket.answer == VIEW.legal[2]


def test_an_answer_makes_up_for_the_deaths_before_it(workers: FakeWorkers) -> None:
    """Only deaths without an answer between them count."""
    thinker = workers.thinker()
    for _ in range(5):
        ticket = thinker.ask(DEEP)
        for _ in range(2):
            workers.last.fate = WorkerDied
            assert ticket.answer is None
        assert ticket.answer is None
        workers.last.says(VIEW.legal[2])
        assert ticket.answer == VIEW.legal[2]
    assert len(workers.started) == 11


def test_after_three_deaths_thinking_happens_here(workers: FakeWorkers) -> None:
    """No fourth worker is started for any question, and the answer is the same as a worker's."""
    thinker = workers.thinker()
    ticket = thinker.ask(DEEP)
    for _ in range(3):
        workers.last.fate = WorkerDied
        assert ticket.answer is None
    assert finish(thinker, ticket) == Deep("deep", 7).choose(VIEW)
    again = thinker.ask(Question("deep", 8, PLAIN, VIEW))
    assert finish(thinker, again) == Deep("deep", 8).choose(VIEW)
    assert len(workers.started) == 3
    assert not thinker.go_on(1.0), "there is nothing left to think about"


@pytest.mark.parametrize("at_once", [True, False])
def test_without_processes_thinking_happens_here(workers: FakeWorkers, *, at_once: bool) -> None:
    """After such a failure, at once or a little later, nobody tries again."""
    thinker = workers.thinker()
    workers.fails = at_once
    thinker.expect(["deep"])
    if not at_once:
        workers.last.ready, workers.last.fate = False, NotStarted
    ticket = thinker.ask(DEEP)
    assert finish(thinker, ticket) == Deep("deep", 7).choose(VIEW)
    thinker.expect(["deep"])
    assert len(workers.started) == (not at_once)


def test_a_worker_with_an_illegal_answer_is_replaced(workers: FakeWorkers) -> None:
    """An illegal answer counts as the worker's death."""
    thinker = workers.thinker()
    ticket = thinker.ask(DEEP)
    assert Draw() not in VIEW.legal
    workers.last.says(Draw())
    assert ticket.answer is None
    assert workers.started[0].dismissed
    assert len(workers.started) == 2


@pytest.mark.parametrize(("crowding", "bears"), [(1.0, 1.7), (3.0, 5.3), (50.0, 9.9)])
def test_a_worker_that_is_silent_for_too_long_is_replaced(workers: FakeWorkers, crowding: float, bears: float) -> None:
    """A worker that is stopped or looping is replaced after two seconds, or later on a busy machine.

    An answer that has arrived counts.
    """
    workers.crowding = crowding
    thinker = workers.thinker()
    workers.now = 100.0
    ticket = thinker.ask(DEEP)
    workers.now += bears
    assert ticket.answer is None
    assert len(workers.started) == 1
    workers.now += 0.2
    assert ticket.answer is None
    assert len(workers.started) == 2
    assert workers.stopped == [workers.now]
    assert ticket.answer is None
    workers.now += 60.0  # the game was paused for a minute, and the answer came in the pause
    workers.last.says(VIEW.legal[0])
    assert ticket.answer == VIEW.legal[0]
    assert len(workers.started) == 2


@pytest.mark.parametrize("ready", [True, False])
def test_a_stopped_worker_is_replaced_within_two_seconds(workers: FakeWorkers, *, ready: bool) -> None:
    """This holds on a busy machine too, and for a worker that hasn't begun."""
    workers.crowding = 50.0
    ticket = workers.thinker().ask(DEEP)
    workers.last.ready, workers.last.stopped = ready, True
    workers.now += 1.7
    assert ticket.answer is None
    assert workers.stopped == []
    workers.now += 0.2
    assert ticket.answer is None
    assert workers.stopped == [workers.now]
    assert len(workers.started) == 2


def test_a_game_paused_while_the_worker_starts_does_not_lose_it(workers: FakeWorkers) -> None:
    """If nobody looked for a minute, the worker's time counts from when it got the question."""
    thinker = workers.thinker()
    thinker.expect(["deep"])
    workers.last.ready = False
    ticket = thinker.ask(DEEP)
    workers.now += 60.0
    workers.last.ready = True
    assert ticket.answer is None
    assert len(workers.started) == 1
    assert workers.last.questions == [DEEP]


def test_closing_ends_the_worker(workers: FakeWorkers) -> None:
    """It ends even in the middle of a question."""
    thinker = workers.thinker()
    thinker.close()
    thinker.ask(DEEP)
    thinker.close()
    assert workers.last.dismissed


def test_a_faulty_bot_is_replaced_for_this_decision(workers: FakeWorkers) -> None:
    """If its worker and the expert's search fail, the next simpler bot decides, and the failure is reported."""
    thinker = workers.thinker()
    ticket = thinker.ask(Question("expert", 1, PLAIN, VIEW))
    workers.last.answers.append((workers.last.asked[0][0], Failure("of ours")))
    assert ticket.answer == make_bot("sharp", 1).choose(VIEW)
    assert workers.faults == ["of ours"]
    assert not workers.last.dismissed


def test_a_quick_bot_that_fails_is_replaced_at_once(workers: FakeWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """If every bot but the random one fails, that one plays."""
    monkeypatch.setattr("tonk.bots.players.HeuristicPlayer.choose", lambda *_: 1 // 0)
    ticket = workers.thinker().ask(Question("sharp", 1, PLAIN, VIEW))
    assert ticket.answer == make_bot("random", 1).choose(VIEW)
    (details,) = workers.faults
    assert "ZeroDivisionError" in details


class Steps:
    """A bot whose steps each take a while on the clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, each: float) -> None:
        self.now, self.each, self.taken = 0.0, each, 0
        monkeypatch.setattr("tonk.thinking.worker_client.time.perf_counter", lambda: self.now)

    def __call__(self, *_: object) -> "Steps":
        """Make this bot."""
        return self

    def choose(self, _view: View) -> Action:
        """Fail, since nothing calls this."""
        raise AssertionError

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield the legal actions one after another."""
        while True:
            self.now += self.each
            yield view.legal[self.taken % len(view.legal)]
            self.taken += 1


def here(bot: Maker) -> tuple[Thinker, Ticket[Action]]:
    """A thinker without a worker that has been asked."""

    def start(*_: object) -> Worker:
        raise NotStarted

    thinker = Thinker(bot, KINDS, start=start)
    return thinker, thinker.ask(DEEP)


@pytest.mark.parametrize(("each", "fitting"), [(0.001, 4), (0.003, 1), (0.009, 1)])
def test_a_slice_takes_a_step_and_no_more_than_its_time(
    monkeypatch: pytest.MonkeyPatch, each: float, fitting: int
) -> None:
    """Steps of 1 ms fill a slice of 4 ms; a longer step is alone, and no step begins that would take too long."""
    steps = Steps(monkeypatch, each)
    thinker, ticket = here(steps)
    for number in range(1, 4):
        thinker.go_on(0.0041)
        assert ticket.answer is None
        assert round(steps.now / each) == number * fitting


def test_slices_end_at_the_deadline_with_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the time spent thinking counts, not that between slices."""
    steps = Steps(monkeypatch, 0.0101)
    thinker, ticket = here(steps)
    while ticket.answer is None:
        thinker.go_on(0.004)
        steps.now += 5.0
    fitting = int(DEADLINE / 0.0101)
    assert steps.taken == fitting
    assert ticket.answer == VIEW.legal[fitting % len(VIEW.legal)]


def test_a_bot_without_an_answer_is_not_waited_for() -> None:
    """The first legal action is chosen instead."""
    thinker, ticket = here(lambda name, seed, _: Silent(name, seed))
    assert thinker.go_on(1.0)
    assert ticket.answer == VIEW.legal[0]
