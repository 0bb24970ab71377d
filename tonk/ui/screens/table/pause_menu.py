"""The menu over the table: resume, look something up, or leave."""

import math
from collections.abc import Callable, Sequence

from tonk.rules import RuleSet
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.screens.deals.seal_page import SealPage
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.words import _

_WIDTH, _ROW, _GAP = 380.0, 52.0, 12.0
_SIDE, _HEAD, _HEADING = 34.0, 30.0, 60.0


class PauseMenu(SmallPage):
    """The menu of a paused game."""

    least_page = (640.0, 360.0)

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        rules: RuleSet,
        fingerprint: str = "",
        show_sheet: Callable[[], None] | None = None,
        *,
        show_levels: Callable[[], None] | None = None,
        ways_out: Sequence[Button] = (),
    ) -> None:
        """Open the menu.

        Args:
            ui: The context of the window.
            services: The game around the screens.
            rules: The rules of the hand.
            fingerprint: The seal of the deck, if it was shown.
            show_sheet: Opens the score sheet, if there is one.
            show_levels: Opens the page of the opponents' levels, if they may be changed.
            ways_out: The ways to leave the table, if other than to the title with the match kept.
        """
        super().__init__(ui, _("Paused"))
        self._buttons = [
            Button(_("Resume"), ui.screens.pop, kind="primary", icon=icon("play")),
            Button(_("Rules of this game"), lambda: services.routes.show_rules(rules), icon=icon("book")),
            Button(_("Settings and keys"), services.routes.show_settings, icon=icon("sliders")),
            *(ways_out or [Button(_("Save and leave"), services.routes.show_title, icon=icon("exit"))]),
        ]
        if show_levels is not None:
            self._buttons.insert(1, Button(_("Opponents"), show_levels, icon=icon("person")))
        if show_sheet is not None:
            self._buttons.insert(1, Button(_("Score sheet"), show_sheet, icon=icon("chart")))
        if fingerprint:
            show = Button(_("Deck seal"), lambda: ui.screens.push(SealPage(ui, fingerprint)), icon=icon("seal"))
            self._buttons.insert(1, show)
        self._add(*self._buttons)
        self._group.default = self._buttons[0]

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again, with two columns of buttons where one is too high for the window."""
        room, count = viewport.h - 2 * _GAP, len(self._buttons)
        columns = 1 if _height(count) <= room else 2
        rows = math.ceil(count / columns)
        wide = min(_WIDTH * columns, viewport.w - 2 * _GAP)
        body = self._lie(viewport, wide, min(_height(rows), room)).inset(_SIDE, _HEAD).cut_top(_HEADING)[1]
        places = [place for row in body.split_rows(rows, _GAP) for place in row.split_columns(columns, _GAP)]
        for button, box in zip(self._buttons, places, strict=False):
            button.box = box


def _height(rows: int) -> float:
    """Return the height of a menu with this many rows of buttons."""
    return rows * (_ROW + _GAP) - _GAP + 2 * _HEAD + _HEADING
