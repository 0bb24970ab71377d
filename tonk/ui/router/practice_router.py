"""Ways to all that can be learnt, practised or changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tonk.records import RecordRefused
from tonk.rules.cards import FIRST_SEAT
from tonk.ui.router.router_part import RouterPart
from tonk.ui.shell.routes import TakesRules
from tonk.words.replaying import not_opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from tonk.records import Record
    from tonk.rules import RuleSet
    from tonk.rules.guests.guest_knobs import GameName
    from tonk.session.deals.deal import DealSet
    from tonk.session.deals.duplicate import SetRun
    from tonk.session.learning.drill_run import DrillRun
    from tonk.session.learning.drills import Drill
    from tonk.session.learning.lessons import Lesson


class PracticeRouter(RouterPart):
    """Opens everything that can be learnt, practised or changed."""

    def show_practice_hub(self) -> None:
        """Open the page of everything that can be practised."""
        from tonk.ui.screens.learning.practice_hub import PracticeHub

        self._ui.screens.push(PracticeHub(self._ui, self._services))

    def show_lessons(self) -> None:
        """Open the list of lessons."""
        from tonk.ui.screens.learning.lessons_screen import LessonsScreen

        self._ui.screens.push(LessonsScreen(self._ui, self._services))

    def show_first_lesson(self) -> None:
        """Go to the first lesson."""
        from tonk.session.learning.first_lesson import first_lesson
        from tonk.ui.screens.learning.learner import friends_of

        self.show_lesson(first_lesson(friends_of(self._services.choices.person)))

    def show_guest_lessons(self) -> None:
        """Open the list of the other games' first lessons."""
        from tonk.ui.screens.learning.guest_lessons_screen import GuestLessonsScreen

        self._ui.screens.push(GuestLessonsScreen(self._ui, self._services))

    def show_guest_lesson(self, game: GameName) -> None:
        """Go to the first lesson of another game."""
        from tonk.session.learning.guest_lessons import guest_lesson
        from tonk.ui.screens.learning.learner import friends_of

        self.show_lesson(guest_lesson(game, friends_of(self._services.choices.person)))

    def show_lesson(self, lesson: Lesson) -> None:
        """Go to a lesson, where it was left; one that was gone through begins again."""
        from tonk.ui.screens.learning.lesson_table import LessonTable

        progress = self._services.progress.now
        done = progress.exercises_done(lesson.id)
        self._services.progress.keep(progress.greet().gone_through(lesson.id, done))
        exercise = done if done < len(lesson.exercises) else 0
        self._ui.screens.push(LessonTable(self._ui, self._services, lesson, exercise))

    def show_drills(self, game: GameName = "tonk") -> None:
        """Open the list of a game's drills."""
        from tonk.ui.screens.learning.drills_screen import DrillsScreen

        self._ui.screens.push(DrillsScreen(self._ui, self._services, game))

    def show_drill(self, run: DrillRun, drill: Drill, home: str) -> bool:
        """Ask a drill at the table (`Routes` has the arguments)."""
        from tonk.ui.screens.learning.drill_table import DrillTable

        try:
            self._ui.screens.push(DrillTable(self._ui, self._services, run, drill, home))
        except RecordRefused:
            return False
        return True

    def show_position(self, record: Record | None = None, name: str = "") -> None:
        """Open the page for setting up positions, or say why a record's position can't be set up."""
        from tonk.ui.screens.position_editor.set_up_screen import SetUpScreen

        try:
            screen = SetUpScreen(self._ui, self._services, record)
        except RecordRefused as refused:
            self._ui.toast(not_opened(name, refused.why))
        else:
            self._ui.screens.push(screen)

    def show_deal_code(self, code: str = "") -> None:
        """Open the page on which a deal is played from its code; it takes the place of one that is open."""
        from tonk.ui.screens.deals.deal_code_screen import DealCodeScreen

        before = self._ui.screens.top
        if isinstance(before, DealCodeScreen):
            before.leave()
        self._ui.screens.push(DealCodeScreen(self._ui, self._services, code))

    def show_duplicate(self, deals: DealSet | None = None) -> None:
        """Open the page of sets of deals."""
        from tonk.ui.screens.deals.duplicate_screen import DuplicateScreen

        self._ui.screens.push(DuplicateScreen(self._ui, self._services, deals))

    def play_set(self, run: SetRun, *, same_person: bool = False) -> None:
        """Go on with a set where it stands; the page that is open comes back when the table is left."""
        from tonk.ui.screens.deals.set_result_screen import SetResultScreen
        from tonk.ui.screens.deals.set_table import SetTable
        from tonk.ui.screens.parts.faces import Face
        from tonk.ui.screens.table.curtain import Curtain

        ui, services = self._ui, self._services
        if run.turn is None:
            ui.screens.push(SetResultScreen(ui, services, run))
            return

        def sit_down() -> None:
            ui.screens.push(SetTable(ui, services, run, services.duplicate_set.keep, go_on))

        def go_on(played: SetRun) -> None:
            self.play_set(played, same_person=played.number > 0)

        services.at_screen.play_as(run.people[run.turn])
        if same_person or len(run.people) < 2:
            sit_down()
            return
        face = Face(FIRST_SEAT, run.people[run.turn], is_person=True)

        def lift() -> None:
            ui.screens.pop()
            sit_down()

        ui.screens.push(Curtain(ui, face, (), False, lift, ui.screens.pop))  # noqa: FBT003 - the hand has not been played

    def show_daily_deals(self) -> None:
        """Open the page of daily deals."""
        from tonk.ui.screens.deals.daily_screen import DailyScreen

        if not self._lacks_rules():
            self._ui.screens.push(DailyScreen(self._ui, self._services))

    def play_daily(self, day: date) -> None:
        """Play a day's deals where they stand, or show their result."""
        from tonk.ui.screens.deals.daily_result_screen import DailyResultScreen
        from tonk.ui.screens.deals.set_table import SetTable

        ui, services, dailies = self._ui, self._services, self._services.dailies
        run = dailies.now.run(day, services.choices.person)
        if run.turn is None:
            ui.screens.push(DailyResultScreen(ui, services, day, run))
        else:
            keep, go_on = partial(dailies.keep_run, day), lambda _played: self.play_daily(day)
            ui.screens.push(SetTable(ui, services, run, keep, go_on))

    def show_house_rules(self) -> None:
        """Open the page of house rules."""
        from tonk.ui.screens.rules.house_rules_screen import HouseRulesScreen

        self._ui.screens.push(HouseRulesScreen(self._ui, self._services))

    def show_rules_editor(self, rules: RuleSet, key: str, on_kept: Callable[[str], None]) -> None:
        """Open the editor of a rule set (`Routes` has the arguments)."""
        from tonk.ui.screens.rules.rules_editor import RulesEditor

        self._ui.screens.push(RulesEditor(self._ui, self._services, rules, key, on_kept=on_kept))

    def take_in_rules(self, text: str) -> None:
        """Take in the rule set that a text holds; the page of house rules opens unless it is open."""
        if not isinstance(self._ui.screens.top, TakesRules):
            self.show_house_rules()
        if isinstance(screen := self._ui.screens.top, TakesRules):
            screen.take_rules(text)
