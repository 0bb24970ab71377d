"""A disk that stands still until released, for tests of code that must not wait for it."""

import os
import threading
from collections.abc import Callable
from typing import Any

import pytest

PATIENCE = 600.0
"""The seconds after which waiting is given up; nothing is measured with them."""


class SlowDisk:
    """Delays every wrapped call; a call on the window's own thread is a mistake and fails.

    Attributes:
        reached: Set when a call is delayed.
        calls: The number of calls.
    """

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.calls = 0
        self._free = threading.Event()

    def holding(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """Return the same call on this disk."""

        def call(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            self.reached.set()
            if threading.current_thread() is threading.main_thread():
                assert self._free.is_set(), "the window waits for the disk"
            assert self._free.wait(PATIENCE)
            return real(*args, **kwargs)

        return call

    def wait_until_reached(self) -> None:
        """Wait until a call waits for this disk."""
        assert self.reached.wait(PATIENCE)

    def go_on(self) -> None:
        """Release all calls, now and later."""
        self._free.set()


def slow_syncs(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    """Delay every fsync of ours until the disk is released."""
    disk = SlowDisk()
    monkeypatch.setattr("os.fsync", disk.holding(os.fsync))
    return disk
