"""Dialogs: a question on top of a screen that must be answered before anything else."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.widgets.button import Button, ButtonKind
from tonk.ui.widgets.group import WidgetGroup
from tonk.ui.widgets.overlay import Rise, draw_plaque
from tonk.ui.widgets.scroll import ScrollArea

_WIDTH = 560.0
_PAD = 32.0
_BUTTON_HEIGHT, _LEAST_BUTTON = 52.0, 132.0


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """A button of a dialog.

    Attributes:
        label: Its words.
        do: The action after the dialog has closed.
        kind: "primary", "quiet" or "danger", as for ``Button``.
    """

    label: str
    do: Callable[[], object] = lambda: None
    kind: ButtonKind = "quiet"


class Dialog:
    """A screen on top of another: title, words and answers. ``ui.screens.push`` it; any answer closes it.

    Args:
        ui: The context of the window.
        title: A short question or statement.
        body: The text to read before answering; long texts scroll.
        answers: The buttons from left to right; Enter gives the primary one, Esc the first one.
    """

    overlay = True
    least_page = (640.0, 360.0)

    def __init__(
        self,
        ui: UiContext,
        title: str,
        body: str,
        answers: Sequence[DialogAnswer],
    ) -> None:
        self._ui = ui
        self._view = ui.viewport
        self._title = title
        self._body = body
        self._cancel = answers[0]
        self._box = Box(0, 0, 0, 0)
        self._rise = Rise(ui)
        self._words = ScrollArea(self._paint_body)
        self._buttons = [self._button(answer) for answer in answers]
        self._group = WidgetGroup(self._words, *self._buttons)
        self._group.default = next((b for b in self._buttons if b.kind == "primary"), None)

    def handle(self, event: Input) -> None:
        """Take an answer. Nothing behind the dialog can be reached."""
        if not self._group.handle(event) and isinstance(event, KeyPress) and event.key == pygame.K_ESCAPE:
            self._give(self._cancel)

    def update(self, now: float) -> bool:
        """Rise into place."""
        if self._rise.update(now):
            self._lay_out()
        self._group.follow_screen(self._ui, self)
        return self._group.update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog on what is behind it, darkened."""
        canvas.dim()
        draw_plaque(canvas, self._box)
        theme, inner = canvas.theme, self._box.inset(_PAD)
        canvas.text((inner.x, inner.y), self._title, "heading", theme.gold_light, max_width=inner.w)
        self._group.draw(canvas)

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only an input changes it
        """Return ``math.inf`` (`Screen`)."""
        return math.inf

    def resized(self, viewport: Viewport) -> None:
        """Move to the middle of the window."""
        self._view = viewport
        self._lay_out()

    def _button(self, answer: DialogAnswer) -> Button:
        return Button(answer.label, lambda: self._give(answer), kind=answer.kind)

    def _give(self, answer: DialogAnswer) -> None:
        self._ui.screens.remove(self)
        answer.do()

    def _lay_out(self) -> None:
        view, text = self._view, self._ui.text
        wide = min(_WIDTH, view.w - 80)
        inner = wide - 2 * _PAD
        title = text.measure(self._title, "heading", inner)[1]
        words = text.measure(self._body, "body", inner)[1] if self._body else 0.0
        rows = self._rows(inner)
        buttons = len(rows) * (_BUTTON_HEIGHT + 12) - 12
        fixed = 2 * _PAD + title + buttons + 24 + (14 if words else 0)
        shown = min(words, view.h - 60 - fixed)
        self._box = view.box.centered(wide, fixed + shown).move(0, self._rise.left)
        content = self._box.inset(_PAD)
        # Beside the bar there is less room for the words: measured again when they need it.
        self._words.box = Box(content.x, content.y + title + 14, inner + (0 if shown < words else 22), shown)
        self._words.content_height = text.measure(self._body, "body", self._words.inner_width)[1]
        y = content.bottom - buttons
        for row in rows:
            right = content.right
            for button, width in reversed(row):
                button.box = Box(right - width, y, width, _BUTTON_HEIGHT)
                right -= width + 12
            y += _BUTTON_HEIGHT + 12

    def _rows(self, room: float) -> list[list[tuple[Button, float]]]:
        """Return the buttons with their widths: in one row, or stacked if that is too narrow."""
        widths = [max(_LEAST_BUTTON, b.natural_width(self._ui.text)) for b in self._buttons]
        pairs = list(zip(self._buttons, widths, strict=True))
        if sum(widths) + 12 * (len(widths) - 1) <= room:
            return [pairs]
        return [[(button, room)] for button, _width in pairs]

    def _paint_body(self, canvas: Canvas, content: Box) -> None:
        canvas.text((content.x, content.y), self._body, "body", canvas.theme.ink, max_width=self._words.inner_width)
