"""The table in words, for somebody who can't see it."""

from tests.support.tables import table
from tonk.rules.cards import Seat
from tonk.words.table.review import plate_line


def test_spoken_debts_are_written_with_a_wide_minus() -> None:
    """Spoken money is written as everywhere else."""
    view = table("jazz-club", hands=["2C 4D", "3C 5D", "KC QD"], stock="AC", discard="AH").view(Seat(0))
    assert "Bo has −5" in plate_line(view, Seat(1), "Bo", points_held=None, rich=-5)
