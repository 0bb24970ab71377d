"""Questions where one move can mean several things, and the meaning of each answer."""

from collections.abc import Sequence
from typing import assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Lay, Pass, RuleSet, Skip, Take, View
from tonk.rules.cards import Card, cards_in
from tonk.rules.melds import named_set
from tonk.words import _
from tonk.words.cards import card_name, card_phrase, spread_name
from tonk.words.phrases import joined, paragraph, person, points
from tonk.words.table.special_moves import block_meaning, block_phrase, block_text, skip_phrase
from tonk.words.table.verdicts import worth


def question(choices: Sequence[Action], view: View, names: Sequence[str]) -> str:
    """The question where these actions could be meant by who sees this.

    Args:
        choices: The actions to choose from.
        view: The view of the seat that looks.
        names: The players' names, by seat.
    """
    skips = [action for action in choices if isinstance(action, Skip | Block)]
    if not skips:
        return _("Which card does the Wild stand for?")
    seats = {action.seat for action in skips}
    if len(seats) > 1:
        return _("Who gets it, and as a Skip or a Block?")
    if skips[0].seat == view.seat:
        return _("Skip or protect yourself?")
    return _("Skip or protect {name}?").format(name=person(names[skips[0].seat]))


def explanation(choices: Sequence[Action], view: View) -> str:
    """A line on what the answers bring about, where they are too many to tell it of each; empty elsewhere."""
    if len({action.seat for action in choices if isinstance(action, Skip | Block)}) < 2:
        return ""
    return paragraph(_("A Skip takes a player's next turn."), block_text(view.rules))


def answer(action: Action, view: View, names: Sequence[str]) -> str:
    """An answer, in a word or three.

    Args:
        action: The action.
        view: The view of the seat that looks.
        names: The players' names, by seat.
    """
    match action:
        case Lay(cards, wilds):
            return spread_name(named_set(cards, wilds))
        case Hit(cards, _number, ()):
            return joined([card_name(card) for card in cards])
        case Hit(_cards, _number, wilds):
            return joined([card_name(name) for _wild, name in wilds])
        case Skip(_card, seat):
            return skip_phrase(names[seat], own=seat == view.seat)
        case Block(_card, seat):
            return block_phrase(names[seat], own=seat == view.seat)
        case Draw() | Take() | Discard() | Drop() | Cross() | Pass():
            return ""  # these have one meaning each
        case _:
            assert_never(action)


def meaning(action: Action, view: View) -> str:
    """Say what an answer brings about, where that is not plain to see: what it scores, or what becomes of a turn."""
    match action:
        case Lay(cards, wilds) if view.rules.scores_points:
            return points(worth(view, cards_in(cards), wilds))
        case Hit(cards_hit, _number, wilds) if view.rules.scores_points:
            return points(worth(view, cards_hit, wilds))
        case Skip():
            return _("The next turn is lost")
        case Block():
            return block_meaning(view.rules)
        case Lay() | Hit() | Draw() | Take() | Discard() | Drop() | Cross() | Pass():
            return ""
        case _:
            assert_never(action)


def cannot_mean_anything(action: Action) -> str:
    """Say why cards with a Wild can't be laid or hit with in any sense."""
    if isinstance(action, Hit):
        return _("These cards don't fit there, whatever the Wild is")
    return _("These cards don't make a spread, whatever the Wild is")


def to_be_chosen(choices: Sequence[Action], view: View, names: Sequence[str]) -> str:
    """Say what letting go of cards leads to where they could mean several things.

    Args:
        choices: The actions to choose from.
        view: The view of the seat that looks.
        names: The players' names, by seat.
    """
    skips = [action for action in choices if isinstance(action, Skip | Block)]
    if not skips:
        return _("Release to choose the Wild's card")
    if skips[0].seat == view.seat:
        return _("Release to skip or protect yourself")
    return _("Release to skip or protect {name}").format(name=person(names[skips[0].seat]))


def may_cross(card: Card, drawer: str) -> str:
    """Tell a player that a discard can be taken with a Cross."""
    sentence = _("{name} draws from the stock. Take {card} with your Cross?")
    return sentence.format(name=person(drawer), card=card_name(card))


def must_show(card: Card, rules: RuleSet) -> str:
    """Say what somebody has to do who has taken a card that must be laid at once."""
    sentence = _("Lay {card} now, in a spread or as a hit")
    if not rules.hits:
        sentence = _("Lay {card} now in a spread")
    return sentence.format(card=card_name(card))


def cross_heading(card: Card) -> str:
    """Say what all persons at one screen are asked."""
    return _("Does anyone take {card} with a Cross?").format(card=card_phrase(card))


def cannot_cross(name: str, card: Card) -> str:
    """Tell a player why a discard can't be crossed for."""
    return _("{name} has no Cross, or can't use {card}").format(name=person(name), card=card_name(card))
