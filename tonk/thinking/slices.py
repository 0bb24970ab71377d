"""Thinking where no process can be started: a little between one frame and the next."""

import time
from collections.abc import Iterator
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Slices(Generic[Answer]):
    """Answers that are thought out in slices, the same as a worker's after as much work.

    Args:
        steps: What is pondered.
        deadline: Seconds of thinking after which the best so far is the answer, where one is asked for.
        one_answer: Whether only the last step counts; else each that is not None does.
    """

    def __init__(self, steps: Iterator[Answer | None], deadline: float, *, one_answer: bool = True) -> None:
        self._steps = steps
        self._left = deadline
        self._best: Answer | None = None
        self._one_answer = one_answer

    def go_on(self, seconds: float) -> Answer | None:
        """Think for about so long, at least a step.

        Returns:
            Where one answer is asked for, that one, when there is nothing left to think; else what is new, if anything.

        Raises:
            ValueError: There is nothing left to think, and no answer.
        """
        until = min(seconds, self._left)
        began = now = time.perf_counter()
        new: Answer | None = None
        while True:
            before = now
            try:
                step = next(self._steps)
            except StopIteration:
                return self._last()
            now = time.perf_counter()
            if step is not None:
                self._best = new = step
            if now - began + (now - before) > until:  # the next step may take as long as this one
                break
        if not self._one_answer:
            return new
        self._left -= now - began
        return self._best if self._left <= 0 else None

    def _last(self) -> Answer:
        if self._best is None:
            raise ValueError("a bot gave no answer")
        return self._best
