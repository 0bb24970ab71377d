"""Replacements for functions, which record their calls."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
Answer = TypeVar("Answer")


def noting(kept: list[T], *, answer: Answer) -> Callable[[T], Answer]:
    """Return a function that records its calls and returns this answer."""

    def note(one: T) -> Answer:
        kept.append(one)
        return answer

    return note
