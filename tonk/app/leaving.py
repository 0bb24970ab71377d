"""Leaving with something unsaved: the player is asked before the window closes."""

from tonk.storage.store import Store
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets.dialog import Dialog, DialogAnswer
from tonk.words import _, pgettext
from tonk.words.saves import closing_question


class Leaving:
    """Asks before the game ends with something unsaved. Asking to quit twice quits.

    Args:
        ui: The context of the window.
        store: Everything that is kept.
    """

    def __init__(self, ui: UiContext, store: Store) -> None:
        self._ui = ui
        self._store = store
        self._dialog: Dialog | None = None

    def may_quit(self) -> bool:
        """Return whether everything is saved, after a short wait; otherwise show a dialog."""
        if self._dialog in self._ui.screens.all or self._store.settle():
            return True
        answers = (
            DialogAnswer(pgettext("button", "Stay")),
            DialogAnswer(pgettext("button", "Close anyway"), lambda: self._ui.screens.quit(at_once=True), "danger"),
            DialogAnswer(pgettext("button", "Try again"), self._ui.screens.quit, "primary"),
        )
        self._dialog = Dialog(self._ui, _("Not everything is saved"), closing_question(self._store.unsaved), answers)
        self._ui.screens.push(self._dialog)
        return False
