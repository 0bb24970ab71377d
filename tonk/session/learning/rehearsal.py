"""Going through a moment without anybody looking: whether all that is asked in it can be done by its rules."""

from tonk.records import RecordRefused
from tonk.rules import Action
from tonk.session.learning.lesson_hand import LessonHand
from tonk.session.learning.lessons import LEARNER, Exercise, Step, Tutor, wanted_actions
from tonk.session.match.plan import Player

_MOST = 100


def rehearse(moment: Exercise) -> LessonHand | None:
    """The hand after all that is asked in a moment was done, up to where it is free; None where it can't be."""
    try:
        hand = LessonHand(moment.begins, [Player(name) for name in moment.begins.seats])
    except (RecordRefused, ValueError):
        return None
    tutor = Tutor(moment, lambda: hand.position.view(LEARNER))
    for _turn in range(_MOST):
        step = tutor.step
        if step is None or step.free:
            return hand
        if tutor.reads:
            if step.result and not hand.hand_over:
                return None
            tutor.read()
            tutor.wait(turn=_turn_of(hand), over=hand.hand_over)
            continue
        action = tutor.next_of_others() if step.others else _wanted(hand, step)
        if action is None or hand.hand_over or hand.position.refusal(action) is not None:
            return None
        if not step.others and tutor.objection(action):
            return None
        hand.act(action)
        tutor.heard(learner=not step.others, turn=_turn_of(hand), over=hand.hand_over)
    return None


def _wanted(hand: LessonHand, step: Step) -> Action | None:
    """What the learner does: the first thing wanted that may be done."""
    if hand.hand_over or hand.position.to_act != LEARNER:
        return None
    return next((one for one in wanted_actions(step) if hand.position.refusal(one) is None), None)


def _turn_of(hand: LessonHand) -> bool:
    return not hand.hand_over and hand.position.to_act == LEARNER
