"""The hand of a moment of a lesson: it begins where the moment does, and nobody keeps what it comes to."""

from collections.abc import Sequence

from tonk.records import Record
from tonk.rules import Action
from tonk.session.learning.lessons import Tutor
from tonk.session.match.plan import Player
from tonk.session.match.table_game import TableGame
from tonk.session.practice.begun_hand import BegunHand
from tonk.thinking import AtOnce, Question, Ticket

_SEED, _MONEY = 11, 20


class LessonHand(BegunHand):
    """One hand, begun from a record, with money to be seen changing hands.

    Args:
        begins: Where it begins.
        players: Who plays, one a seat.
    """

    def __init__(self, begins: Record, players: Sequence[Player]) -> None:
        super().__init__(begins, players, _SEED, _MONEY)

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

    def keep_match(self, match: TableGame) -> None:
        """A lesson is not gone on with from its middle."""

    def keep_hand(self, match: TableGame) -> None:
        """It was arranged."""
