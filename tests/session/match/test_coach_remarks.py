"""The coach's remarks at the table and their moments, with a coach whose answers are prepared."""

from tests.support.tables import do, table
from tonk.coaching import Advice, Worth
from tonk.rules import DRAW, DROP, Discard, Position, View
from tonk.rules.actions import Action
from tonk.rules.cards import Seat, parse_card
from tonk.session.match.coach_remarks import CoachRemark, Remarks
from tonk.thinking import Ticket


class Prompted:
    """A coach with prepared answers that remembers the questions."""

    def __init__(self) -> None:
        self.asked: list[View] = []
        self.words: dict[int, Advice] = {}
        self.tickets: list[Ticket[Advice]] = []

    def ask(self, view: View) -> Ticket[Advice]:
        """Take a question; the answer is the prepared one of this number."""
        self.asked.append(view)
        number = len(self.asked)
        if self.tickets:
            self.tickets[-1].overtaken = True
        ticket = Ticket[Advice](lambda: ticket.take(self.words.get(number), last=False))
        self.tickets.append(ticket)
        return ticket


def advice(*worths: tuple[Action, float], error: float = 0.1, done: bool = True) -> Advice:
    """Moves and their values, the best first."""
    return Advice(tuple(Worth(action, value, error, 0.5) for action, value in worths), 100, done)


def hand() -> Position:
    """A table of two at which the first player may drop or draw."""
    return table("jazz-club", hands=["2S 3D 9H KC", "4S 5D 6H JC QD"], stock="8S 7D", discard="TS")


def follow(remarks: Remarks, position: Position, mode: str) -> None:
    """Let the remarks see the first player's view."""
    decides = position.outcome is None and position.to_act == 0
    remarks.follow(position.view(Seat(0)), mode, decides=decides)


DROP_BETTER = advice((DROP, 0.5), (DRAW, 0.2))


def drawn_after(said: Advice, mode: str, least: float = 0.1) -> CoachRemark | None:
    """The remark to a player who draws, after this advice."""
    coach, position = Prompted(), hand()
    remarks = Remarks(coach)
    follow(remarks, position, mode)
    coach.words[1] = said
    do(position, "draw")
    follow(remarks, position, mode)
    return remarks.said(mode, least)


def test_a_coach_that_is_off_is_asked_nothing() -> None:
    """It also says nothing."""
    coach = Prompted()
    remarks = Remarks(coach)
    follow(remarks, hand(), "off")
    assert coach.asked == []
    assert remarks.said("off", 0.1) is None


def test_before_a_move_its_value_is_given_as_soon_as_known() -> None:
    """Better answers replace the first; the best move is shown openly."""
    coach, remarks = Prompted(), None
    remarks = Remarks(coach)
    follow(remarks, hand(), "before")
    assert remarks.said("before", 0.1) is None
    coach.words[1] = advice((DRAW, 0.3), (DROP, 0.2), done=False)
    said = remarks.said("before", 0.1)
    assert said is not None
    assert (said.advice.best.action, said.action) == (DRAW, None)
    coach.words[1] = DROP_BETTER
    said = remarks.said("before", 0.1)
    assert said is not None
    assert said.advice.best.action == DROP


def test_a_move_is_judged_once_the_coach_has_finished() -> None:
    """The first guess isn't used."""
    assert drawn_after(advice((DROP, 0.5), (DRAW, 0.2), done=False), "after") is None
    said = drawn_after(DROP_BETTER, "after")
    assert said is not None
    assert said.action == DRAW
    assert (round(said.loss, 2), said.sure) == (0.3, True)


def test_only_mistakes_that_are_sure_and_large_enough_are_mentioned() -> None:
    """A loss within the margin of error is none, and one below the player's setting isn't mentioned."""
    assert drawn_after(DROP_BETTER, "mistakes") is not None
    assert drawn_after(DROP_BETTER, "mistakes", least=0.5) is None
    assert drawn_after(advice((DROP, 0.5), (DRAW, 0.2), error=0.4), "mistakes") is None
    assert drawn_after(advice((DRAW, 0.5), (DROP, 0.2)), "mistakes") is None


def test_the_next_decision_is_asked_about_after_the_last_is_judged() -> None:
    """Only one question is asked at a time; before a move, the new decision comes first."""
    for mode, asked in (("after", 1), ("before", 2)):
        coach, position = Prompted(), hand()
        remarks = Remarks(coach)
        follow(remarks, position, mode)
        do(position, "draw")
        follow(remarks, position, mode)
        assert len(coach.asked) == asked


def test_a_move_taken_back_is_not_judged() -> None:
    """Nor is the last move of a hand once the next hand begins."""
    coach, position = Prompted(), hand()
    remarks = Remarks(coach)
    before = position.copy()
    follow(remarks, position, "after")
    do(position, "draw")
    follow(remarks, position, "after")
    follow(remarks, before, "after")
    coach.words[1] = DROP_BETTER
    assert remarks.said("after", 0.1) is None
    assert coach.asked[-1] == before.view(Seat(0))


def test_a_move_that_was_forced_is_not_praised() -> None:
    """A forced move needs no thought."""
    card = Discard(parse_card("KC"))
    forced = Advice((Worth(card, 1.0, 0.0, 1.0),), 10, done=True, forced=True)
    coach, position = Prompted(), hand()
    do(position, "draw")
    remarks = Remarks(coach)
    follow(remarks, position, "after")
    coach.words[1] = forced
    do(position, "discard KC")
    follow(remarks, position, "after")
    assert remarks.said("after", 0.1) is None


def test_a_question_asked_elsewhere_does_not_silence_the_coach() -> None:
    """The decision is asked about again, and the answer to that counts."""
    coach = Prompted()
    remarks = Remarks(coach)
    follow(remarks, hand(), "before")
    coach.ask(hand().view(Seat(0)))  # another page, in between
    assert remarks.said("before", 0.1) is None
    assert len(coach.asked) == 3
    coach.words[3] = DROP_BETTER
    assert remarks.said("before", 0.1) is not None
