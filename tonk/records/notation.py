"""Actions and spreads as text, the way records write them (RECORD.md §1 and §2)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from tonk.rules.actions import (
    DRAW,
    DROP,
    KNOCK,
    PASS,
    TAKE,
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
    Skip,
    Take,
)
from tonk.rules.cards import Card, Seat, card_text, is_twist, mask_of, parse_card
from tonk.rules.melds import Wilds, by_name
from tonk.words import _

_VERBS = ("draw", "take", "drop", "discard", "lay", "hit", "skip", "block", "cross", "pass", "knock")
_ALONE: Mapping[str, Action] = MappingProxyType(
    {"draw": DRAW, "take": TAKE, "drop": DROP, "pass": PASS, "knock": KNOCK}
)
"""The verbs that stand alone."""
_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)


class NotationError(ValueError):
    """A text that is not an action; the message is a sentence."""


def cards_text(cards: Iterable[Card]) -> str:
    """Cards in notation, with spaces between: ``4D 5D 6D``."""
    return " ".join(card_text(card) for card in cards)


def laid_texts(cards: Iterable[Card], wilds: Wilds) -> list[str]:
    """Cards in notation, each Wild with the card that it stands for: ``W1=6D``."""
    stands_for = dict(wilds)
    return [
        f"{card_text(card)}={card_text(stands_for[card])}" if card in stands_for else card_text(card) for card in cards
    ]


def action_text(seat: Seat, action: Action) -> str:
    """Return an action as records write it: ``0 lay 4D 5D 6D``."""
    match action:
        case Draw():
            return f"{seat} draw"
        case Take():
            return f"{seat} take"
        case Drop():
            return f"{seat} drop"
        case Discard(card):
            return f"{seat} discard {card_text(card)}"
        case Lay(cards, wilds):
            return f"{seat} lay {' '.join(laid_texts(by_name(cards, wilds), wilds))}"
        case Hit(cards, spread, wilds):
            return f"{seat} hit {' '.join(laid_texts(cards, wilds))} {spread}"
        case Skip(card, other):
            return f"{seat} skip {card_text(card)} {other}"
        case Block(card, other):
            return f"{seat} block {card_text(card)} {other}"
        case Cross(card):
            return f"{seat} cross {card_text(card)}"
        case Pass():
            return f"{seat} pass"
        case Knock(with_card):
            return f"{seat} knock" if with_card is None else f"{seat} knock {card_text(with_card)}"
        case _:
            assert_never(action)


def parse_action(text: str) -> tuple[Seat, Action]:
    """Return the seat and the action in a text.

    Raises:
        NotationError: The text is not an action.
    """
    words = text.split(" ")
    if len(words) < 2 or not _NUMBER.fullmatch(words[0]):
        raise NotationError(_("{text} is not an action: it must say SEAT VERB ...").format(text=_shown(text)))
    return Seat(words[0]), _parse_verb(words[1], words[2:])


def _parse_verb(verb: str, rest: Sequence[str]) -> Action:
    if verb in _ALONE and not rest:
        return _ALONE[verb]
    match verb, rest:
        case "discard", [card]:
            return Discard(read_card(card))
        case "lay", [_, *_]:
            cards, wilds = _distinct(rest)
            return Lay(mask_of(cards), wilds)
        case "hit", [_, *_, spread]:
            if not _NUMBER.fullmatch(spread):
                raise NotationError(_("a hit must end with the number of the spread"))
            cards, wilds = _distinct(rest[:-1])
            return Hit(cards, int(spread), wilds)
        case "cross", [card]:
            return Cross(read_card(card))
        case "knock", [card]:
            return Knock(read_card(card))
        case "skip" | "block", [card, seat]:
            if not _NUMBER.fullmatch(seat):
                # Translators: {verb} is a word of the notation, which stays as it is: skip or block.
                raise NotationError(_("“{verb}” must end with the number of a seat").format(verb=verb))
            return Skip(read_card(card), Seat(seat)) if verb == "skip" else Block(read_card(card), Seat(seat))
    if verb in _VERBS:
        if not rest:
            raise NotationError(_("“{verb}” can't stand alone").format(verb=verb))
        raise NotationError(_("“{verb}” does not go with {rest}").format(verb=verb, rest=_shown(" ".join(rest))))
    raise NotationError(_("{text} is not a move a player can make here").format(text=_shown(verb)))


def read_card(word: str) -> Card:
    """Return the card named by a word.

    Raises:
        NotationError: It names no card.
    """
    try:
        return parse_card(word)
    except ValueError:
        raise NotationError(_("{text} is not a card").format(text=ascii(word[:12]))) from None


def laid_cards(words: Sequence[str]) -> tuple[tuple[Card, ...], Wilds]:
    """Return the cards named by words, in order, and the cards that Wilds among them stand for: ``W1=6D``.

    Raises:
        NotationError: A word is not a card, or a Wild stands for no card of the pack.
    """
    cards: list[Card] = []
    wilds: list[tuple[Card, Card]] = []
    for word in words:
        text, stands, name = word.partition("=")
        cards.append(read_card(text))
        if stands:
            wilds.append((cards[-1], read_card(name)))
            if is_twist(wilds[-1][1]):
                raise NotationError(_("{name} is not a card that a Wild can stand for").format(name=name))
    return tuple(cards), tuple(sorted(wilds))


def _distinct(words: Sequence[str]) -> tuple[tuple[Card, ...], Wilds]:
    """Return the same, refusing a card that is named twice."""
    cards, wilds = laid_cards(words)
    for number, card in enumerate(cards):
        if card in cards[:number]:
            raise NotationError(_("{card} is named twice").format(card=words[number]))
    return cards, wilds


def _shown(text: str) -> str:
    """Return outside text fit for display: quoted, short, with control characters spelt out."""
    return ascii(text if len(text) <= 40 else text[:40] + "…")
