"""The table in words, for somebody who asks what lies there."""

from tests.support.tables import table
from tonk.rules.cards import Seat
from tonk.words.table.review import plate_line


def test_debts_have_a_minus_as_wide_as_a_plus() -> None:
    """Money on a plate is said as it is written everywhere."""
    view = table("jazz-club", hands=["2C 4D", "3C 5D", "KC QD"], stock="AC", discard="AH").view(Seat(0))
    assert "Bo has −5" in plate_line(view, Seat(1), "Bo", points_held=None, rich=-5)
