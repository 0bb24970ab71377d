"""What the coach says of a move: its reason, in one sentence."""

from collections.abc import Sequence

from tonk.coaching import reasons as why
from tonk.coaching.reasons import Reason
from tonk.rules import RuleSet
from tonk.rules.cards import Cards, Seat, cards_in, is_twist
from tonk.rules.spreads import is_book, is_run
from tonk.words import _, ngettext
from tonk.words.cards import book_name, card_name, cards_text, run_name
from tonk.words.phrases import person, points

_MOST_NAMED = 4
"""So many cards that would help are named; of more only their number is told."""


def reason_sentence(reason: Reason, rules: RuleSet, names: Sequence[str], seat: Seat) -> str:
    """A reason as a sentence to the player at a seat, without a full stop.

    Args:
        reason: What is told.
        rules: The rule set.
        names: Of the players, by seat.
        seat: The player's own.
    """
    kind = reason.kind
    if kind == why.OUT:
        return _("You go out")
    if kind == why.WAY_OUT:
        return _("You can go out this turn")
    name = "" if reason.seat is None else person(names[reason.seat])
    own = reason.seat == seat
    if kind.startswith(("draw", "take_")):
        return _before_play(reason, name, own=own)
    if kind.startswith("drop"):
        return _of_drop(reason, rules)
    if kind.startswith(("lay", "hit")):
        return _put_down(reason, name, own=own)
    if kind.startswith(("skips", "blocks", "crosses", "keeps")):
        return _of_twist(reason, name)
    return _of_discard(reason, name)


def _before_play(reason: Reason, name: str, *, own: bool) -> str:
    card = "" if reason.card is None else card_name(reason.card)
    match reason.kind:
        case why.DRAW_ENDS:
            return _("The stock is gone: to draw ends the hand, and you hold {points}").format(
                points=points(reason.total)
            )
        case why.DRAW_OUTS:
            return _outs(reason)
        case why.DRAW_LOWER:
            sentence = ngettext(
                "{n} of the {of} cards you have not seen counts less than your {card}",
                "{n} of the {of} cards you have not seen count less than your {card}",
                reason.count,
            )
            return sentence.format(n=reason.count, of=reason.of, card=card)
        case why.TAKE_MAKES:
            return _("It makes a spread: {spread}").format(spread=_spread(reason.cards))
        case why.TAKE_HITS:
            hits = _("{card} can go onto your own spread") if own else _("{card} can go onto {name}'s spread")
            return hits.format(card=card, name=name)
        case why.TAKE_LOWERS:
            sentence = _("In place of your {card} it leaves you with {total}, {points} fewer")
            return sentence.format(card=card, total=reason.total, points=points(reason.points))
        case why.TAKE_OUTS:
            sentence = ngettext(
                "With {card} {n} card you have not seen makes a spread; without it {of}",
                "With {card} {n} cards you have not seen make a spread; without it {of}",
                reason.count,
            )
            return sentence.format(card=card, n=reason.count, of=reason.of)
        case why.TAKE_TWIST:
            return _("It brings you a {card}, though everyone sees you take it").format(card=card)
        case why.TAKE_NOTHING:
            return _("{card} makes no spread with what you hold, and everyone sees you take it").format(card=card)
    return _("Nothing you have not seen would help you at once, but the hand goes on")


def _outs(reason: Reason) -> str:
    """How many cards would make a spread; a few are named."""
    naturals = [card for card in cards_in(reason.cards) if not is_twist(card)]
    if reason.count <= _MOST_NAMED and len(naturals) == reason.count:
        sentence = ngettext(
            "{n} of the {of} cards you have not seen makes a spread: {cards}",
            "{n} of the {of} cards you have not seen make a spread: {cards}",
            reason.count,
        )
        return sentence.format(n=reason.count, of=reason.of, cards=cards_text(naturals))
    return _("{n} of the {of} cards you have not seen make a spread").format(n=reason.count, of=reason.of)


def _spread(cards: Cards) -> str:
    """A spread by name; where Wilds make it up, its own cards."""
    if is_run(cards):
        return run_name(cards)
    return book_name(cards) if is_book(cards) else cards_text(cards)


def _of_drop(reason: Reason, rules: RuleSet) -> str:
    total = points(reason.total)
    ties = rules.drop_tie == "wins"
    if reason.kind == why.DROP_SURE:
        sentence = _("Nobody can hold less than your {total}") if ties else _("Everyone holds more than your {total}")
        return sentence.format(total=total)
    if reason.kind == why.DROP_LOST:
        sentence = _("Somebody is sure to catch you with {total}")
        return sentence.format(total=total)
    sentence = _("With {total} you are caught in about {n} of 100 hands")
    return sentence.format(total=total, n=_hundredths(reason.chance))


def _hundredths(chance: float) -> int:
    """A chance that is neither nothing nor sure, in hundredths."""
    return min(99, max(1, round(100 * chance)))


def _put_down(reason: Reason, name: str, *, own: bool) -> str:
    told = {"points": points(reason.points), "total": reason.total, "n": reason.count, "name": name}
    match reason.kind:
        case why.LAY_BARS:
            sentence = ngettext(
                "It puts {points} down, but bars you from dropping in your next turn",
                "It puts {points} down, but bars you from dropping in your next {n} turns",
                reason.count,
            )
        case why.LAY_WILD:
            sentence = _("It puts {points} down, with a Wild among them, and leaves you with {total}")
        case why.HIT_BARS:
            sentence = ngettext(
                "It leaves you with {total}, and {name} may not drop in the next turn",
                "It leaves you with {total}, and {name} may not drop in the next {n} turns",
                reason.count,
            )
        case why.HIT_BARS_YOU:
            sentence = ngettext(
                "A hit on your own spread bars you from dropping in your next turn",
                "Hits on your own spread bar you from dropping in your next {n} turns",
                reason.count,
            )
        case why.HIT_HOLDS:
            sentence = _("It leaves you with {total}, and {name} loses the next turn")
        case why.HIT if own:
            sentence = _("Onto your own spread: it leaves you with {total}")
        case why.HIT:
            sentence = _("Onto {name}'s spread: it leaves you with {total}")
        case _:
            sentence = _("It puts {points} down and leaves you with {total}")
    return sentence.format(**told)


def _of_discard(reason: Reason, name: str) -> str:
    card = "" if reason.card is None else card_name(reason.card)
    told = {"card": card, "name": name, "total": reason.total, "n": reason.count}
    match reason.kind:
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
            sentence = ngettext(
                "{n} card that would have made a spread no longer does",
                "{n} cards that would have made a spread no longer do",
                reason.count,
            )
        case why.HIGHER_LEFT:
            sentence = _("It leaves you with {total}: {points} more than without your {card}")
            return sentence.format(**told, points=points(reason.points))
        case why.LEAVES_OUTS:
            sentence = ngettext(
                "It leaves you with {total}, and {n} card you have not seen still makes a spread",
                "It leaves you with {total}, and {n} cards you have not seen still make a spread",
                reason.count,
            )
        case _:
            sentence = _("It leaves you with {total}")
    return sentence.format(**told)


def _of_twist(reason: Reason, name: str) -> str:
    match reason.kind:
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
            return _("Until your next turn no hit on your spreads holds you")
        case why.BLOCKS_OTHER:
            return _("It protects {name}, and not you").format(name=name)
        case why.CROSSES:
            card = "" if reason.card is None else card_name(reason.card)
            return _("{card} goes onto the table at once, and it is your turn").format(card=card)
    return _("You keep your Cross for a better card")
