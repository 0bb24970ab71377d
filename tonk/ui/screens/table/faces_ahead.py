"""Faces drawn while a table has little to do, so that neither a mood nor the page at the end waits for one."""

from collections.abc import Iterator, Sequence
from itertools import product

from tonk.rules.cards import Seat, by_seat
from tonk.session.match.characters import CALM, CAUGHT, MOODS, PLEASED
from tonk.session.match.plan import Player
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.screens.parts import faces
from tonk.ui.screens.parts.medal import warm_medal
from tonk.ui.screens.results.payments import PAID_FACES
from tonk.ui.screens.results.player_columns import HEAD
from tonk.ui.screens.results.result_head import MEDAL
from tonk.ui.shell.context import UiContext
from tonk.ui.table.places.layout import TableLayout
from tonk.ui.table.telling.plates import face_px

_ALL_DRAWN = object()


class FacesAhead:
    """Checks after each action that every face is cached: one that was evicted is drawn again.

    Args:
        ui: The context of the window.
        players: The players, seat by seat.
    """

    def __init__(self, ui: UiContext, players: Sequence[Player]) -> None:
        self._ui = ui
        self._players: list[tuple[Seat, Player]] = list(by_seat(players))
        self._drawn_for: Viewport | None = None
        self._steps: Iterator[None] = iter(())

    def begin(self) -> None:
        """Check again whether all are there."""
        self._drawn_for = None

    def step(self, layout: TableLayout) -> bool:
        """Draw one more face; return False if none is left.

        Args:
            layout: The layout of the table.
        """
        if self._drawn_for != self._ui.viewport:
            self._drawn_for, self._steps = self._ui.viewport, self._all(layout)
        return next(self._steps, _ALL_DRAWN) is None

    def _all(self, layout: TableLayout) -> Iterator[None]:
        """Draw the moods at the table, then the winner's medal and the faces beside the cards, at their largest."""
        viewport, portraits = self._ui.viewport, self._ui.portraits
        for seat, one in self._players:
            size = face_px(viewport, layout.portrait(seat))
            for mood in MOODS:
                if portraits.warm(one.name, size, (mood,), is_person=one.is_person):
                    yield
        size = faces.face_px(viewport, HEAD)
        for seat, one in self._players:
            if warm_medal(self._ui, faces.Face(seat, one.name, one.is_person), MEDAL, PLEASED):
                yield
            for mood in (CALM, PLEASED, CAUGHT):
                if portraits.warm(one.name, size, (mood,), is_person=one.is_person):
                    yield
        small = {faces.face_px(viewport, size) for size in PAID_FACES}
        for (_seat, one), size in product(self._players, small):
            if portraits.warm(one.name, size, (CALM,), is_person=one.is_person):
                yield
