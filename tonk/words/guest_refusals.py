"""Refusals in guest games, in a sentence each."""

from collections.abc import Callable
from typing import assert_never

from tonk.rules import refusals as no
from tonk.rules.cards import Seat
from tonk.words import _
from tonk.words.cards import CardNames, card_name
from tonk.words.phrases import person


def guest_refusal(refusal: no.GuestRefusal, style: CardNames, name_of: Callable[[Seat], str] | None) -> str:
    """Return a refusal of gin, knock rummy or thirty-one in one sentence.

    Args:
        refusal: The rules' answer.
        style: The style of cards.
        name_of: Returns the name of a seat; without it, nobody is named.
    """
    match refusal:
        case no.NotInThisGame():
            return _("You can't do that in this game")
        case no.DiscardNext():
            return _("You've already drawn: discard a card")
        case no.AskedAboutUpcard():
            return _("Take the upcard, or pass")
        case no.NothingToPass():
            return _("There is no upcard to pass")
        case no.MustDraw():
            return _("You both passed the upcard: draw from the stock")
        case no.NoStock():
            return _("The stock is empty")
        case no.TakenCardStays(card):
            return _("You've just taken {card}, so you can't discard it this turn").format(card=card_name(card, style))
        case _:
            return _of_knocking(refusal, name_of)


def _of_knocking(refusal: no.KnockRefusal, name_of: Callable[[Seat], str] | None) -> str:
    match refusal:
        case no.TooMuchDeadwood(deadwood, 0):
            return _("In these rules you may knock only with gin, and you'd have {deadwood} deadwood").format(
                deadwood=deadwood
            )
        case no.TooMuchDeadwood(deadwood, ceiling):
            return _("You'd have {deadwood} deadwood: you may knock only with {most} or less").format(
                deadwood=deadwood, most=ceiling
            )
        case no.KnockNamesCard():
            return _("Choose the card to discard, then knock")
        case no.KnockNamesNoCard():
            return _("You knock instead of drawing, without a discard")
        case no.KnockAfterDrawing():
            return _("Too late: you've already drawn")
        case no.KnockedAlready(seat):
            if name_of is None:
                return _("Someone has already knocked")
            return _("{name} has already knocked").format(name=person(name_of(seat)))
        case no.KnockTooEarly():
            return _("Nobody may knock in the first round")
        case _:
            assert_never(refusal)
