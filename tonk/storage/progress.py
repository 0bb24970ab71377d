"""How far somebody has come with lessons and drills: a small file like that of the settings."""

from pathlib import Path

from tonk.session.progress import Progress
from tonk.storage.files import Clock, utc_now
from tonk.storage.notices import Notices
from tonk.storage.saves import KeptFile

PROGRESS_FORMAT = "tonk-progress/1"


def progress_file(path: Path, notices: Notices, clock: Clock = utc_now) -> KeptFile[Progress]:
    """What somebody has learnt so far."""
    return KeptFile(path, PROGRESS_FORMAT, Progress.from_json, Progress.to_json, notices, clock)
