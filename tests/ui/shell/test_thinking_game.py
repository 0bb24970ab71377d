"""A game with slow bots, which think in a worker or between frames and play the same hand either way."""

import os
import signal
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.thinking.fakes import PATIENCE, pid_of, until
from tests.thinking.thorough import make
from tests.ui.pilot import Pilot, dummy_ui
from tonk.app import Game
from tonk.rules.cards import Seat
from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import Player
from tonk.session.settings import Settings
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.thinking import Thinker
from tonk.thinking.adviser import Adviser
from tonk.thinking.process import NotStarted, Worker
from tonk.thinking.question import Maker
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.table.painting.card_prerender import CardPrerenderer

BOTS = tuple(Player(name, "solid") for name in ("Bo", "Cy", "Dee"))
WITH_ANA = (Player("Ana"), *BOTS[1:])


class Evening:
    """A game of three bots with a thinker made for the test.

    Args:
        saves: The folder of saves.
        patch: Replaces the thinker of the game.
        ponderers: The slow bots.
        process: True if processes can be started.
    """

    def __init__(
        self, saves: Path, patch: pytest.MonkeyPatch, *, ponderers: tuple[str, ...] = ("solid",), process: bool = True
    ) -> None:
        self.workers: list[Worker] = []
        self._process = process
        self._news = threading.Event()
        # A clock that stands still and a long deadline give the same thoughts on a busy machine.
        patch.setattr("tonk.thinking.thinker.DEADLINE", PATIENCE)
        made = partial(Thinker, make, ponderers, clock=lambda: 0.0)
        patch.setattr("tonk.session.workers.Thinker", lambda **_how: made(start=self._start))
        patch.setattr(CardPrerenderer, "step", lambda _self, _hand: False)  # no card is shown
        settings = Settings(animation_speed="instant", thinking_time="none")
        self.pilot = Pilot(dummy_ui(settings=settings))
        self.game = Game(self.pilot.ui, Store.open(Places(saves, saves)))

    def _start(self, make: Maker, deadline: float) -> Worker:
        if not self._process:
            raise NotStarted
        self.workers.append(Worker(make, deadline, self._news.set))
        return self.workers[-1]

    def begin(self, seats: tuple[Player, ...] = BOTS) -> None:
        """Deal a hand."""
        self.game.begin(LastChoices("jazz-club", seats), seed=4)

    def go_on(self, enough: Callable[[], bool], what: str) -> None:
        """Play frames without a pause until ``enough`` is true."""

        def passed() -> bool:
            before = len(self.done) if self.game.matches.playing else 0
            self.pilot.loop.drawing = False
            self.pilot.post()
            self.game.between_frames(None)
            table = self.pilot.ui.screens.top
            if isinstance(table, TableScreen) and table.may_act:
                table.do(table.sitting.game.position.legal()[0])  # a person does the first thing that may be done
            elif self.workers and len(self.done) == before:
                self._news.wait(0.1)  # while a worker thinks, most frames bring nothing
                self._news.clear()
            return enough()

        until(passed, what)

    @property
    def done(self) -> list[str]:
        """The actions of the hand."""
        assert self.game.matches.playing is not None
        return self.game.matches.playing.actions

    def over(self) -> bool:
        """Return True if the hand is over."""
        assert self.game.matches.playing is not None
        return self.game.matches.playing.hand_over


def played(evening: Evening, seats: tuple[Player, ...] = BOTS) -> list[str]:
    """Play a hand to its end and return its actions."""
    with closing(evening.game):
        evening.begin(seats)
        evening.go_on(evening.over, "the hand is over")
        return list(evening.done)


@pytest.fixture(scope="module")
def quick_hands(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[Player, ...], list[str]]:
    """The hands of some players, played with bots that answer at once."""
    with pytest.MonkeyPatch.context() as patch:
        return {
            seats: played(Evening(tmp_path_factory.mktemp("quick"), patch, ponderers=()), seats)
            for seats in (BOTS, WITH_ANA)
        }


@pytest.fixture
def quick(quick_hands: dict[tuple[Player, ...], list[str]]) -> list[str]:
    """The hand of three bots that answer at once."""
    return quick_hands[BOTS]


def test_the_hand_is_the_same_however_it_is_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: list[str]
) -> None:
    """Thinking in a worker and between frames gives the same actions."""
    assert len(quick) > 5
    by_worker = Evening(tmp_path / "worker", monkeypatch)
    assert played(by_worker) == quick
    assert len(by_worker.workers) == 1
    assert played(Evening(tmp_path / "slices", monkeypatch, process=False)) == quick


def test_a_hand_continues_when_the_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: list[str]
) -> None:
    """A new worker replaces one that was killed, and the hand stays the same."""
    evening = Evening(tmp_path / "killed", monkeypatch)
    with closing(evening.game):
        evening.begin()
        evening.go_on(lambda: len(evening.done) > 2, "some things are done")
        os.kill(pid_of(evening.workers[0]) or 0, signal.SIGKILL)
        evening.go_on(evening.over, "the hand is over")
        assert evening.done == quick
        assert len(evening.workers) == 2


@pytest.mark.parametrize("process", [True, False])
def test_a_table_left_while_a_bot_thinks_can_be_resumed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    quick_hands: dict[tuple[Player, ...], list[str]],
    *,
    process: bool,
) -> None:
    """Leaving for the title while a bot thinks, and coming back, does not change the hand."""
    quick = quick_hands[WITH_ANA]
    assert len(quick) > 5
    evening = Evening(tmp_path / "left", monkeypatch, process=process)
    with closing(evening.game):
        evening.begin(WITH_ANA)
        for enough in (0, 1, 4):
            evening.go_on(lambda enough=enough: len(evening.done) >= enough, "something is done")  # type: ignore[misc]
            evening.pilot.post()
            evening.game.routes.show_title()
            evening.pilot.advance(0.2)
            evening.game.resume(evening.game.matches.waiting()[0].id)
        evening.go_on(evening.over, "the hand is over")
        assert evening.done == quick
        assert len(evening.workers) == process


def test_no_worker_is_started_for_quick_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No worker is started for quick bots, or before a table is opened."""
    evening = Evening(tmp_path, monkeypatch)
    with closing(evening.game):
        evening.game.routes.show_title()
        evening.go_on(lambda: True, "a frame passes")
        assert evening.workers == []
    rested = Evening(tmp_path / "quick", monkeypatch, ponderers=())
    played(rested)
    assert rested.workers == []


def test_the_coach_thinks_between_frames_where_there_is_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach starts nothing until it is asked, and without a process gives its advice between frames."""
    tried = []

    def refuse(*how: object) -> Worker:
        tried.append(how)
        raise NotStarted

    monkeypatch.setattr("tonk.thinking.adviser.Adviser", lambda weights, **_how: Adviser(weights, start=refuse))
    evening = Evening(tmp_path / "coached", monkeypatch, ponderers=())
    with closing(evening.game):
        evening.begin()
        evening.go_on(
            lambda: evening.game.matches.playing is not None and to_act(evening) == 0, "it is the player's turn"
        )
        assert tried == []
        assert evening.game.matches.playing is not None
        view = evening.game.matches.playing.position.view(Seat(0))
        ticket = evening.game.adviser.ask(view)
        evening.go_on(lambda: ticket.answer is not None, "there is advice")
        assert ticket.answer is not None
        assert {worth.action for worth in ticket.answer.worths} == set(view.legal)
        assert len(tried) == 1


def to_act(evening: Evening) -> int:
    """Return the seat whose turn it is."""
    assert evening.game.matches.playing is not None
    return evening.game.matches.playing.position.to_act
