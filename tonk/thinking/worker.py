"""The loop of a worker process: one question after the other is thought over, until the game is gone."""

import contextlib
import os
import signal
import sys
from typing import Any, TypeAlias

from tonk.processes import send
from tonk.thinking.pondering import pondered
from tonk.thinking.question import Maker, keeping

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

Pipe: TypeAlias = "Connection[Any, Any]"
"""One end of the pipe between the game and the worker."""

_NICENESS = 10
_BELOW_NORMAL = 0x4000
"""The low priority on Windows: a priority class."""


def work(pipe: Pipe, make: Maker, deadline: float) -> None:
    """Send None once when ready; then answer each ``(number, question)`` with any number of ``(number, answer)``.

    A question that arrives during another replaces it; None stops the work.

    Args:
        pipe: The pipe to the game; the work ends with it.
        make: Makes the bots.
        deadline: The seconds after which the best so far is the answer, for questions with one answer.
    """
    _settle_down()
    make = keeping(make)
    with contextlib.suppress(EOFError, OSError):
        send(pipe, None)
        while True:
            number, question = pipe.recv()
            for said in () if question is None else pondered(question, make, deadline):
                if said is not None:
                    send(pipe, (number, said))
                if pipe.poll():
                    break


def _settle_down() -> None:
    """Behave as a helper of the game: end only with the pipe, print nothing, and run at low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game, which closes the pipe
    _fall_silent()
    _give_way()


def _fall_silent() -> None:
    """Keep this process's errors off the player's terminal; the game asks again and reports what matters."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)


def _give_way() -> None:
    """Run at low priority."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), _BELOW_NORMAL)
    else:
        with contextlib.suppress(OSError):
            os.nice(_NICENESS)
