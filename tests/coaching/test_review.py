"""Reviews of whole hands: each decision from its own view, only sure losses, and a sum that adds up."""

from dataclasses import replace
from math import isclose

import pytest

from tests.bots.scenes import card, scene
from tonk.coaching import Advice, CoachBudget, Worth
from tonk.coaching.judging import (
    Choice,
    Decision,
    HandWorth,
    JudgedChoice,
    judge,
    summed_up,
    turning_points,
)
from tonk.coaching.review import HandOfSeat, ReviewProgress, played_by, review_of
from tonk.records import Record, RecordRefused, action_text
from tonk.rules import DRAW, DROP, Discard, Hit, Lay
from tonk.rules.cards import Seat

from .asking import LITTLE
from .hands import little_hand, record_of, reviewed, reviewing

MORE = CoachBudget(turns=2500, first=1000, least=1000)


@pytest.mark.parametrize(
    ("record", "seat"),
    [(record_of(5), 0), (record_of(6, "speno-1992"), 1), (record_of(9, "twists"), 0), (record_of(23, "twists"), 2)],
)
def test_par_luck_and_skill_make_up_the_result(record: Record, seat: Seat) -> None:
    """The parts are in stakes, or in points ahead of the table's mean; skill is never above 0."""
    review = reviewed(record, seat, LITTLE)
    net = record.result["net"] if record.result else []
    assert isclose(review.par + review.luck + review.skill, net[seat] - sum(net) / len(net), abs_tol=1e-9)
    assert review.skill <= 0
    assert 0 <= review.accuracy <= 100
    assert review.net == review.par + review.luck + review.skill


def test_every_decision_is_a_choice_of_the_seat() -> None:
    """Steps are the seat's own, in order; a decision has the move that was made, and its best move is the best."""
    record = little_hand()
    review = reviewed(record, Seat(0), LITTLE)
    choices = played_by(record, Seat(0)).choices
    assert [moment.step for moment in review.course] == [choice.step for choice in choices]
    assert [choice.step for choice in choices] == sorted({choice.step for choice in choices})
    made = {choice.step: choice for choice in choices}
    for decision in review.decisions:
        assert record.actions[decision.step] == action_text(Seat(0), decision.action)
        assert decision.best == decision.advice.best.action
        assert decision.loss == decision.advice.loss_of(decision.action) >= 0
        assert made[decision.step].view.seat == 0
        assert made[decision.step].view.shown is None


