"""Catching up with the history: the disk took a hand, but not the match after it."""

from collections.abc import Callable

from tonk.records import Record, RecordRefused
from tonk.records.deck_seal import seal_note
from tonk.records.hand_extras import hand_extras
from tonk.records.notation import parse_action
from tonk.session.match.match import Match, match_from_json


def caught_up(match: Match, record_of: Callable[[int], Record | None]) -> Match | None:
    """Return the match after the last of its hands in the history; None if that is not later.

    Args:
        match: The match, which is not changed.
        record_of: The record of a hand of this match, by its number; None where the history has none.
    """
    found = None
    later = match_from_json(match.to_json())
    number = later.hand_number + (1 if later.hand_over else 0)
    while (record := record_of(number)) is not None:
        try:
            if later.hand_number < number:
                _deal(later, record)
            _play(later, record)
        except (RecordRefused, ValueError):  # it is another hand, so use nothing of it
            break
        found = match_from_json(later.to_json())
        number += 1
    return found


def _deal(match: Match, record: Record) -> None:
    """Deal the next hand as it was dealt before."""
    seal = seal_note(record)
    kinds = hand_extras(record.extras, record.rules, len(record.seats)).kinds
    match.deal_next(None if seal is None else seal.cut, kinds if match.plan.rules.twists else None)


def _play(match: Match, record: Record) -> None:
    """Play the hand of a match to its end by its record.

    Raises:
        ValueError: It is the record of another hand.
    """
    if record.deck != match.deck or record.dealer != match.dealer:
        raise ValueError("another deal")
    same = 0
    for done, wanted in zip(match.actions, record.actions, strict=False):
        if done != wanted:
            break
        same += 1
    match.take_back_to(same)
    for text in record.actions[same:]:
        seat, action = parse_action(text)
        if seat != match.position.to_act:
            raise ValueError("another turn")
        match.act(action)
    if not match.hand_over:
        raise ValueError("the hand is not over")
