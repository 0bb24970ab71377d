"""The part of a frame for work that is done a piece at a time."""

from collections.abc import Iterator
from time import perf_counter


def turns(seconds: float) -> Iterator[None]:
    """Yield turns until this many seconds are over."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        yield
