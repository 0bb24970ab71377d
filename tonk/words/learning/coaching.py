"""The coach's reason for a move in one sentence."""

from collections.abc import Sequence
from typing import Literal, assert_never

from tonk.coaching import reason_kinds as why
from tonk.coaching.reason_kinds import Reason
from tonk.rules import RuleSet
from tonk.rules.cards import Seat
from tonk.words import _, ngettext
from tonk.words.cards import card_name, cards_text
from tonk.words.learning.guest_coaching import guest_sentence
from tonk.words.learning.reason_words import (
    HARDLY_EVER,
    few_named,
    hundredths,
    spread_called,
    the_card,
    with_that,
    your_card,
)
from tonk.words.phrases import person, points


def reason_sentence(reason: Reason, rules: RuleSet, names: Sequence[str], seat: Seat) -> str:
    """Return a reason as a sentence addressed to the player at a seat, without a full stop.

    Args:
        reason: The reason.
        rules: The rule set.
        names: The players' names, by seat.
        seat: The player's own seat.
    """
    name = "" if reason.seat is None else person(names[reason.seat])
    own = reason.seat == seat
    match reason.kind:
        case why.OUT:
            return _("You go out")
        case why.WAY_OUT:
            return _("You can go out this turn")
        case (
            why.COULD_DROP | why.COULD_LAY | why.COULD_HIT_FIRST | why.LEAVES_LYING | why.MORE_LEFT | why.WINS_LESS
        ) as kind:
            return _missed(kind, reason, rules, name, own=own)
        case (
            why.DRAW_ENDS | why.DRAW_WAITS | why.DRAW_HOLDS | why.DRAW_OUTS | why.DRAW_LOWER | why.DRAW_HOPES
        ) as kind:
            return _of_draw(kind, reason, rules)
        case (
            why.TAKE_MAKES | why.TAKE_HITS | why.TAKE_LOWERS | why.TAKE_OUTS | why.TAKE_TWIST | why.TAKE_NOTHING
        ) as kind:
            return _of_take(kind, reason, name, own=own)
        case (why.DROP_SURE | why.DROP_LOST | why.DROP_CHANCE) as kind:
            return _of_drop(kind, reason, rules)
        case (
            why.LAY
            | why.LAY_WILD
            | why.LAY_BARS
            | why.HIT
            | why.HIT_BARS
            | why.HIT_BARS_YOU
            | why.HIT_HOLDS
            | why.HIT_BREAKS
        ) as kind:
            return _put_down(kind, reason, rules, name)
        case (
            why.SKIPS
            | why.SKIPS_SELF
            | why.SKIPS_HELD
            | why.BLOCKS
            | why.BLOCKS_OTHER
            | why.RIDS
            | why.CROSSES
            | why.KEEPS_CROSS
        ) as kind:
            return _of_twist(kind, reason, rules, name)
        case kind:
            return _of_discard_or_guest(kind, reason, name)


def _of_discard_or_guest(kind: why.DiscardKind | why.GuestKind, reason: Reason, name: str) -> str:
    match kind:
        case (
            why.GIVES_WILD
            | why.COULD_HIT
            | why.GIVES_BACK
            | why.BREAKS
            | why.COMPLETES
            | why.FEEDS
            | why.TAKEN
            | why.GIVES_UP
            | why.HIGHER_LEFT
            | why.LEAVES_OUTS
            | why.LEAVES
        ) as kind:
            return _of_discard(kind, reason, name)
        case kind:
            return guest_sentence(kind, reason, name)


def _of_draw(kind: why.DrawKind, reason: Reason, rules: RuleSet) -> str:
    match kind:
        case why.DRAW_ENDS:
            hand = _("The stock is empty, so drawing ends the hand and leaves you with {points}")
            if rules.scores_points:
                hand = _("The stock is empty, so drawing ends the round and leaves you with {points}")
            return hand.format(points=points(reason.total))
        case why.DRAW_WAITS:
            return _too_soon(reason, rules)
        case why.DRAW_HOLDS:
            return _("Once you draw, you can lay {spread}").format(spread=spread_called(reason.cards))
        case why.DRAW_OUTS:
            return _outs(reason)
        case why.DRAW_LOWER:
            sentence = ngettext(
                "{n} of the {of} cards you haven't seen would let you discard your {card} and hold fewer points",
                "{n} of the {of} cards you haven't seen would let you discard your {card} and hold fewer points",
                reason.count,
            )
            return sentence.format(n=reason.count, of=reason.of, card=your_card(reason.card))
        case why.DRAW_HOPES:
            return _("No card you could draw helps right away, but you stay in the hand")
        case _:
            assert_never(kind)


