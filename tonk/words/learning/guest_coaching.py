"""The coach's reason for a move in another game than Tonk, in one sentence."""

from typing import assert_never

from tonk.coaching import reason_kinds as why
from tonk.coaching.reason_kinds import Reason
from tonk.words import _, ngettext
from tonk.words.cards import cards_text
from tonk.words.learning.reason_words import HARDLY_EVER, few_named, hundredths, spread_called, the_card, your_card
from tonk.words.phrases import points
from tonk.words.table.guest_hands import count_text


def guest_sentence(kind: why.GuestKind, reason: Reason, name: str) -> str:
    """Return a reason that only guests have as a sentence without a full stop.

    Args:
        kind: The kind of the reason.
        reason: The reason.
        name: The name of the player concerned.
    """
    match kind:
        case (
            why.GIN_OUTS | why.KNOCK_OUTS | why.HELPING | why.IDLE_UPCARD | why.IDLE_UPCARD_OUTS | why.NEW_CARD
        ) as draw:
            return _of_draw(draw, reason)
        case (
            why.TAKE_GIN | why.TAKE_SPREAD | why.TAKE_TO_KNOCK | why.TAKE_LESS | why.TAKE_HELPING | why.COULD_TAKE
        ) as take:
            return _of_take(take, reason)
        case (
            why.USELESS_TO_NEXT
            | why.LOOSE
            | why.LEAVES_HELPING
            | why.LEAVES_DEADWOOD
            | why.MORE_DEADWOOD
            | why.GIVES_UP_HELPING
        ) as discard:
            return _of_discard(discard, reason, name)
        case (
            why.GIN | why.BIG_GIN | why.RUM | why.KNOCK_LEAVES_MORE | why.COULD_GIN | why.WAITS_FOR_GIN | why.PLAYS_OUT
        ) as knock:
            return _of_knock(knock, reason)
        case (
            why.UNDERCUT
            | why.BEATEN
            | why.UNDERCUT_NOW
            | why.BEATEN_NOW
            | why.COULD_KNOCK
            | why.COULD_WIN_LOW
            | why.SUIT_KNOCK
            | why.SUIT_KNOCK_NOW
            | why.SUIT_COULD_KNOCK
        ) as risk:
            return _risk(risk, reason)
        case (
            why.SUIT_SHOWS_31 | why.SUIT_COULD_31 | why.SUIT_TAKE_31 | why.SUIT_PLAYS_OUT | why.SUIT_LOSES_MORE
        ) as end:
            return _of_suit_end(end, reason)
        case (
            why.SUIT_TAKE
            | why.SUIT_TAKE_HOPES
            | why.SUIT_TAKE_IDLE
            | why.SUIT_COULD_TAKE
            | why.SUIT_OUTS
            | why.SUIT_LAST_OUTS
            | why.SUIT_IDLE_TOP
        ) as new:
            return _of_suit_card(new, reason)
        case left:
            return _of_suit_discard(left, reason, name)


def _of_draw(kind: why.RummyDrawKind, reason: Reason) -> str:
    cards = few_named(reason)
    match kind:
        case why.GIN_OUTS:
            sentence = ngettext(
                "{n} of the {of} cards you haven't seen would give you gin",
                "{n} of the {of} cards you haven't seen would give you gin",
                reason.count,
            )
            if cards:
                sentence = ngettext(
                    "{n} of the {of} cards you haven't seen would give you gin: {cards}",
                    "{n} of the {of} cards you haven't seen would give you gin: {cards}",
                    reason.count,
                )
        case why.KNOCK_OUTS:
            sentence = ngettext(
                "{n} of the {of} cards you haven't seen would let you knock",
                "{n} of the {of} cards you haven't seen would let you knock",
                reason.count,
            )
        case why.HELPING:
            sentence = ngettext(
                "{n} of the {of} cards you haven't seen would go into a spread",
                "{n} of the {of} cards you haven't seen would go into a spread",
                reason.count,
            )
        case why.IDLE_UPCARD:
            sentence = _("{card} goes with none of your cards")
        case why.IDLE_UPCARD_OUTS:
            sentence = ngettext(
                "{card} goes with none of your cards, while {n} of the {of} you haven't seen would go into a spread",
                "{card} goes with none of your cards, while {n} of the {of} you haven't seen would go into a spread",
                reason.count,
            )
        case why.NEW_CARD:
            sentence = _("Nobody learns anything about your hand")
        case _:
            assert_never(kind)
    return sentence.format(n=reason.count, of=reason.of, cards=cards, card=the_card(reason.card))


