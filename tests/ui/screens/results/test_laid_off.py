"""The rows at the end of a hand say who laid cards off on the knocker's spreads."""

from tests.support.guest_tables import guest_table
from tests.support.tables import do
from tonk.ui.screens.results.score_rows import score_rows


def test_a_row_says_that_cards_were_laid_off() -> None:
    """In gin the other player's cards in the first column need not be a spread of their own."""
    for held, said in (("AH 8C 9C TC 3S 7S QD 4C 6D JD", "laid off"), ("9C TC JC 3S 7S QD 2D 6D JD QS", "")):
        position = guest_table("gin", hands=["2H 3H 4H 5C 6C 7C KH KS KC AD 9S", held])
        do(position, "knock 9S")
        assert position.outcome is not None
        rows = score_rows(position.outcome, position, ("Ana", "Bo"), ())
        assert [row.move_text for row in rows] == ["knocked", said]
