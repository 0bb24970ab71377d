"""Shared work: the results are the same on any team, however much of it is lost."""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from itertools import chain
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

import pytest

from tonk import __version__
from tonk.sharing import ALONE, NoTeam, Team, team_of
from tonk.sharing.processes import Processes
from tonk.sharing.team import Inline

from .works import Deadly, squares

COUNT = 40
ALL = squares(range(COUNT))
TOLD = "tcp://localhost:8786"


class Lost(Exception):
    """The error of a portion that was lost on its way."""


class Recording(Executor):
    """An executor that works when somebody waits, the latest portion first, and loses some.

    Args:
        losses: The numbers of the portions that are lost.
        error: The error with which they are lost.
    """

    def __init__(self, losses: Sequence[int] = (), error: Exception | None = None) -> None:
        self.portions: list[range] = []
        self.waiting = 0
        self.most = 0
        self._losses, self._error = losses, error

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Begin nothing yet."""
        executor, number = self, len(self.portions)
        self.portions.append(args[1])
        self.waiting += 1
        self.most = max(self.most, self.waiting)

        class Late(Future[Any]):
            def done(self) -> bool:
                if not super().done():
                    executor.waiting -= 1
                    if executor._error is not None and number in executor._losses:
                        self.set_exception(executor._error)
                    else:
                        self.set_result(fn(*args, **kwargs))
                return True

        return Late()


def in_one(parts: Iterator[list[int]]) -> list[int]:
    """Return the results of all portions."""
    return [*chain.from_iterable(parts)]


def test_every_team_has_the_same_results() -> None:
    """Alone or shared, everything is done once and returned in order, without handing out too much in advance."""
    executor = Recording()
    assert in_one(ALONE.results(squares, COUNT)) == ALL
    assert in_one(Team(executor, 2, ahead=3).results(squares, COUNT)) == ALL
    assert [*chain.from_iterable(executor.portions)] == [*range(COUNT)]
    assert executor.most == 6
    assert in_one(ALONE.results(squares, 0)) == []


def test_portions_grow_and_shrink() -> None:
    """The first is small to measure the work, and the last are small so that all end at the same time."""
    executor = Recording()
    assert sum(len(part) for part in Team(executor, 1, ahead=1).results(squares, 10_000)) == 10_000
    sizes = [len(portion) for portion in executor.portions]
    assert sizes[0] == sizes[-1] == 1
    assert max(sizes) > 500


@pytest.mark.parametrize("error", [BrokenExecutor(), Lost()])
def test_a_portion_that_is_lost_is_done_here(error: Exception) -> None:
    """No portion is missing or doubled."""
    assert in_one(Team(Recording((1, 2, 7), error), 2, losses=(Lost,)).results(squares, COUNT)) == ALL


def test_an_error_of_the_work_is_raised() -> None:
    """An error of the work isn't taken for a lost portion."""
    with pytest.raises(KeyError):
        in_one(Team(Recording((3,), KeyError()), 2).results(squares, COUNT))


def test_without_helpers_all_work_is_done_here() -> None:
    """Nobody waits for executors that refuse work or never answer again."""
    silent = mock.Mock(submit=lambda *_given: Future())
    alive = iter([True, True, *[False] * 10 * COUNT])
    assert in_one(Team(silent, 2, alive=lambda: next(alive)).results(squares, COUNT)) == ALL
    gone = mock.Mock(submit=mock.Mock(side_effect=BrokenExecutor))
    assert in_one(Team(gone, 2).results(squares, COUNT)) == ALL


def test_a_dying_process_loses_no_work() -> None:
    """If a number kills a helper, it is done here, and so is the helper's next portion."""
    with team_of(2) as team:
        found = [*chain.from_iterable(team.results(Deadly(3), COUNT))]
    assert [square for square, _ in found] == ALL
    assert not found[3][1]
    assert sum(helper for _, helper in found) >= 3


def test_without_processes_work_is_done_here() -> None:
    """The work is done here, with the same result."""
    with mock.patch("multiprocessing.process.BaseProcess.start", side_effect=PermissionError), team_of(2) as team:
        assert in_one(team.results(squares, COUNT)) == ALL


def test_an_interrupted_executor_drops_waiting_calls() -> None:
    """An interrupted executor of processes drops calls that haven't begun."""
    executor = Processes(2)
    with mock.patch.object(executor, "_start"):
        waiting = executor.submit(squares, range(3))
    executor.shutdown(cancel_futures=True)
    assert waiting.cancelled()


@pytest.fixture
def dask(monkeypatch: pytest.MonkeyPatch) -> Iterator[mock.Mock]:
    """A fake of the package, with a cluster of two workers."""
    client = mock.Mock(status="running")
    client.run.return_value = {"one": __version__, "two": __version__}
    client.nthreads.return_value = {"one": 1, "two": 1}
    client.get_executor.return_value = Inline()
    package, scheduler = ModuleType("distributed"), SimpleNamespace(KilledWorker=Lost)
    package.Client = mock.Mock(return_value=client)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", package)
    monkeypatch.setitem(sys.modules, "distributed.scheduler", scheduler)
    with mock.patch("socket.create_connection"):
        yield client


def test_a_cluster_shares_work(dask: mock.Mock) -> None:
    """All its workers do portions; what is lost too often is done here, and the client closes at the end."""
    dask.get_executor.return_value = Recording((2,), Lost())
    with team_of(1, TOLD) as team:
        assert team.size == 2
        assert in_one(team.results(squares, COUNT)) == ALL
    dask.close.assert_called_once()


@pytest.mark.parametrize(
    ("address", "changes", "sentence"),
    [
        ("", {}, "'' is not the address of a Dask scheduler"),
        ("http://localhost:8786", {}, "'http://localhost:8786' is not the address of a Dask scheduler"),
        ("localhost:many", {}, "'localhost:many' is not the address of a Dask scheduler"),
        (TOLD, {"wait_for_workers.side_effect": TimeoutError}, f"the Dask scheduler at {TOLD} has no workers yet"),
        (TOLD, {"run.return_value": {"one": "0.0.1"}}, f"at {TOLD} needs Tonk {__version__}"),
        (TOLD, {"run.return_value": {"one": ModuleNotFoundError("tonk")}}, f"at {TOLD} needs Tonk {__version__}"),
    ],
)
def test_an_unavailable_cluster_has_an_explanation(
    dask: mock.Mock, address: str, changes: dict[str, Any], sentence: str
) -> None:
    """One sentence says why there is no cluster."""
    dask.configure_mock(**changes)
    with pytest.raises(NoTeam) as refused, team_of(1, address):
        pass
    assert sentence in str(refused.value)


def test_a_missing_cluster_has_a_sentence(dask: mock.Mock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing cluster and a missing package each have a sentence."""
    with (
        mock.patch("socket.create_connection", side_effect=ConnectionRefusedError),
        pytest.raises(NoTeam, match=f"no Dask scheduler answers at {TOLD}"),
        team_of(1, TOLD),
    ):
        pass
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoTeam, match=r"README\.md says how"), team_of(1, TOLD):
        pass
    dask.get_executor.assert_not_called()
