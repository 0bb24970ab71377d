"""The reading of long files, a part at a time, over the open page, with the progress."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Generic, TypeVar

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.frame_time import turns
from tonk.ui.shell.inputs import Input
from tonk.ui.widgets import Dialog, DialogAnswer
from tonk.words import _, pgettext
from tonk.words.phrases import person

Found = TypeVar("Found")


class ReadingDialog(Dialog, Generic[Found]):
    """Reads on in each frame; it appears only after a moment, and can then be stopped.

    Args:
        ui: The context of the window.
        work: Reads, in steps, and returns the result.
        done: Called with the results of this and all other work, after the dialog is gone.
        name: The file; empty for none or several.
    """

    def __init__(
        self,
        ui: UiContext,
        work: Generator[None, None, Found],
        done: Callable[[Sequence[Found]], None],
        name: str,
    ) -> None:
        title = _("Reading {file}").format(file=person(name)) if name else pgettext("a file", "Reading")
        super().__init__(ui, title, _("This is a large file."), [DialogAnswer(_("Stop"))])
        self._ui = ui
        self._works, self._done = deque([work]), done
        self._found: list[Found] = []
        self._shows_at = ui.now + speeds.READING_SHOWN

    @property
    def _seen(self) -> bool:
        return self._ui.now >= self._shows_at

    def read_also(self, work: Generator[None, None, Found]) -> None:
        """Read newly brought files as well."""
        self._works.append(work)
        self._title = pgettext("a file", "Reading")
        self._lay_out()

    def handle(self, event: Input) -> None:
        """Ignore answers to a question that isn't visible yet."""
        if self._seen:
            super().handle(event)

    def update(self, now: float) -> bool:
        """Read on."""
        for _turn in turns(speeds.COUNTING):
            if not self._works:
                break
            try:
                next(self._works[0])
            except StopIteration as read:
                self._found.append(read.value)
                self._works.popleft()
        if not self._works:
            self._ui.screens.remove(self)
            self._done(self._found)
        return self._seen and super().update(now)

    def wakes_at(self, now: float) -> float:
        """Return ``now``, since there is more to read (`Screen`)."""
        return now

    def draw(self, canvas: Canvas) -> None:
        """Draw it once it has taken a while."""
        if self._seen:
            super().draw(canvas)
