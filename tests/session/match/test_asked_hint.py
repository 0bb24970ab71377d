"""Hints on request: the coach is asked once, and its moves are shown one by one."""

import pytest

from tests.session.match.test_coach_remarks import Prompted, advice, hand
from tonk.coaching import Advice
from tonk.rules import DRAW, DROP, TAKE, Discard
from tonk.rules.cards import Card, Seat, parse_card
from tonk.session.match.asked_hint import PATIENCE, AskedHint

VIEW = hand().view(Seat(0))
MOVES = advice((DROP, 0.9), (TAKE, 0.87), (DRAW, 0.7), (Discard(Card(0)), -0.5), (Discard(Card(1)), -2.0), error=0.01)


def asked(*words: Advice, known: Advice | None = None) -> tuple[Prompted, AskedHint]:
    """A coach with one prepared answer per question, and a hint asked for."""
    coach = Prompted()
    coach.words = dict(enumerate(words, 1))
    return coach, AskedHint(coach, VIEW, 0.0, known)


def test_the_best_move_comes_first_and_again_after_the_fourth() -> None:
    """Each hint says how good the move is."""
    _coach, hint = asked(MOVES)
    assert hint.answered(0.0)
    seen = []
    for _press in range(5):
        assert hint.shown is not None
        seen.append((hint.shown.action, hint.rank))
        hint.turn_on()
    best = (DROP, "best")
    assert seen == [best, (TAKE, "near"), (DRAW, "worse"), (Discard(Card(0)), "bad"), best]


def test_a_move_that_may_be_the_best_is_nearly_as_good() -> None:
    """A move that may be as good as the best isn't called worse."""
    _coach, hint = asked(advice((DROP, 0.9), (DRAW, 0.5), error=0.5))
    assert hint.answered(0.0)
    hint.turn_on()
    assert hint.rank == "near"


@pytest.mark.parametrize(("error", "first"), [(0.1, "KC"), (0.01, "9H")])
def test_of_equal_discards_the_one_that_leaves_fewest_points_comes_first(error: float, first: str) -> None:
    """Among discards that the coach can't tell apart; its own best one is then nearly as good."""
    low, high, other = (Discard(parse_card(name)) for name in ("9H", "KC", "2S"))
    _coach, hint = asked(advice((low, 0.5), (DRAW, 0.48), (high, 0.45), (other, 0.44), error=error))
    assert hint.answered(0.0)
    assert hint.shown is not None
    assert (hint.shown.action, hint.rank) == (Discard(parse_card(first)), "best")
    assert next(worth.action for worth in hint.moves if worth is not hint.shown) == (low if first == "KC" else DRAW)


def test_a_single_move_is_called_the_only_one() -> None:
    """A single move isn't compared with anything."""
    _coach, hint = asked(known=advice((DRAW, 0.1)))
    assert (hint.answered(0.0), hint.rank) == (True, "only")


def test_the_coach_is_asked_once_and_then_rests() -> None:
    """Going from move to move asks nothing more, and an answer that is already there is used."""
    coach, hint = asked(MOVES)
    assert hint.answered(0.0)
    hint.turn_on()
    assert hint.answered(9.0)
    assert len(coach.asked) == 1
    assert coach.tickets[0].overtaken
    assert asked(known=MOVES)[0].asked == []


@pytest.mark.parametrize(("now", "there"), [(PATIENCE / 2, False), (PATIENCE, True)])
def test_after_a_while_an_unfinished_answer_is_shown(now: float, *, there: bool) -> None:
    """An answer that may still change is waited for, but not long."""
    _coach, hint = asked(advice((DROP, 0.9), (DRAW, 0.5), done=False))
    assert hint.answered(now) == there


def test_an_overtaken_question_is_asked_again() -> None:
    """A question is asked again if somebody else has asked the coach since."""
    coach, hint = asked(MOVES, MOVES)
    coach.tickets[0].overtaken = True
    assert hint.answered(0.1)
    assert len(coach.asked) == 2


def test_a_hint_fails_if_the_coach_ends_without_an_answer() -> None:
    """A hint fails only if the coach ends without an answer."""
    coach, hint = asked()
    assert (hint.answered(0.1), hint.failed, hint.shown) == (False, False, None)
    coach.tickets[0].take(None)
    assert (hint.answered(0.2), hint.failed) == (False, True)
    assert not asked(known=MOVES)[1].failed


def test_moves_are_numbered_from_one() -> None:
    """The number wraps around with the moves."""
    _coach, hint = asked(known=advice((DROP, 0.9), (DRAW, 0.5)))
    places = []
    for _press in range(3):
        places.append(hint.place)
        hint.turn_on()
    assert places == [1, 2, 1]
