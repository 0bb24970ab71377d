"""The file of the daily deals: every day that was played or begun, read when it is first asked for."""

from datetime import date
from functools import partial
from pathlib import Path

from tonk.session.deals.daily import Dailies
from tonk.session.deals.duplicate import SetRun
from tonk.storage.files import Clock, utc_now
from tonk.storage.notices import Notices
from tonk.storage.saves import KeptFile
from tonk.storage.writer import Writer

DAILY_FORMAT = "tonk-daily/1"
CAP = 4 * 1024 * 1024
"""So many bytes the file may have: room for more than fifty years of days."""


class KeptDailies:
    """The daily deals that were played, and their file.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Tells the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        self._file = KeptFile(path, DAILY_FORMAT, Dailies.from_json, Dailies.to_json, notices, clock, CAP)
        self._writer = writer
        self._clock = clock
        self._now: Dailies | None = None

    @property
    def now(self) -> Dailies:
        """All the days so far."""
        if self._now is None:
            self._now = self._file.load()
        return self._now

    @property
    def today(self) -> date:
        """The date where the player is."""
        return self._clock().astimezone().date()

    def keep(self, day: date, run: SetRun) -> None:
        """Keep a day as far as it has been played, without waiting for the disk."""
        days = self.now.with_run(day, run, self.today)
        if days is not self._now:
            self._now = days
            self._writer.put(self._file.path, partial(self._file.save, days))
