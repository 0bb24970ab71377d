"""Cards that would complete a spread in a hand, and spreads that a single card makes or breaks."""

import pytest

from tests.support.tables import cards, house, named, table
from tonk.rules import View
from tonk.rules.cards import Seat, parse_card
from tonk.rules.outs import broken_by, largest_with, outs, spread_held, spread_with


def seen(hand: str, discard: str = "", **knobs: object) -> View:
    """The view of a player with this hand, under jazz-club with some knobs changed."""
    return table(house(**knobs), hands=[hand, "KH QD"], stock="4S 4H", discard=discard).view(Seat(0))


@pytest.mark.parametrize(
    ("hand", "discard", "found"),
    [
        ("5C 6C KD", "", "4C 7C"),
        ("5C 7C KD", "", "6C"),
        ("5C 8C KD", "", ""),
        ("9C 9D KD", "9S", "9H"),
        ("AC 2C KD", "", "3C"),
        ("QC KC 2D", "", "JC"),
    ],
)
def test_outs_fill_a_run_or_a_book_and_have_not_been_seen(hand: str, discard: str, found: str) -> None:
    """Outs extend a run at either end, fill its gap, or complete a book; they never wrap around or lie on the table."""
    view = seen(hand, discard)
    assert named(outs(view, view.hand)) == found


@pytest.mark.parametrize(
    ("least_naturals", "found"),
    [(2, "7H 8H 9C 9D 9S TH JH JS QS KC KD KH"), (1, "2D 2H 2S 7H 8H 9C 9D 9S TH JH JS QS KC KD KH")],
)
def test_a_wild_deuce_makes_outs_of_gaps(least_naturals: int, found: str) -> None:
    """With a deuce in hand, a card up to two ranks away is an out; so is another deuce if two Wilds may be together."""
    view = seen("2C 9H KS", wilds=["deuces"], least_naturals=least_naturals)
    assert named(outs(view, view.hand)) == found
    assert named(spread_with(view, view.hand, parse_card("9D"))) == "9D 9H"


def test_the_largest_spread_is_named() -> None:
    """The largest run or book that a card completes, or that the hand holds already, is named."""
    view = seen("5C 6C 8C 7D")
    assert named(spread_with(view, view.hand, parse_card("7C"))) == "5C 6C 7C 8C"
    assert named(spread_with(view, view.hand, parse_card("7H"))) == ""
    assert named(spread_held(view)) == ""
    assert named(spread_held(seen("5C 6C 7C 8C KD"))) == "5C 6C 7C 8C"
    assert named(spread_held(seen("2C 9H 9S KD", wilds=["deuces"]))) == "9H 9S"
    assert named(largest_with(view.rules, cards("9D 9H"), 0, parse_card("9S"))) == "9D 9H 9S"


def test_a_discard_breaks_a_spread_that_needs_it() -> None:
    """Any card breaks a run of three; a middle card breaks a run of four, an end card doesn't."""
    three, four = seen("5C 6C 7C KD"), seen("5C 6C 7C 8C KD")
    assert named(broken_by(three, cards("6C"))) == "5C 6C 7C"
    assert named(broken_by(three, cards("KD"))) == ""
    assert named(broken_by(four, cards("8C"))) == ""
    assert named(broken_by(four, cards("6C"))) == "5C 6C 7C 8C"
