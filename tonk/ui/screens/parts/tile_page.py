"""A page of tiles to press: each has a scene, a title, a line or two about its page, and the progress there."""

from collections.abc import Callable, Hashable, Sequence

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.progress_ring import draw_ring
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Pressable, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH

_PAD, _ABOVE, _TITLE, _RING, _ABOVE_NOTE = 16.0, 8.0, 30.0, 48.0, 10.0


def _nothing_to_paint(_box: Box) -> bool:
    return False


StepsDone = tuple[int, int]
"""The number done, and the total."""


def _no_progress() -> StepsDone | None:
    return None


class Tile(Pressable):
    """A button that opens another page.

    Args:
        title: Its name.
        line: A description in a few words.
        scene: Draws its picture into a box, with round upper corners of a radius.
        on_press: Opens it.
        note: Returns the words at its foot, such as the progress; "" for nothing.
        progress: Returns the progress for a ring; None for none.
        warm: Paints a part of its picture in a box; returns False once nothing is left.
    """

    def __init__(
        self,
        title: str,
        line: str,
        scene: Callable[[Canvas, Box, float], None],
        on_press: Callable[[], None],
        note: Callable[[], str] = str,
        progress: Callable[[], StepsDone | None] = _no_progress,
        warm: Callable[[Box], bool] = _nothing_to_paint,
    ) -> None:
        super().__init__(on_press=on_press)
        self.title = title
        # A dot keeps to the words before it, so that no line begins with one.
        self.line = line.replace("  ·", "\u00a0\u00a0·")
        self.words_high = 0.0
        self.shown = False
        """True if its scene is shown: cards take time, so the tiles show theirs one after the other."""
        self._scene = scene
        self._note = note
        self._progress = progress
        self._warm = warm

    @property
    def picture(self) -> Box:
        """Return its box above the words."""
        return self.box.cut_bottom(self.words_high)[1]

    def show(self) -> bool:
        """Continue towards showing its scene, which may need painting first; return True if it is newly shown."""
        shown, self.shown = self.shown, not self._warm(self.picture)
        return self.shown and not shown

    def look(self) -> tuple[Hashable, ...]:
        """Return the words and the ring, besides what every widget shows."""
        return (*super().look(), self.title, self.line, self._note(), self._progress(), self.words_high, self.shown)

    def natural_words(self, text: Text, wide: float) -> float:
        """Return the height of the words in a tile of this width."""
        line = text.measure(self.line, "small", wide - 2 * _PAD)[1] if self.line else 0.0
        note = _ABOVE_NOTE + text.line_height("small") if self._note() else 0.0
        return _ABOVE + _TITLE + line + note + _PAD

    def draw(self, canvas: Canvas) -> None:
        """Draw it; it rises a little under the pointer."""
        theme, box = canvas.theme, self.box.move(0, 1.5 * self.sink)
        canvas.shadow(box, self.radius, blur=8 + 5 * self.glow, drop=2 + 2 * self.glow * (1 - self.sink))
        ground = mix(theme.panel_raised, theme.quiet_hover, 0.2 + 0.8 * self.glow)
        border = mix(theme.panel_border, theme.gold_light, self.glow)
        canvas.rounded(box, ground, self.radius)
        words, picture = box.cut_bottom(self.words_high)
        if self.shown:
            self._scene(canvas, picture, self.radius)
        canvas.fill(Box(box.x, picture.bottom - 1, box.w, 1.5), theme.hairline)
        canvas.rounded(box, (0, 0, 0, 0), self.radius, border=(*border, round(150 + 90 * self.glow)))
        self._draw_words(canvas, words)
        if (progress := self._progress()) is not None:
            draw_ring(canvas, (box.right - _PAD - _RING / 2, picture.bottom), _RING, *progress)
        self.draw_ring(canvas)

    def draw_name(self, canvas: Canvas) -> None:
        """Draw its words without its picture."""
        self._draw_words(canvas, self.box.cut_bottom(self.words_high)[0])

    def _draw_words(self, canvas: Canvas, words: Box) -> None:
        theme = canvas.theme
        inner = Box(words.x + _PAD, words.y + _ABOVE, words.w - 2 * _PAD, words.h - _ABOVE - _PAD)
        title, rest = inner.cut_top(_TITLE)
        if self._progress() is not None:
            title = title.cut_right(_RING + 6)[1]
        canvas.line_of_text(title, self.title, "strong", theme.gold_light)
        canvas.text((rest.x, rest.y), self.line, "small", theme.ink, max_width=rest.w)
        if note := self._note():
            foot = rest.cut_bottom(canvas.text_renderer.line_height("small"))[0]
            canvas.line_of_text(foot, note, "small", theme.gold)


