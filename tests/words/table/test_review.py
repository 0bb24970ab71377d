"""The table in words, for somebody who can't see it."""

import pytest

from tests.support.guest_tables import guest_table
from tests.support.tables import table
from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.words import SOURCE_LANGUAGE, language
from tonk.words.table.names import TableNames
from tonk.words.table.review import final_lines, hand_lines, plate_line, players_lines


def test_spoken_debts_are_written_with_a_wide_minus() -> None:
    """Spoken money is written as everywhere else."""
    view = table("jazz-club", hands=["2C 4D", "3C 5D", "KC QD"], stock="AC", discard="AH").view(Seat(0))
    assert "Bo has −5" in plate_line(view, Seat(1), "Bo", points_held=None, rich=-5)


@pytest.mark.parametrize(
    ("held", "counted"), [("JH 4C 2S", "10 points."), ("AS KS 9S", "30 points."), ("5C 5D 5S", "30½ points.")]
)
def test_a_spoken_hand_of_thirty_one_names_its_points(held: str, counted: str) -> None:
    """The count is not a bare number, which would sound like another card."""
    view = guest_table("thirty-one", hands=[held, "6H 7H 8D"], phase="start").view(Seat(0))
    assert hand_lines(view, ["Ana", "Bo"])[0].endswith(counted)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["Bo has 2 lives", "You have no lives left", "Cy is out"]),
        ("fr", ["Bo a 2 vies", "Vous n’avez plus de vie", "Cy est hors jeu"]),
    ],
)
def test_lives_are_told_in_whole_sentences(code: str, said: list[str]) -> None:
    """Players without lives, and those who are out, have sentences of their own in each language."""
    names = TableNames(("Ana", "Bo", "Cy"), Seat(0))
    view = guest_table("thirty-one", hands=["2C 3C 4C", "6H 7H 8D", "9S TS KS"], phase="start").view(Seat(0))
    try:
        assert language.use(code)
        assert final_lines(names, (0, 2, -1), load_preset("thirty-one")) == said
        assert {*said} < {*players_lines(view, names, (0, 2, -1))}
        assert f"{said[2]}." in plate_line(view, Seat(2), "Cy", points_held=None, rich=-1)
    finally:
        assert language.use(SOURCE_LANGUAGE)
