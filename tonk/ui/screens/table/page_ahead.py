"""The page at the end of a hand, drawn ahead once for each hand, while the table still shows how it ended."""

from collections.abc import Callable, Iterator

_ALL_DRAWN = object()


class PageAhead:
    """Draws a part of it more whenever the table has time.

    Args:
        begin: Begins to draw it: each step draws a part.
    """

    def __init__(self, begin: Callable[[], Iterator[None]]) -> None:
        self._begin = begin
        self._steps: Iterator[None] | None = None

    def step(self, *, hand_over: bool) -> bool:
        """Draw a part more; False when none is left, or while the hand is played.

        Args:
            hand_over: Whether the hand is over.
        """
        if not hand_over:
            self._steps = None
            return False
        if self._steps is None:
            self._steps = self._begin()
        return next(self._steps, _ALL_DRAWN) is None
