"""The log: events of this and the last sessions, for finding faults.

It is ``tonk.log`` and two older ones, of at most 512 KB each. It names no people, and only files that Tonk keeps. Disk
errors are ignored.
"""

import os
import platform
import re
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from tonk.storage.files import Clock, make_folder
from tonk.storage.notices import shown
from tonk.storage.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import TracebackType

_SIZE, _OLDER = 512 * 1024, 2
_ELSEWHERE = re.compile(r"(?<![\w.<>/\\])(?:~|[A-Za-z]:)?[/\\][^\s:;,()]*[^\s:;,.()]")
_MOST_PLACES = 12


class Log:
    """The log file; adding a line doesn't wait for the disk.

    Args:
        path: The file.
        writer: Writes it, aside.
        clock: Returns the time.
        folders: The folders whose files may be named.
    """

    def __init__(self, path: Path, writer: Writer, clock: Clock, folders: "Iterable[Path]") -> None:
        self._path = path
        self._writer = writer
        self._clock = clock
        self._folders = sorted({name for one in folders for name in (str(one), shown(one))}, key=len, reverse=True)
        self._lines: deque[str] = deque(maxlen=1000)

    def add(self, sentence: str) -> None:
        """Add a line; it is written a moment later."""
        self._lines.append(f"{self._clock():%Y-%m-%d %H:%M:%S} {cleaned(sentence, self._folders)}")
        self._writer.put(self._path, self._write)

    def add_fault(self, fault: BaseException) -> None:
        """Add a fault of the program: its type and places in our code, without its message, which may name somebody."""
        self.add(f"fault {type(fault).__name__} at {' < '.join(reversed(_places(fault.__traceback__)))}")

    def _write(self) -> None:
        """Write waiting lines, on the writer's thread."""
        import logging
        from logging.handlers import RotatingFileHandler  # 15 ms to import: the first frame need not wait

        class Quiet(RotatingFileHandler):
            """A handler that ignores disk errors."""

            def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name in the library
                """Leave the line out."""

        with suppress(OSError):
            make_folder(self._path.parent)
            os.close(os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600))
            handler = Quiet(
                self._path, maxBytes=_SIZE, backupCount=_OLDER, encoding="utf-8", errors="replace", delay=True
            )
            try:
                while self._lines:
                    line = self._lines.popleft()
                    handler.emit(logging.LogRecord("tonk", logging.INFO, "", 0, "%s", (line,), None))
            finally:
                handler.close()


def cleaned(sentence: str, folders: "Iterable[str]") -> str:
    """Return a sentence on one line, naming files only if they are below these folders."""
    for folder in folders:
        sentence = sentence.replace(folder + os.sep, "")
    line = "".join(letter if letter.isprintable() else " " for letter in sentence)
    return _ELSEWHERE.sub("(a file elsewhere)", line)[:2000]


def system_line(version: str) -> str:
    """Return the versions of the software, without the name of the machine."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"Tonk {version}, Python {platform.python_version()}, {system}"


def _places(trace: "TracebackType | None") -> list[str]:
    """Return the lines of our own code in a traceback, the outermost first."""
    places = []
    while trace is not None:
        parts = Path(trace.tb_frame.f_code.co_filename).parts
        if "tonk" in parts:
            within = "/".join(parts[len(parts) - 1 - parts[::-1].index("tonk") :])
            places.append(f"{within}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-_MOST_PLACES:]
