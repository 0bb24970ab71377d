"""A disk that stands still until it is released, for tests of what must not wait for it."""

import os
import threading
from collections.abc import Callable
from typing import Any

import pytest

PATIENCE = 600.0
"""Seconds after which something that never comes is given up; nothing is measured by them."""


class SlowDisk:
    """Holds up every call that was given to it; one on the window's own thread is a mistake and fails there.

    Attributes:
        reached: Set when a call is held up.
        calls: How many there were.
    """

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.calls = 0
        self._free = threading.Event()

    def holding(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """The same call, on this disk."""

        def call(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            self.reached.set()
            if threading.current_thread() is threading.main_thread():
                assert self._free.is_set(), "the window would stand still"
            assert self._free.wait(PATIENCE)
            return real(*args, **kwargs)

        return call

    def wait_until_reached(self) -> None:
        """Wait until somebody waits for this disk."""
        assert self.reached.wait(PATIENCE)

    def go_on(self) -> None:
        """Let everything through from now on."""
        self._free.set()


def slow_syncs(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    """From now on no fsync of ours returns before the disk goes on."""
    disk = SlowDisk()
    monkeypatch.setattr("os.fsync", disk.holding(os.fsync))
    return disk
