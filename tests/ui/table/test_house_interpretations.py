"""Interpretations of cards where deuces are wild: a deuce may be a two or another card."""

from tests.support.tables import cards, house, table
from tonk.records import action_text
from tonk.rules.cards import Seat
from tonk.ui.table.handling.interpretations import best_lays, hits, lays
from tonk.words.table.questions import answer

DEUCES = house(wilds=["deuces"])
VIEW = table(
    DEUCES, hands=["2C 3C 4C KH KD", "QD"], stock="4S", discard="3S", phase="play", spreads=["1: 3D 4D 5D"]
).view(Seat(0))


def test_a_deuce_in_a_run_may_be_a_two_or_a_wild() -> None:
    """A deuce in 2C 3C 4C may be the two or, as a wild, the five."""
    assert [action_text(Seat(0), lay) for lay in lays(VIEW, cards("2C 3C 4C"))] == [
        "0 lay 2C 3C 4C",
        "0 lay 3C 4C 2C=5C",
    ]


def test_a_deuce_among_kings_is_a_king() -> None:
    """A deuce among kings can only be a king, so there is nothing to ask."""
    assert [action_text(Seat(0), lay) for lay in lays(VIEW, cards("KH KD 2C"))] == ["0 lay 2C=KC KD KH"]


def test_a_spread_without_a_wild_is_thought_of_first() -> None:
    """The best spread of a hand spares the deuce if it costs nothing else."""
    (best, *_) = best_lays(VIEW)
    assert action_text(Seat(0), best) == "0 lay 2C 3C 4C"


def test_each_end_of_a_run_is_an_answer() -> None:
    """A deuce may hit 3D 4D 5D at either end: as the two of diamonds or as the six."""
    senses = hits(VIEW, 0, cards("2C"))
    assert [action_text(Seat(0), hit) for hit in senses] == ["0 hit 2C=2D 0", "0 hit 2C=6D 0"]
    assert len({answer(hit, VIEW, ["Ana", "Bo"]) for hit in senses}) == 2
