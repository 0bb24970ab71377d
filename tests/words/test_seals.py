"""Sentences about a sealed deck: in players' words, and never more than is true."""

import pytest

from tonk.rules.cards import Seat
from tonk.words.seals import cut_place, cut_title, grouped, lifted_line, seal_line, verdict
from tonk.words.table.names import TableNames

NO_BREAK = "\N{NO-BREAK SPACE}"


def test_digits_stand_in_groups_of_four() -> None:
    """Groups can be compared by eye."""
    assert grouped("0123456789ab") == "0123 4567 89ab"
    assert grouped("") == ""


def test_the_log_has_the_first_sixteen_digits_on_one_line() -> None:
    """They stay together at the end of a line."""
    line = seal_line("0123456789abcdef" * 4)
    assert line.replace(NO_BREAK, " ") == "The deck is sealed: 0123 4567 89ab cdef"
    assert line.count(" ") == 4


@pytest.mark.parametrize(
    ("lifted", "line"),
    [(1, "Ana cuts the deck below the top card"), (51, "Ana cuts the deck below the top 51 cards")],
)
def test_a_cut_is_reported_with_its_cards(lifted: int, line: str) -> None:
    """The number of cards has its singular and plural."""
    assert lifted_line(TableNames.of(["Bo", "Ana"]), Seat(1), lifted) == line
    assert lifted_line(TableNames.of(["Bo", "Ana"], [Seat(1)]), Seat(1), lifted) == line.replace("Ana cuts", "You cut")


def test_the_cutter_is_named_if_several_persons_play() -> None:
    """Nobody else is addressed by name."""
    assert cut_title("") == "Cut the deck"
    assert cut_title("Bo") == "Bo, cut the deck"
    assert cut_place(1) == "You move 1 card from the top to the bottom"
    assert cut_place(2) == "You move 2 cards from the top to the bottom"


@pytest.mark.parametrize("lifted", [0, 1, 17])
@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("matches", [False, True])
def test_only_a_full_match_is_confirmed(lifted: int, played: bool, matches: bool) -> None:
    """The verdict confirms the sealed deck only if everything matches."""
    said = verdict(matches=matches, played=played, lifted=lifted)
    assert said.startswith("The seals match") == matches
    assert ("with the sealed deck" in said) == (matches and played)
    assert ("cut after" in said) == (matches and played and lifted > 0)
