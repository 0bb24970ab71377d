"""The file of the people at this screen: a small one like that of the settings."""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

from tonk.session.people import People
from tonk.storage.files import Clock, utc_now
from tonk.storage.notices import Notices
from tonk.storage.saves import KeptFile
from tonk.storage.writer import Writer

PEOPLE_FORMAT = "tonk-people/1"


class KeptPeople:
    """The people at this screen, and their file, which is read when it is first asked for.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Tells the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        self._file = KeptFile(path, PEOPLE_FORMAT, People.from_json, People.to_json, notices, clock)
        self._writer = writer
        self._now: People | None = None

    @property
    def now(self) -> People:
        """The people as they are now."""
        if self._now is None:
            self._now = self._file.load()
        return self._now

    def renames(self) -> Mapping[str, str]:
        """The present name of each former one."""
        return self.now.renames

    def begin_with(self, names: Iterable[str]) -> None:
        """Know these people where nobody is known yet; they are written when something else is."""
        if not self.now.all:
            self._now = self.now.welcome(names)

    def keep(self, people: People) -> None:
        """Keep these people from now on, without waiting for the disk."""
        self._now = people
        self._writer.put(self._file.path, partial(self._file.save, people))
