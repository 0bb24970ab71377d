"""Sequences with a value for each seat, indexed by seats only.

They are plain lists and tuples; these types let the checker find a card, a spread's number or a count used as a seat.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

from tonk.rules.cards import COMPILED, Seat

if TYPE_CHECKING and not COMPILED:
    T = TypeVar("T")
    T_co = TypeVar("T_co", covariant=True)

    AnySeat = Seat | Literal[0, 1, 2, 3, 4, 5]
    """A seat, or the number of one written out."""

    class PerSeat(Protocol[T_co]):
        """A value for each seat, clockwise from seat 0."""

        def __getitem__(self, seat: AnySeat, /) -> T_co: ...
        def __iter__(self) -> Iterator[T_co]: ...
        def __len__(self) -> int: ...
        def __contains__(self, value: object, /) -> bool: ...

    class PerSeatList(PerSeat[T], Protocol[T]):
        """A value for each seat that can be set."""

        def __setitem__(self, seat: AnySeat, value: T, /) -> None: ...
        def copy(self) -> "PerSeatList[T]":
            """Return the same values in a new list."""

else:
    PerSeat = Sequence
    PerSeatList = list
