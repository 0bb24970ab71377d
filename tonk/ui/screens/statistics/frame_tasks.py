"""Work that is done in parts of frames, one task after the other."""

from collections import deque
from collections.abc import Iterator

from tonk.ui.shell.frame_time import turns

Task = Iterator[bool]
"""Work in steps of some milliseconds at most; a step yields True if it is enough for a frame."""


class FrameTasks:
    """The waiting tasks, and one that fills frames without any.

    Attributes:
        ahead: Work for frames without anything else to do.
    """

    def __init__(self) -> None:
        self.ahead: Task = iter(())
        self._tasks: deque[Task] = deque()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def only(self, task: Task) -> None:
        """Replace all tasks by this one."""
        self._tasks = deque([task])

    def first(self, task: Task) -> None:
        """Do this task before the others."""
        self._tasks.appendleft(task)

    def work(self, seconds: float) -> None:
        """Work for this many seconds, or until a step is enough for a frame."""
        for _turn in turns(seconds):
            if not self._tasks:
                break
            task = self._tasks[0]
            enough = next(task, None)
            if enough is None and self._tasks and self._tasks[0] is task:
                self._tasks.popleft()
            if enough:
                break
