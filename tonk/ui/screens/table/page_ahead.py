"""The page at the end of a hand, drawn ahead once for each hand, while the table still shows the ending."""

from collections.abc import Callable, Iterator

_ALL_DRAWN = object()


class PageAhead:
    """Draws one more part of it whenever the table has time, and holds the parts until the next hand.

    Args:
        begin: Begins to draw it: each step draws a part, and yields it.
    """

    def __init__(self, begin: Callable[[], Iterator[object]]) -> None:
        self._begin = begin
        self._steps: Iterator[object] | None = None
        self._drawn: list[object] = []
        self._whole = False

    def missing(self, *, hand_over: bool) -> bool:
        """Return whether the hand is over and a part of its page is not drawn yet.

        Args:
            hand_over: Whether the hand is over.
        """
        return hand_over and not self._whole

    def step(self, *, hand_over: bool) -> bool:
        """Draw one more part; return False if none is left, or while the hand is played.

        Args:
            hand_over: Whether the hand is over.
        """
        if not hand_over:
            self._steps, self._drawn, self._whole = None, [], False
            return False
        if self._steps is None:
            self._steps = self._begin()
        part = next(self._steps, _ALL_DRAWN)
        self._whole = part is _ALL_DRAWN
        if not self._whole:
            self._drawn.append(part)
        return not self._whole
