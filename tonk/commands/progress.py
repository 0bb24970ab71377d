"""The progress of a command: a bar on a terminal, and a sentence where it was interrupted."""

import sys

from tonk.exit_status import INTERRUPTED, complain
from tonk.words import ngettext

_BAR = 40
"""The length of the bar in letters."""


class HandsProgress:
    """The hands played so far: a bar on standard error, where that is a terminal.

    Args:
        hands: The number of hands to play.
    """

    def __init__(self, hands: int) -> None:
        self._hands = hands
        self._done = 0
        self._shown = ""
        self._seen = sys.stderr.isatty()

    def add(self, hands: int) -> None:
        """Count hands that have been played."""
        self._done += hands
        full = _BAR * self._done // self._hands
        line = f"[{'#' * full}{'.' * (_BAR - full)}] {100 * self._done // self._hands:3} %"
        if self._seen and line != self._shown:
            self._write(line)

    def clear(self) -> None:
        """Leave an empty line."""
        if self._shown:
            self._write(" " * len(self._shown))
            self._write("")

    def interrupted(self) -> int:
        """Say how far it came, and return the exit status."""
        self.clear()
        sentence = ngettext(
            "interrupted after {done} of {n} hand", "interrupted after {done} of {n} hands", self._hands
        )
        complain(sentence.format(done=self._done, n=self._hands))
        return INTERRUPTED

    def _write(self, line: str) -> None:
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()
        self._shown = line
