"""Sentences of the Circuit."""

from tonk.words.circuit import goal_text


def test_the_goal_of_a_table_is_the_money_that_your_plate_must_show() -> None:
    """The buy-in counts, since you see both in one there; points begin at nothing."""
    assert goal_text(5, 12, scored=False) == "Reach 17"
    assert goal_text(50, 12, scored=True) == "50 points"
