"""The file of the progress with lessons and drills."""

from pathlib import Path

from tonk.session.learning.progress import Progress
from tonk.storage.files import Clock, utc_now
from tonk.storage.kept_file import KeptFile
from tonk.storage.kept_value import KeptValue
from tonk.storage.notices import Notices
from tonk.storage.writer import Writer

PROGRESS_FORMAT = "tonk-progress/1"
CAP = 1024 * 1024
"""The most bytes in the file: drills that come back are whole hands."""


class KeptProgress(KeptValue[Progress]):
    """Progress with lessons and drills, and its file.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Returns the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        file = KeptFile(path, PROGRESS_FORMAT, Progress.from_json, Progress.to_json, notices, clock, CAP)
        super().__init__(file, writer)
        self._clock = clock

    @property
    def today(self) -> int:
        """Return today's number, as `date.toordinal` counts."""
        return self._clock().toordinal()
