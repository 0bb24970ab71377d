"""The page of a fault: words and buttons on a plain ground, as simple as possible so that it can't fail too."""

from collections.abc import Sequence

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.copying import copied
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.widgets import Button
from tonk.ui.widgets.dialog import DialogAnswer
from tonk.ui.widgets.scroll import ScrollArea
from tonk.words import pgettext

_WIDEST, _MARGIN, _PAD, _HEADING, _GAP, _BUTTON, _LEAST = 760.0, 24.0, 34.0, 60.0, 12.0, 52.0, 150.0


class FaultPage(SmallPage):
    """A failure; the page below isn't touched until one of the ways on is taken.

    Args:
        ui: The context of the window.
        title: The heading.
        sentences: One paragraph each.
        details: The text that can be copied.
        ways: The ways on; Enter takes the first.
        least: The way that changes nothing, taken by Esc; the first if None.
    """

    overlay = False
    least_page = (640.0, 360.0)

    def __init__(
        self,
        ui: UiContext,
        title: str,
        sentences: Sequence[str],
        details: str,
        ways: Sequence[DialogAnswer],
        least: DialogAnswer | None = None,
    ) -> None:
        super().__init__(ui, title)
        self._text = "\n".join(sentences)
        self._words = ScrollArea(self._paint)
        self._copy = Button(pgettext("button", "Copy details"), lambda: copied(ui, details))
        self._ways = [Button(way.label, way.do, kind=way.kind) for way in ways]
        self._least = least or ways[0]
        self._add(self._words, *self._ways, self._copy)
        self._group.default = self._ways[0]

    def announced(self) -> Sequence[str]:
        """Return all its text."""
        return [self._title, *self._text.split("\n")]

    def handle(self, event: Input) -> None:
        """Give the input to the buttons."""
        if not self._group.handle(event) and isinstance(event, KeyPress) and event.key == pygame.K_ESCAPE:
            self._least.do()

    def resized(self, viewport: Viewport) -> None:
        """Place the words above the buttons, which are below each other if they don't fit side by side."""
        wide = min(_WIDEST, viewport.w - 2 * _MARGIN)
        inner = wide - 2 * _PAD
        text = self._ui.text
        buttons = [self._copy, *reversed(self._ways)]
        widths = [max(_LEAST, button.natural_width(text)) for button in buttons]
        in_row = sum(widths) + _GAP * (len(widths) - 1) <= inner
        rows = 1 if in_row else len(buttons)
        foot = rows * _BUTTON + (rows - 1) * _GAP
        words = text.measure(self._text, "body", inner)[1]
        shown = max(_BUTTON, min(words, viewport.h - 2 * _MARGIN - 2 * _PAD - _HEADING - 2 * _GAP - foot))
        content = self._lie(viewport, wide, 2 * _PAD + _HEADING + shown + 2 * _GAP + foot).inset(_PAD)
        content = content.cut_top(_HEADING)[1]
        self._words.box = Box(content.x, content.y, inner + 22.0, shown)
        self._words.content_height = words
        left, y = content.x, content.bottom - foot
        for button, width in zip(buttons, widths, strict=True):
            button.box = Box(left, y, width, _BUTTON) if in_row else Box(content.x, y, inner, _BUTTON)
            left, y = (left + width + _GAP, y) if in_row else (left, y + _BUTTON + _GAP)
        if in_row:
            spare = content.right - (left - _GAP)
            for button in buttons[1:]:
                button.box = button.box.move(spare, 0)

    def draw(self, canvas: Canvas) -> None:
        """Draw it on one colour."""
        canvas.fill(canvas.box, canvas.theme.felt_dark)
        super().draw(canvas)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        wide = self._box.w - 2 * _PAD
        canvas.text((content.x, content.y), self._text, "body", canvas.theme.ink, max_width=wide)
