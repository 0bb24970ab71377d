"""What the storage tests share: a clock that stands still, hands to keep, and calls that fail when told to."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest import mock

from tonk.storage.history import History
from tonk.storage.matches import MatchStore
from tonk.storage.notices import Notices
from tonk.storage.played import PlayedHand

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)

FAULTS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS)

_CALLS = (
    "open",
    "write",
    "fsync",
    "close",
    "replace",
    "rename",
    "unlink",
    "mkdir",
    "read",
    "fstat",
    "stat",
    "lstat",
    "listdir",
    "scandir",
)


def noon() -> datetime:
    """The time in all tests."""
    return NOON


def record(number: int = 1, **changed: Any) -> dict[str, Any]:
    """The record of a finished hand, as far as the history looks into it."""
    return {
        "format": "tonk-hand/1",
        "rules": "jazz-club",
        "stake": 2,
        "seats": ["Ana", "Bo", "Cy"],
        "dealer": number % 3,
        "deck": ["AS", "KD"],
        "actions": ["0 draw", "0 drop"],
        "result": {"ending": "drop", "winners": [0], "totals": [9, 20, 18], "net": [4, -2, -2]},
    } | changed


def played(number: int = 1, match_id: str = "m", people: tuple[int, ...] = (0,), **changed: Any) -> PlayedHand:
    """A finished hand, the ``number``-th of its match."""
    told = record(number, **changed)
    return PlayedHand.of(
        told,
        match_id=match_id,
        hand_no=number,
        played_at=NOON.isoformat(),
        rules_name="Jazz club",
        people=people,
    )


def history_in(folder: Path) -> tuple[History, Notices]:
    """A history in this folder, and its notices."""
    notices = Notices()
    return History(folder / "history.sqlite3", notices, noon), notices


def matches_in(folder: Path) -> tuple[MatchStore, Notices]:
    """The matches in this folder, and their notices."""
    notices = Notices()
    return MatchStore(folder, notices, noon), notices


class Countdown:
    """Counts calls to the operating system and fails the ``fails_at``-th (0: none) with this error number."""

    def __init__(self, fails_at: int, error: int) -> None:
        self.calls = 0
        self._fails_at = fails_at
        self._error = error

    def wrap(self, name: str) -> Any:
        """The call of this name, counted. A close that fails has closed all the same, as on Linux."""
        real = getattr(os, name)

        def call(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            fails = self.calls == self._fails_at
            if not fails or name == "close":
                result = real(*args, **kwargs)
            if fails:
                raise OSError(self._error, os.strerror(self._error), "injected")
            return result

        return call


@contextmanager
def failing(fails_at: int, error: int = errno.EIO) -> Iterator[Countdown]:
    """Within this, the ``fails_at``-th call to the operating system fails."""
    countdown = Countdown(fails_at, error)
    with mock.patch.multiple(os, **{name: countdown.wrap(name) for name in _CALLS}):
        yield countdown


def leftovers(folder: Path) -> list[str]:
    """Temporary files that a write left behind."""
    return [path.name for path in folder.rglob("*.tmp")]
