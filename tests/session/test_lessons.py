"""Lessons: what is asked can be done, and what is told is so."""

import pytest

from tests.session.lesson_play import begun, play
from tonk.rules import DRAW, DROP, TAKE
from tonk.rules.settling import CAUGHT, FELL, OUT, TONK
from tonk.session.first_lesson import first_lesson

NAMES = ("Ana", "Mae", "Earl")
COURSE = first_lesson(NAMES)


@pytest.mark.parametrize(("number", "ending"), [(0, FELL), (1, CAUGHT), (2, OUT), (3, TONK)])
def test_each_moment_of_the_first_lesson_ends_as_it_is_told(number: int, ending: str) -> None:
    """Whoever does what is asked drops and wins, is caught, goes out, and is dealt a Tonk."""
    outcome = play(COURSE.moments[number]).position.outcome
    assert outcome is not None
    assert outcome.ending == ending
    assert (0 in outcome.winners) == (ending != CAUGHT)


def test_the_last_hand_of_the_first_lesson_is_a_real_one() -> None:
    """It is dealt, and whatever the rules allow may be done."""
    hand, tutor = begun(COURSE.moments[4])
    assert not hand.hand_over
    assert hand.position.to_act == 0
    assert [tutor.objection(action) for action in hand.position.legal()] == [""] * len(hand.position.legal())


def test_what_is_not_asked_is_objected_to_kindly() -> None:
    """A drop at the first step is allowed by the rules, but not wanted yet; nothing of the lesson is lost by it."""
    hand, tutor = begun(COURSE.moments[0])
    tutor.read()
    tutor.read()
    assert hand.position.refusal(DROP) is None
    assert "stock" in tutor.objection(DROP)
    assert tutor.objection(TAKE)
    assert tutor.at == 2


def test_somebody_quick_need_not_read() -> None:
    """What is wanted later may be done while there is still something to be read, and the lesson goes on from there."""
    hand, tutor = begun(COURSE.moments[0])
    assert tutor.reads
    assert tutor.objection(DRAW) == ""
    hand.act(DRAW)
    tutor.heard(learner=True, turn=True, over=False)
    assert tutor.at == 3


def test_a_hit_with_two_cards_may_be_made_one_by_one() -> None:
    """The step goes on when both cards lie there."""
    moment = COURSE.moments[2]
    hand, tutor = begun(moment)
    hand.act(DRAW)
    tutor.heard(learner=True, turn=True, over=False)
    for card in ("8S", "7S"):
        action = next(one for one in hand.position.legal() if f"hit {card} 0" in _told(one))
        assert tutor.objection(action) == ""
        hand.act(action)
        tutor.heard(learner=True, turn=True, over=False)
        assert tutor.at == (1 if card == "8S" else 2)


def _told(action: object) -> str:
    from tonk.records import action_text

    return action_text(0, action)  # type: ignore[arg-type]