def _of_take(kind: why.RummyTakeKind, reason: Reason) -> str:
    spread = spread_called(reason.cards) if reason.cards else ""
    match kind:
        case why.TAKE_GIN:
            sentence = _("With it you have no deadwood left")
        case why.TAKE_SPREAD:
            sentence = _("It gives you {spread} and cuts your deadwood to {total}")
        case why.TAKE_TO_KNOCK:
            sentence = _("It gives you {spread}, and you can knock with {total}")
        case why.TAKE_LESS:
            sentence = _("Keep it instead of your {card} and your deadwood drops by {less} to {total}")
        case why.TAKE_HELPING:
            sentence = ngettext(
                "With {card}, {n} unseen card would go into a spread; without it, {of}",
                "With {card}, {n} unseen cards would go into a spread; without it, {of}",
                reason.count,
            )
        case why.COULD_TAKE:
            sentence = _("You could take {card} for {spread}")
        case _:
            assert_never(kind)
    return sentence.format(
        spread=spread,
        total=reason.total,
        less=reason.points,
        card=your_card(reason.card),
        n=reason.count,
        of=reason.of,
    )


def _of_discard(kind: why.RummyDiscardKind, reason: Reason, name: str) -> str:
    cards = few_named(reason)
    match kind:
        case why.USELESS_TO_NEXT:
            sentence = _("{name} can't make a spread with {card}")
        case why.LOOSE:
            sentence = _("It goes with none of your other cards, and you get rid of {points}")
            return sentence.format(points=points(reason.points))
        case why.LEAVES_HELPING:
            sentence = ngettext(
                "It leaves you {total} deadwood, and {n} unseen card would go into a spread",
                "It leaves you {total} deadwood, and {n} unseen cards would go into a spread",
                reason.count,
            )
        case why.LEAVES_DEADWOOD:
            sentence = _("It leaves you {total} deadwood")
        case why.MORE_DEADWOOD:
            sentence = _("It leaves you {total} deadwood, {more} more than if you discard your {card}")
        case why.GIVES_UP_HELPING if cards:
            sentence = _("Drawing {cards} would no longer give you a spread")
        case why.GIVES_UP_HELPING:
            sentence = ngettext(
                "{n} fewer card would go into a spread", "{n} fewer cards would go into a spread", reason.count
            )
        case _:
            assert_never(kind)
    return sentence.format(
        name=name,
        card=your_card(reason.card),
        cards=cards,
        total=reason.total,
        more=reason.points,
        n=reason.count,
    )


def _of_knock(kind: why.RummyKnockKind, reason: Reason) -> str:
    match kind:
        case why.GIN:
            sentence = _("That's gin: all your cards are in spreads, so you can't be undercut")
        case why.BIG_GIN:
            sentence = _("All eleven cards are in spreads, which scores more than gin")
        case why.RUM:
            sentence = _("You have no deadwood, and nobody can be lower than that")
        case why.KNOCK_LEAVES_MORE:
            sentence = _("It leaves you {total} deadwood, {more} more than if you knock with your {card}")
        case why.COULD_GIN:
            sentence = _("You could knock now with no deadwood")
        case why.WAITS_FOR_GIN:
            sentence = ngettext(
                "If you wait, {n} of the {of} cards you haven't seen would give you gin",
                "If you wait, {n} of the {of} cards you haven't seen would give you gin",
                reason.count,
            )
        case why.PLAYS_OUT:
            sentence = ngettext(
                "You win about {n} hand in 100 with it", "You win about {n} hands in 100 with it", reason.count
            )
        case _:
            assert_never(kind)
    return sentence.format(
        total=reason.total, more=reason.points, card=your_card(reason.card), n=reason.count, of=reason.of
    )


