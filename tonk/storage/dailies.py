"""The file of the daily deals: every day that was played or begun, read when it is first asked for."""

from datetime import date
from pathlib import Path

from tonk.session.deals.daily import Dailies, is_result
from tonk.session.deals.duplicate import SetRun
from tonk.storage.files import Clock, utc_now
from tonk.storage.kept_file import KeptFile
from tonk.storage.kept_value import KeptValue
from tonk.storage.notices import Notices
from tonk.storage.writer import Writer

DAILY_FORMAT = "tonk-daily/1"
CAP = 4 * 1024 * 1024
"""The most bytes in the file: room for more than fifty years of days."""


class KeptDailies(KeptValue[Dailies]):
    """The daily deals that were played, and their file.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Returns the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        file = KeptFile(path, DAILY_FORMAT, Dailies.from_json, Dailies.to_json, notices, clock, CAP, stays=is_result)
        super().__init__(file, writer)
        self._clock = clock

    @property
    def today(self) -> date:
        """The date where the player is."""
        return self._clock().astimezone().date()

    def keep_run(self, day: date, run: SetRun) -> None:
        """Keep a day's progress without waiting for the disk."""
        self.keep(self.now.with_run(day, run, self.today))
