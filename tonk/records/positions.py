"""Positions as records write them: a hand in progress, or the start of a puzzle (RECORD.md, ``position``)."""

from collections.abc import Mapping, Sequence
from typing import Any

from tonk.records.hand_extras import HandExtras
from tonk.records.notation import laid_cards, laid_texts, read_card
from tonk.rules import Position, RuleSet, Spread
from tonk.rules.between_hands import starting_score
from tonk.rules.cards import (
    ALL_CARDS,
    FIRST_SEAT,
    WILDS,
    Card,
    CardSet,
    Seat,
    SpecialKinds,
    card_text,
    cards_in,
    each_seat,
    mask_of,
)
from tonk.rules.guests.guest_setup import set_up_guest
from tonk.rules.melds import lying
from tonk.rules.parts import Specials, none_lying
from tonk.rules.phases import is_guest_phase, is_turn_phase
from tonk.rules.setup import LONGEST_WAIT, PositionRefused, set_up

_NEEDED = ("hands", "stock", "discard", "table", "to_act", "phase")
_TWISTS = ("skip", "block")
_GUEST_NEEDED = ("hands", "stock", "discard", "to_act", "phase")
_EMPTY_FOR_GUESTS = ("table", "wait", "held")
"""Keys of a Tonk position that a guest game's position may have, but only empty."""


def position_from_json(
    rules: RuleSet, seats: int, value: Mapping[str, Any], note: HandExtras | None = None, dealer: Seat = FIRST_SEAT
) -> Position:
    """The position that a record's ``position`` describes.

    Args:
        rules: The rule set.
        seats: The number of players.
        value: The JSON value.
        note: The extra keys of the record, or None.
        dealer: The dealer of the record, needed for some phases of guest games.

    Raises:
        PositionRefused: The position is impossible.
        NotationError: A text in it is not a card.
    """
    if not rules.is_tonk:
        return _guest_from_json(rules, seats, value, note or HandExtras(score=starting_score(rules, seats)), dealer)
    _refuse_keys(value, _NEEDED, (*_TWISTS, "wait", "held"))
    hands = _hands(value["hands"], seats)
    to_act, phase = value["to_act"], value["phase"]
    if type(to_act) is not int or not isinstance(phase, str):
        raise PositionRefused("to_act must be the number of a seat, and phase start or play")
    if not is_turn_phase(phase):
        raise PositionRefused("the phase must be start or play")
    table = value["table"]
    if not isinstance(table, list):
        raise PositionRefused("the table must be a list of spreads")
    note = note or HandExtras()
    return set_up(
        rules,
        hands=hands,
        stock=_cards(value["stock"]),
        discard=_cards(value["discard"]),
        table=[_spread(rules, spread) for spread in table],
        to_act=Seat(to_act),
        phase=phase,
        wait=_waits(rules, value, seats),
        specials=_specials(rules, seats, value, note.kinds),
        score=note.score,
        reshuffles=note.reshuffles,
    )


def _guest_from_json(rules: RuleSet, seats: int, value: Mapping[str, Any], note: HandExtras, dealer: Seat) -> Position:
    """The position of another game that a record's ``position`` describes."""
    _refuse_keys(value, _GUEST_NEEDED, ("taken", "knocked", *_EMPTY_FOR_GUESTS))
    for key in _EMPTY_FOR_GUESTS:
        kept = value.get(key, [])
        if not isinstance(kept, list) or any(kept):
            raise PositionRefused("in this game {key} must be empty", key=key)
    to_act, phase, taken, knocked = value["to_act"], value["phase"], value.get("taken"), value.get("knocked")
    if type(to_act) is not int or not (knocked is None or type(knocked) is int):
        raise PositionRefused("to_act and knocked must be numbers of seats")
    if not isinstance(phase, str) or not is_guest_phase(phase):
        raise PositionRefused("the phase must be upcard, must-draw, start or play")
    return set_up_guest(
        rules,
        hands=_hands(value["hands"], seats),
        stock=_cards(value["stock"]),
        discard=_cards(value["discard"]),
        dealer=dealer,
        to_act=Seat(to_act),
        phase=phase,
        taken=None if taken is None else _cards([taken])[0],
        knocker=None if knocked is None else Seat(knocked),
        score=note.score,
        reshuffles=note.reshuffles,
    )


def _refuse_keys(value: Mapping[str, Any], needed: Sequence[str], others: Sequence[str]) -> None:
    """Refuse unknown and missing keys.

    Raises:
        PositionRefused: A key is unknown or missing.
    """
    for key in value:
        if key not in needed and key not in others:
            raise PositionRefused("{key} is not a key of a position", key=ascii(key[:40]))
    for key in needed:
        if key not in value:
            raise PositionRefused("the position lacks {key}", key=key)


def _hands(value: Any, seats: int) -> list[CardSet]:
    if not isinstance(value, list) or len(value) != seats:
        raise PositionRefused("the position must hold a hand for each of the {n} seats", n=seats)
    return [_hand(hand) for hand in value]