def _of_take(kind: why.TakeKind, reason: Reason, name: str, *, own: bool) -> str:
    card = with_that(reason.card)
    match kind:
        case why.TAKE_MAKES:
            return _("It gives you a spread: {spread}").format(spread=spread_called(reason.cards))
        case why.TAKE_HITS:
            hits = _("You can hit your own spread with {card}") if own else _("You can hit {name}'s spread with {card}")
            return hits.format(card=card, name=name)
        case why.TAKE_LOWERS:
            sentence = _("Keep it instead of your {card} and you hold {total}, which is {points} less")
            return sentence.format(card=your_card(reason.card), total=reason.total, points=points(reason.points))
        case why.TAKE_OUTS:
            sentence = ngettext(
                "With {card}, {n} unseen card would give you a spread; without it, {of}",
                "With {card}, {n} unseen cards would give you a spread; without it, {of}",
                reason.count,
            )
            return sentence.format(card=card, n=reason.count, of=reason.of)
        case why.TAKE_TWIST:
            return _("You get {card}, but everyone sees you take it").format(card=the_card(reason.card))
        case why.TAKE_NOTHING:
            return _("It makes no spread with your cards, and everyone sees you take it")
        case _:
            assert_never(kind)


def _outs(reason: Reason) -> str:
    """Say how many cards would make a spread; a few are named."""
    if named := few_named(reason):
        sentence = ngettext(
            "{n} of the {of} cards you haven't seen would give you a spread: {cards}",
            "{n} of the {of} cards you haven't seen would give you a spread: {cards}",
            reason.count,
        )
        return sentence.format(n=reason.count, of=reason.of, cards=named)
    sentence = ngettext(
        "{n} of the {of} cards you haven't seen would give you a spread",
        "{n} of the {of} cards you haven't seen would give you a spread",
        reason.count,
    )
    return sentence.format(n=reason.count, of=reason.of)


def _missed(kind: why.BesideKind, reason: Reason, rules: RuleSet, name: str, *, own: bool) -> str:
    """Say what a better move would have done."""
    card = the_card(reason.card)
    match kind:
        case why.COULD_DROP:
            return _could_drop(reason, rules)
        case why.COULD_LAY:
            return _("You could lay {spread} before discarding").format(spread=spread_called(reason.cards))
        case why.COULD_HIT_FIRST:
            hits = _("You could hit {name} with {cards} first")
            if own:
                hits = _("You could hit your own spread with {cards} first")
            return hits.format(name=name, cards=cards_text(reason.cards))
        case why.LEAVES_LYING if reason.cards:
            return _("You could take {card} and lay {spread}").format(card=card, spread=spread_called(reason.cards))
        case why.LEAVES_LYING:
            return _("You could take {card} and hit with it").format(card=card)
        case why.MORE_LEFT:
            sentence = _("It leaves you with {total}, {points} more than the best move")
            return sentence.format(total=reason.total, points=points(reason.points))
        case why.WINS_LESS if reason.count < reason.of:
            sentence = ngettext(
                "You win {n} hand in 100 with it, and {of} with the best move",
                "You win {n} hands in 100 with it, and {of} with the best move",
                reason.count,
            )
            return sentence.format(n=reason.count, of=reason.of)
        case why.WINS_LESS:
            return _("You win as often as with the best move, but not as much")
        case _:
            assert_never(kind)


