"""Refusals in a sentence: short, exact, and with the remedy if there is one."""

from collections.abc import Callable
from typing import assert_never

from tonk.rules import refusals as no
from tonk.rules.cards import KING, Card, CardSet, Seat, cards_in, mask_of, rank_of
from tonk.rules.fault import Fault
from tonk.rules.knobs import HitRuns
from tonk.rules.melds import fits_on
from tonk.words import _, language, ngettext
from tonk.words.cards import SCREEN, CardNames, card_name, cards_text
from tonk.words.guest_refusals import guest_refusal
from tonk.words.phrases import clipped, either, person
from tonk.words.table.special_moves import special_refusal, wild_refusal
from tonk.words.table.waiting import wait_sentence

_LAST_SPREAD = 99
"""The highest spread number that a sentence spells out; no table has that many."""


def refusal_sentence(
    refusal: no.Refusal, style: CardNames = SCREEN, name_of: Callable[[Seat], str] | None = None
) -> str:
    """Return a refusal in one sentence of at most 200 characters.

    Args:
        refusal: The rules' answer.
        style: The style of cards: ``SCREEN`` or ``NOTATION``.
        name_of: Returns the name of a seat; without it, nobody is named.
    """
    if isinstance(refusal, no.TurnRefusal):
        return clipped(_of_the_turn(refusal, style))
    if isinstance(refusal, no.DropRefusal):
        return clipped(_of_dropping(refusal))
    if isinstance(refusal, no.SpecialRefusal):
        return clipped(special_refusal(refusal, style, name_of))
    if isinstance(refusal, no.WildRefusal):
        return clipped(wild_refusal(refusal, style))
    if isinstance(refusal, no.GuestRefusal):
        return clipped(guest_refusal(refusal, style, name_of))
    return clipped(_of_cards(refusal, style, name_of))


def fault_sentence(fault: Fault) -> str:
    """Say why a rule set or a position is impossible. Knobs are named as in rule files."""
    return clipped(language.one(fault.template).format(**fault.values))


def _of_the_turn(refusal: no.TurnRefusal, style: CardNames) -> str:
    match refusal:
        case no.HandIsOver():
            return _("The hand is over")
        case no.DrawFirst():
            return _("Draw a card or take the discard first")
        case no.HasDrawn():
            return _("You've already drawn: lay, hit or discard")
        case no.NoDiscard():
            return _("There is no discard to take")
        case no.CannotBeLaid(card):
            sentence = _("You may take {card} only if you lay it or hit with it at once, and you can't")
            return sentence.format(card=cards_text([card], style))
        case no.UpcardStays():
            return _("Nobody may take the card turned up at the start: draw from the stock")
        case _:
            assert_never(refusal)


def _of_dropping(refusal: no.DropRefusal) -> str:
    match refusal:
        case no.DropAfterLaying():
            return _("Too late: you've laid or hit this turn")
        case no.DropAfterDrawing():
            return _("Too late: you've already drawn")
        case no.DropBarred():
            return wait_sentence(refusal)
        case no.DropTooEarly(2, scored):
            return (
                _("Nobody may run the first time round the table")
                if scored
                else _("Nobody may drop the first time round the table")
            )
        case no.DropTooEarly(_first, scored):
            if scored:
                return _("Nobody may run the first two times round the table")
            return _("Nobody may drop the first two times round the table")
        case no.DropTooHigh(total, ceiling, scored=True):
            return ngettext(
                "You hold {total} and may run only with {n} point or fewer",
                "You hold {total} and may run only with {n} points or fewer",
                ceiling,
            ).format(total=total, n=ceiling)
        case no.DropTooHigh(total, ceiling):
            return ngettext(
                "You hold {total} and may drop only with {n} point or fewer",
                "You hold {total} and may drop only with {n} points or fewer",
                ceiling,
            ).format(total=total, n=ceiling)
        case _:
            assert_never(refusal)


