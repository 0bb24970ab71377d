"""The background and rise of everything that floats above a screen (dialogs, the menu, the curtain)."""

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext

RADIUS = 18.0
_INNER = 7.0


def draw_plaque(canvas: Canvas, box: Box) -> None:
    """A raised panel with a double line of brass around it."""
    theme = canvas.theme
    canvas.shadow(box, RADIUS, blur=30, drop=10)
    top, bottom = mix(theme.panel_raised, theme.quiet_hover, 0.35), mix(theme.panel_raised, theme.felt_dark, 0.25)
    canvas.rounded(box, top, RADIUS, to=bottom, border=theme.gold_dark, border_width=2)
    line = box.inset(_INNER)
    canvas.rounded(line, (0, 0, 0, 0), RADIUS - _INNER + 2, border=fade(theme.panel_border, 0.55), border_width=1)


def draw_heading(canvas: Canvas, box: Box, words: str) -> Box:
    """Draw a heading in the middle of a box's upper edge, with a fine line at each side; return its box.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        words: The words.
    """
    theme = canvas.theme
    fitting = canvas.text_renderer.fit(words, "heading", box.w)
    head = canvas.text((box.center[0], box.y), fitting, "heading", theme.gold_light, anchor="midtop")
    for start, end in ((box.x, head.x - 16), (head.right + 16, box.right)):
        if end - start > 24:
            canvas.line((start, head.center[1]), (end, head.center[1]), theme.panel_border)
    return head


_FROM = 18.0


class Rise:
    """A rise at the animation speed; with reduced motion the page is in place at once.

    Attributes:
        left: The distance of the page below its place, in units.
    """

    def __init__(self, ui: UiContext) -> None:
        self._settings = ui.settings
        self._opened: float | None = None
        self.left = _FROM

    def update(self, now: float) -> bool:
        """Update to the time ``now``; return True if the page has moved."""
        if self._opened is None:
            self._opened = now
        passed, seconds = now - self._opened, speeds.at_speed(speeds.RISE, self._settings.animation_speed)
        there = self._settings.less_motion or passed >= seconds
        left = 0.0 if there else round(_FROM * (1 - ease_out(passed / seconds)), 1)
        moved, self.left = left != self.left, left
        return moved