def _could_drop(reason: Reason, rules: RuleSet) -> str:
    """Say that the hand could be ended now, and how often that would fail."""
    caught = hundredths(1 - reason.chance)
    if reason.chance > HARDLY_EVER:
        sentence = _("You could drop now: with {total} you'd hardly ever be caught")
        if rules.scores_points:
            sentence = _("You could run now: with {total} you'd hardly ever be caught")
    elif rules.scores_points:
        sentence = ngettext(
            "You could run now: with {total} you'd be caught about {n} time in 100",
            "You could run now: with {total} you'd be caught about {n} times in 100",
            caught,
        )
    else:
        sentence = ngettext(
            "You could drop now: with {total} you'd be caught about {n} time in 100",
            "You could drop now: with {total} you'd be caught about {n} times in 100",
            caught,
        )
    return sentence.format(total=points(reason.total), n=caught)


def _too_soon(reason: Reason, rules: RuleSet) -> str:
    """Say how often a drop now would be caught, as the reason to keep playing."""
    caught = hundredths(reason.chance)
    if rules.scores_points:
        sentence = ngettext(
            "If you ran now with {total}, you'd be caught about {n} time in 100",
            "If you ran now with {total}, you'd be caught about {n} times in 100",
            caught,
        )
    else:
        sentence = ngettext(
            "If you dropped now with {total}, you'd be caught about {n} time in 100",
            "If you dropped now with {total}, you'd be caught about {n} times in 100",
            caught,
        )
    return sentence.format(total=points(reason.total), n=caught)


def _of_drop(kind: why.DropKind, reason: Reason, rules: RuleSet) -> str:
    total = points(reason.total)
    ties = rules.drop_tie == "wins"
    match kind:
        case why.DROP_SURE:
            sure = _("Nobody can hold less than your {total}") if ties else _("Everyone holds more than your {total}")
            return sure.format(total=total)
        case why.DROP_LOST:
            return _("With {total} you are sure to be caught").format(total=total)
        case why.DROP_CHANCE:
            count = hundredths(reason.chance)
            sentence = ngettext(
                "With {total} you'd be caught about {n} time in 100",
                "With {total} you'd be caught about {n} times in 100",
                count,
            )
            return sentence.format(total=total, n=count)
        case _:
            assert_never(kind)


def _put_down(kind: why.PutDownKind, reason: Reason, rules: RuleSet, name: str) -> str:
    values = {"points": points(reason.points), "total": points(reason.total), "n": reason.count, "name": name}
    match kind:
        case why.LAY_BARS | why.HIT_BARS | why.HIT_BARS_YOU:
            sentence = _barred_from_run(kind, reason.count) if rules.scores_points else _barred(kind, reason.count)
        case why.LAY_WILD:
            # Translators: here and below {total} is what is left in the hand, as in “12 points”.
            sentence = _("You use a Wild to get rid of {points}, and are left with {total}")
        case why.HIT_HOLDS:
            sentence = _("It leaves you with {total}, and {name} loses the next turn")
        case why.HIT_BREAKS:
            return _("The hit breaks up a spread in your hand: {spread}").format(spread=spread_called(reason.cards))
        case why.HIT:
            sentence = _("The hit leaves you with {total}")
        case why.LAY:
            sentence = _("It gets {points} out of your hand and leaves you with {total}")
        case _:
            assert_never(kind)
    return sentence.format(**values)


_Barring = Literal["lay_bars", "hit_bars", "hit_bars_you"]


def _barred(kind: _Barring, turns: int) -> str:
    """Say what a move does, and whom it bars from dropping."""
    match kind:
        case why.LAY_BARS:
            return ngettext(
                "You get rid of {points}, but you can't drop on your next turn",
                "You get rid of {points}, but you can't drop on your next {n} turns",
                turns,
            )
        case why.HIT_BARS:
            return ngettext(
                "It leaves you with {total}, and {name} can't drop on the next turn",
                "It leaves you with {total}, and {name} can't drop on the next {n} turns",
                turns,
            )
        case why.HIT_BARS_YOU:
            return ngettext(
                "You hit your own spread, so you can't drop on your next turn",
                "You hit your own spread, so you can't drop on your next {n} turns",
                turns,
            )
        case _:
            assert_never(kind)


