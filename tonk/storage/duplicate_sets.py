"""The latest set of deals: a small file, read when first needed."""

from pathlib import Path
from typing import Any

from tonk.session.deals.duplicate import RunDamaged, SetRun
from tonk.storage.files import Clock, utc_now
from tonk.storage.kept_file import KeptFile
from tonk.storage.kept_value import KeptValue
from tonk.storage.notices import Notices
from tonk.storage.writer import Writer
from tonk.words import _

SET_FORMAT = "tonk-duplicate/1"


class KeptSet(KeptValue[SetRun | None]):
    """The latest set of deals with its progress, None before the first, and its file.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Returns the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        super().__init__(KeptFile(path, SET_FORMAT, _set_from, _set_to, notices, clock), writer)


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
