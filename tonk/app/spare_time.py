"""Work between two frames: bots without a worker think, cards are drawn and screens are loaded ahead."""

from __future__ import annotations

import gc
import time
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from tonk.rules.cards import Card
from tonk.session.workers import Workers, WorkHere
from tonk.ui.drawing.speeds import FILLED_FRAME, FULL_FRAME, LIGHT_FRAME, SLICE
from tonk.ui.router import load_later
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.screen_stack import ExpectsPage
from tonk.ui.shell.sounds import SoundPlayer

if TYPE_CHECKING:
    from tonk.ui.table.painting.card_prerender import CardPrerenderer

_ALL_LOADED = object()
_UNLOOKED, _OLD, _VERY_OLD = 350, 40, 1000
"""The number of new objects from which garbage is collected between two frames, and the numbers of such collections
after which old objects are looked at, too: after a light frame, and after any."""


class SpareTime:
    """Does a little background work after each frame.

    Args:
        ui: The context of the window.
        workers: Those who think.
    """

    def __init__(self, ui: UiContext, workers: Workers) -> None:
        self._ui, self._workers = ui, workers
        self._last_top = ui.screens.top
        self._loading = load_later()

    @cached_property
    def _prerenderer(self) -> CardPrerenderer:
        """Return the prerenderer, created when first needed."""
        from tonk.ui.table.painting.card_prerender import CardPrerenderer

        return CardPrerenderer(self._ui)

    def use(self, work: float | None, hand: Sequence[Card], seats: int) -> bool:
        """Let bots think and, if there is time, draw ahead or load a sound or a screen; return True if more is left.

        Args:
            work: The seconds that the last frame took; None when none was drawn.
            hand: The cards of the open hand, in order.
            seats: The number of seats at the likeliest next table.
        """
        new, _younger, old = gc.get_count()
        if new > _UNLOOKED:
            looks_back = old > _OLD and ((work or 0.0) < LIGHT_FRAME or old > _VERY_OLD)
            gc.collect(2 if looks_back else 1)
        here = self._workers.go_on(SLICE if work is not None else 2 * SLICE, seats)
        more = here is not WorkHere.NONE
        if here is not WorkHere.FOR_NOW:
            more |= self._draw_ahead(work or 0.0, hand)
        if work is not None:
            return True
        if isinstance(self._ui.sounds, SoundPlayer):
            more |= self._ui.sounds.load_next()
            self._ui.sounds.rest(self._ui.now)
        if not more and not isinstance(self._ui.screens.top, ExpectsPage):  # nobody should wait at a table
            more = next(self._loading, _ALL_LOADED) is None
        if self._ui.screens.top is not self._last_top:
            # A closed page holds pictures, which weigh more than the collector knows.
            self._last_top = self._ui.screens.top
            gc.collect()
        return more

    @property
    def _page_is_due(self) -> bool:
        """Return whether a page is about to open whose first frame would draw many pictures at once."""
        top = self._ui.screens.top
        return isinstance(top, ExpectsPage) and top.expects_page

    def _draw_ahead(self, work: float, hand: Sequence[Card]) -> bool:
        """Draw a picture ahead after a light frame, or several if a page is due; return True if there may be more.

        Args:
            work: The seconds that the last frame took.
            hand: The cards of the open hand, in order.
        """
        end = time.perf_counter() + FILLED_FRAME - work
        if work >= (FULL_FRAME if self._page_is_due else LIGHT_FRAME):
            return False
        more = self._prerenderer.step(hand)
        while more and self._page_is_due and time.perf_counter() < end:
            more = self._prerenderer.step(hand)
        return more
