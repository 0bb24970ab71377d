"""Work to share, which helper processes can import in a moment."""

import multiprocessing
import os
from dataclasses import dataclass


def squares(numbers: range) -> list[int]:
    """The squares of some numbers."""
    return [number * number for number in numbers]


@dataclass(frozen=True)
class Deadly:
    """The squares, and where they were found; the helper that comes to one of the numbers dies of it."""

    number: int

    def __call__(self, numbers: range) -> list[tuple[int, bool]]:
        """Return each square, with whether a helper found it."""
        helper = multiprocessing.parent_process() is not None
        if helper and self.number in numbers:
            os._exit(1)
        return [(square, helper) for square in squares(numbers)]