def _risk(kind: why.RiskKind, reason: Reason) -> str:
    """Say how often a knock would fail."""
    count = hundredths(reason.chance)
    sentence = _hardly_fails(kind) if 1 - reason.chance > HARDLY_EVER else _fails(kind, count)
    suits = kind in (why.SUIT_KNOCK, why.SUIT_KNOCK_NOW, why.SUIT_COULD_KNOCK)
    return sentence.format(total=count_text(reason.total) if suits else reason.total, n=count)


def _hardly_fails(kind: why.RiskKind) -> str:
    match kind:
        case why.UNDERCUT | why.UNDERCUT_NOW:
            return _("With {total} deadwood you'd hardly ever be undercut")
        case why.COULD_KNOCK:
            return _("You could knock now: with {total} deadwood you'd hardly ever be undercut")
        case why.BEATEN | why.BEATEN_NOW:
            return _("With {total} deadwood you'd hardly ever be beaten")
        case why.COULD_WIN_LOW:
            return _("You could knock now: with {total} deadwood you'd hardly ever be beaten")
        case why.SUIT_KNOCK | why.SUIT_KNOCK_NOW:
            return _("With {total} you'd hardly ever lose a life")
        case why.SUIT_COULD_KNOCK:
            return _("You could knock now: with {total} you'd hardly ever lose a life")
        case _:
            assert_never(kind)


def _fails(kind: why.RiskKind, count: int) -> str:
    match kind:
        case why.UNDERCUT:
            return ngettext(
                "With {total} deadwood you'd be undercut about {n} time in 100",
                "With {total} deadwood you'd be undercut about {n} times in 100",
                count,
            )
        case why.UNDERCUT_NOW:
            return ngettext(
                "If you knocked now with {total}, you'd be undercut about {n} time in 100",
                "If you knocked now with {total}, you'd be undercut about {n} times in 100",
                count,
            )
        case why.COULD_KNOCK:
            return ngettext(
                "You could knock now: with {total} deadwood you'd be undercut about {n} time in 100",
                "You could knock now: with {total} deadwood you'd be undercut about {n} times in 100",
                count,
            )
        case why.BEATEN:
            return ngettext(
                "With {total} deadwood you'd be beaten about {n} time in 100",
                "With {total} deadwood you'd be beaten about {n} times in 100",
                count,
            )
        case why.BEATEN_NOW:
            return ngettext(
                "If you knocked now with {total}, you'd be beaten about {n} time in 100",
                "If you knocked now with {total}, you'd be beaten about {n} times in 100",
                count,
            )
        case why.COULD_WIN_LOW:
            return ngettext(
                "You could knock now: with {total} deadwood you'd be beaten about {n} time in 100",
                "You could knock now: with {total} deadwood you'd be beaten about {n} times in 100",
                count,
            )
        case why.SUIT_KNOCK:
            return ngettext(
                "With {total} you'd lose lives about {n} time in 100",
                "With {total} you'd lose lives about {n} times in 100",
                count,
            )
        case why.SUIT_KNOCK_NOW:
            return ngettext(
                "If you knocked now, you'd lose lives about {n} time in 100 with your {total}",
                "If you knocked now, you'd lose lives about {n} times in 100 with your {total}",
                count,
            )
        case why.SUIT_COULD_KNOCK:
            return ngettext(
                "You could knock now: with {total} you'd lose lives about {n} time in 100",
                "You could knock now: with {total} you'd lose lives about {n} times in 100",
                count,
            )
        case _:
            assert_never(kind)


