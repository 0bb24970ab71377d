"""Money where there is little room."""

import pytest

from tonk.words.phrases import purse


@pytest.mark.parametrize(
    ("money", "told"),
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
def test_large_amounts_are_told_shortly(money: int, told: str) -> None:
    """Never more is told than there is, in seven characters at most."""
    assert purse(money) == told
    assert len(told) <= 7
