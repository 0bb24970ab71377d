"""Refusals at the tables of guests, in a sentence each."""

from collections.abc import Callable
from typing import assert_never

from tonk.rules import refusals as no
from tonk.rules.cards import Seat
from tonk.words import _
from tonk.words.cards import CardNames, card_name
from tonk.words.phrases import person


def guest_refusal(refusal: no.GuestRefusal, style: CardNames, name_of: Callable[[Seat], str] | None) -> str:
    """A refusal of gin, knock rummy or thirty-one in one sentence.

    Args:
        refusal: The rules' answer.
        style: How cards are written.
        name_of: The name of a seat; without it, nobody is named.
    """
    match refusal:
        case no.NotInThisGame():
            return _("That is not done in this game")
        case no.AskedAboutUpcard():
            return _("Take the upcard, or pass")
        case no.NothingToPass():
            return _("There is no upcard to pass")
        case no.MustDraw():
            return _("Both of you passed the upcard: draw from the stock")
        case no.NoStock():
            return _("The stock is empty")
        case no.TakenCardStays(card):
            return _("You have just taken {card}: it may not go back in the same turn").format(
                card=card_name(card, style)
            )
        case _:
            return _of_knocking(refusal, name_of)


def _of_knocking(refusal: no.KnockRefusal, name_of: Callable[[Seat], str] | None) -> str:
    match refusal:
        case no.TooMuchDeadwood(deadwood, 0):
            return _("Here you knock with gin alone: {deadwood} deadwood would be left").format(deadwood=deadwood)
        case no.TooMuchDeadwood(deadwood, ceiling):
            return _("You would have {deadwood} deadwood: {most} is the most you may knock with").format(
                deadwood=deadwood, most=ceiling
            )
        case no.KnockNamesCard():
            return _("Choose the card that you knock with")
        case no.KnockNamesNoCard():
            return _("You knock instead of drawing, and discard nothing")
        case no.KnockAfterDrawing():
            return _("Too late: you have drawn this turn")
        case no.KnockedAlready(seat):
            if name_of is None:
                return _("Somebody has knocked already")
            return _("{name} has knocked already").format(name=person(name_of(seat)))
        case no.KnockTooEarly():
            return _("Nobody may knock in the first round")
        case _:
            assert_never(refusal)