def _of_suit_end(kind: why.SuitEndKind, reason: Reason) -> str:
    match kind:
        case why.SUIT_SHOWS_31:
            sentence = _("It leaves you with 31, which ends the hand at once")
        case why.SUIT_COULD_31:
            sentence = _("You could have 31 this turn")
        case why.SUIT_TAKE_31:
            sentence = _("It gives you 31")
        case why.SUIT_PLAYS_OUT:
            sentence = ngettext(
                "You lose no life in about {n} hand of 100 with it",
                "You lose no life in about {n} hands of 100 with it",
                reason.count,
            )
        case why.SUIT_LOSES_MORE if reason.count < reason.of:
            sentence = ngettext(
                "You lose no life in {n} hand of 100 with it, and in {of} with the best move",
                "You lose no life in {n} hands of 100 with it, and in {of} with the best move",
                reason.count,
            )
        case why.SUIT_LOSES_MORE:
            sentence = _("You're as safe as with the best move, but the others are safer too")
        case _:
            assert_never(kind)
    return sentence.format(n=reason.count, of=reason.of)


def _of_suit_card(kind: why.SuitCardKind, reason: Reason) -> str:
    match kind:
        case why.SUIT_TAKE:
            sentence = _("It raises your {before} to {total} with {cards}")
        case why.SUIT_TAKE_HOPES:
            sentence = ngettext(
                "With {card}, {n} unseen card would raise your count; without it, {of}",
                "With {card}, {n} unseen cards would raise your count; without it, {of}",
                reason.count,
            )
        case why.SUIT_TAKE_IDLE:
            sentence = _("It doesn't raise your {total}, and everyone sees you take it")
        case why.SUIT_COULD_TAKE:
            sentence = _("You could take {card} and have {total}")
        case why.SUIT_OUTS:
            sentence = ngettext(
                "{n} of the {of} cards you haven't seen would raise your {total}",
                "{n} of the {of} cards you haven't seen would raise your {total}",
                reason.count,
            )
        case why.SUIT_LAST_OUTS:
            sentence = ngettext(
                "This is your last turn, and {n} of the {of} cards you haven't seen would raise your {total}",
                "This is your last turn, and {n} of the {of} cards you haven't seen would raise your {total}",
                reason.count,
            )
        case why.SUIT_IDLE_TOP:
            sentence = ngettext(
                "{card} doesn't raise your {total}, but {n} of the {of} cards you haven't seen would",
                "{card} doesn't raise your {total}, but {n} of the {of} cards you haven't seen would",
                reason.count,
            )
        case _:
            assert_never(kind)
    return sentence.format(
        before=count_text(reason.points),
        total=count_text(reason.total),
        cards=cards_text(reason.cards),
        card=the_card(reason.card),
        n=reason.count,
        of=reason.of,
    )


def _of_suit_discard(kind: why.SuitDiscardKind, reason: Reason, name: str) -> str:
    match kind:
        case why.SUIT_KEEPS:
            sentence = _("It leaves you with {total} in {cards}")
        case why.SUIT_KEEPS_HOPES:
            sentence = ngettext(
                "It leaves you with {total}, and {n} of the {of} cards you haven't seen would raise that",
                "It leaves you with {total}, and {n} of the {of} cards you haven't seen would raise that",
                reason.count,
            )
        case why.SUIT_LOWERS:
            sentence = _("It leaves you with {total}, {less} less than if you discard your {card}")
        case why.SUIT_FEEDS:
            sentence = _("{name} took {cards}, and may be gathering that suit")
        case why.SUIT_GIVES_UP:
            sentence = ngettext(
                "If you discard your {card} instead, {n} more card could raise your count",
                "If you discard your {card} instead, {n} more cards could raise your count",
                reason.count,
            )
        case _:
            assert_never(kind)
    return sentence.format(
        name=name,
        total=count_text(reason.total),
        less=count_text(reason.points),
        cards=cards_text(reason.cards),
        card=your_card(reason.card),
        n=reason.count,
        of=reason.of,
    )
