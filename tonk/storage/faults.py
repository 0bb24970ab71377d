"""Files about faults of the program for debugging: the last five, and a trace of a sudden end."""

import faulthandler
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

from tonk.storage.files import STALE_SECONDS, make_folder, read_limited, write_atomic
from tonk.storage.formats import DamagedFile

KEPT = 5
"""The number of faults kept: ``fault.txt`` is the newest, ``fault-2.txt`` the one before."""
_CAP = 1024 * 1024
_TRACE = "stopped-"


def keep_fault(folder: Path, text: str) -> Path | None:
    """Write a fault down as the newest and return its path; None if the disk refuses."""
    path = _path(folder, 1)
    try:
        for number in range(KEPT - 1, 0, -1):
            with suppress(FileNotFoundError):
                _path(folder, number).replace(_path(folder, number + 1))
        write_atomic(path, text.encode("utf-8", "backslashreplace"))
    except OSError:
        return None
    return path


def newest_fault(folder: Path) -> tuple[Path, str]:
    """Return the path and text of the newest fault; empty if there is none."""
    path = _path(folder, 1)
    with suppress(OSError, DamagedFile):
        return path, read_limited(path, _CAP).decode("utf-8", "replace")
    return path, ""


def fault_files(folder: Path) -> list[Path]:
    """Return the files of kept faults, by name; empty if the folder can't be read."""
    try:
        return sorted(folder.glob("fault*.txt"))
    except OSError:
        return []


def _path(folder: Path, number: int) -> Path:
    return folder / ("fault.txt" if number == 1 else f"fault-{number}.txt")


class StopTrace:
    """A file in which Python leaves a traceback when the system stops the program.

    Args:
        folder: The folder of what is kept.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / f"{_TRACE}{os.getpid()}.txt"
        self._file: IO[bytes] | None = None

    def begin(self) -> None:
        """Open the file until the end; do nothing if that fails or Python reports elsewhere."""
        with suppress(OSError):
            if faulthandler.is_enabled():
                return
            make_folder(self._path.parent)
            self._file = self._path.open("wb")
            faulthandler.enable(self._file)

    def end(self) -> None:
        """Remove it, because the program ends normally."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with suppress(OSError):
                self._path.unlink()


def take_stop_traces(folder: Path, now: float | None = None) -> str:
    """Return and remove the traces of earlier runs that were stopped; empty if there are none.

    A recent empty file may belong to a running copy.

    Args:
        folder: The folder of what is kept.
        now: The time in seconds; None for now.
    """
    texts = []
    now = time.time() if now is None else now
    with suppress(OSError):
        for path in sorted(folder.glob(f"{_TRACE}*.txt")):
            with suppress(OSError, DamagedFile):
                if path.stat().st_size:
                    texts.append(read_limited(path, _CAP).decode("utf-8", "replace"))
                    path.unlink()
                elif now - path.stat().st_mtime > STALE_SECONDS:
                    path.unlink()
    return "\n".join(texts)
