"""Drills of gin, knock rummy and thirty-one: each asks about a real decision, and they are separate from Tonk's."""

import json

import pytest

from tests.session.learning.test_drills import TODAY, made
from tonk.rules import DRAW, TAKE, Discard, Knock, View, guest_ids, load_preset
from tonk.rules.actions import PASS
from tonk.rules.cards import Card
from tonk.session.learning.drill_answers import points_counted, total_of
from tonk.session.learning.drill_kinds import (
    COUNT,
    KNOCK_OR_NOT,
    OWN,
    TAKE_OR_NOT,
    WHICH_DISCARD,
    DrillKind,
)
from tonk.session.learning.drill_run import DrillRun, JudgedMove, right_by_coach, right_by_rules
from tonk.session.learning.drills import Drill, counts_offered
from tonk.session.learning.game_drills import kinds_of
from tonk.session.learning.spaced_repetition import SpacedRepetition


def is_asked(kind: DrillKind, view: View) -> bool:
    """Return whether a kind of question fits a view."""
    match kind:
        case "knock":
            return any(isinstance(action, Knock) for action in view.legal)
        case "take":
            return TAKE in view.legal and (DRAW in view.legal or PASS in view.legal)
        case "discard":
            return sum(isinstance(action, Discard) for action in view.legal) > 2
        case _:
            return sum(points_counted(view)) == total_of(view)


@pytest.mark.parametrize("game", guest_ids())
@pytest.mark.parametrize("kind", [KNOCK_OR_NOT, TAKE_OR_NOT, WHICH_DISCARD, COUNT])
def test_every_game_has_drills_of_each_of_its_kinds(kind: DrillKind, game: str) -> None:
    """Each asks about a decision of its seat, and can be saved and read again."""
    for seed in range(1, 4):
        drill = made(kind, seed, game)
        assert is_asked(kind, drill.view())
        assert Drill.from_json(json.loads(json.dumps(drill.to_json()))) == drill


@pytest.mark.parametrize("game", guest_ids())
def test_one_count_of_four_is_right(game: str) -> None:
    """The right count is the deadwood, or the points of the best suit."""
    drill = made(COUNT, 2, game)
    view = drill.view()
    offered = counts_offered(view)
    assert len(set(offered)) == 4
    assert [one for one in offered if right_by_rules(drill, view, one)] == [sum(points_counted(view))]


def test_any_knock_counts_as_the_answer_to_knock() -> None:
    """Any card will do; for not knocking, the best other move counts."""
    drill, cheap, dear = made(KNOCK_OR_NOT, 1, "gin"), Card(3), Card(12)
    worths = [JudgedMove(Knock(cheap), 9.0, 1.0), JudgedMove(Discard(dear), 5.0, 1.0)]
    assert right_by_coach(drill, Knock(dear), worths)
    assert not right_by_coach(drill, Discard(cheap), worths)
    assert right_by_coach(drill, Discard(cheap), [worths[0], JudgedMove(Discard(dear), 8.5, 1.0)])


def test_a_discard_is_judged_among_discards() -> None:
    """The knock that is also legal is another question."""
    drill = made(WHICH_DISCARD, 1, "knock-rummy")
    worths = [JudgedMove(Knock(Card(1)), 30.0, 1.0), *(JudgedMove(Discard(Card(card)), -card, 1.0) for card in (2, 5))]
    assert right_by_coach(drill, Discard(Card(2)), worths)
    assert not right_by_coach(drill, Discard(Card(5)), worths)


def test_drills_of_each_game_are_asked_and_counted_separately() -> None:
    """A mistake in gin comes back only in gin, and answers about Tonk count only for Tonk."""
    gin, tonk = made(COUNT, 1, "gin"), made(COUNT)
    repetition = SpacedRepetition().answered(gin, TODAY, right=False).answered(tonk, TODAY, right=True)
    assert repetition.score([COUNT]) == (1, 1)
    assert repetition.score([COUNT], "gin") == (0, 1)
    assert repetition.due([COUNT], TODAY) == []
    assert repetition.due([COUNT], TODAY, "gin") == [gin]
    assert (repetition.next_due([COUNT]), repetition.next_due([COUNT], "gin")) == (None, TODAY)
    assert SpacedRepetition.from_json(json.loads(json.dumps(repetition.to_json()))) == (repetition, True)


def test_a_mixed_run_asks_every_kind() -> None:
    """The kinds take turns, as long as no drill comes back."""
    run = DrillRun(tuple(kinds_of("gin")), load_preset("gin"), SpacedRepetition(), [])
    asked = [next(drill for drill in run.next() if drill is not None).kind for _ in range(4)]
    assert sorted(asked) == sorted(kind for kind in kinds_of("gin") if kind != OWN)
