"""The base of each router."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tonk.ui.shell.context import UiContext
    from tonk.ui.shell.services import Services


class Opener:
    """A router, with all that screens need.

    Args:
        ui: The context of the window.
        services: The game around the screens.
    """

    def __init__(self, ui: UiContext, services: Services) -> None:
        self._ui = ui
        self._services = services
