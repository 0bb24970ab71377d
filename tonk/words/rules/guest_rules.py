"""The rules of the guests in words: gin rummy, knock rummy and thirty-one, in short and as a leaflet."""

from typing import assert_never

from tonk.rules.guests.guest_knobs import GinKnobs, Guest, KnockRummyKnobs, ThirtyOneKnobs
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.phrases import paragraph, points

RulesPart = tuple[str, tuple[str, ...]]
"""A title and its paragraphs."""


def guest_character(guest: Guest) -> str:
    """The character of a guest and the length of its hands, in a line."""
    match guest:
        case GinKnobs():
            return _("The classic for two: keep your spreads in hand, and knock when little is left over.")
        case KnockRummyKnobs():
            return _("Quick and bold: anybody may knock at any time, and the lowest hand takes it all.")
        case ThirtyOneKnobs():
            return _("Three cards and a few lives: collect one suit, and don’t be the lowest.")
        case _:
            assert_never(guest)


def guest_summary(guest: Guest) -> list[str]:
    """Say how a guest plays, in three lines for somebody who has never played it."""
    match guest:
        case GinKnobs():
            knock = _("Spreads stay in your hand. Knock when the cards outside them count {n} or less.")
            if not guest.knock_ceiling:
                knock = _("Spreads stay in your hand. Knock when all your cards lie in spreads: that is gin.")
            return [
                knock.format(n=guest.knock_ceiling),
                _(
                    "Gin pays {gin} more. If the other has no more than you, that is an undercut: {undercut} more."
                ).format(gin=guest.gin_bonus, undercut=guest.undercut_bonus),
                _to_target(guest.target),
            ]
        case KnockRummyKnobs():
            return [
                _("Spreads stay in your hand. Knock after any draw, with whatever is left over."),
                _("The lowest scores the difference to everybody else. A knocker who is beaten pays {n} more.").format(
                    n=guest.knock_penalty
                ),
                _to_target(guest.target),
            ]
        case ThirtyOneKnobs():
            threes = _("Three of a rank count 30½.") if guest.three_of_a_kind else ""
            lives = ngettext("You have {n} life.", "You have {n} lives.", guest.lives).format(n=guest.lives)
            return [
                paragraph(_("Your best suit counts: aces 11, courts 10."), threes),
                _("Knock instead of drawing: everybody else has one more turn, and the lowest loses a life."),
                paragraph(lives, _("A player with 31 ends the hand at once.")),
            ]
        case _:
            assert_never(guest)


def _to_target(target: int) -> str:
    return _("The first to {points} wins the match.").format(points=points(target))


def guest_text(rules: RuleSet, guest: Guest) -> list[RulesPart]:
    """The whole rules of a guest but for their name and where they come from: parts with a title.

    Args:
        rules: The rule set.
        guest: Its knobs.
    """
    match guest:
        case GinKnobs():
            return [_deal(rules), *_gin(guest)]
        case KnockRummyKnobs():
            return [_deal(rules), *_knock_rummy(guest)]
        case ThirtyOneKnobs():
            return [_deal(rules), *_thirty_one(guest)]
        case _:
            assert_never(guest)


def _deal(rules: RuleSet) -> RulesPart:
    sizes = sorted({rules.dealt(seats) for seats in rules.tables})
    if len(sizes) == 1:
        dealt = ngettext("Each player gets {n} card.", "Each player gets {n} cards.", sizes[0]).format(n=sizes[0])
    else:
        dealt = _("Two players get 10 cards each, three or four get 7, and five get 6.")
    return _("The deal"), (paragraph(dealt, _("The next card is turned up beside the stock: the upcard.")),)


def _deadwood() -> RulesPart:
    return _("Spreads and deadwood"), (
        _("A spread is three or four cards of a rank, or three or more in a row in one suit; aces are low."),
        _("Spreads stay in your hand. All other cards are deadwood: aces count 1, courts 10, others their number."),
    )


def _turn() -> RulesPart:
    return _("A turn"), (
        _("Draw from the stock or take the top discard, then discard. A card you took may not go back at once."),
    )


def _gin(guest: GinKnobs) -> list[RulesPart]:
    knock = _("After drawing you may knock with {n} deadwood or less: discard face down and show your hand.")
    if not guest.knock_ceiling:
        knock = _("After drawing you may knock when all your other cards lie in spreads: discard face down.")
    big = _("Eleven cards in spreads, without a discard, are big gin: 31 more.") if guest.big_gin else ""
    return [
        (
            _("The upcard"),
            (_("The other player may take it or pass, then the dealer. If both pass, the other must draw."),),
        ),
        _turn(),
        _deadwood(),
        (
            _("Knocking"),
            (
                knock.format(n=guest.knock_ceiling),
                _("The other player lays out spreads too, and lays off cards that fit yours."),
                _("If you have less deadwood, you score the difference."),
            ),
        ),
        (
            _("Undercut and gin"),
            (
                _(
                    "If the other has no more than you, that is an undercut, and scores the difference and {n} more."
                ).format(n=guest.undercut_bonus),
                paragraph(
                    _("No deadwood at all is gin: nobody lays off, and you score {n} more.").format(n=guest.gin_bonus),
                    big,
                ),
            ),
        ),
        (
            _("The end of the hand and the match"),
            (
                _("If nobody knocks until two cards are left in the stock, nobody scores, and the dealer deals again."),
                paragraph(
                    _to_target(guest.target),
                    _("The winner adds 100, and each hand won adds 25; all is doubled if the other won none."),
                ),
            ),
        ),
    ]


def _knock_rummy(guest: KnockRummyKnobs) -> list[RulesPart]:
    return [
        _turn(),
        _deadwood(),
        (
            _("Knocking"),
            (
                _("After drawing you may knock with any hand: discard, and everybody shows their spreads."),
                _("The lowest deadwood scores the difference to everybody else. Nobody lays off."),
                _(
                    "If others are as low as the knocker, they win. If somebody is lower, the knocker owes {n} more."
                ).format(n=guest.knock_penalty),
                _(
                    "A knocker without deadwood has rum: {n} more from everybody, unless somebody else has none either."
                ).format(n=guest.rum_bonus),
            ),
        ),
        (
            _("The end of the hand and the match"),
            (_("When the stock is gone and nobody has knocked, nobody scores."), _to_target(guest.target)),
        ),
    ]


def _thirty_one(guest: ThirtyOneKnobs) -> list[RulesPart]:
    threes = _("Three of a rank count 30½.") if guest.three_of_a_kind else ""
    later = "" if guest.knock_in_first_round else _("Nobody may knock in the first round.")
    lives = ngettext("You begin with {n} life.", "You begin with {n} lives.", guest.lives).format(n=guest.lives)
    ride = _("Without lives you keep playing, a free ride, until you lose once more.") if guest.free_ride else ""
    return [
        (
            _("What a hand counts"),
            (paragraph(_("Your best suit counts: an ace 11, courts 10, others their number."), threes),),
        ),
        _turn(),
        (
            _("Knocking"),
            (
                paragraph(_("Instead of drawing you may knock: everybody else has one more turn."), later),
                _("Then the lowest loses a life; all who tie for lowest do, but not the knocker."),
                _("A knocker who is lowest alone loses two."),
            ),
        ),
        (
            "31",
            (_("A player with 31, on the deal or after a discard, ends the hand: all others lose a life."),),
        ),
        (
            _("Lives"),
            (
                paragraph(lives, ride),
                _("Then you are out. The last one in wins; if the last ones go out together, they play another hand."),
                _("When the stock is gone, the discards are shuffled into a new one."),
            ),
        ),
    ]
