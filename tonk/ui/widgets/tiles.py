"""A choice of one of a few values, each a picture with its name on a plate."""

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.cues import Cue
from tonk.ui.widgets.base import NOWHERE, PRESS_KEYS
from tonk.ui.widgets.field import PartsField, Value
from tonk.words.narration import Description, Role

_LABEL = 34.0
_PLATE, _LONG_PLATE = 34.0, 48.0
_BADGE, _LOCK, _VEIL = 26.0, 15.0, 0.5


def _nothing_over(_canvas: Canvas, _tile: Box, _value: object) -> None:
    """Draw nothing, as most tiles have no mark."""


class TileField(PartsField[Value]):
    """One of a few values, chosen by pressing its picture or by the arrow keys.

    Args:
        label: The name of the setting, written above the pictures; "" for none.
        options: The values and their names, in order.
        value: The chosen value.
        on_change: Called with the new value.
        draw_picture: Draws the picture of a value into a box.
        columns: The number of pictures side by side.
        plates: Whether the names are on plates over the pictures rather than below them.
        locked: Returns why a value can't be chosen yet; "" if it can.

    Attributes:
        draw_over: Draws over the finished tile of a value, such as a mark on its edge.
    """

    def __init__(
        self,
        label: str,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
        draw_picture: Callable[[Canvas, Box, Value], None],
        *,
        columns: int,
        plates: bool = True,
        locked: Callable[[Value], str] = lambda _: "",
        box: Box = NOWHERE,
    ) -> None:
        super().__init__(label, value, on_change, box)
        self.options = tuple(options)
        self.columns = columns
        self.draw_picture = draw_picture
        self.draw_over: Callable[[Canvas, Box, Value], None] = _nothing_over
        self.plates = plates
        self._locked = locked
        self.gap = 12.0

    @property
    def index(self) -> int:
        """Return the index of the chosen option."""
        return next((i for i, (value, _name) in enumerate(self.options) if value == self.value), 0)

    @property
    def rows(self) -> int:
        """Return the number of rows."""
        return -(-len(self.options) // self.columns)

    @property
    def control(self) -> Box:
        """The box of all pictures, below the label."""
        return self.box.cut_top(_LABEL)[1] if self.label else self.box

    @property
    def frame(self) -> Box:
        """The box in which the pictures are drawn: all of it."""
        return self.control

    @property
    def parts(self) -> Mapping[int, Box]:
        """Return the boxes of the tiles by number."""
        rows = self.control.split_rows(self.rows, self.gap)
        boxes = [box for row in rows for box in row.split_columns(self.columns, self.gap)]
        return dict(enumerate(boxes[: len(self.options)]))

    @property
    def hint(self) -> str:
        """Return why the picture under the pointer can't be chosen, if it can't."""
        return self._why_locked(self._pointed) if self._pointed is not None else super().hint

    @property
    def description(self) -> Description:
        """Return its label and the chosen picture."""
        value = self.options[self.index][1] if self.options else ""
        place = self.index + 1, len(self.options)
        return Description(self.spoken_name, Role.CHOICE, value, place, self.tooltip, self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """The options besides what every field shows, and which of them are locked."""
        return (*super().look(), self.options, self.columns, *map(self._why_locked, range(len(self.options))))

    def press_part(self, part: int) -> None:
        """Choose a picture that is not locked."""
        if self._why_locked(part):
            self.on_cue(Cue.REFUSED)
        else:
            self.change(self.options[part][0])

    def _is_open(self, part: int) -> bool:
        return not self._why_locked(part % len(self.options))

    def _why_locked(self, part: int) -> str:
        value = self.options[part][0]
        return "" if value == self.value else self._locked(value)

    def press_key(self, key: int) -> bool:
        """Move by the arrows, stopping at the edges; Enter and Space wrap round."""
        count, here = len(self.options), self.index
        moves = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -self.columns, pygame.K_DOWN: self.columns}
        if key in PRESS_KEYS:
            self.press_part(next(part % count for part in range(here + 1, here + count + 1) if self._is_open(part)))
            return True
        if key not in moves:
            return False
        there = here + moves[key]
        while 0 <= there < count and not self._is_open(there):
            there += moves[key]
        if not 0 <= there < count:
            # Beyond the last row the arrows move on to the next widget; at the ends of a row they stop.
            return key in (pygame.K_LEFT, pygame.K_RIGHT)
        self.press_part(there)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the label and the pictures, without a background."""
        self.draw_label(canvas)
        self.draw_parts(canvas)
        self.draw_ring(canvas)

    def draw_label(self, canvas: Canvas) -> None:
        """Draw the label above."""
        if self.label:
            canvas.line_of_text(self.box.cut_top(_LABEL - 6)[0], self.label, "body", self.ink(canvas.theme))

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw each picture, its name, and the mark on the chosen one."""
        for number, tile in self.parts.items():
            self._draw_tile(canvas, tile, number)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring around the chosen one, from which the arrow keys start."""
        if self.ring and self.options:
            canvas.focus_ring(self.parts[self.index], self.radius)

    def _draw_tile(self, canvas: Canvas, tile: Box, number: int) -> None:
        theme, (value, name) = canvas.theme, self.options[number]
        chosen, lit = number == self.index, self.lit(number)
        canvas.shadow(tile, self.radius, blur=12 if lit else 8, drop=4 if lit else 3)
        if self.plates:
            self.draw_picture(canvas, tile, value)
            plate = tile.cut_bottom(self._plate_height(canvas, tile))[0]
            with canvas.clipped(plate):
                canvas.rounded(tile, theme.panel_raised, self.radius)
            canvas.line((plate.x, plate.y), (plate.right, plate.y), theme.hairline, theme.border)
        else:
            below, picture = tile.cut_bottom(_PLATE)
            plate = below.cut_top(below.h - 4)[0]
            canvas.rounded(tile, theme.quiet_hover if chosen or lit else theme.track, self.radius)
            self.draw_picture(canvas, picture.inset(8, 6), value)
        if lit and not chosen:
            canvas.rounded(tile, (255, 255, 255, 16), self.radius)
        border = theme.gold if chosen else theme.panel_border
        canvas.rounded(tile, (0, 0, 0, 0), self.radius, border=border, border_width=3 if chosen else 1.25)
        self._draw_name(canvas, plate.inset(4, 0), name, chosen=chosen)
        if self._why_locked(number):
            canvas.rounded(tile, fade(theme.panel_raised, _VEIL), self.radius)
            middle = (tile.center[0], (tile.y + plate.y) / 2)
            canvas.disc(middle, _LOCK, theme.panel_raised, border=theme.panel_border)
            canvas.icon(icon("lock"), middle, _LOCK + 2, theme.ink_soft)
        if chosen:
            badge = (tile.right - 6 - _BADGE / 2, tile.y + 6 + _BADGE / 2)
            canvas.disc(badge, _BADGE / 2, theme.gold, border=theme.panel_raised, border_width=1.5)
            canvas.icon(icon("check"), badge, 18, theme.ink_dark)
        self.draw_over(canvas, tile, value)

    def _plate_height(self, canvas: Canvas, tile: Box) -> float:
        """Return the height of all plates: that of the longest name, on one line or on two."""
        text, names = canvas.text_renderer, [name for _value, name in self.options]
        if all(text.measure(name, "small")[0] <= tile.w - 14 for name in names):
            return min(_PLATE, tile.h * 0.42)
        highest = max(text.measure(name, "small", tile.w - 14)[1] for name in names)
        return min(max(_LONG_PLATE, highest + 6), tile.h - 10)

    def _draw_name(self, canvas: Canvas, plate: Box, name: str, *, chosen: bool) -> None:
        """Draw a name in the largest style in which all names fit on one line, or else on two small lines."""
        text = canvas.text_renderer
        ink = canvas.theme.gold_light if chosen else canvas.theme.ink
        names = [other for _value, other in self.options]
        large = all(text.measure(other, "strong")[0] <= plate.w for other in names)
        style = ("strong" if chosen else "body") if large else "small"
        if text.measure(name, style)[0] <= plate.w:
            canvas.line_of_text(plate, name, style, ink, "center")
            return
        canvas.text(plate.center, name, "small", ink, anchor="center", max_width=plate.w, align="center")

    def _part_at(self, pos: Point) -> int | None:
        return next((part for part, box in self.parts.items() if box.contains(pos)), None)
