"""The buttons and keys that take back what was done and do it again."""

from collections.abc import Sequence
from typing import Protocol

from tonk.rules.events import Event
from tonk.session.sitting import Sitting
from tonk.session.taking_back import Bar
from tonk.ui.scene import Stage
from tonk.ui.table.answers import Answers
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button
from tonk.words import _


class Table(Protocol):
    """The table at which things are taken back."""

    stage: Stage
    sitting: Sitting
    answers: Answers

    def show_anew(self, happened: Sequence[Event] = ()) -> None:
        """The hand stands elsewhere than it did: show it."""


class TakingBack:
    """Takes back and does again for the person at the bottom, as far as `session.taking_back` lets them.

    In a match the player's settings may have it switched off; then there are no buttons.

    Args:
        table: The table.

    Attributes:
        back: The button that takes back.
        again: The button that does again what was taken back.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.back = Button("", self.take_back, icon=icon("undo"))
        self.again = Button("", self.do_again, icon=icon("redo"))

    @property
    def _on(self) -> bool:
        table = self._table
        return table.sitting.match.practice or table.stage.settings.take_back

    def arrange(self, box: Box, gap: float) -> None:
        """Put the two buttons side by side, the last one here."""
        self.again.box = box
        self.back.box = box.move(-box.w - gap, 0.0)

    def refresh(self) -> None:
        """Say with the buttons whether there is anything to take back, or why not."""
        sitting = self._table.sitting
        self.back.visible = self.again.visible = self._on
        bar = sitting.bar_to_taking_back(self._table.answers.seat)
        self.back.disabled = None if bar is None else reason(bar, practice=sitting.match.practice)
        self.back.tooltip = _("Take back (Ctrl+Z)")
        bar = sitting.bar_to_doing_again()
        self.again.disabled = None if bar is None else _why_not_again(bar)
        self.again.tooltip = _("Do it again (Ctrl+Y)")

    def take_back(self) -> None:
        """Take back what the person may take back, or say why not."""
        table = self._table
        bar = table.sitting.bar_to_taking_back(table.answers.seat)
        if self._switched_off():
            return
        if bar is not None:
            table.answers.hint(reason(bar, practice=table.sitting.match.practice))
        else:
            table.sitting.take_back(table.answers.seat)
            table.show_anew()
            table.answers.note(_("Taken back"))

    def do_again(self) -> None:
        """Do again what was taken back last."""
        table = self._table
        bar = table.sitting.bar_to_doing_again()
        if self._switched_off():
            return
        if bar is not None:
            table.answers.hint(_why_not_again(bar))
        else:
            table.show_anew(table.sitting.do_again())

    def _switched_off(self) -> bool:
        """Whether the player wants nothing taken back, which is said then."""
        if not self._on:
            self._table.answers.hint(_("Taking back is switched off in the settings"))
        return not self._on


def _why_not_again(bar: Bar) -> str:
    return _("The question comes first") if bar is Bar.ASKED else _("Nothing was taken back")


def reason(bar: Bar, *, practice: bool) -> str:
    """Why nothing can be taken back."""
    match bar:
        case Bar.ASKED:
            return _("The question comes first")
        case Bar.OTHERS:
            return _("Somebody else has played since")
        case Bar.SEEN:
            return _("Cards have been seen since, so it stands")
    return _("Here the practice began") if practice else _("You have done nothing yet")
