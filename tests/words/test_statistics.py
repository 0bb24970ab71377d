"""The statistics in words: the words of the game that was played, with the right numbers."""

import re

import pytest

from tonk.words.figures import Counted, figure_name, figure_text, figures_counted
from tonk.words.statistics import odds, p_explained, seals_text

FIGURES = ("net", "hands", "each", "won", "dropped", "held", "at_drop", "outs", "tonks", "left", "rounds", "accuracy")


@pytest.mark.parametrize("name", FIGURES)
def test_figures_for_points_are_about_runs_and_not_payments(name: str) -> None:
    """Rules for points have no drops, stakes or payments; others have no runs."""
    assert not re.search(r"drop|stake|paid|cost", figure_text(name, "points"))
    assert not re.search(r"\bruns?\b|running|\bran\b|points", figure_text(name, "money"))


@pytest.mark.parametrize("counted", ["deadwood", "lives"])
def test_figures_of_other_games_are_about_knocks(counted: Counted) -> None:
    """Other games have no drops, runs, going out or dealt Tonks."""
    said = [words(name, counted) for name in figures_counted(counted) for words in (figure_name, figure_text)]
    assert not re.search(r"[Dd]rop|stake|\b[Rr]uns?\b|[Rr]ounds|Tonk|bonus|went out", " ".join(said))


@pytest.mark.parametrize(
    ("seals", "broken", "expected"),
    [
        (5, 1, "1 of 5 seals doesn't match its deck."),
        (5, 2, "2 of 5 seals don't match their decks."),
        (1, 1, "The one sealed hand doesn't match its seal."),
        (1, 0, "The seal of 1 hand matches its deck."),
        (3, 0, "The seals of all 3 hands match their decks."),
    ],
)
def test_broken_seals_are_counted(seals: int, broken: int, expected: str) -> None:
    """The broken ones are counted, and the verb agrees."""
    assert seals_text(seals, broken) == expected


def test_a_rare_chance_is_written_the_same_way_everywhere() -> None:
    """A number is written the same way everywhere."""
    assert odds(0.001) in p_explained()