def _barred_from_run(kind: _Barring, turns: int) -> str:
    """Say what a move does, and whom it bars from running."""
    match kind:
        case why.LAY_BARS:
            return ngettext(
                "You get rid of {points}, but you can't run on your next turn",
                "You get rid of {points}, but you can't run on your next {n} turns",
                turns,
            )
        case why.HIT_BARS:
            return ngettext(
                "It leaves you with {total}, and {name} can't run on the next turn",
                "It leaves you with {total}, and {name} can't run on the next {n} turns",
                turns,
            )
        case why.HIT_BARS_YOU:
            return ngettext(
                "You hit your own spread, so you can't run on your next turn",
                "You hit your own spread, so you can't run on your next {n} turns",
                turns,
            )
        case _:
            assert_never(kind)


def _of_discard(kind: why.DiscardKind, reason: Reason, name: str) -> str:
    card = the_card(reason.card)
    values = {"card": card, "name": name, "total": reason.total, "n": reason.count}
    match kind:
        case why.GIVES_WILD:
            sentence = _("You give away a Wild, and the next player may take it")
        case why.COULD_HIT:
            sentence = _("Hit with {card} instead: it fits a spread on the table")
            return sentence.format(card=with_that(reason.card))
        case why.GIVES_BACK:
            sentence = _("You'd discard {card} right after taking it")
        case why.BREAKS:
            sentence = _("It breaks up a spread in your hand: {spread}")
            return sentence.format(spread=spread_called(reason.cards))
        case why.COMPLETES:
            # Translators: {cards} are cards that {name} has taken, as in “7♠ 8♠”, and {card} is one card more.
            sentence = _("{name} took {cards}, and could make a spread with {card}")
            return sentence.format(name=name, cards=cards_text(reason.cards), card=with_that(reason.card))
        case why.FEEDS:
            sentence = _("{name} took {cards}, and might want {card} too")
            return sentence.format(**values, cards=cards_text(reason.cards))
        case why.TAKEN:
            chance = hundredths(reason.chance)
            sentence = ngettext(
                "{name} would take {card} about {chance} time in 100",
                "{name} would take {card} about {chance} times in 100",
                chance,
            )
            return sentence.format(**values, chance=chance)
        case why.GIVES_UP:
            return _given_up(reason)
        case why.HIGHER_LEFT:
            sentence = _("It leaves you with {total}, {points} more than if you discard your {card}")
            return sentence.format(card=your_card(reason.card), total=reason.total, points=points(reason.points))
        case why.LEAVES_OUTS:
            sentence = ngettext(
                "It leaves you with {points}, and {n} unseen card would give you a spread",
                "It leaves you with {points}, and {n} unseen cards would give you a spread",
                reason.count,
            )
            return sentence.format(**values, points=points(reason.total))
        case why.LEAVES:
            return _("It leaves you with {points}").format(points=points(reason.total))
        case _:
            assert_never(kind)
    return sentence.format(**values)


def _given_up(reason: Reason) -> str:
    """Say how many cards would no longer make a spread; a few are named."""
    if named := few_named(reason):
        return _("You could no longer make a spread by drawing {cards}").format(cards=named)
    sentence = ngettext(
        "{n} fewer card could give you a spread",
        "{n} fewer cards could give you a spread",
        reason.count,
    )
    return sentence.format(n=reason.count)


def _of_twist(kind: why.SpecialReason, reason: Reason, rules: RuleSet, name: str) -> str:
    match kind:
        case why.SKIPS:
            sentence = ngettext(
                "{name} has {n} card left, and loses a turn",
                "{name} has {n} cards left, and loses a turn",
                reason.count,
            )
            return sentence.format(name=name, n=reason.count)
        case why.SKIPS_SELF:
            return _("You'd lose your own next turn")
        case why.SKIPS_HELD:
            return _("{name} will lose the next turn anyway").format(name=name)
        case why.BLOCKS:
            if rules.holds_turns:
                return _("Until your next turn, hits on your spreads can't cost you a turn")
            return _("Until your next turn, hits on your spreads can't make you wait")
        case why.BLOCKS_OTHER:
            return _("It protects {name}, not you").format(name=name)
        case why.RIDS:
            sentence = _("You get rid of {points} and are left with {total}")
            return sentence.format(points=points(reason.points), total=reason.total)
        case why.CROSSES:
            card = "" if reason.card is None else card_name(reason.card)
            return _("You put {card} on the table at once, and the turn is yours").format(card=card)
        case why.KEEPS_CROSS:
            return _("You keep your Cross for a better card")
        case _:
            assert_never(kind)
