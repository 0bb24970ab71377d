"""First lessons of other games: every task can be done, and every statement about cards is true."""

import re

import pytest

from tonk.rules import guest_ids, load_preset
from tonk.rules.cards import by_seat
from tonk.rules.guests.guest_knobs import GameName
from tonk.session.learning.guest_lessons import exercises_of, guest_lesson, guest_lesson_id
from tonk.session.learning.lesson_hand import LessonHand, rehearse
from tonk.session.match.plan import Player

NAMES = ("Ana", "Mae", "Earl")
Ending = tuple[str, tuple[int, ...], tuple[int, ...]]
ENDINGS: dict[GameName, list[Ending]] = {
    "gin": [("knock", (0,), (28, 0)), ("undercut", (1,), (0, 27)), ("gin", (0,), (68, 0))],
    "knock-rummy": [("knock", (0,), (31, 0, 0)), ("undercut", (1,), (0, 54, 0)), ("rum", (0,), (111, 0, 0))],
    "thirty-one": [("knock", (0, 1), (0, 0, -1)), ("knock", (1, 2), (-2, 0, 0)), ("thirty-one", (0,), (0, -1, -1))],
}


@pytest.mark.parametrize("game", ENDINGS)
def test_each_exercise_ends_as_it_should(game: GameName) -> None:
    """All steps can be done: a knock wins, a knock is beaten, and the best possible hand ends the lesson."""
    lesson = guest_lesson(game, NAMES)
    assert (lesson.id, len(lesson.exercises)) == (guest_lesson_id(game), exercises_of(game))
    ended = []
    for exercise in lesson.exercises:
        hand = rehearse(exercise)
        assert hand is not None
        assert hand.position.outcome is not None
        ended.append((hand.position.outcome.ending, hand.position.outcome.winners, hand.position.outcome.net))
    assert ended == ENDINGS[game]


def test_every_guest_has_a_lesson() -> None:
    """Each game that can be chosen has a lesson."""
    assert {load_preset(rules_id).game for rules_id in guest_ids()} == set(ENDINGS)


@pytest.mark.parametrize(
    ("game", "exercise", "total"),
    [("gin", 0, 25), ("gin", 1, 15), ("knock-rummy", 0, 25), ("knock-rummy", 1, 20), ("thirty-one", 0, 17)],
)
def test_the_lesson_counts_right(game: GameName, exercise: int, total: int) -> None:
    """A number in a step's text is that of the dealt hand."""
    begun = guest_lesson(game, NAMES).exercises[exercise]
    hand = LessonHand(
        begun.begins, [Player(name, "novice" if seat else "") for seat, name in by_seat(begun.begins.seats)]
    )
    held = hand.position.view(hand.position.to_act).total
    assert held == (2 * total if game == "thirty-one" else total)
    assert any(re.search(rf"\b{total}\b", step.says.text) for step in begun.steps)
