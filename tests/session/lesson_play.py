"""Plays a lesson as somebody does who does just what is asked."""

from tonk.rules.view import View
from tonk.session.lesson_hand import LessonHand
from tonk.session.lessons import LEARNER, Moment, Tutor, wanted_actions
from tonk.session.match import Player


def begun(moment: Moment) -> tuple[LessonHand, Tutor]:
    """The hand of a moment and who leads through it."""
    players = [Player(name, "casual" if seat else "") for seat, name in enumerate(moment.begins.seats)]
    hand = LessonHand(moment.begins, players)

    def view() -> View:
        return hand.position.view(LEARNER)

    return hand, Tutor(moment, view)


def play(moment: Moment) -> LessonHand:
    """The hand of a moment after all that was asked in it has been done, up to where it is free or ends."""
    hand, tutor = begun(moment)
    for _turn in range(200):
        step = tutor.step
        if step is None or step.free:
            return hand
        if step.others:
            action = tutor.next_of_others()
            assert action is not None, f"the others have nothing to do at {step.says.title}"
            hand.act(action)
        elif step.does:
            action = next(one for one in wanted_actions(step) if hand.position.refusal(one) is None)
            assert tutor.objection(action) == ""
            hand.act(action)
        else:
            assert not step.result or hand.hand_over, f"there is no result to tell of at {step.says.title}"
            tutor.read()
            continue
        learner = step.does != ()
        tutor.heard(learner=learner, turn=_turn_of(hand), over=hand.hand_over)
    raise AssertionError("the moment does not end")


def _turn_of(hand: LessonHand) -> bool:
    return not hand.hand_over and hand.position.to_act == LEARNER
