"""Thinking where no process can be started: a little between one frame and the next."""

import time
from collections.abc import Iterator

from tonk.rules import Action


class Slices:
    """An answer that is thought out in slices, the same as a worker's after as much work.

    Args:
        steps: What the bot ponders.
        deadline: Seconds of thinking after which the best so far is the answer.
    """

    def __init__(self, steps: Iterator[Action], deadline: float) -> None:
        self._steps = steps
        self._left = deadline
        self._best: Action | None = None

    def go_on(self, seconds: float) -> Action | None:
        """Think for about so long, at least a step; the answer when there is nothing left to think.

        Raises:
            ValueError: The bot has ended without an answer.
        """
        until = min(seconds, self._left)
        began = now = time.perf_counter()
        while True:
            before = now
            step = next(self._steps, None)
            now = time.perf_counter()
            if step is None:
                if self._best is None:
                    raise ValueError("a bot gave no answer")
                return self._best
            self._best = step
            if now - began + (now - before) > until:  # the next step may take as long as this one
                break
        self._left -= now - began
        return self._best if self._left <= 0 else None
