"""The worker as a real process: it thinks, stays quiet, has low priority, and never outlives the game."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb

import pytest

from tests.architecture.sources import ROOT
from tonk.bots import make_bot
from tonk.bots.play_style import PLAIN
from tonk.rules import Action
from tonk.thinking import Question, Thinker, Ticket
from tonk.thinking.pondering import PartialAnswer
from tonk.thinking.process import NotStarted, Worker, WorkerDied
from tonk.thinking.question import Maker

from .fakes import KINDS, PATIENCE, Deep, a_view, make, pid_of, until

VIEW = a_view()
NEVER = 1e9
SOON = 0.01
"""Seconds of thinking; a worker needs far longer to report such short thoughts."""


class Game:
    """A thinker with real workers, like a game's. Its clock stands still, so no worker is too slow.

    Attributes:
        deadlines: The seconds that the next workers may think, in order; the others have no deadline.
    """

    def __init__(self) -> None:
        self.workers: list[Worker] = []
        self.deadlines: list[float] = []
        self.thinker = Thinker(make, KINDS, start=self._start, clock=lambda: 0.0)

    def _start(self, make: Maker, _deadline: float) -> Worker:
        self.workers.append(Worker(make, self.deadlines.pop(0) if self.deadlines else NEVER))
        return self.workers[-1]

    def ask(self, name: str, seed: int = 7) -> Ticket[Action]:
        """Ask a bot of this kind."""
        return self.thinker.ask(Question(name, seed, PLAIN, VIEW))

    def answered(self, ticket: Ticket[Action]) -> Action:
        """Wait for the answer."""
        until(lambda: ticket.answer is not None, "the question is answered")
        assert ticket.answer is not None
        return ticket.answer

    def started(self) -> int:
        """Wait until the worker is ready, and return its process id."""
        worker = self.workers[-1]
        until(lambda: (worker.receive(), worker.ready)[1], "the worker is ready")
        pid = pid_of(worker)
        assert pid is not None
        return pid


@pytest.fixture
def game() -> Iterator[Game]:
    """A game that is closed at the end."""
    one = Game()
    yield one
    one.thinker.close()


def lives(pid: int) -> bool:
    """Return whether a process is running; a zombie isn't."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return not Path("/proc").exists()


def test_a_worker_answers_as_the_bot_would_and_lasts(game: Game) -> None:
    """One process answers all questions, the same as the bot would here."""
    game.thinker.expect(["deep"])
    pid = game.started()
    for seed in range(20):
        assert game.answered(game.ask("deep", seed)) == Deep("deep", seed).choose(VIEW)
    assert game.answered(game.ask("casual")) == make_bot("casual", 7).choose(VIEW)
    assert [pid_of(worker) for worker in game.workers] == [pid]


