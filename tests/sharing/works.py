"""Work to share, in a module that helper processes can import quickly."""

import multiprocessing
import os
from dataclasses import dataclass


def squares(numbers: range) -> list[int]:
    """Return the squares of some numbers."""
    return [number * number for number in numbers]


@dataclass(frozen=True)
class Deadly:
    """Squares with the place where they were computed; a helper that gets one of the numbers dies."""

    number: int

    def __call__(self, numbers: range) -> list[tuple[int, bool]]:
        """Return each square, and whether a helper computed it."""
        helper = multiprocessing.parent_process() is not None
        if helper and self.number in numbers:
            os._exit(1)
        return [(square, helper) for square in squares(numbers)]
