"""The score sheet of a game for points."""

import json
from dataclasses import replace

import pytest

from tests.support.rounds import a_game, rounds_of
from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.rules.guests.gin_sheet import SheetLine, lines_of
from tonk.session.match.match import Match
from tonk.session.match.played_hand import PlayedHand
from tonk.session.match.score_sheet import sheet_of_history, sheet_of_match


def played(seats: int = 4, seed: int = 3) -> tuple[Match, list[PlayedHand]]:
    """A finished game, and its rounds as the history has them."""
    match = a_game(seats, seed=seed)
    return match, list(rounds_of(match))


def test_the_rounds_of_a_game() -> None:
    """Each round has its dealer, special cards, ending and points; the last totals are the match's."""
    match, hands = played()
    sheet = sheet_of_match(match, hands)
    assert match.over
    assert [one.number for one in sheet.rounds] == list(range(1, len(hands) + 1))
    assert [one.ending for one in sheet.rounds] == [hand.ending for hand in hands]
    first = sheet.rounds[0].dealer
    assert [one.dealer for one in sheet.rounds] == [(first + n) % 4 for n in range(len(hands))]
    assert all(one.kinds == ("wild", "cross", "skip") for one in sheet.rounds)
    assert (sheet.score, sheet.champion, sheet.target, sheet.people) == (match.score, match.leaders[0], 250, (0,))
    running: tuple[int, ...] = (0, 0, 0, 0)
    for one in sheet.rounds:
        running = tuple(have + gained for have, gained in zip(running, one.gained, strict=True))
        assert one.after == running
    assert [line[-1] for line in sheet.lines] == [(len(hands), points) for points in match.score]


def test_a_run_names_the_runner() -> None:
    """The runner is named even after a caught run; a round without a run names nobody."""
    match, hands = played()
    for one in sheet_of_match(match, hands).rounds:
        assert len(one.by) == (one.ending in ("drop", "caught"))
        assert (one.ending == "caught") == bool(one.by and one.by[0] not in one.winners)


def test_the_round_that_has_just_ended_need_not_be_in_the_history() -> None:
    """The page may be opened before the history is written."""
    match, hands = played()
    assert sheet_of_match(match, hands[:-1]) == sheet_of_match(match, hands)
    assert sheet_of_match(a_game(), []).score == (0, 0, 0, 0)


def test_lost_rounds_are_left_out() -> None:
    """A history with gaps shows the rounds it has."""
    match, hands = played()
    assert [one.number for one in sheet_of_match(match, hands[2:]).rounds] == list(range(3, len(hands) + 1))


@pytest.mark.parametrize("record", ["", "[]", "{}", '{"result": {}}', '{"seats": 3, "result": {"net": 7}}', "null"])
def test_unusable_records_are_skipped(record: str) -> None:
    """The page opens with any record."""
    match, hands = played()
    broken = [replace(hands[0], record=record), *hands[1:]]
    assert len(sheet_of_match(match, broken).rounds) == len(hands) - 1
    assert sheet_of_history([broken[0]], match.plan.rules) is None


def test_a_round_with_an_unknown_ending_is_skipped() -> None:
    """The other rounds are shown."""
    match, hands = played()
    record = json.loads(hands[0].record)
    record["result"]["ending"] = "flood"
    sheet = sheet_of_match(match, [replace(hands[0], record=json.dumps(record)), *hands[1:]])
    assert [one.number for one in sheet.rounds] == list(range(2, len(hands) + 1))


def test_the_sheet_of_a_match_of_the_history() -> None:
    """The history alone gives the same rounds and the winner of the game."""
    match, hands = played()
    found = sheet_of_history(list(reversed(hands)), match.plan.rules)
    assert found == sheet_of_match(match, hands)
    first = sheet_of_history(hands[:1], match.plan.rules)
    assert first is not None
    assert first.champion is None


def test_gin_adds_boxes_and_bonuses_when_the_match_is_won() -> None:
    """The winner gets 100, everyone 25 for each hand won, doubled for a player who lost none."""
    match = a_game(2, rules=load_preset("gin"), seed=5)
    hands = list(rounds_of(match, 60))
    sheet = sheet_of_match(match, hands)
    assert match.over
    assert sheet.bonuses is not None
    assert sheet.champion is not None
    wins = [sum(seat in one.winners for one in sheet.rounds) for seat in (0, 1)]
    other = Seat(1 - sheet.champion)
    doubled = 1 if wins[other] else 2
    assert sheet.bonuses[sheet.champion].total == doubled * (
        match.score[sheet.champion] + 25 * wins[sheet.champion] + 100
    )
    assert sheet.bonuses[other].total == match.score[other] + 25 * wins[other]
    # Without all hands the boxes are unknown, and before the end there is nothing to add.
    assert sheet_of_match(match, hands[1:]).bonuses is None
    assert replace(sheet, champion=None).bonuses is None


def test_a_shutout_doubles_everything() -> None:
    """The sum of points, boxes and game is doubled if the other player has no box."""
    line = lines_of((104, 0), (4, 0), Seat(0))
    assert line == (SheetLine(100, 100, 304, 608), SheetLine(0, 0, 0, 0))


def test_lives_are_counted_from_the_first_ones_on() -> None:
    """The lines of thirty-one begin with everyone's first lives."""
    match = a_game(3, rules=load_preset("thirty-one"), seed=5)
    sheet = sheet_of_match(match, list(rounds_of(match, 60)))
    assert sheet.lives == 3
    assert sheet.bonuses is None
    assert all(line[0] == (0, 3) for line in sheet.lines)
    assert sheet.score == match.score


def test_a_sheet_knows_when_each_player_went_out() -> None:
    """In thirty-one it is the first round after which a player was out; in games for points nobody goes out."""
    match = a_game(4, rules=load_preset("thirty-one"), seed=9)
    sheet = sheet_of_match(match, list(rounds_of(match, 60)))
    assert sheet.went_out == (8, 0, 5, 7)
    for seat, number in enumerate(sheet.went_out):
        assert [one.number for one in sheet.rounds if one.after[seat] < 0] == (list(range(number, 9)) if number else [])
    assert replace(sheet, rounds=sheet.rounds[-1:]).went_out == (8, 0, 8, 8)
    assert set(sheet_of_match(*played()).went_out) == {0}
