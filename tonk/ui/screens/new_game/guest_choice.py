"""The choice of a game other than Tonk on the new-game page, and its lesson the first time."""

from collections.abc import Callable

from tonk.rules import RuleSet
from tonk.session.house_rules import as_kept, guest_rules
from tonk.session.learning.guest_lessons import guest_lesson_id
from tonk.ui.screens.new_game.rules_picker import RulesPicker
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Dialog, DialogAnswer
from tonk.words import _
from tonk.words.rules.rule_sets import rules_name


def pick_guest(ui: UiContext, services: Services, now: RuleSet, on_choose: Callable[[RuleSet], None]) -> None:
    """Ask for the game to play; the first time, offer its lesson.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        now: The rule set at the last table.
        on_choose: Called with the chosen rules.
    """

    def choose(rules: RuleSet) -> None:
        on_choose(rules)
        _offer_lesson(ui, services, rules)

    games = guest_rules(services.rulebook.all())
    ui.screens.push(RulesPicker(ui, _("Which game?"), games, as_kept(now, games) or now, choose))


def _offer_lesson(ui: UiContext, services: Services, rules: RuleSet) -> None:
    """Offer the first lesson of a game, once."""
    progress, lesson = services.progress, guest_lesson_id(rules.game)
    if lesson in progress.now.lessons:
        return
    progress.keep(progress.now.gone_through(lesson, 0))
    name = rules_name(rules.name)
    answers = (
        DialogAnswer(_("Not now")),
        DialogAnswer(_("First lesson"), lambda: services.routes.show_guest_lesson(rules.game), "primary"),
    )
    words = _("Learn it in five minutes, at the table. The lesson is under Practise, too.")
    ui.screens.push(Dialog(ui, _("New to {game}?").format(game=name), words, answers))
