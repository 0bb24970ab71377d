"""What the chip beside dragged cards says: what they would do here, or why they may not."""

from collections.abc import Sequence

from tonk.rules import Action, Discard, Hit, Lay, Refusal, View
from tonk.rules.cards import Cards, mask_of
from tonk.words import _
from tonk.words.cards import SCREEN, card_name, cards_text, spread_name
from tonk.words.phrases import card_count, person, points
from tonk.words.refusals import refusal_sentence


def group_sentence(view: View, cards: Cards) -> str:
    """What a group of cards is, held over nothing in particular."""
    return f"{card_count(cards.bit_count())}, {points(view.rules.points(cards))}"


def verdict_sentence(view: View, action: Action, refusal: Refusal | None, names: Sequence[str]) -> str:
    """What doing this means for the hand, or why it may not be done."""
    if refusal is not None:
        return refusal_sentence(refusal, SCREEN)
    match action:
        case Lay(cards):
            sentence = _("{spread}, {points}, leaves {rest}")
            return sentence.format(
                spread=spread_name(cards), points=points(view.rules.points(cards)), rest=_left(view, cards)
            )
        case Hit(cards_hit, number):
            owner = view.table[number].owner
            sentence = _("Hit your own spread with {cards}, leaves {rest}")
            if owner != view.seat:
                sentence = _("Hit {name}'s spread with {cards}, leaves {rest}")
            return sentence.format(
                name=person(names[owner]), cards=cards_text(cards_hit), rest=_left(view, mask_of(cards_hit))
            )
        case Discard(card):
            return _("Discard {card}, leaves {rest}").format(card=card_name(card), rest=_left(view, 1 << card))
    return ""


def drop_question(view: View) -> str:
    """What the first press of a drop asks: the points, and what it takes to win with them."""
    sentence = _("Press again to drop with {points}: everyone else must hold more")
    if view.rules.drop_tie == "wins":
        sentence = _("Press again to drop with {points}: nobody may hold less")
    return sentence.format(points=points(view.total))


def _left(view: View, cards: Cards) -> int:
    return view.total - view.rules.points(cards)
