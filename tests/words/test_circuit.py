"""Sentences of the Circuit."""

from tonk.words.circuit import TableResult, goal_text, outcome_text, way_on_text


def test_the_goal_of_a_table_is_the_money_that_your_plate_must_show() -> None:
    """It includes the buy-in, as your plate does; points begin at 0."""
    assert goal_text(5, 12, scored=False) == "Reach 17"
    assert goal_text(50, 12, scored=True) == "50 points"


def told(ending: TableResult, further: int, staked: int = 0) -> str:
    """The sentence about your place after a table that wasn't won for the first time."""
    return way_on_text("Pagat", ending=ending, first=False, further=further, complete=False, staked=staked)


def test_the_text_about_your_place_fits_the_table_played() -> None:
    """Losing at an earlier table moves you nowhere, and "try again" never comes with a move elsewhere."""
    assert told("lost", 2) == told("won", 1) == "Your next table is Pagat."
    assert told("lost", 1, 48) == "Your next table is Pagat. The house gives you 48 to sit down there."
    assert told("lost", 0) == "You have the money for another try."
    assert told("lost", 0, 24) == "The house gives you 24 for another try."
    assert told("left", -1).startswith("You take a step back to the Pagat table.")


def test_a_loss_is_never_more_than_the_buy_in() -> None:
    """The match may have a larger loss, so the page explains why you lose less."""
    said = outcome_text("lost", 12, -12, scored=False)
    assert said == "You played 12 hands. You lost your buy-in of 12. That is the most a table can cost you."