def _of_cards(refusal: no.CardsRefusal, style: CardNames, name_of: Callable[[Seat], str] | None) -> str:
    match refusal:
        case no.NoCards():
            return _("Choose the cards to hit with")
        case no.NotHeld(cards):
            return ngettext("{cards} is not in your hand", "{cards} are not in your hand", cards.bit_count()).format(
                cards=cards_text(cards, style)
            )
        case no.TooFew() | no.RunHasGaps() | no.NotASpread():
            return _no_spread(refusal, style)
        case no.NoSuchSpread(number):
            if not 0 <= number <= _LAST_SPREAD:
                return _("There is no such spread on the table")
            return _("There is no spread {number} on the table").format(number=number)
        case no.DoesNotFit(card, spread_cards, fits):
            return _does_not_fit(card, mask_of(spread_cards), fits, style)
        case no.BooksMayNotBeHit():
            return _("Nobody may hit books in these rules")
        case no.RunMayNotBeHit(allowed, owner):
            return _run_not_to_be_hit(allowed, owner, name_of)
        case no.NoMoreHits(allowed):
            return ngettext(
                "You may hit with only {n} card a turn", "You may hit with only {n} cards a turn", allowed
            ).format(n=allowed)
        case no.TakenCardMustStay(card):
            return _("With no stock left, you can't discard {card}, which you've just taken").format(
                card=card_name(card, style)
            )
        case _:
            assert_never(refusal)


def _no_spread(refusal: no.TooFew | no.RunHasGaps | no.NotASpread, style: CardNames) -> str:
    cards = refusal.cards
    if not cards:
        return _("A spread needs at least three cards")
    return _what_is_wrong(refusal).format(
        cards=cards_text(cards, style),
        missing=cards_text(refusal.missing, style) if isinstance(refusal, no.RunHasGaps) else "",
    )


def _what_is_wrong(refusal: no.TooFew | no.RunHasGaps | no.NotASpread) -> str:
    match refusal:
        case no.TooFew():
            return _("{cards} is not a spread, which needs at least three cards")
        case no.RunHasGaps(cards, missing):
            if _goes_round_the_corner(cards, missing):
                return _("{cards} is not a run: the ace comes before the 2, never after the king")
            return ngettext(
                "{cards} is not a run: {missing} is missing",
                "{cards} is not a run: {missing} are missing",
                missing.bit_count(),
            )
    ranks = sorted(rank_of(card) for card in cards_in(refusal.cards))
    if ranks == list(range(ranks[0], ranks[0] + len(ranks))):
        return _("{cards} is not a run: all its cards must be of one suit")
    return _("{cards} is not a spread: you need cards of one rank, or of one suit in a row")


def _goes_round_the_corner(cards: CardSet, missing: CardSet) -> bool:
    """Return whether the cards of one suit would be a run if the ace came after the king as well."""
    ranks = [rank_of(card) for card in cards_in(cards)]
    gap = [rank_of(card) for card in cards_in(missing)]
    return ranks[0] == 0 and ranks[-1] == KING and gap[-1] - gap[0] == len(gap) - 1


def _does_not_fit(card: Card, spread_cards: CardSet, fits: CardSet | None, style: CardNames) -> str:
    listed = cards_in(spread_cards)
    if fits is None:
        fits = fits_on(spread_cards)
    fitting = [card_name(c, style) for c in cards_in(fits)]
    if fitting:
        sentence = _("{card} doesn't fit {spread}: only {fitting} does")
    else:
        sentence = _("{card} doesn't fit {spread}: nothing fits it any more")
    return sentence.format(card=card_name(card, style), spread=cards_text(listed, style), fitting=either(fitting))


def _run_not_to_be_hit(allowed: HitRuns, owner: Seat, name_of: Callable[[Seat], str] | None) -> str:
    match allowed:
        case "own" if name_of is not None:
            return _("You may hit only your own runs, and this one is {name}'s").format(name=person(name_of(owner)))
        case "own":
            return _("You may hit only your own runs")
        case "others":
            return _("You may hit only other players' runs")
        case "none" | "any":
            return _("Nobody may hit runs in these rules")
        case _:
            assert_never(allowed)
