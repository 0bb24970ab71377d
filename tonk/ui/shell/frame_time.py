"""The part of a frame that work may take which is done a piece at a time."""

from collections.abc import Iterator
from time import perf_counter


def turns(seconds: float) -> Iterator[None]:
    """Give turn after turn until so many seconds are over."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        yield
