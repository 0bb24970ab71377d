"""Sequences with a value for each seat, which are looked into by seat and by nothing else.

They are plain lists and tuples; the types are there so that a card, a number of a spread or a count in the place of a
seat is found before the game is run.
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
            """The same values in a list of their own."""

else:
    PerSeat = Sequence
    PerSeatList = list
