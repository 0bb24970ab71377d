"""The mark on the log of a hand in which the coach has helped."""

from collections.abc import Hashable

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets import Widget
from tonk.words import _

_HIGH, _ICON, _PAD, _ABOVE, _RIGHT = 22.0, 16.0, 8.0, 2.0, 10.0


class HelpedMark(Widget):
    """A small tag on the upper edge of the log, with a tooltip that explains it."""

    focusable = False

    def __init__(self) -> None:
        super().__init__(tooltip=_("This hand is counted separately in the statistics"))
        self.visible = False

    def follow(self, log: Box, text: Text, *, helped: bool) -> None:
        """Place it at the right of the log's upper edge.

        Args:
            log: The box of the log, in units.
            text: The renderer of letters.
            helped: Whether the coach has helped in this hand, and help counts.
        """
        self.visible = helped
        if helped:
            wide = text.measure(_("Helped"), "small")[0] + _ICON + 2.5 * _PAD
            self.box = Box.around((log.right - _RIGHT - wide / 2, log.y - _ABOVE), wide, _HIGH)

    def look(self) -> tuple[Hashable, ...]:
        """Return its place, and whether it is visible."""
        return self.box, self.visible

    def draw(self, canvas: Canvas) -> None:
        """Draw a lamp and a word."""
        theme, box = canvas.theme, self.box
        shade = mix(theme.panel_raised, theme.felt_dark, 0.5)
        canvas.rounded(box, shade, _HIGH / 2, border=theme.gold)
        canvas.icon(icon("lamp"), (box.x + _PAD + _ICON / 2, box.center[1]), _ICON, theme.gold_light)
        left = (box.x + 1.5 * _PAD + _ICON, box.center[1])
        canvas.text(left, _("Helped"), "small", theme.gold_light, anchor="midleft")
