"""A tile to press: an icon on a coin, a title, and a line or two of what it opens."""

from collections.abc import Callable, Hashable

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import Icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets import Pressable

_COIN, _ICON, _PAD, _TITLE = 56.0, 28.0, 16.0, 30.0


class Tile(Pressable):
    """A way to another page.

    Args:
        title: What it is called.
        line: What it is, in a few words.
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
