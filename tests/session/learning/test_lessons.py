"""Lessons: every task can be done, and every statement is true."""

from dataclasses import replace
from itertools import islice

import pytest

from tests.support.any_rules import rules_turning_all_pairs
from tonk.rules import DRAW, DROP, TAKE, RuleSet, changed, load_preset
from tonk.rules.cards import by_seat
from tonk.rules.payouts import CAUGHT, FELL, OUT, TONK
from tonk.rules.presets import preset_ids
from tonk.session.learning.first_lesson import first_lesson
from tonk.session.learning.lesson_hand import LessonHand, rehearse
from tonk.session.learning.lessons import LEARNER, Exercise, Tutor, pointed_things, wanted_actions
from tonk.session.learning.points_exercises import points_exercises
from tonk.session.learning.progress import FIRST_EXERCISES
from tonk.session.learning.rule_lessons import rule_lesson, stake_exercises
from tonk.session.match.plan import Player

NAMES = ("Ana", "Mae", "Earl")
COURSE = first_lesson(NAMES)


def begun(exercise: Exercise) -> tuple[LessonHand, Tutor]:
    """The hand of an exercise and its tutor."""
    players = [Player(name, "casual" if seat else "") for seat, name in by_seat(exercise.begins.seats)]
    hand = LessonHand(exercise.begins, players)
    return hand, Tutor(exercise, lambda: hand.position.view(LEARNER))


@pytest.mark.parametrize(("number", "ending"), [(0, FELL), (1, CAUGHT), (2, OUT), (3, TONK)])
def test_each_moment_of_the_first_lesson_ends_as_it_should(number: int, ending: str) -> None:
    """The learner drops and wins, is caught, goes out, and is dealt a Tonk."""
    hand = rehearse(COURSE.exercises[number])
    assert hand is not None
    outcome = hand.position.outcome
    assert outcome is not None
    assert outcome.ending == ending
    assert (0 in outcome.winners) == (ending != CAUGHT)


def test_the_first_lesson_leads_on_to_a_first_hand() -> None:
    """It has as many exercises as its status counts, and the last button says what comes next."""
    assert len(COURSE.exercises) == FIRST_EXERCISES
    assert COURSE.onward == "Play your first hand"


def test_another_move_is_objected_to_kindly() -> None:
    """A drop at the first step is legal but not wanted yet, and the lesson isn't disturbed."""
    hand, tutor = begun(COURSE.exercises[0])
    tutor.read()
    tutor.read()
    assert hand.position.refusal(DROP) is None
    assert "stock" in tutor.objection(DROP)
    assert tutor.objection(TAKE)
    assert tutor.at == 2


def test_a_quick_learner_need_not_read() -> None:
    """A later step may be done before the present text is read, and the lesson goes on from there."""
    hand, tutor = begun(COURSE.exercises[0])
    assert tutor.reads
    assert tutor.objection(DRAW) == ""
    hand.act(DRAW)
    tutor.heard(learner=True, turn=True, over=False)
    assert tutor.at == 3


def test_a_hit_with_two_cards_may_be_made_one_by_one() -> None:
    """The step is done when both cards are there."""
    exercise = COURSE.exercises[2]
    hand, tutor = begun(exercise)
    hand.act(DRAW)
    tutor.heard(learner=True, turn=True, over=False)
    for card in ("8S", "7S"):
        action = next(one for one in hand.position.legal() if f"hit {card} 0" in _text_of(one))
        assert tutor.objection(action) == ""
        hand.act(action)
        tutor.heard(learner=True, turn=True, over=False)
        assert tutor.at == (1 if card == "8S" else 2)


def _text_of(action: object) -> str:
    from tonk.records import action_text

    return action_text(0, action)  # type: ignore[arg-type]


RULES = [load_preset(rules_id) for rules_id in preset_ids()]
FOUR = ("Ana", "Mae", "Earl", "Ruby")


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_each_exercise_of_a_rule_set_can_be_done_by_its_rules(rules: RuleSet) -> None:
    """Every exercise of its knobs goes through to its end, and none is left out for want of cards."""
    lesson = rule_lesson(rules, FOUR)
    assert lesson is not None
    twisted = rules.scoring == "points"
    assert len(lesson.exercises) == len([*(points_exercises if twisted else stake_exercises)(rules, FOUR)])
    assert len(lesson.exercises) >= 4


