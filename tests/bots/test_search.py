"""The searching player gives the same answer to the same question, however it is asked."""

import pickle

import pytest

from tests.bots.scenes import card, cards, scene
from tests.support.hands import EXTREMES, spread_out
from tests.support.players import quick_bot, sent
from tonk.bots.search import MonteCarloPlayer, SearchBudget
from tonk.rules import DRAW, Action, Discard, Lay, Position, View
from tonk.rules.cards import Seat

MOMENT = SearchBudget(turns=1)
"""A budget for one look at the results."""


def questions(count: int, first: int) -> list[View]:
    """Views of this many decisions with something to think about."""
    found: list[View] = []
    for position, _ in spread_out(10 * count, 2, first):
        view = position.view(position.to_act)
        if len(found) < count and len(list(MonteCarloPlayer(1, budget=MOMENT).ponder(view))) > 1:
            found.append(view)
    return found


def test_every_step_is_the_same_when_a_view_is_asked_about_again() -> None:
    """The same seed, view and number of steps give the same action, in another player and from a copied view."""
    for view in questions(6, first=40):
        steps = list(MonteCarloPlayer(3, budget=MOMENT).ponder(view))
        copied = sent(view)
        assert all(action is not DRAW for action in copied.legal)
        assert list(MonteCarloPlayer(3, budget=MOMENT).ponder(copied)) == steps


def test_two_interleaved_searches_do_not_mix() -> None:
    """One player considers two views step by step in turn, each as if it were alone."""
    views = questions(6, first=130)
    player = MonteCarloPlayer(8, budget=MOMENT)
    for one, other in zip(views[::2], views[1::2], strict=True):
        alone = [list(MonteCarloPlayer(8, budget=MOMENT).ponder(view)) for view in (one, other)]
        pondering = [player.ponder(one), player.ponder(other)]
        together: list[list[Action]] = [[], []]
        for _ in range(max(map(len, alone))):
            for steps, going_on in zip(together, pondering, strict=True):
                steps += [action for action in [next(going_on, None)] if action is not None]
        assert together == alone


def test_more_work_begins_like_less_work() -> None:
    """A player stopped early says what one with more time would have said at that point."""
    for view in questions(4, first=220):
        little = list(MonteCarloPlayer(5, budget=MOMENT).ponder(view))
        more = list(MonteCarloPlayer(5, budget=SearchBudget(turns=600)).ponder(view))
        # The last step of the small budget is reported once more, because it was the end.
        assert more[: len(little) - 1] == little[:-1]


def test_every_step_is_a_legal_action() -> None:
    """At any step, even the first, the answer is a legal action."""
    for number, (position, _) in enumerate(spread_out(14, 1, first=310)):
        view = position.view(position.to_act)
        steps = list(MonteCarloPlayer(number, EXTREMES[number % 4], MOMENT).ponder(view))
        assert set(steps) <= set(view.legal)


def test_the_last_step_is_the_choice() -> None:
    """``choose`` returns the last step."""
    for view in questions(3, first=20):
        *_, last = MonteCarloPlayer(2, budget=MOMENT).ponder(view)
        assert MonteCarloPlayer(2, budget=MOMENT).choose(view) == last


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (scene("5C 6C 7C KD", "2C 3D", phase="play"), Lay(cards("5C 6C 7C"))),
        (scene("KS", "2C 3D", phase="play"), Discard(card("KS"))),
    ],
)
def test_going_out_needs_no_search(position: Position, action: Action) -> None:
    """A player who can go out does so after one step."""
    assert list(MonteCarloPlayer(1).ponder(position.view(Seat(0)))) == [action]


def test_a_thinking_player_changes_nothing_that_it_is_given() -> None:
    """The view is unchanged after the search."""
    for view in questions(5, first=500):
        before = pickle.dumps(view)
        quick_bot("expert", 1).choose(view)
        assert pickle.dumps(view) == before
