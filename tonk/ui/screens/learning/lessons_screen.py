"""The lessons of the rule sets: a tile for each, those of house rules among them."""

from time import perf_counter

from tonk.session.house_rules import all_rules
from tonk.session.learning.first_lesson import FIRST, FIRST_EXERCISES
from tonk.session.learning.lessons import Lesson
from tonk.session.learning.rule_lessons import rule_lesson
from tonk.ui.drawing import speeds
from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.learning.lesson_table import friends_of, learner_of, open_course
from tonk.ui.screens.parts.tile import Tile
from tonk.ui.screens.parts.tile_page import TilePage
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.words import _, ngettext

_FRIENDS = 3
_MOST_TOLD = 3


class LessonsScreen(TilePage):
    """The page of the lessons. Each is rehearsed before it is offered: a few in a frame, where there are many."""

    def __init__(self, ui: UiContext, services: Services) -> None:
        rule_sets = all_rules(services.rulebook.all())
        names = friends_of(learner_of(services), _FRIENDS)
        self._courses = (lesson for rules in rule_sets if (lesson := rule_lesson(rules, names)) is not None)
        super().__init__(ui, services, _("Lessons"), (), expected=len(rule_sets))

    def update(self, now: float) -> bool:
        """Rehearse on for a part of the frame."""
        end = perf_counter() + speeds.COUNTING
        found: list[Tile] = []
        while perf_counter() < end and (lesson := next(self._courses, None)) is not None:
            found.append(_tile(self.ui, self.services, lesson))
        self.add(found)
        return super().update(now)


def told_of_first_lesson(services: Services) -> str:
    """How far somebody has come with the first lesson; nothing before it was begun."""
    done = services.progress.now.exercises_done(FIRST)
    return _told(done, FIRST_EXERCISES) if done else ""


def _tile(ui: UiContext, services: Services, lesson: Lesson) -> Tile:
    titles = list(dict.fromkeys(exercise.steps[0].says.title for exercise in lesson.exercises))
    told = " · ".join(titles[:_MOST_TOLD]) + (" …" if len(titles) > _MOST_TOLD else "")
    return Tile(
        lesson.title,
        told,
        icon("book"),
        lambda: open_course(ui, services, lesson),
        lambda: _told(services.progress.now.exercises_done(lesson.id), len(lesson.exercises)),
    )


def _told(done: int, exercises: int) -> str:
    if not done:
        return ngettext("{n} hand", "{n} hands", exercises).format(n=exercises)
    if done >= exercises:
        return _("Learnt")
    return _("{done} of {all} hands").format(done=done, all=exercises)