def test_a_worker_has_low_priority_and_stays_quiet(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    """Its priority is low, its output is dropped, and it hasn't loaded graphics."""
    assert game.answered(game.ask("telling")) == VIEW.legal[0]
    pid = game.started()
    assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
    assert capfd.readouterr() == ("", "")


def test_an_interrupt_is_not_for_the_worker(game: Game) -> None:
    """Ctrl-C reaches every process of a terminal, but the worker continues until the game ends it."""
    game.thinker.expect(["deep"])
    os.kill(game.started(), signal.SIGINT)
    assert game.answered(game.ask("deep")) == Deep("deep", 7).choose(VIEW)
    assert len(game.workers) == 1


def test_a_deadline_ends_an_endless_search(game: Game) -> None:
    """The answer is the best so far."""
    game.deadlines = [SOON]
    assert game.answered(game.ask("endless")) in VIEW.legal


def test_a_newer_question_takes_the_place_of_the_older(game: Game) -> None:
    """A question that is no longer asked isn't thought through."""
    game.workers.append(Worker(make, NEVER))
    game.started()
    worker = game.workers[-1]
    worker.send(1, Question("endless", 1, PLAIN, VIEW))
    worker.send(2, Question("deep", 1, PLAIN, VIEW))
    answers: list[tuple[int, PartialAnswer[Action]]] = []

    def heard() -> bool:
        answers.extend(filter(None, [worker.receive()]))
        return bool(answers)

    until(heard, "the worker answers")
    assert answers == [(2, PartialAnswer(Deep("deep", 1).choose(VIEW), last=True))]
    worker.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_is_killed_is_replaced(game: Game, how: signal.Signals) -> None:
    """Killed while waiting or thinking, it is replaced, and the question is asked again with the same answer."""
    game.deadlines = [NEVER, NEVER, SOON]
    game.thinker.expect(["deep"])
    first = game.started()
    os.kill(first, how)
    until(lambda: not lives(first), "the first worker dies")
    assert game.answered(game.ask("deep")) == Deep("deep", 7).choose(VIEW)
    ticket = game.ask("endless")
    assert ticket.answer is None
    os.kill(game.started(), how)
    assert game.answered(ticket) in VIEW.legal
    pids = [pid_of(worker) or 0 for worker in game.workers]
    assert len(set(pids)) == 3
    assert [lives(pid) for pid in pids] == [False, False, True]


def test_a_faulty_bot_is_replaced_and_its_worker_lives_on(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    """The player's terminal shows nothing, and the next question goes to the same worker."""
    assert game.answered(game.ask("faulty")) in VIEW.legal
    assert game.answered(game.ask("deep")) == Deep("deep", 7).choose(VIEW)
    assert len(game.workers) == 1
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("kind", ["deep", "endless"])
def test_closing_leaves_no_process(game: Game, kind: str) -> None:
    """Closing ends it, whether idle or busy."""
    game.thinker.expect([kind])
    pid = game.started()
    game.ask(kind)
    game.thinker.close()
    until(lambda: not lives(pid), "the worker is gone")


def test_a_stopped_worker_is_known_and_can_be_closed(game: Game) -> None:
    """A process that isn't running can't end by itself, and is killed."""
    game.thinker.expect(["deep"])
    pid = game.started()
    (worker,) = game.workers
    assert not worker.stopped
    os.kill(pid, signal.SIGSTOP)
    until(lambda: worker.stopped, "the worker is held still")
    game.thinker.close()
    until(lambda: not lives(pid), "the worker is gone")


def test_closing_while_it_starts_leaves_no_process(game: Game) -> None:
    """It is ended as soon as it is there."""
    game.thinker.expect(["deep"])
    game.thinker.close()
    (worker,) = game.workers
    until(lambda: (pid := pid_of(worker)) is None or not lives(pid), "the worker is gone")


@pytest.mark.parametrize("wrong", [OSError(12, "no memory"), ImportError("_multiprocessing"), PermissionError(1)])
def test_without_processes_nothing_is_waited_for(game: Game, monkeypatch: pytest.MonkeyPatch, wrong: Exception) -> None:
    """The bot thinks between frames then, whatever the cause."""

    def refuse(*_: object) -> None:
        raise wrong

    monkeypatch.setattr("tonk.thinking.starting.start_worker", refuse)
    ticket = game.ask("deep")
    until(lambda: bool(ticket.answer or game.thinker._asker._worker is None), "the worker is given up")
    while ticket.answer is None:
        assert game.thinker.go_on(0.0)
    assert ticket.answer == Deep("deep", 7).choose(VIEW)
    assert len(game.workers) == 1


def test_without_threads_there_is_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to wait for either."""

    def refuse(_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("tonk.thinking.process.threading.Thread.start", refuse)
    with pytest.raises(NotStarted):
        Worker(make, 1.0)


def test_a_dead_worker_says_so(game: Game) -> None:
    """Both the caller and the listener learn of it."""
    game.thinker.expect(["deep"])
    pid = game.started()
    os.kill(pid, signal.SIGKILL)
    (worker,) = game.workers
    until(lambda: not worker._thread.is_alive(), "its end is heard")
    with pytest.raises(WorkerDied):
        worker.receive()
    with pytest.raises(WorkerDied) as died:
        worker.send(1, Question("deep", 1, PLAIN, VIEW))
    assert {type(view.obj) for view in views_kept_by(died.value)} <= {bytes}, "Python 3.12.1 would crash"


def views_kept_by(error: BaseException) -> Iterator[memoryview]:
    """Yield the buffers in the frames of an error and of its causes."""
    cause: BaseException | None = error
    while cause is not None:
        for frame, _ in walk_tb(cause.__traceback__):
            yield from (value for value in frame.f_locals.values() if isinstance(value, memoryview))
        cause = cause.__context__


PARENT = """
import signal, sys, threading
from tests.thinking.test_worker import Game

def play():
    # What was started in the background of a shell would take no notice of an interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    game = Game()
    game.thinker.expect(["endless"])
    pid = game.started()
    if "busy" in sys.argv:
        game.ask("endless")
    print(pid, flush=True)
    never = threading.Event()
    while not never.wait(0.1):  # a signal that came a moment before would not end a wait without an end
        pass

if __name__ == "__main__":
    play()
"""


@contextmanager
def impatience(process: subprocess.Popen[str]) -> Iterator[None]:
    """Kill a process that doesn't end, with all its children, so that reading their output ends."""
    alarm = threading.Timer(PATIENCE, os.killpg, (process.pid, signal.SIGKILL))
    alarm.daemon = True
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()


@pytest.mark.parametrize(
    ("how", "doing"),
    [(signal.SIGKILL, "idle"), (signal.SIGKILL, "busy"), (signal.SIGTERM, "busy"), (signal.SIGINT, "busy")],
)
def test_the_worker_ends_with_the_game(tmp_path: Path, how: signal.Signals, doing: str) -> None:
    """After any end, nothing of the game remains, and the worker prints nothing."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(script), doing],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as parent:
        assert parent.stdout is not None
        with impatience(parent):
            pid = int(parent.stdout.readline())
            assert lives(pid)
            parent.send_signal(how)
            # Its ends of the pipes belong to the parent and the worker: reading ends when both are gone.
            _, errors = parent.communicate()
    until(lambda: not lives(pid), "the worker is gone")
    assert "__mp_main__" not in errors
    assert errors.count("Traceback") == (how == signal.SIGINT)


def said_by(program: str) -> str:
    """Return a program's output."""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    return done.stdout.strip()


def test_the_imports_of_a_worker_are_light() -> None:
    """Neither the modules of its start nor those for thinking load windows or files."""
    asked = "import main, sys, tonk.thinking.worker; print([m for m in sys.modules if m.split('.')[0] == 'pygame'"
    asked += " or m.startswith(('tonk.ui', 'tonk.app', 'tonk.storage', 'tonk.session', 'tonk.records'))])"
    assert said_by(asked) == "[]"


def test_the_game_starts_without_the_modules_for_processes() -> None:
    """The first frame doesn't wait for them; they are loaded in the background with the first process."""
    asked = "import sys, tonk.app; print('multiprocessing' in sys.modules)"
    assert said_by(asked) == "False"


def test_a_workers_messages_wake_the_loop() -> None:
    """The worker's thread wakes the loop when it is ready, for each answer, and at its end."""
    said = threading.Semaphore(0)
    worker = Worker(make, NEVER, on_message=said.release)
    assert said.acquire(timeout=PATIENCE)
    assert worker.receive() is None
    assert worker.ready
    worker.send(1, Question("deep", 1, PLAIN, VIEW))
    assert said.acquire(timeout=PATIENCE)
    assert worker.receive()[0] == 1
    worker.close()
    assert said.acquire(timeout=PATIENCE)
    with pytest.raises(WorkerDied):
        worker.receive()
