"""Rounds and points in words: the end of a round, its log, and the score of the game."""

from dataclasses import replace
from typing import Any

import pytest

from tests.support.tables import do, ended, house, table
from tonk.rules import Outcome, Position, load_preset
from tonk.rules.cards import Seat, each_seat
from tonk.rules.checked_rules import changed
from tonk.rules.events import Dropped, Event, HandEnded, StockRanOut, TonkShown, WentOut
from tonk.rules.payouts import Ending
from tonk.rules.ruleset import RuleSet
from tonk.words.table.last_moves import last_moves
from tonk.words.table.log import log_line
from tonk.words.table.names import TableNames
from tonk.words.table.outcomes import (
    ending_name,
    move_text,
    outcome_reason,
    outcome_title,
    round_ending_name,
    why_scored,
)
from tonk.words.table.scores import leader_text, standing_text, went_to

NAMES = TableNames.of(["Ana", "Bo", "Cy"])
TWISTS = load_preset("twists")


def over(*doings: str, rules: RuleSet = TWISTS, **setup: Any) -> Position:
    """A finished round."""
    drawn = table(rules, **{"stock": "8S", "discard": "2S"} | setup)
    do(drawn, *doings)
    assert drawn.outcome is not None
    return drawn


Seats = tuple[Seat, ...]


def outcome(ending: Ending, winners: Seats, by: Seats, totals: tuple[int, ...] = (9, 7, 20)) -> Outcome:
    """An end of a round without a history."""
    return Outcome(ending, winners, totals, (0, 0, 0), (), by, (), (0, 0, 0))


RUN = over("drop", hands=["2C 3D", "9S KD", "QD"])
CAUGHT = over("drop", hands=["2C 3D", "AC", "QD"])
TIED = over("drop", hands=["2C 3D", "5C", "5D"])
OUT = over("discard 2C", hands=["2C", "9S KD", "QD"], phase="play")
FACE = house("twists", drop_compares="scoring")

ENDINGS = [
    (RUN.outcome, "Ana runs and wins", "Ana ran with 5. Cy came next with 10."),
    (CAUGHT.outcome, "Bo catches Ana", "Ana ran with 5, but Bo held 1."),
    (
        TIED.outcome,
        "Bo catches Ana",
        "Ana ran with 5, but Bo and Cy held 5 too. Bo sits first after the runner, and wins the tie.",
    ),
    (OUT.outcome, "Ana goes out", "Ana has no cards left, and scores everything the others hold."),
    (outcome("bonus", (Seat(1),), (Seat(1),), (9, 49, 20)), "Bo scores a bonus", "Bo was dealt 49 points."),
    (
        outcome("bonus", (Seat(0), Seat(1)), (Seat(0), Seat(1)), (13, 49, 20)),
        "Ana and Bo score a bonus each",
        "Ana and Bo were dealt 13 and 49.",
    ),
    (
        outcome("push", (), (Seat(0), Seat(1)), (13, 49, 20)),
        "Several bonuses: nobody scores",
        "Ana and Bo were dealt 13 and 49. With several bonuses, nobody scores.",
    ),
    (outcome("stuck", (), ()), "The round is stuck", "Nothing was left to draw. Cards still held score for nobody."),
]


@pytest.mark.parametrize(("ended", "title", "reason"), ENDINGS)
def test_ends_of_rounds(ended: Outcome, title: str, reason: str) -> None:
    """The text says who ran, caught, went out or was dealt a bonus, and why."""
    assert outcome_title(ended, NAMES, TWISTS) == title
    assert outcome_reason(ended, NAMES, TWISTS) == reason


def test_a_round_that_went_in_circles() -> None:
    """With cards left in the stock, play went in circles."""
    ended = outcome("stuck", (), ())
    assert (
        outcome_reason(ended, NAMES, TWISTS, stock_left=3)
        == "The same cards kept going round. Cards still held score for nobody."
    )


def test_hands_that_are_compared_by_their_scores() -> None:
    """Counts are given as the reason only if they decided."""
    compared = over("drop", rules=FACE, hands=["9C", "2D 3D", "QD"])
    assert outcome_reason(ended(compared), NAMES, FACE) == "Ana had the lowest cards."


