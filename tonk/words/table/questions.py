"""Questions to ask when one move can mean several things, and the meaning of each answer."""

from collections.abc import Sequence
from typing import assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, RuleSet, Skip, Take, View
from tonk.rules.cards import Card, cards_in
from tonk.rules.melds import named_set
from tonk.words import _
from tonk.words.cards import card_name, card_phrase, spread_name
from tonk.words.phrases import joined, paragraph, person, points
from tonk.words.table.special_moves import block_meaning, block_phrase, block_text, skip_phrase
from tonk.words.table.verdicts import worth


def question(choices: Sequence[Action], view: View, names: Sequence[str]) -> str:
    """Return the question about which of these actions is meant, for the seat that looks.

    Args:
        choices: The actions to choose from.
        view: The view of the seat that is asked.
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
    """Explain the answers in a line, if there are too many to explain each; otherwise empty."""
    if len({action.seat for action in choices if isinstance(action, Skip | Block)}) < 2:
        return ""
    return paragraph(_("A Skip takes a player's next turn."), block_text(view.rules))


def answer(action: Action, view: View, names: Sequence[str]) -> str:
    """Return an answer in one to three words.

    Args:
        action: The action.
        view: The view of the seat that is asked.
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
        case Draw() | Take() | Discard() | Drop() | Cross() | Pass() | Knock():
            return ""  # each of these has only one meaning
        case _:
            assert_never(action)


def meaning(action: Action, view: View) -> str:
    """Say the effect of an answer, if it isn't obvious: what it scores, or what happens to a turn."""
    match action:
        case Lay(cards, wilds) if view.rules.scores_points:
            return points(worth(view, cards_in(cards), wilds))
        case Hit(cards_hit, _number, wilds) if view.rules.scores_points:
            return points(worth(view, cards_hit, wilds))
        case Skip():
            return _("The next turn is lost")
        case Block():
            return block_meaning(view.rules)
        case Lay() | Hit() | Draw() | Take() | Discard() | Drop() | Cross() | Pass() | Knock():
            return ""
        case _:
            assert_never(action)


def cannot_mean_anything(action: Action) -> str:
    """Say that a Wild makes no sense with these cards, laid or as a hit."""
    if isinstance(action, Hit):
        return _("These cards don't fit there, whatever the Wild is")
    return _("These cards don't make a spread, whatever the Wild is")


def to_be_chosen(choices: Sequence[Action], view: View, names: Sequence[str]) -> str:
    """Say what releasing the cards will ask, if they could mean several things.

    Args:
        choices: The actions to choose from.
        view: The view of the seat that is asked.
        names: The players' names, by seat.
    """
    skips = [action for action in choices if isinstance(action, Skip | Block)]
    if not skips:
        return _("Release to choose the Wild's card")
    if skips[0].seat == view.seat:
        return _("Release to skip or protect yourself")
    return _("Release to skip or protect {name}").format(name=person(names[skips[0].seat]))


def may_cross(card: Card, drawer: str) -> str:
    """Tell a player that a Cross can take the discard."""
    sentence = _("{name} draws from the stock. Take {card} with your Cross?")
    return sentence.format(name=person(drawer), card=card_name(card))


def must_show(card: Card, rules: RuleSet) -> str:
    """Say that a card just taken must be laid at once."""
    sentence = _("Lay {card} now, in a spread or as a hit")
    if not rules.hits:
        sentence = _("Lay {card} now in a spread")
    return sentence.format(card=card_name(card))


def cross_heading(card: Card) -> str:
    """Return the question to everyone at one screen."""
    return _("Does anyone take {card} with a Cross?").format(card=card_phrase(card))


def cannot_cross(name: str, card: Card) -> str:
    """Tell a player why their Cross can't take a discard."""
    return _("{name} has no Cross, or can't use {card}").format(name=person(name), card=card_name(card))
