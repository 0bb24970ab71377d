"""The table in words, for somebody who can't see it."""

import pytest

from tests.support.guest_tables import guest_table
from tests.support.tables import table
from tonk.rules.cards import Seat
from tonk.words.table.review import hand_lines, plate_line


def test_spoken_debts_are_written_with_a_wide_minus() -> None:
    """Spoken money is written as everywhere else."""
    view = table("jazz-club", hands=["2C 4D", "3C 5D", "KC QD"], stock="AC", discard="AH").view(Seat(0))
    assert "Bo has −5" in plate_line(view, Seat(1), "Bo", points_held=None, rich=-5)


@pytest.mark.parametrize(
    ("held", "counted"), [("JH 4C 2S", "10 points."), ("AS KS 9S", "30 points."), ("5C 5D 5S", "30.5 points.")]
)
def test_a_spoken_hand_of_thirty_one_names_its_points(held: str, counted: str) -> None:
    """The count is not a bare number, which would sound like another card."""
    view = guest_table("thirty-one", hands=[held, "6H 7H 8D"], phase="start").view(Seat(0))
    assert hand_lines(view, ["Ana", "Bo"])[0].endswith(counted)
