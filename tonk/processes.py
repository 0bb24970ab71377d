"""Setup that every process that helps the game shares."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform != "win32":
    from multiprocessing import resource_tracker


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits, also for processes started meanwhile: one that is just starting would complain aloud."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # or it starts with the first helper, and lets interrupts through
    held = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)
