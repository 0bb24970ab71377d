"""Refusals at the tables of guests: a sentence for every reason there is."""

from typing import get_args

import pytest

from tonk.rules import refusals as no
from tonk.rules.cards import Seat, parse_card
from tonk.words.cards import NOTATION, SCREEN
from tonk.words.refusals import refusal_sentence

NAMES = ["Ana", "Bo", "Cy"]

SENTENCES: list[tuple[no.Refusal, str]] = [
    (no.NotInThisGame(), "That is not done in this game"),
    (no.AskedAboutUpcard(), "Take the upcard, or pass"),
    (no.NothingToPass(), "There is no upcard to pass"),
    (no.MustDraw(), "Both of you passed the upcard: draw from the stock"),
    (no.NoStock(), "The stock is empty"),
    (no.TakenCardStays(parse_card("9D")), "You have just taken 9♦: it may not go back in the same turn"),
    (no.TooMuchDeadwood(11, 10), "You would have 11 deadwood: 10 is the most you may knock with"),
    (no.TooMuchDeadwood(2, 0), "Here you knock with gin alone: 2 deadwood would be left"),
    (no.KnockNamesCard(), "Choose the card that you knock with"),
    (no.KnockNamesNoCard(), "You knock instead of drawing, and discard nothing"),
    (no.KnockAfterDrawing(), "Too late: you have drawn this turn"),
    (no.KnockedAlready(Seat(1)), "Bo has knocked already"),
    (no.KnockTooEarly(), "Nobody may knock in the first round"),
]


@pytest.mark.parametrize(("refusal", "sentence"), SENTENCES)
def test_each_refusal_on_the_screen(refusal: no.Refusal, sentence: str) -> None:
    """The sentence names the cards and the rule."""
    assert refusal_sentence(refusal, SCREEN, lambda seat: NAMES[seat]) == sentence


def test_every_refusal_has_a_sentence() -> None:
    """No reason is left without words at the tables of guests."""
    assert {type(refusal) for refusal, _ in SENTENCES} == set(get_args(no.GuestRefusal))


def test_refusals_in_notation() -> None:
    """Without a screen, cards are written as in records, and nobody need be named."""
    assert refusal_sentence(no.KnockedAlready(Seat(1)), NOTATION) == "Somebody has knocked already"
    assert all(refusal_sentence(refusal, NOTATION).isascii() for refusal, _ in SENTENCES)
