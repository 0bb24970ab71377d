"""The words of the voice: signs become words, and descriptions are as detailed as wanted."""

import pytest

from tonk.ui.shell.bindings import Bindings
from tonk.words import language
from tonk.words.narration import Description, Role, description, spoken

HAND = Bindings().in_hand(None)


@pytest.mark.parametrize(
    ("screen", "said"),
    [
        ("You draw Q♥", "You draw queen of hearts"),
        ("Ana lays a run, A-2-3♠", "Ana lays a run, ace, 2, 3 of spades"),
        ("10♣ and 9♦", "10 of clubs and 9 of diamonds"),
        ("You pay −2", "You pay minus 2"),
        ("Bo wins +12", "Bo wins plus 12"),
        ("a run of 5-6-7", "a run of 5-6-7"),
        ("25\N{THIN SPACE}000", "25000"),
        ("Four in ♥", "Four in hearts"),
        ("TK1-0CEG-001 · ±0.5", "TK1-0CEG-001, plus or minus 0.5"),
        ("Left: ←", "Left: left arrow"),
    ],
)
def test_signs_are_spoken_as_words(screen: str, said: str) -> None:
    """Signs that a voice would skip or misread are written out; everything else stays."""
    assert spoken(screen) == said


def test_the_letters_of_the_courts_may_be_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A French queen is a D on the card, but a queen in speech; a run of courts is read card by card."""
    monkeypatch.setattr(language, "courts", "VDR")
    assert spoken("D♥, 10-V-D♠") == "queen of hearts, 10, jack, queen of spades"


def test_cards_side_by_side_are_spoken_as_a_list() -> None:
    """A voice would run them together."""
    assert spoken("Lay 7♠ 8♠ now") == "Lay 7 of spades, 8 of spades now"


@pytest.mark.parametrize(
    ("screen", "said"),
    [
        ("Ruby défausse 9♥", "Ruby défausse le 9 de cœur"),
        ("Défaussez votre D♠", "Défaussez votre dame de pique"),
        ("au lieu de D♠ et de A♠", "au lieu de la dame de pique et de l’as de pique"),
        ("avec 8♠ 7♠", "avec le 8 de pique, le 7 de pique"),
        ("avec 8♠ et A♦", "avec le 8 de pique et l’as de carreau"),
        ("Sur la défausse : V♣", "Sur la défausse : valet de trèfle"),
        ("9♥ n’est pas une Croix", "le 9 de cœur n’est pas une Croix"),
        ("faute d’A♠", "faute de l’as de pique"),
        ("un Joker en 7♠", "un Joker en 7 de pique"),
        ("la suite 5-6-7♠", "la suite 5, 6, 7 de pique"),
    ],
)
def test_french_cards_have_an_article_in_a_sentence(screen: str, said: str) -> None:
    """The article is left out on screen, where a card is a sign, and in lists, where it would take time."""
    assert language.use("fr")
    assert spoken(screen) == said


@pytest.mark.parametrize(
    ("detail", "said"),
    [
        ("terse", ["Music: 40 %"]),
        ("normal", ["Music, slider: 40 %"]),
        ("full", ["Music, slider: 40 %", "How loud it is", "left arrow and right arrow change it."]),
    ],
)
def test_a_control_is_described_as_fully_as_is_wanted(detail: str, said: list[str]) -> None:
    """The name and the value come first, at any level of detail."""
    assert description(Description("Music", Role.SLIDER, "40 %", hint="How loud it is"), detail, HAND) == said


def test_a_control_that_cannot_be_used_says_why() -> None:
    """The reason replaces the hint."""
    told = Description("Lay spread", Role.BUTTON, barred="You have no spread to lay")
    assert description(told, "normal", HAND)[1:] == ["It can't be used now.", "You have no spread to lay"]