def position_to_json(position: Position) -> dict[str, Any]:
    """Return a position as JSON, as printed by ``verify`` and read when a position is set up."""
    lost_turns = position.rules.waits_lose_turns
    body: dict[str, Any] = {
        "hands": [[card_text(card) for card in cards_in(hand)] for hand in position.hands],
        "stock": [card_text(card) for card in reversed(position.stock)],
        "discard": [card_text(card) for card in position.discard],
        "table": [spread_to_json(spread) for spread in position.table],
        "to_act": position.to_act,
        "phase": position.phase,
        "wait": [0] * position.seats if lost_turns else list(position.wait),
        "held": [position.is_held(seat) for seat in each_seat(position.seats)],
    }
    if not position.rules.is_tonk:
        body["taken"] = None if position.took is None else card_text(position.took)
        if position.rules.traits.last_turns:
            body["knocked"] = position.knocker
    elif not position.rules.plain:
        skips, blocks = position.specials.skips, position.specials.blocks
        body["skip"] = [None if skip is None else card_text(skip) for skip in skips]
        body["block"] = [None if block is None else [card_text(block[0]), block[1]] for block in blocks]
    return body


def spread_to_json(spread: Spread) -> dict[str, Any]:
    """A spread on the table, its cards in rank and suit order."""
    return {"owner": spread.owner, "cards": laid_texts(spread.cards, spread.wilds), "by": list(spread.by)}


def _cards(value: Any) -> list[Card]:
    return [read_card(text) for text in _texts(value)]


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list):
        raise PositionRefused("cards must be given as a list")
    for text in value:
        if not isinstance(text, str):
            raise PositionRefused("a card must be text such as 4D")
    return value


def _hand(value: Any) -> CardSet:
    cards = _cards(value)
    hand = mask_of(cards)
    if hand.bit_count() != len(cards):
        raise PositionRefused("a hand holds a card twice")
    return hand


def _spread(rules: RuleSet, value: Any) -> Spread:
    if not isinstance(value, dict) or not {"owner", "cards"} <= set(value) <= {"owner", "cards", "by"}:
        raise PositionRefused("a spread on the table has owner, cards and, optionally, by")
    texts, owner = value["cards"], value["owner"]
    cards, wilds = laid_cards(_texts(texts))
    by = value.get("by", [owner] * len(cards))
    if type(owner) is not int or not isinstance(by, list) or not all(type(seat) is int for seat in by):
        raise PositionRefused("a spread names its seats by number")
    if len(by) != len(cards):
        raise PositionRefused("by must name a seat for each card of the spread")
    lying_as = mask_of(wild for wild, _ in wilds)
    try:
        if mask_of(cards) & ~ALL_CARDS & ~lying_as or lying_as & ~(rules.wild_cards | WILDS):
            raise ValueError("only Wilds may lie in a spread, and each as a card")
        return lying(Seat(owner), cards, by, wilds)
    except ValueError:
        shown = " ".join(laid_texts(cards[:14], wilds))
        if not shown:
            raise PositionRefused("a spread on the table has no cards") from None
        raise PositionRefused("{cards} on the table is not a spread", cards=shown) from None


def _waits(rules: RuleSet, body: Mapping[str, Any], seats: int) -> list[int]:
    """The waits; where they lose turns, one for each seat that is held."""
    held = body.get("held", [False] * seats)
    if not isinstance(held, list) or len(held) != seats or not all(type(flag) is bool for flag in held):
        raise PositionRefused("held must say true or false for each seat")
    value = body.get("wait", [0] * seats)
    if rules.waits_lose_turns:
        if value != [0] * seats:
            raise PositionRefused("in these rules nobody waits to drop: wait must be empty")
        return [int(flag) for flag in held]
    if any(held):
        raise _no_lost_turns()
    if not isinstance(value, list) or len(value) != seats:
        raise PositionRefused("wait must hold a number of turns for each seat")
    for turns in value:
        if type(turns) is not int or not 0 <= turns <= LONGEST_WAIT:
            raise PositionRefused("wait must hold whole numbers from 0 to {most}", most=LONGEST_WAIT)
    return list(value)


def _no_lost_turns() -> PositionRefused:
    return PositionRefused("in these rules nobody loses a turn: held, skip and block must be empty")


def _specials(rules: RuleSet, seats: int, body: Mapping[str, Any], kinds: SpecialKinds) -> Specials:
    """The special cards in play, and the Skips and Blocks that lie before seats."""
    empty = [None] * seats
    skips, blocks = body.get("skip", empty), body.get("block", empty)
    if rules.plain:
        if skips != empty or blocks != empty:
            raise _no_lost_turns()
        return none_lying(seats)
    if not isinstance(skips, list) or not isinstance(blocks, list) or not len(skips) == len(blocks) == seats:
        raise PositionRefused("skip and block must name a card or null for each seat")
    return Specials(
        kinds,
        tuple([None if skip is None else _cards([skip])[0] for skip in skips]),
        tuple([None if block is None else _block(block) for block in blocks]),
    )


def _block(value: Any) -> tuple[Card, Seat]:
    if not isinstance(value, list) or len(value) != 2 or type(value[1]) is not int:
        raise PositionRefused("a Block is a card and the seat that placed it")
    return _cards(value[:1])[0], Seat(value[1])
