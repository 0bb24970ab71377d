"""A page of tiles, in as many columns as there is room for, which can be scrolled where they are too many."""

from collections.abc import Sequence

from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.tile import Tile
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH

_GAP, _BOTTOM, _TALLEST, _LEAST, _LEAST_WIDTH, _EDGE = 16.0, 24.0, 136.0, 118.0, 300.0, 6.0
_MOST_COLUMNS = 3


class TilePage(TitledScreen):
    """A screen of tiles.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        title: What stands at its top.
        tiles: The tiles, in the order of reading.
        expected: For how many there is to be room, where more come.
    """

    def __init__(
        self, ui: UiContext, services: Services, title: str, tiles: Sequence[Tile], *, expected: int = 0
    ) -> None:
        super().__init__(ui, services, title)
        self.tiles: tuple[Tile, ...] = ()
        self._expected = expected
        self._area = ScrollArea()
        self.group.add(self._area)
        self._put(tiles)

    def add(self, tiles: Sequence[Tile]) -> None:
        """Put these tiles behind the others; all of them are laid out again, so they should come together."""
        if not tiles:
            return
        self._put(tiles)
        self.resized(self.ui.viewport)
        self.changed()

    def _put(self, tiles: Sequence[Tile]) -> None:
        if tiles and not self.tiles:
            self.group.focus(tiles[0])
            self.group.default = tiles[0]
        self.tiles += tuple(tiles)

    def arrange(self, body: Box) -> None:
        """The tiles row by row, as high as there is room for; beyond that they scroll."""
        room = body.cut_bottom(_BOTTOM)[1]
        columns = max(1, min(_MOST_COLUMNS, int((room.w + _GAP) / (_LEAST_WIDTH + _GAP))))
        rows = -(-max(len(self.tiles), self._expected) // columns)
        high = max(_LEAST, min(_TALLEST, (room.h - 2 * _EDGE + _GAP) / max(1, rows) - _GAP))
        content = 2 * _EDGE + rows * (high + _GAP) - _GAP
        self._area.box = Box(room.x - _EDGE, room.y, room.w + 2 * _EDGE + BAR_WIDTH + 4, room.h)
        self._area.content_height = content
        if content > room.h:
            self._area.box = Box(room.x - _EDGE, room.y, room.w + 2 * _EDGE, room.h)
        inner = Box(_EDGE, _EDGE, self._area.inner_width - 2 * _EDGE, content - 2 * _EDGE)
        cells = [cell for row in inner.split_rows(max(1, rows), _GAP) for cell in row.split_columns(columns, _GAP)]
        for tile, cell in zip(self.tiles, cells, strict=False):
            self._area.place(tile, cell)
