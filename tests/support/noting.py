"""Functions that tests put in the place of others, to see what these are called with."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
Answer = TypeVar("Answer")


def noting(kept: list[T], *, answer: Answer) -> Callable[[T], Answer]:
    """A function that keeps what it is called with, and gives this answer."""

    def note(one: T) -> Answer:
        kept.append(one)
        return answer

    return note
