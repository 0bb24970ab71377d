"""Refusals of the guests: every reason has a sentence."""

from typing import get_args

import pytest

from tonk.rules import refusals as no
from tonk.rules.cards import Seat, parse_card
from tonk.words.cards import NOTATION, SCREEN
from tonk.words.refusals import refusal_sentence

NAMES = ["Ana", "Bo", "Cy"]

SENTENCES: list[tuple[no.Refusal, str]] = [
    (no.NotInThisGame(), "You can't do that in this game"),
    (no.DiscardNext(), "You've already drawn: discard a card"),
    (no.AskedAboutUpcard(), "Take the upcard, or pass"),
    (no.NothingToPass(), "There is no upcard to pass"),
    (no.MustDraw(), "You both passed the upcard: draw from the stock"),
    (no.NoStock(), "The stock is empty"),
    (no.TakenCardStays(parse_card("9D")), "You've just taken 9♦, so you can't discard it this turn"),
    (no.TooMuchDeadwood(11, 10), "You'd have 11 deadwood: you may knock only with 10 or less"),
    (no.TooMuchDeadwood(2, 0), "In these rules you may knock only with gin, and you'd have 2 deadwood"),
    (no.KnockNamesCard(), "Choose the card to discard, then knock"),
    (no.KnockNamesNoCard(), "You knock instead of drawing, without a discard"),
    (no.KnockAfterDrawing(), "Too late: you've already drawn"),
    (no.KnockedAlready(Seat(1)), "Bo has already knocked"),
    (no.KnockTooEarly(), "Nobody may knock in the first round"),
]


@pytest.mark.parametrize(("refusal", "sentence"), SENTENCES)
def test_each_refusal_on_the_screen(refusal: no.Refusal, sentence: str) -> None:
    """The sentence names the cards and the rule."""
    assert refusal_sentence(refusal, SCREEN, lambda seat: NAMES[seat]) == sentence


def test_every_refusal_has_a_sentence() -> None:
    """No reason of a guest is without words."""
    assert {type(refusal) for refusal, _ in SENTENCES} == set(get_args(no.GuestRefusal))


def test_refusals_in_notation() -> None:
    """Outside the screen, cards are written as in records, and names aren't needed."""
    assert refusal_sentence(no.KnockedAlready(Seat(1)), NOTATION) == "Someone has already knocked"
    assert all(refusal_sentence(refusal, NOTATION).isascii() for refusal, _ in SENTENCES)
