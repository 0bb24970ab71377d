"""Faults of ours while the game runs: each is written down and reported, and the game survives it."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from tonk.app.fault_notes import fault_text, headed
from tonk.storage.faults import keep_fault, take_stop_traces
from tonk.storage.notices import shown
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.screens.fault_page import FaultPage
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.screen_stack import Screen
from tonk.ui.widgets.dialog import DialogAnswer
from tonk.words import faults as words
from tonk.words import pgettext

if TYPE_CHECKING:
    from tonk.app.game import Game

AT_ONCE = 2.0
"""The seconds after continuing within which a fault counts as the same one."""


def notify_stopped(ui: UiContext, places: Places) -> None:
    """Say once, over the page on top, that the system stopped an earlier run."""
    found = take_stop_traces(places.data)
    if not found:
        return
    details = headed(found)
    file = keep_fault(places.data, details)
    sentences = words.stopped_sentences("" if file is None else shown(file))
    way = DialogAnswer(pgettext("button", "Continue"), ui.screens.pop, "primary")
    ui.screens.push(FaultPage(ui, words.stopped_title(), sentences, details, [way]))


class Faults:
    """Handles the faults of the loop (``tonk.ui.shell.guard``).

    The page that failed is closed and a plain page says so. A fault that comes again at once leads to the title, and
    one that comes again there is raised.

    Args:
        ui: The context of the window.
        game: The services, which know the ways on.
        store: Everything that is kept, faults among it.
    """

    def __init__(self, ui: UiContext, game: "Game", store: Store) -> None:
        self._ui, self._game, self._store = ui, game, store
        self._page: FaultPage | None = None
        self._went_on = -math.inf
        self._at_title = False

    def meet(self, fault: Exception, failed: Screen | None) -> None:
        """Write it down and go on (``MeetsFault``).

        Raises:
            Exception: The title can't be shown either.
        """
        again = self._page is not None or self._ui.now - self._went_on < AT_ONCE
        if self._ui.screens.closing or (again and self._at_title):
            raise fault
        details = fault_text(fault)
        file = keep_fault(self._store.places.data, details)
        self._store.log.add_fault(fault)
        self._at_title = again
        if again:
            for screen in self._ui.screens.all[:1]:
                self._ui.screens.drop(screen)
            self._game.routes.show_title()
        elif failed is not None:
            self._ui.screens.drop(failed)
        sentences = words.fault_sentences(
            page=failed is not None,
            again=again,
            safe=not self._store.writer.at_risk,
            file="" if file is None else shown(file),
        )
        self._show(sentences, details)

    def _show(self, sentences: list[str], details: str) -> None:
        below = self._ui.screens.top
        ways = [DialogAnswer(pgettext("button", "Continue"), self._going_on(self._leave), "primary")]
        if not self._at_title:
            ways.append(DialogAnswer(pgettext("button", "To the title"), self._going_on(self._game.routes.show_title)))
        self._page = FaultPage(self._ui, words.fault_title(), sentences, details, ways)
        if below is None:
            self._ui.screens.show_only(self._page)
        else:
            self._ui.screens.push(self._page)

    def _going_on(self, do: Callable[[], object]) -> Callable[[], None]:
        def go_on() -> None:
            self._page, self._went_on = None, self._ui.now
            do()

        return go_on

    def _leave(self) -> None:
        """Go on with the page below; if there is none, with the match whose table failed, or at the title."""
        playing = self._game.matches.playing
        if len(self._ui.screens.all) > 1:
            self._ui.screens.pop()
        elif playing is None:
            self._game.routes.show_title()
        else:
            self._game.matches.leave()  # read it from the disk: the one in memory may be at fault
            if not self._game.resume(playing.plan.id):
                self._game.routes.show_title()
