"""What a player is asked where one deed can mean several things, and what each answer means."""

from collections.abc import Sequence

from tonk.rules import Action, Block, Hit, Lay, Skip
from tonk.rules.cards import Card
from tonk.rules.wilds import named_set
from tonk.words import _
from tonk.words.cards import card_name, spread_name
from tonk.words.phrases import joined, person


def question(choices: Sequence[Action], names: Sequence[str]) -> str:
    """What is asked where these actions could be meant."""
    skips = [action for action in choices if isinstance(action, Skip | Block)]
    if not skips:
        return _("Which card does the Wild stand for?")
    seats = {action.seat for action in skips}
    if len(seats) > 1:
        return _("Before whom, and as what?")
    return _("A Skip or a Block before {name}?").format(name=person(names[skips[0].seat]))


def answer(action: Action, names: Sequence[str]) -> str:
    """An answer, in a word or three."""
    match action:
        case Lay(cards, wilds):
            return spread_name(named_set(cards, wilds))
        case Hit(cards, _number, ()):
            return joined([card_name(card) for card in cards])
        case Hit(_cards, _number, wilds):
            return joined([card_name(name) for _wild, name in wilds])
        case Skip(_card, seat):
            return _("Skip {name}").format(name=person(names[seat]))
        case Block(_card, seat):
            return _("Block {name}").format(name=person(names[seat]))
    return ""


def meaning(action: Action) -> str:
    """What an answer brings about, where that is not plain to see."""
    match action:
        case Skip():
            return _("The next turn is lost")
        case Block():
            return _("Hits hold nobody until your next turn")
    return ""


def without_sense(action: Action) -> str:
    """Why cards with a Wild can't be laid or hit with in any sense."""
    if isinstance(action, Hit):
        return _("These cards do not fit there, whatever the Wild stands for")
    return _("These cards make no spread, whatever the Wild stands for")


def to_be_chosen(choices: Sequence[Action], names: Sequence[str]) -> str:
    """What letting go of cards leads to where they could mean several things."""
    skips = [action for action in choices if isinstance(action, Skip | Block)]
    if skips:
        return _("Skip or Block {name}: let go to choose").format(name=person(names[skips[0].seat]))
    return _("Let go to choose what the Wild stands for")


def may_cross(card: Card, drawer: str) -> str:
    """What somebody is told who could take a discard with a Cross."""
    sentence = _("{name} draws from the stock. Take {card} with your Cross?")
    return sentence.format(name=person(drawer), card=card_name(card))


def must_show(card: Card) -> str:
    """What somebody has to do who has taken a card with a Cross."""
    return _("Show {card} now: lay a spread with it, or hit with it").format(card=card_name(card))


def anybody(card: Card) -> str:
    """What all persons at one screen are asked."""
    return _("Does anybody take {card} with a Cross?").format(card=card_name(card))


def cannot_cross(name: str, card: Card) -> str:
    """What somebody is told who wants to cross and may not."""
    return _("{name} has no Cross, or no use for {card}").format(name=person(name), card=card_name(card))


# What a twist does, in a sentence, while the pointer rests on it


def wild_told() -> str:
    """What a Wild does."""
    return _("Wild: stands for any card of a spread, beside at least one natural card")


def cross_told() -> str:
    """What a Cross does."""
    return _("Cross: takes a discard that the next player leaves, if you can show it at once")


def skip_told() -> str:
    """What a Skip card does."""
    return _("Skip or Block: put it before a player, who loses a turn or can't be held")


def lies(*, skips: bool) -> str:
    """What a Skip, or else a Block, does that lies before a player."""
    if skips:
        return _("Skip: the next turn of this player is lost")
    return _("Block: hits on this player hold nobody, until the next turn of whoever placed it")
