"""Amounts of money, including short forms."""

import pytest

from tonk.words.phrases import money, purse, signed


@pytest.mark.parametrize(
    ("amount", "shown"),
    [
        (0, "0"),
        (100, "100"),
        (-7, "−7"),
        (25_000, "25\N{THIN SPACE}000"),
        (99_999, "99\N{THIN SPACE}999"),
        (123_456, "123k"),
        (999_999, "999k"),
        (1_000_000, "1M"),
        (-1_259_999, "−1.25M"),
        (999_999_999, "999M"),
        (1_000_000_000, "1G"),
    ],
)
def test_large_amounts_are_short(amount: int, shown: str) -> None:
    """The short form is never more than the amount, and at most seven characters long."""
    assert purse(amount) == shown
    assert len(shown) <= 7


def test_thousands_can_be_shortened() -> None:
    """The short form can begin at any amount."""
    assert [purse(amount, 1000) for amount in (500, 5000, 12_500, 2_000_000)] == ["500", "5k", "12.5k", "2M"]


def test_thousands_stand_apart() -> None:
    """A narrow space separates them, whatever the sign."""
    assert [money(amount) for amount in (1_234_567, -1000)] == [
        "1\N{THIN SPACE}234\N{THIN SPACE}567",
        "−1\N{THIN SPACE}000",
    ]


def test_amounts_have_a_minus_of_their_own() -> None:
    """The minus is as wide as a plus, and no hyphen."""
    assert [signed(amount) for amount in (12, 0, -12)] == ["+12", "0", "−12"]
    assert [money(amount) for amount in (12, 0, -12)] == ["12", "0", "−12"]
