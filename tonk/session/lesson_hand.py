"""The hand of a moment of a lesson: it begins where the moment does, and nobody keeps what it comes to."""

from collections.abc import Sequence
from dataclasses import replace

from tonk.records import Record, result_of
from tonk.records.twisted import told_of
from tonk.rules import Action, Position
from tonk.session.arranging import KIND
from tonk.session.hand import Hand
from tonk.session.lessons import Tutor
from tonk.session.plan import MatchPlan, Player
from tonk.thinking import AtOnce, Question, Ticket

_SEED, _MONEY = 11, 20


class LessonHand(Hand):
    """One hand, begun from a record, with money to be seen changing hands.

    Args:
        begins: Where it begins.
        players: Who plays, one a seat.
    """

    def __init__(self, begins: Record, players: Sequence[Player]) -> None:
        position = begins.replay()
        kinds = () if position.twist is None else position.twist.kinds
        super().__init__(MatchPlan("", _SEED, begins.rules, tuple(players), begins.stake, _MONEY, always=kinds))
        self._begins = begins
        self.dealer, self.hand_number, self.cuts, self.lifted, self.seal = position.dealer, 1, (), 0, None
        self.bankrolls = [_MONEY] * len(players)
        self.score = (0,) * len(players) if position.twist is None else position.twist.score
        self.kinds = kinds
        self._begin(begins.actions)
        self._ended()

    @property
    def over(self) -> bool:
        """Nothing comes after it."""
        return self.hand_over

    @property
    def first(self) -> int:
        """How many of the actions are the record's."""
        return len(self._begins.actions)

    def record(self) -> Record:
        """The hand as a record, which says that it is one of practice."""
        outcome = self.position.outcome
        result = None if outcome is None else result_of(outcome, self.plan.stake)
        extras = {**self._begins.extras, **told_of(self.position), **KIND}
        return replace(self._begins, actions=tuple(self.actions), result=result, extras=extras)

    def _start(self) -> Position:
        return self._begins.start()

    def _ended(self) -> None:
        outcome = self.position.outcome
        if outcome is not None and outcome.score is not None:
            self.score = outcome.score
        elif outcome is not None:
            self.bankrolls = [_MONEY + stakes * self.plan.stake for stakes in outcome.net]


class Script:
    """Answers for the other seats of a lesson (``Thinks``): as the moment has it, and not before their time has come.

    Args:
        tutor: Who leads through the moment.
    """

    def __init__(self, tutor: Tutor) -> None:
        self._tutor = tutor
        self._own = AtOnce()

    def ask(self, question: Question) -> Ticket[Action]:
        """Take a question: the answer is what the moment has this seat do, or where it leaves it alone, its bot's."""

        def listen() -> None:
            if self._tutor.others_may_act:
                ticket.take(self._tutor.next_of_others() or self._own.ask(question).answer)

        ticket = Ticket[Action](listen)
        return ticket


class Unkept:
    """Keeps nothing (``Keeper``): what is learnt at the table is no hand of the history."""

    def keep_match(self, match: Hand) -> None:
        """A lesson is not gone on with from its middle."""

    def keep_hand(self, match: Hand) -> None:
        """It was arranged."""
