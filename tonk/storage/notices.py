"""Sentences for the player about what is kept: given once, for a screen to show when it can."""

import errno
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tonk.words import _


class Notices:
    """Sentences waiting to be shown.

    A trouble that lasts, such as a full disk, is reported once, not at every action; when it is over and comes
    again it is reported again. The writer may notify while the window's thread takes what was reported: each
    sentence is taken once. One trouble belongs to one thread at a time.
    """

    def __init__(self) -> None:
        self.on_notify: Callable[[], None] = lambda: None
        """Called when there is a new sentence or a trouble is over, on the thread that says so."""
        self._waiting: deque[str] = deque()  # both its ends are safe to use from any thread
        self._lasting: set[str] = set()

    def notify(self, sentence: str) -> None:
        """Tell this."""
        self._waiting.append(sentence)
        self.on_notify()

    def notify_once(self, trouble: str, sentence: str) -> None:
        """Give this notice, unless the same trouble (a name of ours, never shown) was reported and is not over."""
        if trouble not in self._lasting:
            self._lasting.add(trouble)
            self.notify(sentence)

    def resolved(self, trouble: str) -> None:
        """The trouble is over."""
        if trouble in self._lasting:
            self._lasting.discard(trouble)
            self.on_notify()

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
