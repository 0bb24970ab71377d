"""Setup and messages shared by all helper processes."""

import pickle
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

if sys.platform != "win32":
    from multiprocessing import resource_tracker


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back, also for processes started meanwhile, which would print a traceback."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # otherwise it starts with the first helper, and lets interrupts through
    held = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


class _Pipe(Protocol):
    def send_bytes(self, buf: bytes, /) -> None: ...


def send(pipe: _Pipe, message: object) -> None:
    """Send what ``recv`` gives at the other end of the pipe.

    A pipe's own ``send`` looks into a BytesIO. If the other end is gone, its error keeps both, and Python 3.12.0 and
    3.12.1 crash when they collect them (python/cpython#111049); later ones complain.

    Raises:
        OSError: The other end is gone.
    """
    pipe.send_bytes(pickle.dumps(message))
