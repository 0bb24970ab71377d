"""The lessons of the rule sets, house rules included: a tile for each."""

from tonk.session.house_rules import all_rules
from tonk.session.learning.lessons import Lesson
from tonk.session.learning.rule_lessons import rule_lesson
from tonk.ui.drawing import speeds
from tonk.ui.screens.learning.learner import friends_of, lesson_note
from tonk.ui.screens.parts.tile_page import Tile, TilePage
from tonk.ui.screens.parts.vignettes import draw_table_scene, warm_table_scene
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.frame_time import turns
from tonk.ui.shell.services import Services
from tonk.words import _
from tonk.words.phrases import dotted

_FRIENDS = 3


class LessonsScreen(TilePage):
    """The page of the lessons. Each is rehearsed before it is offered, a few per frame."""

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        rule_sets = all_rules(services.rulebook.all())
        names = friends_of(services.choices.person, _FRIENDS)
        self._rehearsed = False
        rehearsed = ((rules.id, rule_lesson(rules, names)) for rules in rule_sets)
        self._courses = ((rules_id, lesson) for rules_id, lesson in rehearsed if lesson is not None)
        super().__init__(ui, services, _("Lessons"), (), expected=len(rule_sets))

    def update(self, now: float) -> bool:
        """Continue rehearsing for a part of the frame."""
        found: list[Tile] = []
        for _turn in turns(speeds.COUNTING):
            if (course := next(self._courses, None)) is None:
                self._rehearsed = True
                break
            found.append(_tile(self.ui, self.services, *course))
        self.add(found)
        return super().update(now)

    def wakes_at(self, now: float) -> float:
        """Return ``now`` until all lessons are there (`Screen`)."""
        return super().wakes_at(now) if self._rehearsed else now


def _tile(ui: UiContext, services: Services, rules_id: str, lesson: Lesson) -> Tile:
    titles = list(dict.fromkeys(exercise.steps[0].says.title for exercise in lesson.exercises))

    def done() -> int:
        return services.progress.now.exercises_done(lesson.id)

    return Tile(
        lesson.title,
        dotted(titles),
        lambda canvas, box, radius: draw_table_scene(canvas, ui, box, rules_id, radius),
        lambda: services.routes.show_lesson(lesson),
        lambda: lesson_note(done(), len(lesson.exercises)),
        lambda: (done(), len(lesson.exercises)),
        lambda box: warm_table_scene(ui, box, rules_id),
    )
