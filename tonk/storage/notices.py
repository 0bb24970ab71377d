"""Notices: sentences for the player about files and disks, shown by a screen when it can."""

import errno
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from tonk.storage.files import Clock, utc_now
from tonk.storage.formats import DamagedFile, FutureFile
from tonk.words import _

_MOST = 200
"""The most sentences kept of a session."""


class Notices:
    """Sentences waiting to be shown.

    Lasting trouble, such as a full disk, is reported once, not at every action, and again only after it was over. The
    writer may notify while the window's thread takes notices: each sentence is taken once. A trouble belongs to one
    thread at a time.

    Args:
        clock: Returns the time.
    """

    def __init__(self, clock: Clock = utc_now) -> None:
        self._clock = clock
        self.on_notify: Callable[[], None] = lambda: None
        """Called when there is a new sentence or a trouble is over, on the notifying thread."""
        self.on_record: Callable[[str], None] = lambda _sentence: None
        """Called with each sentence, on the same thread."""
        self._waiting: deque[str] = deque()  # both ends are thread-safe
        self._kept: deque[tuple[datetime, str]] = deque(maxlen=_MOST)
        self._lasting: dict[str, str] = {}
        self.number = 0
        """The number of sentences so far."""

    def notify(self, sentence: str) -> None:
        """Add a sentence."""
        self._waiting.append(sentence)
        self._kept.append((self._clock(), sentence))
        self.number += 1
        self.on_record(sentence)
        self.on_notify()

    def notify_once(self, trouble: str, sentence: str) -> None:
        """Add a sentence unless the same trouble (an internal name) was reported and is not over."""
        if trouble not in self._lasting:
            self._lasting[trouble] = sentence
            self.notify(sentence)

    def resolved(self, trouble: str) -> None:
        """Note that a trouble is over."""
        if self._lasting.pop(trouble, None) is not None:
            self.on_notify()

    def lasting(self, trouble: str) -> str:
        """Return the sentence about a trouble that is not over; empty if it is."""
        return self._lasting.get(trouble, "")

    @property
    def kept(self) -> list[tuple[datetime, str]]:
        """Return the last sentences and when each was added, newest first."""
        return list(reversed(list(self._kept)))

    def take_new(self) -> list[str]:
        """Return the sentences not yet shown, oldest first, and count them as shown."""
        return [self._waiting.popleft() for __ in range(len(self._waiting))]


def shown(path: Path) -> str:
    """Return a path for display: the home folder as ``~``, undecodable bytes as ``?``."""
    text = str(path)
    with suppress(ValueError, RuntimeError):  # it is outside the home folder, or there is none
        text = str(Path("~") / path.relative_to(Path.home()))
    return text.encode("utf-8", "replace").decode("utf-8")


def reason(error: OSError) -> str:
    """Return why the disk refused, as the end of a sentence."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return _("the disk is full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return _("Tonk isn't allowed to use that folder")
    if error.errno in (errno.ENOTDIR, errno.EEXIST, errno.ELOOP, errno.ENOENT):
        return _("the folder can't be used")
    return _("the disk reports an error ({error})").format(error=error.strerror or type(error).__name__)


def why_unusable(error: Exception) -> str:
    """Return why a file or the history can't be used, as the end of a sentence."""
    match error:
        case OSError():
            return reason(error)
        case DamagedFile():
            return str(error)
        case FutureFile():
            return _("it was written by a newer version of Tonk")
    return _("the disk reports an error ({error})").format(error=error)
