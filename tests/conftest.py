"""Setup for all tests, which run without a display and sound unless they start a program of their own."""

import gc
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from tests.architecture.sources import forget_trees, keep_imports
from tests.changed import note_costs
from tonk.words import language

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LANGUAGE"] = "en"
# No deadline, because the machine's speed is not under test.
settings.register_profile("any machine", max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
# It would also try constants of all imported sources: different ones in each process, and seconds to read.
if hasattr(providers, "is_local_module_file"):
    providers.is_local_module_file = lambda _path: False
# If started in the background of a shell, neither the tests nor the programs they start would get Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


_SOURCES = "sources"
_TOGETHER = {
    "tests/architecture/": _SOURCES,
    "tests/catalogues/": _SOURCES,
    "tests/words/test_sentences": _SOURCES,
    "tests/pictures/": "pictures",
}
"""Groups of tests that one process runs, by the beginning of their names, with what they share."""


def group_of(test: str) -> str:
    """Return what a test shares with others: sources or painted places, or else its file."""
    return next((shared for begins, shared in _TOGETHER.items() if test.startswith(begins)), test.partition("::")[0])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Collect the tests in one process after another, so that all use what the first one compiles."""
    with _one_at_a_time(hasattr(session.config, "workerinput")):
        collected = yield
    gc.collect()
    gc.freeze()  # freeze present objects, so that the collector doesn't look through them again and again
    gc.set_threshold(60_000, *gc.get_threshold()[1:])
    return collected


@contextmanager
def _one_at_a_time(among_others: bool) -> Iterator[None]:
    """Wait until no other worker collects."""
    if sys.platform == "win32" or not among_others:
        yield
        return
    import fcntl

    lock = Path(__file__).resolve().parent.parent / ".pytest_cache" / "collecting"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w", encoding="utf-8") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Keep the tests of a file in one process, and those that read the same sources or paint the same places."""
    from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

    scheduler = LoadFileScheduling(config, log)
    scheduler._split_scope = group_of
    return scheduler


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let a worker report each test once: three more messages for each, which say nothing, cost 1 ms of CPU time."""
    if session.config.getoption("xmlpath", None):
        return  # that report waits for them
    for worker in session.config.pluginmanager.get_plugins():
        if (send := getattr(worker, "sendevent", None)) is not None:
            worker.sendevent = partial(_send_news, send)


def _send_news(send: Callable[..., None], name: str, **kwargs: Any) -> None:
    """Send an event of a worker, except that a test begins, was set up or was cleaned up."""
    report = kwargs.get("data") if name == "testreport" else None
    quiet = report is not None and report["when"] != "call" and report["outcome"] == "passed"
    if not quiet and name != "logstart":
        send(name, **kwargs)


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Keep syntax trees only while tests of the sources run, to save memory in later ones."""
    if group_of(item.nodeid) == _SOURCES and (nextitem is None or group_of(nextitem.nodeid) != _SOURCES):
        keep_imports()
        forget_trees()


_homes = count()


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own home, so that none uses the saves of the person who runs it; it is created on demand."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Switch back to English after each test that has changed the language."""
    before = language.version
    yield
    if language.version != before:
        assert language.use("en")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Note the CPU-seconds of each test, including the processes that it started."""
    before = sum(os.times()[:4])
    try:
        return (yield)
    finally:
        item.user_properties.append(("cpu", sum(os.times()[:4]) - before))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Save the CPU-seconds of each test file, for later runs of some of them."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "call":
                module = report.nodeid.partition("::")[0].removesuffix(".py").replace("/", ".")
                seconds[module] += float(str(dict(report.user_properties).get("cpu", 0.0)))
    note_costs(seconds)
