"""A lesson at the table: one screen for each moment, and the way to the next."""

from collections.abc import Iterator

from tonk.rules.cards import by_seat
from tonk.session.learning.lesson_hand import KeepsNothing, LessonHand, ScriptedAnswers
from tonk.session.learning.lessons import LEARNER, Lesson, Tutor
from tonk.session.learning.progress import FIRST
from tonk.session.match.plan import Player
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.screens.learning.first_hand import play_first_hand
from tonk.ui.screens.learning.learner import FRIENDS_LEVEL
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.table.panels.tutor_panel import TutorPanel
from tonk.ui.widgets import Dialog, DialogAnswer
from tonk.words import _


class LessonTable(TableScreen):
    """The table of one moment of a lesson.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        course: The lesson.
        moment: The number of the moment.
        home: The place to return to; None for the current one.
    """

    def __init__(
        self, ui: UiContext, services: Services, lesson: Lesson, exercise: int, home: str | None = None
    ) -> None:
        self.lesson, self.exercise = lesson, exercise
        self._place_before = home or ui.home
        begins = lesson.exercises[exercise].begins
        hand = LessonHand(begins, [Player(name, FRIENDS_LEVEL if seat else "") for seat, name in by_seat(begins.seats)])
        self.tutor = Tutor(lesson.exercises[exercise], lambda: hand.position.view(LEARNER))
        ui.sit_at(begins.rules.id)
        sitting = Sitting(hand, KeepsNothing(), ScriptedAnswers(self.tutor))
        super().__init__(ui, services, sitting, dealt=lesson.exercises[exercise].dealt)

    def _make_teacher(self) -> TutorPanel:
        self._panel = TutorPanel(
            self.place,
            self.sitting,
            self.turns,
            self.pointer,
            self.controls,
            self.lesson,
            self.exercise,
            self.tutor,
            self._next_moment,
        )
        return self._panel

    def open_menu(self) -> None:
        """Ask whether to leave; the lesson continues here another time."""
        answers = (
            DialogAnswer(_("Resume"), kind="primary"),
            DialogAnswer(_("Restart hand"), self._again),
            DialogAnswer(_("Leave the lesson"), self._leave),
        )
        body = _("If you leave now, you'll resume at this hand.")
        self._push(Dialog(self.ui, self.lesson.title, body, answers))

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and point at the subject."""
        super().draw(canvas)
        self._panel.draw_pointing(canvas)

    def _show_result(self) -> None:
        """Show no page: the teacher explains the result beside the table."""

    def _draw_page_ahead(self) -> Iterator[object]:
        """Draw nothing ahead: there is no page."""
        return iter(())

    def _again(self) -> None:
        self._turn_to(self.exercise)

    def _leave(self) -> None:
        self.ui.screens.remove(self)
        self.ui.go_to(self._place_before)

    def _next_moment(self) -> None:
        progress = self._services.progress
        progress.keep(progress.now.gone_through(self.lesson.id, self.exercise + 1))
        if self.exercise + 1 < len(self.lesson.exercises):
            self._turn_to(self.exercise + 1)
        else:
            self._leave()
            if self._panel.goes_onward:
                self._go_onward()

    def _go_onward(self) -> None:
        """Play what the lesson taught, if there is anything to play."""
        if self.lesson.id == FIRST:
            play_first_hand(self._services)
        elif self.lesson.onward:
            rules = self.lesson.exercises[0].begins.rules
            self._services.routes.show_new_game(self._services.choices.at_table_of(rules))

    def _turn_to(self, exercise: int) -> None:
        self.ui.screens.remove(self)
        self.ui.screens.push(LessonTable(self.ui, self._services, self.lesson, exercise, self._place_before))
