"""Positions as records write them: where a hand stands, or where a puzzle begins (RECORD.md, ``position``)."""

from collections.abc import Mapping
from typing import Any

from tonk.records.notation import NotationError
from tonk.rules import Position, RuleSet, Spread
from tonk.rules.cards import Card, Cards, card_text, cards_in, mask_of, parse_card
from tonk.rules.setup import LONGEST_WAIT, PositionRefused, set_up
from tonk.rules.spreads import kind_of

_NEEDED = ("hands", "stock", "discard", "table", "to_act", "phase")
_TWISTS = ("skip", "block")


def position_from_json(rules: RuleSet, seats: int, value: Mapping[str, Any]) -> Position:
    """The position that a record's ``position`` describes.

    Raises:
        PositionRefused: Such a position can't be.
        NotationError: A text in it is no card.
    """
    for key in value:
        if key not in (*_NEEDED, *_TWISTS, "wait", "held"):
            raise PositionRefused(f"a position has no key {key[:40]!a}")
    for key in _NEEDED:
        if key not in value:
            raise PositionRefused(f"the position has no {key}")
    hands = value["hands"]
    if not isinstance(hands, list) or len(hands) != seats:
        raise PositionRefused(f"the position must hold a hand for each of the {seats} seats")
    _refuse_twists(value, seats)
    to_act, phase = value["to_act"], value["phase"]
    if type(to_act) is not int or not isinstance(phase, str):
        raise PositionRefused("to_act must be the number of a seat, and phase start or play")
    table = value["table"]
    if not isinstance(table, list):
        raise PositionRefused("the table must be a list of spreads")
    return set_up(
        rules,
        hands=[_hand(hand) for hand in hands],
        stock=_cards(value["stock"]),
        discard=_cards(value["discard"]),
        table=[_spread(spread) for spread in table],
        to_act=to_act,
        phase=phase,
        wait=_waits(value.get("wait", [0] * seats), seats),
    )


def position_to_json(position: Position) -> dict[str, Any]:
    """Where a hand stands: what ``verify`` tells of it and what a position could be set up from."""
    return {
        "hands": [[card_text(card) for card in cards_in(hand)] for hand in position.hands],
        "stock": [card_text(card) for card in reversed(position.stock)],
        "discard": [card_text(card) for card in position.discard],
        "table": [spread_to_json(spread) for spread in position.table],
        "to_act": position.to_act,
        "phase": position.phase,
        "wait": list(position.wait),
        "held": [False] * position.seats,
    }


def spread_to_json(spread: Spread) -> dict[str, Any]:
    """A spread on the table, its cards in rank and suit order."""
    return {"owner": spread.owner, "cards": [card_text(card) for card in spread.cards], "by": list(spread.by)}


def _cards(value: Any) -> list[Card]:
    if not isinstance(value, list):
        raise PositionRefused("cards must be given as a list")
    found = []
    for text in value:
        if not isinstance(text, str):
            raise PositionRefused("a card must be a text such as 4D")
        try:
            found.append(parse_card(text))
        except ValueError as error:
            raise NotationError(str(error)) from None
    return found


def _hand(value: Any) -> Cards:
    cards = _cards(value)
    hand = mask_of(cards)
    if hand.bit_count() != len(cards):
        raise PositionRefused("a hand holds a card twice")
    return hand


def _spread(value: Any) -> Spread:
    if not isinstance(value, dict) or not {"owner", "cards"} <= set(value) <= {"owner", "cards", "by"}:
        raise PositionRefused("a spread on the table has an owner, cards and, if wanted, by")
    cards, owner = _cards(value["cards"]), value["owner"]
    by = value.get("by", [owner] * len(cards))
    if type(owner) is not int or not isinstance(by, list) or not all(type(seat) is int for seat in by):
        raise PositionRefused("a spread names its seats by number")
    if len(by) != len(cards):
        raise PositionRefused("by must name a seat for each card of the spread")
    together = mask_of(cards)
    kind = kind_of(together)
    if kind is None or together.bit_count() != len(cards):
        shown = " ".join(card_text(card) for card in cards[:14])
        raise PositionRefused(f"{shown or 'nothing'} on the table is no spread")
    in_order = sorted(zip(cards, by, strict=True))
    return Spread(owner, kind, tuple(card for card, _ in in_order), tuple(seat for _, seat in in_order))


def _waits(value: Any, seats: int) -> list[int]:
    if not isinstance(value, list) or len(value) != seats:
        raise PositionRefused("wait must hold a number of turns for each seat")
    for turns in value:
        if type(turns) is not int or not 0 <= turns <= LONGEST_WAIT:
            raise PositionRefused(f"wait must hold whole numbers from 0 to {LONGEST_WAIT}")
    return list(value)


def _refuse_twists(value: Mapping[str, Any], seats: int) -> None:
    """Refuse lost turns, Skips and Blocks, which only Tonk with Twists knows; saying that there are none is fine."""
    held = value.get("held", [False] * seats)
    if not isinstance(held, list) or len(held) != seats or not all(type(flag) is bool for flag in held):
        raise PositionRefused("held must say true or false for each seat")
    if any(held) or any(value.get(key, [None] * seats) != [None] * seats for key in _TWISTS):
        raise PositionRefused("these rules know no lost turns: held, skip and block must be empty")
