"""The page of matches if none is waiting: a room to sit down in, and the way there."""

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.vignettes import draw_table_scene, warm_table_scene
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Button
from tonk.words import _

_WIDE, _HIGH = 720.0, 460.0
"""Its greatest width and height, in units."""
_TITLE, _LINE, _BUTTON, _PAD, _RADIUS = 44.0, 30.0, 56.0, 22.0, 14.0


class NoMatches:
    """A panel with a scene, a sentence and a button.

    Args:
        ui: The context of the window.
        rules: The id of the rule set whose room is shown.
        sentence: The sentence about what would be listed here.
    """

    def __init__(self, ui: UiContext, rules: str, sentence: str) -> None:
        self._ui = ui
        self._rules = rules
        self._sentence = sentence
        self._box = self._scene = self._words = Box(0, 0, 0, 0)
        self._painted: Box | None = None

    def arrange(self, room: Box, button: Button) -> None:
        """Place it in the middle of a room, with a button below the words."""
        self._box = room.centered(min(_WIDE, room.w), min(_HIGH, room.h))
        wide = self._box.w - 2 * _PAD
        lines = self._ui.text.measure(self._sentence, "small", wide)[1]
        words = _PAD + _TITLE + max(_LINE, lines) + _PAD / 2 + _BUTTON + _PAD
        self._scene, rest = self._box.cut_top(max(0.0, self._box.h - words))
        self._words, foot = rest.inset(_PAD, _PAD).cut_bottom(_BUTTON)[::-1]
        button.box = foot.centered(max(240.0, button.natural_width(self._ui.text)), foot.h)

    def warm(self) -> bool:
        """Paint a part of its scene; return False if there was nothing left to paint."""
        if self._painted == self._scene:
            return False
        if not warm_table_scene(self._ui, self._scene, self._rules):
            self._painted = self._scene
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw everything but the button."""
        theme, wide = canvas.theme, self._words.w
        canvas.shadow(self._box, _RADIUS, blur=14, drop=5)
        canvas.rounded(self._box, theme.panel_raised, _RADIUS)
        draw_table_scene(canvas, self._ui, self._scene, self._rules, _RADIUS)
        canvas.fill(Box(self._box.x, self._scene.bottom - 1, self._box.w, 1.5), theme.hairline)
        canvas.rounded(self._box, (0, 0, 0, 0), _RADIUS, border=theme.panel_border)
        x, y = self._words.center[0], self._words.y
        canvas.text((x, y), _("No saved matches"), "heading", theme.gold_light, anchor="midtop")
        at = x, y + _TITLE
        canvas.text(at, self._sentence, "small", theme.ink, anchor="midtop", max_width=wide, align="center")
