"""Sentences about a sealed deck: in words of players, and never more than is true."""

import pytest

from tonk.rules.cards import Seat
from tonk.words.seals import cut_place, cut_title, grouped, lifted_line, seal_line, verdict
from tonk.words.table.names import TableNames

NO_BREAK = "\N{NO-BREAK SPACE}"


def test_digits_stand_in_groups_of_four() -> None:
    """So that they can be compared by eye."""
    assert grouped("0123456789ab") == "0123 4567 89ab"
    assert grouped("") == ""


def test_the_log_has_the_first_sixteen_digits_on_one_line() -> None:
    """They stay together where the line is broken."""
    line = seal_line("0123456789abcdef" * 4)
    assert line.replace(NO_BREAK, " ") == "The deck is sealed: 0123 4567 89ab cdef"
    assert line.count(" ") == 4


@pytest.mark.parametrize(
    ("lifted", "line"),
    [(1, "Ana cuts the deck below the top card"), (51, "Ana cuts the deck below the top 51 cards")],
)
def test_a_cut_is_reported_with_its_cards(lifted: int, line: str) -> None:
    """One card or several."""
    assert lifted_line(TableNames.of(["Bo", "Ana"]), Seat(1), lifted) == line
    assert lifted_line(TableNames.of(["Bo", "Ana"], [Seat(1)]), Seat(1), lifted) == line.replace("Ana cuts", "You cut")


def test_who_cuts_is_named_where_several_play() -> None:
    """And nobody else is addressed by name."""
    assert cut_title("") == "Cut the deck"
    assert cut_title("Bo") == "Bo, cut the deck"
    assert cut_place(1) == "You move 1 card from the top to the bottom"
    assert cut_place(2) == "You move 2 cards from the top to the bottom"


@pytest.mark.parametrize("lifted", [0, 1, 17])
@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("matches", [False, True])
def test_only_what_agrees_is_called_so(lifted: int, played: bool, matches: bool) -> None:
    """The verdict says that the deck is the one that was sealed only if all of it agrees."""
    said = verdict(matches=matches, played=played, lifted=lifted)
    assert said.startswith("The seals match") == matches
    assert ("with the sealed deck" in said) == (matches and played)
    assert ("cut after" in said) == (matches and played and lifted > 0)
