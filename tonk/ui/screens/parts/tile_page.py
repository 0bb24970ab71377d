"""A page of tiles to press: each has an icon on a coin, a title, and a line or two on what it opens."""

from collections.abc import Callable, Hashable, Sequence

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import Icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Pressable, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH

_COIN, _ICON, _PAD, _TITLE = 56.0, 28.0, 16.0, 30.0


class Tile(Pressable):
    """A way to another page.

    Args:
        title: Its name.
        line: A description in a few words.
        icon: Drawn on the coin.
        on_press: Opens it.
        note: Gives what stands at its foot, such as how far one has come; "" for nothing.
    """

    def __init__(
        self,
        title: str,
        line: str,
        icon: Icon,
        on_press: Callable[[], None],
        note: Callable[[], str] = str,
    ) -> None:
        super().__init__(on_press=on_press)
        self.title = title
        self.line = line
        self._note = note
        self._icon = icon

    def look(self) -> tuple[Hashable, ...]:
        """The words besides what every widget shows."""
        return (*super().look(), self.title, self.line, self._note())

    def draw(self, canvas: Canvas) -> None:
        """Draw it; it comes up a little under the pointer."""
        theme, box = canvas.theme, self.box.move(0, 1.5 * self.sink)
        usable = self.disabled is None
        if usable:
            canvas.shadow(box, self.radius, blur=8 + 5 * self.glow, drop=2 + 2 * self.glow * (1 - self.sink))
        ground = mix(theme.panel_raised, theme.quiet_hover, 0.2 + 0.8 * self.glow)
        border = mix(theme.panel_border, theme.gold_light, self.glow)
        canvas.rounded(box, ground, self.radius, border=(*border, round(150 + 90 * self.glow)))
        coin, words = box.inset(_PAD).cut_left(_COIN, _PAD)
        self._draw_coin(canvas, coin, usable=usable)
        self._draw_words(canvas, words, usable=usable)
        self.draw_ring(canvas)

    def _draw_coin(self, canvas: Canvas, coin: Box, *, usable: bool) -> None:
        theme, center = canvas.theme, (coin.center[0], coin.y + _COIN / 2)
        full = mix(theme.felt_light, theme.gold_dark, 0.25 * self.glow)
        canvas.disc(center, _COIN / 2, full if usable else theme.off, border=theme.panel_border, border_width=2)
        canvas.icon(self._icon, center, _ICON, theme.gold_light if usable else theme.ink_off)

    def _draw_words(self, canvas: Canvas, words: Box, *, usable: bool) -> None:
        theme = canvas.theme
        title, rest = words.cut_top(_TITLE)
        canvas.line_of_text(title, self.title, "strong", theme.gold_light if usable else theme.ink_off)
        ink = theme.ink if usable else theme.ink_off
        canvas.text((rest.x, rest.y), self.line, "small", ink, max_width=rest.w)
        if note := self._note():
            foot = rest.cut_bottom(canvas.text_renderer.line_height("small"))[0]
            canvas.line_of_text(foot, note, "small", theme.gold)


_GAP, _BOTTOM, _TALLEST, _LEAST, _LEAST_WIDTH, _EDGE = 16.0, 24.0, 136.0, 118.0, 300.0, 6.0
_MOST_COLUMNS = 3


class TilePage(TitledScreen):
    """A screen of tiles.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        title: The heading.
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
