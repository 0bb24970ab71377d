"""The file of the people at this screen."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from tonk.session.people import People
from tonk.storage.files import Clock, utc_now
from tonk.storage.kept_file import KeptFile
from tonk.storage.kept_value import KeptValue
from tonk.storage.notices import Notices
from tonk.storage.writer import Writer

PEOPLE_FORMAT = "tonk-people/1"
_CAP = 512 * 1024
"""The most bytes in the file, since everybody may have settings of their own."""


class KeptPeople(KeptValue[People]):
    """The people at this screen, and their file.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Returns the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        super().__init__(KeptFile(path, PEOPLE_FORMAT, People.from_json, People.to_json, notices, clock, _CAP), writer)

    def renames(self) -> Mapping[str, str]:
        """Return the present name for each former one."""
        return self.now.renames

    def begin_with(self, names: Iterable[str]) -> None:
        """Start with these people if nobody is known yet; they are written with the next change."""
        if not self.now.all:
            self._now = self._on_disk = self.now.remembering(names)
