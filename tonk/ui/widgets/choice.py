"""One of a few values: side by side where they fit, else one at a time between two arrows."""

from collections.abc import Callable, Hashable, Sequence
from itertools import accumulate
from typing import Generic, TypeVar

import pygame

from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Input, Key, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.text import Text
from tonk.ui.theme import mix
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box, Point
from tonk.ui.widgets.base import NOWHERE
from tonk.ui.widgets.field import Field

Value = TypeVar("Value", bound=Hashable)

_PAD = 11.0
_INSET = 4.0
_HIGH = 48.0
_ARROW = 44.0


class Choice(Field, Generic[Value]):
    """A value out of a few, by pressing it or by the arrow keys.

    Args:
        label: What it sets; "" when the control takes the whole box.
        options: The values and what they are called, in order.
        value: The one that is set; one of the options.
        on_change: Called with the new value.
        box: The whole row.
        control_width: Units for the control.
        tooltip: What it does, in a few words more.
    """

    def __init__(
        self,
        label: str,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
        box: Box = NOWHERE,
        *,
        control_width: float | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(label, box, control_width=control_width, tooltip=tooltip)
        self.options = tuple(options)
        self.value = value
        self.on_change = on_change
        self._widths: tuple[float, ...] = ()
        self._held: int | None = None
        self._pointed: int | None = None

    @property
    def index(self) -> int:
        """Which of the options is set."""
        return next((i for i, (value, _name) in enumerate(self.options) if value == self.value), 0)

    def look(self) -> tuple[Hashable, ...]:
        """The options, which one is set, and where the pointer is."""
        return (*super().look(), self.options, self.value, self._held, self._pointed if self.hovered else None)

    def handle(self, event: Input) -> bool:
        """Press a part, or go through the options by arrow keys, Enter or Space."""
        match event:
            case PointerDown(pos=pos) if self.control.contains(pos):
                self._held = self._part_at(pos) if self.disabled is None else None
                return True
            case PointerMove(pos=pos):
                self._pointed = self._part_at(pos)
                return self._held is not None
            case PointerUp(pos=pos) if self._held is not None:
                part, self._held = self._held, None
                if self._part_at(pos) == part:
                    self._press(part)
                return True
            case PointerCancel() if self._held is not None:
                self._held = None
                return True
            case Key(key=key, ctrl=False, alt=False) if self.disabled is None:
                return self._key(key)
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw label and control."""
        self.draw_label(canvas)
        self._widths = self._segment_widths(canvas.text_renderer)
        canvas.rounded(self._frame, canvas.theme.track, 10, border=canvas.theme.hairline)
        if self._widths:
            self._draw_segments(canvas)
        else:
            self._draw_arrows(canvas)
        if self.ring:
            canvas.focus_ring(self._frame, 10)

    @property
    def _frame(self) -> Box:
        control = self.control
        high = min(_HIGH, control.h)
        return Box(control.x, control.center[1] - high / 2, control.w, high)

    def _segment_widths(self, text: Text) -> tuple[float, ...]:
        """How wide each option is drawn; nothing when there is no room for all of them side by side."""
        room = self._frame.w - 2 * _INSET
        least = [text.measure(name, "strong")[0] + 2 * _PAD for _value, name in self.options]
        if not least or sum(least) > room:
            return ()
        if max(least) * len(least) <= room:
            return (room / len(least),) * len(least)
        spare = (room - sum(least)) / len(least)
        return tuple(width + spare for width in least)

    def _parts(self) -> tuple[Box, ...]:
        """The parts that can be pressed: the options, or the two arrows."""
        frame = self._frame
        if not self._widths:
            return frame.cut_left(_ARROW)[0], frame.cut_right(_ARROW)[0]
        inner = frame.inset(_INSET)
        starts = accumulate(self._widths, initial=inner.x)
        return tuple(Box(x, inner.y, w, inner.h) for x, w in zip(starts, self._widths, strict=False))

    def _part_at(self, pos: Point) -> int | None:
        # The whole height of the row counts, and there are no gaps to miss.
        level = (pos[0], self._frame.center[1])
        if not self.control.contains(pos):
            return None
        return next((i for i, part in enumerate(self._parts()) if part.contains(level)), None)

    def _press(self, part: int) -> None:
        if self._widths:
            self._choose(part)
        else:
            self._choose((self.index + (1 if part else -1)) % len(self.options))

    def _key(self, key: int) -> bool:
        last = len(self.options) - 1
        if key == pygame.K_LEFT:
            self._choose(max(0, self.index - 1))
        elif key == pygame.K_RIGHT:
            self._choose(min(last, self.index + 1))
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._choose((self.index + 1) % (last + 1))
        else:
            return False
        return True

    def _choose(self, index: int) -> None:
        value = self.options[index][0]
        if value != self.value:
            self.value = value
            self.on_change(value)

    def _draw_segments(self, canvas: Canvas) -> None:
        theme, chosen = canvas.theme, self.index
        parts = self._parts()
        for number, ((_value, name), part) in enumerate(zip(self.options, parts, strict=True)):
            pointed = self.hovered and self._pointed == number and self.disabled is None
            if number == chosen:
                usable = self.disabled is None
                top, bottom = (theme.gold, theme.gold_dark) if usable else (theme.off, theme.off)
                canvas.rounded(part, top, 7, to=bottom, border=theme.sheen)
                ink = theme.ink_dark if usable else theme.ink_off
            else:
                if pointed:
                    canvas.rounded(part, theme.quiet_hover, 7)
                elif number not in (0, chosen + 1):
                    self._draw_divider(canvas, part)
                ink = theme.ink if self.disabled is None else theme.ink_off
            canvas.text(part.center, name, "strong", ink, anchor="center")

    def _draw_divider(self, canvas: Canvas, part: Box) -> None:
        canvas.line((part.x, part.y + 9), (part.x, part.bottom - 9), canvas.theme.hairline, 1)

    def _draw_arrows(self, canvas: Canvas) -> None:
        theme, frame = canvas.theme, self._frame
        usable = self.disabled is None
        for number, (part, name) in enumerate(zip(self._parts(), ("left", "right"), strict=True)):
            if usable and self.hovered and self._pointed == number:
                canvas.rounded(part.inset(_INSET), theme.quiet_hover, 7)
            color = theme.gold if usable else theme.ink_off
            canvas.icon(icon(name), part.center, 22, mix(color, theme.ink, 0.2))
        if self.options:
            middle = frame.inset(_ARROW + 4, 0)
            ink = theme.ink if usable else theme.ink_off
            canvas.line_of_text(middle, self.options[self.index][1], "strong", ink, "center")
