"""A match whose file is older than the history continues from the end of the history."""

import pytest

from tests.session.plays import anything, loaded, plan
from tonk.records import Record
from tonk.rules import preset_ids
from tonk.session.match.catching_up import caught_up
from tonk.session.match.match import Match


def played_on(match: Match, hands: int, seed: int) -> list[tuple[str, Record]]:
    """Play this many hands, and return the match after each and the hand's record."""
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
    """It catches up over three hands, even from the middle of a hand that the history has differently."""
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


def test_an_up_to_date_match_stays_unchanged() -> None:
    """Without a hand in the history, with its own hand, or with another match's, nothing changes."""
    match = Match(plan(7))
    (_state, other), *__ = played_on(Match(plan(8)), 1, seed=2)
    before = match.to_json()
    assert caught_up(match, lambda _number: None) is None
    assert caught_up(match, {1: other}.get) is None
    assert match.to_json() == before
    ((_, record),) = played_on(match, 1, seed=2)
    assert caught_up(match, {1: record, 2: other}.get) is None
