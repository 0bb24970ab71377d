"""The base of the routers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonk.rules import DEFAULT, faulty_presets
from tonk.words.faults import missing_rules

if TYPE_CHECKING:
    from tonk.ui.shell.context import UiContext
    from tonk.ui.shell.services import Services


class RouterPart:
    """A part of the router, with all that its screens need.

    Args:
        ui: The context of the window.
        services: The game around the screens.
    """

    def __init__(self, ui: UiContext, services: Services) -> None:
        self._ui = ui
        self._services = services

    def _lacks_rules(self) -> bool:
        """Return whether a rule set that comes with the game can't be played, and say which."""
        faulty = faulty_presets().keys() - {DEFAULT}
        if faulty:
            self._ui.toast(missing_rules(sorted(faulty)))
        return bool(faulty)
