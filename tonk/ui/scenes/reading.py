"""What was brought is long, and is read a part at a time: the page that was open stays, and it is told what goes on."""

from collections.abc import Callable, Generator
from time import perf_counter

from tonk.ui import speeds
from tonk.ui.canvas import Canvas
from tonk.ui.scene import Stage
from tonk.ui.widgets import Answer, Dialog
from tonk.words import _
from tonk.words.phrases import person


class ReadingScene(Dialog):
    """Reads on in each frame; it is only seen where that takes longer than a moment, and can be stopped.

    Args:
        stage: The stage.
        work: Reads, in steps; at the end there are texts.
        done: Called with them, once this is gone.
        name: The file; empty for none or several.
    """

    def __init__(
        self,
        stage: Stage,
        work: Generator[None, None, list[str]],
        done: Callable[[list[str]], None],
        name: str,
    ) -> None:
        title = _("Reading {file}").format(file=person(name)) if name else _("Reading")
        super().__init__(stage, title, _("There is much in it."), [Answer(_("Stop"))])
        self._stage = stage
        self._work, self._done = work, done
        self._shows_at = stage.now + speeds.READING_SHOWN

    @property
    def _seen(self) -> bool:
        return self._stage.now >= self._shows_at

    def update(self, now: float) -> bool:
        """Read on."""
        end = perf_counter() + speeds.COUNTING
        try:
            while perf_counter() < end:
                next(self._work)
        except StopIteration as found:
            self._stage.remove(self)
            self._done(found.value)
        return self._seen and super().update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw it once it has taken a while."""
        if self._seen:
            super().draw(canvas)
