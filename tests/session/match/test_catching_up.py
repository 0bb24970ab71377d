"""A match whose file is behind the history goes on where the history ends, as if it had never been behind."""

import pytest

from tests.session.plays import anything, loaded, plan
from tonk.records import Record
from tonk.rules import preset_ids
from tonk.session.match.catching_up import caught_up
from tonk.session.match.match import Match


def played_on(match: Match, hands: int, seed: int) -> list[tuple[str, Record]]:
    """Play so many hands to their ends: the match after each, and the record of the hand."""
    choose, found = anything(seed), []
    for number in range(hands):
        if number:
            match.deal_next()
        while not match.hand_over:
            match.act(choose(match.position.legal()))
        found.append((str(match.to_json()), match.record()))
    return found


@pytest.mark.parametrize("rules", preset_ids())
def test_a_match_catches_up_with_the_history(rules: str) -> None:
    """From the middle of a hand, where something else was done than the history has, over three hands."""
    behind = match = Match(plan(7, rules))
    choose = anything(1)
    while not match.hand_over and len(match.actions) < 4:
        behind = loaded(match)
        match.act(choose(match.position.legal()))
    match = Match(plan(7, rules))
    states = played_on(match, 3, seed=2)
    for have in (1, 2, 3):
        records = {number + 1: record for number, (_state, record) in enumerate(states[:have])}
        later = caught_up(behind, records.get)
        assert later is not None
        assert str(later.to_json()) == states[have - 1][0]


def test_a_match_that_is_not_behind_stays_as_it_is() -> None:
    """With no hand in the history, with the one that it holds itself, and with one of another match."""
    match = Match(plan(7))
    (_state, other), *__ = played_on(Match(plan(8)), 1, seed=2)
    before = match.to_json()
    assert caught_up(match, lambda _number: None) is None
    assert caught_up(match, {1: other}.get) is None
    assert match.to_json() == before
    ((_, record),) = played_on(match, 1, seed=2)
    assert caught_up(match, {1: record, 2: other}.get) is None
