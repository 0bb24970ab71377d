"""The latest set of deals: a small file, read when first needed."""

from pathlib import Path
from typing import Any

from tonk.session.deals.duplicate import RunDamaged, SetRun
from tonk.storage.files import Clock, utc_now
from tonk.storage.kept_value import KeptValue
from tonk.storage.notices import Notices
from tonk.storage.saves import KeptFile
from tonk.storage.writer import Writer
from tonk.words import _

SET_FORMAT = "tonk-duplicate/1"


class DuplicateSets:
    """The file of the latest set of deals.

    Args:
        path: Its file.
        notices: Takes sentences for the player.
        writer: Writes it, a moment after it was kept.
        clock: Returns the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        self.file = KeptFile(path, SET_FORMAT, _set_from, _set_to, notices, clock)
        self._kept = KeptValue(self.file, writer)

    @property
    def run(self) -> SetRun | None:
        """The set and its progress; None if there is none."""
        return self._kept.now

    def keep(self, run: SetRun) -> None:
        """Keep a set's progress without waiting for the disk."""
        self._kept.keep(run)


def _set_to(run: SetRun | None) -> dict[str, Any]:
    return {"run": None if run is None else run.to_json()}


def _set_from(body: object) -> tuple[SetRun | None, list[str]]:
    run = body.get("run") if isinstance(body, dict) else None
    if run is None:
        return None, []
    try:
        return SetRun.from_json(run), []
    except RunDamaged:
        return None, [_("Your last set of deals can't be resumed: it is damaged.")]
