"""What runs in the worker: one question after the other is thought over, until the game is gone."""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from typing import Any, TypeAlias

from tonk.thinking.question import Asked, Maker, keeping

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

Pipe: TypeAlias = "Connection[Any, Any]"
"""One end of the pipe between the game and the worker."""

_NICENESS = 10
_BELOW_NORMAL = 0x4000
"""The same on Windows: a priority class."""


def work(pipe: Pipe, make: Maker, deadline: float) -> None:
    """Say None once when ready; then answer each ``(number, question)`` with ``(number, answer)``, as often as it asks.

    A question that comes while another is thought over takes its place; None in its place leaves nothing to think over.

    Args:
        pipe: To the game. Its end is the end of the work.
        make: Makes the bots.
        deadline: Seconds after which the best so far is the answer, where one is asked for.
    """
    settle_down()
    make = keeping(make)
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            number, question = pipe.recv()
            if question is None:
                continue
            for answer in _answers(pipe, question, make, deadline):
                pipe.send((number, answer))


def _answers(pipe: Pipe, question: Asked[Any], make: Maker, deadline: float) -> Iterator[Any]:
    """The answers, until something else comes, which may be the end."""
    if question.one_answer:
        answer = _think(pipe, question, make, deadline)
        if answer is not None:
            yield answer
        return
    for step in question.steps(make):
        if step is not None:
            yield step
        if pipe.poll():
            return


def _think(pipe: Pipe, question: Asked[Any], make: Maker, deadline: float) -> Any:
    """The one answer; None when something else has come.

    Raises:
        ValueError: The bot has ended without an answer; the game will find out and say so.
    """
    end = time.monotonic() + deadline
    best = None
    for best in question.steps(make):  # noqa: B007 - the last one counts
        if pipe.poll():
            return None
        if time.monotonic() >= end:
            break
    if best is None:
        raise ValueError("a bot gave no answer")
    return best


def settle_down() -> None:
    """Be a helper of the game: end only with the pipe, say nothing aloud, and let everything else go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game, which ends the pipe
    _fall_silent()
    _give_way()


def _fall_silent() -> None:
    """Nothing that goes wrong here is told on the player's terminal; the game asks again, and tells if it must."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for told in (1, 2):
        os.dup2(nowhere, told)
    os.close(nowhere)


def _give_way() -> None:
    """Let everything else on the machine go first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), _BELOW_NORMAL)
    else:
        with contextlib.suppress(OSError):
            os.nice(_NICENESS)