def test_a_review_is_the_same_when_repeated_or_continued() -> None:
    """A review stopped after some decisions and continued ends the same."""
    record = little_hand()
    steps = reviewing(record, Seat(0), LITTLE)
    assert [len(step.judged) for step in steps] == list(range(len(steps)))
    assert {step.of for step in steps} == {len(steps) - 1}
    assert [step.review is not None for step in steps] == [False] * (len(steps) - 1) + [True]
    middle = steps[len(steps) // 2]
    *_, last = review_of(played_by(record, Seat(0)), middle.judged, LITTLE)
    assert last == steps[-1]


def test_a_blunder_is_a_mistake_and_a_choice_among_equals_is_none() -> None:
    """Discarding what completes the next seat's spread is a mistake; choosing between two equal courts is none."""
    view = scene("7C KD KH 2H 3S 9D", "5C 6C TH JS", phase="play", known=["5C 6C"]).view(Seat(0))
    (mistake,) = [one for one in judge(Choice(0, view, Discard(card("7C"))), MORE) if one]
    assert mistake.decision is not None
    assert mistake.decision.sure
    assert mistake.decision.lost == mistake.decision.loss > 0.2
    assert isclose(mistake.moment.before - mistake.moment.after, mistake.decision.loss)
    best = mistake.decision.best
    (fine,) = [one for one in judge(Choice(0, view, best), MORE) if one]
    assert fine.decision is not None
    assert (fine.decision.loss, fine.decision.sure, fine.decision.lost) == (0, False, 0)


def test_missing_a_way_out_is_a_decision_and_going_out_is_none() -> None:
    """Going out is no decision; forgetting it is one, and costs."""
    view = scene("5C 6C 7C KD", "2C 3D", phase="play").view(Seat(0))
    (out,) = [one for one in judge(Choice(0, view, view.legal[0]), MORE) if one]
    assert isinstance(view.legal[0], Lay)
    assert out.decision is None
    (forgot,) = [one for one in judge(Choice(0, view, Discard(card("KD"))), MORE) if one]
    assert forgot.decision is not None
    assert forgot.decision.sure


def test_a_move_that_the_view_does_not_list_is_judged_as_well() -> None:
    """A hit with two cards at once is judged as well."""
    view = scene("8C 9C KD 2H", "2C 3D", phase="play", table=[(Seat(1), "5C 6C 7C")]).view(Seat(0))
    both = Hit((card("8C"), card("9C")), 0)
    assert both not in view.legal
    (found,) = [one for one in judge(Choice(0, view, both), MORE) if one]
    assert found.decision is not None
    assert found.decision.advice.worth_of(both) is not None
    assert not found.decision.sure


def judged(step: int, before: float, loss: float, *, sure: bool) -> JudgedChoice:
    """A decision with this loss."""
    advice = Advice((Worth(DRAW, before, 0.1, 0.5), Worth(DROP, before - loss, 0.1, 0.5)), 10, done=True)
    return JudgedChoice(HandWorth(step, before, before - loss), Decision(step, DROP, DRAW, loss, sure, advice))


def test_only_sure_losses_count() -> None:
    """A quarter of a stake halves the value of a decision; a doubtful loss costs nothing."""
    course = [judged(1, 0.5, 0.25, sure=True), judged(4, 0.4, 0.2, sure=False), judged(7, 0.3, 0.5, sure=True)]
    review = summed_up(Seat(0), course, -1, 0.25)
    assert review.accuracy == pytest.approx((50 + 100 + 25) / 3)
    assert (review.par, review.skill, review.costliest) == (0.5, -0.75, 2)
    assert review.luck == pytest.approx(-1 - 0.5 + 0.75)
    assert summed_up(Seat(0), [judged(1, 9, 7.5, sure=True)], 3, 7.5).accuracy == pytest.approx(50)


def test_without_a_choice_all_is_luck() -> None:
    """A hand without choices is all luck, such as one in which somebody else is dealt a Tonk."""
    review = summed_up(Seat(2), [], -2, 0.25)
    assert (review.par, review.luck, review.skill, review.accuracy, review.costliest) == (0, -2, 0, 100, None)
    assert turning_points(review, 3) == ()
    *_, last = review_of(HandOfSeat(Seat(2), (), -2, 0.25))
    assert last == ReviewProgress((), 0, review)


def test_turning_points_are_the_greatest_changes() -> None:
    """They are the greatest changes, by an own move or between two, in the order of the hand; the last is its end."""
    course = [judged(1, 0.5, 0.0, sure=False), judged(4, -0.2, 0.6, sure=True), judged(9, -0.7, 0.0, sure=False)]
    review = summed_up(Seat(0), course, 1, 0.25)
    found = turning_points(review, 12)
    assert [(turning.first, turning.last, turning.own) for turning in found] == [
        (1, 3, False),
        (4, 4, True),
        (9, 11, False),
    ]
    assert [turning.change for turning in found] == pytest.approx([-0.7, -0.6, 1.7])
    assert turning_points(review, 12, most=1) == found[2:]


def test_an_impossible_record_is_refused() -> None:
    """Impossible records, unfinished hands and seats that don't exist are refused."""
    record = little_hand()
    with pytest.raises(RecordRefused):
        played_by(replace(record, actions=("1 draw", *record.actions)), Seat(0))
    with pytest.raises(ValueError, match="not over"):
        played_by(replace(record, actions=record.actions[:-1], result=None), Seat(0))
    with pytest.raises(ValueError, match="no seat 3"):
        played_by(record, Seat(3))
