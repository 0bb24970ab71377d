"""The log: events of this and the last sessions, to find faults by.

``tonk.log`` and two older ones, of at most 512 KB each. It has no names of people, and no names of files but those that
Tonk keeps. Where the disk refuses it is silent.
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
    """Lines for the log file; who adds one waits for no disk.

    Args:
        path: The file.
        writer: Writes it, aside.
        clock: Tells the time.
        folders: The folders whose files may be named.
    """

    def __init__(self, path: Path, writer: Writer, clock: Clock, folders: "Iterable[Path]") -> None:
        self._path = path
        self._writer = writer
        self._clock = clock
        self._folders = sorted({name for one in folders for name in (str(one), shown(one))}, key=len, reverse=True)
        self._lines: deque[str] = deque(maxlen=1000)

    def add(self, sentence: str) -> None:
        """Add a line, a moment later."""
        self._lines.append(f"{self._clock():%Y-%m-%d %H:%M:%S} {cleaned(sentence, self._folders)}")
        self._writer.put(self._path, self._write)

    def add_fault(self, fault: BaseException) -> None:
        """Add a fault of the program: its kind and the places in our code, and no words, which may name somebody."""
        self.add(f"fault {type(fault).__name__} at {' < '.join(reversed(_places(fault.__traceback__)))}")

    def _write(self) -> None:
        """Write what waits, on the writer's thread."""
        import logging
        from logging.handlers import RotatingFileHandler  # 15 ms to import: the first frame need not wait

        class Quiet(RotatingFileHandler):
            """Says nothing where the disk refuses."""

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
    """Return a sentence on one line, in which files are named by their places below these folders, and others not."""
    for folder in folders:
        sentence = sentence.replace(folder + os.sep, "")
    line = "".join(letter if letter.isprintable() else " " for letter in sentence)
    return _ELSEWHERE.sub("(a file elsewhere)", line)[:2000]


def system_line(version: str) -> str:
    """Return the versions of what runs here, without the name of the machine."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"Tonk {version}, Python {platform.python_version()}, {system}"


def _places(trace: "TracebackType | None") -> list[str]:
    """The lines of our own code that a fault came through, the outermost first."""
    places = []
    while trace is not None:
        parts = Path(trace.tb_frame.f_code.co_filename).parts
        if "tonk" in parts:
            within = "/".join(parts[len(parts) - 1 - parts[::-1].index("tonk") :])
            places.append(f"{within}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-_MOST_PLACES:]
