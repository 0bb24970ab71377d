"""Cards and spreads by name, on screen and in records."""

import pytest

from tests.words.cards import cards, mask
from tonk.rules.cards import ALL_CARDS, EMPTY, FULL_DECK, Seat, card_text
from tonk.rules.melds import laid_by
from tonk.words import language
from tonk.words.cards import NOTATION, SCREEN, book_name, card_name, cards_text, run_name, spread_name


def test_cards_on_the_screen_and_in_records() -> None:
    """The screen writes a ten with two digits and suits as signs; records use their notation."""
    assert [card_name(c) for c in cards("4D TS AC JH")] == ["4♦", "10♠", "A♣", "J♥"]
    assert all(card_name(c, NOTATION) == card_text(c) for c in FULL_DECK)


def test_every_card_has_its_own_name() -> None:
    """No two cards have the same text."""
    for style in (SCREEN, NOTATION):
        assert len({card_name(c, style) for c in FULL_DECK}) == 52


def test_several_cards() -> None:
    """A set is in ascending order, a sequence keeps its order."""
    assert cards_text(mask("7D 4D 5D")) == "4♦ 5♦ 7♦"
    assert cards_text(cards("7D 4D 5D")) == "7♦ 4♦ 5♦"
    assert cards_text(mask("7D 4D TD"), NOTATION) == "4D 7D TD"
    assert cards_text(EMPTY) == ""


def test_no_more_than_ten_cards_are_written() -> None:
    """A longer row is visibly cut."""
    assert cards_text(ALL_CARDS).count(" ") == 10
    assert cards_text(ALL_CARDS).endswith("3♦ …")


@pytest.mark.parametrize(
    ("held", "title", "short"),
    [
        ("5S 6S 7S", "Run 5-6-7♠", "5-6-7♠"),
        ("AH 2H 3H 4H", "Run A-2-3-4♥", "A-2-3-4♥"),
        ("9C TC JC", "Run 9-10-J♣", "9-10-J♣"),
        ("8C 8D 8S", "Book of 8s", "three 8s"),
        ("KC KD KH KS", "Book of kings", "four kings"),
        ("AC AD AS", "Book of aces", "three aces"),
        ("TC TD TS", "Book of 10s", "three 10s"),
    ],
)
def test_spreads(held: str, title: str, short: str) -> None:
    """A spread has a title and a short name, as a set of cards and on the table."""
    assert spread_name(mask(held)) == title
    assert spread_name(laid_by(Seat(0), mask(held))) == title
    assert (run_name if title.startswith("Run") else book_name)(mask(held)) == short


def test_a_language_may_have_a_word_for_three_and_one_for_four() -> None:
    """French players have different words for a book of three and of four."""
    assert language.use("fr")
    assert [spread_name(mask(held)) for held in ("AC AD AS", "8C 8D 8H 8S")] == ["Brelan d’as", "Carré de 8"]


def test_cards_that_are_no_spread_are_listed() -> None:
    """Cards that are no spread are listed."""
    assert spread_name(mask("5S 6S 8D")) == "5♠ 6♠ 8♦"
