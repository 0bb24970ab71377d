"""Processes of this machine that share work: an executor that goes on with the rest when one is lost."""

import multiprocessing
import signal
import sys
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from contextlib import suppress
from functools import partial
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from tonk.processes import interrupts_held, send

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection

    Desk = Connection[Any, Any]
    """Our end of the pipe to a helper."""

Done = TypeVar("Done")


class _Call(NamedTuple):
    """A call that waits for a helper, and the future of its result."""

    future: Future[Any]
    call: Callable[[], Any]


class Processes(Executor):
    """Helper processes, each served by a thread that hands it one call at a time.

    They start with the first call. If a helper is lost, its call is done here, as are all calls if none can be started.

    Args:
        number: The number of helpers.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        self._tasks: SimpleQueue[_Call | None] = SimpleQueue()
        self._helpers: list[SpawnProcess] = []
        self._threads: list[Thread] = []
        self._broken_off = False

    def submit(self, fn: Callable[..., Done], /, *args: Any, **kwargs: Any) -> "Future[Done]":
        """Have a call done by the next free helper."""
        if not self._threads:
            self._start()
        future: Future[Done] = Future()
        self._tasks.put(_Call(future, partial(fn, *args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the helpers go.

        Args:
            wait: True to return when they are gone.
            cancel_futures: True to cancel running and waiting calls.
        """
        if cancel_futures:
            self._broken_off = True
            with suppress(Empty):
                while task := self._tasks.get_nowait():
                    task.future.cancel()
            for helper in self._helpers:
                helper.terminate()
        for _ in self._threads:
            self._tasks.put(None)
        for thread in self._threads if wait else ():
            thread.join()

    def _start(self) -> None:
        """Start the helpers, as many as can be, but at least one thread that serves."""
        spawn = multiprocessing.get_context("spawn")
        desks: list[tuple[SpawnProcess, Desk]] = []
        with interrupts_held():
            with suppress(OSError):
                for _ in range(self._number):
                    ours, theirs = spawn.Pipe()
                    helper = spawn.Process(target=_help, args=(theirs,), daemon=True)
                    helper.start()
                    theirs.close()  # so that the pipe ends when the process does
                    desks.append((helper, ours))
            self._helpers = [helper for helper, _ in desks]
            served: list[tuple[SpawnProcess, Desk] | tuple[None, None]] = [*desks] or [(None, None)]
            self._threads = [Thread(target=self._serve, args=pair, daemon=True) for pair in served]
            for thread in self._threads:
                thread.start()

    def _serve(self, helper: SpawnProcess | None, desk: "Desk | None") -> None:
        """Hand calls to a helper until no more are wanted; without one, do them here."""
        while task := self._tasks.get():
            if not task.future.set_running_or_notify_cancel():
                continue
            try:
                task.future.set_result(self._done(desk, task.call))
            except BaseException as error:
                task.future.set_exception(error)
        if helper and desk:
            desk.close()
            helper.join()

    def _done(self, desk: "Desk | None", call: Callable[[], Any]) -> Any:
        """Have a call done by a helper; without one, or if it is lost, do it here."""
        if desk is None:
            return call()
        try:
            send(desk, call)
            answer = desk.recv()
        except (EOFError, OSError):
            if self._broken_off:
                raise CancelledError from None
            return call()
        if isinstance(answer, _Failed):
            raise answer.error
        return answer


class _Failed(NamedTuple):
    """The answer of a helper whose call raised an error."""

    error: Exception


def _help(desk: "Desk") -> None:
    """Do the calls that arrive through a pipe until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt of the program ends its helpers too
    with suppress(EOFError, OSError):
        while True:
            call = desk.recv()
            try:
                answer = call()
            except Exception as error:
                answer = _Failed(error)
            send(desk, answer)
