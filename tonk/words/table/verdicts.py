"""The chip beside dragged cards: what releasing them here would do, or why it is refused."""

from collections.abc import Sequence
from typing import assert_never

from tonk.rules import (
    Action,
    Block,
    Cross,
    Discard,
    Draw,
    Drop,
    Hit,
    Knock,
    Lay,
    Pass,
    Refusal,
    RuleSet,
    Skip,
    Take,
    View,
)
from tonk.rules.cards import Card, CardSet, cards_in, mask_of
from tonk.rules.melds import Wilds, named_set, names_of
from tonk.words import _, pgettext
from tonk.words.cards import SCREEN, card_name, cards_text, spread_name
from tonk.words.phrases import card_count, person, points
from tonk.words.refusals import refusal_sentence
from tonk.words.table.special_moves import block_verdict, skip_verdict


def group_sentence(view: View, cards: CardSet) -> str:
    """Describe a group of cards held over nothing in particular."""
    # Translators: {cards} is a number of cards, {points} their count, as in "3 cards, 18 points".
    sentence = _("{cards}, {points}")
    return sentence.format(cards=card_count(cards.bit_count()), points=points(view.rules.points(cards)))


def verdict_sentence(view: View, action: Action, refusal: Refusal | None, names: Sequence[str]) -> str:
    """Say what this action would do to the hand, or why it is refused.

    Args:
        view: The view of the seat that is asked.
        action: The action.
        refusal: The reason for its refusal; None if it is legal.
        names: The players' names, by seat.
    """
    if refusal is not None:
        return refusal_sentence(refusal, SCREEN)
    match action:
        case Lay(cards, wilds):
            # Translators: {spread} is a spread with its kind, as in "Run 5♦ 6♦ 7♦"; {points} is its count, and
            # {rest} the count of the rest of the hand, as in "18 points".
            sentence = _("{spread}: {points}, leaving {rest}")
            return sentence.format(
                spread=spread_name(named_set(cards, wilds)),
                points=points(worth(view, cards_in(cards), wilds)),
                rest=_left(view, cards),
            )
        case Hit(cards_hit, number, wilds):
            owner = view.table[number].owner
            # Translators: {rest} is the count of the rest of the hand, as in "12 points".
            own, others = (
                _("Hit your own spread with {cards}, leaving {rest}"),
                _("Hit {name}'s spread with {cards}, leaving {rest}"),
            )
            sentence = own if owner == view.seat else others
            return sentence.format(
                name=person(names[owner]),
                cards=cards_text(names_of(cards_hit, wilds)),
                rest=_left(view, mask_of(cards_hit)),
            )
        case Discard(card):
            # Translators: {rest} is the count of the rest of the hand, as in "12 points".
            return _("Discard {card}, leaving {rest}").format(card=card_name(card), rest=_left(view, 1 << card))
        case Skip(_card, seat):
            return skip_verdict(names[seat], own=seat == view.seat)
        case Block(_card, seat):
            return block_verdict(view.rules, names[seat], own=seat == view.seat)
        case Cross():
            return _("Take {card} with the Cross").format(card=card_name(view.discards[-1]))
        case Draw() | Take() | Drop() | Pass() | Knock():
            return ""  # no dragging leads to these
        case _:
            assert_never(action)


def drop_question(view: View) -> str:
    """Return the question at the first press of Drop: the points, and how it wins."""
    ties = view.rules.drop_tie == "wins"
    if view.rules.scores_points:
        run = _("Press again to run with {points}: you win if nobody holds less")
        sentence = run if ties else _("Press again to run with {points}: you win if everyone else holds more")
    else:
        drop = _("Press again to drop with {points}: you win if nobody holds less")
        sentence = drop if ties else _("Press again to drop with {points}: you win if everyone else holds more")
    return sentence.format(points=points(view.total))


def drop_label(rules: RuleSet, asked_with: int | None = None) -> str:
    """Return the label of the button that drops, or runs for points; after the first press, a question."""
    scored = rules.scores_points
    if asked_with is None:
        return pgettext("end the round", "Run") if scored else pgettext("end the hand", "Drop")
    return (_("Run with {total}?") if scored else _("Drop with {total}?")).format(total=asked_with)


def worth(view: View, cards: Sequence[Card], wilds: Wilds) -> int:
    """Return what laid cards count or, for points, what they score.

    Args:
        view: The view of the seat that is asked.
        cards: The cards.
        wilds: The Wilds, each with the card that it stands for.
    """
    if not view.rules.scores_points:
        return view.rules.points(mask_of(cards))
    return sum(view.rules.scores[name] for name in names_of(cards, wilds))


def _left(view: View, cards: CardSet) -> str:
    return points(view.total - view.rules.points(cards))
