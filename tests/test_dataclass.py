"""A frozen dataclass of ours is one of the library in all that the game relies on."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field
from typing import Any

import pytest

from tonk.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Ours:
    """Has a field of each kind."""

    a: int
    b: str = "b"
    seen: list[int] = field(default_factory=list, compare=False, repr=False)
    twice: int = field(init=False)
    kind: str = field(default="kind", init=False)
    last: bool = field(kw_only=True)

    def __post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.a)


@dataclasses.dataclass(frozen=True, slots=True)
class Theirs:
    """The same, made by the library."""

    a: int
    b: str = "b"
    seen: list[int] = field(default_factory=list, compare=False, repr=False)
    twice: int = field(init=False)
    kind: str = field(default="kind", init=False)
    last: bool = field(kw_only=True)

    def __post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.a)


@dataclass(frozen=True)
class Own:
    """Says itself when two are equal."""

    a: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own)


@dataclass(frozen=True, slots=True)
class Bare:
    """Has no fields."""


@dataclass(frozen=True, slots=True)
class Bald:
    """Has none either."""


@pytest.mark.parametrize(
    "told",
    [
        lambda made: repr(made(1, last=True)),
        lambda made: dataclasses.astuple(dataclasses.replace(made(1, "c", last=False), a=3)),
        lambda made: made(1, last=True) == made(1, "b", [5], last=True),
        lambda made: made(1, last=True) == made(1, last=False),
        lambda made: len({made(1, last=True), made(1, "b", [5], last=True), made(2, last=True)}),
        lambda made: made(1, last=True).seen is made(1, last=True).seen,
        lambda made: made.__match_args__,
        lambda made: hasattr(made(1, last=True), "__dict__"),
    ],
)
def test_it_is_as_the_library_makes_it(told: Callable[[Any], object]) -> None:
    """Both classes answer the same to all that is asked of them."""
    assert str(told(Ours)) == str(told(Theirs)).replace("Theirs", "Ours")


def test_nothing_can_be_changed() -> None:
    """Neither a field nor anything else can be set or deleted."""
    value: Any = Ours(1, last=True)
    with pytest.raises(FrozenInstanceError):
        value.a = 2
    with pytest.raises(FrozenInstanceError):
        del value.a


def test_a_copy_is_equal() -> None:
    """Values can be copied, and sent to another process."""
    value = Ours(1, last=True)
    assert copy.copy(value) == pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - our own


def test_classes_without_fields_differ() -> None:
    """All values of one class without fields are equal; those of two are not."""
    assert Bare() == Bare() != Bald()
    assert len({Bare(), Bare(), Bald()}) == 2


def test_a_method_of_its_own_stays() -> None:
    """A class that says itself what is equal is asked, and can still be hashed."""
    assert Own(1) == Own(2)
    assert hash(Own(1)) == hash(Own(1))
