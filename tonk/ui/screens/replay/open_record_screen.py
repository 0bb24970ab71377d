"""Opening a record: a place to drop a file or paste a hand."""

from itertools import pairwise

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.words import _, pgettext

_WIDE, _HIGH, _BUTTON, _SIGN = 720.0, 430.0, (230.0, 56.0), 84.0
_DASH, _SPACE = 16.0, 11.0


class OpenRecordScreen(TitledScreen):
    """A place to drop a file, and a button that pastes."""

    pastes = True

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("Open a record"))
        self._paste = Button(
            pgettext("button", "Paste"),
            services.routes.open_pasted,
            kind="primary",
            icon=icon("paste"),
            key=pygame.K_v,
            key_hint=_("Ctrl+V"),
        )
        self.group.add(self._paste)
        self.group.default = self._paste
        self._panel = Box(0, 0, 0, 0)

    def arrange(self, body: Box) -> None:
        """Place the drop area in the middle, with the button in it."""
        self._panel = body.cut_bottom(32.0)[1]
        self._panel = self._panel.centered(min(_WIDE, self._panel.w), min(_HIGH, self._panel.h))
        middle, bottom = self._panel.center[0], self._panel.bottom
        self._paste.box = Box.around((middle, bottom - 34.0 - _BUTTON[1] / 2), *_BUTTON)

    def paint(self, canvas: Canvas) -> None:
        """Draw a dashed frame, a sheet that comes down into it, and what may be dropped."""
        theme, panel = canvas.theme, self._panel
        canvas.panel(panel, "panel", 18)
        for start, end in _dashes(panel.inset(14.0)):
            canvas.line(start, end, fade(theme.gold, 0.7), 2.0)
        x, y = panel.center[0], panel.y + 40.0
        canvas.icon(icon("file"), (x, y + _SIGN / 2), _SIGN, theme.gold_light)
        y += _SIGN + 14.0
        y = canvas.text((x, y), _("Drop a file with hands here"), "heading", theme.gold_light, anchor="midtop").bottom
        lines = (
            _("It can hold one hand or thousands. You can drop a file onto the window at any time."),
            _("Or copy a hand as text from a replay or a message, and paste it here."),
        )
        for line in lines:
            wide = panel.w - 120.0
            drawn = canvas.text((x, y + 10.0), line, "body", theme.ink, anchor="midtop", max_width=wide, align="center")
            y = drawn.bottom


def _dashes(box: Box) -> list[tuple[Point, Point]]:
    """Return the dashes of a frame."""
    found = []
    corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y))
    for (x, y), (to_x, to_y) in pairwise(corners):
        far = abs(to_x - x) + abs(to_y - y)
        count = max(1, round(far / (_DASH + _SPACE)))
        part, dash = 1 / count, _DASH / (_DASH + _SPACE) / count
        ways = [((number + 0.5) * part - dash / 2, (number + 0.5) * part + dash / 2) for number in range(count)]
        found += [((x + (to_x - x) * a, y + (to_y - y) * a), (x + (to_x - x) * b, y + (to_y - y) * b)) for a, b in ways]
    return found
