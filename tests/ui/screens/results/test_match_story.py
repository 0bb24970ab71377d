"""The story of a whole match: everybody's money after each hand, and the awards."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.ui.screens.screen_services import a_match, hands_played, played
from tests.ui.services import HistoryInMemory
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.session.match.match import Match
from tonk.session.match.played_hand import PlayedHand
from tonk.ui.screens.parts.ranking import value_at
from tonk.ui.screens.results.match_story import Award, awards, hands_of, money_lines


def a_played_match(count: int, match_id: str = "m") -> tuple[Match, list[PlayedHand]]:
    """Return a match of this many hands, and its hands as the history keeps them."""
    match = a_match()
    return match, hands_played(match, count, match_id=match_id)


def test_lines_begin_at_zero_and_end_at_the_gain() -> None:
    """Each player's line starts at zero, changes by the result of each hand, and ends at their gain."""
    match, hands = a_played_match(6)
    lines = money_lines(match, hands_of(HistoryInMemory(hands), match))
    for seat, line in by_seat(lines):
        assert line[0] == (0, 0)
        assert line[-1] == (6, match.bankrolls[seat] - match.plan.bankroll)
        changes = [value - before for (_hand, before), (_next, value) in pairwise(line)]
        assert changes == [hand.net[seat] for hand in hands]


def test_only_the_hands_of_the_match_are_read() -> None:
    """Hands of other matches are left out, and the history is not read as a whole."""
    match, hands = a_played_match(5)
    others = played(300, match_id="other")
    book = HistoryInMemory([*others, *hands[:3], *played(4, match_id="n"), *hands[3:]])
    assert hands_of(book, match) == hands
    assert book.asked <= 200


def test_a_hand_that_the_history_lacks_leaves_a_straight_line() -> None:
    """A missing hand leaves a straight line up to the first hand after which all are known."""
    match, hands = a_played_match(6)
    lines = money_lines(match, [hand for hand in hands if hand.hand_no != 3])
    for seat, line in by_seat(lines):
        assert [hand for hand, _value in line] == [0, 3, 4, 5, 6]
        assert line[-1][1] == match.bankrolls[seat] - match.plan.bankroll
    without = money_lines(match, [])
    assert [hand for hand, _value in without[0]] == [0, 5, 6]


def altered(hand: PlayedHand, **changes: object) -> PlayedHand:
    """Return the hand with another course."""
    record = json.loads(hand.record)
    dropper = changes.pop("dropper", None)
    if dropper is not None:
        record["actions"] = [*record["actions"][:-1], f"{dropper} drop"]
    return replace(hand, record=json.dumps(record), **changes)  # type: ignore[arg-type]


def test_awards_name_the_players_who_stood_out() -> None:
    """There are awards for the most Tonks, the boldest drop, the best hand, and being caught most often."""
    hand = played(1)[0]
    hands = [
        altered(hand, ending="tonk", winners=(2,), net=(-10, -10, 20)),
        altered(hand, ending="drop", winners=(0,), totals=(9, 12, 30), net=(10, -5, -5)),
        altered(hand, ending="drop", winners=(1,), totals=(39, 31, 40), net=(-5, 10, -5)),
        altered(hand, ending="caught", winners=(0,), net=(15, -15, 0), dropper=1),
        altered(hand, ending="caught", winners=(2,), net=(0, -15, 15), dropper=1),
        altered(hand, ending="caught", winners=(1,), net=(-15, 15, 0), dropper=0),
    ]
    assert awards(hands) == [
        Award("Most Tonks", (Seat(2),), "1 Tonk"),
        Award("Boldest drop", (Seat(1),), "with 31 points"),
        Award("Best hand", (Seat(2),), "+20 in one hand"),
        Award("Most often caught", (Seat(1),), "2 times", glad=False),
    ]


def test_nobody_is_awarded_for_nothing() -> None:
    """Very short matches, shared feats and damaged records give no award."""
    hand = played(1)[0]
    assert awards([hand, hand]) == []
    shared = [altered(hand, ending="tonk", winners=(seat,), net=(0, 0, 0)) for seat in each_seat(3)]
    assert awards(shared) == []
    damaged = [replace(hand, ending="caught", record=record, net=(0, 0, 0)) for record in ("", "[]", "{}", "null")]
    assert awards(damaged) == []


@pytest.mark.parametrize(("hand", "value"), [(0, 0), (0.9, 0), (1, 5), (2.5, 5), (4, -3), (9, -3)])
def test_standings_run_along_with_the_lines(hand: float, value: int) -> None:
    """The standings show the money after the hand that the lines have reached."""
    assert value_at(((0, 0), (1, 5), (4, -3)), hand) == value
