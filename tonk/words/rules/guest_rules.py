"""The rules of the guests in words: gin rummy, knock rummy and thirty-one, as summaries and leaflets."""

from typing import assert_never

from tonk.rules.guests.guest_knobs import GinKnobs, Guest, KnockRummyKnobs, ThirtyOneKnobs
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.phrases import paragraph, points

RulesPart = tuple[str, tuple[str, ...]]
"""A title and its paragraphs."""


def knobs_of(rules: RuleSet) -> Guest:
    """Return the knobs of a guest.

    Raises:
        ValueError: These are the rules of Tonk.
    """
    if rules.guest is None:
        raise ValueError("Tonk is no guest")
    return rules.guest


def guest_character(rules: RuleSet) -> str:
    """Say in a line what kind of game a guest is, and how long its hands are."""
    match guest := knobs_of(rules):
        case GinKnobs():
            return _("The classic for two: collect spreads, and knock when little else is left.")
        case KnockRummyKnobs():
            return _("Quick and bold: the lowest hand takes it all.")
        case ThirtyOneKnobs():
            return _("Three cards and a few lives: collect one suit, and don't be the lowest.")
        case _:
            assert_never(guest)


def guest_summary(rules: RuleSet) -> list[str]:
    """Say in three lines how a guest plays, for somebody who has never played it."""
    match guest := knobs_of(rules):
        case GinKnobs():
            knock = _("Keep spreads in your hand. Knock when your other cards count {n} or less.")
            if not guest.knock_ceiling:
                knock = _("Keep spreads in your hand. Knock when all your cards are in spreads: that's gin.")
            return [
                knock.format(n=guest.knock_ceiling),
                _(
                    "Gin scores {gin} extra. If the other player has no more than you, they "
                    "undercut you and score {undercut} extra."
                ).format(gin=guest.gin_bonus, undercut=guest.undercut_bonus),
                _to_target(guest.target),
            ]
        case KnockRummyKnobs():
            return [
                _("Keep spreads in your hand. Knock after any draw, whatever your other cards count."),
                _(
                    "The lowest hand scores the difference from each of the others. A beaten knocker pays {n} extra."
                ).format(n=guest.knock_penalty),
                _to_target(guest.target),
            ]
        case ThirtyOneKnobs():
            threes = _("Three of a kind count 30½.") if guest.three_of_a_kind else ""
            lives = ngettext("You have {n} life.", "You have {n} lives.", guest.lives).format(n=guest.lives)
            return [
                paragraph(_("Only your best suit counts: an ace 11, a jack, queen or king 10."), threes),
                _("Knock instead of drawing: everyone else gets one more turn, then the lowest hand loses a life."),
                paragraph(lives, _("Anyone with 31 ends the hand at once.")),
            ]
        case _:
            assert_never(guest)


def _to_target(target: int) -> str:
    return _("The first to {points} wins the match.").format(points=points(target))


def guest_text(rules: RuleSet) -> list[RulesPart]:
    """Return the whole rules of a guest except for their name and source, as parts with titles."""
    match guest := knobs_of(rules):
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
        dealt = _("With two players, each gets 10 cards; with three or four, 7; with five, 6.")
    return _("The deal"), (
        paragraph(dealt, _("The next card is turned face up beside the stock. It is called the upcard.")),
    )


def _deadwood() -> RulesPart:
    return _("Spreads and deadwood"), (
        _(
            "A spread is three or four cards of one rank, or three or more in a row in one suit. The ace comes "
            "before the 2."
        ),
        _(
            "Keep spreads in your hand. All your other cards are deadwood: an ace counts 1, a jack, queen or king 10, "
            "others their number."
        ),
    )


def _turn() -> RulesPart:
    return _("A turn"), (
        _(
            "Draw from the stock or take the top discard, then discard a card. You "
            "can't discard the card you have just taken."
        ),
    )


def _gin(guest: GinKnobs) -> list[RulesPart]:
    knock = _("After drawing, you may knock with {n} deadwood or less: discard a card face down and show your hand.")
    if not guest.knock_ceiling:
        knock = _(
            "After drawing, you may knock once all your other cards are in spreads: discard the last one face down."
        )
    big = _("Eleven cards in spreads, with no discard, are big gin and score 31 extra.") if guest.big_gin else ""
    return [
        (
            _("The upcard"),
            (
                _(
                    "The other player may take it or pass, then the dealer may. If both pass, "
                    "the other player draws from the stock."
                ),
            ),
        ),
        _turn(),
        _deadwood(),
        (
            _("Knocking"),
            (
                knock.format(n=guest.knock_ceiling),
                _("The other player lays out spreads too, and may lay off: add cards that fit your spreads."),
                _("If you have less deadwood, you score the difference."),
            ),
        ),
        (
            _("Undercut and gin"),
            (
                _(
                    "If the other player has as little as you or less, they undercut you "
                    "and score the difference plus {n}."
                ).format(n=guest.undercut_bonus),
                paragraph(
                    _("No deadwood at all is gin: nobody lays off, and you score {n} extra.").format(n=guest.gin_bonus),
                    big,
                ),
            ),
        ),
        (
            _("The end of the hand and the match"),
            (
                _(
                    "If nobody has knocked when two cards are left in the stock, nobody "
                    "scores and the same dealer deals again."
                ),
                paragraph(
                    _to_target(guest.target),
                    _(
                        "The winner gets 100 extra, and each hand won adds 25. The winner's points are "
                        "doubled if the other player won no hand."
                    ),
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
                _("After drawing, you may knock with any hand: discard a card, and everyone shows their spreads."),
                _(
                    "The hand with the least deadwood scores, for each of the others, how much more they have. "
                    "Nobody lays off."
                ),
                _(
                    "Anyone as low as the knocker, or lower, undercuts the knocker and wins instead. If lower, the "
                    "knocker also pays {n} extra."
                ).format(n=guest.knock_penalty),
                _(
                    "A knocker with no deadwood has rum and scores {n} extra from everyone, "
                    "unless someone else has none either."
                ).format(n=guest.rum_bonus),
            ),
        ),
        (
            _("The end of the hand and the match"),
            (_("If the stock runs out before anyone knocks, nobody scores."), _to_target(guest.target)),
        ),
    ]


def _thirty_one(guest: ThirtyOneKnobs) -> list[RulesPart]:
    threes = _("Three of a kind count 30½.") if guest.three_of_a_kind else ""
    later = "" if guest.knock_in_first_round else _("Nobody may knock in the first round.")
    lives = ngettext("You start with {n} life.", "You start with {n} lives.", guest.lives).format(n=guest.lives)
    ride = _("With no lives left, you keep playing (a free ride) until you lose once more.") if guest.free_ride else ""
    return [
        (
            _("What a hand counts"),
            (
                paragraph(
                    _("Only your best suit counts: an ace 11, a jack, queen or king 10, others their number."), threes
                ),
            ),
        ),
        _turn(),
        (
            _("Knocking"),
            (
                paragraph(_("Instead of drawing, you may knock. Everyone else then gets one more turn."), later),
                _(
                    "Then the lowest hand loses a life. If several tie for lowest, each of "
                    "them loses one, except the knocker."
                ),
                _("A knocker who is lowest alone loses two lives."),
            ),
        ),
        (
            "31",
            (_("A count of 31, dealt or after your discard, ends the hand at once: everyone else loses a life."),),
        ),
        (
            _("Lives"),
            (
                paragraph(lives, ride),
                _(
                    "Then you are out. The last player left wins. If the last players go "
                    "out together, they play another hand."
                ),
                _("When the stock runs out, the discards are shuffled into a new one."),
            ),
        ),
    ]
