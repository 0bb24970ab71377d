"""Arrangements as records: why one can't be played, the hand it starts, and the arrangement of a record."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tonk.records import Record, RecordRefused
from tonk.rules.between_hands import is_out
from tonk.rules.cards import (
    Card,
    Seat,
    SpecialKinds,
    by_seat,
    card_text,
    cards_in,
    kinds_among,
    mask_of,
)
from tonk.rules.phases import PLAY, START
from tonk.rules.refusals import Refusal
from tonk.rules.shuffle import shuffled
from tonk.session.practice.arrangement import IN_PACK, Arrangement, phases_of
from tonk.session.practice.meld_draft import MeldDraft
from tonk.words import _


class ArrangementProblem(NamedTuple):
    """A reason why an arrangement can't be played.

    Attributes:
        seat: The seat that it is about, or None.
        held: The number of cards it holds, of ``most``.
        most: The most that it can hold.
        refusal: The reason why its cards are not a spread.
        turn: The fault in its turn, if any: ``lost`` to a hold or a Skip, or it ``ends`` a Block.
        sentence: The sentence of the check of records for anything else.
    """

    seat: Seat | None = None
    held: int = 0
    most: int = 0
    refusal: Refusal | None = None
    turn: str = ""
    sentence: str = ""


def problem_of(arrangement: Arrangement) -> ArrangementProblem | None:
    """Return the first reason why an arrangement can't be played, or None."""
    return _wrong_cards(arrangement) or _wrong_turn(arrangement) or _refused(arrangement)


def _wrong_cards(arrangement: Arrangement) -> ArrangementProblem | None:
    """Return the problem of a hand with too few or too many cards, or of cards that are not a spread."""
    for seat, hand in by_seat(arrangement.hands):
        if is_out(arrangement.rules, arrangement.score[seat]) and not hand:
            continue
        most = arrangement.rules.dealt(arrangement.seats) + (seat == arrangement.to_act and arrangement.phase == PLAY)
        if not 1 <= len(hand) <= most:
            return ArrangementProblem(seat, len(hand), most)
    for spread in arrangement.spreads:
        refusal = spread.refusal(arrangement.rules)
        if refusal is not None:
            return ArrangementProblem(spread.owner, refusal=refusal)
    return None


def _wrong_turn(arrangement: Arrangement) -> ArrangementProblem | None:
    """Return the problem of a turn that can't start: it is lost, or a Block ends with it."""
    seat = arrangement.to_act
    if arrangement.phase != START:
        return None
    held = arrangement.lost_turns and arrangement.wait[seat]
    if held or arrangement.skips[seat] is not None:
        return ArrangementProblem(seat, turn="lost")
    if any(block and block[1] == seat for block in arrangement.blocks):
        return ArrangementProblem(seat, turn="ends")
    return None


def _refused(arrangement: Arrangement) -> ArrangementProblem | None:
    """Return any other problem that records refuse."""
    try:
        record_of(arrangement, ["?"] * arrangement.seats).start()
    except RecordRefused as refused:
        return ArrangementProblem(sentence=refused.why)
    return None


def record_of(arrangement: Arrangement, names: Sequence[str], stake: int = 1) -> Record:
    """Return the record of a hand that starts with an arrangement; `problem_of` says whether it can be played.

    Args:
        arrangement: The arrangement.
        names: The players' names, by seat.
        stake: The stake.
    """
    below = shuffled(arrangement.seed, arrangement.left) if arrangement.rest else ()
    position: dict[str, Any] = {
        "hands": [_texts(sorted(hand)) for hand in arrangement.hands],
        "stock": _texts([*arrangement.stock, *below]),
        "discard": _texts(arrangement.discard),
        "table": [spread.to_json(arrangement.rules) for spread in arrangement.spreads],
        "to_act": arrangement.to_act,
        "phase": arrangement.phase,
        "wait": [0] * arrangement.seats if arrangement.lost_turns else list(arrangement.wait),
        "held": [arrangement.lost_turns and turns > 0 for turns in arrangement.wait],
        **_of_turn(arrangement),
    }
    if arrangement.rules.has_skips:
        position["skip"] = [None if skip is None else card_text(skip) for skip in arrangement.skips]
        position["block"] = [None if block is None else [card_text(block[0]), block[1]] for block in arrangement.blocks]
    extras: dict[str, Any] = {"twists": list(_kinds_in_play(arrangement))} if arrangement.rules.twists else {}
    if arrangement.rules.scores_points:
        extras["score"] = list(arrangement.score)
    dealer = Seat((arrangement.to_act - 1) % arrangement.seats)
    return Record(arrangement.rules, tuple(names), stake, dealer, position=position, extras=extras)


def _of_turn(arrangement: Arrangement) -> dict[str, Any]:
    """Return the keys of a turn in other games: a taken card or a knock, if these still matter."""
    seat, taken, knocker = arrangement.to_act, arrangement.taken, arrangement.knocker
    found: dict[str, Any] = {}
    if taken is not None and arrangement.phase == PLAY and taken in arrangement.hands[seat]:
        found["taken"] = card_text(taken)
    if knocker is not None and knocker != seat:
        found["knocked"] = knocker
    return found


def _kinds_in_play(arrangement: Arrangement) -> SpecialKinds:
    if arrangement.rest:
        return arrangement.kinds
    lying = mask_of(card for card in arrangement.pack if arrangement.place_of(card) != IN_PACK)
    seen = kinds_among(lying & ~arrangement.rules.always_in_play)
    return tuple(kind for kind in arrangement.kinds if kind in seen or kind in arrangement.twists)


def arrangement_of(record: Record, seed: int) -> Arrangement:
    """Return the arrangement of a record's hand after its last action.

    Raises:
        RecordRefused: The record does not follow the rules, or no position can be set up there.
    """
    position = replace(record, result=None).replay()
    if position.phase not in phases_of(record.rules):
        raise RecordRefused(
            _("this moment can't be set up: the hand is over, or someone is being asked to play a Cross")
        )
    found = Arrangement(record.rules, position.seats, seed)
    found.hands = [list(cards_in(hand)) for hand in position.hands]
    found.stock, found.discard = list(reversed(position.stock)), list(position.discard)
    found.spreads = [MeldDraft(one.owner, list(one.cards), one.wilds, one.by) for one in position.table]
    found.to_act, found.phase, found.wait = position.to_act, position.phase, list(position.wait)
    found.rest = False
    found.skips, found.blocks = list(position.specials.skips), list(position.specials.blocks)
    found.score, found.twists = list(position.score), position.specials.kinds
    if not record.rules.is_tonk:
        found.taken, found.knocker = position.took, position.knocker
    return found


def _texts(cards: Iterable[Card]) -> list[str]:
    return [card_text(card) for card in cards]
