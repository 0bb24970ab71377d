"""Sentences for the player about what is kept: given once, for a screen to show when it can."""

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
"""So many sentences of a session are kept."""


class Notices:
    """Sentences waiting to be shown.

    A trouble that lasts, such as a full disk, is reported once, not at every action; when it is over and comes
    again it is reported again. The writer may notify while the window's thread takes what was reported: each
    sentence is taken once. One trouble belongs to one thread at a time.

    Args:
        clock: Tells the time.
    """

    def __init__(self, clock: Clock = utc_now) -> None:
        self._clock = clock
        self.on_notify: Callable[[], None] = lambda: None
        """Called when there is a new sentence or a trouble is over, on the thread that says so."""
        self.on_record: Callable[[str], None] = lambda _sentence: None
        """Called with each sentence, on the same thread."""
        self._waiting: deque[str] = deque()  # both its ends are safe to use from any thread
        self._kept: deque[tuple[datetime, str]] = deque(maxlen=_MOST)
        self._lasting: dict[str, str] = {}
        self.number = 0
        """The number of sentences so far."""

    def notify(self, sentence: str) -> None:
        """Tell this."""
        self._waiting.append(sentence)
        self._kept.append((self._clock(), sentence))
        self.number += 1
        self.on_record(sentence)
        self.on_notify()

    def notify_once(self, trouble: str, sentence: str) -> None:
        """Give this notice, unless the same trouble (a name of ours, never shown) was reported and is not over."""
        if trouble not in self._lasting:
            self._lasting[trouble] = sentence
            self.notify(sentence)

    def resolved(self, trouble: str) -> None:
        """The trouble is over."""
        if self._lasting.pop(trouble, None) is not None:
            self.on_notify()

    def lasting(self, trouble: str) -> str:
        """The sentence about a trouble that is not over; empty where it is."""
        return self._lasting.get(trouble, "")

    @property
    def kept(self) -> list[tuple[datetime, str]]:
        """The last sentences, and when each was told, the newest first."""
        return list(reversed(list(self._kept)))

    def take_new(self) -> list[str]:
        """The sentences not yet shown, oldest first; they count as shown from now on."""
        return [self._waiting.popleft() for __ in range(len(self._waiting))]


def shown(path: Path) -> str:
    """A path as a player reads it: the home folder as ``~``, bytes that are no text as ``?``."""
    text = str(path)
    with suppress(ValueError, RuntimeError):  # it is elsewhere, or there is no home folder
        text = str(Path("~") / path.relative_to(Path.home()))
    return text.encode("utf-8", "replace").decode("utf-8")


def reason(error: OSError) -> str:
    """The reason why the disk refused, as the end of a sentence."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return _("the disk is full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return _("Tonk isn't allowed to use that folder")
    if error.errno in (errno.ENOTDIR, errno.EEXIST, errno.ELOOP, errno.ENOENT):
        return _("the folder can't be used")
    return _("the disk reports an error ({error})").format(error=error.strerror or type(error).__name__)


def why_unusable(error: Exception) -> str:
    """The reason why a file or the history can't be used, as the end of a sentence."""
    match error:
        case OSError():
            return reason(error)
        case DamagedFile():
            return str(error)
        case FutureFile():
            return _("it was written by a newer version of Tonk")
    return _("the disk reports an error ({error})").format(error=error)
