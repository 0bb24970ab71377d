"""The file of the progress with lessons and drills: a small one like that of the settings."""

from functools import partial
from pathlib import Path

from tonk.session.learning.progress import Progress
from tonk.storage.files import Clock, utc_now
from tonk.storage.notices import Notices
from tonk.storage.saves import KeptFile
from tonk.storage.writer import Writer

PROGRESS_FORMAT = "tonk-progress/1"
CAP = 1024 * 1024
"""So many bytes it may take: drills that come back are whole hands."""


class KeptProgress:
    """Progress with lessons and drills, and its file, which is read when it is first asked for.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Tells the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        self._file = KeptFile(path, PROGRESS_FORMAT, Progress.from_json, Progress.to_json, notices, clock, CAP)
        self._writer = writer
        self._clock = clock
        self._now: Progress | None = None

    @property
    def now(self) -> Progress:
        """The progress with lessons and drills so far."""
        if self._now is None:
            self._now = self._file.load()
        return self._now

    @property
    def today(self) -> int:
        """The day it is, as `date.toordinal` counts."""
        return self._clock().toordinal()

    def keep(self, progress: Progress) -> None:
        """Keep this from now on, without waiting for the disk."""
        if progress != self.now:
            self._now = progress
            self._writer.put(self._file.path, partial(self._file.save, progress))