def test_house_rules_get_the_exercises_that_apply() -> None:
    """Waits and a tie that wins are taught if the rules have them; exercises that can't be dealt are left out."""
    house = replace(load_preset("jazz-club"), name="Ours", wait_new_spread=2, drop_tie="wins", hit_books=False)
    lesson = rule_lesson(house, FOUR)
    assert lesson is not None
    assert lesson.id == "own:Ours"
    titles = [exercise.steps[0].says.title for exercise in lesson.exercises]
    assert {"Waiting", "A tie", "Books are closed"} <= set(titles)
    small = rule_lesson(replace(house, hand_size=3), FOUR)
    assert small is not None
    assert "Books are closed" not in [exercise.steps[0].says.title for exercise in small.exercises]


@pytest.mark.parametrize("base", ["jazz-club", "twists"])
def test_a_lesson_teaches_when_drops_begin(base: str) -> None:
    """The learner, dealt a low hand, has to draw; drops later in the lesson are legal."""
    usual = rule_lesson(load_preset(base), FOUR)
    later = rule_lesson(changed(load_preset(base), {"name": "Later", "first_drop_round": 2}), FOUR)
    assert usual is not None
    assert later is not None
    first, *others = later.exercises
    assert "not the first time round the table" in first.steps[0].says.text
    assert [exercise.steps[0].says.title for exercise in others] == [
        exercise.steps[0].says.title for exercise in usual.exercises
    ]


def test_special_cards_in_games_for_stakes_are_taught_too() -> None:
    """A Skip is taught in addition to the special features of Jazz Club."""
    jazz = load_preset("jazz-club")
    plain, skipping = rule_lesson(jazz, FOUR), rule_lesson(changed(jazz, {"name": "S", "twists": ["skip"]}), FOUR)
    assert plain is not None
    assert skipping is not None
    titles = [exercise.steps[0].says.title for exercise in skipping.exercises]
    assert titles[:-1] == [exercise.steps[0].says.title for exercise in plain.exercises]
    assert "Skip" in titles[-1]


@pytest.mark.parametrize(
    ("rules_id", "net"),
    [
        ("jazz-club", (-4, 4, 0, 0)),
        ("speno-1992", (-2, 2, 0, 0)),
        ("black-company", (-4, 2, 2, 0)),
        ("descente", (-4, 4, 1, -1)),
    ],
)
def test_the_lesson_on_being_caught_shows_each_payment(rules_id: str, net: tuple[int, ...]) -> None:
    """The same hands, dropped with 9 against 5, 9 and many points, cost what each rule set says (RULES: caught)."""
    lesson = rule_lesson(load_preset(rules_id), FOUR)
    assert lesson is not None
    exercise = next(one for one in lesson.exercises if one.steps[0].says.title == "Caught: who is paid?")
    hand = rehearse(exercise)
    assert hand is not None
    assert hand.position.outcome is not None
    assert hand.position.outcome.net == net


def test_a_lesson_of_any_rules_asks_for_legal_moves_only() -> None:
    """Under any combination of rules, every task can be done."""
    asked = 0
    for rules in islice(rules_turning_all_pairs(1), 150):
        lesson = rule_lesson(rules, FOUR)
        for exercise in lesson.exercises if lesson else ():
            asked += moves_asked_for(exercise)
    assert asked > 300


def moves_asked_for(exercise: Exercise) -> int:
    """Do every task of an exercise, asserting that it can be done, and return their number."""
    hand, tutor = begun(exercise)
    asked = 0
    while (step := tutor.step) is not None:
        acting = not hand.hand_over and hand.position.to_act == LEARNER
        if tutor.reads:
            tutor.read()
            tutor.wait(turn=acting, over=hand.hand_over)
            continue
        if step.others:
            action = tutor.next_of_others()
        else:
            assert acting, (exercise, step)
            action = next((one for one in wanted_actions(step) if hand.position.refusal(one) is None), None)
            asked += 1
        assert action is not None, (exercise, step)
        assert hand.position.refusal(action) is None, (exercise, step)
        hand.act(action)
        acting = not hand.hand_over and hand.position.to_act == LEARNER
        tutor.heard(learner=not step.others, turn=acting, over=hand.hand_over)
    return asked


def test_lessons_point_only_at_things_on_the_table() -> None:
    """Each is named by its kind, and a number or cards if it needs them; anything else is refused."""
    assert pointed_things("own", "cards 5D 6D") == (("own", ()), ("cards", ("5D", "6D")))
    with pytest.raises(ValueError, match="purse"):
        pointed_things("stock", "purse")
