"""A table on the map of the Circuit: its picture, its name, and whether it is won, open or closed."""

from collections.abc import Callable, Hashable

from tonk.session.circuit.tables import CircuitTable
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.trophies import trophy
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.table_tiles import TableTiles
from tonk.ui.widgets import Pressable
from tonk.words import pgettext
from tonk.words.narration import Description, one_after_the_other
from tonk.words.rules.rule_sets import rules_name

_TROPHY, _NUMBER, _LOCK = 34.0, 13.0, 17.0
_BEYOND = 16.0
"""The units by which a name may extend beyond its picture on either side."""
_VEIL, _FRAME, _LIT_FRAME = 0.5, 2.0, 3.5


class TableStop(Pressable):
    """A stop on the path.

    Args:
        pictures: The pictures of the tables.
        number: The number of the table, from 0.
        table: The table.
        on_press: Called when it is chosen.

    Attributes:
        chosen: Whether the page below the map is about it.
        here: Whether you are there.
        open: Whether you may sit there, money allowing.
        won: Whether it has been won.
        name_height: The height of the room for its name, of one line or two.
    """

    radius = 14

    def __init__(self, pictures: TableTiles, number: int, table: CircuitTable, on_press: Callable[[], None]) -> None:
        super().__init__(on_press=on_press)
        self._pictures = pictures
        self._number = number
        self._table = table
        self._name = rules_name(table.rules.name)
        self.chosen = self.here = self.open = self.won = False
        self.name_height = 0.0

    @property
    def picture_box(self) -> Box:
        """The box of its picture, above its name."""
        return self.box.cut_bottom(self.name_height)[1]

    @property
    def description(self) -> Description:
        """Return its number and name, and whether it is closed or won."""
        said = pgettext("a table of the Circuit", "Won") if self.won else self.tooltip
        return Description(one_after_the_other((str(self._number + 1), self._name)), value=said)

    def look(self) -> tuple[Hashable, ...]:
        """Return the state of the table, besides what every widget shows."""
        return (*super().look(), self.chosen, self.here, self.open, self.won)

    def draw(self, canvas: Canvas) -> None:
        """Draw it; the chosen one has a bright frame."""
        theme, box = canvas.theme, self.picture_box.move(0, 1.5 * self.sink)
        canvas.shadow(box, self.radius, blur=10 + 6 * self.glow, drop=3)
        self._pictures.draw(canvas, box, self._table.id)
        if not self.open:
            canvas.rounded(box, fade(theme.panel_raised, _VEIL), self.radius)
            canvas.disc(box.center, _LOCK, theme.panel_raised, border=theme.panel_border)
            canvas.icon(icon("lock"), box.center, _LOCK + 3, theme.ink_soft)
        frame, wide = (theme.gold_light, _LIT_FRAME) if self.chosen else (theme.panel_border, _FRAME)
        canvas.rounded(box, fade(theme.panel, 0), self.radius, border=frame, border_width=wide + self.glow)
        self._draw_number(canvas, box)
        if self.won:
            wide = _TROPHY
            at = (box.right - 10, box.bottom + 6)
            canvas.picture(trophy(self._table.id, canvas.viewport.px(wide), theme, won=True), at, "bottomright")
        name = self.box.cut_bottom(self.name_height)[0].inset(-_BEYOND, 0)
        ink = theme.gold_light if self.here else theme.ink if self.open else theme.ink_soft
        at = (name.center[0], name.y + 3)
        canvas.text(at, self._name, "small", ink, anchor="midtop", max_width=name.w, align="center")
        if self.ring:
            canvas.focus_ring(box, self.radius)

    def _draw_number(self, canvas: Canvas, box: Box) -> None:
        """Draw its number on the path, on a coin at its corner."""
        theme, center = canvas.theme, (box.x + 8, box.y + 8)
        full = theme.gold if self.here else theme.panel_raised
        canvas.disc(center, _NUMBER, full, border=theme.gold, border_width=1.5)
        ink = theme.ink_dark if self.here else theme.gold_light
        canvas.text(center, str(self._number + 1), "small", ink, anchor="center")