def test_moves() -> None:
    """A pill says in a word or two what somebody did."""
    assert [move_text(ended(RUN), seat) for seat in each_seat(3)] == ["ran and won", "", ""]
    assert [move_text(ended(CAUGHT), seat) for seat in each_seat(3)] == ["caught", "caught the run", ""]
    assert move_text(outcome("bonus", (Seat(1),), (Seat(1),)), Seat(1)) == "bonus"
    assert last_moves([Dropped(Seat(0), 5), HandEnded(ended(RUN))], 3, scored=True)[0] == "ran with 5"
    assert last_moves([TonkShown(Seat(1), 49)], 3, scored=True)[1] == "showed a bonus"


def test_names_of_endings() -> None:
    """Rounds have their own names for some endings, and share the others."""
    assert [round_ending_name(one) for one in ("drop", "caught", "stuck", "out")] == [
        "Run",
        "Caught",
        "Stuck",
        "Going out",
    ]
    assert [ending_name(one) for one in ("bonus", "stuck")] == ["Bonus", "Stuck"]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Dropped(Seat(0), 5), "Ana runs with 5"),
        (TonkShown(Seat(1), 49), "Bo shows a bonus hand of 49 points"),
        (WentOut(Seat(2), by_discard=True), "Cy goes out"),
        (StockRanOut(Seat(0)), "Nothing is left to draw, so the round is stuck"),
        (HandEnded(ended(RUN)), "Ana wins the round and scores 35 points"),
        (HandEnded(outcome("stuck", (), ())), "Nobody wins the round"),
    ],
)
def test_the_log_of_a_round(event: Event, line: str) -> None:
    """For points, the log speaks of runs, bonuses and rounds."""
    assert log_line(event, NAMES, None, TWISTS) == line


def to(target: int | None) -> RuleSet:
    """The rules of Twists with another target."""
    return changed(TWISTS, {"target": target})


def test_the_leader_or_the_winner_is_named_after_a_round() -> None:
    """After a round it says who leads and by how much, or who has won the game."""
    stands = replace(ended(RUN), score=(35, 20, 0))
    assert standing_text(stands, NAMES, to(250)) == "Ana leads with 35 points. 215 points to go."
    assert standing_text(stands, NAMES, to(None)) == "Ana leads with 35 points."
    assert standing_text(replace(stands, score=(0, 0, 0)), NAMES, to(250)) == "Nobody has scored yet."
    tied = replace(stands, score=(250, 250, 0))
    assert standing_text(tied, NAMES, to(250)) == "Ana and Bo are tied at 250. Play another round."
    won = replace(stands, score=(255, 250, 0), champion=Seat(0))
    assert standing_text(won, NAMES, to(250)) == "Ana has 255 points and wins the match."


def test_the_score_sheet_names_the_leader_or_the_winner() -> None:
    """The sheet says in a few words who has won or leads."""
    assert leader_text(NAMES, (10, 20, 20), None) == "Bo and Cy lead"
    assert leader_text(NAMES, (0, 0, 0), None) == "Everyone has 0 points"
    assert leader_text(NAMES, (250, 20, 20), Seat(0)) == "Ana has won the match"


def test_points_speak_to_you() -> None:
    """The one person at the screen leads, ties, wins and catches as "you"."""
    yours = TableNames(NAMES.names, Seat(0))
    stands = replace(ended(RUN), score=(35, 35, 0))
    assert standing_text(stands, yours, to(None)) == "You and Bo lead with 35 points."
    assert standing_text(stands, yours, to(35)) == "You and Bo are tied at 35. Play another round."
    assert leader_text(yours, (250, 20, 20), Seat(0)) == "You have won the match"
    assert [went_to(seat, yours, 25) for seat in each_seat(2)] == ["You score 25", "Bo scores 25"]
    worth = "An ace or a number card scores 5 points, whatever it counts."
    assert why_scored(ended(RUN), yours, TWISTS) == f"You win the round and score all the cards held. {worth}"
    assert why_scored(ended(CAUGHT), yours, TWISTS).startswith("Bo scores everything you laid and held, and the cards")
    assert why_scored(ended(OUT), yours, TWISTS) == why_scored(ended(RUN), yours, FACE) == ""
    assert outcome_title(ended(CAUGHT), yours, TWISTS) == "Bo catches you"
    assert log_line(HandEnded(ended(RUN)), yours, None, TWISTS) == "You win the round and score 35 points"
