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
"""The same on Windows: a priority class."""


def work(pipe: Pipe, make: Maker, deadline: float) -> None:
    """Say None once when ready; then answer each ``(number, question)`` with ``(number, said)``, as often as it asks.

    A question that comes while another is thought over takes its place; None instead of a question is none.

    Args:
        pipe: To the game. Its end is the end of the work.
        make: Makes the bots.
        deadline: Seconds after which the best so far is the answer, where one is asked for.
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
    """Be a helper of the game: end only with the pipe, say nothing aloud, and let everything else go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game, which ends the pipe
    _fall_silent()
    _give_way()


def _fall_silent() -> None:
    """Keep this process's errors off the player's terminal; the game asks again, and reports what it must."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
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
