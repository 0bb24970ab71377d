"""The hand of an exercise, which begins at the exercise's position and whose result is not kept."""

from collections.abc import Sequence

from tonk.records import Record, RecordRefused
from tonk.rules import Action
from tonk.session.learning.lessons import LEARNER, Exercise, Step, Tutor, wanted_actions
from tonk.session.match.plan import Player
from tonk.session.match.table_game import TableGame
from tonk.session.practice.begun_hand import BegunHand
from tonk.thinking import ImmediateThinker, Question, Ticket

_SEED, _MONEY = 11, 20
_MOST_STEPS = 100


class LessonHand(BegunHand):
    """One hand, begun from a record, with visible payments.

    Args:
        begins: The record of its beginning.
        players: The players, one per seat.
    """

    def __init__(self, begins: Record, players: Sequence[Player]) -> None:
        super().__init__(begins, players, _SEED, _MONEY)

    def _ended(self) -> None:
        outcome = self.position.outcome
        if outcome is not None and outcome.score is not None:
            self.score = outcome.score
        elif outcome is not None:
            self.bankrolls = [_MONEY + stakes * self.plan.stake for stakes in outcome.net]


class ScriptedAnswers:
    """Scripted answers for the other seats of a lesson (``BotThinker``), each in its time.

    Args:
        tutor: The tutor of the exercise.
    """

    def __init__(self, tutor: Tutor) -> None:
        self._tutor = tutor
        self._own = ImmediateThinker()

    def ask(self, question: Question) -> Ticket[Action]:
        """Take a question: the answer is the exercise's action for this seat or, without one, its bot's."""

        def listen() -> None:
            if self._tutor.others_may_act:
                ticket.take(self._tutor.next_of_others() or self._own.ask(question).answer)

        ticket = Ticket[Action](listen)
        return ticket


class KeepsNothing:
    """Keeps nothing (``Keeper``): lesson hands don't belong in the history."""

    def keep_match(self, match: TableGame) -> None:
        """Do nothing, since a lesson isn't resumed from its middle."""

    def keep_hand(self, match: TableGame) -> None:
        """Do nothing, since the hand was arranged."""


def rehearse(exercise: Exercise) -> LessonHand | None:
    """Return the hand after every task of an exercise; None if it can't be done."""
    try:
        hand = LessonHand(exercise.begins, [Player(name) for name in exercise.begins.seats])
    except (RecordRefused, ValueError):
        return None
    tutor = Tutor(exercise, lambda: hand.position.view(LEARNER))
    for _turn in range(_MOST_STEPS):
        step = tutor.step
        if step is None:
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
    """Return the learner's action: the first wanted one that is legal."""
    if hand.hand_over or hand.position.to_act != LEARNER:
        return None
    return next((one for one in wanted_actions(step) if hand.position.refusal(one) is None), None)


def _turn_of(hand: LessonHand) -> bool:
    return not hand.hand_over and hand.position.to_act == LEARNER
