"""A practice hand at the table, over the page that opened it."""

import secrets
from collections.abc import Sequence

from tonk.records import Record
from tonk.rules.events import Event
from tonk.session.match.sitting import Sitting
from tonk.session.practice.practice_hand import PracticeHand, with_new_deal
from tonk.session.practice.practice_options import PracticeOptions
from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import NextSteps
from tonk.ui.shell.services import Services
from tonk.ui.table.panels.lesson_panel import LessonPanel
from tonk.ui.table.panels.teacher import Teacher
from tonk.ui.table.telling.log_and_prompt import Heading
from tonk.ui.widgets import Button
from tonk.words import _, pgettext
from tonk.words.rules.rule_sets import rules_name


class PracticeTable(TableScreen):
    """The table of a practice hand.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        hand: The hand.
        sitting: The sitting at the table.
        practice: The practice hand's purpose and heading.
    """

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        hand: PracticeHand,
        sitting: Sitting,
        practice: PracticeOptions,
    ) -> None:
        self._hand = hand
        self._practice = practice
        self._kept = False
        self._place_before = ui.home
        ui.sit_at(hand.plan.rules.id)
        super().__init__(ui, services, sitting, dealt=hand.freshly_dealt)
        self.coach.always = practice.coached
        if practice.shows_each_once:
            self.lamp.show_each_once()
        self.log.heading = Heading(rules_name(hand.plan.rules.name), practice.heading or _("Practice"), chips=False)
        self._keep()

    def _make_teacher(self) -> Teacher:
        keep = self._services.change_settings
        return LessonPanel(self.place, self.sitting, self.controls, keep, silent=self._practice.coached)

    def leave(self) -> None:
        """Return to the page that opened the hand."""
        self.ui.screens.close(self)
        self.ui.go_to(self._place_before)

    def again(self) -> None:
        """Begin the hand again from its beginning."""
        self._begin(self._hand.begins)

    def deal_again(self) -> None:
        """Play another deal."""
        self._begin(with_new_deal(self._hand.begins, secrets.randbits(63)))

    def _begin(self, record: Record) -> None:
        self.leave()
        self._services.practise(record, self._hand.plan.players, self._practice)

    def _follow(self, happened: Sequence[Event]) -> None:
        super()._follow(happened)
        self._keep()

    def show_again(self, happened: Sequence[Event] = ()) -> None:
        """Show an undo or redo, which may end the hand."""
        super().show_again(happened)
        self._keep()

    def _keep(self) -> None:
        """Add the hand to the history when it first ends; later replays of it stay out."""
        if self._hand.hand_over and not self._kept:
            self._kept = True
            self._services.keep_hand(self._hand)

    def _take_back(self) -> None:
        """Return to the table from the page at the end, before the last decision."""
        self.ui.screens.pop()
        self.controls.undo.take_back()

    def open_menu(self) -> None:
        """Open the menu over the table."""
        ways_out = (
            Button(_("Restart"), self.again, icon=icon("again")),
            Button(_("Leave practice"), self.leave, icon=icon("exit")),
        )
        self._push(PauseMenu(self.ui, self._services, self._hand.plan.rules, ways_out=ways_out))

    def _onward(self) -> NextSteps:
        take_back = Button(pgettext("button", "Undo"), self._take_back, icon=icon("undo"))
        new_deal = Button(_("New deal"), self.deal_again, icon=icon("sort"))
        others = (take_back, new_deal) if self._hand.freshly_dealt else (take_back,)
        next_button, leave = self._practice.next_button, Button(_("Back"), self.leave, icon=icon("back"))
        if next_button is None:
            again = Button(_("Restart from here"), self.again, kind="primary", icon=icon("again"))
            return NextSteps(again, leave, others)
        go_on = Button(
            next_button.label, next_button.press, kind="primary", icon=icon("play"), tooltip=next_button.tooltip
        )
        return NextSteps(go_on, leave, (Button(_("Restart"), self.again, icon=icon("again")),))
