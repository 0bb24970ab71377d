"""The file of the career on the Circuit: a small one like that of the settings."""

from functools import partial
from pathlib import Path
from typing import Any

from tonk.session.circuit.career import Career
from tonk.session.circuit.kept_career import CareerDamaged, career_from_json, career_to_json
from tonk.storage.files import Clock, utc_now
from tonk.storage.formats import DamagedFile
from tonk.storage.notices import Notices
from tonk.storage.saves import KeptFile
from tonk.storage.writer import Writer

CAREER_FORMAT = "tonk-career/1"


class KeptCareer:
    """The career on the Circuit, and its file, which is read when it is first asked for.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Tells the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        self._file = KeptFile(path, CAREER_FORMAT, _career_from, _career_to, notices, clock)
        self._writer = writer
        self._now: Career | None = None

    @property
    def now(self) -> Career:
        """The career so far."""
        if self._now is None:
            self._now = self._file.load()
        return self._now

    def keep(self, career: Career) -> None:
        """Keep this from now on, without waiting for the disk."""
        if career != self.now:
            self._now = career
            self._writer.put(self._file.path, partial(self._file.save, career))


def _career_to(career: Career) -> dict[str, Any]:
    # One key for all of it: a part of one career and a part of another, from two running copies, would not fit.
    return {"career": career_to_json(career)}


def _career_from(body: object) -> tuple[Career, list[str]]:
    """The career in a file; a new one where there is none.

    Raises:
        DamagedFile: It can't be.
    """
    if not isinstance(body, dict) or "career" not in body:
        return Career(), []
    try:
        return career_from_json(body["career"]), []
    except CareerDamaged as damage:
        raise DamagedFile(str(damage)) from None
