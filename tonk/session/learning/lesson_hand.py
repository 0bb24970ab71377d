"""The hand of an exercise: it begins where the exercise does, and its result is not kept."""

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
    """One hand, begun from a record, with money to be seen changing hands.

    Args:
        begins: The record it begins from.
        players: The players, one a seat.
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
    """Answers for the other seats of a lesson (``BotThinker``): as the exercise has it, each when its time has come.

    Args:
        tutor: The leader through the exercise.
    """

    def __init__(self, tutor: Tutor) -> None:
        self._tutor = tutor
        self._own = ImmediateThinker()

    def ask(self, question: Question) -> Ticket[Action]:
        """Take a question: the answer is what the exercise has this seat do, or where it leaves it alone, its bot's."""

        def listen() -> None:
            if self._tutor.others_may_act:
                ticket.take(self._tutor.next_of_others() or self._own.ask(question).answer)

        ticket = Ticket[Action](listen)
        return ticket


class KeepsNothing:
    """Keeps nothing (``Keeper``): what is learnt at the table is no hand of the history."""

    def keep_match(self, match: TableGame) -> None:
        """A lesson is not resumed from its middle."""

    def keep_hand(self, match: TableGame) -> None:
        """It was arranged."""


def rehearse(exercise: Exercise) -> LessonHand | None:
    """The hand after all that is asked in an exercise was done; None where it can't be."""
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
    """The learner's action: the first one wanted that is legal."""
    if hand.hand_over or hand.position.to_act != LEARNER:
        return None
    return next((one for one in wanted_actions(step) if hand.position.refusal(one) is None), None)


def _turn_of(hand: LessonHand) -> bool:
    return not hand.hand_over and hand.position.to_act == LEARNER
