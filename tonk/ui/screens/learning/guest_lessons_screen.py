"""The other games to practise: a tile for the first lesson of each, and one for its drills."""

from tonk.rules import RuleSet, guest_ids, load_preset
from tonk.session.learning.drill_kinds import KNOCK_OR_NOT
from tonk.session.learning.guest_lessons import exercises_of, guest_lesson_id
from tonk.ui.screens.learning.drill_search import drills_progress, drills_status
from tonk.ui.screens.learning.learner import lesson_note
from tonk.ui.screens.parts.tile_page import Tile, TilePage
from tonk.ui.screens.parts.vignettes import draw_table_scene, draw_vignette, drill_scene, warm_table_scene
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.words import _
from tonk.words.learning.drills import drills_title
from tonk.words.rules.games import character
from tonk.words.rules.rule_sets import rules_name


class GuestLessonsScreen(TilePage):
    """The page that "Other games" opens from Practise."""

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        games = [load_preset(rules_id) for rules_id in guest_ids()]
        tiles = [make(ui, services, rules) for make in (_lesson_tile, _drills_tile) for rules in games]
        super().__init__(ui, services, _("Other games"), tiles)


def _drills_tile(ui: UiContext, services: Services, rules: RuleSet) -> Tile:
    return Tile(
        drills_title(rules),
        _("Short questions from real hands and your own mistakes."),
        lambda canvas, box, radius: draw_vignette(canvas, ui, box, drill_scene(KNOCK_OR_NOT, rules), radius),
        lambda: services.routes.show_drills(rules.game),
        lambda: drills_status(services, game=rules.game),
        lambda: drills_progress(services, game=rules.game),
    )


def _lesson_tile(ui: UiContext, services: Services, rules: RuleSet) -> Tile:
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
