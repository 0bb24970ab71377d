"""Actions and spreads as text, the way records write them (RECORD.md §1 and §2)."""

import re
from collections.abc import Iterable, Sequence

from tonk.rules.actions import DRAW, DROP, TAKE, Action, Discard, Draw, Drop, Hit, Lay, Take
from tonk.rules.cards import Card, Cards, Seat, card_text, cards_in, mask_of, parse_card

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)


class NotationError(ValueError):
    """A text that is no action; the message is a sentence."""


def cards_text(cards: Iterable[Card]) -> str:
    """Cards in notation, with spaces between: ``4D 5D 6D``."""
    return " ".join(card_text(card) for card in cards)


def action_text(seat: Seat, action: Action) -> str:
    """An action as records write it: ``0 lay 4D 5D 6D``."""
    match action:
        case Draw():
            return f"{seat} draw"
        case Take():
            return f"{seat} take"
        case Drop():
            return f"{seat} drop"
        case Discard(card):
            return f"{seat} discard {card_text(card)}"
        case Lay(cards):
            return f"{seat} lay {cards_text(cards_in(cards))}"
        case Hit(cards, spread):
            return f"{seat} hit {cards_text(cards)} {spread}"


def parse_action(text: str) -> tuple[Seat, Action]:
    """The seat and the action that a text tells.

    Raises:
        NotationError: The text is no action of the stake family.
    """
    words = text.split(" ")
    if len(words) < 2 or not _NUMBER.fullmatch(words[0]):
        raise NotationError(f"{_shown(text)} is not an action: it must say SEAT VERB ...")
    return int(words[0]), _parse_verb(words[1], words[2:])


def _parse_verb(verb: str, rest: Sequence[str]) -> Action:
    match verb, rest:
        case "draw", []:
            return DRAW
        case "take", []:
            return TAKE
        case "drop", []:
            return DROP
        case "discard", [card]:
            return Discard(_card(card))
        case "lay", [_, *_]:
            return Lay(_distinct(rest))
        case "hit", [_, *_, spread]:
            if not _NUMBER.fullmatch(spread):
                raise NotationError("a hit ends with the number of the spread")
            cards = tuple(_card(word) for word in rest[:-1])
            _distinct(rest[:-1])
            return Hit(cards, int(spread))
    if verb in ("draw", "take", "drop", "discard", "lay", "hit"):
        raise NotationError(f"{verb} does not go with {_shown(' '.join(rest)) if rest else 'nothing'}")
    raise NotationError(f"{_shown(verb)} is not something a player can do here")


def _card(word: str) -> Card:
    try:
        return parse_card(word)
    except ValueError:
        raise NotationError(f"{_shown(word)} is not a card") from None


def _distinct(words: Sequence[str]) -> Cards:
    """The set of the cards named.

    Raises:
        NotationError: One is no card, or is named twice.
    """
    seen: Cards = 0
    for word in words:
        bit = mask_of([_card(word)])
        if seen & bit:
            raise NotationError(f"{word} is named twice")
        seen |= bit
    return seen


def _shown(text: str) -> str:
    """A stranger's text, fit to be shown: quoted, short, its control characters spelt out."""
    return ascii(text if len(text) <= 40 else text[:40] + "…")
