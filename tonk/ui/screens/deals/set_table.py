"""The table of a set of deals: one hand after another, each kept as it is played, and then the result."""

from collections.abc import Callable, Sequence

from tonk.rules.events import Event
from tonk.session.deals.duplicate import SetRun, in_units
from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import NextSteps
from tonk.ui.shell.services import Services
from tonk.ui.table.telling.log_and_prompt import Heading
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.dailies import stands_text
from tonk.words.rules.rule_sets import short_name

_FEWEST = 2
"""The deals from which standings are reported."""


class SetTable(TableScreen):
    """The table for the next hand of a set.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        run: The play of the set, which is not over.
        keep: Called with the set after each action.
        go_on: Called with the set after a hand is over and the table was left, for the next deal or the result.
    """

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        run: SetRun,
        keep: Callable[[SetRun], None],
        go_on: Callable[[SetRun], None],
    ) -> None:
        self._run = run
        self._keep_run = keep
        self._go_on_with = go_on
        self._hand = run.hand()
        self._player = run.turn or 0
        self._kept_whole = False
        self._place_before = ui.home
        ui.sit_at(run.deals.rules.id)
        super().__init__(ui, services, services.sitting(self._hand), dealt=not run.actions)
        title = _("Deal {n} of {size}").format(n=run.number + 1, size=run.deals.size)
        self.log.heading = Heading(title, short_name(run.deals.rules), chips=False)
        self._keep()

    def leave(self) -> None:
        """Leave the table; the set can be continued later."""
        self.ui.screens.close(self)
        self.ui.go_to(self._place_before)

    def go_on(self) -> None:
        """Play the next deal, let the next person play, or show the result."""
        self.leave()
        self._go_on_with(self._run)

    def _follow(self, happened: Sequence[Event]) -> None:
        self._keep()
        super()._follow(happened)

    def show_again(self, happened: Sequence[Event] = ()) -> None:
        """Show an undo or redo, and keep it."""
        self._keep()
        super().show_again(happened)

    def _keep(self) -> None:
        """Keep the progress; the hand itself goes to the history when it is over."""
        if self._kept_whole:
            return
        self._run = self._run.after(self._hand)
        self._keep_run(self._run)
        if self._hand.hand_over:
            self._kept_whole = True
            self._services.keep_hand(self._hand)

    def open_menu(self) -> None:
        """Open the menu over the table."""
        ways_out = (Button(_("Save and leave"), self.leave, icon=icon("exit")),)
        self._push(PauseMenu(self.ui, self._services, self._run.deals.rules, ways_out=ways_out))

    def _added_at_end(self) -> str:
        """Return the person's standing after several deals; the result page has it after the last."""
        deals, won = self._run.deals, self._run.won[self._player]
        if len(won) < _FEWEST or self._run.turn != self._player:
            return super()._added_at_end()
        return stands_text(sum(in_units(deals, one) for one in won), len(won), points=deals.rules.scores_points)

    def _onward(self) -> NextSteps:
        turn = self._run.turn
        if turn is None:
            label = _("See the result")
        elif self._run.number:
            label = _("Next deal")
        else:
            label = _("Pass the screen to {name}").format(name=self._run.people[turn])
        return NextSteps(
            Button(label, self.go_on, kind="primary", icon=icon("play")),
            Button(_("Leave"), self.leave, icon=icon("exit"), tooltip=_("You can resume the set later")),
        )
