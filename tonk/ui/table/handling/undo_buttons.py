"""The buttons and keys for undo and redo."""

from collections.abc import Callable, Sequence
from typing import assert_never

from tonk.rules.events import Event
from tonk.session.match.sitting import Sitting
from tonk.session.match.taking_back import TakeBackRefusal
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.widgets import Button
from tonk.words import _


class UndoButtons:
    """Undoes and redoes actions of the person at the bottom, as far as `session.match.taking_back` allows.

    In a match the player's settings may switch it off; then there are no buttons.

    Args:
        ui: The context of the window.
        sitting: The sitting.
        turns: The permissions, with reasons.
        show_again: Shows the present hand, and events that have happened again.

    Attributes:
        back: The undo button.
        again: The redo button.
    """

    def __init__(
        self, ui: UiContext, sitting: Sitting, turns: TurnController, show_again: Callable[[Sequence[Event]], None]
    ) -> None:
        self._ui, self._sitting, self._turns, self._show_again = ui, sitting, turns, show_again
        self.back = Button("", self.take_back, icon=icon("undo"), tooltip=_("Undo (Ctrl+Z)"))
        self.again = Button("", self.do_again, icon=icon("redo"), tooltip=_("Redo (Ctrl+Y)"))

    @property
    def _on(self) -> bool:
        return self._sitting.game.practice or self._ui.settings.take_back

    def arrange(self, box: Box, gap: float) -> None:
        """Place the two buttons side by side, the last one here."""
        self.again.box = box
        self.back.box = box.move(-box.w - gap, 0.0)

    def refresh(self) -> None:
        """Show with the buttons whether there is anything to undo, or why not."""
        self.back.visible = self.again.visible = self._on
        self.back.disabled, self.again.disabled = self._why_not_back(), self._why_not_again()

    def take_back(self) -> None:
        """Undo what the person may undo, or say why not."""
        if not self._refused(self._why_not_back()):
            self._sitting.take_back(self._turns.seat)
            self._show_again(())
            self._turns.note(_("Undone"))

    def do_again(self) -> None:
        """Redo what was undone last."""
        if not self._refused(self._why_not_again()):
            self._show_again(self._sitting.do_again())

    def _refused(self, why_not: str | None) -> bool:
        """Return whether it is refused, for this reason or by the settings, and say so."""
        if not self._on:
            why_not = _("Undo is switched off in Settings")
        if why_not is not None:
            self._turns.hint(why_not)
        return why_not is not None

    def _why_not_back(self) -> str | None:
        sitting = self._sitting
        bar = sitting.bar_to_taking_back(self._turns.seat)
        return None if bar is None else reason(bar, practice=sitting.game.practice)

    def _why_not_again(self) -> str | None:
        bar = self._sitting.bar_to_doing_again()
        if bar is None:
            return None
        return _("Answer the question first") if bar is TakeBackRefusal.ASKED else _("There is nothing to redo")


def reason(bar: TakeBackRefusal, *, practice: bool) -> str:
    """Return why nothing can be undone."""
    match bar:
        case TakeBackRefusal.ASKED:
            return _("Answer the question first")
        case TakeBackRefusal.OTHERS:
            return _("Someone else has played since")
        case TakeBackRefusal.SEEN:
            return _("You've seen new cards since")
        case TakeBackRefusal.NOTHING:
            return _("The practice began here") if practice else _("There is nothing to undo yet")
        case _:
            assert_never(bar)
