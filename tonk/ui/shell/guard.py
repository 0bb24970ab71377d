"""The guard around each step of the loop: a failing page is named, and the loop goes on after it."""

from collections.abc import Callable
from types import TracebackType

from tonk.ui.shell.screen_stack import Screen

MeetsFault = Callable[[Exception, Screen | None], object]
"""Called with a fault, and the page that can't go on; None if the fault isn't a page's.

Raises:
    Exception: It is the same fault, and nothing can be done.
"""


class Guard:
    """Keeps the loop alive, as a context around each step.

    Attributes:
        page: The page that is being updated or drawn.
        on_fault: Handles an exception of a step; None to let it through.
    """

    def __init__(self) -> None:
        self.page: Screen | None = None
        self.on_fault: MeetsFault | None = None

    def __enter__(self) -> None:
        """Begin a step."""
        self.page = None

    def __exit__(
        self, _kind: type[BaseException] | None, fault: BaseException | None, _trace: TracebackType | None
    ) -> bool:
        """End it; return True if a fault was handled and the loop goes on."""
        if self.on_fault is None or not isinstance(fault, Exception):
            return False
        self.on_fault(fault, self.page)
        return True
