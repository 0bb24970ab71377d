"""The first lessons of the other games: a tile for each."""

from tonk.rules import RuleSet, guest_ids, load_preset
from tonk.session.learning.guest_lessons import exercises_of, guest_lesson_id
from tonk.ui.screens.learning.learner import lesson_note
from tonk.ui.screens.parts.tile_page import Tile, TilePage
from tonk.ui.screens.parts.vignettes import draw_table_scene, warm_table_scene
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.words import _
from tonk.words.rules.games import character
from tonk.words.rules.rule_sets import rules_name


class GuestLessonsScreen(TilePage):
    """The page that "Other games" opens from Practise."""

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        games = [load_preset(rules_id) for rules_id in guest_ids()]
        super().__init__(ui, services, _("Other games"), [_tile(ui, services, rules) for rules in games])


def _tile(ui: UiContext, services: Services, rules: RuleSet) -> Tile:
    lesson, exercises = guest_lesson_id(rules.game), exercises_of(rules.game)

    def done() -> int:
        return services.progress.now.exercises_done(lesson)

    return Tile(
        rules_name(rules.name),
        character(rules),
        lambda canvas, box, radius: draw_table_scene(canvas, ui, box, rules.id, radius),
        lambda: services.routes.show_guest_lesson(rules.game),
        lambda: lesson_note(done(), exercises),
        lambda: (done(), exercises),
        lambda box: warm_table_scene(ui, box, rules.id),
    )
