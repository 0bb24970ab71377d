"""The coach's reason for a move, in one sentence."""

from collections.abc import Sequence
from typing import assert_never

from tonk.coaching import reason_kinds as why
from tonk.coaching.reason_kinds import Reason
from tonk.rules import RuleSet
from tonk.rules.cards import Card, CardSet, Seat, cards_in, is_twist
from tonk.rules.melds import is_book, is_run
from tonk.words import _, ngettext
from tonk.words.cards import book_name, card_name, cards_text, run_name
from tonk.words.phrases import person, points, run_or_drop

_HARDLY_EVER = 0.995
"""A drop that holds with more than such a chance is not told to be caught in some of 100 hands."""
_MOST_NAMED = 4
"""So many cards that would help are named; of more only their number is given."""


def reason_sentence(reason: Reason, rules: RuleSet, names: Sequence[str], seat: Seat) -> str:
    """A reason as a sentence to the player at a seat, without a full stop.

    Args:
        reason: The reason.
        rules: The rule set.
        names: Of the players, by seat.
        seat: The player's own.
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
            return _missed(kind, reason, name, own=own)
        case (why.DRAW_ENDS | why.DRAW_HOLDS | why.DRAW_OUTS | why.DRAW_LOWER | why.DRAW_HOPES) as kind:
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
            return _put_down(kind, reason, rules, name, own=own)
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
            return _of_discard(kind, reason, name)


def _of_draw(kind: why.DrawKind, reason: Reason, rules: RuleSet) -> str:
    match kind:
        case why.DRAW_ENDS:
            hand = _("The stock is gone: to draw ends the hand, and you hold {points}")
            if rules.scores_points:
                hand = _("The stock is gone: to draw ends the round, and you hold {points}")
            return hand.format(points=points(reason.total))
        case why.DRAW_HOLDS:
            return _("You hold a spread to lay after the draw: {spread}").format(spread=_spread(reason.cards))
        case why.DRAW_OUTS:
            return _outs(reason)
        case why.DRAW_LOWER:
            sentence = ngettext(
                "{n} of the {of} cards you have not seen counts less than your {card}",
                "{n} of the {of} cards you have not seen count less than your {card}",
                reason.count,
            )
            return sentence.format(n=reason.count, of=reason.of, card=_yours(reason.card))
        case why.DRAW_HOPES:
            return _("Nothing you have not seen would help you at once, but the hand goes on")
        case _:
            assert_never(kind)


def _of_take(kind: why.TakeKind, reason: Reason, name: str, *, own: bool) -> str:
    card = _the(reason.card)
    match kind:
        case why.TAKE_MAKES:
            return _("It makes a spread: {spread}").format(spread=_spread(reason.cards))
        case why.TAKE_HITS:
            hits = _("{card} can go onto your own spread") if own else _("{card} can go onto {name}'s spread")
            return hits.format(card=card, name=name)
        case why.TAKE_LOWERS:
            sentence = _("In place of your {card} it leaves you with {total}, {points} fewer")
            return sentence.format(card=_yours(reason.card), total=reason.total, points=points(reason.points))
        case why.TAKE_OUTS:
            sentence = ngettext(
                "With {card}, {n} card you have not seen makes a spread; without it {of}",
                "With {card}, {n} cards you have not seen make a spread; without it {of}",
                reason.count,
            )
            return sentence.format(card=card, n=reason.count, of=reason.of)
        case why.TAKE_TWIST:
            return _("It brings you {card}, though everyone sees you take it").format(card=card)
        case why.TAKE_NOTHING:
            return _("{card} makes no spread with what you hold, and everyone sees you take it").format(card=card)
        case _:
            assert_never(kind)


def _outs(reason: Reason) -> str:
    """Say how many cards would make a spread; a few are named."""
    if named := _named(reason):
        sentence = ngettext(
            "{n} of the {of} cards you have not seen makes a spread: {cards}",
            "{n} of the {of} cards you have not seen make a spread: {cards}",
            reason.count,
        )
        return sentence.format(n=reason.count, of=reason.of, cards=named)
    sentence = ngettext(
        "{n} of the {of} cards you have not seen makes a spread",
        "{n} of the {of} cards you have not seen make a spread",
        reason.count,
    )
    return sentence.format(n=reason.count, of=reason.of)


def _named(reason: Reason) -> str:
    """The cards it is about, if they are few, and none of them is a twist."""
    naturals = [card for card in cards_in(reason.cards) if not is_twist(card)]
    return cards_text(naturals) if reason.count <= _MOST_NAMED and len(naturals) == reason.count else ""


def _the(card: Card | None) -> str:
    """A card as part of a sentence: ``K♠``, ``a Skip``; "" for none."""
    if card is None or not is_twist(card):
        return _yours(card)
    return _("a {twist}").format(twist=card_name(card))


def _yours(card: Card | None) -> str:
    """A card behind the word that says whose it is: ``K♠``, ``Skip``; "" for none."""
    return "" if card is None else card_name(card)


def _spread(cards: CardSet) -> str:
    """A spread by name; one that is none without Wilds by its natural cards, and that there are Wilds."""
    if is_run(cards):
        return run_name(cards)
    if is_book(cards):
        return book_name(cards)
    made = _("{cards} with a Wild") if cards.bit_count() > 1 else _("{cards} with Wilds")
    return made.format(cards=cards_text(cards))


def _missed(kind: why.BesideKind, reason: Reason, name: str, *, own: bool) -> str:
    """Say what a better move would have done."""
    card = _the(reason.card)
    match kind:
        case why.COULD_DROP:
            sentence = _("You could end it now: with {total} you are caught in about {n} of 100 hands")
            if reason.chance > _HARDLY_EVER:
                sentence = _("You could end it now: with {total} you are hardly ever caught")
            return sentence.format(total=points(reason.total), n=_hundredths(1 - reason.chance))
        case why.COULD_LAY:
            return _("You could lay {spread} before you discard").format(spread=_spread(reason.cards))
        case why.COULD_HIT_FIRST:
            hits = _("You could hit {name} with {cards} first")
            if own:
                hits = _("You could hit your own spread with {cards} first")
            return hits.format(name=name, cards=cards_text(reason.cards))
        case why.LEAVES_LYING if reason.cards:
            return _("It leaves {card} lying, which makes a spread: {spread}").format(
                card=card, spread=_spread(reason.cards)
            )
        case why.LEAVES_LYING:
            return _("It leaves {card} lying, with which you could hit").format(card=card)
        case why.MORE_LEFT:
            sentence = _("It leaves you with {total}: {points} more than the best move")
            return sentence.format(total=reason.total, points=points(reason.points))
        case why.WINS_LESS if reason.count < reason.of:
            sentence = _("Played out, it wins {n} of 100 hands, and the best move {of}")
            return sentence.format(n=reason.count, of=reason.of)
        case why.WINS_LESS:
            return _("Played out, it wins as often as the best move, but brings less")
        case _:
            assert_never(kind)


def _of_drop(kind: why.DropKind, reason: Reason, rules: RuleSet) -> str:
    total = points(reason.total)
    ties = rules.drop_tie == "wins"
    match kind:
        case why.DROP_SURE:
            sure = _("Nobody can hold less than your {total}") if ties else _("Everyone holds more than your {total}")
            return sure.format(total=total)
        case why.DROP_LOST:
            return _("You are sure to be caught with {total}").format(total=total)
        case why.DROP_CHANCE:
            sentence = _("With {total} you are caught in about {n} of 100 hands")
            return sentence.format(total=total, n=_hundredths(reason.chance))
        case _:
            assert_never(kind)


def _hundredths(chance: float) -> int:
    """A chance that is neither nothing nor sure, in hundredths."""
    return min(99, max(1, round(100 * chance)))


def _put_down(kind: why.PutDownKind, reason: Reason, rules: RuleSet, name: str, *, own: bool) -> str:
    told = {"points": points(reason.points), "total": reason.total, "n": reason.count, "name": name}
    told["drop"] = run_or_drop(scored=rules.scores_points)
    match kind:
        case why.LAY_BARS:
            sentence = ngettext(
                "It puts {points} down, but you may not {drop} in your next turn",
                "It puts {points} down, but you may not {drop} in your next {n} turns",
                reason.count,
            )
        case why.LAY_WILD:
            sentence = _("It puts {points} down, with a Wild among them, and leaves you with {total}")
        case why.HIT_BARS:
            sentence = ngettext(
                "It leaves you with {total}, and {name} may not {drop} in the next turn",
                "It leaves you with {total}, and {name} may not {drop} in the next {n} turns",
                reason.count,
            )
        case why.HIT_BARS_YOU:
            sentence = ngettext(
                "After a hit on your own spread you may not {drop} in your next turn",
                "After a hit on your own spread you may not {drop} in your next {n} turns",
                reason.count,
            )
        case why.HIT_HOLDS:
            sentence = _("It leaves you with {total}, and {name} loses the next turn")
        case why.HIT_BREAKS:
            return _("It takes a card of a spread that you hold: {spread}").format(spread=_spread(reason.cards))
        case why.HIT if own:
            sentence = _("Onto your own spread: it leaves you with {total}")
        case why.HIT:
            sentence = _("Onto {name}'s spread: it leaves you with {total}")
        case why.LAY:
            sentence = _("It puts {points} down and leaves you with {total}")
        case _:
            assert_never(kind)
    return sentence.format(**told)


def _of_discard(kind: why.DiscardKind, reason: Reason, name: str) -> str:
    card = _the(reason.card)
    told = {"card": card, "name": name, "total": reason.total, "n": reason.count}
    match kind:
        case why.GIVES_WILD:
            sentence = _("A Wild given away: whoever plays next may take it")
        case why.COULD_HIT:
            sentence = _("{card} fits a spread on the table: hit with it instead")
        case why.GIVES_BACK:
            sentence = _("You give {card} back, and have shown it for nothing")
        case why.BREAKS:
            sentence = _("It breaks a spread that you hold: {spread}")
            return sentence.format(spread=_spread(reason.cards))
        case why.COMPLETES:
            sentence = _("{name} took {cards}, and {card} makes a spread with them")
            return sentence.format(**told, cards=cards_text(reason.cards))
        case why.FEEDS:
            sentence = _("{name} took {cards}, and {card} goes with that")
            return sentence.format(**told, cards=cards_text(reason.cards))
        case why.TAKEN:
            sentence = _("{name} takes {card} in about {chance} of 100 hands")
            return sentence.format(**told, chance=_hundredths(reason.chance))
        case why.GIVES_UP:
            return _given_up(reason)
        case why.HIGHER_LEFT:
            sentence = _("It leaves you with {total}: {points} more than without your {card}")
            return sentence.format(card=_yours(reason.card), total=reason.total, points=points(reason.points))
        case why.LEAVES_OUTS:
            sentence = ngettext(
                "It leaves you with {points}, and {n} card you have not seen still makes a spread",
                "It leaves you with {points}, and {n} cards you have not seen still make a spread",
                reason.count,
            )
            return sentence.format(**told, points=points(reason.total))
        case why.LEAVES:
            return _("It leaves you with {points}").format(points=points(reason.total))
        case _:
            assert_never(kind)
    return sentence.format(**told)


def _given_up(reason: Reason) -> str:
    """Say how many cards would no longer make a spread; a few are named."""
    if named := _named(reason):
        return _("You could no longer make a spread with {cards}").format(cards=named)
    sentence = ngettext(
        "{n} card that would have made a spread no longer does",
        "{n} cards that would have made a spread no longer do",
        reason.count,
    )
    return sentence.format(n=reason.count)


def _of_twist(kind: why.SpecialKind, reason: Reason, rules: RuleSet, name: str) -> str:
    match kind:
        case why.SKIPS:
            sentence = ngettext(
                "{name}, with {n} card left, loses a turn", "{name}, with {n} cards left, loses a turn", reason.count
            )
            return sentence.format(name=name, n=reason.count)
        case why.SKIPS_SELF:
            return _("You would lose your own next turn")
        case why.SKIPS_HELD:
            return _("{name} loses the next turn anyway").format(name=name)
        case why.BLOCKS:
            if rules.holds_turns:
                return _("Until your next turn no hit on your spreads holds you")
            return _("Until your next turn no hit on your spreads makes you wait")
        case why.BLOCKS_OTHER:
            return _("It protects {name}, and not you").format(name=name)
        case why.RIDS:
            sentence = _("It takes {points} out of your hand, which counts {total} then")
            return sentence.format(points=points(reason.points), total=reason.total)
        case why.CROSSES:
            card = "" if reason.card is None else card_name(reason.card)
            return _("{card} goes onto the table at once, and it is your turn").format(card=card)
        case why.KEEPS_CROSS:
            return _("You keep your Cross for a better card")
        case _:
            assert_never(kind)