_GAP, _BOTTOM, _EDGE, _LEAST_WIDTH = 16.0, 24.0, 6.0, 270.0
_MOST_COLUMNS = 4
_LEAST_PICTURE, _MOST_PICTURE = 82.0, 250.0


class TilePage(TitledScreen):
    """A screen of tiles.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        title: The heading.
        tiles: The tiles, in the order of reading.
        expected: The number of tiles to leave room for, if more will come.
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
        """Append tiles; all are laid out again, so they should be added together."""
        if not tiles:
            return
        self._put(tiles)
        self.resized(self.ui.viewport)
        self.changed()

    def update(self, now: float) -> bool:
        """Show the scene of one more tile."""
        changed = super().update(now)
        for tile in self.tiles:
            if tile.show() or not tile.shown:
                break
        return changed

    def _put(self, tiles: Sequence[Tile]) -> None:
        if tiles and not self.tiles:
            self.group.focus(tiles[0])
            self.group.default = tiles[0]
        self.tiles += tuple(tiles)

    def arrange(self, body: Box) -> None:
        """Place the tiles row by row, as high as there is room for; beyond that they scroll."""
        room = body.cut_bottom(_BOTTOM)[1]
        count = max(1, len(self.tiles), self._expected)
        columns = columns_of(count, max(1, min(_MOST_COLUMNS, int((room.w + _GAP) / (_LEAST_WIDTH + _GAP)))))
        rows = -(-count // columns)
        wide = (room.w - BAR_WIDTH - 4 - (columns - 1) * _GAP) / columns
        words = max((tile.natural_words(self.ui.text, wide) for tile in self.tiles), default=0.0)
        fair = (room.h + _GAP) / rows - _GAP
        high = words + max(_LEAST_PICTURE, min(_MOST_PICTURE, fair - words))
        content = 2 * _EDGE + rows * (high + _GAP) - _GAP
        around = room.inset(-_EDGE)  # so that shadows are whole, and the tiles lie where other pages have their panels
        self._area.box = around._replace(w=around.w + BAR_WIDTH + 4)
        self._area.content_height = content
        if content > around.h:
            self._area.box = around
        inner = Box(_EDGE, _EDGE, self._area.inner_width - 2 * _EDGE, content - 2 * _EDGE)
        cells = [cell for row in inner.split_rows(rows, _GAP) for cell in row.split_columns(columns, _GAP)]
        # An incomplete last row is centred.
        missing = (rows * columns - count) * (inner.w + _GAP) / columns / 2
        for number, (tile, cell) in enumerate(zip(self.tiles, cells, strict=False)):
            tile.words_high = words
            self._area.place(tile, cell.move(missing, 0) if number >= (rows - 1) * columns else cell)


def columns_of(count: int, most: int) -> int:
    """Return the number of columns, at most ``most``, that leaves the fewest places empty.

    Args:
        count: The number of tiles.
        most: The greatest number of columns that fit.
    """
    least = min(most, 3)
    return min(range(least, most + 1), key=lambda columns: (-count % columns, -(-count // columns)))
